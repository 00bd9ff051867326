#pragma once
// The store: each table of the house is a log of numbered events that are appended and never changed. Events
// are texts that the store does not read. There are two of it behind one interface: a SQLite file and
// PostgreSQL.

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/failure.h"
#include "protocol/forms.h"

namespace store {

using match::Failure;
using match::Fault;

using protocol::Status;

/// What lists show of a table: one for each table, replaced with each append.
struct Card {
    std::string game;
    Status status = Status::Open;
    bool is_public = false;
    std::string
        watch;  // the spectators' name of the table; no two tables share one; it stays as it was first
    std::string summary;  // JSON for lists

    bool operator==(const Card&) const = default;
};

/// Events to be added behind the ones that are there.
struct Append {
    std::string table;
    int first = 0;                    // the number of the first; 0: the table is new
    std::vector<std::string> events;  // at least one
    Card card;
};

enum class Verdict {
    Done,    // stored for good
    Behind,  // the table has other events there (or its name is taken): read them and decide anew
};

/// A table in a list.
struct Listed {
    std::int64_t number = 0;  // tables are numbered as they are made
    std::string table;
    int events = 0;
    Card card;
};

/// Which tables to list, newest first.
struct Query {
    std::optional<Status> status = {};
    bool public_only = false;
    int limit = 50;
    std::int64_t before = std::numeric_limits<std::int64_t>::max();  // only those with lower numbers
};

/// What another server did.
struct Note {
    enum class Kind {
        Appended,   // `table` has events up to number `last`
        Announced,  // `text` is what it said
        Missed,     // the line was broken for a while: anything may have happened
    };
    Kind kind = Kind::Missed;
    std::string table;
    int last = -1;
    std::string text;
};

using Hash = std::string;  // 32 bytes

/// One table with its events as they lie in the store, unchecked: for verify, backup and restore.
struct StoredEvent {
    std::string text;
    Hash hash;  // of the hash before it and this text
    int number = 0;
};
struct StoredTable {
    Listed listed;
    Hash head;  // the hash of the last event
    Hash seal;  // of the card and the head
    std::vector<StoredEvent> events;
};
using Sink = std::function<void(StoredTable&&)>;

/// Every call blocks, may be made from any thread, and throws `Failure`. After a failed `append` nobody knows
/// whether its events were stored (the connection may break between the commit and the word of it): whoever
/// wants to go on reads the table again.
class Store {
   public:
    virtual ~Store() = default;

    /// Everything in ONE transaction, with a verdict for each. Appends to one table count in their order.
    /// When this returns, what is `Done` is on the disk.
    virtual std::vector<Verdict> append(std::span<const Append> appends) = 0;
    /// The events of a table from this number on, checked against their hashes; none if there is no such
    /// table.
    virtual std::vector<std::string> read(const std::string& table, int from) = 0;
    virtual std::optional<Listed> find(const std::string& table) = 0;
    virtual std::optional<std::string> table_of_watch(const std::string& watch) = 0;
    virtual std::vector<Listed> list(const Query& query) = 0;
    /// Throws unless the store can be written to now.
    virtual void check() = 0;

    /// Tells all other servers of this store (there are none with SQLite). At most 4096 bytes.
    virtual void announce(const std::string& text) = 0;
    /// From now on what other servers do is told, on a thread of the store's. Call it once.
    virtual void listen(std::function<void(const Note&)> tell) = 0;

    /// All tables in the order of their numbers, as they are at one moment, while play goes on elsewhere.
    /// `take` must not call this store.
    virtual void dump(const Sink& take) = 0;
    /// Fills an empty store in one transaction with all tables that `pour` hands over.
    virtual void fill(const std::function<void(const Sink&)>& pour) = 0;
    /// What is wrong with the store as a whole, one sentence each; the tables themselves are not looked at.
    virtual std::vector<std::string> damage() = 0;
};

enum class Use {
    Play,  // made if it is not there; one server at a time for a SQLite file
    Look,  // reads beside a running server; must be there
};

/// Less than `Full` is for tests that have to see something lost.
enum class Sync { Full, Off };

/// A file, or postgres://user@host/database.
std::unique_ptr<Store> open(const std::string& where, Use use = Use::Play, Sync sync = Sync::Full);
/// Whether that names a PostgreSQL database and not a file.
bool is_postgres(const std::string& where);

}  // namespace store
