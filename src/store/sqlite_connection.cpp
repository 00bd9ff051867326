#include "store/sqlite_connection.h"

namespace store::sqlite {
namespace {

Fault fault_of(int code) {
    switch (code & 0xff) {
        case SQLITE_FULL: return Fault::Full;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Fault::Busy;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_CONSTRAINT: return Fault::Corrupt;
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_AUTH:
        case SQLITE_CANTOPEN: return Fault::Denied;
        case SQLITE_TOOBIG:
        case SQLITE_MISMATCH:
        case SQLITE_MISUSE:
        case SQLITE_RANGE:
        case SQLITE_ERROR: return Fault::Wrong;
        default: return Fault::Io;
    }
}

}  // namespace

Statement& Statement::bind(std::int64_t number) {
    sqlite3_bind_int64(statement_, ++bound_, number);
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    const int code = sqlite3_bind_text64(statement_, ++bound_, text.data() ? text.data() : "", text.size(),
                                         SQLITE_STATIC, SQLITE_UTF8);
    if (code != SQLITE_OK) connection_.fail(code);
    return *this;
}

Statement& Statement::bind_bytes(std::string_view bytes) {
    const int code = sqlite3_bind_blob64(statement_, ++bound_, bytes.data() ? bytes.data() : "", bytes.size(),
                                         SQLITE_STATIC);
    if (code != SQLITE_OK) connection_.fail(code);
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) connection_.fail(code);
    return false;
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return {bytes ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Connection::Connection(const std::string& file, int flags) : file_(file) {
    const int code = sqlite3_open_v2(file.c_str(), &connection_, flags | SQLITE_OPEN_FULLMUTEX, nullptr);
    if (code != SQLITE_OK) {
        const std::string why = connection_ ? sqlite3_errmsg(connection_) : "out of memory";
        sqlite3_close(connection_);
        throw Failure(fault_of(code), "Cannot open " + file + ": " + why + ".");
    }
    sqlite3_extended_result_codes(connection_, 1);
    sqlite3_busy_timeout(connection_, 5000);
}

Connection::~Connection() {
    for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
    sqlite3_close(connection_);
}

Statement Connection::statement(std::string_view sql) {
    auto at = statements_.find(sql);
    if (at == statements_.end()) {
        sqlite3_stmt* made = nullptr;
        const int code = sqlite3_prepare_v3(connection_, sql.data(), static_cast<int>(sql.size()),
                                            SQLITE_PREPARE_PERSISTENT, &made, nullptr);
        if (code != SQLITE_OK) fail(code);
        at = statements_.emplace(sql, made).first;
    }
    return {*this, at->second};
}

void Connection::run(const char* sql) {
    const int code = sqlite3_exec(connection_, sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(code);
}

std::string Connection::value(const char* sql) {
    Statement query = statement(sql);
    return query.step() ? query.text(0) : "";
}

std::int64_t Connection::number(const char* sql) {
    Statement query = statement(sql);
    return query.step() ? query.number(0) : 0;
}

void Connection::fail(int code) const {
    const Fault fault = fault_of(code);
    if (fault == Fault::Full) throw Failure(fault, "There is no room left on the disk for " + file_ + ".");
    throw Failure(fault, file_ + ": " + sqlite3_errmsg(connection_) + " (" + sqlite3_errstr(code) + ", " +
                             std::to_string(code) + ").");
}

Transaction::~Transaction() {
    // A failure may have rolled it back already.
    if (connection_.in_transaction()) sqlite3_exec(connection_.raw(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace store::sqlite
