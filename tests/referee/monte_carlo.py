"""Monte Carlo Gamble (MC), the race."""
from collections import Counter
from itertools import combinations

import race
from common import (FACES, House, Refused, ask, elements, first_option, first_player, known_options, option, part_sets,
                    words_of)

NAME = "monte-carlo"
BOARD = "SGGG3GG3GFGG2GGFG3GGBGGG3GG2GGG1GG2GGG3GGGBGGG2GGRGG1GG2GRGG1GGGA"
SUITS = "SHDC"
CASINO_CARDS = "S1234 H1234 D1234 C1234"
JACKPOT = "jackpot"
JACKPOT_NUMBER = 5
POKER_FACES = ("A", "K", "Q", "J", "10", "9")  # strongest first
MOST_MONEY = 250000  # MC-3
HOME = None

EDITIONS = (1, 2)
# The readings of edition 1 and of edition 2, and the rule that refuses any other.
READINGS = {
    "challenge": ("seat", "pawn", "MC-22"),
    "association": ("anyone", "caller", "MC-24"),
    "tax-ruin": ("moves-on", "turn-ends", "MC-8"),
}
NEW_OPTIONS = {"challenge": "pawn", "association": "caller", "tax-ruin": "turn-ends", "pawns": 4,
               "casino-cards": CASINO_CARDS, "jackpot": JACKPOT_NUMBER}


def usual(edition, seats):
    values = {name: reading[edition - 1] for name, reading in READINGS.items()}
    return {**values, "pawns": 4 if seats == 2 else 3}  # MC-30


def check_setup(seats, options, edition=1):
    known_options(options, *READINGS, "pawns", "points", "board", "casino-cards", "jackpot", "first", "purses")
    option(options, "points", False, [False, True])
    option(options, "purses", "hidden", ["hidden", "open"])
    for name, (old, new, rule) in READINGS.items():
        option(options, name, old, [old, new], rule)
    if not 2 <= seats <= 4:
        raise Refused("MC-1", "two to four players")
    if "pawns" in options and seats != 2:
        raise Refused("MC-30", "only two players choose how many pawns they have")
    option(options, "pawns", 4, [4, 3], "MC-30")
    option(options, "jackpot", JACKPOT_NUMBER, range(1, 11), "MC-15")
    cards = read_casino_cards(options.get("casino-cards", CASINO_CARDS))
    race.check_board(options.get("board", BOARD), cards, options.get("jackpot", JACKPOT_NUMBER), edition)
    first_option(options, seats, "MC-5")


def read_casino_cards(text):
    """MC-13: of each suit four cards, 1 to 9, the lower first; the jackpot is not named."""
    words = words_of(text, "MC-13")
    good = [word[0] for word in words] == list(SUITS) and all(
        len(word) == 5 and set(word[1:]) <= set("123456789") and word[1:] == "".join(sorted(word[1:]))
        for word in words)
    if not good:
        raise Refused("MC-13", "four numbers from 1 to 9 for each of S, H, D and C, in rising order")
    return [word[0] + number for word in words for number in word[1:]]


def random_setup(rng):
    seats = rng.choice([2, 2, 3, 4])
    options = {}
    for name, (old, new, _) in READINGS.items():
        if rng.random() < 0.3:
            options[name] = rng.choice([old, new])
    if seats == 2 and rng.random() < 0.6:
        options["pawns"] = rng.choice([3, 3, 4])
    if rng.random() < 0.2:
        options["jackpot"] = rng.randint(1, 10)
    if rng.random() < 0.2:
        numbers = ("".join(sorted(rng.choices("123456789", k=4))) for _ in SUITS)
        options["casino-cards"] = " ".join(suit + four for suit, four in zip(SUITS, numbers))
    if rng.random() < 0.3:
        options["points"] = rng.choice([True, True, False])
    if rng.random() < 0.4:
        options["first"] = rng.choice(["lot", *range(seats)])
    if rng.random() < 0.6:
        options["board"] = random_board(rng)
        try:
            check_setup(seats, options, EDITIONS[-1])
        except Refused:
            del options["board"]  # it is too long, or its race is
    return seats, options


def random_board(rng):
    """Mostly short boards, so that pawns meet; never two R side by side, nor one after the bank, so that games end."""
    parts = []
    for more in ("FF", "", "RR"):
        kinds = "GGGGGG" + rng.choice(["", "3", "321", "GGGG321"]) + rng.choice(["", more])
        parts.append("".join(rng.choice(kinds) for _ in range(rng.choice([0, 1, 2, 5, 10, 20]))))
    while "BR" in "B" + parts[2] or "RR" in parts[2]:
        parts[2] = parts[2].replace("R", "G", 1)
    return "S" + "B".join(parts) + "A"


def play(seats, options):
    return Game(seats, options).play()


class Game:
    def __init__(self, seats, options):
        self.seats = seats
        self.options = options
        self.board = options.get("board", BOARD)
        self.first_bank = self.board.index("B")
        self.second_bank = self.board.rindex("B")
        self.money = [10000] * seats  # MC-2
        self.pawns_each = options["pawns"]
        self.at = {(seat, pawn): 0 for seat in range(seats) for pawn in range(self.pawns_each)}
        self.stacks = {}  # square: pawns, the lowest first; green squares only
        self.all_casino_cards = [*read_casino_cards(options.get("casino-cards", CASINO_CARDS)), JACKPOT]
        self.casino_cards = list(self.all_casino_cards)

    def play(self):
        seat = yield from first_player(self.options, self.seats)
        while True:
            yield from self.turn(seat)
            if not self.to_bring_home(seat):  # MC-28
                return self.result(seat)
            seat = (seat + 1) % self.seats

    def result(self, winner):
        result = {"money": self.money, "winners": [winner], "by": "MC-28"}
        if self.options.get("points"):  # MC-29
            each = 250000 if self.seats == 2 else 330000
            result["points"] = [self.money[seat] + each * (self.pawns_each - len(self.to_bring_home(seat)))
                                for seat in range(self.seats)]
        return result

    # ------------------------------------------------------------------------------------------ small things

    def to_bring_home(self, seat):
        return [pawn for pawn in range(self.pawns_each) if self.at[seat, pawn] is not HOME]

    def gain(self, seat, money):
        self.money[seat] = min(MOST_MONEY, self.money[seat] + money)  # MC-3

    def pay(self, seat, money):
        """True if this ruins the player (MC-26): pays what there is."""
        self.money[seat] = max(0, self.money[seat] - money)
        return self.money[seat] == 0

    def lift(self, pawn):
        """Takes a pawn from its square, from any place in a stack."""
        stack = self.stacks.get(self.at[pawn], [])
        if pawn in stack:
            stack.remove(pawn)

    def stand(self, pawn, square):
        """Puts a pawn on a square where it stays: start, green or bank; gives what that square gives."""
        self.at[pawn] = square
        kind = self.board[square]
        if kind == "S":
            self.gain(pawn[0], 10000)  # MC-9
        elif kind == "B":
            self.gain(pawn[0], 50000)  # MC-11
        else:
            self.stacks.setdefault(square, []).append(pawn)  # MC-16

    def retreat(self, pawn, square):
        """MC-26: to the nearest bank before `square`, or to the start."""
        self.lift(pawn)
        banks = [bank for bank in (self.first_bank, self.second_bank) if bank < square]
        self.stand(pawn, max(banks, default=0))

    def can_move(self, pawn, die):
        if die <= 3:
            return True
        if self.board[self.at[pawn]] == "B":
            return False  # MC-11
        return not self.blocked(pawn)

    def blocked(self, pawn):
        """MC-17"""
        stack = self.stacks.get(self.at[pawn], [])
        return pawn in stack and any(other[0] != pawn[0] for other in stack[stack.index(pawn):])

    # ------------------------------------------------------------------------------------------ a turn

    def turn(self, seat):
        mine = self.to_bring_home(seat)
        if self.pawns_each == 4:  # MC-30
            colour = (yield from ask(seat, [{"colour": c} for c in sorted({pawn // 2 for pawn in mine})]))["colour"]
            mine = [pawn for pawn in mine if pawn // 2 == colour]
        die = yield House("die", lambda pick: pick((), FACES, "MC-5"))
        if die == 4 and (yield from self.tax(seat)) and self.options["tax-ruin"] == "turn-ends":
            return
        moves = [{"pawn": pawn} for pawn in mine if self.can_move((seat, pawn), die)]
        if not moves:
            return  # MC-6
        pawn = (seat, (yield from ask(seat, moves))["pawn"])
        start = self.at[pawn]
        self.lift(pawn)
        yield from self.arrive(pawn, start + die, die)

    def tax(self, seat):
        """MC-7, MC-8: true if the tax ruins the player."""
        left = self.to_bring_home(seat)
        if any(self.at[seat, pawn] == 0 for pawn in left):
            return False
        if not self.pay(seat, 40000 if len(left) == 1 else 20000):
            return False
        pawn = (yield from ask(seat, [{"retreat": pawn} for pawn in left]))["retreat"]
        self.retreat((seat, pawn), self.at[seat, pawn])
        return True

    def arrive(self, pawn, square, die):
        """A pawn, not on the board while it moves, reaches a square."""
        if square >= len(self.board) - 1:  # MC-27
            self.at[pawn] = HOME
            return
        self.at[pawn] = square
        kind = self.board[square]
        if kind in "321":
            yield from self.casino(pawn, square, die)
        elif kind == "F":
            self.stand(pawn, self.first_bank)  # MC-12
        elif kind == "R":
            self.stand(pawn, self.second_bank)
        else:
            self.stand(pawn, square)
            if kind == "G" and square > self.first_bank:  # MC-19
                yield from self.poker_on(pawn, square)

    # ------------------------------------------------------------------------------------------ the casino

    def casino(self, pawn, square, die):
        """MC-13 to MC-15"""
        seat = pawn[0]
        kind = self.board[square]
        if kind == "3":
            missing = SUITS[self.board[:square].count("3") % 4]
            named = SUITS.replace(missing, "")
        elif kind == "2":
            named = (yield from ask(seat, [{"bet": a + b} for a, b in combinations(SUITS, 2)]))["bet"]
        else:
            named = (yield from ask(seat, [{"bet": suit} for suit in SUITS]))["bet"]
        card = yield House("casino", lambda pick: pick((), self.casino_cards, "MC-13"))
        if card == JACKPOT:
            self.casino_cards = list(self.all_casino_cards)
            number = self.options.get("jackpot", JACKPOT_NUMBER)
        else:
            self.casino_cards.remove(card)
            number = int(card[1])
        if card == JACKPOT or card[0] in named:  # MC-14
            win = (yield from ask(seat, [{"win": "money"}, {"win": "distance"}]))["win"]
            if win == "money":
                self.gain(seat, 2 * 10000 * number)
                yield from self.arrive(pawn, square + die, die)
            else:
                yield from self.arrive(pawn, square + die * number, die)
        elif self.pay(seat, 10000 * number):  # MC-15
            self.retreat(pawn, square)
        else:
            yield from self.arrive(pawn, square - die, die)

    # ------------------------------------------------------------------------------------------ poker

    def poker_on(self, pawn, square):
        """MC-18, MC-22: the master of a stack may call poker, pawn after pawn."""
        seat = pawn[0]
        stack = self.stacks[square]
        challenged = set()
        while True:
            left = [other for other in stack if other[0] != seat and other not in challenged]
            moves = []
            for named in self.to_name(left):
                most = min(self.money[seat], self.money[named["seat"]])
                moves += [{"poker": {**named, "stake": stake}} for stake in range(10000, most + 1, 10000)]
            if not moves:
                return
            call = (yield from ask(seat, moves + [{"poker": None}]))["poker"]
            if call is None:
                return
            opponent = call["seat"]
            if "pawn" in call:
                opposing = (opponent, call["pawn"])
            else:
                opposing = [other for other in left if other[0] == opponent][-1]
            challenged.add(opposing)
            stakes = yield from self.associate(seat, opponent, call["stake"])
            if not (yield from self.play_poker(seat, opponent)):
                yield from self.caller_loses(pawn, opposing, stack, stakes)
                return
            self.money[opponent] -= sum(stakes.values())
            for winner, stake in stakes.items():
                self.gain(winner, stake)
            if self.money[opponent] == 0:
                yield from self.send(seat, opponent)

    def to_name(self, pawns):
        """MC-22: who of these can be named: each pawn, or each seat."""
        if self.options["challenge"] == "pawn":
            return [{"seat": seat, "pawn": pawn} for seat, pawn in sorted(pawns)]
        return [{"seat": seat} for seat in sorted({seat for seat, _ in pawns})]

    def may_associate(self, caller, opponent):
        """MC-24: whether the others are asked at all."""
        if len(self.to_bring_home(opponent)) != 1 or self.seats == 2:
            return False
        if self.options["association"] == "anyone":
            return True
        if self.money[caller] >= self.money[opponent]:
            return False
        return (yield from ask(caller, [{"associate": True}, {"associate": False}]))["associate"]

    def associate(self, caller, opponent, stake):
        """MC-24: who stakes how much, the caller first, then in turn order."""
        stakes = {caller: stake}
        if (yield from self.may_associate(caller, opponent)):
            for i in range(1, self.seats):
                other = (caller + i) % self.seats
                most = min(self.money[other], self.money[opponent] - sum(stakes.values()))
                if other != opponent and most >= 10000:
                    stakes[other] = (yield from ask(other, [{"join": m} for m in range(0, most + 1, 10000)]))["join"]
        return stakes

    def caller_loses(self, pawn, opposing, stack, stakes):
        """MC-22 to MC-24"""
        for loser, stake in stakes.items():
            self.money[loser] -= stake
        self.gain(opposing[0], sum(stakes.values()))
        stack.remove(pawn)
        stack.remove(opposing)
        stack += [pawn, opposing]
        for loser in stakes:
            if self.money[loser] == 0:
                yield from self.send(opposing[0], loser)

    def send(self, winner, ruined):
        """MC-23, MC-24"""
        pawns = [pawn for pawn in self.to_bring_home(ruined) if self.at[ruined, pawn] != 0]
        if not pawns:
            self.gain(ruined, 10000)
            return
        pawn = (yield from ask(winner, [{"send": pawn} for pawn in pawns]))["send"]
        self.retreat((ruined, pawn), self.at[ruined, pawn])

    def play_poker(self, caller, opponent):
        """MC-20, MC-21: true if the caller wins."""
        mine, throws = yield from self.throw(caller, 3)
        theirs, _ = yield from self.throw(opponent, throws)
        while strength(mine) == strength(theirs):
            mine = yield from throw_dice(5)
            theirs = yield from throw_dice(5)
        return strength(mine) > strength(theirs)

    def throw(self, seat, at_most):
        """The five dice at the end, and in how many throws."""
        dice = yield from throw_dice(5)
        for throws in range(1, at_most):
            kept = (yield from ask(seat, keeps(dice)))["keep"]
            if len(kept) == 5:
                return dice, throws
            dice = kept + (yield from throw_dice(5 - len(kept)))
        return dice, at_most


def strongest_first(dice):
    return sorted(dice, key=POKER_FACES.index)


def throw_dice(how_many):
    def make(pick):
        return strongest_first([pick((i,), POKER_FACES, "MC-20") for i in range(how_many)])

    return (yield House("poker", make))


def keeps(dice):
    return [{"keep": strongest_first(elements(kept))} for kept in part_sets(Counter(dice))]


def strength(dice):
    """MC-21: first the kind of hand, then the values, group by group and then the single dice."""
    values = Counter(9 - POKER_FACES.index(face) for face in dice)
    by_group = sorted(values, key=lambda value: (values[value], value), reverse=True)
    groups = sorted(values.values(), reverse=True)
    if groups == [5]:
        kind = 8
    elif groups == [4, 1]:
        kind = 7
    elif groups == [3, 2]:
        kind = 6
    elif set(dice) == {"A", "K", "Q", "J", "10"}:
        kind = 5
    elif set(dice) == {"K", "Q", "J", "10", "9"}:
        kind = 4
    elif groups == [3, 1, 1]:
        kind = 3
    elif groups == [2, 2, 1]:
        kind = 2
    elif groups == [2, 1, 1, 1]:
        kind = 1
    else:
        kind = 0
    return kind, by_group
