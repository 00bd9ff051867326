"""Each reading of the rules in both editions, in small games made by hand; self_test.py runs these too."""
import unittest

import las_vegas
import monte_carlo
import race
from common import Refused, Tokens, Wrong, editions_of, usual_values, write_json, write_setup
from journals import GAMES, judge, play_by_lot, random_generator

ANNA, BENNO, CARLA = range(3)


# ------------------------------------------------------------------------------------------------ journals by hand


def journal(name, seats, edition, options, *entries):
    """A journal as text. An entry is what the house drew, or (seat, move)."""
    lines = [write_setup(name, seats, {"first": 0, **options}, edition)]
    for entry in entries:
        lines.append(write_json({"house": entry} if isinstance(entry, dict) else {"seat": entry[0], "move": entry[1]}))
    return "\n".join(lines) + "\n"


def after(*game_and_entries):
    """The table after a journal; every line of it must be good."""
    verdict = judge(journal(*game_and_entries).encode())
    assert not verdict.line, f"line {verdict.line}: {verdict.why}"
    return verdict.table


def asked(table):
    """Who is asked, and the moves as texts; or what the house is to draw."""
    if table.asked() == ["house"]:
        return table.question.what
    (seat,) = table.asked()
    return seat, [write_json(move) for move in table.question.moves[seat]]


def question(generator, answer=None):
    """The next question of a part of a game: (seat, moves), or what the house is to draw; None at its end."""
    try:
        asks = generator.send(answer)
    except StopIteration:
        return None
    return asks.what if hasattr(asks, "what") else next(iter(asks.moves.items()))


class Case(unittest.TestCase):
    def refused(self, rule, name, seats, options, edition):
        with self.assertRaises(Refused, msg=f"{name} {seats} {options} {edition}") as caught:
            GAMES[name].check_setup(seats, options, edition)
        self.assertEqual(caught.exception.rule, rule, options)


# ------------------------------------------------------------------------------------------------ the dice game

NOTES = {"notes": [[50000], [60000], [70000], [80000], [90000], [50000]]}
DONE = {"done": True}


def roll(*own, **more):
    return {"roll": {"own": sorted(own), **more} if own else more}


def double(value, *casinos):
    return [write_json({"play": "double", "value": value, "at": casino}) for casino in casinos]


def plays(options, edition=2):
    """A round of two with these options, as a beginning for journals."""
    return "las-vegas", 2, edition, {"rounds": 1, **options}


def with_cards(anna, benno, edition=2, **options):
    """The same with action cards dealt."""
    return (*plays({"actions": True, **options}, edition), NOTES, {"actions": [anna, benno]})


class Kickers(Case):
    """BV-8. Edition 2: only dice that lay there before; edition 1: any."""

    READINGS = ((2, {}, True), (1, {"kick": "lying"}, True), (1, {}, False), (2, {"kick": "any"}, False))

    def start(self, edition, more):
        return *plays({"kickers": True, **more}, edition), NOTES

    def test_BV_8_a_kicker_on_an_empty_casino(self):
        for edition, more, lying in self.READINGS:
            table = after(*self.start(edition, more), roll(1, 1, 1, 2, 3, 4, kicker=[1, 5]), (ANNA, {"place": 1}))
            kick = (ANNA, ['{"kick":{"seat":0,"die":"own"}}'])
            self.assertEqual(asked(table), "roll" if lying else kick)

    def test_BV_8_dice_placed_with_the_kicker(self):
        for edition, more, lying in self.READINGS:
            table = after(*self.start(edition, more), roll(1, 2, 3, 4, 5, 6, kicker=[2, 3]), (ANNA, {"place": 1}),
                          roll(1, 1, 2, 2, 3, 3, kicker=[1, 4]), (BENNO, {"place": 1}))
            both = ['{"kick":{"seat":0,"die":"own"}}', '{"kick":{"seat":1,"die":"own"}}']
            self.assertEqual(asked(table), (BENNO, both[:1] if lying else both))

    def test_BV_8_own_dice_that_lay_there(self):
        table = after(*self.start(2, {}), roll(1, 1, 2, 3, 4, 5, kicker=[2, 3]), (ANNA, {"place": 1}),
                      roll(2, 2, 2, 2, 3, 4, kicker=[5, 6]), (BENNO, {"place": 2}),
                      roll(1, 1, 2, 3, kicker=[1, 6]), (ANNA, {"place": 1}))
        self.assertEqual(asked(table), (ANNA, ['{"kick":{"seat":0,"die":"own"}}']))

    def test_BV_8_as_many_as_lay_there(self):
        """Two kickers, one die that lay there: the second has nothing to kick. With two dice it has."""
        for lay, again in (((1, 2, 3, 4, 5, 6), False), ((1, 1, 3, 4, 5, 6), True)):
            table = after(*self.start(2, {}), roll(*lay, kicker=[2, 3]), (ANNA, {"place": 1}),
                          roll(1, 2, 2, 2, 2, 2, kicker=[1, 1]), (BENNO, {"place": 1}),
                          (BENNO, {"kick": {"seat": 0, "die": "own"}}))
            self.assertEqual(asked(table), (BENNO, ['{"kick":{"seat":0,"die":"own"}}']) if again else "roll")

    def test_BV_8_kinds_are_counted_apart(self):
        table = after(*self.start(2, {"big-dice": True}), roll(1, 3, 4, 5, 6, big=[1], kicker=[2, 3]),
                      (ANNA, {"place": 1}), roll(1, 2, 2, 2, 2, big=[1], kicker=[1, 1]), (BENNO, {"place": 1}))
        self.assertEqual(asked(table), (BENNO, ['{"kick":{"seat":0,"die":"big"}}', '{"kick":{"seat":0,"die":"own"}}']))

    def test_BV_8_a_pair_of_kickers(self):
        """Placed by double trouble they kick as two, and what the first placement of the turn left counts."""
        setup = with_cards(["double", "pass"], ["reroll", "swap"], kickers=True)
        start = (*setup, roll(3, 3, 3, 4, 5, 6, kicker=[1, 1]), (ANNA, {"place": 3}))
        table = after(*start, (ANNA, {"play": "double", "value": 1, "at": 3}))
        kick = (ANNA, {"kick": {"seat": 0, "die": "own"}})
        self.assertEqual(asked(table), (ANNA, [write_json(kick[1])]))
        table = after(*start, (ANNA, {"play": "double", "value": 1, "at": 3}), kick, kick)
        self.assertEqual(asked(table), (ANNA, ['{"done":true}']))
        table = after(*start, (ANNA, {"play": "double", "value": 1, "at": 2}))
        self.assertEqual(asked(table), (ANNA, ['{"done":true}']))

    def test_BV_11_white_dice_cannot_be_kicked(self):
        table = after(*self.start(2, {"neutral": True}),
                      roll(2, 2, 2, 2, 2, 2, white=[1, 1, 3, 3], kicker=[4, 5]), (ANNA, {"place": 1}),
                      roll(2, 2, 2, 2, 2, 2, white=[2, 2, 3, 3], kicker=[1, 1]), (BENNO, {"place": 1}))
        self.assertEqual(asked(table), "roll")


class WinATie(Case):
    """ACT-3 at an early payout."""

    def entries(self, *more):
        return (roll(1, 1, 2, 2, 2, 2, 2, 2), (ANNA, {"play": "win-tie"}), (ANNA, {"place": 1}), (ANNA, DONE),
                roll(1, 1, 3, 3, 3, 3, 3, 3), (BENNO, {"place": 1}), (BENNO, {"play": "score-it"}), (BENNO, DONE),
                roll(2, 2, 2, 2, 2, 2), (ANNA, {"place": 2}), (ANNA, DONE), *more)

    def table(self, edition, options, *more):
        return after(*with_cards(["win-tie", "pass"], ["score-it", "swap"], edition, **options), *self.entries(*more))

    REST = (roll(3, 3, 3, 3, 3, 3), (BENNO, {"place": 3}), (BENNO, DONE))
    TIE = (ANNA, ['{"tie":1}', '{"tie":null}'])

    def test_ACT_3_asked_before_it_pays(self):
        self.assertEqual(asked(self.table(2, {})), self.TIE)
        self.assertEqual(asked(self.table(1, {"win-tie": "any-payout"})), self.TIE)
        self.assertEqual(asked(self.table(1, {})), "roll")
        self.assertEqual(asked(self.table(2, {"win-tie": "round-end"})), "roll")

    def test_ACT_3_once_a_round(self):
        table = self.table(2, {}, (ANNA, {"tie": 1}), *self.REST)
        self.assertEqual(table.result["money"], [110000, 70000])
        self.assertEqual(table.result["notes"], [2, 1])

    def test_ACT_3_null_keeps_the_card(self):
        table = self.table(2, {}, (ANNA, {"tie": None}), *self.REST)
        self.assertEqual(asked(table), self.TIE)
        table = self.table(2, {}, (ANNA, {"tie": None}), *self.REST, (ANNA, {"tie": 1}))
        self.assertEqual(table.result["money"], [110000, 70000])

    def test_ACT_3_another_casino_is_refused(self):
        with self.assertRaises(Wrong):
            self.table(2, {}).enter({"seat": ANNA, "move": {"tie": 2}})

    def test_ACT_3_at_the_end_of_the_round(self):
        """Score it that is still to come pays first, with a question of its own; then the others are asked."""
        for edition, early in ((2, True), (1, False)):
            game = las_vegas.Game(2, {**las_vegas.usual(edition, 2), "actions": True})
            game.lying = {place: [] for place in game.places}
            game.notes = {place: [] for place in game.places}
            game.won = [[], []]
            game.bonus = [[], []]
            game.swapper = None
            for casino in (1, 4):
                for owner in (ANNA, BENNO):
                    game.lying[casino].append(las_vegas.Die(owner, "own", casino))
            game.win_tie, game.scoring = ANNA, (BENNO, 4)
            payout = game.payout()
            first = question(payout)
            if early:  # also where no note lies
                self.assertEqual(first, (ANNA, [{"tie": 4}, {"tie": None}]))
                first = question(payout, (ANNA, {"tie": None}))
            self.assertEqual(first, (ANNA, [{"tie": 1}, {"tie": 4}, {"tie": None}]))

    def test_ACT_3_the_slot_machine_has_no_ties(self):
        game = las_vegas.Game(5, {**las_vegas.usual(2, 5), "slot-machine": True})
        game.lying = {place: [] for place in game.places}
        game.lying["slot"] = [las_vegas.Die(ANNA, "own", 3), las_vegas.Die(BENNO, "own", 4)]
        game.notes = {place: [] for place in game.places}
        game.win_tie, game.scoring = ANNA, (BENNO, "slot")
        self.assertIsNone(question(game.score_it()))

    def test_ACT_3_after_the_rainbow_cards(self):
        game = las_vegas.Game(2, {**las_vegas.usual(2, 2), "rainbow": True})
        game.lying = {place: [] for place in game.places}
        game.lying[4] = [las_vegas.Die(ANNA, "own", 4), las_vegas.Die(BENNO, "own", 4)]
        game.notes = {place: [] for place in game.places}
        game.notes[4] = ["rainbow"]
        game.won = [[], []]
        game.win_tie, game.scoring = ANNA, (BENNO, 4)
        paying = game.score_it()
        self.assertEqual(question(paying), "draw")
        self.assertEqual(question(paying, [80000]), (ANNA, [{"tie": 4}, {"tie": None}]))
        self.assertIsNone(question(paying, (ANNA, {"tie": 4})))
        self.assertEqual(game.purse, [[80000], []])


class DoubleTrouble(Case):
    """ACT-9 after the usual placement."""

    ROLL = roll(1, 1, 2, 2, 3, 4, 5, 6)
    PLACE = (ANNA, {"place": 3})
    PAIR = (ANNA, {"play": "double", "value": 1, "at": 3})

    def table(self, other_card, *entries, edition=2, **options):
        return after(*with_cards(["double", other_card], ["middle", "swap"], edition, **options), self.ROLL, *entries)

    def test_ACT_9_after_the_placement(self):
        pairs = [*double(1, *range(1, 7)), *double(2, *range(1, 7)), '{"done":true}']
        self.assertEqual(asked(self.table("pass", self.PLACE)), (ANNA, pairs))
        self.assertEqual(asked(self.table("pass", self.PLACE, edition=1, double="either-order")), (ANNA, pairs))
        for old in ({"edition": 1}, {"double": "pair-first"}):
            self.assertEqual(asked(self.table("pass", self.PLACE, **old)), (ANNA, ['{"done":true}']))

    def test_ACT_9_the_placed_value_is_no_pair_any_more(self):
        table = self.table("pass", (ANNA, {"place": 1}))
        self.assertEqual(asked(table), (ANNA, [*double(2, *range(1, 7)), '{"done":true}']))

    def test_ACT_9_the_question_again_while_a_card_is_left(self):
        self.assertEqual(asked(self.table("pass", self.PLACE, self.PAIR)), (ANNA, ['{"done":true}']))
        table = after(*with_cards(["double", "pass"], ["middle", "swap"]), self.ROLL, (ANNA, {"play": "pass"}))
        self.assertEqual(asked(table), "roll")  # nothing is asked after a pass

    def test_ACT_9_pair_first_as_before(self):
        for edition in (1, 2):
            table = self.table("pass", self.PAIR, edition=edition)
            self.assertEqual(asked(table), (ANNA, [f'{{"place":{face}}}' for face in range(2, 7)]))
            table = self.table("pass", self.PAIR, (ANNA, {"place": 3}), edition=edition)
            self.assertEqual(asked(table), (ANNA, ['{"done":true}']))

    def test_ACT_9_take_back_from_both(self):
        _, moves = asked(self.table("take-back", self.PLACE, self.PAIR))
        self.assertIn('{"play":"take-back","dice":[{"own":1},{"own":2}]}', moves)
        self.assertIn('{"play":"take-back","dice":[{},{"own":1}]}', moves)
        self.assertEqual(len(moves), 2 * 3 - 1 + 1)

    def test_ACT_9_no_pair_once_take_back_was_played(self):
        table = self.table("take-back", self.PLACE, (ANNA, {"play": "take-back", "dice": {"own": 1}}))
        self.assertEqual(asked(table), (ANNA, ['{"done":true}']))

    def test_ACT_9_a_pair_after_score_it(self):
        table = self.table("score-it", self.PLACE, (ANNA, {"play": "score-it"}))
        self.assertEqual(asked(table), (ANNA, [*double(1, *range(1, 7)), *double(2, *range(1, 7)), '{"done":true}']))
        table = self.table("score-it", self.PLACE, (ANNA, {"play": "score-it"}), self.PAIR)
        self.assertEqual(asked(table), "roll")

    def test_ACT_9_score_it_after_a_pair(self):
        pair = (ANNA, {"play": "double", "value": 1, "at": 2})
        _, moves = asked(self.table("score-it", self.PLACE, pair))
        self.assertEqual(moves, ['{"play":"score-it","at":2}', '{"play":"score-it","at":3}', '{"done":true}'])
        _, moves = asked(self.table("score-it", self.PLACE, self.PAIR))
        self.assertEqual(moves, ['{"play":"score-it"}', '{"done":true}'])

    def test_ACT_9_kicks_and_token_follow(self):
        setup = with_cards(["double", "pass"], ["middle", "swap"], tokens=True, kickers=True)
        tokens = {"tokens": ["pink"] * 5 + ["gold"]}
        table = after(*setup[:5], tokens, setup[5], roll(2, 3, 3, 3, 4, 5, kicker=[1, 2]), (ANNA, {"place": 3}),
                      (ANNA, {"token": None}), (ANNA, {"play": "double", "value": 2, "at": 3}))
        self.assertEqual(asked(table), (ANNA, ['{"kick":{"seat":0,"die":"own"}}']))
        table.enter({"seat": ANNA, "move": {"kick": {"seat": 0, "die": "own"}}})
        self.assertEqual(asked(table), (ANNA, ['{"token":"pink"}', '{"token":null}']))
        table.enter({"seat": ANNA, "move": {"token": "pink"}})
        self.assertEqual(asked(table), (ANNA, ['{"done":true}']))

    def test_ACT_9_at_the_slot_machine_a_face_that_is_free(self):
        setup = ("las-vegas", 5, 2, {"rounds": 1, "actions": True, "slot-machine": True},
                 {"notes": [*NOTES["notes"], [80000]]},
                 {"actions": [["double", "pass"], ["reroll", "swap"], ["win-tie", "middle"], ["rotate", "score-it"],
                              ["take-back", "two-casinos"]]})
        table = after(*setup, self.ROLL, (ANNA, {"place": 3, "at": "slot"}))
        _, moves = asked(table)
        slot = [move for move in moves if '"slot"' in move and '"value":1' in move]
        self.assertEqual(slot, [f'{{"play":"double","value":1,"at":"slot","face":{face}}}' for face in (1, 2, 4, 5, 6)])


class TwoCasinos(Case):
    """ACT-5, ACT-7 and ACT-9 together."""

    def table(self, *entries, edition=2):
        return after(*with_cards(["two-casinos", "pass"], ["double", "rotate"], edition),
                     roll(6, 6, 6, 6, 6, 6, 6, 6), (ANNA, {"play": "two-casinos"}), (ANNA, {"place": 6}), (ANNA, DONE),
                     roll(1, 1, 2, 2, 2, 3, 4, 5), *entries)

    def test_ACT_9_the_pair_beside_the_second_place(self):
        places = [f'{{"place":{face}}}' for face in (1, 2, 4, 5)]
        pairs = double(1, 1, 2, 4, 5, 6)
        self.assertEqual(asked(self.table((BENNO, {"place": 3}))), (BENNO, [*places, *pairs]))
        self.assertEqual(asked(self.table((BENNO, {"place": 3}), edition=1)), (BENNO, places))

    def test_ACT_9_no_third_placement(self):
        done = (BENNO, ['{"done":true}'])
        table = self.table((BENNO, {"place": 3}), (BENNO, {"play": "double", "value": 1, "at": 6}))
        self.assertEqual(asked(table), done)
        table = self.table((BENNO, {"place": 3}), (BENNO, {"place": 4}))
        self.assertEqual(asked(table), done)

    def test_ACT_9_not_at_the_first_casino_in_either_order(self):
        with self.assertRaises(Wrong):
            self.table((BENNO, {"place": 3})).enter(
                {"seat": BENNO, "move": {"play": "double", "value": 1, "at": 3}})
        table = self.table((BENNO, {"play": "double", "value": 1, "at": 3}))
        self.assertEqual(asked(table), (BENNO, [f'{{"place":{face}}}' for face in (2, 4, 5)]))

    def test_ACT_7_turned_dice_make_it_the_only_placement(self):
        turned = (BENNO, {"play": "rotate", "from": 3, "to": 2}), (BENNO, {"place": 2})
        self.assertEqual(asked(self.table(*turned)), (BENNO, [*double(1, 1, 3, 4, 5, 6), '{"done":true}']))
        self.assertEqual(asked(self.table(*turned, edition=1)), (BENNO, ['{"done":true}']))
        table = self.table(*turned, (BENNO, {"play": "double", "value": 1, "at": 6}))
        self.assertEqual(asked(table), "roll")  # no card is left

    def test_ACT_5_without_two_values_nothing_is_left_to_pair(self):
        table = after(*with_cards(["two-casinos", "pass"], ["double", "rotate"]),
                      roll(6, 6, 6, 6, 6, 6, 6, 6), (ANNA, {"play": "two-casinos"}), (ANNA, {"place": 6}), (ANNA, DONE),
                      roll(1, 1, 1, 1, 1, 1, 1, 1), (BENNO, {"place": 1}))
        self.assertEqual(asked(table), (BENNO, ['{"done":true}']))


class Minimum(Case):
    def fills_to(self, seats, edition, options):
        """What a casino is filled up to: the lowest note that is enough alone."""
        for note in range(30000, 90001, 10000):
            last = [90000] if note < 90000 else [30000, 60000]
            notes = {"notes": [[note]] * 5 + [last]}
            if not judge(journal("las-vegas", seats, edition, options, notes).encode()).line:
                return note
        return None

    def test_BV_1_from_six_seats_on(self):
        for seats in range(2, 9):
            by_players = 10000 * (seats + 1)
            usual = by_players if seats >= 6 else 50000
            self.assertEqual(self.fills_to(seats, 1, {}), 50000)
            self.assertEqual(self.fills_to(seats, 2, {}), usual)
            for edition in (1, 2):
                self.assertEqual(self.fills_to(seats, edition, {"minimum": "base"}), 50000)
                self.assertEqual(self.fills_to(seats, edition, {"minimum": "by-players"}), by_players)


# ------------------------------------------------------------------------------------------------ the race

# 0 start, 1 bank, 2 to 6 green, 7 bank, 8 arrival
SHORT = "SBGGGGGBA"
LOSES, WINS = ["J", "10", "10", "9", "9"], ["A", "A", "A", "A", "A"]


def call(seat, pawn, stake):
    named = {"seat": seat} if pawn is None else {"seat": seat, "pawn": pawn}
    return {"poker": {**named, "stake": stake}}


class Challenge(Case):
    """MC-22. Anna has two pawns on square 2 below Benno's pawn 1, and 10,000; Benno has 60,000."""

    START = ({"die": 2}, (ANNA, {"pawn": 0}), {"die": 1}, (BENNO, {"pawn": 0}), {"die": 2}, (ANNA, {"pawn": 1}),
             {"die": 2}, (BENNO, {"pawn": 1}))

    def table(self, edition, options, *entries):
        return after("monte-carlo", 2, edition, {"board": SHORT, "pawns": 3, **options}, *self.START, *entries)

    def poker(self, pawn, benno, anna):
        return ((BENNO, call(ANNA, pawn, 10000)), {"poker": benno}, (BENNO, {"keep": benno}), {"poker": anna})

    def test_MC_22_the_pawn_is_named(self):
        pawns = (BENNO, [write_json(call(ANNA, pawn, 10000)) for pawn in (0, 1)] + ['{"poker":null}'])
        seat = (BENNO, [write_json(call(ANNA, None, 10000)), '{"poker":null}'])
        self.assertEqual(asked(self.table(2, {})), pawns)
        self.assertEqual(asked(self.table(1, {"challenge": "pawn"})), pawns)
        self.assertEqual(asked(self.table(1, {})), seat)
        self.assertEqual(asked(self.table(2, {"challenge": "seat"})), seat)

    def test_MC_22_a_call_without_pawn_is_refused(self):
        with self.assertRaises(Wrong):
            self.table(2, {}).enter({"seat": BENNO, "move": call(ANNA, None, 10000)})

    def test_MC_22_the_pawn_named_comes_up(self):
        """Of Anna's pawns the one on top can move by a 4, the one below Benno's cannot."""
        for pawn in (0, 1):
            table = self.table(2, {}, *self.poker(pawn, LOSES, WINS), {"die": 4})
            self.assertEqual(asked(table), (ANNA, [f'{{"pawn":{pawn}}}', '{"pawn":2}']))
        table = self.table(1, {}, *self.poker(None, LOSES, WINS), {"die": 4})
        self.assertEqual(asked(table), (ANNA, ['{"pawn":1}', '{"pawn":2}']))

    def test_MC_22_a_beaten_pawn_cannot_be_challenged_again(self):
        ruined = (*self.poker(0, WINS, LOSES),)
        self.assertEqual(asked(self.table(2, {}, *ruined)), (BENNO, ['{"send":0}', '{"send":1}']))
        self.assertEqual(asked(self.table(2, {}, *ruined, (BENNO, {"send": 1}))), "die")
        stakes = [write_json(call(ANNA, 1, stake)) for stake in range(10000, 50001, 10000)]
        self.assertEqual(asked(self.table(2, {}, *ruined, (BENNO, {"send": 0}))), (BENNO, [*stakes, '{"poker":null}']))


class Association(Case):
    """MC-24: Anna lands on Benno's last pawn; Carla looks on."""

    def position(self, edition, purses, seats=3, last=True, **options):
        game = monte_carlo.Game(seats, {**monte_carlo.usual(edition, seats), "board": SHORT, **options})
        game.money = list(purses)
        for pawn in range(game.pawns_each - 1 if last else 0):
            game.at[BENNO, pawn] = monte_carlo.HOME
        benno = (BENNO, game.pawns_each - 1)
        game.at[benno] = 3
        game.stacks[3] = [benno]
        poker = game.arrive((ANNA, 0), 3, 1)
        seat, moves = question(poker)
        self.assertEqual(seat, ANNA)
        called = (ANNA, next(move for move in moves if (move["poker"] or {}).get("stake") == 10000))
        return poker, question(poker, called)

    ASSOCIATE = (ANNA, [{"associate": True}, {"associate": False}])

    def test_MC_24_only_a_smaller_purse(self):
        for anna, is_asked in ((30000, True), (90000, True), (100000, False), (110000, False)):
            for edition, options in ((2, {}), (1, {"association": "caller"})):
                _, first = self.position(edition, (anna, 100000, 20000), **options)
                self.assertEqual(first, self.ASSOCIATE if is_asked else "poker")

    def test_MC_24_then_the_others_are_asked(self):
        poker, _ = self.position(2, (30000, 100000, 20000))
        self.assertEqual(question(poker, (ANNA, {"associate": True})),
                         (CARLA, [{"join": 0}, {"join": 10000}, {"join": 20000}]))
        poker, _ = self.position(2, (30000, 100000, 20000))
        self.assertEqual(question(poker, (ANNA, {"associate": False})), "poker")

    def test_MC_24_anyone_as_before(self):
        for edition, options in ((1, {}), (2, {"association": "anyone"})):
            _, first = self.position(edition, (110000, 100000, 20000), **options)
            self.assertEqual(first, (CARLA, [{"join": 0}, {"join": 10000}, {"join": 20000}]))

    def test_MC_24_not_against_two_pawns_nor_between_two(self):
        self.assertEqual(self.position(2, (30000, 100000, 20000), last=False)[1], "poker")
        self.assertEqual(self.position(2, (30000, 100000), seats=2)[1], "poker")
        self.assertEqual(self.position(2, (30000, 100000), seats=2, pawns=3)[1], "poker")


class Tax(Case):
    """MC-8: Anna's pawns have left the start, she has 10,000 and throws a 4."""

    START = ({"die": 1}, (ANNA, {"pawn": 0}), {"die": 1}, (BENNO, {"pawn": 0}), {"die": 2}, (ANNA, {"pawn": 1}),
             {"die": 2}, (BENNO, {"pawn": 1}), {"die": 3}, (ANNA, {"pawn": 2}), {"die": 3}, (BENNO, {"pawn": 0}))

    def table(self, edition, options, *entries):
        return after("monte-carlo", 2, edition, {"board": "SGGGGGGBGBA", "pawns": 3, **options}, *self.START, *entries)

    def test_MC_8_the_retreat_is_the_move(self):
        retreat = ({"die": 4}, (ANNA, {"retreat": 1}))
        for edition, options, ends in ((2, {}, True), (1, {"tax-ruin": "turn-ends"}, True), (1, {}, False),
                                       (2, {"tax-ruin": "moves-on"}, False)):
            self.assertEqual(asked(self.table(edition, options, {"die": 4})),
                             (ANNA, ['{"retreat":0}', '{"retreat":1}', '{"retreat":2}']))
            table = self.table(edition, options, *retreat)
            self.assertEqual(asked(table), "die" if ends else (ANNA, ['{"pawn":0}', '{"pawn":1}', '{"pawn":2}']))
            if ends:  # it is Benno's die, and pawn 1 is back on the start
                table.enter({"house": {"die": 1}})
                self.assertEqual(table.asked(), [BENNO])

    def test_MC_8_nothing_left_after_paying_is_ruin_too(self):
        for purse, ruined in ((20000, True), (30000, False)):
            game = monte_carlo.Game(3, {**monte_carlo.usual(2, 3), "board": SHORT})
            game.money[ANNA] = purse
            game.at.update({(ANNA, pawn): 1 for pawn in range(3)})
            turn = game.turn(ANNA)
            question(turn)
            # The 4 frees nobody from a bank, so without ruin the turn ends without a question.
            self.assertEqual(question(turn, 4), (ANNA, [{"retreat": pawn} for pawn in range(3)]) if ruined else None)


class Pawns(Case):
    def test_MC_30_three_pawns_and_no_colour(self):
        for edition in (1, 2):
            self.assertEqual(asked(after("monte-carlo", 2, edition, {})), (ANNA, ['{"colour":0}', '{"colour":1}']))
            self.assertEqual(asked(after("monte-carlo", 2, edition, {"pawns": 4}))[0], ANNA)
            table = after("monte-carlo", 2, edition, {"pawns": 3}, {"die": 1})
            self.assertEqual(asked(table), (ANNA, ['{"pawn":0}', '{"pawn":1}', '{"pawn":2}']))

    def test_MC_30_refused(self):
        for edition in (1, 2):
            for seats in (3, 4):
                for pawns in (3, 4):
                    self.refused("MC-30", "monte-carlo", seats, {"pawns": pawns}, edition)
            for pawns in (2, 5, True, "3", 3.0):
                self.refused("MC-30", "monte-carlo", 2, {"pawns": pawns}, edition)

    def test_MC_29_a_quarter_of_a_million_a_pawn(self):
        game = monte_carlo.Game(2, {**monte_carlo.usual(2, 2), "points": True, "pawns": 3})
        game.money = [40000, 10000]
        game.at.update({(ANNA, pawn): monte_carlo.HOME for pawn in range(3)})
        game.at[BENNO, 1] = monte_carlo.HOME
        self.assertEqual(game.result(ANNA)["points"], [790000, 260000])


# ------------------------------------------------------------------------------------------------ editions and options


class Editions(Case):
    def test_editions_that_exist(self):
        for name in GAMES:
            seats = 1 if name == "solitaire" else 2
            second = name in ("las-vegas", "las-vegan", "monte-carlo")
            self.assertEqual(editions_of(GAMES[name]), (1, 2) if second else (1,))
            for edition in (0, 1, 2, 3, -1, True, 2.0, "2", None):
                good = edition in (1, 2)[: 1 + second] and type(edition) is int
                verdict = judge((write_setup(name, seats, {}, edition) + "\n").encode())
                self.assertEqual(str(verdict), "ok (unfinished)" if good else "wrong at line 1", (name, edition))

    def test_an_edition_is_a_set_of_usual_values(self):
        """A game of one edition is a game of the other with all readings named."""
        for name in ("las-vegas", "las-vegan", "monte-carlo"):
            for number in range(12):
                rng = random_generator("editions", name, number)
                seats, options = GAMES[name].random_setup(rng)
                edition = 1 + number % 2
                lines = play_by_lot(name, seats, options, edition, rng)
                named = {**usual_values(GAMES[name], edition, seats), **options}
                if name == "monte-carlo" and seats > 2:
                    del named["pawns"]
                lines[0] = write_setup(name, seats, named, 3 - edition)
                verdict = judge("\n".join(lines).encode())
                self.assertEqual(str(verdict), "ok", verdict.why)

    def test_refused_values(self):
        for edition in (1, 2):
            for name, option, rule in (
                    ("las-vegas", "kick", "BV-8"), ("las-vegas", "win-tie", "ACT-3"), ("las-vegas", "double", "ACT-9"),
                    ("las-vegas", "minimum", "BV-1"), ("monte-carlo", "challenge", "MC-22"),
                    ("monte-carlo", "association", "MC-24"), ("monte-carlo", "tax-ruin", "MC-8"),
                    ("las-vegan", "tricks", "VGN-9")):
                for value in ("", "first", True, None, 1, []):
                    self.refused(rule, name, 2, {option: value}, edition)

    def test_options_that_do_nothing_are_allowed(self):
        for edition in (1, 2):
            las_vegas.check_setup(8, {"kick": "any", "win-tie": "any-payout", "double": "pair-first"}, edition)
            GAMES["las-vegan"].check_setup(2, {"tricks": "open"}, edition)
            monte_carlo.check_setup(2, {"association": "caller"}, edition)

    def test_VGN_9_tricks_change_no_move(self):
        rng = random_generator("tricks")
        lines = play_by_lot("las-vegan", 4, {"tricks": "hidden"}, 2, rng)
        lines[0] = write_setup("las-vegan", 4, {"tricks": "open"}, 2)
        self.assertEqual(str(judge("\n".join(lines).encode())), "ok")


class Boxes(Case):
    """What only pictures held, given by an option."""

    def test_MC_13_casino_cards(self):
        good = ("S1234 H1234 D1234 C1234", "S1119 H9999 D2345 C1111")
        bad = ("", "S1234 H1234 D1234", "H1234 S1234 D1234 C1234", "S1234 H1234 D1234 C1243", "S0123 H1234 D1234 C1234",
               "S123 H1234 D1234 C12345", "S1234  H1234 D1234 C1234", " S1234 H1234 D1234 C1234",
               "s1234 h1234 d1234 c1234", "S1234 H1234 D1234 C1234 S1234", 1234, None, ["S1234"])
        for edition in (1, 2):
            for text in good:
                monte_carlo.check_setup(2, {"casino-cards": text}, edition)
            for text in bad:
                self.refused("MC-13", "monte-carlo", 2, {"casino-cards": text}, edition)

    def test_MC_13_the_cards_of_the_box_are_drawn(self):
        options = {**monte_carlo.usual(2, 2), "casino-cards": "S1234 H1234 D1234 C1799", "jackpot": 10}
        for card, square in (("C9", 50), ("jackpot", 55)):
            game = monte_carlo.Game(2, {**options, "board": "SGGGG2" + "G" * 60 + "BBA"})
            casino = game.casino((0, 0), 5, 5)
            question(casino)
            question(casino, (0, {"bet": "HC"}))
            question(casino, card)
            question(casino, (0, {"win": "distance"}))
            self.assertEqual(game.at[0, 0], square)
        self.assertEqual(monte_carlo.read_casino_cards(options["casino-cards"]).count("C9"), 2)

    def test_MC_15_the_jackpot(self):
        for number in (0, 11, 5.0, True, "5"):
            self.refused("MC-15", "monte-carlo", 2, {"jackpot": number}, 2)
        for number in (1, 10):
            monte_carlo.check_setup(2, {"jackpot": number}, 1)

    def test_BV_22_two_bonus_cards(self):
        for text in ("20000 20000", "10000 100000", "60000 60000"):
            las_vegas.check_setup(2, {"bonus-cards": text}, 1)
        for text in ("20000", "30000 20000", "20000 25000", "20000 20000 20000", "20,000 20,000", "", 20000, "0 20000"):
            self.refused("BV-22", "las-vegas", 2, {"bonus-cards": text}, 2)
        deal = {"bonus": [[70000, 70000], [30000, 30000]]}
        for two, good in (("20000 20000", False), ("70000 70000", True), ("20000 70000", False)):
            verdict = judge(journal(*plays({"bonus": True, "bonus-cards": two}), NOTES, deal).encode())
            self.assertEqual(verdict.line, 0 if good else 3)

    def test_TOK_1_token_cards(self):
        cards = GAMES["las-vegas-cards"]
        for text in ("pink5 gold5 blue5 green5 red5", "gold9 pink8 grey8"):
            cards.check_setup(2, {"token-cards": text}, 1)
        for text in ("", "pink5", "pink9 gold9 red8", "pink5 pink5 blue5 green5 red5",
                     "orange5 gold5 blue5 green5 red5", "pink0 gold9 red8 blue8", "pink 5",
                     "pink5,gold5,blue5,green5,red5", 25):
            self.refused("TOK-1", "las-vegas-cards", 2, {"token-cards": text}, 1)
        tokens = Tokens(2, "gold9 pink8 grey8")
        tokens.beside[1].update(grey=1, gold=1)
        self.assertEqual(tokens.offered(1), ["gold", "grey"])

    def test_TOK_3_more_than_five_of_a_colour(self):
        tokens = Tokens(2, "gold9 pink8 grey8")
        tokens.owned[0].update(gold=6, pink=9)
        self.assertEqual(tokens.money(0), 210000 + 450000)

    def test_VGN_1_number_machines(self):
        vegan = GAMES["las-vegan"]
        for text in ("12345689", "01234567"):
            vegan.check_setup(3, {"number-machines": text}, 2)
        for text in ("", "1234568", "123456899", "11234568", "12345698", "1234568a", 12345689, "1234568٩"):
            self.refused("VGN-1", "las-vegan", 3, {"number-machines": text}, 2)
        machines = {"machines": ["7", "R", "0"]}
        self.assertEqual(judge(journal("las-vegan", 3, 2, {}, machines).encode()).line, 2)
        self.assertEqual(judge(journal("las-vegan", 3, 2, {"number-machines": "01234567"}, machines).encode()).line, 0)

    def test_MC_31_the_expected_number_of_turns(self):
        self.assertAlmostEqual(race.turns_to_get_home("SBBA"), 16 / 9)
        # S B B G A, from the end: each line is the expected number of turns from one square.
        green = 1
        second_bank = 2 * (1 + green / 6)
        first_bank = 2 * (1 + second_bank / 6 + green / 6)
        start = 1 + (first_bank + second_bank + green) / 6
        self.assertAlmostEqual(race.turns_to_get_home("SBBGA"), start)
        self.assertTrue(21 < race.turns_to_get_home(monte_carlo.BOARD) < 22)

    def test_MC_31_a_casino_in_the_chain(self):
        """S 3 B B A. A triple square wins 13 of 17 cards; a lost bet leads back to the start."""
        second_bank = 2
        first_bank = 2 * (1 + second_bank / 6)
        # By a 1: money leads one square on, distance by the card's number: 1 to 4, three of each, or 5.
        on = 13 / 17 / 2 * first_bank + 3 / 17 / 2 * first_bank + 3 / 17 / 2 * second_bank
        # start = 1 + (on + 4 / 17 * start + first_bank + second_bank) / 6
        start = (1 + (on + first_bank + second_bank) / 6) / (1 - 4 / 17 / 6)
        self.assertAlmostEqual(race.turns_to_get_home("S3BBA"), start)

    def test_MC_31_absurd_boards(self):
        absurd = "SGBBG" + "RRRRRG" * 20 + "A"
        self.assertGreater(race.turns_to_get_home(absurd), 1e15)
        for board in (absurd, "SGBB" + "1" * 120 + "A"):
            self.refused("MC-31", "monte-carlo", 2, {"board": board}, 2)
            monte_carlo.check_setup(2, {"board": board}, 1)  # old journals are read as before
        for edition in (1, 2):
            self.refused("MC-31", "monte-carlo", 2, {"board": "SBBRRRA"}, edition)
            self.refused("MC-31", "monte-carlo", 2, {"board": "S" + "G" * 130 + "BBA"}, edition)
            self.refused("MC-11", "monte-carlo", 2, {"board": "SBGA"}, edition)
            self.refused("MC-12", "monte-carlo", 2, {"board": "SBFBA"}, edition)
            self.refused("MC-1", "monte-carlo", 2, {"board": "SBBXA"}, edition)


if __name__ == "__main__":
    unittest.main()
