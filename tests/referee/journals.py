"""Whole journals: checking them, playing them by lot, spoiling them."""
import copy
import json
import random

import colours
import las_vegan
import las_vegas
import las_vegas_cards
import monte_carlo
import solitaire
from common import ByLot, Table, Wrong, canonical, read_json, read_setup, write_json, write_setup

GAMES = {game.NAME: game for game in (las_vegas, las_vegas_cards, las_vegan, monte_carlo, solitaire, colours)}


class Verdict:
    """Of a whole journal: `line` is the first wrong one, or 0; `over` if the game has ended."""

    def __init__(self, line, why, over, table):
        self.line = line
        self.why = why
        self.over = over
        self.table = table

    def __str__(self):
        if self.line:
            return f"wrong at line {self.line}"
        return "ok" if self.over else "ok (unfinished)"


def lines_of(data):
    """The lines of a file, without the end of the last one."""
    lines = data.split(b"\n")
    return lines[:-1] if lines[-1] == b"" else lines


def judge(data, watch=None):
    """Replays a journal; `watch(number of lines played, table)` is called before each entry and at the end."""
    table = None
    ended = False
    number = 0
    try:
        for number, raw in enumerate(lines_of(data) or [b""], 1):
            try:
                line = raw.decode("utf-8")
            except UnicodeDecodeError:
                raise Wrong("", "not UTF-8") from None
            if number == 1:
                table = Table(*read_setup(line, GAMES))
                continue
            if watch and not ended:
                watch(number - 1, table)
            if ended:
                raise Wrong("", "nothing follows the result")
            entry = read_json(line)
            if isinstance(entry, dict) and set(entry) == {"result"}:
                if table.result is None:
                    raise Wrong("", "a result, but the game is not over")
                if canonical(entry["result"]) != canonical(table.result):
                    raise Wrong(table.result["by"], f"the result is {write_json(table.result)}")
                ended = True
                continue
            table.enter(entry)
    except Wrong as wrong:
        return Verdict(number, str(wrong), False, table)
    if watch and not ended:
        watch(number, table)
    return Verdict(0, "", table.result is not None, table)


def play_by_lot(name, seats, options, edition, rng):
    """A complete journal of legal play: its lines as text."""
    table = Table(GAMES[name], seats, options, edition)
    lot = ByLot(rng, loaded=rng.random() < 0.5)
    lines = [write_setup(name, seats, options, edition)]
    while table.result is None:
        lines.append(write_json(table.random_entry(lot)))
    lines.append(write_json({"result": table.result}))
    return lines


# ------------------------------------------------------------------------------------------------ spoiling


def _leaves(value, path=()):
    if isinstance(value, dict):
        for key in value:
            yield from _leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from _leaves(part, (*path, i))
    else:
        yield path


def _containers(value, path=()):
    if isinstance(value, (dict, list)):
        yield path
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from _containers(value[key], (*path, key))


def _get(value, path):
    for step in path:
        value = value[step]
    return value


def _other_leaf(rng, leaf, pool):
    same = [other for other in pool if type(other) is type(leaf) and other != leaf]
    if same and rng.random() < 0.8:
        return rng.choice(same)
    if isinstance(leaf, bool):
        return not leaf
    if isinstance(leaf, int):
        return leaf + rng.choice([-10000, -1, 1, 10000])
    return rng.choice([None, 0, 1, 7, "", "rainbow", "gold", [], {}, False, True])


def _change_leaf(rng, entry, pool):
    paths = [path for path in _leaves(entry) if path]
    if not paths:
        return False
    path = rng.choice(paths)
    _get(entry, path[:-1])[path[-1]] = _other_leaf(rng, _get(entry, path), pool)
    return True


def _change_type(rng, entry, pool):
    paths = [path for path in _leaves(entry) if path]
    if not paths:
        return False
    path = rng.choice(paths)
    leaf = _get(entry, path)
    others = [None, True, str(leaf), [leaf], float(leaf) if isinstance(leaf, int) else 1]
    _get(entry, path[:-1])[path[-1]] = rng.choice(others)
    return True


def _change_list(rng, entry, pool):
    lists = [_get(entry, path) for path in _containers(entry) if isinstance(_get(entry, path), list)]
    if not lists:
        return False
    victim = rng.choice(lists)
    how = rng.choice(["drop", "double", "swap", "add", "reverse"])
    if how == "add":
        victim.insert(rng.randint(0, len(victim)), rng.choice(pool))
        return True
    if not victim:
        return False
    i = rng.randrange(len(victim))
    if how == "drop":
        del victim[i]
    elif how == "double":
        victim.insert(i, copy.deepcopy(victim[i]))
    elif how == "reverse":
        victim.reverse()
    else:
        j = rng.randrange(len(victim))
        victim[i], victim[j] = victim[j], victim[i]
    return True


def _change_keys(rng, entry, pool):
    objects = [_get(entry, path) for path in _containers(entry) if isinstance(_get(entry, path), dict)]
    victim = rng.choice(objects)
    how = rng.choice(["drop", "add", "rename"])
    key = rng.choice(sorted(victim)) if victim else None
    if how == "drop" and victim:
        del victim[key]
    elif how == "rename" and victim:
        victim[rng.choice(["own", "at", "red", "house", "move", "place", "seat", "x"])] = victim.pop(key)
    else:
        name = rng.choice(["own", "white", "big", "kicker", "at", "red", "blue", "seat", "x", "face"])
        victim[name] = rng.choice(pool)
    return True


def _kind(entry):
    """What an entry is about."""
    if "house" in entry:
        return "house " + min(entry["house"])
    if "move" in entry:
        return "move " + str(entry["move"].get("play", min(entry["move"])))
    return min(entry)


def spoil(rng, lines):
    """One change to a good journal, and its name; the text may still be a good journal."""
    lines = list(lines)
    entries = [read_json(line) for line in lines]
    inner = range(1, len(lines))
    kinds = {}
    for j in inner:
        kinds.setdefault(_kind(entries[j]), []).append(j)
    i = rng.choice(kinds[rng.choice(sorted(kinds))])  # rare entries as often as frequent ones
    how = rng.choice(["leaf", "leaf", "leaf", "leaf", "seat", "type", "list", "keys", "drop", "double", "neighbours",
                      "swap", "cut", "text", "legal", "result", "copy", "setup", "edition"])
    nearby = entries[max(1, i - 40): i + 40]
    pool = [_get(entry, path) for entry in nearby for path in _leaves(entry)]
    if how in ("leaf", "type", "list", "keys"):
        change = {"leaf": _change_leaf, "type": _change_type, "list": _change_list, "keys": _change_keys}[how]
        entry = copy.deepcopy(entries[i])
        if change(rng, entry, pool):
            lines[i] = write_json(entry)
    elif how == "seat":
        seated = [j for j in inner if "seat" in entries[j]]
        if seated:
            i = rng.choice(seated)
            entry = dict(entries[i], seat=rng.choice([-1, 0, 1, 2, 3, 8]))
            lines[i] = write_json(entry)
    elif how == "drop":
        del lines[i]
    elif how == "double":
        lines.insert(i, lines[i])
    elif how == "neighbours" and i + 1 < len(lines):
        lines[i], lines[i + 1] = lines[i + 1], lines[i]
    elif how == "swap":
        j = rng.choice(inner)
        lines[i], lines[j] = lines[j], lines[i]
    elif how == "copy":
        j = rng.choice([j for j in inner if min(entries[j]) == min(entries[i])])
        lines[i] = lines[j]
    elif how == "cut":
        del lines[i:]
    elif how == "text":
        line = lines[i]
        lines[i] = rng.choice([line[:-1], line + "}", "", " " + line.replace(":", " : ") + "\t", "{}", "[]", "null",
                               line + line, line[:-1] + "," + line[1:], line.replace('"', "'")])
    elif how == "result":
        entry = copy.deepcopy(entries[-1])
        rng.choice([_change_leaf, _change_list, _change_keys, _change_type])(rng, entry, pool)
        lines[-1] = write_json(entry)
    elif how == "setup":
        setup = copy.deepcopy(entries[0])
        change = rng.choice([_change_leaf, _change_list, _change_keys, _change_type])
        change(rng, setup, [_get(setup, path) for path in _leaves(setup)])
        lines[0] = write_json(setup)
    elif how == "edition":
        # The same moves by other readings.
        lines[0] = write_json(dict(entries[0], edition=rng.choice([1, 2, 2, 3, 0, True])))
    elif how == "legal":
        # Another legal move: what follows may or may not fit it.
        seated = [j for j in inner if "seat" in entries[j]]
        if seated:
            i = rng.choice(seated)
            table = judge("\n".join(lines[:i]).encode()).table
            seat = rng.choice(sorted(table.question.moves))
            lines[i] = write_json({"seat": seat, "move": rng.choice(table.question.moves[seat])})
    return how, lines


def random_generator(*seed):
    return random.Random(json.dumps(seed))
