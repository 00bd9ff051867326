#include "store/schema.h"

namespace store {
namespace {

constexpr Migration kMigrations[] = {
    {1,
     R"(CREATE TABLE tables (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            watch TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            status INTEGER NOT NULL,
            public INTEGER NOT NULL,
            summary TEXT NOT NULL,
            events INTEGER NOT NULL,
            head BLOB NOT NULL,
            seal BLOB NOT NULL);
        CREATE TABLE events (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            hash BLOB NOT NULL,
            PRIMARY KEY (table_id, number)) WITHOUT ROWID;)",
     R"(CREATE TABLE tables (
            number BIGINT PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            watch TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            status INTEGER NOT NULL,
            public BOOLEAN NOT NULL,
            summary TEXT NOT NULL,
            events INTEGER NOT NULL,
            head BYTEA NOT NULL,
            seal BYTEA NOT NULL);
        CREATE SEQUENCE table_numbers OWNED BY tables.number;
        CREATE TABLE events (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            hash BYTEA NOT NULL,
            PRIMARY KEY (table_id, number));)"},
    // Lists of a house with many tables.
    {2, "CREATE INDEX tables_listed ON tables (status, public, number);",
     "CREATE INDEX tables_listed ON tables (status, public, number);"},
};

}  // namespace

std::span<const Migration> migrations() { return kMigrations; }
int newest_version() { return kMigrations[std::size(kMigrations) - 1].version; }

}  // namespace store
