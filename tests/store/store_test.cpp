// What every store does, whatever is behind it.

#include "store/store.h"

#include <thread>

#include "store/chain.h"
#include "store/houses.h"
#include "store/schema.h"

namespace {

using houses::append;
using houses::events;
using houses::fault_of;
using store::Append;
using store::Fault;
using store::Status;
using store::Store;
using store::Use;
using store::Verdict;
using Texts = std::vector<std::string>;

template <class House>
class StoreTest : public testing::Test {
   protected:
    std::unique_ptr<Store> open(Use use = Use::Play) { return store::open(house.where(), use); }
    House house;
};
TYPED_TEST_SUITE(StoreTest, houses::Both);

TYPED_TEST(StoreTest, keeps_events_and_gives_them_back) {
    const Texts odd{R"({"chat":"a \"quote\", a \\ and {braces},\tNULL"})", "", "Grüße, 世界 🎲",
                    "line\nbreak"};
    {
        const auto store = this->open();
        EXPECT_EQ(append(*store, events("a", 0, odd)), Verdict::Done);
        EXPECT_EQ(append(*store, events("a", 4, {"five"})), Verdict::Done);
    }
    const auto store = this->open();
    Texts all = odd;
    all.push_back("five");
    EXPECT_EQ(store->read("a", 0), all);
    EXPECT_EQ(store->read("a", 3), (Texts{"line\nbreak", "five"}));
    EXPECT_EQ(store->read("a", 5), Texts{});
    EXPECT_EQ(store->read("nobody", 0), Texts{});
    store->check();
}

TYPED_TEST(StoreTest, whoever_comes_second_is_behind) {
    const auto store = this->open();
    ASSERT_EQ(append(*store, events("a", 0, {"one", "two"})), Verdict::Done);
    EXPECT_EQ(append(*store, events("a", 0, {"again"})), Verdict::Behind) << "the name is taken";
    EXPECT_EQ(append(*store, events("a", 1, {"late"})), Verdict::Behind);
    EXPECT_EQ(append(*store, events("a", 3, {"early"})), Verdict::Behind);
    EXPECT_EQ(append(*store, events("b", 1, {"no table"})), Verdict::Behind);
    Append same_watch = events("c", 0, {"one"});
    same_watch.card.watch = "w-a";
    EXPECT_EQ(append(*store, same_watch), Verdict::Behind) << "the spectators' name is taken";
    EXPECT_EQ(store->read("a", 0), (Texts{"one", "two"}));
    EXPECT_EQ(store->read("b", 0), Texts{});
    EXPECT_FALSE(store->find("c"));
    EXPECT_EQ(append(*store, events("a", 2, {"three"})), Verdict::Done);
}

TYPED_TEST(StoreTest, a_group_has_a_verdict_for_each) {
    const auto store = this->open();
    const std::vector<Append> group{
        events("b", 0, {"b0"}), events("a", 0, {"a0"}),       events("a", 1, {"a1", "a2"}),
        events("c", 5, {"c"}),  events("a", 1, {"too late"}), events("b", 1, {"b1"}),
        events("a", 3, {"a3"}), events("b", 0, {"b0"}),
    };
    const auto done = Verdict::Done, behind = Verdict::Behind;
    EXPECT_EQ(store->append(group), (std::vector{done, done, done, behind, behind, done, done, behind}));
    EXPECT_EQ(store->read("a", 0), (Texts{"a0", "a1", "a2", "a3"}));
    EXPECT_EQ(store->read("b", 0), (Texts{"b0", "b1"}));
    EXPECT_EQ(store->append({}), std::vector<Verdict>{});
}

TYPED_TEST(StoreTest, lists_tables_newest_first) {
    const auto store = this->open();
    for (int i = 0; i < 6; ++i) {
        Append made = events("t" + std::to_string(i), 0, {"created"});
        made.card.is_public = i % 2 == 0;
        made.card.summary = "{\"n\":" + std::to_string(i) + "}";
        ASSERT_EQ(append(*store, made), Verdict::Done);
    }
    Append started = events("t4", 1, {"started"});
    started.card.status = Status::Playing;
    started.card.summary = "{\"n\":\"four\"}";
    started.card.watch = "another";
    ASSERT_EQ(append(*store, started), Verdict::Done);

    const auto names = [&](const store::Query& query) {
        Texts all;
        for (const store::Listed& listed : store->list(query)) all.push_back(listed.table);
        return all;
    };
    EXPECT_EQ(names({}), (Texts{"t5", "t4", "t3", "t2", "t1", "t0"}));
    EXPECT_EQ(names({.status = Status::Open}), (Texts{"t5", "t3", "t2", "t1", "t0"}));
    EXPECT_EQ(names({.status = Status::Open, .public_only = true}), (Texts{"t2", "t0"}));
    EXPECT_EQ(names({.status = Status::Over}), Texts{});
    const auto first = store->list({.limit = 2});
    ASSERT_EQ(first.size(), 2u);
    EXPECT_EQ(names({.limit = 2, .before = first.back().number}), (Texts{"t3", "t2"}));

    const auto found = store->find("t4");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->events, 2);
    EXPECT_EQ(found->card.status, Status::Playing);
    EXPECT_EQ(found->card.summary, "{\"n\":\"four\"}");
    EXPECT_EQ(found->card.watch, "w-t4") << "the spectators' name stays";
    EXPECT_EQ(store->table_of_watch("w-t4"), "t4");
    EXPECT_FALSE(store->table_of_watch("another"));
    EXPECT_FALSE(store->table_of_watch("t4"));
}

/// Several servers, or several threads of one, at one table: everybody reads, decides, appends, and does so
/// again when behind.
TYPED_TEST(StoreTest, races_lose_nothing_and_double_nothing) {
    constexpr int kRacers = 4, kEach = 25;
    const auto shared = this->open();
    ASSERT_EQ(append(*shared, events("a", 0, {"created"})), Verdict::Done);
    std::atomic<int> behind = 0;
    std::vector<std::thread> racers;
    for (int racer = 0; racer < kRacers; ++racer)
        racers.emplace_back([&, racer] {
            const auto own = TypeParam::kShared ? this->open() : nullptr;
            Store& store = own ? *own : *shared;
            for (int i = 0; i < kEach;) {
                const int next = static_cast<int>(store.read("a", 0).size());
                const std::string mine = std::to_string(racer) + ":" + std::to_string(i);
                if (append(store, events("a", next, {mine, "drawn for " + mine})) == Verdict::Done)
                    ++i;
                else
                    ++behind;
            }
        });
    for (std::thread& racer : racers) racer.join();
    const Texts all = shared->read("a", 0);
    ASSERT_EQ(all.size(), 1u + 2 * kRacers * kEach);
    std::vector<int> seen(kRacers);
    for (std::size_t i = 1; i < all.size(); i += 2) {
        const auto racer = static_cast<std::size_t>(all[i][0] - '0');
        EXPECT_EQ(all[i], std::to_string(racer) + ":" + std::to_string(seen[racer]++));
        EXPECT_EQ(all[i + 1], "drawn for " + all[i]) << "an answer and its draws stay together";
    }
}

store::StoredTable only_table(Store& store) {
    std::vector<store::StoredTable> all;
    store.dump([&](store::StoredTable&& table) { all.push_back(std::move(table)); });
    EXPECT_EQ(all.size(), 1u);
    return all.front();
}

TYPED_TEST(StoreTest, finds_what_was_changed_behind_its_back) {
    struct Damage {
        const char* sql;
        const char* found;
        bool reading;  // does `read` notice?
    };
    const Damage all[] = {
        {"UPDATE events SET text = 'tWo' WHERE number = 1", "event 1 is not what was written", true},
        {"UPDATE events SET text = 'one' WHERE number = 1", "event 1 is not what was written", true},
        {"UPDATE events SET hash = (SELECT head FROM tables) WHERE number = 1", "event 1 is not", true},
        {"DELETE FROM events WHERE number = 1", "event 1 is missing", true},
        {"DELETE FROM events WHERE number = 2", "it has 2 events and should have 3", false},
        {"UPDATE events SET number = 7 WHERE number = 2", "event 2 is missing", true},
        {"UPDATE tables SET summary = '[]'", "its card", false},
        {"UPDATE tables SET status = 2", "its card", false},
        {"UPDATE tables SET watch = 'other'", "its card", false},
        {"UPDATE tables SET events = 2", "it has 3 events and should have 2", false},
        {"UPDATE tables SET head = seal", "its last hash", false},
    };
    for (const Damage& damage : all) {
        TypeParam house;
        {
            const auto store = store::open(house.where());
            ASSERT_EQ(append(*store, events("a", 0, {"one", "two", "three"})), Verdict::Done);
            EXPECT_EQ(store::first_damage(only_table(*store)), "");
            EXPECT_EQ(store->damage(), Texts{});
        }
        house.damage(damage.sql);
        const auto store = store::open(house.where(), Use::Look);
        EXPECT_THAT(store::first_damage(only_table(*store)), testing::HasSubstr(damage.found)) << damage.sql;
        const auto fault = fault_of([&] { store->read("a", 0); });
        EXPECT_EQ(fault == Fault::Corrupt, damage.reading) << damage.sql;
    }
}

TYPED_TEST(StoreTest, finds_events_without_a_table) {
    const auto store = this->open();
    ASSERT_EQ(append(*store, events("a", 0, {"one"})), Verdict::Done);
    this->house.damage("UPDATE events SET table_id = 'b'");
    EXPECT_THAT(store->damage(), testing::ElementsAre(testing::HasSubstr("not there: b")));
}

TYPED_TEST(StoreTest, moves_to_the_other_kind_and_back_without_a_change) {
    const auto store = this->open();
    for (int i = 0; i < 20; ++i)
        ASSERT_EQ(append(*store, events("t" + std::to_string(i), 0, {"a", "\\\"b", std::to_string(i)})),
                  Verdict::Done);
    const auto copy = [](Store& from, Store& to) {
        to.fill([&](const store::Sink& sink) { from.dump(sink); });
    };
    houses::Sqlite file;
    houses::Postgres database;
    TypeParam last;
    const auto a = store::open(file.where()), b = store::open(database.where()),
               c = store::open(last.where());
    copy(*store, *a);
    copy(*a, *b);
    copy(*b, *c);
    EXPECT_EQ(fault_of([&] { copy(*b, *c); }), Fault::Wrong) << "there are tables already";
    int count = 0;
    c->dump([&](store::StoredTable&& table) {
        EXPECT_EQ(store::first_damage(table), "");
        EXPECT_EQ(store->find(table.listed.table)->card, table.listed.card);
        ++count;
    });
    for (const store::Listed& listed : c->list({}))
        EXPECT_EQ(store->read(listed.table, 0), c->read(listed.table, 0));
    EXPECT_EQ(count, 20);
    EXPECT_EQ(append(*c, events("new", 0, {"goes on"})), Verdict::Done);
    EXPECT_EQ(append(*c, events("t3", 3, {"goes on"})), Verdict::Done);
    EXPECT_EQ(c->list({.limit = 1}).front().table, "new");
}

TYPED_TEST(StoreTest, a_dump_is_of_one_moment) {
    const auto store = this->open();
    ASSERT_EQ(append(*store, events("a", 0, {"a0"})), Verdict::Done);
    ASSERT_EQ(append(*store, events("b", 0, {"b0"})), Verdict::Done);
    const auto looker = this->open(Use::Look);
    bool first = true;
    looker->dump([&](store::StoredTable&& table) {
        if (first) {
            EXPECT_EQ(append(*store, events("b", 1, {"b1"})), Verdict::Done) << "play goes on";
        }
        first = false;
        EXPECT_EQ(table.events.size(), 1u) << table.listed.table;
        EXPECT_EQ(store::first_damage(table), "");
    });
    EXPECT_EQ(store->read("b", 0), (Texts{"b0", "b1"}));
}

TYPED_TEST(StoreTest, a_newer_layout_is_refused) {
    this->open();
    this->house.damage(
        "INSERT INTO croupier_schema SELECT 999, since FROM croupier_schema WHERE version = 1");
    EXPECT_EQ(fault_of([&] { this->open(); }), Fault::Newer);
    EXPECT_EQ(fault_of([&] { this->open(Use::Look); }), Fault::Newer);
}

TYPED_TEST(StoreTest, looking_makes_nothing) {
    EXPECT_EQ(fault_of([&] { this->open(Use::Look); }), Fault::Wrong);
    EXPECT_EQ(fault_of([&] { this->open(Use::Look); }), Fault::Wrong);
}

}  // namespace
