// Golden journals of the modules, of every pair of modules that touch, and of all of them together: they
// replay, and are written again byte by byte.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "match/journal.h"

namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(CROUPIER_SOURCE_DIR) / "tests/data/journals/boulevard";

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(BoulevardJournals, replay_and_are_written_the_same) {
    int journals = 0;
    for (const auto& file : fs::directory_iterator(kFolder)) {
        const std::string text = bytes_of(file.path());
        const match::Journal journal = match::read_journal(text);
        ASSERT_FALSE(journal.wrong) << file.path() << ":" << journal.wrong->line << ": "
                                    << journal.wrong->problem.text;
        EXPECT_EQ(journal.match->journal(), text) << file.path();
        EXPECT_TRUE(journal.finished) << file.path();
        ++journals;
    }
    EXPECT_EQ(journals, 39);
}

TEST(BoulevardJournals, every_kind_of_entry_is_in_one_of_them) {
    std::string all;
    for (const auto& file : fs::directory_iterator(kFolder)) all += bytes_of(file.path());
    for (const char* words : {R"("rainbow")",
                              R"("tokens":[")",
                              R"("bonus":[[)",
                              R"("actions":[[)",
                              R"("at":"slot"})",
                              R"("kick":)",
                              R"("token":null)",
                              R"("token":")",
                              R"("draw":[)",
                              R"("tie":)",
                              R"("take":)",
                              R"("swap":null)",
                              R"("swap":)",
                              R"("reroll":{)",
                              R"("play":"win-tie")",
                              R"("play":"reroll")",
                              R"("play":"two-casinos")",
                              R"("play":"pass")",
                              R"("play":"rotate")",
                              R"("play":"take-back","dice":{)",
                              R"("play":"take-back","dice":[)",
                              R"("play":"double")",
                              R"("play":"score-it"})",
                              R"("play":"score-it","at":)",
                              R"("play":"middle")",
                              R"("put":)",
                              R"("play":"swap")",
                              R"("done":true)"})
        EXPECT_NE(all.find(words), all.npos) << words;
}

}  // namespace
