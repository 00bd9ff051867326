"""Las Vegas Boulevard, the new way to play (NEW)."""
from collections import Counter

from common import (CASINOS, COLOURS, FACES, House, Refused, Stack, ask, first_option, first_player, known_options,
                    option, richest, tied)
from las_vegas import HUNDREDS, NOTES
from solitaire import one_die_each

NAME = "colours"


def check_setup(seats, options, edition=1):
    known_options(options, "first", "purses")
    option(options, "purses", "hidden", ["hidden", "open"])
    if not 2 <= seats <= 4:
        raise Refused("NEW-1", "two to four players")
    first_option(options, seats, "NEW-4")


def random_setup(rng):
    seats = rng.randint(2, 4)
    options = {}
    if rng.random() < 0.5:
        options["first"] = rng.choice(["lot", *range(seats)])
    if rng.random() < 0.2:
        options["purses"] = rng.choice(["open", "hidden"])
    return seats, options


def play(seats, options):
    first = yield from first_player(options, seats)
    stack = Stack(NOTES + HUNDREDS)  # NEW-1
    purses = [[] for _ in range(seats)]
    for number in range(2):  # NEW-9
        yield from one_round(stack, (first + number) % seats, purses)
    money = [sum(purse) for purse in purses]
    notes = [len(purse) for purse in purses]
    return {"money": money, "notes": notes, "winners": richest(money, notes), "by": "NEW-9"}


def one_round(stack, first, purses):
    seats = len(purses)

    def three_notes_each(pick):  # NEW-2
        pile, drawn = stack.copy(), []
        for i, _ in enumerate(CASINOS):
            here = []
            for j in range(3):
                here.append(pick((i, j), pile.could_be_on_top(), "NEW-2"))
                pile.take(here[j])
            drawn.append(sorted(here))
        return drawn

    notes = {}
    for casino, here in zip(CASINOS, (yield House("notes", three_notes_each))):
        notes[casino] = list(here)
        for note in here:
            stack.take(note)

    def two_dice_each(pick):
        return {colour: pick.silent_order([pick((colour, i), FACES, "NEW-2") for i in range(2)]) for colour in COLOURS}

    lying = {casino: Counter() for casino in CASINOS}
    for colour, faces in (yield House("placed", two_dice_each)).items():
        for face in faces:
            lying[face][colour] += 1

    def two_colours_each(pick):  # NEW-3
        left, dealt = list(COLOURS), []
        for seat in range(seats):
            dealt.append([])
            for i in range(2):
                dealt[seat].append(pick((seat, i), left, "NEW-3"))
                left.remove(dealt[seat][i])
        return dealt

    owned = yield House("colours", two_colours_each)

    won = {colour: [] for colour in COLOURS}
    dice = {colour: 6 for colour in COLOURS}
    seat = first
    while any(dice.values()):  # NEW-4
        roll = yield House("roll", one_die_each(dice, "NEW-4"))
        place = (yield from ask(seat, [{"place": face} for face in sorted(set(roll.values()))]))["place"]
        for colour, face in roll.items():
            if face == place:
                dice[colour] -= 1
                lying[face][colour] += 1
        pay(lying[place], notes[place], won)
        seat = (seat + 1) % seats

    for seat in range(seats):  # NEW-8
        for colour in owned[seat]:
            purses[seat] += won[colour]


def pay(lying, notes, won):
    """NEW-5, NEW-6: the colours with most dice, of those not tied, win the lowest notes."""
    counts = +lying
    untied = [colour for colour in counts if colour not in tied(counts)]
    winners = sorted(untied, key=lambda colour: -counts[colour])[: len(notes)]
    for colour in reversed(winners):  # the fewest dice first: the lowest note
        won[colour].append(notes.pop(0))
        del lying[colour]
