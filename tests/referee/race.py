"""Boards of the race (MC): which may be played on, and how long a pawn needs on them."""
from collections import Counter

from common import Refused

SHORTEST, LONGEST = 4, 128  # MC-31
MOST_TURNS = 400
SUITS = "SHDC"
USUAL_CARDS = [suit + number for suit in SUITS for number in "1234"]


def check_board(board, cards, jackpot, edition):
    """Refuses what is no board (MC-1, MC-11, MC-12), and one on which the race has no end (MC-31)."""
    if not isinstance(board, str) or not set(board) <= set("SGBFR321A"):
        raise Refused("MC-1", "not squares")
    if not SHORTEST <= len(board) <= LONGEST:
        raise Refused("MC-31", "too few squares, or too many")
    if board[0] != "S" or "S" in board[1:] or board[-1] != "A" or "A" in board[:-1]:
        raise Refused("MC-1", "a board goes from the start to the arrival")
    if board.count("B") != 2:
        raise Refused("MC-11", "two banks")
    if "F" in board[board.index("B"):] or "R" in board[: board.rindex("B")]:
        raise Refused("MC-12", "on to the first bank, back to the second")
    if not leads_home(board, cards, jackpot):
        raise Refused("MC-31", "no way home")
    # Journals of edition 1 are read as they were written.
    if edition > 1 and turns_to_get_home(board, cards, jackpot) > MOST_TURNS:
        raise Refused("MC-31", "the way home takes too many turns")


class Walk:
    """A pawn alone on a board, without money: its owner answers by lot, each casino card comes from a full pack.

    Its state is a square, between two turns, or (square, die), on a casino square during a turn; HOME is the end.
    """

    HOME = "home"

    def __init__(self, board, cards, jackpot):
        self.board = board
        self.cards = [(card[0], int(card[1])) for card in cards] + [("", jackpot)]

    def reach(self, square, die):
        if square >= len(self.board) - 1:
            return self.HOME
        kind = self.board[square]
        if kind in "321":
            return square, die
        return {"F": self.board.index("B"), "R": self.board.rindex("B")}.get(kind, square)

    def turn(self, square):
        """What follows a turn that begins on a square: pairs of probability and state."""
        for die in range(1, 7):
            stays = self.board[square] == "B" and die > 3  # MC-11
            yield 1 / 6, square if stays else self.reach(square + die, die)

    def chance(self, square, suit):
        """How probable it is that a card of this suit wins there."""
        kind = self.board[square]
        if not suit:
            return 1  # the jackpot
        if kind == "3":
            return 0 if suit == SUITS[self.board[:square].count("3") % 4] else 1
        return 1 / 2 if kind == "2" else 1 / 4

    def casino(self, square, die):
        """What follows a casino: money or distance, each half the time; or back."""
        for suit, number in self.cards:
            won = self.chance(square, suit) / len(self.cards)
            if won:
                yield won / 2, self.reach(square + die, die)
                yield won / 2, self.reach(square + die * number, die)
            if won < 1 / len(self.cards):
                yield 1 / len(self.cards) - won, self.reach(square - die, die)

    def next(self, state):
        return self.casino(*state) if isinstance(state, tuple) else self.turn(state)

    def reachable(self, start):
        found, to_see = {start}, [start]
        while to_see:
            for _, state in self.next(to_see.pop()):
                if state not in found and state != self.HOME:
                    found.add(state)
                    to_see.append(state)
        return found


def leads_home(board, cards, jackpot):
    """MC-31: from the second bank a pawn can come home."""
    walk = Walk(board, cards, jackpot)
    return any(state == walk.HOME for here in walk.reachable(board.rindex("B")) for _, state in walk.next(here))


def turns_to_get_home(board, cards=USUAL_CARDS, jackpot=5):
    """MC-31: the expected number of turns from the start. There must be a way home.

    For each state there is an equation: turns = 1 (at a casino 0) + the sum of probability × turns of what follows.
    They are solved one after the other, casinos before squares and far ones first; in each the states solved before
    it are replaced by their equations, in the order in which those were solved.
    """
    walk = Walk(board, cards, jackpot)
    solved = {}  # state: turns, and the factors of states that were not solved before it
    for here in sorted(walk.reachable(0), key=solving_order):
        turns, factors = 0 if isinstance(here, tuple) else 1, Counter()
        for probability, state in walk.next(here):
            if state != walk.HOME:
                factors[state] += probability
        for state, (its_turns, its_factors) in solved.items():
            factor = factors.pop(state, 0)
            if factor:
                turns += factor * its_turns
                for other, more in its_factors.items():
                    factors[other] += factor * more
        leaves = 1 - factors.pop(here, 0)
        solved[here] = turns / leaves, {state: factor / leaves for state, factor in factors.items()}
    return solved[0][0]


def solving_order(state):
    return (0, -state[0], state[1]) if isinstance(state, tuple) else (1, -state, 0)
