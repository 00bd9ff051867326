// Golden journals replay and are written again byte by byte; bad ones are refused in the line and with the
// rule that their names say: RULE.LINE.what-is-wrong.jsonl.

#include "solitaire/table.h"
#include "support/golden.h"

namespace solitaire::test {
namespace {

TEST(SolitaireJournals, replay_and_are_written_the_same) {
    golden::expect_replay(golden::folder("solitaire"), 6);
}

TEST(SolitaireJournals, bad_ones_are_refused_in_their_line_and_with_their_rule) {
    golden::expect_refused_as_named(golden::folder("solitaire") / "wrong", 8);
}

}  // namespace
}  // namespace solitaire::test
