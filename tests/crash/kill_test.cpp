// kill -9 at any instant: nothing that was acknowledged is lost, nothing happens twice, nothing is invented,
// and what was shown stays as it was shown.

#include "crash/siege.h"
#include "support/counts.h"
#include "support/postgres.h"

namespace crash {
namespace {

/// CROUPIER_KILLS says it otherwise.
int times(int usually, int in_long_runs) {
    const long kills = support::counted(usually, in_long_runs, 5);
    return static_cast<int>(support::given("CROUPIER_KILLS", static_cast<unsigned long>(kills)));
}

void expect_nothing_wrong(const Found& found, const Orders& orders) {
    EXPECT_TRUE(found.complaints.empty()) << found.complaints.count() << " wrong:\n"
                                          << found.complaints.text();
    EXPECT_EQ(found.kills, orders.kills);
    // Where a kill falls is chance: of many a good part must fall between commit and send, of some at least
    // one, and a few might all fall elsewhere.
    constexpr int kSome = 20, kMany = 100;
    const int fewer = orders.kills >= kMany ? orders.kills / 4 : orders.kills >= kSome ? 0 : -1;
    EXPECT_GT(found.between_commit_and_send, fewer);
    EXPECT_GT(found.acknowledged, orders.kills) << "hardly anybody played";
    std::printf(
        "%d kills, %d of them between commit and send; %d tables, %ld answers acknowledged, %ld events "
        "shown\n",
        found.kills, found.between_commit_and_send, found.tables, found.acknowledged, found.shown);
}

TEST(Kill, loses_doubles_and_invents_nothing_with_sqlite) {
    const support::Folder folder;
    Orders orders;
    orders.store = folder / "house.db";
    orders.kills = times(200, 10'000);
    orders.seed = support::seed(20);
    expect_nothing_wrong(Siege(orders).run(), orders);
}

TEST(Kill, loses_doubles_and_invents_nothing_with_postgres) {
    const support::PostgresDatabase database;
    Orders orders;
    orders.store = database.address();
    orders.kills = times(20, 1'000);
    orders.seed = support::seed(20);
    expect_nothing_wrong(Siege(orders).run(), orders);
}

TEST(Lines, that_break_lose_double_and_invent_nothing) {
    const support::PostgresDatabase database;
    Orders orders;
    orders.store = database.address();
    orders.broken_lines = times(100, 2'000);
    orders.seed = support::seed(20);
    const Found found = Siege(orders).run();
    EXPECT_TRUE(found.complaints.empty()) << found.complaints.text();
    EXPECT_GT(found.acknowledged, orders.broken_lines);
    std::printf("%d broken lines, %d clients told; %ld answers acknowledged\n", orders.broken_lines,
                found.told_of_failures, found.acknowledged);
}

TEST(Kill, finds_a_server_that_acknowledges_before_it_commits) {
    const support::Folder folder;
    Orders orders;
    orders.store = folder / "house.db";
    orders.kills = 50;
    orders.seed = support::seed(20);
    orders.answers_early = true;
    orders.stop_at_first = true;
    const Found found = Siege(orders).run();
    EXPECT_FALSE(found.complaints.empty());
    EXPECT_NE(found.complaints.text().find("lost"), std::string::npos) << found.complaints.text();
    std::printf("found after %d kills\n", found.kills);
}

}  // namespace
}  // namespace crash
