// What every store does, whatever is behind it.

#include "store/store.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <future>

#include "store/writer.h"

namespace {

namespace fs = std::filesystem;
using store::Append;
using store::Status;
using store::Verdict;

struct SqliteHouse {
    SqliteHouse() {
        char pattern[] = "/tmp/croupier-store-XXXXXX";
        folder = mkdtemp(pattern);
    }
    ~SqliteHouse() { fs::remove_all(folder); }
    std::string where() const { return folder / "house.db"; }
    fs::path folder;
};

Append events(const std::string& table, int first, std::vector<std::string> texts) {
    return {table, first, std::move(texts), {"las-vegas", Status::Open, true, "w-" + table, "{}"}};
}

TEST(Store, appends_and_reads) {
    SqliteHouse house;
    const auto store = store::open(house.where());
    const Append first = events("a", 0, {"one", "two"}), second = events("a", 2, {"three"});
    EXPECT_EQ(store->append({{first, second}}), (std::vector{Verdict::Done, Verdict::Done}));
    EXPECT_EQ(store->append({{first, events("a", 4, {"x"})}}),
              (std::vector{Verdict::Behind, Verdict::Behind}));
    EXPECT_EQ(store->read("a", 0), (std::vector<std::string>{"one", "two", "three"}));
    EXPECT_EQ(store->read("a", 2), (std::vector<std::string>{"three"}));
    EXPECT_EQ(store->table_of_watch("w-a"), "a");
}

TEST(Writer, calls_back_in_order) {
    SqliteHouse house;
    const auto store = store::open(house.where());
    std::vector<int> called;
    {
        store::Writer writer(*store);
        for (int i = 0; i < 100; ++i)
            writer.append(events("a", i, {"event"}), [&called, i](const store::Outcome& outcome) {
                EXPECT_EQ(std::get<Verdict>(outcome), Verdict::Done);
                called.push_back(i);
            });
    }
    ASSERT_EQ(called.size(), 100u);
    EXPECT_TRUE(std::is_sorted(called.begin(), called.end()));
}

}  // namespace
