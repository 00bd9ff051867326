"""Las Vegan (VGN), and for two players against the bank (BANK)."""
from collections import Counter

from common import House, Refused, ask, ask_sealed, first_option, first_player, known_options, option

NAME = "las-vegan"
COLOURS = ("B", "G", "R", "V")
CARDS = tuple(colour + str(number) for colour in COLOURS for number in range(10))  # VGN-1
FACES = ((-2, 1), (-2, -1), (0, 1), (-3, -1), (-4, -3))  # VGN-2, the golden token last
GOLD = "gold"
TOKENS = (0, 1, 2, 3, GOLD)
HAND = {2: 12, 3: 13, 4: 10, 5: 8}  # VGN-6, BANK-1
BANK = "bank"

EDITIONS = (1, 2)
NUMBER_MACHINES = "12345689"
NEW_OPTIONS = {"tricks": "hidden", "number-machines": NUMBER_MACHINES}


def usual(edition, seats):
    return {"tricks": "open" if edition == 1 else "hidden"}  # VGN-9


def check_setup(seats, options, edition=1):
    known_options(options, "first", "purses", "tricks", "number-machines")
    option(options, "tricks", "hidden", ["hidden", "open"], "VGN-9")
    numbers = options.get("number-machines", NUMBER_MACHINES)
    if not isinstance(numbers, str) or not is_number_machines(numbers):
        raise Refused("VGN-1", "eight different numbers in rising order")
    if options.get("purses", "hidden") not in ("hidden", "open"):
        raise Refused("", "purses are hidden or open")
    if not 2 <= seats <= 5:
        raise Refused("VGN-3", "two to five players")
    first_option(options, seats, "VGN-5")


def is_number_machines(text):
    return len(text) == 8 and all("0" <= number <= "9" for number in text) and list(text) == sorted(set(text))


def random_setup(rng):
    seats = rng.choice([2, 2, 2, 3, 4, 5])
    options = {}
    if rng.random() < 0.3:
        options["tricks"] = rng.choice(["hidden", "open"])
    if rng.random() < 0.3:
        options["number-machines"] = "".join(sorted(rng.sample("0123456789", 8)))
    if rng.random() < 0.5:
        options["first"] = rng.choice(["lot", *range(seats)])
    return seats, options


def play(seats, options):
    return Game(seats, options).play()


class Game:
    def __init__(self, seats, options):
        self.seats = seats
        self.options = options
        self.machine_pile = [*COLOURS, *options.get("number-machines", NUMBER_MACHINES)]
        self.cabbages = [15] * seats  # VGN-3

    def play(self):
        leader = yield from first_player(self.options, self.seats)
        for _ in range(4):
            leader = yield from self.round(leader)
            if 0 in self.cabbages:
                break
        most = max(self.cabbages)
        winners = [seat for seat in range(self.seats) if self.cabbages[seat] == most]
        if self.seats == 2:
            if most == 0:
                winners = []  # BANK-10
            return {"money": self.cabbages, "winners": winners, "by": "BANK-10"}
        return {"money": self.cabbages, "winners": winners, "by": "VGN-16"}

    # ------------------------------------------------------------------------------------------ a round

    def round(self, leader):
        self.machines = yield House("machines", self.draw_machines)
        for machine in self.machines:
            self.machine_pile.remove(machine)
        faces = yield House("toss", lambda pick: [pick((i,), FACES[i], "VGN-5") for i in range(5)])
        self.value = dict(zip(TOKENS, faces))
        self.token_on = {}  # machine: token
        self.golden_side = None
        self.unseen = list(CARDS)
        self.hands = yield House("hands", self.deal)
        self.hands = [list(hand) for hand in self.hands]
        for hand in self.hands:
            for card in hand:
                self.unseen.remove(card)
        self.open = []
        if self.seats == 2:
            yield from self.turn_open(3)
        self.tricks = {who: [] for who in (*range(self.seats), BANK)}

        while any(self.hands):
            if leader == BANK:
                played = yield from self.trick_of_the_bank()
            else:
                played = yield from self.trick(leader)
            leader = winner(played)
            cards = [card for _, card in played]
            self.tricks[leader].append(cards)
            for card in cards:
                if card[1] == "7":
                    yield from self.place_token(leader)
        self.score()
        return leader  # VGN-15, BANK-9

    def draw_machines(self, pick):
        left, drawn = list(self.machine_pile), []
        for i in range(3):
            drawn.append(pick((i,), left, "VGN-4"))
            left.remove(drawn[i])
        return drawn

    def deal(self, pick):
        left, hands = list(CARDS), []
        for seat in range(self.seats):
            hand = []
            for i in range(HAND[self.seats]):
                hand.append(pick((seat, i), left, "VGN-6"))
                left.remove(hand[i])
            hands.append(pick.any_order(hand))
        return hands

    def turn_open(self, how_many):
        """BANK-1, BANK-3"""

        def make(pick):
            left, turned = list(self.unseen), []
            for i in range(how_many):
                turned.append(pick((i,), left, "BANK-3"))
                left.remove(turned[i])
            return pick.any_order(turned)

        for card in (yield House("open", make)):
            self.unseen.remove(card)
            self.open.append(card)

    def from_pile(self):
        card = yield House("pile", lambda pick: pick((), self.unseen, "BANK-2"))
        self.unseen.remove(card)
        return card

    # ------------------------------------------------------------------------------------------ tricks

    def playable(self, seat, led):
        """VGN-7"""
        follow = [card for card in self.hands[seat] if card[0] == led]
        return [{"card": card} for card in sorted(follow or self.hands[seat])]

    def trick(self, leader):
        played = []
        for i in range(self.seats):
            seat = (leader + i) % self.seats
            led = played[0][1][0] if played else None
            card = (yield from ask(seat, self.playable(seat, led)))["card"]
            self.hands[seat].remove(card)
            played.append((seat, card))
        if self.seats == 2:
            played.append((BANK, (yield from self.play_for_the_bank(leader, played[0][1][0]))))
        return played

    def play_for_the_bank(self, leader, led):
        """BANK-2, BANK-3"""
        follow = [card for card in self.open if card[0] == led]
        moves = [{"bank": card} for card in sorted(follow or self.open)]
        if not follow:
            moves.append({"bank": "pile"})
        card = (yield from ask(leader, moves))["bank"]
        if card == "pile":
            return (yield from self.from_pile())
        self.open.remove(card)
        yield from self.turn_open(1)
        return card

    def trick_of_the_bank(self):
        """BANK-5"""
        led = yield from self.from_pile()
        answers = yield from ask_sealed({seat: self.playable(seat, led[0]) for seat in (0, 1)})
        played = [(BANK, led)]
        for seat in (0, 1):
            self.hands[seat].remove(answers[seat]["card"])
            played.append((seat, answers[seat]["card"]))
        return played

    def place_token(self, who):
        free = [machine for machine in self.machines if machine not in self.token_on]
        left = [token for token in TOKENS if token not in self.token_on.values()]
        if who == BANK:  # BANK-7
            token = min(left, key=lambda token: (self.value[token], token != GOLD, TOKENS.index(token)))
            if token == GOLD:
                self.token_on[GOLD] = GOLD
                self.golden_side = "min"
            else:
                self.token_on[free[0]] = token
            return
        moves = [{"token": token, "machine": machine} for token in left if token != GOLD for machine in free]
        if GOLD in left:
            moves += [{"token": GOLD, "side": "min"}, {"token": GOLD, "side": "max"}]
        move = yield from ask(who, moves)  # VGN-10
        if move["token"] == GOLD:
            self.token_on[GOLD] = GOLD
            self.golden_side = move["side"]
        else:
            self.token_on[move["machine"]] = move["token"]

    # ------------------------------------------------------------------------------------------ scoring

    def score(self):
        change = [0] * self.seats
        for seat in range(self.seats):
            won = [card for trick in self.tricks[seat] for card in trick]
            colours = Counter(card[0] for card in won)
            numbers = Counter(card[1] for card in won)
            for machine in self.machines:  # VGN-11, VGN-13
                if machine in self.token_on:
                    value = self.value[self.token_on[machine]]
                    change[seat] += value * (colours[machine] // 3 if machine in COLOURS else numbers[machine])
        if self.golden_side:  # VGN-12, BANK-9
            numbers = [len(self.tricks[seat]) for seat in range(self.seats)]
            worst = min(numbers) if self.golden_side == "min" else max(numbers)
            for seat in range(self.seats):
                if numbers[seat] == worst:
                    change[seat] += self.value[GOLD]
        for seat in range(self.seats):
            self.cabbages[seat] = max(0, self.cabbages[seat] + change[seat])  # VGN-14


def winner(played):
    """VGN-8, BANK-4, BANK-6: `played` are pairs of who and card, in the order played."""
    led = played[0][1][0]
    zeros = [who for who, card in played if card[1] == "0" and card[0] != led]
    if played[0][0] == BANK and len(zeros) == 2:
        return BANK
    if zeros:
        return zeros[-1]
    return max((card, who) for who, card in played if card[0] == led)[1]
