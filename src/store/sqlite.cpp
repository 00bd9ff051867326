// The store in a SQLite file: write-ahead log, every commit on the disk before it returns, one connection.

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <mutex>
#include <unordered_map>

#include "store/backends.h"
#include "store/chain.h"
#include "store/schema.h"
#include "store/sqlite_connection.h"

namespace store {
namespace {

using sqlite::Connection;
using sqlite::Statement;
using sqlite::Transaction;

constexpr std::int64_t kApplication = 0x43727072;  // "Crpr" in the file's header
#define CROUPIER_COLUMNS "number, id, events, game, status, public, watch, summary, head, seal"

/// Held as long as a server plays on the file: SQLite before 3.51.3 can damage a write-ahead log that two
/// connections put away at once. It is a file of its own, because closing the database's would drop SQLite's
/// locks.
class Lock {
   public:
    explicit Lock(const std::string& file) : file_(::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
        if (file_ < 0) throw Failure(Fault::Denied, "Cannot write " + file + ".");
        if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
        ::close(file_);
        throw Failure(Fault::Busy, "Another croupier is using this store; " + file + " is locked.");
    }
    ~Lock() { ::close(file_); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

   private:
    int file_;
};

std::optional<Lock> lock_for(const std::string& file, Use use) {
    std::error_code error;
    if (use == Use::Look && !std::filesystem::is_regular_file(file, error))
        throw Failure(Fault::Wrong, "There is no store " + file + ".");
    if (use == Use::Look) return std::nullopt;
    const auto folder = std::filesystem::path(file).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, error);
    if (error)
        throw Failure(Fault::Denied,
                      "Cannot make the folder " + folder.string() + ": " + error.message() + ".");
    return std::optional<Lock>(std::in_place, file + ".lock");
}

/// There are secrets in a store: nobody else reads a new one. Its log gets the same rights from SQLite.
const std::string& made_private(const std::string& file, Use use) {
    if (use == Use::Look) return file;
    const int made = ::open(file.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (made >= 0) ::close(made);
    return file;
}

Listed listed(const Statement& row) {
    Listed table;
    table.number = row.number(0);
    table.table = row.text(1);
    table.events = static_cast<int>(row.number(2));
    table.card.game = row.text(3);
    table.card.status = static_cast<Status>(row.number(4));
    table.card.is_public = row.number(5) != 0;
    table.card.watch = row.text(6);
    table.card.summary = row.text(7);
    return table;
}

class SqliteStore final : public Store {
   public:
    SqliteStore(const std::string& file, Use use, Sync sync)
        : file_(file),
          lock_(lock_for(file, use)),
          connection_(made_private(file, use),
                      use == Use::Play ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE) {
        recognise(use);
        connection_.run("PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY; PRAGMA cell_size_check=ON");
        if (use == Use::Look) {
            // A looker beside a running server leaves the write-ahead log alone.
            connection_.run("PRAGMA wal_autocheckpoint=0");
            sqlite3_db_config(connection_.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
            return;
        }
        if (connection_.value("PRAGMA journal_mode=WAL") != "wal")
            throw Failure(Fault::Denied, file + " cannot have a write-ahead log; is it on a network drive?");
        connection_.run(sync == Sync::Full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=OFF");
        connection_.run("PRAGMA journal_size_limit=16777216");
        migrate();
    }

    std::vector<Verdict> append(std::span<const Append> appends) override {
        const std::lock_guard lock(mutex_);
        std::vector<Verdict> verdicts;
        Transaction transaction(connection_, "BEGIN IMMEDIATE");
        std::unordered_map<std::string, Tail> tails;
        for (const Append& append : appends) verdicts.push_back(append_one(append, tails));
        for (const auto& [table, tail] : tails) write_card(tail);
        transaction.commit();
        return verdicts;
    }

    std::vector<std::string> read(const std::string& table, int from) override {
        const std::lock_guard lock(mutex_);
        return checked_texts(table, from, stored_events(table, from > 0 ? from - 1 : 0));
    }

    std::optional<Listed> find(const std::string& table) override {
        const std::lock_guard lock(mutex_);
        Statement query = connection_.statement("SELECT " CROUPIER_COLUMNS " FROM tables WHERE id = ?");
        if (!query.bind(table).step()) return std::nullopt;
        return listed(query);
    }

    std::optional<std::string> table_of_watch(const std::string& watch) override {
        const std::lock_guard lock(mutex_);
        Statement query = connection_.statement("SELECT id FROM tables WHERE watch = ?");
        if (!query.bind(watch).step()) return std::nullopt;
        return query.text(0);
    }

    std::vector<Listed> list(const Query& query) override {
        const std::lock_guard lock(mutex_);
        std::string sql = "SELECT " CROUPIER_COLUMNS " FROM tables WHERE number < ?";
        if (query.status) sql += " AND status = " + std::to_string(static_cast<int>(*query.status));
        if (query.public_only) sql += " AND public = 1";
        sql += " ORDER BY number DESC LIMIT ?";
        Statement rows = connection_.statement(sql);
        rows.bind(query.before).bind(query.limit);
        std::vector<Listed> all;
        while (rows.step()) all.push_back(listed(rows));
        return all;
    }

    void check() override {
        const std::lock_guard lock(mutex_);
        Transaction transaction(connection_, "BEGIN IMMEDIATE");
        connection_.number("SELECT count(*) FROM croupier_schema");
    }

    void announce(const std::string&) override {}
    void listen(std::function<void(const Note&)>) override {}

    void dump(const Sink& take) override {
        const std::lock_guard lock(mutex_);
        Transaction snapshot(connection_, "BEGIN");
        Statement rows = connection_.statement("SELECT " CROUPIER_COLUMNS " FROM tables ORDER BY number");
        while (rows.step()) {
            StoredTable table{listed(rows), rows.text(8), rows.text(9), {}};
            table.events = stored_events(table.listed.table, 0);
            take(std::move(table));
        }
    }

    void fill(const std::function<void(const Sink&)>& pour) override {
        const std::lock_guard lock(mutex_);
        Transaction transaction(connection_, "BEGIN IMMEDIATE");
        if (connection_.number("SELECT count(*) FROM tables") != 0)
            throw Failure(Fault::Wrong, "There are tables in " + file_ + " already.");
        pour([this](StoredTable&& table) {
            if (!insert_table(table.listed))
                throw Failure(Fault::Corrupt, "Two tables are called " + table.listed.table + ".");
            write_card({table.listed, table.head}, table.seal);
            for (const StoredEvent& event : table.events)
                insert_event(table.listed.table, event.number, event.text, event.hash);
        });
        transaction.commit();
    }

    std::vector<std::string> damage() override {
        const std::lock_guard lock(mutex_);
        std::vector<std::string> all;
        Statement rows = connection_.statement("PRAGMA integrity_check(20)");
        while (rows.step())
            if (const std::string said = rows.text(0); said != "ok")
                all.push_back("SQLite says: " + said + ".");
        Statement strays = connection_.statement(
            "SELECT DISTINCT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)");
        while (strays.step())
            all.push_back("There are events of a table that is not there: " + strays.text(0) + ".");
        return all;
    }

   private:
    /// An empty file may become a store; a file of something else may not.
    void recognise(Use use) {
        const bool empty = connection_.number("SELECT count(*) FROM sqlite_schema") == 0;
        if (empty && use == Use::Look)
            throw Failure(Fault::Wrong, file_ + " is empty: there is no store in it.");
        if (!empty && connection_.number("PRAGMA application_id") != kApplication)
            throw Failure(Fault::Wrong, file_ + " is a database, but not one of croupier's.");
        if (!empty) known_version();
    }

    int known_version() {
        const auto version = connection_.number("SELECT max(version) FROM croupier_schema");
        if (version > newest_version())
            throw Failure(Fault::Newer, file_ + " was written by a newer croupier (layout " +
                                            std::to_string(version) + "; this program knows " +
                                            std::to_string(newest_version()) + ").");
        return static_cast<int>(version);
    }

    void migrate() {
        Transaction transaction(connection_, "BEGIN IMMEDIATE");
        connection_.run(
            "CREATE TABLE IF NOT EXISTS croupier_schema (version INTEGER PRIMARY KEY, since TEXT NOT NULL)");
        connection_.run(("PRAGMA application_id=" + std::to_string(kApplication)).c_str());
        const int version = known_version();
        for (const Migration& step : migrations()) {
            if (step.version <= version) continue;
            connection_.run(step.sqlite);
            connection_.statement("INSERT INTO croupier_schema VALUES (?, datetime('now'))")
                .bind(step.version)
                .run();
        }
        transaction.commit();
    }

    std::optional<Tail> tail_of(const std::string& table) {
        Statement row = connection_.statement("SELECT " CROUPIER_COLUMNS " FROM tables WHERE id = ?");
        if (!row.bind(table).step()) return std::nullopt;
        return Tail{listed(row), row.text(8)};
    }

    /// A new table, unless its name or its spectators' name is taken.
    std::optional<Tail> new_tail(const Append& append) {
        Tail tail;
        tail.listed.table = append.table;
        tail.listed.card = append.card;
        tail.listed.number = connection_.number("SELECT coalesce(max(number), 0) + 1 FROM tables");
        tail.head = chain_start(append.table);
        if (!insert_table(tail.listed)) return std::nullopt;
        return tail;
    }

    Verdict append_one(const Append& append, std::unordered_map<std::string, Tail>& tails) {
        auto at = tails.find(append.table);
        if (at == tails.end()) {
            std::optional<Tail> tail = tail_of(append.table);
            if (!tail && append.first == 0) tail = new_tail(append);
            if (!tail) return Verdict::Behind;
            if (tail->listed.events != append.first) return Verdict::Behind;
            at = tails.emplace(append.table, std::move(*tail)).first;
        }
        Tail& tail = at->second;
        if (tail.listed.events != append.first) return Verdict::Behind;
        const std::vector<Hash> hashes = extend(tail, append);
        for (std::size_t i = 0; i < append.events.size(); ++i)
            insert_event(append.table, append.first + static_cast<int>(i), append.events[i], hashes[i]);
        return Verdict::Done;
    }

    bool insert_table(const Listed& table) {
        connection_
            .statement(
                "INSERT OR IGNORE INTO tables (number, id, watch, game, status, public, summary, events, "
                "head, "
                "seal) VALUES (?, ?, ?, '', 0, 0, '', 0, x'', x'')")
            .bind(table.number)
            .bind(table.table)
            .bind(table.card.watch)
            .run();
        return sqlite3_changes(connection_.raw()) == 1;
    }
    void insert_event(const std::string& table, int number, const std::string& text, const Hash& hash) {
        connection_.statement("INSERT INTO events (table_id, number, text, hash) VALUES (?, ?, ?, ?)")
            .bind(table)
            .bind(number)
            .bind(text)
            .bind_bytes(hash)
            .run();
    }
    void write_card(const Tail& tail) { write_card(tail, seal(tail.listed, tail.head)); }
    void write_card(const Tail& tail, const Hash& seal) {
        const Card& card = tail.listed.card;
        connection_
            .statement(
                "UPDATE tables SET game = ?, status = ?, public = ?, summary = ?, events = ?, head = ?, "
                "seal = ? WHERE id = ?")
            .bind(card.game)
            .bind(static_cast<int>(card.status))
            .bind(card.is_public ? 1 : 0)
            .bind(card.summary)
            .bind(tail.listed.events)
            .bind_bytes(tail.head)
            .bind_bytes(seal)
            .bind(tail.listed.table)
            .run();
    }

    std::vector<StoredEvent> stored_events(const std::string& table, int from) {
        Statement rows = connection_.statement(
            "SELECT number, text, hash FROM events WHERE table_id = ? AND number >= ? ORDER BY number");
        rows.bind(table).bind(from);
        std::vector<StoredEvent> all;
        while (rows.step()) all.push_back({rows.text(1), rows.text(2), static_cast<int>(rows.number(0))});
        return all;
    }

    std::string file_;
    std::optional<Lock> lock_;
    Connection connection_;
    std::mutex mutex_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file, Use use, Sync sync) {
    return std::make_unique<SqliteStore>(file, use, sync);
}

}  // namespace store
