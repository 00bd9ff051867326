// Group commit.

#include "store/writer.h"

#include <future>

#include "store/houses.h"

namespace {

using store::Appended;
using store::Failure;
using store::Fault;
using store::Verdict;

/// A store that does what a test wants; the rest is not called by a writer.
class Puppet : public store::Store {
   public:
    std::function<std::vector<Verdict>(std::span<const store::Append>)> appending;

    std::vector<Verdict> append(std::span<const store::Append> appends) override {
        return appending(appends);
    }
    std::vector<std::string> read(const std::string&, int) override { return {}; }
    std::optional<store::Listed> find(const std::string&) override { return {}; }
    std::optional<std::string> table_of_watch(const std::string&) override { return {}; }
    std::vector<store::Listed> list(const store::Query&) override { return {}; }
    void check() override {}
    void announce(const std::string&) override {}
    void listen(std::function<void(const store::Note&)>) override {}
    void dump(const store::Sink&) override {}
    void fill(const std::function<void(const store::Sink&)>&) override {}
    std::vector<std::string> damage() override { return {}; }
};

template <class House>
class WriterTest : public testing::Test {
   protected:
    House house;
};
TYPED_TEST_SUITE(WriterTest, houses::Both);

TYPED_TEST(WriterTest, calls_back_in_order_once_it_is_stored) {
    const auto store = store::open(this->house.where());
    std::vector<int> called;
    std::size_t groups = 0, grouped = 0;
    {
        store::Writer writer(*store, [&](std::size_t appends, double seconds) {
            ++groups;
            grouped += appends;
            EXPECT_GE(seconds, 0);
        });
        for (int i = 0; i < 300; ++i)
            writer.append(houses::events("t" + std::to_string(i % 3), i / 3, {"event"}),
                          [&, i](const Appended& outcome) {
                              EXPECT_EQ(std::get<Verdict>(outcome), Verdict::Done);
                              const int there = store->find("t" + std::to_string(i % 3))->events;
                              EXPECT_GT(there, i / 3) << "called back before the commit";
                              called.push_back(i);
                          });
        writer.drain();
        EXPECT_EQ(writer.waiting(), 0u);
        EXPECT_EQ(called.size(), 300u);
        writer.append(houses::events("t0", 100, {"last"}), [&](const Appended&) { called.push_back(300); });
    }
    ASSERT_EQ(called.size(), 301u) << "what was handed over is committed before the writer ends";
    EXPECT_TRUE(std::is_sorted(called.begin(), called.end()));
    EXPECT_EQ(grouped, 301u);
    EXPECT_LT(groups, 100u) << "commits are shared";
}

TEST(Writer, what_comes_during_a_commit_goes_into_the_next_together) {
    Puppet puppet;
    std::promise<void> go;
    std::vector<std::size_t> groups;
    puppet.appending = [&](std::span<const store::Append> appends) {
        if (groups.empty()) go.get_future().wait();
        groups.push_back(appends.size());
        return std::vector<Verdict>(appends.size(), Verdict::Done);
    };
    store::Writer writer(puppet, {}, 4);
    writer.append(houses::events("a", 0, {"x"}), [](const Appended&) {});
    while (writer.waiting() != 1) std::this_thread::yield();
    for (int i = 0; i < 10; ++i) writer.append(houses::events("a", i, {"x"}), [](const Appended&) {});
    go.set_value();
    writer.drain();
    std::size_t total = 0;
    for (const std::size_t group : groups) {
        EXPECT_LE(group, 4u);
        total += group;
    }
    EXPECT_EQ(total, 11u);
    EXPECT_LE(groups.size(), 4u);
}

TEST(Writer, a_failure_is_everybodys_and_the_next_group_is_tried_again) {
    Puppet puppet;
    int calls = 0;
    puppet.appending = [&](std::span<const store::Append> appends) {
        if (++calls == 1) throw Failure(Fault::Full, "There is no room left on the disk.");
        return std::vector<Verdict>(appends.size(), Verdict::Behind);
    };
    store::Writer writer(puppet);
    std::optional<Appended> first, second;
    writer.append(houses::events("a", 0, {"x"}), [&](const Appended& outcome) { first = outcome; });
    writer.drain();
    writer.append(houses::events("a", 0, {"x"}), [&](const Appended& outcome) { second = outcome; });
    writer.drain();
    ASSERT_TRUE(std::holds_alternative<Failure>(*first));
    EXPECT_EQ(std::get<Failure>(*first).fault(), Fault::Full);
    EXPECT_EQ(std::get<Verdict>(*second), Verdict::Behind);
}

TEST(WriterPostgres, one_append_that_cannot_be_kept_does_not_hurt_the_others) {
    houses::Postgres house;
    const auto store = store::open(house.where());
    std::map<std::string, Appended> outcomes;
    store::Writer writer(*store);
    const auto keep = [&](const std::string& name) {
        return [&outcomes, name](const Appended& outcome) { outcomes.emplace(name, outcome); };
    };
    writer.append(houses::events("a", 0, {"good"}), keep("a"));
    writer.append(houses::events("b", 0, {std::string("zero\0byte", 9)}), keep("b"));
    writer.append(houses::events("c", 0, {"not UTF-8: \xff"}), keep("c"));
    writer.append(houses::events("d", 0, {"good"}), keep("d"));
    writer.drain();
    EXPECT_EQ(std::get<Verdict>(outcomes.at("a")), Verdict::Done);
    EXPECT_EQ(std::get<Failure>(outcomes.at("b")).fault(), Fault::Wrong);
    EXPECT_EQ(std::get<Failure>(outcomes.at("c")).fault(), Fault::Wrong);
    EXPECT_EQ(std::get<Verdict>(outcomes.at("d")), Verdict::Done);
}

}  // namespace
