// What only PostgreSQL does: several servers, and lines that break.

#include <condition_variable>
#include <mutex>

#include "store/houses.h"

namespace {

using houses::append;
using houses::events;
using store::Note;
using store::Verdict;

/// What was heard, with patience.
class Ear {
   public:
    std::function<void(const Note&)> listening() {
        return [this](const Note& note) {
            const std::lock_guard lock(mutex_);
            heard_.push_back(note);
            changed_.notify_all();
        };
    }
    /// The first note of that kind from number `from` on; its place in `at`.
    std::optional<Note> wait_for(Note::Kind kind, std::size_t from = 0) {
        std::unique_lock lock(mutex_);
        std::optional<Note> found;
        changed_.wait_for(lock, std::chrono::seconds(20), [&] {
            for (std::size_t i = from; i < heard_.size() && !found; ++i)
                if (heard_[i].kind == kind) found = heard_[i];
            return found.has_value();
        });
        return found;
    }
    std::size_t size() {
        const std::lock_guard lock(mutex_);
        return heard_.size();
    }
    int count(Note::Kind kind) {
        const std::lock_guard lock(mutex_);
        return static_cast<int>(
            std::count_if(heard_.begin(), heard_.end(), [&](const Note& note) { return note.kind == kind; }));
    }

   private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Note> heard_;
};

/// All connections but the asker's are cut.
void cut_all_lines(const houses::Postgres& house) {
    support::psql(house.where(),
                  "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                  " WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

TEST(Postgres, servers_hear_of_each_other) {
    houses::Postgres house;
    const auto here = store::open(house.where()), there = store::open(house.where());
    Ear ear, own_ear;
    here->listen(ear.listening());
    there->listen(own_ear.listening());
    ASSERT_TRUE(ear.wait_for(Note::Kind::Missed)) << "the ears are open";
    ASSERT_TRUE(own_ear.wait_for(Note::Kind::Missed));

    ASSERT_EQ(append(*there, events("a", 0, {"one", "two"})), Verdict::Done);
    const auto note = ear.wait_for(Note::Kind::Appended);
    ASSERT_TRUE(note);
    EXPECT_EQ(note->table, "a");
    EXPECT_EQ(note->last, 1);
    EXPECT_EQ(here->read("a", 0).size(), 2u) << "what is heard of is there to be read";

    EXPECT_EQ(append(*there, events("a", 0, {"x"})), Verdict::Behind);
    const std::string text = R"({"presence":"Grüße 'quoted' "})" + std::string(4000, 'x');
    there->announce(text);
    const auto said = ear.wait_for(Note::Kind::Announced);
    ASSERT_TRUE(said);
    EXPECT_EQ(said->text, text);
    EXPECT_EQ(ear.count(Note::Kind::Appended), 1) << "nothing is told of what was behind";
    EXPECT_EQ(own_ear.size(), 1u) << "nobody hears its own words";
    EXPECT_EQ(houses::fault_of([&] { there->announce(std::string(5000, 'x')); }), store::Fault::Wrong);
}

TEST(Postgres, a_broken_line_is_made_again) {
    houses::Postgres house;
    const auto here = store::open(house.where()), there = store::open(house.where());
    Ear ear;
    here->listen(ear.listening());
    ASSERT_TRUE(ear.wait_for(Note::Kind::Missed));
    ASSERT_EQ(append(*here, events("a", 0, {"one"})), Verdict::Done);
    for (int i = 1; i < 4; ++i) {
        // Each cut is waited for until the ear is open again: one that is cut twice is open only in between.
        std::size_t before = ear.size();
        cut_all_lines(house);
        EXPECT_EQ(append(*here, events("a", i, {"more"})), Verdict::Done);
        EXPECT_EQ(here->read("a", 0).size(), static_cast<std::size_t>(i) + 1);
        EXPECT_TRUE(ear.wait_for(Note::Kind::Missed, before)) << "and whoever listens is told";
        before = ear.size();
        cut_all_lines(house);
        here->check();
        EXPECT_EQ(here->find("a")->events, i + 1);
        EXPECT_TRUE(ear.wait_for(Note::Kind::Missed, before)) << "and whoever listens is told";
    }
    const std::size_t before = ear.size();
    EXPECT_EQ(append(*there, events("b", 0, {"one"})), Verdict::Done);
    EXPECT_TRUE(ear.wait_for(Note::Kind::Appended, before)) << "the ear is open again";
}

/// Two servers whose groups hold the same tables in opposite orders would wait for each other for ever.
TEST(Postgres, groups_in_opposite_orders_do_not_lock_each_other_out) {
    houses::Postgres house;
    constexpr int kTables = 12, kRounds = 25;
    {
        const auto store = store::open(house.where());
        for (int i = 0; i < kTables; ++i)
            ASSERT_EQ(append(*store, events("T" + std::to_string(i) + (i % 2 ? "a" : "B"), 0, {"x"})),
                      Verdict::Done);
    }
    std::atomic<int> done = 0;
    const auto play = [&](bool backwards) {
        const auto store = store::open(house.where());
        for (int round = 0; round < kRounds; ++round) {
            std::vector<store::Append> group;
            for (const store::Listed& listed : store->list({}))
                group.push_back(events(listed.table, listed.events, {"x"}));
            group.push_back(events((backwards ? "new-b" : "new-a") + std::to_string(round), 0, {"x"}));
            if (backwards) std::reverse(group.begin(), group.end());
            for (const Verdict verdict : store->append(group)) done += verdict == Verdict::Done ? 1 : 0;
        }
    };
    std::thread other([&] { play(true); });
    play(false);
    other.join();
    int events = -kTables;
    for (const store::Listed& listed : store::open(house.where())->list({.limit = 1000}))
        events += listed.events;
    EXPECT_EQ(events, done) << "what is done is there, and nothing else";
}

TEST(Postgres, a_server_that_only_reads_is_not_ready) {
    houses::Postgres house;
    const auto store = store::open(house.where());
    store->check();
    support::psql(house.where(),
                  "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() ||"
                  " ' SET default_transaction_read_only TO on'; END $$");
    cut_all_lines(house);
    EXPECT_EQ(houses::fault_of([&] { store->check(); }), store::Fault::Denied);
    EXPECT_EQ(houses::fault_of([&] { append(*store, events("a", 0, {"x"})); }), store::Fault::Denied);
}

}  // namespace
