// Fair dice: the two halves, what is checked, and what is said about journals that cannot be.

#include "fair/fair.h"

#include <gmock/gmock.h>

#include "fair/statistics.h"
#include "fair/verify.h"
#include "match/any_game.h"

namespace {

using fair::Checked;
using fair::Half;

Half half_of(int first) {
    Half half;
    for (unsigned i = 0; i < half.size(); ++i)
        half[i] = static_cast<std::uint8_t>(first + static_cast<int>(i));
    return half;
}

TEST(Fair, the_commitment_is_sha256_and_tells_nothing_else) {
    // sha256sum of the bytes 00 01 … 0f
    EXPECT_EQ(fair::commitment(half_of(0)),
              "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991");
    EXPECT_NE(fair::random_half(), fair::random_half());
}

TEST(Fair, the_key_is_the_servers_half_and_the_hash_of_the_seats) {
    const fair::Seats seats{half_of(16), std::nullopt, half_of(32)};
    const fair::Key key = fair::key(half_of(0), seats);
    // sha256sum of the bytes 10 … 1f 20 … 2f begins so; the seat without bytes is left out.
    EXPECT_EQ(fair::hex(key), "000102030405060708090a0b0c0d0e0f89c7460452eddff119fea0419e785c74");
    EXPECT_NE(fair::seats_half({half_of(16), half_of(32)}), fair::seats_half({half_of(32), half_of(16)}))
        << "the order of the seats counts";
    EXPECT_EQ(fair::hex(fair::seats_half({})), "e3b0c44298fc1c149afbf4c8996fb924") << "nobody added anything";
}

TEST(Fair, halves_are_read_strictly) {
    EXPECT_EQ(fair::read_half(fair::hex(half_of(3))), half_of(3));
    for (const char* wrong :
         {"", "00", "000102030405060708090A0B0C0D0E0F", "000102030405060708090a0b0c0d0e0g",
          "000102030405060708090a0b0c0d0e0f00", "0x0102030405060708090a0b0c0d0e0f"})
        EXPECT_FALSE(fair::read_half(wrong)) << wrong;
}

TEST(Fair, each_entry_has_a_stream_of_its_own) {
    const fair::Key key = fair::key(half_of(0), {});
    std::vector<std::uint32_t> first;
    for (int entry = 0; entry < 100; ++entry) {
        core::FairHouse house = fair::house(key, entry), again = fair::house(key, entry);
        const std::uint32_t word = house.below(0xffffffff);
        EXPECT_EQ(word, again.below(0xffffffff)) << "and it begins anew each time";
        EXPECT_EQ(std::count(first.begin(), first.end(), word), 0);
        first.push_back(word);
    }
}

std::string journal(const std::string& about, int answers = 1000) {
    auto opened = match::find_game("monte-carlo")->open({"Anna", "Benno", "Carla"}, "{}");
    match::AnyMatch& match = **opened;
    match.header().about = about;
    const fair::Key key = fair::key(half_of(0), {half_of(1), std::nullopt, half_of(2)});
    while (!match.ask().is_over() && answers > 0) {
        if (match.ask().is_chance()) {
            core::FairHouse house = fair::house(key, match.size());
            match.draw(house);
            continue;
        }
        const core::Seat seat = match.ask().asked.lowest();
        EXPECT_FALSE(match.submit(seat, match.question(), match.offers(seat).front()));
        --answers;
    }
    return match.journal();
}

std::string about(bool told, const std::string& commitment) {
    const fair::Fair fair{commitment,
                          {half_of(1), std::nullopt, half_of(2)},
                          told ? std::optional<Half>(half_of(0)) : std::nullopt};
    return "{\"date\":\"today\",\"fair\":" + fair::write(fair) + "}";
}

TEST(Fair, a_journal_is_checked_or_it_is_said_why_not) {
    const std::string good = fair::commitment(half_of(0));
    const Checked fine = fair::verify(journal(about(true, good), 20));
    EXPECT_EQ(fine.kind, Checked::Kind::Fair) << fine.sentence;
    EXPECT_GT(fine.draws, 10);
    EXPECT_EQ(fair::verify(journal(about(false, good), 20)).kind, Checked::Kind::Secret);
    EXPECT_THAT(fair::verify(journal(about(false, good), 20)).sentence, testing::HasSubstr("not over"));
    EXPECT_EQ(fair::verify(journal("", 20)).kind, Checked::Kind::NotSaid);
    EXPECT_EQ(fair::verify(journal("{\"fair\":{\"version\":2}}", 20)).kind, Checked::Kind::Wrong);
    EXPECT_EQ(fair::verify("nonsense").kind, Checked::Kind::Wrong);
    const Checked broken = fair::verify(journal(about(true, std::string(64, '0')), 20));
    EXPECT_EQ(broken.kind, Checked::Kind::Unfair);
    EXPECT_EQ(broken.line, 1);
}

TEST(Fair, a_changed_die_is_found) {
    std::string text = journal(about(true, fair::commitment(half_of(0))), 20);
    const std::size_t at = text.rfind("{\"house\":{\"die\":") + 16;
    text[at] = text[at] == '6' ? '1' : static_cast<char>(text[at] + 1);
    text.resize(text.find('\n', at) + 1);
    const Checked checked = fair::verify(text);
    EXPECT_EQ(checked.kind, Checked::Kind::Unfair);
    EXPECT_EQ(checked.line, static_cast<int>(std::count(text.begin(), text.end(), '\n')));
}

TEST(Fair, statistics_count_what_was_drawn_and_seen) {
    fair::Statistics statistics;
    for (const char* line :
         {R"({"house":{"roll":{"own":[1,1,5],"white":[6]}}})", R"({"house":{"roll":{"own":[5]}}})",
          R"({"house":{"hands":[[1,33],null,[]]}})", R"({"house":{"die":3}})",
          R"({"seat":0,"move":{"place":1}})", R"({"result":{"money":[1]}})", "nonsense"})
        statistics.count(line);
    EXPECT_EQ(statistics.json(),
              R"({"die":{"3":1},"hands":{"1":1,"33":1},"roll.own":{"1":2,"5":2},"roll.white":{"6":1}})");
}

}  // namespace
