"""What all games share: journals, a table that plays one entry at a time, and a house that draws by lot.

A game is a generator. It yields a `House`, when chance is to speak, or an `Ask`, when seats are to answer, and gets
back what chance produced, or the pair (seat, move). What it returns at the end is the result of the game.

What chance produces is described once, by a function `make(pick)`: it builds the value card by card and die by die,
and `pick(path, choices)` says which one it is. Read from a journal, it is the one that stands there (refused if it is
not among the choices); drawn by lot, it is any. A value that is not exactly what was built is refused.
"""
import json
from collections import Counter
from itertools import product

COLOURS = ("red", "green", "blue", "black", "white", "yellow", "grey", "violet")
FACES = (1, 2, 3, 4, 5, 6)
CASINOS = (1, 2, 3, 4, 5, 6)
# The journal's text fixes the order of faces inside `roll`. It is silent about `white`, `placed` and `rivals`, so any
# order is read there. True asks for rising faces and the order of the colours there too.
ORDERED_EVERYWHERE = False


class Wrong(Exception):
    """A journal's line is wrong: the rule that says so (or "" where no rule has a number) and why."""

    def __init__(self, rule, why):
        super().__init__(f"{rule}: {why}" if rule else why)
        self.rule = rule


class Refused(Wrong):
    """A set-up is refused."""


# ---------------------------------------------------------------------------------------------------- JSON


def _no_doubles(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise Wrong("", "a key stands twice in one object")
    return dict(pairs)


def _no_constants(text):
    raise Wrong("", f"{text} is not JSON")


def read_json(text):
    try:
        value = json.loads(text, object_pairs_hook=_no_doubles, parse_constant=_no_constants)
        json.dumps(value, ensure_ascii=False).encode("utf-8")  # half a surrogate pair is no text
        return value
    except ValueError as error:
        raise Wrong("", f"not JSON: {error}") from None
    except RecursionError:
        raise Wrong("", "JSON too deep") from None


def write_json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def canonical(value):
    """Equal texts mean equal values: true is not 1, 1.0 is not 1, the order of keys means nothing."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


# ---------------------------------------------------------------------------------------------------- questions


class House:
    """Chance is to speak: {"house": {what: make(pick)}}."""

    def __init__(self, what, make):
        self.what = what
        self.make = make


class Ask:
    """One of these seats is to answer next; each has the list of its legal moves."""

    def __init__(self, moves):
        self.moves = moves


def ask(seat, moves):
    """A question to one seat; gives its answer."""
    _, move = yield Ask({seat: moves})
    return move


def ask_sealed(moves):
    """The same question to several seats at once; gives all answers, by seat."""
    answers = {}
    while len(answers) < len(moves):
        seat, move = yield Ask({seat: legal for seat, legal in moves.items() if seat not in answers})
        answers[seat] = move
    return answers


def _as_list(choices):
    return list(choices.elements()) if isinstance(choices, Counter) else list(choices)


class FromJournal:
    """Picks what stands in a journal."""

    def __init__(self, value):
        self.value = value

    def __call__(self, path, choices, rule=""):
        found = self.value
        for step in path:
            if isinstance(step, str):
                inside = isinstance(found, dict) and step in found
            else:
                inside = isinstance(found, list) and step < len(found)
            if not inside:
                raise Wrong(rule, f"nothing is written at {list(path)}")
            found = found[step]
        for choice in choices:
            possible = not isinstance(choices, Counter) or choices[choice] > 0
            if possible and type(choice) is type(found) and choice == found:
                return found
        raise Wrong(rule, f"the house cannot have drawn {json.dumps(found)} at {list(path)}")

    @staticmethod
    def any_order(values, key=None):
        return values

    @staticmethod
    def silent_order(values, key=None):
        return sorted(values, key=key) if ORDERED_EVERYWHERE else values


class ByLot:
    """Picks by lot, and writes in rising order what may stand in any. The lot may be loaded: each value then has
    a luck of its own, so that strange games come up that fair dice would hardly ever bring."""

    def __init__(self, rng, loaded=False):
        self.rng = rng
        self.loaded = loaded
        self.luck = {}

    def __call__(self, path, choices, rule=""):
        choices = _as_list(choices)
        if not self.loaded:
            return self.rng.choice(choices)
        return self.rng.choices(choices, [self.luck_of(choice) for choice in choices])[0]

    def luck_of(self, value):
        if value not in self.luck:
            self.luck[value] = self.rng.choice([0.02, 0.2, 1, 1, 5])
        return self.luck[value]

    @staticmethod
    def any_order(values, key=None):
        return sorted(values, key=key)

    silent_order = any_order

    def move(self, moves):
        """Any legal move, but not nearly always of the kind that has the most moves."""
        if self.rng.random() < 0.2:
            return self.rng.choice(moves)
        kinds = {}
        for move in moves:
            kinds.setdefault(str(kind_of(move)), []).append(move)
        return self.rng.choice(kinds[self(None, sorted(kinds))])


# ---------------------------------------------------------------------------------------------------- the table


class Table:
    """One game on its way: what is asked now, and what follows from an entry."""

    def __init__(self, game, seats, options, edition=1):
        self.question = None
        self.result = None
        self._game = game.play(seats, {**usual_values(game, edition, seats), **options})
        self._go_on(None)

    def _go_on(self, answer):
        try:
            self.question = self._game.send(answer)
        except StopIteration as stop:
            self.question = None
            self.result = stop.value

    def asked(self):
        if self.question is None:
            return []
        return ["house"] if isinstance(self.question, House) else sorted(self.question.moves)

    def legal(self):
        """As `croupier legal --json` prints it."""
        if self.question is None or isinstance(self.question, House):
            return {"asked": self.asked(), "moves": {}}
        return {"asked": self.asked(), "moves": {str(seat): self.question.moves[seat] for seat in self.asked()}}

    def enter(self, entry):
        """Checks one line of a journal and plays it."""
        if not isinstance(entry, dict):
            raise Wrong("", "an entry is an object")
        if set(entry) == {"house"}:
            self._enter_house(entry["house"])
        elif set(entry) == {"seat", "move"}:
            self._enter_move(entry["seat"], entry["move"])
        else:
            raise Wrong("", 'an entry is {"house": …}, {"seat": …, "move": …} or {"result": …}')

    def _enter_house(self, draw):
        if not isinstance(self.question, House):
            raise Wrong("", "the house has nothing to draw now")
        what = self.question.what
        if not isinstance(draw, dict) or set(draw) != {what}:
            raise Wrong("", f"the house is to draw {what}")
        built = self.question.make(FromJournal(draw[what]))
        if canonical(built) != canonical(draw[what]):
            raise Wrong("", f"the house can have drawn {canonical(built)}, not {canonical(draw[what])}")
        self._go_on(built)

    def _enter_move(self, seat, move):
        if not isinstance(self.question, Ask):
            raise Wrong("", "nobody is asked now")
        if type(seat) is not int or seat not in self.question.moves:
            raise Wrong("", f"seat {seat} is not asked")
        wanted = canonical(move)
        for legal in self.question.moves[seat]:
            if canonical(legal) == wanted:
                return self._go_on((seat, legal))
        raise Wrong("", f"not legal: {wanted}")

    def random_entry(self, lot):
        """Plays any next entry and returns it."""
        if isinstance(self.question, House):
            draw = self.question.make(lot)
            entry = {"house": {self.question.what: draw}}
            self._go_on(draw)
            return entry
        seat = lot.rng.choice(sorted(self.question.moves))
        move = lot.move(self.question.moves[seat])
        self._go_on((seat, move))
        return {"seat": seat, "move": move}


def kind_of(move):
    """Moves of one kind differ only in numbers: {"reroll": …}, {"play": "rotate", …}."""
    return move["play"] if "play" in move else (min(move), "null" if None in move.values() else "")


# ---------------------------------------------------------------------------------------------------- set-ups


def option(options, name, default, allowed, rule=""):
    """An option's value, `default` if it is not there; true is not 1."""
    value = options.get(name, default)
    for choice in allowed:
        if type(choice) is type(value) and choice == value:
            return value
    raise Refused(rule, f"the option {name} cannot be {json.dumps(value)}")


def editions_of(game):
    """The editions that exist; a game that says nothing has one."""
    return getattr(game, "EDITIONS", (1,))


def usual_values(game, edition, seats):
    """An edition is a set of usual values: those of the options that two editions understand differently."""
    return game.usual(edition, seats) if hasattr(game, "usual") else {}


def known_options(options, *names):
    if not isinstance(options, dict):
        raise Refused("", "options are an object")
    for name in options:
        if name not in names:
            raise Refused("", f"the option {name} is unknown")


def first_option(options, seats, rule):
    return option(options, "first", "lot", ["lot", *range(seats)], rule)


def first_player(options, seats):
    """The seat that starts: named, or the house's first entry."""
    if options.get("first", "lot") != "lot":
        return options["first"]
    return (yield House("first", lambda pick: pick((), range(seats))))


def words_of(text, rule):
    """The words of a text option: one space between two, none before or after."""
    if not isinstance(text, str) or text != " ".join(text.split()) or not text.isascii():
        raise Refused(rule, f"{json.dumps(text)} is not a list of words with one space between them")
    return text.split()


def read_setup(line, games):
    """The game, its number of seats, its options and its edition, from a journal's first line."""
    setup = read_json(line)
    needed = {"croupier", "game", "edition", "seats"}
    if not isinstance(setup, dict) or not needed <= set(setup) <= needed | {"options", "about"}:
        raise Wrong("", "the first line has croupier, game, edition and seats, and may have options and about")
    if type(setup["croupier"]) is not int or setup["croupier"] != 1:
        raise Wrong("", "not a journal of this kind")
    if not isinstance(setup.get("about", {}), dict):
        raise Wrong("", "about is an object")
    seats = setup["seats"]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise Wrong("", "seats are a list of names")
    if not isinstance(setup["game"], str) or setup["game"] not in games:
        raise Wrong("", "unknown game")
    game, edition = games[setup["game"]], setup["edition"]
    if type(edition) is not int or edition not in editions_of(game):
        raise Refused("", f"this game has no edition {json.dumps(edition)}")
    options = setup.get("options", {})
    game.check_setup(len(seats), options, edition)
    return game, len(seats), options, edition


NAMES = ("Anna", "Benno", "Carla", "Denny", "Emil", "Frida", "Gero", "Hanna")


def write_setup(name, seats, options, edition=1):
    names = list(NAMES[:seats])
    return write_json({"croupier": 1, "game": name, "edition": edition, "seats": names, "options": options})


# ---------------------------------------------------------------------------------------------------- money


class Stack:
    """A face-down stack: shuffled cards of unknown order, and below them those put under it, in their order."""

    def __init__(self, cards):
        self.shuffled = Counter(cards)
        self.under = []

    def __len__(self):
        return sum(self.shuffled.values()) + len(self.under)

    def put_under(self, card):
        self.under.append(card)

    def could_be_on_top(self):
        shuffled = +self.shuffled
        return shuffled if shuffled else Counter(self.under[:1])

    def take(self, card):
        if +self.shuffled:
            self.shuffled[card] -= 1
        else:
            assert self.under.pop(0) == card

    def copy(self):
        other = Stack(())
        other.shuffled = Counter(self.shuffled)
        other.under = list(self.under)
        return other


def richest(money, notes):
    """LV-16, LVC-12: the richest win, then those with more notes among them, then all of those."""
    best = max(zip(money, notes))
    return [seat for seat in range(len(money)) if (money[seat], notes[seat]) == best]


def tied(counts):
    """LV-10: all whose number of dice somebody else has too. `counts` has nobody with 0."""
    how_often = Counter(counts.values())
    return {who for who, count in counts.items() if how_often[count] > 1}


def part_sets(counted):
    """All sub-multisets: how many of each thing."""
    things = sorted(counted)
    for numbers in product(*(range(counted[thing] + 1) for thing in things)):
        yield {thing: number for thing, number in zip(things, numbers) if number}


def elements(counted):
    return [thing for thing in sorted(counted) for _ in range(counted[thing])]


# ---------------------------------------------------------------------------------------------------- tokens

TOKEN_CARDS = "pink5 gold5 blue5 green5 red5"
TOKEN_COLOURS = ("pink", "gold", *COLOURS)  # all that a box may have
TOKENS = 25


def read_token_cards(text):
    """TOK-1: each colour with its number of cards; 25 in all."""
    cards = {}
    for word in words_of(text, "TOK-1"):
        colour, number = word[:-1], word[-1]
        if colour not in TOKEN_COLOURS or colour in cards or number not in "123456789":
            raise Refused("TOK-1", f"not a colour of tokens and 1 to 9: {word}")
        cards[colour] = int(number)
    if sum(cards.values()) != TOKENS:
        raise Refused("TOK-1", "there are 25 token cards")
    return cards


class Tokens:
    """TOK-1 to TOK-3: the pile, those beside the casinos, those of the players."""

    def __init__(self, seats, cards=TOKEN_CARDS):
        self.pile = Counter(read_token_cards(cards))
        self.colours = list(self.pile)
        self.beside = {casino: Counter() for casino in CASINOS}
        self.owned = [Counter() for _ in range(seats)]

    def lay_out(self):
        def make(pick):
            pile, drawn = Counter(self.pile), []
            for i, _ in enumerate(CASINOS):
                if not +pile:
                    break
                drawn.append(pick((i,), +pile, "TOK-1"))
                pile[drawn[-1]] -= 1
            return drawn

        drawn = yield House("tokens", make)
        for casino, colour in zip(CASINOS, drawn):
            self.pile[colour] -= 1
            self.beside[casino][colour] += 1

    def offered(self, casino):
        return [colour for colour in self.colours if self.beside[casino][colour] > 0]

    def give(self, seat, casino, colour):
        if colour is not None:
            self.beside[casino][colour] -= 1
            self.owned[seat][colour] += 1

    def money(self, seat):
        """Of each colour 10,000 for the first, and for each further one 10,000 more than for the one before."""
        return sum(10000 * number * (number + 1) // 2 for number in self.owned[seat].values())
