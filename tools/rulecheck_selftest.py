"""The self-test of tools/rulecheck: a small repository in which all is well, and one for each thing that can be wrong."""
import tempfile
from pathlib import Path

WORDS = "# a comment\n\nlv.not-rolled = {0}, {1}\nlv.white = w\ncasino.1 = One\ncard.two = 2 casinos\n"

# A page of rules, and how French writes its figures; a card's name is no figure.
CARDS = "# Cards\n\nFor 2\nor 3.\n\n- **LVC-1** [R] 5 notes of\n  10,000, see LV-7.\n- **LVC-2** Two casinos.\n\n| what | 4 |\n"
CARTES = "# Cartes\n\nÀ 2 ou 3.\n- **LVC-1** [R] 5 billets de 10\u00a0000,\n  voir LV-7.\n- **LVC-2** 2\n  casinos.\n\n| quoi | 4 |\n"

HOW_TO = "docs/how-to/add-a-game.md"
GOOD = {
    "README.md": "Rules have numbers such as LV-7, files are UTF-8.\n",
    "docs/rules/las-vegas.md": "- **LV-7** One value.\n- **LV-8** Skipped, see LV-7.\n- **BV-1** Minimum.\n- **BV-2** More.\n",
    "docs/rules/monte-carlo.md": "- **MC-1** The race: still to come.\n",
    "docs/rules/las-vegas-cards.md": CARDS,
    **{f"docs/rules/{language}/las-vegas-cards.md": CARTES for language in ("fr", "de", "ru")},
    **{
        f"docs/rules/{language}/{name}.md": text
        for language in ("fr", "de", "ru")
        for name, text in (
            ("las-vegas", "- **LV-7** Une.\n- **LV-8** Voir LV-7.\n- **BV-1** Minimum.\n- **BV-2** Plus.\n"),
            ("monte-carlo", "- **MC-1** La course.\n"),
        )
    },
    "tools/rulecheck.pending": "BV-1 to BV-2  # modules to come\nMC\nLVC\n",
    **{
        f"src/games/{folder}/about.h": f'constexpr const char* kRules[] = {{{rules}}};\nAbout a{{.name = "{name}"}};\n'
        for folder, name, rules in (
            ("las_vegas", "las-vegas", '"LV", "NEU", "BV", "ACT"'),
            ("las_vegas_cards", "las-vegas-cards", '"LVC"'),
            ("monte_carlo", "monte-carlo", '"MC"'),
        )
    },
    HOW_TO: "# How\n## New files\n- `src/games/<game>/about.h`: x\n## Existing files to edit\n- `src/games/list.h`: x\n",
    "src/games/list.h": "namespace las_vegas {}\nnamespace las_vegas_cards {}\nnamespace monte_carlo {}\n",
    "src/core/seat.h": "#include <cstdint>\nconstexpr int kMany = 10'000; // isn't new, throws nothing\n"
    "struct Once { Once(const Once&) = delete; };\nconst char kNames[] = \"casino.\", kCards[] = \"card.\";\n",
    "src/kit/dice.h": '#include "core/seat.h"\n#include <string_view>\n// std::string is not used, BV-2 is cited\n',
    "src/games/las_vegas/turn.h": '#include "kit/dice.h"\n#include "games/las_vegas/timing.h"\n// LV-7: one value.\n'
    'auto no() { return refuse("LV-8", f(1, 2) ? "lv.not-rolled" : "lv.white", 3, "casino.1"); }\n',
    "src/games/las_vegas/timing.h": '#include "games/las_vegas/modules/neutral.h"\n',
    "src/games/las_vegas/modules/neutral.h": '#include "core/seat.h"\nauto say() { return phrase("lv.white"); }\n',
    "src/match/las_vegas.cpp": '#include "games/las_vegas/turn.h"\nauto name = "las-vegas";\n',
    "src/match/gate.cpp": '#include <string>\n#include "words/catalogue.h"\nauto help = "as in las-vegas";\n',
    "src/words/catalogue.h": "#include <string>\n",
    "src/terminal/board.cpp": "#include <nlohmann/json.hpp>\n",
    "tests/las_vegas/turn_test.cpp": "TEST(LasVegas, LV_7_one_value) {}\nRC_GTEST_PROP(LasVegas,\n    LV_8_skipped, ()) {}\n",
    **{f"src/words/{language}/all.txt": WORDS for language in ("en", "fr", "de", "ru")},
}

HOW_TO_TEXT = GOOD[HOW_TO]
FRENCH, CARDS_FR = "docs/rules/fr/las-vegas.md", "docs/rules/fr/las-vegas-cards.md"
TURN, TIMING = "src/games/las_vegas/turn.h", "src/games/las_vegas/timing.h"
TEST = "tests/las_vegas/turn_test.cpp"

# (what is put behind a file, or instead of it when it begins with "=", and what must be complained of)
BAD = [
    (TEST, "=TEST(LasVegas, LV_7_x) {}\n", "LV-8 has no test"),
    (TEST, "=TEST(LasVegas, LV_7_x) {} // TEST(A, LV_8_x)\n", "LV-8 has no test"),
    (TEST, "=TEST(LasVegas, LV_7_x) {}\nTEST(A, LV_80_x) {}\n", "LV-8 has no test"),
    (TEST, "TEST(LasVegas, LV_9_x) {}\n", "rule that does not exist: LV-9"),
    (TEST, "TEST(LasVegas, BV_2_x) {}\n", "BV-2 is cited and tested: take it out"),
    ("docs/rules/las-vegas.md", "- **LV-9** New.\n", "LV-9 is not cited in src"),
    ("docs/rules/las-vegas.md", "- **LV-7** Again.\n", "LV-7 is defined twice"),
    ("docs/rules/las-vegas.md", "- **XY-1** New.\n", "which game XY-1 belongs to"),
    (FRENCH, "=" + GOOD[FRENCH].replace("- **LV-8** Voir LV-7.\n", ""), "fr/las-vegas.md: LV-8 is missing"),
    (FRENCH, "- **LV-8** Voir LV-7.\n", "LV-8 is there twice"),
    (FRENCH, "- **MC-1** Ailleurs.\n", "no such rule here: MC-1"),
    (FRENCH, "- **LV-9** Neuve.\n", "no such rule: LV-9"),
    (FRENCH, "=" + GOOD[FRENCH].replace("Voir LV-7", "Voir BV-1"), "LV-8 has other rules that differ: here BV-1"),
    (FRENCH, "=" + GOOD[FRENCH].replace("- **BV-1** Minimum.\n- **BV-2** Plus.", "- **BV-2** Plus.\n- **BV-1** M."), "after LV-8 comes BV-2"),
    (CARDS_FR, "=" + CARTES.replace("10\u00a0000", "100\u00a0000"), "figures that differ: here 100000, in English 10000"),
    (CARDS_FR, "=" + CARTES.replace("10\u00a0000", "10 000"), "figures that differ: here 10, 000"),
    (CARDS_FR, "=" + CARTES.replace("5 billets", "5 5 billets"), "figures that differ: here 5, in English nothing"),
    (CARDS_FR, "=" + CARTES.replace("| 4", "| 3"), "a row after LVC-2 has figures"),
    (CARDS_FR, "=" + CARTES.replace("À 2 ou 3", "À 2"), "a paragraph has figures that differ: here nothing, in English 3"),
    (CARDS_FR, "=" + CARTES.replace("[R] ", ""), "marks [R] and [D] that differ"),
    (CARDS_FR, "Encore.\n", "comes a paragraph, in English the end"),
    ("docs/rules/ru/boulevard.md", "# B\n", "there is no English page"),
    ("docs/rules/it/las-vegas.md", GOOD[FRENCH], "no such language"),
    ("docs/rules/boulevard.md", "# B\n", "docs/rules/de/boulevard.md: this page is missing"),
    ("docs/architecture.md", "See LV-99.\n", "docs/architecture.md:1: no such rule: LV-99"),
    ("src/core/seat.h", "// NEU-1\n", "no such rule: NEU-1"),
    ("tools/rulecheck.pending", "=BV-1 to BV-2\nLVC\n", "MC-1 is not cited in src"),
    ("tests/seventh/rules/puddles.md", "- **PUD-1** Rain.\n", "which game PUD-1 belongs to"),
    ("tests/seventh/game/about.h", 'const char* kRules[] = {"PUD"};  // PUD-2\n', "no such rule: PUD-2"),
    (HOW_TO, "=" + HOW_TO_TEXT.replace("about.h`", "text.h`"), "monte-carlo has no src/games/monte_carlo/text.h"),
    (HOW_TO, "=" + HOW_TO_TEXT.replace("games/list.h", "core/seat.h"), "and does not name las-vegas"),
    (HOW_TO, "- `a`\n- `b`\n- `c`\n", "4 existing ones, of which 3"),
    ("src/games/list.h", "=namespace las_vegas_cards {}\n", "does not name las-vegas"),
    ("src/match/gate.cpp", '#include "games/las_vegas/turn.h"\n', "not its own: games/las_vegas/turn.h"),
    ("src/match/gate.cpp", 'if (game == "monte-carlo") {}\n', 'not its own: "monte-carlo"'),
    ("tools/rulecheck.pending", "ACT\n", "no such rules: ACT"),
    ("src/core/seat.h", '#include "kit/dice.h"\n', "core must not include kit"),
    ("src/kit/dice.h", '#include "match/gate.h"\n', "no such file under src"),
    ("src/words/catalogue.h", '#include "kit/dice.h"\n', "words must not include kit"),
    (TURN, '#include "words/catalogue.h"\n', "games must not include words"),
    (TURN, '#include "games/las_vegas/modules/neutral.h"\n', "may include modules"),
    ("src/games/las_vegas/modules/big.h", '#include "games/las_vegas/modules/neutral.h"\n', "another module"),
    ("src/games/colours/turn.h", '#include "games/las_vegas/turn.h"\n', "another game"),
    ("src/core/seat.h", "#include <vector>\n", "not in the engine: <vector>"),
    ("src/kit/dice.h", "int* p = new int;\n", "not in the engine: new"),
    ("src/kit/dice.h", "void f() { throw 1; }\n", "not in the engine: throw"),
    ("src/kit/dice.h", "int d = std::rand();\n", "not in the engine: std::rand"),
    ("src/match/gate.cpp", "#include <nlohmann/json.hpp>\n", "nlohmann only in"),
    ("src/attic/old.h", "\n", "does not know the layer attic"),
    (TURN, 'auto a = phrase("lv.unheard");\n', "no catalogue has lv.unheard"),
    (TURN, 'auto a = phrase("lv.white", x, "unheard");\n', "no catalogue has unheard"),
    ("src/words/fr/all.txt", "lv.more = x\n", "lv.more is missing in en"),
    ("src/words/fr/all.txt", "lv.white = x\n", "lv.white is there already"),
    ("src/words/fr/all.txt", "no equals sign\n", "not of the form"),
    ("src/words/fr/all.txt", "=" + WORDS.replace(", {1}", ""), "does not fill in what en fills in"),
    ("src/words/ru/all.txt", "=" + WORDS.replace("lv.white = w\n", ""), "lv.white is missing in ru"),
    (TIMING, "=" + 'auto a = phrase("lv.white");', None),
    (TURN, "=" + GOOD[TURN].replace('"lv.not-rolled"', '"lv.white"'), "lv.not-rolled is not used"),
]


def problems_of(check, files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return check(folder)[0]


def run(check):
    failed = 0
    for name, change, expected in [("README.md", "", None), *BAD]:
        text = change[1:] if change.startswith("=") else GOOD.get(name, "") + change
        problems = problems_of(check, {**GOOD, name: text})
        if any(expected in problem for problem in problems) if expected else not problems:
            continue
        failed += 1
        print(f"{name} with {change!r}: expected {expected!r}, got {problems}")
    print(f"rulecheck self-test: {len(BAD) + 1 - failed} passed, {failed} failed")
    return 1 if failed else 0
