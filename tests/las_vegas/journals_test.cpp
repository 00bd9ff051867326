// Golden journals: games written down once. They replay, and are written again byte by byte.

#include "las_vegas/table.h"
#include "support/golden.h"

namespace las_vegas::test {
namespace {

const auto kFolder = golden::folder("las_vegas");

using golden::bytes_of;

TEST(LasVegasJournals, replay_and_are_written_the_same) { golden::expect_replay(kFolder, 10); }

TEST(LasVegasJournals, a_changed_entry_is_noticed_in_its_line) {
    const std::string text = bytes_of(kFolder / "four-rounds.jsonl");
    // Casino 1's first note becomes one that the box does not have.
    std::string changed = text;
    const std::size_t at = text.find("{\"notes\":[[") + 11;
    changed.replace(at, text.find_first_of(",]", at) - at, "65000");
    const match::Journal journal = match::read_journal(changed);
    ASSERT_TRUE(journal.wrong);
    EXPECT_EQ(journal.wrong->problem.rule, "LV-2");
    EXPECT_EQ(journal.wrong->line, 3) << "behind the set-up and the lot";
}

}  // namespace
}  // namespace las_vegas::test
