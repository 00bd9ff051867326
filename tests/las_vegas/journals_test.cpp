// Golden journals: games written down once. They replay, and are written again byte by byte.

#include <filesystem>
#include <fstream>
#include <iterator>

#include "las_vegas/table.h"

namespace las_vegas::test {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(CROUPIER_SOURCE_DIR) / "tests/data/journals/las_vegas";

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(LasVegasJournals, replay_and_are_written_the_same) {
    int journals = 0;
    for (const auto& file : fs::directory_iterator(kFolder)) {
        const std::string text = bytes_of(file.path());
        const match::Journal journal = match::read_journal(text);
        ASSERT_FALSE(journal.wrong) << file.path() << ":" << journal.wrong->line << ": "
                                    << journal.wrong->problem.text;
        EXPECT_EQ(journal.match->journal(), text) << file.path();
        const bool unfinished = file.path().stem().string().find("unfinished") != std::string::npos;
        EXPECT_EQ(journal.finished, !unfinished) << file.path();
        ++journals;
    }
    EXPECT_GE(journals, 10);
}

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
