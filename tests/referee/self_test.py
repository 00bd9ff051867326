"""The rulebooks' worked examples and the editions, for the referee itself: python3 tests/referee/self_test.py"""
import sys
import unittest
from collections import Counter

sys.dont_write_bytecode = True

import colours
import las_vegan
import las_vegas
import las_vegas_cards
import monte_carlo
from common import Tokens, Wrong, read_json, tied
from editions_test import *  # noqa: F403, they are run too
from journals import judge
from las_vegan import BANK

ANNA, BENNO, CARLA, DENNY = range(4)


def table(seats, **options):
    """A dice game in the middle of nowhere, to put dice and notes on."""
    game = las_vegas.Game(seats, {**las_vegas.usual(1, seats), **options})
    game.lying = {place: [] for place in game.places}
    game.notes = {place: [] for place in game.places}
    game.won = [[] for _ in range(seats)]
    return game


def put(game, place, owner, *faces, kind="own"):
    game.lying[place] += [las_vegas.Die(owner, kind, face) for face in faces]


def answer(generator, *answers):
    """Runs a part of a game with these answers."""
    try:
        generator.send(None)
        for one in answers:
            generator.send(one)
    except StopIteration as stop:
        return stop.value
    raise AssertionError("more is asked")


class Dice(unittest.TestCase):
    def test_LV_10_the_two_with_three_dice_go(self):
        self.assertEqual(tied({ANNA: 5, BENNO: 3, CARLA: 3, DENNY: 1}), {BENNO, CARLA})

    def test_LV_10_two_groups_go(self):
        self.assertEqual(tied({ANNA: 2, CARLA: 2, BENNO: 1, DENNY: 1}), {ANNA, BENNO, CARLA, DENNY})

    def test_LV_11_and_LV_12(self):
        game = table(4)
        game.notes[2] = [30000, 80000, 10000]
        put(game, 2, ANNA, 2, 2, 2, 2, 2)
        put(game, 2, BENNO, 2, 2, 2)
        put(game, 2, CARLA, 2, 2, 2)
        put(game, 2, DENNY, 2)
        answer(game.pay(2, None))
        self.assertEqual(game.purse, [[80000], [], [], [30000]])
        self.assertEqual(game.notes[2], [10000])

    def test_NEU_5_white_wins(self):
        game = table(3)
        game.notes[4] = [80000, 30000]
        put(game, 4, las_vegas.WHITE, 4, 4, 4, kind="white")
        put(game, 4, BENNO, 4)
        answer(game.pay(4, None))
        self.assertEqual(game.purse, [[], [30000], []])
        self.assertEqual(game.stack.under, [80000])

    def test_BV_16_carla_denny_ben(self):
        game = table(5, **{"slot-machine": True})
        put(game, "slot", DENNY, 3, 3, 3)
        put(game, "slot", BENNO, 6, 6)
        put(game, "slot", CARLA, 4, 4, 1)
        asked = game.pay_slot([90000, 50000, 20000])
        order = []
        question = next(asked)
        try:
            while True:
                seat = min(question.moves)
                order.append(seat)
                question = asked.send((seat, question.moves[seat][-1]))
        except StopIteration:
            pass
        self.assertEqual(order, [CARLA, DENNY, BENNO])

    def test_ACT_3_the_others_stay_tied(self):
        game = table(2)
        game.notes[1] = [70000, 60000]
        put(game, 1, ANNA, 1, 1)
        put(game, 1, BENNO, 1, 1)
        answer(game.pay(1, ANNA))
        self.assertEqual(game.purse, [[70000], []])

    def test_TOK_3_two_pink_and_four_gold(self):
        tokens = Tokens(2)
        tokens.owned[0] = Counter(pink=2, gold=4)
        self.assertEqual(tokens.money(0), 130000)

    def test_NEW_5_red_and_violet_win(self):
        lying, notes = Counter(violet=3, red=1, yellow=2, green=2), [20000, 40000, 90000]
        won = {"red": [], "violet": []}
        colours.pay(lying, notes, won)
        self.assertEqual(won, {"red": [20000], "violet": [40000]})
        self.assertEqual((lying, notes), (Counter(yellow=2, green=2), [90000]))


class Cards(unittest.TestCase):
    def test_LVC_5(self):
        moves = [move["place"] for move in las_vegas_cards.choices([5, 5, 5, 4, 4])]
        for legal in ([5, 5, 5], [4, 4], [4, 5], [5]):
            self.assertIn(legal, moves)
        self.assertNotIn([4, 4, 5], moves)

    def test_VGN_8_the_nine_wins(self):
        self.assertEqual(las_vegan.winner([(0, "V2"), (1, "R9"), (2, "V9"), (3, "V0")]), 2)

    def test_VGN_8_the_last_zero_of_another_colour_wins(self):
        self.assertEqual(las_vegan.winner([(0, "R4"), (1, "V0"), (2, "G0"), (3, "R9")]), 2)

    def test_VGN_11_four_cabbages_lost(self):
        game = las_vegan.Game(4, {})
        game.machines = ["4", "B", "3"]
        game.token_on = {"4": 1, "B": 3, "3": 2}
        game.value = {1: -1, 3: -3, 2: 1}
        game.golden_side = None
        game.tricks = {0: [["B4", "R4", "B1", "G3"], ["B2", "V8", "R1", "R2"]], 1: [], 2: [], 3: []}
        game.score()
        self.assertEqual(game.cabbages, [11, 15, 15, 15])

    def test_BANK_6_two_zeros_against_the_bank(self):
        self.assertEqual(las_vegan.winner([(BANK, "R4"), (0, "V0"), (1, "G0")]), BANK)
        self.assertEqual(las_vegan.winner([(BANK, "R4"), (0, "V0"), (1, "R9")]), 0)


class Race(unittest.TestCase):
    def test_MC_14_sixty_thousand_and_five_squares_or_fifteen(self):
        for win, money, square in (("money", 70000, 10), ("distance", 10000, 20)):
            options = {**monte_carlo.usual(1, 2), "board": "SGGGG2" + "G" * 20 + "BBA"}
            game = monte_carlo.Game(2, options)
            answer(game.casino((0, 0), 5, 5), (0, {"bet": "HC"}), "C3", (0, {"win": win}))
            self.assertEqual((game.money[0], game.at[0, 0]), (money, square))

    def test_MC_21_from_best_to_worst(self):
        hands = ["AAAAA", "99999", "AAAAK", "AAAKK", "AKQJT", "KQJT9", "AAAKQ", "AAKKQ", "AAKQJ", "AKQJ9"]
        strengths = [monte_carlo.strength(["10" if face == "T" else face for face in hand]) for hand in hands]
        self.assertEqual(strengths, sorted(strengths, reverse=True))
        self.assertEqual(len(set(map(str, strengths))), len(hands))


class Journals(unittest.TestCase):
    def test_doubled_keys_are_refused(self):
        with self.assertRaises(Wrong):
            read_json('{"a":1,"a":1}')

    def test_the_wrong_line_is_named(self):
        first = b'{"croupier":1,"game":"colours","edition":1,"seats":["Anna","Benno"],"options":{}}\n'
        self.assertEqual(str(judge(first)), "ok (unfinished)")
        self.assertEqual(str(judge(first + b'{"house":{"first":true}}\n')), "wrong at line 2")
        self.assertEqual(str(judge(first + b'{"house":{"first":1}}\n{"house":{"first":1}}\n')), "wrong at line 3")
        self.assertEqual(str(judge(first.replace(b'"Benno"', b"7"))), "wrong at line 1")


if __name__ == "__main__":
    unittest.main()
