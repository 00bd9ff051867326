// A table is nothing but its events.

#include "fair/verify.h"
#include "house.h"

namespace tests {
namespace {

TEST(Fold, whole_games_of_every_title_fold_to_the_same_table) {
    for (const Case& a_case : kCases) {
        SCOPED_TRACE(std::string(a_case.game) + a_case.options);
        core::Xoshiro lot(7);
        At at = At::started(a_case.game, a_case.seats, a_case.options);
        for (int i = 0; i < 12 && at->status() == server::Status::Playing; ++i) at.play_one(lot);
        Table half = at.folded();
        expect_same(at.table(), half);
        at.play_to_end(lot);
        Table whole = at.folded();
        expect_same(at.table(), whole);
        EXPECT_EQ(whole.status(), server::Status::Over);
    }
}

TEST(Fold, the_dice_of_a_finished_game_can_be_checked) {
    core::Xoshiro lot(3);
    // The commitment has to be that of the secret.
    server::Wish wish{"las-vegas", "{}", "", {"", ""}, false, false, 0};
    const server::Lot secret{"w00000000000", "000102030405060708090a0b0c0d0e0f",
                             "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"};
    Table table("t00000000000");
    for (const std::string& event : server::create(wish, secret, 1).events) ASSERT_FALSE(table.apply(event));
    for (int seat = 0; seat < 2; ++seat)
        ASSERT_FALSE(
            table
                .answer(core::kSpectator,
                        server::Sit{Seat(seat), "P" + std::to_string(seat), "t" + std::to_string(seat),
                                    std::string(32, static_cast<char>('4' + seat))},
                        {2, {}})
                .refused);
    ASSERT_FALSE(table.answer(Seat(0), server::Start{}, {3, {}}).refused);
    while (table.status() == server::Status::Playing) {
        const Seat seat = table.asked().lowest();
        const auto offers = table.match()->offers(seat);
        ASSERT_FALSE(table
                         .answer(seat,
                                 server::Move{table.match()->question(), offers[lot.word() % offers.size()]},
                                 {4, {}})
                         .refused);
    }
    const fair::Checked checked = fair::verify(table.journal());
    EXPECT_EQ(checked.kind, fair::Checked::Kind::Fair) << checked.sentence;
    EXPECT_GT(checked.draws, 10);
}

TEST(Fold, damaged_events_are_noticed) {
    At at = At::started("las-vegas", 2);
    const auto wrong = [&](const std::string& event) { return at.folded().apply(event).has_value(); };
    EXPECT_TRUE(wrong("{}"));
    EXPECT_TRUE(wrong("not json"));
    EXPECT_TRUE(wrong(R"({"at":1,"created":{"game":"las-vegas"}})"));
    EXPECT_TRUE(wrong(R"({"at":1,"sat":{"seat":9,"name":"X"}})"));
    EXPECT_TRUE(wrong(R"({"at":1,"entry":{"line":{"house":{"first":0}}}})"));
    EXPECT_TRUE(wrong(R"({"at":1,"over":{"result":{}}})"));
    EXPECT_TRUE(wrong(R"({"at":1,"rewound":{"to":99}})"));
    EXPECT_TRUE(wrong(R"({"at":1,"dance":{"seat":0}})"));
    EXPECT_TRUE(Table("x").apply(at.events[1]).has_value());
}

TEST(Fold, draws_depend_on_the_seed_and_the_number_alone) {
    // Taken back and drawn again, the same entry shows the same dice: nobody can fish for better ones.
    core::Xoshiro lot(5);
    At at = At::started("las-vegas", 2);
    at.play_one(lot);
    const auto before = at->match()->lines();
    at.ask(core::index(Seat(0)), server::Chat{"hm"});
    int answered = -1;
    for (const std::string& line : before)
        if (line.starts_with("{\"seat\":")) answered = line[8] - '0';
    at.ask(answered, server::Undo{});
    at.ask(1 - answered, server::UndoAnswer{true});
    EXPECT_LT(at->match()->size(), static_cast<int>(before.size()));
    std::string move;
    for (const std::string& line : before)
        if (line.starts_with("{\"seat\":")) move = json::parse(line)["move"].dump();
    at.ask(answered, server::Move{at->match()->question(), move});
    EXPECT_EQ(at->match()->lines(), before);
}

}  // namespace
}  // namespace tests
