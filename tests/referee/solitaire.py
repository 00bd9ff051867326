"""Las Vegas Boulevard for one player (SOLO)."""
from collections import Counter

from common import CASINOS, COLOURS, FACES, House, Refused, Stack, ask, known_options, option, tied
from las_vegas import HUNDREDS, NOTES, fill

NAME = "solitaire"


def check_setup(seats, options, edition=1):
    known_options(options, "colour", "rivals", "dice", "rounds", "purses")
    option(options, "colour", "red", COLOURS, "SOLO-2")
    option(options, "rivals", 1, [1, 2], "SOLO-6")
    option(options, "dice", 8, range(1, 9), "SOLO-7")
    option(options, "rounds", 1, [1, 2, 3, 4], "SOLO-8")
    option(options, "purses", "hidden", ["hidden", "open"])
    if seats != 1:
        raise Refused("SOLO-1", "one player")


def random_setup(rng):
    options = {}
    if rng.random() < 0.7:
        options["colour"] = rng.choice(COLOURS)
    if rng.random() < 0.5:
        options["rivals"] = rng.choice([1, 2])
    if rng.random() < 0.7:
        options["dice"] = rng.randint(1, 8)
    if rng.random() < 0.5:
        options["rounds"] = rng.randint(1, 4)
    return 1, options


def play(_, options):
    own = options.get("colour", "red")
    own_dice = options.get("dice", 8)
    stack = Stack(NOTES + HUNDREDS)  # SOLO-1
    won = {colour: [] for colour in COLOURS}
    for _ in range(options.get("rounds", 1)):
        yield from one_round(stack, own, own_dice, options.get("rivals", 1), won)
    mine = won[own]
    theirs = [note for colour in COLOURS if colour != own for note in won[colour]]
    money = [sum(mine), sum(theirs)]
    # SOLO-5
    winners = [0] if money[0] > money[1] else []
    return {"money": money, "notes": [len(mine), len(theirs)], "winners": winners, "by": "SOLO-5"}


def one_round(stack, own, own_dice, how_many_rivals, won):
    notes = yield from fill(stack, CASINOS, 50000)
    lying = {casino: Counter() for casino in CASINOS}

    def choose_rivals(pick):  # SOLO-2, SOLO-6
        chosen = []
        for i in range(how_many_rivals):
            left = [colour for colour in COLOURS if colour != own and colour not in chosen]
            chosen.append(pick((i,), left, "SOLO-2"))
        return pick.silent_order(chosen, COLOURS.index)

    rivals = yield House("rivals", choose_rivals)

    def place_rivals(pick):
        return {colour: pick.silent_order([pick((colour, i), FACES, "SOLO-2") for i in range(8)])
                for colour in COLOURS if colour in rivals}

    placed = yield House("placed", place_rivals)
    for colour, faces in placed.items():
        for face in faces:
            lying[face][colour] += 1

    # SOLO-3, SOLO-7
    group_1 = {colour: 4 for colour in COLOURS if colour not in rivals}
    group_2 = dict(group_1)
    group_1[own] = own_dice // 2
    group_2[own] = own_dice - own_dice // 2
    for group in (group_1, group_2):
        while any(group.values()):  # SOLO-4
            roll = yield House("roll", one_die_each(group, "SOLO-4"))
            place = (yield from ask(0, [{"place": face} for face in sorted(set(roll.values()))]))["place"]
            for colour, face in roll.items():
                if face == place:
                    group[colour] -= 1
                    lying[face][colour] += 1

    for casino in CASINOS:  # LV-10 to LV-12
        counts = +lying[casino]
        out = tied(counts)
        ranked = sorted((colour for colour in counts if colour not in out), key=lambda colour: -counts[colour])
        falling = sorted(notes[casino], reverse=True)
        for colour, note in zip(ranked, falling):
            won[colour].append(note)
        for note in falling[len(ranked):]:
            stack.put_under(note)


def one_die_each(group, rule):
    def make(pick):
        return {colour: pick((colour,), FACES, rule) for colour in COLOURS if group.get(colour, 0) > 0}

    return make
