// Golden journals replay and are written again byte by byte; bad ones are refused in the line and with the
// rule that their names say: RULE.LINE.what-is-wrong.jsonl.

#include <filesystem>
#include <fstream>
#include <iterator>

#include "solitaire/table.h"

namespace solitaire::test {
namespace {

namespace fs = std::filesystem;

const fs::path kData = fs::path(CROUPIER_SOURCE_DIR) / "tests/data";

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(SolitaireJournals, replay_and_are_written_the_same) {
    int journals = 0;
    for (const auto& file : fs::directory_iterator(kData / "journals/solitaire")) {
        if (file.is_directory()) continue;
        const std::string text = bytes_of(file.path());
        const match::Journal journal = match::read_journal(text);
        ASSERT_FALSE(journal.wrong) << file.path() << ":" << journal.wrong->line << ": "
                                    << journal.wrong->problem.text;
        EXPECT_EQ(journal.match->journal(), text) << file.path();
        EXPECT_EQ(journal.finished, file.path().filename().string().find("unfinished") == std::string::npos)
            << file.path();
        ++journals;
    }
    EXPECT_GE(journals, 6);
}

TEST(SolitaireJournals, bad_ones_are_refused_in_their_line_and_with_their_rule) {
    int journals = 0;
    for (const auto& file : fs::directory_iterator(kData / "journals/solitaire/wrong")) {
        const match::Journal journal = match::read_journal(bytes_of(file.path()));
        ASSERT_TRUE(journal.wrong) << file.path();
        const std::string named =
            journal.wrong->problem.rule + "." + std::to_string(journal.wrong->line) + ".";
        EXPECT_EQ(file.path().filename().string().substr(0, named.size()), named)
            << journal.wrong->problem.text;
        ++journals;
    }
    EXPECT_GE(journals, 8);
}

}  // namespace
}  // namespace solitaire::test
