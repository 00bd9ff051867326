// Golden journals: games written down once. They replay, and are written again byte by byte. Wrong journals
// say in "about" in which line they go wrong, and by which rule.

#include "las_vegas_cards/table.h"
#include "support/golden.h"

namespace {

const auto kFolder = golden::folder("las_vegas_cards");

using golden::bytes_of;

TEST(LasVegasCardsJournals, replay_and_are_written_the_same) { golden::expect_replay(kFolder, 10); }

TEST(LasVegasCardsJournals, wrong_ones_are_refused_in_their_line) {
    int journals = 0;
    for (const auto& file : std::filesystem::directory_iterator(kFolder / "wrong")) {
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
