// Golden journals of the modules, of every pair of modules that touch, and of all of them together: they
// replay, and are written again byte by byte.

#include <gtest/gtest.h>

#include "support/golden.h"

namespace {

const auto kFolder = golden::folder("boulevard");

using golden::bytes_of;

TEST(BoulevardJournals, replay_and_are_written_the_same) { golden::expect_replay(kFolder, 39); }

TEST(BoulevardJournals, every_kind_of_entry_is_in_one_of_them) {
    std::string all;
    for (const auto& file : std::filesystem::directory_iterator(kFolder)) all += bytes_of(file.path());
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
