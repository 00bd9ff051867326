"""The cross-examination of the program: both sides judge the same journals, set-ups and positions."""
import json
import re
import shutil
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from common import NAMES, Refused, Wrong, canonical, editions_of, kind_of, read_json, write_setup
from journals import GAMES, judge, play_by_lot, random_generator, spoil

AT_MOST = 10  # differences reported


def add_arguments(parser):
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--edition", type=int, help="all that the program knows, if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=10, help="set-ups for each game")
    parser.add_argument("--games", dest="number", type=int, default=2, help="games of each set-up and side")
    parser.add_argument("--prefixes", type=int, default=4, help="positions of a game that are compared; of some, all")
    parser.add_argument("--spoiled", type=int, default=6, help="spoiled copies of each game")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long")
    parser.add_argument("--program", default="build/croupier")
    parser.add_argument("--keep", default="", help="where files of differences go")
    parser.add_argument("--complete", action="store_true",
                        help="an edition or option of the rules that the program does not know is a difference")


def run(arguments):
    failed = False
    for name in arguments.games or GAMES:
        duel = Duel(name, arguments)
        duel.fight()
        print(duel.report(), flush=True)
        failed = failed or bool(duel.differences)
    return 1 if failed else 0


def spoken_verdict(output, paths):
    """What `croupier replay` said of each path, in the words of Verdict."""
    said = {}
    for line in output.splitlines():
        for pattern, words in ((r"ok (.*) \(unfinished\)$", "ok (unfinished)"), (r"ok (.*)$", "ok")):
            match = re.match(pattern, line)
            if match:
                said.setdefault(match[1], (words, line))
                break
        else:
            match = re.match(r"(.*?):(\d+): (.*)$", line)
            if match:
                said.setdefault(match[1], (f"wrong at line {match[2]}", line))
    return {path: said.get(str(path), ("silent", output[-300:])) for path in paths}


class Duel:
    def __init__(self, name, arguments):
        self.name = name
        self.game = GAMES[name]
        self.arguments = arguments
        self.program = str(Path(arguments.program).resolve())
        self.folder = Path(tempfile.mkdtemp(prefix="croupier-duel-"))
        self.keep = Path(arguments.keep) if arguments.keep else Path("build") / "referee"
        self.counts = Counter()
        self.situations = Counter()
        self.differences = []
        self.started = time.monotonic()
        self.learn_what_it_knows()

    def learn_what_it_knows(self):
        """The editions and new options of the program. It may be older than the rules; the report says so."""
        self.editions = [edition for edition in editions_of(self.game) if self.knows_edition(edition)]
        unknown = [f"edition {edition}" for edition in editions_of(self.game) if edition not in self.editions]
        self.newest = read_json(self.call("new", self.name, "--seats", self.names(self.few())).stdout)["edition"]
        self.unknown_options = [name for name, value in getattr(self.game, "NEW_OPTIONS", {}).items()
                                if self.new(self.few(), {name: value}, self.newest).returncode]
        self.unknown = unknown + self.unknown_options
        if self.arguments.edition is not None:
            self.editions = [self.arguments.edition]
        if self.unknown and self.arguments.complete:
            self.differ("the program does not know", None, ", ".join(self.unknown))

    def few(self):
        return 1 if self.name == "solitaire" else 2

    @staticmethod
    def names(seats):
        return ",".join((*NAMES, "Ida")[:seats])

    def knows_edition(self, edition):
        path = self.folder / "edition.jsonl"
        path.write_text(write_setup(self.name, self.few(), {}, edition) + "\n")
        return spoken_verdict(self.call("replay", path).stdout, [path])[path][0] == "ok (unfinished)"

    def new(self, seats, options, edition):
        return self.call("new", self.name, "--seats", self.names(seats), "--options", json.dumps(options),
                         *self.edition_words(edition))

    def edition_words(self, edition):
        """The newest edition is played unless another is named."""
        return [] if edition == self.newest else ["--edition", edition]

    def report(self):
        counts = self.counts
        editions = " and ".join(map(str, self.editions))
        without = f" (without {', '.join(self.unknown)})" if self.unknown else ""
        text = (f"{self.name}, edition {editions}{without}: {counts['theirs']} journals of the program, "
                f"{counts['ours']} of the referee, {counts['positions']} positions ({counts['moves']} moves), "
                f"{counts['spoiled']} spoiled journals ({counts['spoiled ok']} still good), "
                f"{counts['setups']} set-ups, {time.monotonic() - self.started:.1f} s, "
                f"{len(self.differences)} differences")
        return "\n".join([text, *self.differences[:AT_MOST]])

    def differ(self, what, data, detail):
        text = f"  DIFFERENCE {self.name}: {what}\n    " + detail.replace("\n", "\n    ")
        if data is not None and len(self.differences) < AT_MOST:
            self.keep.mkdir(parents=True, exist_ok=True)
            path = self.keep / f"{self.name}-{self.arguments.seed}-{len(self.differences)}.jsonl"
            path.write_bytes(data)
            text += f"\n    saved as {path}"
        self.differences.append(text)

    def call(self, *words):
        return subprocess.run([self.program, *map(str, words)], capture_output=True, text=True, timeout=600)

    def fight(self):
        try:
            for number in range(self.arguments.rounds):
                self.one_setup(number)
                late = self.arguments.seconds and time.monotonic() - self.started > self.arguments.seconds
                if late or len(self.differences) >= AT_MOST:
                    break
            self.refused_setups()
        finally:
            shutil.rmtree(self.folder)

    # ------------------------------------------------------------------------------------------ journals

    def one_setup(self, number):
        rng = random_generator("duel", self.name, self.arguments.seed, number)
        edition = self.editions[number % len(self.editions)]
        seats, options = self.random_setup(rng)
        if self.arguments.seats is not None:
            seats, options = self.arguments.seats, read_json(self.arguments.options)
        setup = (seats, options, edition)
        self.judge_spoiled(self.their_journals(*setup, rng) + self.our_journals(*setup, rng), rng)

    def random_setup(self, rng):
        """Any set-up that the program knows."""
        seats, options = self.game.random_setup(rng)
        return seats, {name: options[name] for name in options if name not in self.unknown_options}

    def their_journals(self, seats, options, edition, rng):
        folder = self.folder / "theirs"
        shutil.rmtree(folder, ignore_errors=True)
        made = self.call("random", self.name, "--seats", seats, "--options", json.dumps(options), "--seed",
                         rng.randrange(10**6), "--games", self.arguments.number, "--journals", folder,
                         *self.edition_words(edition))
        if made.returncode:
            self.differ("the program does not play this", None,
                        f"{seats} seats, edition {edition}, {options}\n{made.stderr}")
            return []
        journals = []
        for path in sorted(folder.iterdir()):
            data = path.read_bytes()
            positions = self.positions_of(data, rng)
            verdict = judge(data, positions.watch)
            self.counts["theirs"] += 1
            if str(verdict) != "ok":
                self.differ("a journal of the program", data, f"line {verdict.line}: {verdict.why or verdict}")
                continue
            self.compare_positions(positions, data)
            journals.append(data.decode().splitlines())
        return journals

    def our_journals(self, seats, options, edition, rng):
        journals, paths = [], []
        for number in range(self.arguments.number):
            lines = play_by_lot(self.name, seats, options, edition, rng)
            data = ("\n".join(lines) + "\n").encode()
            path = self.folder / f"ours-{number}.jsonl"
            path.write_bytes(data)
            journals.append(lines)
            paths.append(path)
        said = spoken_verdict(self.call("replay", *paths).stdout, paths)
        for lines, path in zip(journals, paths):
            self.counts["ours"] += 1
            data = path.read_bytes()
            if said[path][0] != "ok":
                self.differ("a journal of the referee", data, said[path][1])
            positions = self.positions_of(data, rng)
            judge(data, positions.watch)
            self.compare_positions(positions, data)
        return journals

    # ------------------------------------------------------------------------------------------ positions

    def positions_of(self, data, rng):
        lines = data.count(b"\n")
        everything = rng.random() < 0.03 and lines < 200
        return Positions(lines if everything else self.arguments.prefixes, self.situations, rng)

    def compare_positions(self, positions, data):
        lines = data.splitlines(keepends=True)
        for number, legal in positions.chosen():
            path = self.folder / "position.jsonl"
            path.write_bytes(b"".join(lines[:number]))
            answer = self.call("legal", path, "--json")
            self.counts["positions"] += 1
            try:
                theirs = read_json(answer.stdout)
                theirs = {"asked": theirs["asked"], "moves": theirs.get("moves", {})}
            except Exception:
                self.differ("no legal moves", path.read_bytes(), answer.stdout + answer.stderr)
                continue
            self.counts["moves"] += sum(map(len, legal["moves"].values()))
            difference = compare_legal(legal, theirs)
            if difference:
                self.differ(f"legal moves after line {number}", path.read_bytes(), difference)

    # ------------------------------------------------------------------------------------------ spoiled journals

    def judge_spoiled(self, journals, rng):
        spoiled = {}
        for lines in journals:
            for _ in range(self.arguments.spoiled):
                how, changed = spoil(rng, lines)
                if self.is_beyond_the_program(changed[0]):
                    continue
                path = self.folder / f"spoiled-{len(spoiled)}.jsonl"
                path.write_bytes(("\n".join(changed) + rng.choice(["\n", "\n", ""])).encode())
                spoiled[path] = how
        if not spoiled:
            return
        said = spoken_verdict(self.call("replay", *spoiled).stdout, spoiled)
        for path, how in spoiled.items():
            data = path.read_bytes()
            verdict = judge(data)
            self.counts["spoiled"] += 1
            self.counts["spoiled ok"] += verdict.line == 0
            if str(verdict) != said[path][0]:
                line = verdict.line or int((re.findall(r"line (\d+)", said[path][0]) or ["0"])[0])
                text = data.split(b"\n")[line - 1].decode() if line else ""
                self.differ(f"a spoiled journal ({how})", data,
                            f"referee: {verdict} {verdict.why}\nprogram: {said[path][1]}\nline {line}: {text}")

    def is_beyond_the_program(self, line):
        """A first line of an edition, or with options, that the program need not know."""
        try:
            setup = read_json(line)
            return bool(self.unknown) and (setup["edition"] not in self.editions or
                                           any(name in setup["options"] for name in self.unknown_options))
        except (Wrong, KeyError, TypeError):
            return False

    # ------------------------------------------------------------------------------------------ set-ups

    def refused_setups(self):
        rng = random_generator("setups", self.name, self.arguments.seed)
        tried = [(seats, {}) for seats in range(1, 10)]
        for _ in range(min(100, 2 * self.arguments.rounds)):
            seats, options = self.random_setup(rng)
            tried.append((seats, options))
            tried.append((rng.randint(1, 9), options))
            strange = dict(options)
            strange[rng.choice(STRANGE_NAMES)] = rng.choice(STRANGE_VALUES)
            tried.append((seats, strange))
            new = sorted(set(getattr(self.game, "NEW_OPTIONS", ())) - set(self.unknown_options))
            if new:
                tried.append((seats, {**options, rng.choice(new): rng.choice(STRANGE_VALUES)}))
        for number, (seats, options) in enumerate(tried):
            if any(name in self.unknown_options for name in options):
                continue
            edition = self.editions[number % len(self.editions)]
            self.counts["setups"] += 1
            answer = self.new(seats, options, edition)
            try:
                self.game.check_setup(seats, options, edition)
                expected = None
            except Refused as refused:
                expected = refused.rule
            about = f"{seats} seats, edition {edition}, {json.dumps(options)}"
            if expected is None:
                if answer.returncode:
                    self.differ("a set-up is refused", None, f"{about}\n{answer.stderr}")
                elif judge(answer.stdout.encode()).line:
                    self.differ("a first line", None, f"{about}\n{answer.stdout}")
            elif not answer.returncode:
                self.differ("a set-up is not refused", None, f"{about}\nexpected {expected}")
            elif expected in NUMBERED and only_reason(self.game, seats, options, edition):
                if not answer.stderr.startswith(expected + ":"):
                    self.differ("a set-up is refused by another rule", None, f"{about}\n{expected}? {answer.stderr}")


STRANGE_NAMES = ("first", "rounds", "neutral", "tokens", "minimum", "points", "board", "dice", "rivals", "colour",
                 "sequential", "kickers", "big-dice", "bonus", "slot-machine", "purses", "unknown", "pawns", "tricks",
                 "kick", "double", "win-tie", "challenge", "association", "tax-ruin", "jackpot", "casino-cards",
                 "bonus-cards", "token-cards", "number-machines")
STRANGE_VALUES = (0, 1, 3, 4, 5, -1, 1.0, True, False, None, "", "lot", "red", "SBBA", "SGA", [], {}, "open", "hidden",
                  "lying", "any", "pawn", "seat", "caller", "turn-ends", "either-order", "round-end", "20000 20000",
                  "70000 20000", "30000", "20000  30000", "pink5 gold5 blue5 green5 red5", "pink5 gold5", "pink25",
                  "pink9 gold9 red7", "pink5 pink5 blue5 green5 red5", "01234567", "12345698", "1234568", "11234568",
                  "S1234 H1234 D1234 C1234", "S1234 H1234 C1234 D1234", "S1234 H1234 D1234", "S1119 H9999 D1111 C1239",
                  "S1234 H1234 D1234 C1243", "S0123 H1234 D1234 C1234", 11, 10,
                  "SGBB" + "1" * 120 + "A", "SBBRRGRRRRRGRRRRRGRRRRRGA", "SBBRRRA", "S" + "G" * 130 + "BBA")

# The refusals whose rules the journal's text names.
NUMBERED = {"LV-0", "LV-5", "LV-6", "BV-3", "BV-4", "BV-5", "BV-6", "BV-14", "BV-18", "TOK-4",
            "BV-1", "BV-8", "BV-22", "ACT-3", "ACT-9", "TOK-1", "VGN-1", "VGN-9", "MC-8", "MC-13", "MC-15", "MC-22",
            "MC-24", "MC-30", "MC-31"}


def only_reason(game, seats, options, edition):
    """True if nothing else is wrong with a set-up than what the referee names: without that option it is good."""
    for key in options:
        rest = {other: options[other] for other in options if other != key}
        try:
            game.check_setup(seats, rest, edition)
            return True
        except Refused:
            continue
    return not options


class Positions:
    """The legal moves after some lines of a journal: after those where the rarest kinds of moves can be chosen."""

    def __init__(self, how_many, situations, rng):
        self.how_many = how_many
        self.situations = situations  # how often each was compared already, in all journals of the duel
        self.rng = rng
        self.seen = []

    def watch(self, number, table):
        legal = table.legal()
        kinds = {str(kind_of(move)) for moves in legal["moves"].values() for move in moves}
        self.seen.append((number, legal, str(sorted(kinds) or [getattr(table.question, "what", "")])))

    def chosen(self):
        self.rng.shuffle(self.seen)
        for _ in range(min(self.how_many, len(self.seen))):
            number, legal, situation = min(self.seen, key=lambda position: self.situations[position[2]])
            self.situations[situation] += 1
            self.seen.remove((number, legal, situation))
            yield number, legal


def compare_legal(ours, theirs):
    if canonical(ours["asked"]) != canonical(theirs["asked"]):
        return f"referee asks {ours['asked']}, program {theirs['asked']}"
    if sorted(ours["moves"]) != sorted(theirs["moves"]):
        return f"referee has moves of {sorted(ours['moves'])}, program of {sorted(theirs['moves'])}"
    for seat in ours["moves"]:
        mine = Counter(map(canonical, ours["moves"][seat]))
        other = Counter(map(canonical, theirs["moves"][seat]))
        if mine != other:
            return (f"seat {seat}: only the referee has {sorted(mine - other)[:8]},\n"
                    f"only the program {sorted(other - mine)[:8]} (of {sum(mine.values())} and {sum(other.values())})")
    return ""
