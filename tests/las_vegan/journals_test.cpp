// Golden journals: games written down once. They replay, and are written again byte by byte. Bad journals are
// refused in the line that is wrong.

#include "las_vegan/table.h"
#include "support/golden.h"

namespace las_vegan::test {
namespace {

const auto kFolder = golden::folder("las_vegan");

using golden::bytes_of;

Words lines_of(const std::string& text) {
    std::istringstream in(text);
    Words lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}
std::string joined(const Words& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}
/// "4: VGN-2", the first wrong line and its rule; "" if the journal is right.
std::string complaint(const Words& lines) {
    const match::Journal journal = match::read_journal(joined(lines));
    if (!journal.wrong) return "";
    EXPECT_FALSE(journal.wrong->problem.text.empty());
    return std::to_string(journal.wrong->line) + ": " + journal.wrong->problem.rule;
}

TEST(LasVeganJournals, replay_and_are_written_the_same) { golden::expect_replay(kFolder, 10); }

TEST(LasVeganJournals, the_order_inside_hands_and_open_is_free) {
    for (const char* file : {"bank-wins.jsonl", "four-shared.jsonl"}) {
        Words lines = lines_of(bytes_of(kFolder / file));
        for (std::string& line : lines) {
            Json entry = Json::parse(line);
            if (!entry.contains("house")) continue;
            for (const char* key : {"hands", "open"})
                if (Json& house = entry["house"]; house.contains(key)) {
                    for (Json& list : house[key])
                        if (list.is_array()) std::reverse(list.begin(), list.end());
                    if (house[key].front().is_string()) std::reverse(house[key].begin(), house[key].end());
                }
            line = entry.dump(-1, ' ');
        }
        EXPECT_EQ(complaint(lines), "");
        EXPECT_EQ(match::read_journal(joined(lines)).match->journal(), bytes_of(kFolder / file))
            << "it is written in one order";
    }
}

/// A small journal up to the first trick of three players, and what is wrong with changed ones.
Words three_players() {
    return {
        R"({"croupier":1,"game":"las-vegan","edition":1,"seats":["Anna","Benno","Carla"],"options":{"first":0}})",
        R"({"house":{"machines":["R","4","8"]}})",
        R"({"house":{"toss":[-2,-1,0,-3,-4]}})",
        R"({"house":{"hands":[["B0","B1","B2","B3","B4","B5","B6","B7","B8","B9","G0","R7","R8"],)"
        R"(["G1","G2","G3","G4","G5","G6","G7","G8","G9","R0","R1","R2","R3"],)"
        R"(["R4","R5","R6","V0","V1","V2","V3","V4","V5","V6","V7","V8","R9"]]}})",
        R"({"seat":0,"move":{"card":"R7"}})",
        R"({"seat":1,"move":{"card":"R3"}})",
        R"({"seat":2,"move":{"card":"R9"}})",
        R"({"seat":2,"move":{"token":0,"machine":"4"}})",
        R"({"seat":2,"move":{"card":"V7"}})",
        R"({"seat":0,"move":{"card":"B7"}})",
        R"({"seat":1,"move":{"card":"G7"}})",
        R"({"seat":2,"move":{"token":1,"machine":"R"}})",
        R"({"seat":2,"move":{"token":"gold","side":"max"}})",
        R"({"seat":2,"move":{"token":3,"machine":"8"}})"};
}
std::string with(std::size_t line, const std::string& text) {
    Words lines = three_players();
    lines[line - 1] = text;
    return complaint(lines);
}

TEST(LasVeganJournals, VGN_7_revoking_is_refused) {
    EXPECT_EQ(complaint(three_players()), "");
    EXPECT_EQ(with(6, R"({"seat":1,"move":{"card":"G1"}})"), "6: VGN-7") << "Benno has red";
    EXPECT_EQ(with(6, R"({"seat":1,"move":{"card":"R9"}})"), "6: VGN-7") << "Carla's card";
    EXPECT_EQ(with(9, R"({"seat":2,"move":{"card":"R9"}})"), "9: VGN-7") << "a card twice";
    EXPECT_EQ(with(6, R"({"seat":2,"move":{"card":"R9"}})"), "6: GATE") << "out of turn";
}

TEST(LasVeganJournals, VGN_10_a_token_where_it_must_not_lie_is_refused) {
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":1,"machine":"4"}})"), "12: VGN-10") << "a taken machine";
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":0,"machine":"R"}})"), "12: VGN-10") << "a placed token";
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":"gold","machine":"R"}})"), "12: VGN-10");
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":1,"side":"min"}})"), "12: VGN-10");
    EXPECT_EQ(with(14, R"({"seat":2,"move":{"token":"gold","side":"min"}})"), "14: VGN-10")
        << "it never moves";
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":1,"machine":"9"}})"), "12: VGN-4");
    EXPECT_EQ(with(8, R"({"seat":2,"move":{"card":"V7"}})"), "8: VGN-10") << "a token is owed";
    EXPECT_EQ(with(8, R"({"seat":0,"move":{"token":0,"machine":"4"}})"), "8: GATE") << "by the winner";
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":true,"machine":"R"}})"), "12: VGN-2");
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":1.0,"machine":"R"}})"), "12: VGN-2");
    EXPECT_EQ(with(12, R"({"seat":2,"move":{"token":1,"machine":"R","at":1}})"), "12: JOURNAL");
}

TEST(LasVeganJournals, VGN_2_impossible_draws_are_refused) {
    EXPECT_EQ(with(2, R"({"house":{"machines":["R","4","7"]}})"), "2: VGN-1");
    EXPECT_EQ(with(2, R"({"house":{"machines":["R","4","4"]}})"), "2: VGN-4");
    EXPECT_EQ(with(3, R"({"house":{"toss":[-2,-1,0,-3,-2]}})"), "3: VGN-2");
    EXPECT_EQ(with(3, R"({"house":{"toss":[2,-1,0,-3,-4]}})"), "3: VGN-2");
    EXPECT_EQ(with(3, R"({"house":{"toss":[-2,-1,0,-3]}})"), "3: VGN-5");
    std::string dealt = three_players()[3];
    dealt.replace(dealt.find("\"G1\""), 4, "\"B0\"");
    EXPECT_EQ(with(4, dealt), "4: VGN-1") << "blue 0 twice";
    EXPECT_EQ(with(4, R"({"house":{"hands":[["B0"],["B1"],["B2"]]}})"), "4: VGN-6");
    EXPECT_EQ(with(4, R"({"house":{"hand":["B0"]}})"), "4: JOURNAL");
    EXPECT_EQ(with(5, R"({"house":{"open":["B3","V0","R9"]}})"), "5: GATE") << "no bank with three players";
}

TEST(LasVeganJournals, BANK_3_an_open_card_that_is_not_in_the_pile_is_refused) {
    const Words lines = lines_of(bytes_of(kFolder / "bank-wins.jsonl"));
    const auto has = [](const std::string& line, const char* what) { return line.find(what) != line.npos; };
    std::size_t refill = 0;
    while (!has(lines[refill], "\"bank\":\"") || has(lines[refill], "pile")) ++refill;
    ++refill;  // the entry behind it fills up
    ASSERT_TRUE(has(lines[refill], "\"open\":[")) << lines[refill];
    const std::string number = std::to_string(refill + 1);
    const std::string played = Json::parse(lines[refill - 1])["move"]["bank"];
    Words bad = lines;
    bad[refill] = Json{{"house", {{"open", {played}}}}}.dump();
    EXPECT_EQ(complaint(bad), number + ": BANK-3") << "the card just played";
    bad[refill] = R"({"house":{"open":[]}})";
    EXPECT_EQ(complaint(bad), number + ": BANK-3");
    bad[refill] = R"({"house":{"pile":"B0"}})";
    EXPECT_EQ(complaint(bad), number + ": JOURNAL");
    bad = lines;
    bad.erase(bad.begin() + static_cast<std::ptrdiff_t>(refill));
    EXPECT_EQ(complaint(bad).substr(0, number.size() + 1), number + ":") << "it cannot be left out";
}

TEST(LasVeganJournals, BANK_10_a_wrong_result_is_refused) {
    Words lines = lines_of(bytes_of(kFolder / "bank-wins.jsonl"));
    const std::string number = std::to_string(lines.size());
    lines.back() = R"({"result":{"money":[0,0],"winners":[0,1],"by":"BANK-10"}})";
    EXPECT_EQ(complaint(lines), number + ": BANK-10");
    lines.back() = R"({"result":{"money":[0,0],"winners":[],"by":"VGN-16"}})";
    EXPECT_EQ(complaint(lines), number + ": BANK-10");
    lines.back() = R"({"result":{"winners":[],"by":"BANK-10","money":[0,0]}})";
    EXPECT_EQ(complaint(lines), "");
}

TEST(LasVeganJournals, hands_are_shown_to_their_owners_and_to_all_once_the_round_is_over) {
    const match::Journal journal = match::read_journal(bytes_of(kFolder / "three-unfinished.jsonl"));
    const auto deal_of = [](const Words& lines) -> Json {
        for (const std::string& line : lines)
            if (const Json entry = Json::parse(line);
                entry.contains("house") && entry["house"].contains("hands"))
                return entry["house"]["hands"];
        return {};
    };
    for (int seat = 0; seat < 3; ++seat) {
        const Json seen = deal_of(journal.match->lines_seen(Seat(seat)));
        for (int other = 0; other < 3; ++other)
            EXPECT_EQ(seen[static_cast<unsigned>(other)].is_null(), other != seat);
    }
    EXPECT_EQ(deal_of(journal.match->lines_seen(core::kSpectator)), (Json{nullptr, nullptr, nullptr}));
    const match::Journal over = match::read_journal(bytes_of(kFolder / "three-shared.jsonl"));
    EXPECT_EQ(over.match->lines_seen(Seat(1)), over.match->lines());
}

}  // namespace
}  // namespace las_vegan::test
