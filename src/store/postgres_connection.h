#pragma once
// libpq with failures thrown, statements by parameters only, and a connection that comes back.

#include <libpq-fe.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace store::postgres {

/// What a statement gave.
class Rows {
   public:
    explicit Rows(PGresult* result) : result_(result, PQclear) {}
    int size() const { return PQntuples(result_.get()); }
    std::string text(int row, int column) const {
        return {PQgetvalue(result_.get(), row, column),
                static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
    }
    std::int64_t number(int row, int column) const { return std::stoll(text(row, column)); }
    bool yes(int row, int column) const { return text(row, column) == "t"; }
    /// Of a BYTEA.
    std::string bytes(int row, int column) const;
    PGresult* raw() const { return result_.get(); }

   private:
    std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

/// A list of values for one parameter: a PostgreSQL array in its text form.
class Array {
   public:
    Array& add(std::string_view text);
    Array& add(std::int64_t number);
    Array& add_bytes(std::string_view bytes);
    std::string finish() const { return text_ + "}"; }

   private:
    void comma() {
        if (text_.size() > 1) text_ += ',';
    }
    std::string text_ = "{";
};

class Connection {
   public:
    Connection(std::string address, bool durable) : address_(std::move(address)), durable_(durable) {}

    /// Makes the connection, or makes it anew if it is broken. True if it is a new one.
    bool ready();
    bool broken() const { return !connection_ || PQstatus(connection_.get()) != CONNECTION_OK; }
    void drop() { connection_.reset(); }

    /// One statement with its parameters ($1, $2, …).
    Rows run(const char* sql, const std::vector<std::string>& parameters = {});
    /// Several statements without parameters; gives what the last one gave.
    Rows run_all(const char* sql);
    PGconn* raw() { return connection_.get(); }

   private:
    Rows checked(PGresult* result);

    std::string address_;
    bool durable_;
    std::unique_ptr<PGconn, decltype(&PQfinish)> connection_{nullptr, PQfinish};
};

/// Rolled back unless it is committed.
class Transaction {
   public:
    Transaction(Connection& connection, const char* begin) : connection_(connection) {
        connection.run_all(begin);
    }
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

   private:
    Connection& connection_;
    bool open_ = true;
};

}  // namespace store::postgres
