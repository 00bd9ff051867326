#!/usr/bin/env python3
"""both_programs.py CROUPIER: `croupier verify-fair` and docs/verify_fair.py agree about games of every title with every
option, and both catch a changed draw, a wrong seed and a wrong commitment."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent.parent / "docs" / "verify_fair.py"

DICE = {"hundreds": True, "big-dice": True, "kickers": True, "rainbow": True, "bonus": True, "actions": True,
        "tokens": True}  # fmt: skip
SETUPS = [
    *(("las-vegas", seats, {**DICE, "neutral": True}) for seats in (2, 3, 4)),
    ("las-vegas", 5, {**DICE, "neutral": True, "slot-machine": True, "minimum": "by-players"}),
    ("las-vegas", 7, {**DICE, "slot-machine": True}),
    ("las-vegas", 8, {"rainbow": True, "slot-machine": True, "actions": True, "tokens": True, "first": 3}),
    *(("las-vegas", 3, {option: True}) for option in ("neutral", *DICE)),
    ("las-vegas", 2, {}),
    ("solitaire", 1, {"rounds": 4}),
    ("solitaire", 1, {"rivals": 2, "colour": "grey", "dice": 3, "rounds": 2}),
    *(("colours", seats, {}) for seats in (2, 3, 4)),
    *(("las-vegas-cards", seats, {}) for seats in (2, 5)),
    *(("las-vegas-cards", seats, {"sequential": True, "tokens": True}) for seats in (3, 5)),
    *(("las-vegan", seats, {}) for seats in (2, 3, 4, 5)),
    *(("monte-carlo", seats, {"points": True}) for seats in (2, 3, 4)),
]


def lines_of(program, files):
    said = subprocess.run([*program, *map(str, files)], capture_output=True, text=True)
    assert not said.stderr, said.stderr
    return said.returncode, said.stdout.splitlines()


def changed(lines, number, change):
    """The journal with one line changed."""
    return [*lines[:number], json.dumps(change(json.loads(lines[number])), separators=(",", ":")), *lines[number + 1 :]]


def other_die(entry):
    """Another draw of the same shape that the rules allow: one die shows another face."""
    if "die" in entry["house"]:
        entry["house"]["die"] = entry["house"]["die"] % 6 + 1
    elif "roll" in entry["house"]:
        roll = entry["house"]["roll"]
        kind = next(iter(roll))
        if isinstance(roll[kind], list):
            roll[kind] = sorted([roll[kind][0] % 6 + 1, *roll[kind][1:]])
        else:
            roll[kind] = roll[kind] % 6 + 1
    elif "toss" in entry["house"]:
        entry["house"]["toss"][0] = {-2: 1, 1: -2}[entry["house"]["toss"][0]]
    elif "hands" in entry["house"]:
        hand = entry["house"]["hands"][0]
        have = next(card for card in hand if card < 10 and hand.count(card) <= 3)
        other = next(card for card in range(1, 7) if card != have and hand.count(card) < 4)
        hand[hand.index(have)] = other
        hand.sort(key=lambda card: (card % 10, card))
    return entry


def with_fair(**fields):
    def change(first_line):
        first_line["about"]["fair"].update(fields)
        return first_line

    return change


def bad_copies(lines):
    """name, journal, the line that is to be named: journals with one thing wrong, cut before any later answer."""
    kinds = ("die", "roll", "toss", "hands")
    at = next(n for n, line in enumerate(lines) if n and any(f'{{"house":{{"{kind}"' in line for kind in kinds))
    yield "draw", changed(lines[: at + 1], at, other_die), at + 1
    fair = json.loads(lines[0])["about"]["fair"]
    server = fair["server"]
    flipped = f"{int(server[0], 16) ^ 1:x}{server[1:]}"
    yield "server", changed(lines, 0, with_fair(server=flipped)), 1
    yield "commitment", changed(lines, 0, with_fair(commitment="00" * 32)), 1
    seat = fair["seats"][0]
    seats = [f"{int(seat[0], 16) ^ 8:x}{seat[1:]}", *fair["seats"][1:]]
    yield "seat", changed(lines, 0, with_fair(seats=seats)), None
    yield "secret", changed(lines, 0, with_fair(server=None)), None


def main(croupier):
    programs = [[croupier, "verify-fair"], [sys.executable, str(SCRIPT)]]
    with tempfile.TemporaryDirectory() as folder:
        good, bad = [], []
        for number, (game, seats, options) in enumerate(SETUPS):
            home = Path(folder) / str(number)
            call = [croupier, "random", game, "--seats", str(seats), "--options", json.dumps(options), "--seed",
                    str(100 + number), "--games", "2", "--fair", "--journals", str(home)]  # fmt: skip
            subprocess.run(call, check=True)
            good += sorted(home.iterdir())
            lines = (home / f"{game}-000000.jsonl").read_text(encoding="utf-8").splitlines()
            for name, journal, line in bad_copies(lines):
                path = Path(folder) / f"bad-{number}-{name}.jsonl"
                path.write_text("\n".join(journal) + "\n", encoding="utf-8")
                bad.append((path, line))

        verdicts = [lines_of(program, good) for program in programs]
        assert verdicts[0] == verdicts[1], "the programs disagree"
        assert verdicts[0][0] == 0 and len(verdicts[0][1]) == len(good), verdicts[0]
        draws = sum(int(re.search(r": (\d+) draws", line)[1]) for line in verdicts[0][1])

        for program in programs:
            code, said = lines_of(program, [path for path, _ in bad])
            assert code == 1 and len(said) == len(bad), (program, code, said)
            said = {re.match(r"(.*?\.jsonl)", line)[1]: line for line in said}
            for path, line in bad:
                verdict = said[str(path)]
                where = f"{path}:{line}:" if line else f"{path}:"
                assert verdict.startswith(where), f"{program[0]}: {verdict}, but {where} was expected"
                assert "the seed gives" in verdict or not path.stem.endswith(("draw", "seat")), verdict
        print(f"{len(good)} journals with {draws} draws are fair, {len(bad)} changed ones are caught, by both")


if __name__ == "__main__":
    main(sys.argv[1])
