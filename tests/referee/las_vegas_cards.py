"""Las Vegas: the card game (LVC), one after the other or all at once, and its token cards (TOK)."""
from collections import Counter

from common import (CASINOS, House, Refused, TOKEN_CARDS, Tokens, ask, ask_sealed, elements, first_option, first_player,
                    known_options, option, part_sets, read_token_cards, richest, tied)

NAME = "las-vegas-cards"
NOTES = Counter({value: 6 for value in range(30000, 100001, 10000)})  # LVC-1
DOUBLES = {11: 1, 22: 2, 33: 3, 44: 4, 55: 5, 66: 6}
# LVC-2: of each value four cards with one die and one with two.
PILE = Counter({**{value: 4 for value in CASINOS}, **{card: 1 for card in DOUBLES}})


def value_of(card):
    return DOUBLES.get(card, card)


def dice_on(card):
    return 2 if card in DOUBLES else 1


NEW_OPTIONS = {"token-cards": TOKEN_CARDS}


def check_setup(seats, options, edition=1):
    known_options(options, "sequential", "tokens", "first", "purses", "token-cards")
    option(options, "sequential", False, [False, True])
    option(options, "tokens", False, [False, True])
    option(options, "purses", "hidden", ["hidden", "open"])
    if not 2 <= seats <= 5:
        raise Refused("LVC-2", "two to five players")
    read_token_cards(options.get("token-cards", TOKEN_CARDS))
    if options.get("tokens") and not options.get("sequential"):
        raise Refused("TOK-4", "tokens need the sequential game")
    if options.get("sequential"):
        first_option(options, seats, "LVC-13")
    elif "first" in options:
        raise Refused("LVC-4", "nobody is first where all play at the same time")


def random_setup(rng):
    seats = rng.randint(2, 5)
    options = {}
    if rng.random() < 0.6:
        options["sequential"] = True
        if rng.random() < 0.7:
            options["tokens"] = True
        if rng.random() < 0.4:
            options["first"] = rng.choice(["lot", *range(seats)])
    elif rng.random() < 0.2:
        options["sequential"] = False
    if rng.random() < 0.2:
        options["purses"] = rng.choice(["open", "hidden"])
    if rng.random() < 0.3:
        options["token-cards"] = rng.choice([TOKEN_CARDS, "pink2 gold4 red9 white1 violet9", "gold9 pink8 grey8",
                                             "pink4 gold5 black2 white2 yellow2 red2 green2 blue2 grey2 violet2"])
    return seats, options


def play(seats, options):
    return Game(seats, options).play()


def choices(hand):
    """LVC-5: one or two cards of any values, or up to five of one value; by value, the single before the double."""
    moves = []
    for chosen in part_sets(Counter(hand)):
        if sum(chosen.values()) > 2 and len({value_of(card) for card in chosen}) > 1:
            continue
        cards = sorted(elements(chosen), key=lambda card: (value_of(card), dice_on(card)))
        if cards:
            moves.append({"place": cards})
    return moves


class Game:
    def __init__(self, seats, options):
        self.seats = seats
        self.options = options
        self.notes_left = Counter(NOTES)
        self.tokens = Tokens(seats, options.get("token-cards", TOKEN_CARDS)) if options.get("tokens") else None
        self.purses = [[] for _ in range(seats)]

    def play(self):
        first = 0
        if self.options.get("sequential"):
            first = yield from first_player(self.options, self.seats)
        for number in range(4):
            notes = yield from self.two_notes_each()
            if self.tokens:
                yield from self.tokens.lay_out()
            self.piles = [Counter(PILE) for _ in range(self.seats)]
            self.lying = {casino: [[] for _ in range(self.seats)] for casino in CASINOS}
            if self.options.get("sequential"):
                yield from self.one_after_the_other((first + number) % self.seats)  # LVC-14
            else:
                yield from self.all_at_once()
            self.payout(notes)
        money = [sum(purse) for purse in self.purses]
        if self.tokens:
            money = [money[seat] + self.tokens.money(seat) for seat in range(self.seats)]
        notes = [len(purse) for purse in self.purses]
        return {"money": money, "notes": notes, "winners": richest(money, notes), "by": "LVC-12"}

    def two_notes_each(self):
        def make(pick):
            left, drawn = Counter(self.notes_left), []
            for i, _ in enumerate(CASINOS):
                drawn.append([])
                for j in range(2):
                    drawn[i].append(pick((i, j), +left, "LVC-1"))
                    left[drawn[i][j]] -= 1
            return drawn

        drawn = yield House("notes", make)
        for here in drawn:
            self.notes_left.subtract(here)
        return dict(zip(CASINOS, drawn))

    def five_of(self, pick, path, seat):
        left, hand = Counter(self.piles[seat]), []
        for i in range(5):
            hand.append(pick((*path, i), +left, "LVC-3"))
            left[hand[i]] -= 1
        return pick.any_order(hand)

    def deal(self, still_in):
        hands = yield House("hands", lambda pick: [self.five_of(pick, (seat,), seat) if seat in still_in else []
                                                   for seat in range(self.seats)])
        for seat in range(self.seats):
            self.piles[seat].subtract(hands[seat])
        return [list(hand) for hand in hands]

    def cards_at_casinos(self, seat):
        return sum(len(self.lying[casino][seat]) for casino in CASINOS)

    def put(self, seat, cards):
        for card in cards:
            self.lying[value_of(card)][seat].append(card)

    def all_at_once(self):
        for _ in range(6):  # LVC-9
            still_in = [seat for seat in range(self.seats) if self.cards_at_casinos(seat) < 8]  # LVC-8
            if not still_in:
                return
            hands = yield from self.deal(still_in)
            answers = yield from ask_sealed({seat: choices(hands[seat]) for seat in still_in})
            for seat in still_in:
                self.put(seat, answers[seat]["place"])

    def one_after_the_other(self, first):
        """LVC-13, LVC-14"""
        hands = yield from self.deal(range(self.seats))
        turns = [0] * self.seats
        seat = first
        while any(hands):
            if hands[seat]:
                cards = (yield from ask(seat, choices(hands[seat])))["place"]
                self.put(seat, cards)
                turns[seat] += 1
                if self.tokens:
                    yield from self.take_tokens(seat, cards)
                hands[seat] = []
                if turns[seat] < 6 and self.cards_at_casinos(seat) < 8:
                    hand = yield House("hand", lambda pick: self.five_of(pick, (), seat))
                    self.piles[seat].subtract(hand)
                    hands[seat] = list(hand)
            seat = (seat + 1) % self.seats

    def take_tokens(self, seat, cards):
        """TOK-2: at each casino that just got two dice, the lower casino first."""
        for casino in CASINOS:
            dice = sum(dice_on(card) for card in cards if value_of(card) == casino)
            colours = self.tokens.offered(casino)
            if dice >= 2 and colours:
                move = yield from ask(seat, [{"token": colour, "at": casino} for colour in (*colours, None)])
                self.tokens.give(seat, casino, move["token"])

    def payout(self, notes):
        for casino in CASINOS:
            counts = Counter()
            for seat in range(self.seats):
                counts[seat] = sum(dice_on(card) for card in self.lying[casino][seat])
            counts = +counts
            out = tied(counts)  # LVC-10
            ranked = sorted((seat for seat in counts if seat not in out), key=lambda seat: -counts[seat])
            for seat, note in zip(ranked, sorted(notes[casino], reverse=True)):  # LVC-11
                self.purses[seat].append(note)
