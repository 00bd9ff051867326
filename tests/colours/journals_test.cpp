// Golden journals replay and are written again byte by byte; bad ones are refused in the line and with the
// rule that their names say: RULE.LINE.what-is-wrong.jsonl.

#include "colours/table.h"
#include "support/golden.h"

namespace colours::test {
namespace {

TEST(ColoursJournals, replay_and_are_written_the_same) {
    golden::expect_replay(golden::folder("colours"), 6);
}

TEST(ColoursJournals, bad_ones_are_refused_in_their_line_and_with_their_rule) {
    golden::expect_refused_as_named(golden::folder("colours") / "wrong", 8);
}

}  // namespace
}  // namespace colours::test
