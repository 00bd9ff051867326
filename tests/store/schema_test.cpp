// A store of an older layout becomes today's when it is opened, and loses nothing.

#include "store/schema.h"

#include <thread>

#include "store/chain.h"
#include "store/houses.h"

namespace {

using store::Use;
using Texts = std::vector<std::string>;

std::string hex(const std::string& bytes) {
    std::string text;
    for (const char c : bytes) {
        char digits[3];
        std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(c));
        text += digits;
    }
    return text;
}

/// What a program of layout 1 left: one table of two events. Kept here as it was, whatever the program has
/// become.
std::string version_1(const std::string& blob, const std::string& bytes_before,
                      const std::string& bytes_after) {
    store::Listed listed{1, "old", 2, {"las-vegas", store::Status::Playing, true, "w-old", "{\"a\":1}"}};
    const store::Hash first = store::chain_next(store::chain_start("old"), "one"),
                      second = store::chain_next(first, "two");
    const auto bytes = [&](const store::Hash& hash) { return bytes_before + hex(hash) + bytes_after; };
    const std::string yes = blob == "BLOB" ? "1" : "true";
    return "CREATE TABLE tables (number BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, watch TEXT NOT NULL "
           "UNIQUE,"
           " game TEXT NOT NULL, status INTEGER NOT NULL, public " +
           std::string(blob == "BLOB" ? "INTEGER" : "BOOLEAN") +
           " NOT NULL, summary TEXT NOT NULL, events INTEGER NOT NULL, head " + blob + " NOT NULL, seal " +
           blob +
           " NOT NULL);"
           "CREATE TABLE events (table_id TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, hash " +
           blob +
           " NOT NULL, PRIMARY KEY (table_id, number));"
           "INSERT INTO tables VALUES (1, 'old', 'w-old', 'las-vegas', 1, " +
           yes + ", '{\"a\":1}', 2, " + bytes(second) + ", " + bytes(store::seal(listed, second)) +
           ");"
           "INSERT INTO events VALUES ('old', 0, 'one', " +
           bytes(first) + "), ('old', 1, 'two', " + bytes(second) + ");";
}

void make_version_1(const houses::Sqlite& house) {
    house.damage(
        "PRAGMA journal_mode=WAL; PRAGMA application_id=1131573362;"
        "CREATE TABLE croupier_schema (version INTEGER PRIMARY KEY, since TEXT NOT NULL);"
        "INSERT INTO croupier_schema VALUES (1, '2026-11-16');" +
        version_1("BLOB", "x'", "'"));
}

void make_version_1(const houses::Postgres& house) {
    house.damage(
        "CREATE SCHEMA croupier;"
        "CREATE TABLE croupier_schema (version INTEGER PRIMARY KEY, since TIMESTAMPTZ);"
        "INSERT INTO croupier_schema VALUES (1, now());" +
        version_1("BYTEA", "'\\x", "'") +
        "CREATE SEQUENCE table_numbers OWNED BY tables.number; SELECT nextval('table_numbers')");
}

template <class House>
class SchemaTest : public testing::Test {
   protected:
    House house;
};
TYPED_TEST_SUITE(SchemaTest, houses::Both);

TYPED_TEST(SchemaTest, layout_1_is_brought_up_to_date) {
    make_version_1(this->house);
    {
        const auto store = store::open(this->house.where(), Use::Look);
        EXPECT_EQ(store->read("old", 0), (Texts{"one", "two"})) << "an old backup can be read as it is";
    }
    const auto store = store::open(this->house.where());
    EXPECT_EQ(store->read("old", 0), (Texts{"one", "two"}));
    EXPECT_EQ(houses::append(*store, houses::events("old", 2, {"three"})), store::Verdict::Done);
    EXPECT_EQ(houses::append(*store, houses::events("new", 0, {"one"})), store::Verdict::Done);
    EXPECT_EQ(store->list({}).front().table, "new");
    store->dump([](store::StoredTable&& table) { EXPECT_EQ(store::first_damage(table), ""); });
    // The step to layout 2 is an index; a second one of that name would be refused.
    this->house.damage("DROP INDEX tables_listed");
}

TEST(Schema, steps_are_numbered_one_after_the_other) {
    int version = 0;
    for (const store::Migration& step : store::migrations()) EXPECT_EQ(step.version, ++version);
    EXPECT_EQ(store::newest_version(), version);
}

TEST(SchemaPostgres, many_servers_may_start_at_once_on_an_empty_database) {
    houses::Postgres house;
    std::vector<std::thread> servers;
    std::atomic<int> started = 0;
    for (int i = 0; i < 6; ++i)
        servers.emplace_back([&] {
            store::open(house.where())->check();
            ++started;
        });
    for (std::thread& server : servers) server.join();
    EXPECT_EQ(started, 6);
}

TEST(SchemaSqlite, one_server_at_a_time) {
    houses::Sqlite house;
    auto store = store::open(house.where());
    EXPECT_EQ(houses::fault_of([&] { store::open(house.where()); }), store::Fault::Busy);
    EXPECT_EQ(store::open(house.where(), Use::Look)->list({}).size(), 0u);
    const auto rights = std::filesystem::status(house.where()).permissions();
    EXPECT_EQ(rights, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
        << "there are secrets in it";
    store.reset();
    store::open(house.where());
}

TEST(SchemaSqlite, other_files_are_left_alone) {
    support::Folder folder;
    const std::string text = folder.file("text", std::string(5000, 'x'));
    EXPECT_EQ(houses::fault_of([&] { store::open(text); }), store::Fault::Corrupt);
    EXPECT_EQ(support::bytes_of(text), std::string(5000, 'x'));
    houses::Sqlite other;
    other.damage("CREATE TABLE somebody_elses (a)");
    EXPECT_EQ(houses::fault_of([&] { store::open(other.where()); }), store::Fault::Wrong);
    EXPECT_EQ(houses::fault_of([&] { store::open(folder / "text" + "/below/a/file"); }),
              store::Fault::Denied);
}

TEST(SchemaPostgres, a_database_that_is_not_there_is_lost) {
    EXPECT_EQ(houses::fault_of([] { store::open("postgres://croupier@/house?host=/nowhere"); }),
              store::Fault::Lost);
}

}  // namespace
