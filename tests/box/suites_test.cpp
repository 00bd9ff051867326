// Whole games by lot, of which a referee is told only what lies open: nothing that is legal is refused, the
// result is the same, and the book is a valid journal.

#include "box/real_table.h"
#include "support/counts.h"

namespace box::test {
namespace {

struct Table {
    const char* game;
    int seats;
    const char* options;
};

class RealTable : public testing::TestWithParam<Table> {};

TEST_P(RealTable, is_written_down_from_what_lies_open) {
    const Table& table = GetParam();
    const long games = support::counted(12, 60);
    for (long i = 0; i < games; ++i) {
        const AnyMatch truth = played(table.game, table.seats, table.options,
                                      support::seed() * 1000 + static_cast<unsigned long>(i));
        Referee referee(*truth);
        for (const std::string& line : truth->lines()) {
            const std::string wrong = referee.write(Json::parse(line));
            ASSERT_EQ(wrong, "") << table.game << table.options << " game " << i << " at " << line << "\n"
                                 << referee.book().journal();
        }
        ASSERT_EQ(referee.book().result(), truth->result()) << table.options << "\n"
                                                            << referee.book().journal();
        const match::Journal read = match::read_journal(referee.book().journal());
        ASSERT_FALSE(read.wrong) << read.wrong->problem.text;
        ASSERT_TRUE(read.finished);
    }
}

/// Where nothing stays hidden the book is the truth, to the letter.
TEST(Box, writes_the_same_journal_where_everything_shows) {
    for (const Table& table :
         {Table{"las-vegas", 4, R"({"neutral":true,"rainbow":true})"}, Table{"las-vegan", 4, "{}"},
          Table{"colours", 3, "{}"}, Table{"monte-carlo", 3, "{}"}, Table{"solitaire", 1, "{}"}}) {
        const AnyMatch truth = played(table.game, table.seats, table.options, 7);
        Referee referee(*truth);
        for (const std::string& line : truth->lines())
            ASSERT_EQ(referee.write(Json::parse(line)), "") << line;
        EXPECT_EQ(referee.book().journal(), truth->journal());
        const auto told = referee.book().told(core::kSpectator), happened = truth->told(core::kSpectator);
        ASSERT_EQ(told.size(), happened.size());
        for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i].text, happened[i].text);
    }
}

constexpr Table kTables[] = {
    {"las-vegas", 2, "{}"},
    {"las-vegas", 5, R"({"neutral":true,"minimum":"by-players"})"},
    {"las-vegas", 3, R"({"neutral":true,"first":1,"purses":"open"})"},
    {"las-vegas", 4, R"({"hundreds":true,"rainbow":true,"tokens":true})"},
    {"las-vegas", 3, R"({"big-dice":true,"kickers":true})"},
    {"las-vegas", 5, R"({"slot-machine":true,"rainbow":true,"bonus":true})"},
    {"las-vegas", 6, R"({"slot-machine":true,"bonus":true})"},
    {"las-vegas", 3, R"({"actions":true,"rainbow":true})"},
    {"las-vegas", 5,
     R"({"neutral":true,"hundreds":true,"big-dice":true,"kickers":true,"rainbow":true,"slot-machine":true,"bonus":true,"actions":true,"tokens":true})"},
    {"las-vegas", 7, R"({"actions":true,"bonus":true,"slot-machine":true,"purses":"open"})"},
    {"solitaire", 1, "{}"},
    {"solitaire", 1, R"({"rivals":2,"dice":5,"rounds":4,"colour":"grey"})"},
    {"colours", 2, "{}"},
    {"colours", 4, R"({"first":2})"},
    {"las-vegas-cards", 2, "{}"},
    {"las-vegas-cards", 5, "{}"},
    {"las-vegas-cards", 3, R"({"sequential":true})"},
    {"las-vegas-cards", 4, R"({"sequential":true,"tokens":true,"first":3})"},
    {"las-vegan", 2, "{}"},
    {"las-vegan", 3, "{}"},
    {"las-vegan", 4, R"({"first":2})"},
    {"las-vegan", 5, "{}"},
    {"monte-carlo", 2, "{}"},
    {"monte-carlo", 3, R"({"points":true})"},
    {"monte-carlo", 4, R"({"first":1})"},
};
INSTANTIATE_TEST_SUITE_P(Box, RealTable, testing::ValuesIn(kTables), [](const auto& info) {
    std::string name = std::string(info.param.game) + "_" + std::to_string(info.index);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace box::test
