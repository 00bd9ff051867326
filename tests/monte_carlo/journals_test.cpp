// Golden journals: games written down once. They replay, and are written again byte by byte.

#include "monte_carlo/table.h"
#include "support/golden.h"

namespace monte_carlo::test {
namespace {

const auto kFolder = golden::folder("monte_carlo");

using golden::bytes_of;

TEST(MonteCarloJournals, replay_and_are_written_the_same) { golden::expect_replay(kFolder, 8); }

/// A journal of three that begins with these entries; gives its first wrong line and the rule, "4 MC-5", or
/// "".
std::string wrong_in(const std::string& options, std::initializer_list<const char*> entries) {
    std::string text =
        R"({"croupier":1,"game":"monte-carlo","edition":1,"seats":["Anna","Benno","Carla"],"options":)" +
        options + "}\n";
    for (const char* entry : entries) text += std::string(entry) + "\n";
    const match::Journal journal = match::read_journal(text);
    if (!journal.wrong) return "";
    return std::to_string(journal.wrong->line) + " " + journal.wrong->problem.rule;
}

TEST(MonteCarloJournals, a_wrong_line_is_named_with_its_rule) {
    const std::string first = R"({"first":0})";
    EXPECT_EQ(wrong_in(first, {R"({"house":{"die":5}})", R"({"seat":0,"move":{"pawn":0}})"}), "");
    EXPECT_EQ(wrong_in("{}", {R"({"house":{"die":5}})"}), "2 JOURNAL") << "the lot names the first player";
    EXPECT_EQ(wrong_in(first, {R"({"house":{"first":0}})"}), "2 JOURNAL")
        << "the first player is named already";
    EXPECT_EQ(wrong_in(first, {R"({"seat":0,"move":{"pawn":0}})"}), "2 GATE");
    EXPECT_EQ(wrong_in(first, {R"({"house":{"die":5}})", R"({"seat":1,"move":{"pawn":0}})"}), "3 GATE");
    EXPECT_EQ(wrong_in(first, {R"({"house":{"die":5}})", R"({"house":{"die":5}})"}), "3 GATE");
    EXPECT_EQ(wrong_in(first, {R"({"house":{"die":5}})", R"({"seat":0,"move":{"pawn":3}})"}), "3 MC-1");
    EXPECT_EQ(wrong_in(first, {R"({"house":{"die":4}})", R"({"seat":0,"move":{"pawn":0}})",
                               R"({"house":{"casino":"S1"}})", R"({"seat":0,"move":{"win":"money"}})"}),
              "5 GATE")
        << "square 4 lacks spades: ruined, nothing to win";
    EXPECT_EQ(wrong_in(first, {R"({"house":{"die":4}})", R"({"seat":0,"move":{"pawn":0}})",
                               R"({"house":{"casino":"H1"}})", R"({"seat":0,"move":{"bet":"H"}})"}),
              "5 MC-14");
    EXPECT_EQ(wrong_in(R"({"first":0,"board":"SGBGGA"})", {}), "1 MC-11");
    EXPECT_EQ(wrong_in(R"({"first":0,"boards":"SBBA"})", {}), "1 JOURNAL");
}

TEST(MonteCarloJournals, the_result_is_checked) {
    for (const auto& file : std::filesystem::directory_iterator(kFolder)) {
        std::string text = bytes_of(file.path());
        const std::size_t at = text.find("{\"result\":{\"money\":[");
        if (at == text.npos) continue;
        text.insert(at + 20, "1");
        const match::Journal journal = match::read_journal(text);
        ASSERT_TRUE(journal.wrong) << file.path();
    }
}

}  // namespace
}  // namespace monte_carlo::test
