#!/usr/bin/env python3
"""verify_fair.py JOURNAL…: recomputes every draw of finished games from their seeds. Exit code 1: not all are fair.

Written from docs/fair-dice.md with Python's standard library alone. How many dice or cards are drawn is the rules'
matter: that is taken from the journal, and `croupier replay` checks it."""

import hashlib
import json
import math
import sys

COLOURS = "red green blue black white yellow grey violet".split()
TOKENS = "pink gold blue green red".split()
ACTIONS = "win-tie reroll two-casinos pass rotate take-back double score-it middle swap".split()
TOSS = [(-2, 1), (-2, -1), (0, 1), (-3, -1), (-4, -3)]
MACHINES, POKER = "B G R V 1 2 3 4 5 6 8 9".split(), "9 10 J Q K A".split()
CASINO = [suit + number for suit in "SHDC" for number in "1234"] + ["jackpot"]
DECK = [colour + str(rank) for colour in "BGRV" for rank in range(10)]
BONUS = [(10000, 0), *((note, 2) for note in range(20000, 60001, 10000))]
NOTES = dict(zip(range(10000, 100000, 10000), [6, 8, 8, 6, 6, 5, 5, 5, 5]))


class House:
    """The ChaCha20 stream (RFC 8439) of a key for one entry, and the draws that are made from it."""

    def __init__(self, key, entry):
        self.key = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
        self.entry, self.block, self.words = entry, 0, []

    def word(self):
        if not self.words:
            start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key, self.block, 0, 0, self.entry]
            x = start[:]
            for _ in range(10):
                for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                                   (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):  # fmt: skip
                    for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                        x[to] = (x[to] + x[by]) & 0xFFFFFFFF
                        x[turned] ^= x[to]
                        x[turned] = (x[turned] << bits | x[turned] >> (32 - bits)) & 0xFFFFFFFF
            self.words = [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]
            self.block += 1
        return self.words.pop(0)

    def settle(self, word, bound):
        while (word * bound & 0xFFFFFFFF) < (1 << 32) % bound:
            word = self.word()
        return word * bound >> 32

    def below(self, bound):
        return self.settle(self.word(), bound)

    def dice(self, count):
        first, second = self.word(), self.word()
        few, rest = min(count, 4), max(count - 4, 0)
        return sorted(faces(self.settle(first, 6**few), few) + faces(self.settle(second, 6**rest), rest))

    def take(self, things):  # it is gone from the list
        return things.pop(self.below(len(things)))

    def some(self, things, count):
        return [self.take(things) for _ in range(count)]

    def by_one_number(self, things, count):  # by its digits
        ways, taken = math.perm(len(things), count), []
        number = self.below(ways)
        for _ in range(count):
            ways //= len(things)
            taken.append(things.pop(number // ways))
            number %= ways
        return taken

    def five(self, pile):
        return self.by_one_number(pile, 5) if len(pile) > 5 else pile  # the last five need no number


def faces(number, count):
    return [1 + number // 6**i % 6 for i in range(count)]


def bag(kinds):  # (kind, how many): even kinds lie before odd ones
    kinds = list(kinds)
    return [kind for kind, count in kinds[0::2] + kinds[1::2] for _ in range(count)]


def deal(house, count, size):  # las-vegan: the deck is shuffled from its end, five cards by one number
    deck, dealt = DECK[:], count * size
    for left in range(40, 40 - (dealt - size if dealt == 40 else dealt), -5):
        number = house.below(math.perm(left, 5))
        for place in range(left, left - 5, -1):
            at, number = number % place, number // place
            deck[at], deck[place - 1] = deck[place - 1], deck[at]
    return [[deck[39 - i] for i in range(seat * size, (seat + 1) * size)] for seat in range(count)]


class Table:
    """What has to be remembered from draw to draw: what is left of the stacks."""

    def __init__(self, first_line):
        self.game, self.seats = first_line["game"], len(first_line["seats"])
        self.options = options = first_line.get("options", {})
        hundreds = self.game in ("solitaire", "colours") or options.get("hundreds")
        notes = NOTES | {100000: 5 if hundreds else 0, "rainbow": 6 if options.get("rainbow") else 0}
        of_cards = [note for note in range(30000, 100001, 10000) for _ in range(6)]
        self.stack = of_cards if self.game == "las-vegas-cards" else bag(notes.items())
        self.tokens = bag((token, 5) for token in TOKENS)
        self.machines, self.cards, self.undealt, self.piles = MACHINES[:], CASINO[:], [], []
        self.seat = self.again = None  # who answered last, and whether that was to roll once more

    def draw(self, house, recorded):  # what was put under the stack comes up as it lies, without any lot
        return [house.take(self.stack) if self.stack else note for note in recorded]

    def notes(self, house, recorded):
        if self.game != "las-vegas-cards":
            drawn = [self.draw(house, there) for there in recorded]
            return [sorted(there) for there in drawn] if self.game == "colours" else drawn
        self.piles = [[v * n for v in range(1, 7) for n in (11, 1, 1, 1, 1)] for _ in range(self.seats)]
        fours = [house.by_one_number(self.stack, 4) for _ in range(3)]
        return [half for four in fours for half in (four[:2], four[2:])]

    def actions(self, house, recorded):
        cards, each = ACTIONS[:], len(recorded[0])
        for left in range(10, 1, -1):
            at = house.below(left)
            cards[left - 1], cards[at] = cards[at], cards[left - 1]
        return [cards[seat * each : seat * each + each] for seat in range(self.seats)]

    def roll(self, house, recorded):
        shows = {}
        if self.game == "las-vegas":
            for kind, option in (("own", None), ("white", "neutral"), ("big", "big-dice"), ("kicker", "kickers")):
                if self.again or option is None or self.options.get(option):
                    shows[kind] = house.dice(len(recorded.get(kind, [])))
            return {kind: dice for kind, dice in shows.items() if dice}
        for half in (COLOURS[:4], COLOURS[4:]):
            rolled = [colour for colour in half if colour in recorded]
            shows.update(zip(rolled, faces(house.below(6 ** len(rolled)), len(rolled))))
        return shows

    def hands(self, house, recorded):
        if self.game == "las-vegas-cards":  # who is out gets none
            return [house.five(pile) if hand else [] for pile, hand in zip(self.piles, recorded)]
        hands = deal(house, self.seats, 12 if self.seats == 2 else 40 // self.seats)
        self.undealt = [card for card in DECK if not any(card in hand for hand in hands)]
        return hands

    def drawn(self, house, kind, recorded):
        simple = {
            "first": lambda: house.below(self.seats),
            "placed": lambda: {c: house.dice(len(recorded[c])) for c in COLOURS if c in recorded},
            "colours": lambda: [house.some(cards, 2) for cards in [COLOURS[:]] for _ in recorded],
            "white": lambda: house.dice(len(recorded)),
            "rivals": lambda: house.some([c for c in COLOURS if c != self.options.get("colour", "red")], len(recorded)),
            "bonus": lambda: [house.some(cards, len(hand)) for cards in [bag(BONUS)] for hand in recorded],
            "tokens": lambda: house.some(self.tokens, len(recorded)),
            "machines": lambda: house.some(self.machines, 3),
            "hand": lambda: house.five(self.piles[self.seat]),
            "open": lambda: house.some(self.undealt, len(recorded)),
            "pile": lambda: house.take(self.undealt),
            "toss": lambda: [sides[ups >> i & 1] for ups in [house.below(32)] for i, sides in enumerate(TOSS)],
            "casino": lambda: house.take(self.cards),
            "die": lambda: 1 + house.below(6),
            "poker": lambda: [POKER[face - 1] for face in reversed(house.dice(len(recorded)))],
        }
        return simple[kind]() if kind in simple else getattr(self, kind)(house, recorded)


def in_one_order(kind, value):  # hands and open cards have none
    if kind in ("hands", "bonus", "actions", "colours"):
        return [sorted(hand, key=str) for hand in value]
    return sorted(value, key=str) if kind in ("hand", "open", "rivals") else value


def verify(path):
    lines = [json.loads(line) for line in open(path, encoding="utf-8")]
    fair = lines[0].get("about", {}).get("fair")
    if not fair or fair.get("version") != 1 or not fair.get("server"):
        return f"{path}: the first line says nothing about fair dice, or the server has not told its half of the seed"
    server = bytes.fromhex(fair["server"])
    if hashlib.sha256(server).hexdigest() != fair["commitment"]:
        return f"{path}:1: the server's half of the seed is not the one that it committed itself to"
    added = b"".join(bytes.fromhex(seat) for seat in fair["seats"] if seat is not None)
    key = server + hashlib.sha256(added).digest()[:16]
    table, draws = Table(lines[0]), 0
    for entry, line in enumerate(lines[1:]):
        if "move" in line:
            table.seat, table.again = line["seat"], "reroll" in line["move"]
        for kind, recorded in line.get("house", {}).items():
            drawn = table.drawn(House(key, entry), kind, recorded)
            if in_one_order(kind, drawn) != in_one_order(kind, recorded):
                return f"{path}:{entry + 2}: the seed gives {json.dumps({kind: drawn})}"
            table.cards = CASINO[:] if drawn == "jackpot" else table.cards
            draws += 1
    return print(f"ok {path}: {draws} draws are what the seed gives")


if __name__ == "__main__":
    wrong = [problem for problem in map(verify, sys.argv[1:]) if problem]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong or len(sys.argv) < 2 else 0)
