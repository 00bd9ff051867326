// The store in a PostgreSQL database, which several servers may share.

#include <sodium.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "store/backends.h"
#include "store/chain.h"
#include "store/postgres_connection.h"
#include "store/postgres_listener.h"
#include "store/schema.h"

namespace store {
namespace {

using postgres::Array;
using postgres::Connection;
using postgres::Rows;
using postgres::Transaction;

constexpr std::size_t kLongestAnnouncement = 4096;
#define CROUPIER_COLUMNS "number, id, events, game, status, public, watch, summary, head, seal"

Listed listed(const Rows& rows, int row) {
    Listed table;
    table.number = rows.number(row, 0);
    table.table = rows.text(row, 1);
    table.events = static_cast<int>(rows.number(row, 2));
    table.card.game = rows.text(row, 3);
    table.card.status = static_cast<Status>(rows.number(row, 4));
    table.card.is_public = rows.yes(row, 5);
    table.card.watch = rows.text(row, 6);
    table.card.summary = rows.text(row, 7);
    return table;
}

std::string random_name() {
    if (sodium_init() < 0) throw Failure(Fault::Io, "There are no random numbers to be had.");
    return std::to_string(randombytes_random()) + std::to_string(randombytes_random());
}

class PostgresStore final : public Store {
   public:
    PostgresStore(const std::string& address, Use use, Sync sync)
        : address_(address),
          writes_(address, sync == Sync::Full),
          reads_(address, true),
          server_(random_name()) {
        writes_.ready();
        if (use == Use::Play)
            migrate();
        else
            known_version();
    }

    std::vector<Verdict> append(std::span<const Append> appends) override {
        const std::lock_guard lock(writing_);
        committing_ = false;
        try {
            writes_.ready();
            return append_once(appends);
        } catch (const Failure& failure) {
            // What was lost before the commit was sent has done nothing and may be tried again.
            if (failure.fault() != Fault::Lost || committing_) throw;
            writes_.drop();
        }
        writes_.ready();
        return append_once(appends);
    }

    std::vector<std::string> read(const std::string& table, int from) override {
        return reading([&] {
            return checked_texts(table, from, stored_events(reads_, table, from > 0 ? from - 1 : 0));
        });
    }

    std::optional<Listed> find(const std::string& table) override {
        return reading([&]() -> std::optional<Listed> {
            const Rows rows = reads_.run("SELECT " CROUPIER_COLUMNS " FROM tables WHERE id = $1", {table});
            if (rows.size() == 0) return std::nullopt;
            return listed(rows, 0);
        });
    }

    std::optional<std::string> table_of_watch(const std::string& watch) override {
        return reading([&]() -> std::optional<std::string> {
            const Rows rows = reads_.run("SELECT id FROM tables WHERE watch = $1", {watch});
            if (rows.size() == 0) return std::nullopt;
            return rows.text(0, 0);
        });
    }

    std::vector<Listed> list(const Query& query) override {
        return reading([&] {
            std::string sql = "SELECT " CROUPIER_COLUMNS " FROM tables WHERE number < $1";
            if (query.status) sql += " AND status = " + std::to_string(static_cast<int>(*query.status));
            if (query.public_only) sql += " AND public";
            sql += " ORDER BY number DESC LIMIT $2";
            const Rows rows =
                reads_.run(sql.c_str(), {std::to_string(query.before), std::to_string(query.limit)});
            std::vector<Listed> all;
            for (int row = 0; row < rows.size(); ++row) all.push_back(listed(rows, row));
            return all;
        });
    }

    void check() override {
        reading([&] {
            const Rows rows =
                reads_.run("SELECT pg_is_in_recovery(), current_setting('transaction_read_only')");
            if (rows.yes(0, 0) || rows.text(0, 1) != "off")
                throw Failure(Fault::Denied, "The database takes no writes.");
            return 0;
        });
    }

    void announce(const std::string& text) override {
        if (text.size() > kLongestAnnouncement) throw Failure(Fault::Wrong, "The announcement is too long.");
        reading([&] {
            reads_.run("SELECT pg_notify('croupier', $1)", {postgres::announcement(server_, text)});
            return 0;
        });
    }

    void listen(std::function<void(const Note&)> tell) override {
        listener_ = std::make_unique<postgres::Listener>(address_, server_, std::move(tell));
    }

    void dump(const Sink& take) override {
        // On a connection of its own: play goes on meanwhile.
        Connection connection(address_, true);
        connection.ready();
        Transaction snapshot(connection,
                             "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;"
                             "SET LOCAL idle_in_transaction_session_timeout TO 0");
        std::int64_t last = 0;
        for (;;) {
            const Rows rows = connection.run("SELECT " CROUPIER_COLUMNS
                                             " FROM tables WHERE number > $1 ORDER BY number LIMIT 500",
                                             {std::to_string(last)});
            if (rows.size() == 0) return;
            for (int row = 0; row < rows.size(); ++row) {
                StoredTable table{listed(rows, row), rows.bytes(row, 8), rows.bytes(row, 9), {}};
                last = table.listed.number;
                table.events = stored_events(connection, table.listed.table, 0);
                take(std::move(table));
            }
        }
    }

    void fill(const std::function<void(const Sink&)>& pour) override {
        const std::lock_guard lock(writing_);
        writes_.ready();
        Transaction transaction(writes_,
                                "BEGIN; SET LOCAL idle_in_transaction_session_timeout TO 0;"
                                "LOCK TABLE tables IN EXCLUSIVE MODE");
        if (writes_.run("SELECT 1 FROM tables LIMIT 1").size() != 0)
            throw Failure(Fault::Wrong, "There are tables in that database already.");
        pour([this](StoredTable&& table) { fill_one(table); });
        writes_.run(
            "SELECT setval('table_numbers', (SELECT coalesce(max(number), 0) + 1 FROM tables), false)");
        transaction.commit();
    }

    std::vector<std::string> damage() override {
        return reading([&] {
            const Rows rows = reads_.run(
                "SELECT DISTINCT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)");
            std::vector<std::string> all;
            for (int row = 0; row < rows.size(); ++row)
                all.push_back("There are events of a table that is not there: " + rows.text(row, 0) + ".");
            return all;
        });
    }

   private:
    using Tails = std::map<std::string, Tail>;

    /// Reading may be tried again when the line breaks: it changes nothing.
    template <class Read>
    std::invoke_result_t<Read> reading(Read read) {
        const std::lock_guard lock(reading_);
        try {
            reads_.ready();
            return read();
        } catch (const Failure& failure) {
            if (failure.fault() != Fault::Lost) throw;
            reads_.drop();
        }
        reads_.ready();
        return read();
    }

    int known_version() {
        if (writes_.run("SELECT to_regclass('croupier.croupier_schema') IS NULL").yes(0, 0))
            throw Failure(Fault::Wrong, "There is no store in that database.");
        const auto version = static_cast<int>(
            writes_.run("SELECT coalesce(max(version), 0) FROM croupier.croupier_schema").number(0, 0));
        if (version > newest_version())
            throw Failure(Fault::Newer, "The database was written by a newer croupier (layout " +
                                            std::to_string(version) + "; this program knows " +
                                            std::to_string(newest_version()) + ").");
        return version;
    }

    void migrate() {
        // Servers may start at the same time: one of them lays out, the others wait and find it done.
        Transaction transaction(writes_, "BEGIN; SELECT pg_advisory_xact_lock(4851318402)");
        writes_.run_all(
            "CREATE SCHEMA IF NOT EXISTS croupier;"
            "CREATE TABLE IF NOT EXISTS croupier.croupier_schema (version INTEGER PRIMARY KEY, since "
            "TIMESTAMPTZ)");
        const int version = known_version();
        for (const Migration& step : migrations()) {
            if (step.version <= version) continue;
            writes_.run_all(step.postgres);
            writes_.run("INSERT INTO croupier_schema VALUES ($1, now())", {std::to_string(step.version)});
        }
        transaction.commit();
    }

    std::vector<Verdict> append_once(std::span<const Append> appends) {
        Transaction transaction(writes_, "BEGIN");
        insert_new_tables(appends);
        Tails tails = locked_tails(appends);
        std::vector<Verdict> verdicts;
        std::set<std::string> changed;
        Array tables, numbers, texts, hashes;
        for (const Append& append : appends) {
            const auto at = tails.find(append.table);
            if (at == tails.end() || at->second.listed.events != append.first) {
                verdicts.push_back(Verdict::Behind);
                continue;
            }
            const std::vector<Hash> made = extend(at->second, append);
            for (std::size_t i = 0; i < made.size(); ++i) {
                tables.add(append.table);
                numbers.add(append.first + static_cast<std::int64_t>(i));
                texts.add(append.events[i]);
                hashes.add_bytes(made[i]);
            }
            changed.insert(append.table);
            verdicts.push_back(Verdict::Done);
        }
        if (changed.empty()) return verdicts;
        writes_.run(
            "INSERT INTO events (table_id, number, text, hash)"
            " SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bytea[])",
            {tables.finish(), numbers.finish(), texts.finish(), hashes.finish()});
        write_cards(tails, changed);
        committing_ = true;
        transaction.commit();
        return verdicts;
    }

    /// Rows for the tables that are new, as far as their names are free. Names in rising order, here and in
    /// `locked_tails`, so that two servers never wait for each other.
    void insert_new_tables(std::span<const Append> appends) {
        std::map<std::string, std::string> fresh;
        for (const Append& append : appends)
            if (append.first == 0) fresh.emplace(append.table, append.card.watch);
        if (fresh.empty()) return;
        Array ids, watches;
        for (const auto& [table, watch] : fresh) {
            ids.add(table);
            watches.add(watch);
        }
        writes_.run(
            "INSERT INTO tables (number, id, watch, game, status, public, summary, events, head, seal)"
            " SELECT nextval('table_numbers'), id, watch, '', 0, false, '', 0, '', ''"
            " FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS fresh (id, watch, place)"
            " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = fresh.id)"
            " ORDER BY place ON CONFLICT DO NOTHING",
            {ids.finish(), watches.finish()});
    }

    /// The tables that are there, held until the transaction ends.
    Tails locked_tails(std::span<const Append> appends) {
        std::set<std::string> names;
        for (const Append& append : appends) names.insert(append.table);
        Array ids;
        for (const std::string& name : names) ids.add(name);
        const Rows rows =
            writes_.run("SELECT " CROUPIER_COLUMNS
                        " FROM tables WHERE id = ANY ($1::text[]) ORDER BY id COLLATE \"C\" FOR UPDATE",
                        {ids.finish()});
        Tails tails;
        for (int row = 0; row < rows.size(); ++row) {
            Tail tail{listed(rows, row), rows.bytes(row, 8)};
            if (tail.listed.events == 0) tail.head = chain_start(tail.listed.table);
            tails.emplace(tail.listed.table, std::move(tail));
        }
        return tails;
    }

    /// The cards of the tables that have new events, and word to the other servers, who hear it with the
    /// commit.
    void write_cards(const Tails& tails, const std::set<std::string>& changed) {
        Array ids, games, statuses, publics, summaries, counts, heads, seals, notes;
        for (const std::string& table : changed) {
            const Tail& tail = tails.at(table);
            const Card& card = tail.listed.card;
            ids.add(table);
            games.add(card.game);
            statuses.add(static_cast<int>(card.status));
            publics.add(card.is_public ? "t" : "f");
            summaries.add(card.summary);
            counts.add(tail.listed.events);
            heads.add_bytes(tail.head);
            seals.add_bytes(seal(tail.listed, tail.head));
            notes.add(postgres::appended(server_, table, tail.listed.events - 1));
        }
        writes_.run(
            "UPDATE tables SET game = new.game, status = new.status, public = new.public, summary = "
            "new.summary,"
            " events = new.events, head = new.head, seal = new.seal"
            " FROM unnest($1::text[], $2::text[], $3::int[], $4::boolean[], $5::text[], $6::int[], "
            "$7::bytea[],"
            " $8::bytea[]) AS new (id, game, status, public, summary, events, head, seal)"
            " WHERE tables.id = new.id",
            {ids.finish(), games.finish(), statuses.finish(), publics.finish(), summaries.finish(),
             counts.finish(), heads.finish(), seals.finish()});
        writes_.run("SELECT pg_notify('croupier', note) FROM unnest($1::text[]) AS note", {notes.finish()});
    }

    void fill_one(const StoredTable& table) {
        const Listed& listed = table.listed;
        const Card& card = listed.card;
        writes_.run(
            "INSERT INTO tables (number, id, watch, game, status, public, summary, events, head, seal)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ($9::bytea[])[1], ($9::bytea[])[2])",
            {std::to_string(listed.number), listed.table, card.watch, card.game,
             std::to_string(static_cast<int>(card.status)), card.is_public ? "t" : "f", card.summary,
             std::to_string(listed.events), Array().add_bytes(table.head).add_bytes(table.seal).finish()});
        Array numbers, texts, hashes;
        for (const StoredEvent& event : table.events) {
            numbers.add(event.number);
            texts.add(event.text);
            hashes.add_bytes(event.hash);
        }
        writes_.run(
            "INSERT INTO events (table_id, number, text, hash)"
            " SELECT $1, * FROM unnest($2::int[], $3::text[], $4::bytea[])",
            {listed.table, numbers.finish(), texts.finish(), hashes.finish()});
    }

    static std::vector<StoredEvent> stored_events(Connection& connection, const std::string& table,
                                                  int from) {
        const Rows rows = connection.run(
            "SELECT number, text, hash FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number",
            {table, std::to_string(from)});
        std::vector<StoredEvent> all;
        for (int row = 0; row < rows.size(); ++row)
            all.push_back({rows.text(row, 1), rows.bytes(row, 2), static_cast<int>(rows.number(row, 0))});
        return all;
    }

    std::string address_;
    Connection writes_, reads_;
    std::mutex writing_, reading_;
    bool committing_ = false;  // the commit has been sent: a broken line leaves open what became of it
    std::string server_;       // this one's name in notes
    std::unique_ptr<postgres::Listener> listener_;
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& address, Use use, Sync sync) {
    return std::make_unique<PostgresStore>(address, use, sync);
}

}  // namespace store
