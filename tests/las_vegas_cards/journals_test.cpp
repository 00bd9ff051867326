// Golden journals: games written down once. They replay, and are written again byte by byte. Wrong journals
// say in "about" in which line they go wrong, and by which rule.

#include <filesystem>
#include <fstream>
#include <iterator>

#include "las_vegas_cards/table.h"

namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(CROUPIER_SOURCE_DIR) / "tests/data/journals/las_vegas_cards";

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(LasVegasCardsJournals, replay_and_are_written_the_same) {
    int journals = 0;
    for (const auto& file : fs::directory_iterator(kFolder)) {
        if (!file.is_regular_file()) continue;
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

TEST(LasVegasCardsJournals, wrong_ones_are_refused_in_their_line) {
    int journals = 0;
    for (const auto& file : fs::directory_iterator(kFolder / "wrong")) {
        const std::string text = bytes_of(file.path());
        const auto about = nlohmann::json::parse(text.substr(0, text.find('\n'))).at("about");
        const match::Journal journal = match::read_journal(text);
        ASSERT_TRUE(journal.wrong) << file.path();
        EXPECT_EQ(journal.wrong->line, about.at("line").get<int>())
            << file.path() << " " << journal.wrong->problem.text;
        EXPECT_EQ(journal.wrong->problem.rule, about.at("rule").get<std::string>())
            << file.path() << " " << journal.wrong->problem.text;
        EXPECT_NE(journal.wrong->problem.text, journal.wrong->problem.key) << file.path();
        ++journals;
    }
    EXPECT_GE(journals, 20);
}

}  // namespace
