// Everything at once in one program, for the thread sanitizer: tables of all games, bots, lists, figures,
// servers that stop in the middle. It is worth running without the sanitizer too: what was acknowledged must
// be stored.

#include <memory>

#include "match/json_text.h"
#include "support/postgres.h"
#include "support/serving.h"
#include "support/titles.h"
#include "support/witness.h"

namespace tests {
namespace {

using Clock = std::chrono::steady_clock;
using support::Serving;
using support::Testimony;
using support::Title;
using support::Witness;

class Crowd {
   public:
    Crowd(load::Loop& loop, int port) {
        for (const Title& title : support::titles()) {
            const load::Answer made = load::request(port, "POST", "/api/tables", title.wish("regular"));
            EXPECT_EQ(made.status, 201) << made.body;
            const match::Document document(made.body);
            for (int seat = 0; seat < title.people; ++seat) {
                Testimony testimony;
                testimony.table = match::unescaped(document.value()["table"].written());
                testimony.seat = seat;
                people.push_back(std::make_unique<Witness>(loop, complaints, testimony, people.size() + 1));
                people.back()->sit_as("Person " + std::to_string(seat));
            }
        }
    }
    support::Complaints complaints;
    std::vector<std::unique_ptr<Witness>> people;
};

void play(load::Loop& loop, Crowd& crowd, const std::vector<int>& ports, Clock::duration duration) {
    const auto end = Clock::now() + duration;
    for (int round = 0; Clock::now() < end; ++round) {
        loop.step(1);
        bool seated = true;
        for (const auto& person : crowd.people) seated = seated && person->is_seated();
        for (std::size_t i = 0; i < crowd.people.size(); ++i) {
            Witness& person = *crowd.people[i];
            if (person.is_idle()) person.dial(ports[i % ports.size()]);
            if (seated) person.push_on();
            person.act();
        }
        if (round % 50 != 49) continue;
        for (const char* path : {"/metrics", "/api/tables", "/api/past", "/readyz"})
            EXPECT_EQ(load::request(ports[0], "GET", path).status, 200) << path;
    }
}

void expect_all_is_stored(Crowd& crowd, const std::string& where) {
    const auto store = store::open(where, store::Use::Look);
    int acknowledged = 0;
    for (const auto& person : crowd.people)
        acknowledged += support::compare(person->known(), *store, crowd.complaints);
    EXPECT_TRUE(crowd.complaints.empty()) << crowd.complaints.text();
    EXPECT_GT(acknowledged, 20);
}

server::Settings hurried() {
    server::Settings settings;
    settings.bot_threads = 2;
    settings.think = std::chrono::milliseconds(10);
    settings.silence = std::chrono::milliseconds(200);
    return settings;
}

TEST(Races, one_server_that_stops_again_and_again) {
    const support::Folder folder;
    const std::string where = folder / "house.db";
    load::Loop loop;
    std::unique_ptr<Crowd> crowd;
    for (int i = 0; i < 3; ++i) {
        const Serving serving(where, hurried());
        if (!crowd) crowd = std::make_unique<Crowd>(loop, serving.port());
        for (const auto& person : crowd->people) person->hang_up();
        play(loop, *crowd, {serving.port()}, std::chrono::milliseconds(800));
    }
    expect_all_is_stored(*crowd, where);
}

TEST(Races, two_servers_with_people_of_one_table_on_both) {
    const support::PostgresDatabase database;
    load::Loop loop;
    std::unique_ptr<Crowd> crowd;
    {
        const Serving one(database.address(), hurried()), two(database.address(), hurried());
        crowd = std::make_unique<Crowd>(loop, one.port());
        play(loop, *crowd, {one.port(), two.port()}, std::chrono::milliseconds(2000));
    }
    expect_all_is_stored(*crowd, database.address());
}

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
/// The negative control: a race that is there on purpose.
[[noreturn]] void race() {
    int shared = 0;
    std::thread other([&] { ++shared; });
    ++shared;
    other.join();
    std::exit(shared > 0 ? 0 : 1);
}

TEST(Races, are_found_where_there_is_one) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(race(), testing::ExitedWithCode(66), "data race");
}
#endif
#endif

}  // namespace
}  // namespace tests
