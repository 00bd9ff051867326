"""Las Vegas, the dice game (LV), with neutral dice (NEU), Boulevard (BV), its action cards (ACT) and tokens (TOK)."""
from collections import Counter

from common import (CASINOS, FACES, House, Refused, Stack, Tokens, ask, elements, first_option, first_player,
                    known_options, option, part_sets, richest, tied, words_of)

NAME = "las-vegas"
MODULES = ("neutral", "hundreds", "big-dice", "kickers", "rainbow", "slot-machine", "bonus", "actions", "tokens")
KINDS = ("own", "white", "big", "kicker")
WHITE = "white"  # also the name of the imaginary player of NEU-5
SLOT = "slot"
ACTIONS = ("win-tie", "reroll", "two-casinos", "pass", "rotate", "take-back", "double", "score-it", "middle", "swap")

# LV-2
NOTES = Counter({10000: 6, 20000: 8, 30000: 8, 40000: 6, 50000: 6, 60000: 5, 70000: 5, 80000: 5, 90000: 5})
HUNDREDS = Counter({100000: 5})  # BV-2
RAINBOW = "rainbow"
RAINBOWS = Counter({RAINBOW: 6})  # BV-12
MINIMUM_BY_PLAYERS = {2: 30000, 3: 40000, 4: 50000, 5: 60000, 6: 70000, 7: 80000, 8: 90000}  # BV-1
BONUS_CARDS = Counter({30000: 2, 40000: 2, 50000: 2, 60000: 2})  # BV-22, and two more
TWO_BONUS_CARDS = "20000 20000"

EDITIONS = (1, 2)
# The readings of edition 1 and of edition 2, and the rule that refuses any other.
READINGS = {
    "kick": ("any", "lying", "BV-8"),
    "win-tie": ("round-end", "any-payout", "ACT-3"),
    "double": ("pair-first", "either-order", "ACT-9"),
}
NEW_OPTIONS = {"kick": "lying", "win-tie": "any-payout", "double": "either-order", "bonus-cards": TWO_BONUS_CARDS}


def usual(edition, seats):
    """BV-1: from six seats on edition 2 fills casinos by the number of players."""
    values = {name: reading[edition - 1] for name, reading in READINGS.items()}
    values["minimum"] = "by-players" if edition == 2 and seats >= 6 else "base"
    return values


def check_setup(seats, options, edition=1):
    known_options(options, *MODULES, *READINGS, "minimum", "rounds", "first", "purses", "bonus-cards")
    for name in MODULES:
        option(options, name, False, [False, True])
    for name, (old, new, rule) in READINGS.items():
        option(options, name, old, [old, new], rule)
    option(options, "minimum", "base", ["base", "by-players"], "BV-1")
    option(options, "purses", "hidden", ["hidden", "open"])
    two_bonus_cards(options.get("bonus-cards", TWO_BONUS_CARDS))
    if seats < 2:
        raise Refused("LV-0", "two players at least")
    if seats > 8:
        raise Refused("BV-3", "eight players at most")
    if options.get("neutral") and seats >= 6:
        raise Refused("BV-4", "neutral dice are for five at most")
    if options.get("big-dice") and seats >= 8:
        raise Refused("BV-5", "there are seven big dice")
    if options.get("kickers") and seats >= 8:
        raise Refused("BV-6", "violet is a player's colour")
    if options.get("slot-machine") and seats < 5:
        raise Refused("BV-14", "the slot machine is for five or more")
    if options.get("bonus") and seats >= 8:
        raise Refused("BV-18", "bonus cards are for seven at most")
    option(options, "rounds", 4, [1, 2, 3, 4], "LV-6")
    first_option(options, seats, "LV-5")


def two_bonus_cards(text):
    """BV-22: the two cards that the rules do not know, the lower one first; each has the value of a note."""
    values = {str(value): value for value in NOTES + HUNDREDS}
    words = words_of(text, "BV-22")
    if len(words) != 2 or not set(words) <= set(values) or values[words[0]] > values[words[1]]:
        raise Refused("BV-22", "two values of notes, the lower one first")
    return [values[word] for word in words]


def random_setup(rng):
    """Any set-up that is not refused: often with few modules, sometimes with all of them."""
    seats = rng.choice([2, 2, 3, 3, 4, 5, 5, 6, 7, 8])
    how_many = rng.choice([0, 0.15, 0.4, 0.8, 1])
    options = {name: True for name in MODULES if rng.random() < how_many}
    if rng.random() < 0.4:
        options["actions"] = True
    if rng.random() < how_many:
        options["minimum"] = rng.choice(["by-players", "by-players", "base"])
    for name, (old, new, _) in READINGS.items():
        if rng.random() < 0.25:
            options[name] = rng.choice([old, new])
    if rng.random() < 0.2:
        two = sorted(rng.choices(sorted(NOTES + HUNDREDS), k=2))
        options["bonus-cards"] = " ".join(map(str, two))
    if rng.random() < 0.3:
        options["rounds"] = rng.randint(1, 4)
    if rng.random() < 0.3:
        options["first"] = rng.choice(["lot", *range(seats)])
    if rng.random() < 0.1:
        options["purses"] = rng.choice(["open", "hidden"])
    for name, possible in (("neutral", seats < 6), ("big-dice", seats < 8), ("kickers", seats < 8),
                           ("slot-machine", seats >= 5), ("bonus", seats < 8)):
        if not possible:
            options.pop(name, None)
    return seats, options


def play(seats, options):
    return Game(seats, options).play()


# ------------------------------------------------------------------------------------------------ filling casinos


def fill(stack, places, minimum):
    """LV-4, LV-15, BV-12, BV-14: note by note until a place holds the minimum, or the stack is out."""

    def make(pick):
        pile, drawn = stack.copy(), []
        for i, _ in enumerate(places):
            here = []
            while len(pile) and sum(40000 if card == RAINBOW else card for card in here) < minimum:
                card = pick((i, len(here)), pile.could_be_on_top(), "LV-4")
                pile.take(card)
                here.append(card)
            drawn.append(here)
        return drawn

    drawn = yield House("notes", make)
    for here in drawn:
        for card in here:
            stack.take(card)
    return {place: list(here) for place, here in zip(places, drawn)}


def draw_notes(stack, how_many):
    """A `draw` of so many notes; rainbow cards drawn are in the list too, but discarded. Gives the notes."""

    def make(pick):
        pile, drawn = stack.copy(), []
        while len(pile) and sum(card != RAINBOW for card in drawn) < how_many:
            card = pick((len(drawn),), pile.could_be_on_top(), "BV-13")
            pile.take(card)
            drawn.append(card)
        return drawn

    drawn = yield House("draw", make)
    for card in drawn:
        stack.take(card)
    return [card for card in drawn if card != RAINBOW]


# ------------------------------------------------------------------------------------------------ the game


class Die:
    """A die that lies at a casino or has just been rolled. The owner of a white die is WHITE."""

    def __init__(self, owner, kind, face):
        self.owner = owner
        self.kind = kind
        self.face = face
        self.turned = False  # by ACT-7

    def weight(self):
        return 2 if self.kind == "big" else 1  # BV-5, BV-17


class Placement:
    """One placement of the turn: where, all dice of it, and those that stay there (kickers leave)."""

    def __init__(self, place, all_dice, is_pair):
        self.place = place
        self.all_dice = all_dice
        self.dice = [die for die in all_dice if die.kind != "kicker"]
        self.is_pair = is_pair


class Game:
    def __init__(self, seats, options):
        self.seats = seats
        self.options = options
        cards = Counter(NOTES)
        if options.get("hundreds"):
            cards += HUNDREDS
        if options.get("rainbow"):
            cards += RAINBOWS
        self.stack = Stack(cards)
        self.places = list(CASINOS) + ([SLOT] if options.get("slot-machine") else [])
        self.minimum = MINIMUM_BY_PLAYERS[seats] if options["minimum"] == "by-players" else 50000
        self.tokens = Tokens(seats) if options.get("tokens") else None
        self.purse = [[] for _ in range(seats)]
        self.announced = [1] * seats  # BV-18
        self.cards_each = 2 if seats < 6 else 1  # BV-19, ACT-1

    def play(self):
        first = yield from first_player(self.options, self.seats)
        for number in range(self.options.get("rounds", 4)):
            yield from self.round((first + number) % self.seats)  # LV-14
        return self.result()

    def result(self):
        money = [sum(purse) for purse in self.purse]
        for seat in range(self.seats):
            if self.options.get("bonus"):
                money[seat] += 50000 * self.announced[seat]  # BV-21
            if self.tokens:
                money[seat] += self.tokens.money(seat)  # TOK-3
        notes = [len(purse) for purse in self.purse]
        return {"money": money, "notes": notes, "winners": richest(money, notes), "by": "LV-16"}

    # ------------------------------------------------------------------------------------------ a round

    def round(self, first):
        self.lying = {place: [] for place in self.places}
        self.dice = [self.dice_at_the_start() for _ in range(self.seats)]
        self.won = [[] for _ in range(self.seats)]  # notes from casinos in this round
        self.bonus = [[] for _ in range(self.seats)]
        self.hand = [[] for _ in range(self.seats)]  # action cards
        self.had_a_turn = set()
        self.win_tie = None  # the seat that played it
        self.reroller = None
        self.two_casinos = None
        self.scoring = None  # (seat, place) announced by score it
        self.swapper = None

        self.notes = yield from fill(self.stack, self.places, self.minimum)
        if self.tokens:
            yield from self.tokens.lay_out()
        if self.options.get("bonus"):
            cards = BONUS_CARDS + Counter(two_bonus_cards(self.options.get("bonus-cards", TWO_BONUS_CARDS)))
            self.bonus = yield from self.deal("bonus", cards, "BV-19")
        if self.options.get("actions"):
            self.hand = yield from self.deal("actions", Counter(ACTIONS), "ACT-1")
        if self.options.get("neutral") and self.seats == 3:  # NEU-2
            for face in (yield House("white", self.roll_two_white)):
                self.lying[face].append(Die(WHITE, WHITE, face))

        seat = first
        while any(self.has_dice(s) for s in range(self.seats)):  # LV-9
            yield from self.turn(seat)
            seat = (seat + 1) % self.seats
        yield from self.payout()

    @staticmethod
    def roll_two_white(pick):
        return pick.silent_order([pick((0,), FACES, "NEU-2"), pick((1,), FACES, "NEU-2")])

    def dice_at_the_start(self):
        dice = Counter(own=8)
        if self.options.get("big-dice"):  # BV-5
            dice.update(own=-1, big=1)
        if self.options.get("kickers"):  # BV-6
            kickers = 2 if self.seats < 6 else 1
            dice.update(own=-kickers, kicker=kickers)
        if self.options.get("neutral"):  # NEU-1
            dice.update(white=4 if self.seats == 2 else 2)
        return dice

    def deal(self, what, cards, rule):
        def make(pick):
            pile, dealt = Counter(cards), []
            for seat in range(self.seats):
                dealt.append([])
                for i in range(self.cards_each):
                    dealt[seat].append(pick((seat, i), +pile, rule))
                    pile[dealt[seat][i]] -= 1
            return dealt

        dealt = yield House(what, make)
        return [list(hand) for hand in dealt]

    def has_dice(self, seat):
        return sum(self.dice[seat].values()) > 0

    # ------------------------------------------------------------------------------------------ a turn

    def turn(self, seat):
        if self.two_casinos == seat:
            self.two_casinos = None
        if self.scoring and self.scoring[0] == seat:
            yield from self.score_it()
        if not self.has_dice(seat):
            return  # LV-8
        self.very_first_turn = seat not in self.had_a_turn
        self.had_a_turn.add(seat)
        self.rolled = yield from self.roll(seat, +self.dice[seat])
        self.rerolled = False
        self.rotated = False

        while True:
            moves = self.places_for(None) + self.cards_before_placing(seat) + self.rerolls(seat)
            move = yield from ask(seat, moves)
            if "place" in move or move.get("play") == "double":
                break
            if "reroll" in move:
                yield from self.reroll(seat, move["reroll"])
                continue
            card = move["play"]
            self.hand[seat].remove(card)
            if card == "pass":
                return
            if card == "win-tie":
                self.win_tie = seat
            elif card == "reroll":
                self.reroller = seat
            elif card == "two-casinos":
                self.two_casinos = seat
            elif card == "swap":
                self.swapper = seat
            elif card == "rotate":
                self.rotated = True
                for die in self.rolled:
                    if die.face == move["from"]:
                        die.face = move["to"]
                        die.turned = True
            elif card == "middle":
                yield from self.the_middle_one(seat)

        two_places = self.must_place_twice(seat)
        first = yield from self.carry_out(seat, move)
        elsewhere = first.place if two_places else None
        placements = [first]
        if first.is_pair:
            again = bool(self.rolled)  # ACT-9
        else:
            # ACT-7: turned dice together with dice that had rolled that value are the only placement.
            again = two_places and len({die.turned for die in first.all_dice}) == 1
        if again:
            move = yield from ask(seat, self.places_for(elsewhere) + self.pairs_after(seat, placements, elsewhere))
            placements.append((yield from self.carry_out(seat, move)))
        yield from self.cards_after_placing(seat, placements, elsewhere)

    def carry_out(self, seat, move):
        """A placement of the turn: LV-7, or the pair of ACT-9, which is turned to the face it needs."""
        if "place" in move:
            dice = [die for die in self.rolled if die.face == move["place"]]
            return (yield from self.put(seat, dice, move.get("at", move["place"]), False))
        self.hand[seat].remove("double")
        dice = [die for die in self.rolled if die.face == move["value"]]
        for die in dice:
            die.face = move["face"] if move["at"] == SLOT else move["at"]
        return (yield from self.put(seat, dice, move["at"], True))

    def roll(self, seat, dice):
        """Rolls so many dice of each kind."""

        def make(pick):
            return {kind: sorted(pick((kind, i), FACES, "LV-6") for i in range(dice[kind]))
                    for kind in KINDS if dice[kind]}

        roll = yield House("roll", make)
        return [Die(WHITE if kind == WHITE else seat, kind, face) for kind in roll for face in roll[kind]]

    def must_place_twice(self, seat):
        """ACT-5, as the dice lie when the first are placed."""
        return self.two_casinos not in (None, seat) and len({die.face for die in self.rolled}) > 1

    def free_at_slot(self, face):
        return SLOT in self.places and all(die.face != face for die in self.lying[SLOT])  # BV-15

    def places_for(self, elsewhere):
        """LV-7, BV-15: the placements of the dice rolled, not at the place `elsewhere`."""
        moves = []
        for face in sorted({die.face for die in self.rolled}):
            if face != elsewhere:
                moves.append({"place": face})
            if self.free_at_slot(face) and elsewhere != SLOT:
                moves.append({"place": face, "at": SLOT})
        return moves

    def put(self, seat, dice, place, is_pair):
        """Places dice; kickers act, a token may be taken."""
        placement = Placement(place, dice, is_pair)
        lay_before = self.to_kick(place)
        for die in dice:
            self.rolled.remove(die)
            self.dice[seat][die.kind] -= 1
        self.lying[place] += placement.dice
        if place != SLOT:  # BV-10
            # BV-8: dice of one owner and kind are not told apart; as many can be kicked as lay there.
            left = lay_before if self.options["kick"] == "lying" else self.to_kick(place)
            for _ in range(len(dice) - len(placement.dice)):
                yield from self.kick(seat, place, left)
            if self.tokens and len(dice) >= 2:  # TOK-2
                colours = self.tokens.offered(place)
                if colours:
                    move = yield from ask(seat, [{"token": colour} for colour in (*colours, None)])
                    self.tokens.give(seat, place, move["token"])
        return placement

    def to_kick(self, place):
        """BV-11: how many dice of each player and kind lie there."""
        return Counter((die.owner, die.kind) for die in self.lying[place] if die.owner != WHITE)

    def kick(self, seat, place, left):
        """BV-7: one kicker takes one of the dice `left` away, if there is one."""
        if not +left:
            return
        moves = [{"kick": {"seat": owner, "die": kind}} for owner, kind in sorted(+left)]
        kick = (yield from ask(seat, moves))["kick"]
        left[(kick["seat"], kick["die"])] -= 1
        for die in self.lying[place]:
            if (die.owner, die.kind) == (kick["seat"], kick["die"]):
                self.lying[place].remove(die)
                self.dice[die.owner][die.kind] += 1  # BV-9
                return

    # ------------------------------------------------------------------------------------------ action cards

    def cards_before_placing(self, seat):
        moves = []
        faces = Counter(die.face for die in self.rolled)
        for card in self.hand[seat]:
            if card == "win-tie" and not self.very_first_turn:  # ACT-3
                continue
            if card in ("win-tie", "reroll", "two-casinos", "pass", "middle", "swap"):
                moves.append({"play": card})
            elif card == "rotate":  # ACT-7
                moves += [{"play": card, "from": a, "to": b} for a in sorted(faces) for b in FACES if a != b]
            elif card == "double":
                moves += [move for move in self.pairs() if not self.leaves_no_other_place(seat, move)]
        return moves

    def pairs(self):
        """ACT-9: exactly two dice of a value go anywhere."""
        faces = Counter(die.face for die in self.rolled)
        moves = []
        for value in sorted(faces):
            if faces[value] == 2:
                moves += [{"play": "double", "value": value, "at": casino} for casino in CASINOS]
                moves += [{"play": "double", "value": value, "at": SLOT, "face": face}
                          for face in FACES if self.free_at_slot(face)]
        return moves

    def leaves_no_other_place(self, seat, pair):
        """ACT-9: under "two casinos" the dice that are not of the pair need a place other than the pair's."""
        others = {die.face for die in self.rolled} - {pair["value"]}
        return self.must_place_twice(seat) and others == {pair["at"]} and not self.free_at_slot(pair["at"])

    def pairs_after(self, seat, placements, elsewhere):
        """ACT-9 in either order: the pair after the usual placement, under "two casinos" at another place."""
        if self.options["double"] != "either-order" or "double" not in self.hand[seat]:
            return []
        if len(placements) != 1:
            return []
        return [move for move in self.pairs() if move["at"] != elsewhere]

    def rerolls(self, seat):
        """ACT-4: once a turn, any of the dice just rolled, before rotation."""
        if self.reroller != seat or self.rerolled or self.rotated:
            return []
        moves = []
        for chosen in part_sets(Counter((KINDS.index(die.kind), die.face) for die in self.rolled)):
            if chosen:
                faces = {}
                for kind, face in elements(chosen):
                    faces.setdefault(KINDS[kind], []).append(face)
                moves.append({"reroll": faces})
        return moves

    def reroll(self, seat, picked):
        self.rerolled = True
        for kind, faces in picked.items():
            for face in faces:
                self.rolled.remove(next(die for die in self.rolled if (die.kind, die.face) == (kind, face)))
        self.rolled += yield from self.roll(seat, Counter({kind: len(faces) for kind, faces in picked.items()}))

    def the_middle_one(self, seat):
        """ACT-11"""
        yield from self.replace_rainbow_cards(self.places)
        notes = sorted((yield from draw_notes(self.stack, 3)), reverse=True)
        if len(notes) == 3:
            middle = notes.pop(1)
            move = yield from ask(seat, [{"put": place} for place in self.places])
            self.notes[move["put"]].append(middle)
        for note in notes:
            self.stack.put_under(note)

    def cards_after_placing(self, seat, placements, elsewhere):
        taken_back = False
        while self.hand[seat]:
            moves = [] if taken_back else self.pairs_after(seat, placements, elsewhere)
            if "take-back" in self.hand[seat]:
                moves += self.take_backs(seat, placements)
            if "score-it" in self.hand[seat]:
                places = sorted({placement.place for placement in placements}, key=self.places.index)
                if len(places) == 1:
                    moves.append({"play": "score-it"})
                else:
                    moves += [{"play": "score-it", "at": place} for place in places]
            moves.append({"done": True})
            move = yield from ask(seat, moves)
            if "done" in move:
                return
            if move["play"] == "double":
                placements.append((yield from self.carry_out(seat, move)))
                continue
            self.hand[seat].remove(move["play"])
            if move["play"] == "score-it":
                self.scoring = (seat, move.get("at", placements[0].place))
            else:
                taken_back = True
                self.take_back(seat, placements, move["dice"])

    def take_backs(self, seat, placements):
        """ACT-8: one or more of the dice placed in this turn that still lie there."""
        placed = Counter()
        for i, placement in enumerate(placements):
            for die in placement.dice:
                placed[(i, KINDS.index(die.kind))] += 1
        moves = []
        for chosen in part_sets(placed):
            dice = [{} for _ in placements]
            for (i, kind), number in sorted(chosen.items()):
                dice[i][KINDS[kind]] = number
            if chosen and self.still_lie_there(seat, placements, dice):
                moves.append({"play": "take-back", "dice": dice if len(placements) == 2 else dice[0]})
        return moves

    def still_lie_there(self, seat, placements, dice):
        wanted = Counter()
        for placement, chosen in zip(placements, dice):
            for kind, number in chosen.items():
                wanted[(placement.place, kind)] += number
        return all(number <= self.lying_of(seat, place, kind) for (place, kind), number in wanted.items())

    def lying_of(self, seat, place, kind):
        owner = WHITE if kind == WHITE else seat
        return sum((die.owner, die.kind) == (owner, kind) for die in self.lying[place])

    def take_back(self, seat, placements, dice):
        for placement, chosen in zip(placements, dice if len(placements) == 2 else [dice]):
            for kind, number in chosen.items():
                owner = WHITE if kind == WHITE else seat
                for _ in range(number):
                    # At the slot machine the face tells which; at a casino all faces are the same.
                    die = next(die for die in self.lying[placement.place]
                               if (die.owner, die.kind, die.face) == (owner, kind, placement.dice[0].face))
                    self.lying[placement.place].remove(die)
                    self.dice[seat][kind] += 1

    def score_it(self):
        """ACT-10: this place pays, and all dice and the notes left stay."""
        _, place = self.scoring
        self.scoring = None
        yield from self.replace_rainbow_cards([place])
        favoured = {}
        if self.options["win-tie"] == "any-payout":
            favoured = yield from self.choose_tie([place])
        yield from self.pay(place, favoured.get(place))

    # ------------------------------------------------------------------------------------------ payout

    def payout(self):
        if self.scoring:
            yield from self.score_it()
        yield from self.replace_rainbow_cards(self.places)
        favoured = yield from self.choose_tie(self.places)
        for place in self.places:
            yield from self.pay(place, favoured.get(place))
            for note in sorted(self.notes[place], reverse=True):  # LV-12
                self.stack.put_under(note)
            self.notes[place] = []
        paid = [set(notes) for notes in self.won]
        yield from self.swap()
        for seat in range(self.seats):  # BV-20
            hits = sum(card in paid[seat] for card in self.bonus[seat])
            self.announced[seat] = min(6, self.announced[seat] + hits)

    def replace_rainbow_cards(self, places):
        """BV-13, in one draw; an empty stack replaces nothing."""
        rainbows = sum(self.notes[place].count(RAINBOW) for place in places)
        if not rainbows:
            return
        drawn = yield from draw_notes(self.stack, rainbows)
        for place in places:
            here = self.notes[place].count(RAINBOW)
            self.notes[place] = [note for note in self.notes[place] if note != RAINBOW] + drawn[:here]
            drawn = drawn[here:]

    def counts(self, place):
        """The weighted number of dice there, by owner."""
        counts = Counter()
        for die in self.lying[place]:
            counts[die.owner] += die.weight()
        return counts

    def choose_tie(self, places):
        """ACT-3: the casino, of those that pay now, where the player wins the one tie of the round."""
        seat = self.win_tie
        if seat is None:
            return {}
        casinos = [place for place in places if place != SLOT and seat in tied(self.counts(place))]
        if not casinos:
            return {}
        move = yield from ask(seat, [{"tie": casino} for casino in (*casinos, None)])
        if move["tie"] is None:
            return {}
        self.win_tie = None
        return {move["tie"]: seat}

    def pay(self, place, favoured):
        """One place pays. What white wins goes under the stack at once, what nobody wins stays here."""
        notes = sorted(self.notes[place], reverse=True)
        if place == SLOT:
            notes = yield from self.pay_slot(notes)
        else:
            counts = self.counts(place)
            out = tied(counts) - {favoured}  # LV-10
            ranked = sorted((who for who in counts if who not in out), key=lambda who: -counts[who])
            for who, note in zip(ranked, notes):  # LV-11
                self.give(who, note)
            notes = notes[len(ranked):]
        self.notes[place] = notes

    def pay_slot(self, notes):
        """BV-16, BV-17"""

        def rank(who):
            dice = [die for die in self.lying[SLOT] if die.owner == who]
            return (sum(die.weight() for die in dice), sum(die.weight() * die.face for die in dice),
                    max(die.face for die in dice), who != WHITE)

        for who in sorted(self.counts(SLOT), key=rank, reverse=True):
            if not notes:
                break
            note = notes[0]
            if who != WHITE:
                values = sorted(set(notes), reverse=True)
                note = (yield from ask(who, [{"take": value} for value in values]))["take"]
            notes.remove(note)
            self.give(who, note)
        return notes

    def give(self, who, note):
        if who == WHITE:
            self.stack.put_under(note)  # NEU-5
        else:
            self.purse[who].append(note)
            self.won[who].append(note)

    def swap(self):
        """ACT-12"""
        seat = self.swapper
        if seat is None or not self.won[seat]:
            return
        values = sorted(set(self.won[seat]), reverse=True)
        move = yield from ask(seat, [{"swap": value} for value in (*values, None)])
        if move["swap"] is not None:
            self.purse[seat].remove(move["swap"])
            self.stack.put_under(move["swap"])
            self.purse[seat] += yield from draw_notes(self.stack, 1)
