#pragma once
// SQLite's C functions with failures thrown and everything closed.

#include <sqlite3.h>

#include <map>
#include <string>
#include <string_view>

#include "store/store.h"

namespace store::sqlite {

class Connection;

/// A statement made ready, reset when it goes out of use.
class Statement {
   public:
    Statement(Connection& connection, sqlite3_stmt* statement)
        : connection_(connection), statement_(statement) {}
    ~Statement() {
        sqlite3_reset(statement_);
        sqlite3_clear_bindings(statement_);
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    /// Values in the order of the question marks. Texts must live until the statement has run.
    Statement& bind(std::int64_t number);
    Statement& bind(std::string_view text);
    Statement& bind_bytes(std::string_view bytes);

    /// The next row; false after the last.
    bool step();
    /// For statements without rows.
    void run() { step(); }

    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const;

   private:
    Connection& connection_;
    sqlite3_stmt* statement_;
    int bound_ = 0;
};

class Connection {
   public:
    Connection(const std::string& file, int flags);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// A statement, made ready once and kept.
    Statement statement(std::string_view sql);
    /// Several statements in a row, none of which gives rows that matter.
    void run(const char* sql);
    /// The one value of a statement without question marks.
    std::string value(const char* sql);
    std::int64_t number(const char* sql);
    bool in_transaction() const { return sqlite3_get_autocommit(connection_) == 0; }
    sqlite3* raw() { return connection_; }

    [[noreturn]] void fail(int code) const;

   private:
    std::string file_;
    sqlite3* connection_ = nullptr;
    std::map<std::string, sqlite3_stmt*, std::less<>> statements_;
};

/// Rolled back unless it is committed.
class Transaction {
   public:
    Transaction(Connection& connection, const char* begin) : connection_(connection) {
        connection.run(begin);
    }
    ~Transaction();
    void commit() { connection_.run("COMMIT"); }

   private:
    Connection& connection_;
};

}  // namespace store::sqlite
