// Whole games of every title at network tables: people, bots, and somebody who looks on.

#include "network/server.h"
#include "support/places.h"

namespace network_test {
namespace {

struct Title {
    const char* name;  // of the test
    const char* game;
    const char* options;
    int people, bots;
};

void PrintTo(const Title& title, std::ostream* out) { *out << title.name; }

class AtTheTable : public testing::TestWithParam<Title> {};

json seats_for(const Title& title) {
    json seats = json::array();
    for (int i = 0; i < title.people; ++i) seats.push_back({{"kind", "person"}});
    for (int i = 0; i < title.bots; ++i)
        seats.push_back({{"kind", "bot"}, {"level", i % 2 == 0 ? "regular" : "novice"}});
    return seats;
}

/// Both programs recompute every draw from the journal alone.
void expect_fair(const Folder& folder, const std::string& journal) {
    const std::string file = folder.file("game.jsonl", journal);
    const support::Said ours = support::run({"verify-fair", file});
    EXPECT_EQ(ours.code, 0) << ours.out << ours.err;
    Process python({"python3", support::source("docs/verify_fair.py"), file}, folder / "python.out");
    EXPECT_EQ(python.wait(), 0) << support::bytes_of(folder / "python.out")
                                << support::bytes_of(folder / "python.out.err");
}

TEST_P(AtTheTable, a_whole_game_is_seen_as_the_journal_says_and_its_dice_are_fair) {
    const Title& title = GetParam();
    const Folder folder;
    const Server server(folder);
    const Address table = server.make({{"game", title.game},
                                       {"options", json::parse(title.options)},
                                       {"seats", seats_for(title)},
                                       {"public", true}});
    std::vector<std::unique_ptr<Player>> people;
    std::vector<Player*> all;
    for (int seat = 0; seat < title.people; ++seat) {
        people.push_back(std::make_unique<Player>(table, "Person " + std::to_string(seat),
                                                  static_cast<unsigned>(seat) + 7));
        people.back()->sit(seat);
        all.push_back(people.back().get());
    }
    Player watcher(table.to_watch(people[0]->picture().watch()), "Nobody", 1);
    EXPECT_FALSE(watcher.picture().sits());
    all.push_back(&watcher);
    people[0]->guest.ask(protocol::Start{});
    play_out(all);

    for (const Player* player : all) EXPECT_TRUE(player->is_over());
    for (const auto& person : people) EXPECT_TRUE(person->refusals.empty()) << person->refusals.front().text;
    const client::Answer journal =
        client::get(server.address(), "/api/tables/" + table.id + "/journal", kPatience);
    ASSERT_EQ(journal.status, 200) << journal.body;
    expect_seen_as_the_journal_says(journal.body, {all.begin(), all.end()});
    expect_fair(folder, journal.body);
    // The same game again for somebody who comes when it is over.
    const Player late(table.to_watch(people[0]->picture().watch()), "Late", 1);
    Player later(table.to_watch(people[0]->picture().watch()), "Later", 1);
    later.until([&] { return later.picture().entries().size() == watcher.picture().entries().size(); },
                "the log");
    expect_seen_as_the_journal_says(journal.body, {&later});
}

INSTANTIATE_TEST_SUITE_P(
    Network, AtTheTable,
    testing::Values(Title{"las_vegas", "las-vegas", R"({"neutral":true})", 2, 1},
                    Title{"boulevard", "las-vegas",
                          R"({"kickers":true,"rainbow":true,"slot-machine":true,"bonus":true,"actions":true,
                              "tokens":true,"big-dice":true,"rounds":2})",
                          3, 2},
                    Title{"solitaire", "solitaire", "{}", 1, 0}, Title{"colours", "colours", "{}", 2, 1},
                    Title{"las_vegas_cards", "las-vegas-cards", "{}", 2, 1},
                    Title{"las_vegas_cards_in_turn", "las-vegas-cards",
                          R"({"sequential":true,"tokens":true})", 2, 1},
                    Title{"las_vegan", "las-vegan", "{}", 2, 1},
                    Title{"las_vegan_bank", "las-vegan", "{}", 2, 0},
                    Title{"monte_carlo", "monte-carlo", "{}", 2, 1}),
    [](const testing::TestParamInfo<Title>& title) { return title.param.name; });

}  // namespace
}  // namespace network_test
