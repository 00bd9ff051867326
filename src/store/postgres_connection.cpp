#include "store/postgres_connection.h"

#include <cstring>

namespace store::postgres {
namespace {

std::string one_line(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.pop_back();
    for (char& c : text)
        if (c == '\n') c = ' ';
    return text;
}

/// From the five letters of SQLSTATE.
Fault fault_of(std::string_view state) {
    if (state == "53100") return Fault::Full;
    if (state == "53200" || state == "53300" || state.starts_with("55P") || state.starts_with("40") ||
        state == "57014")
        return Fault::Busy;
    if (state.starts_with("08") || state.starts_with("57P") || state == "25P03") return Fault::Lost;
    if (state.starts_with("58") || state.starts_with("53")) return Fault::Io;
    if (state.starts_with("XX") || state.starts_with("23")) return Fault::Corrupt;
    if (state == "42501" || state.starts_with("28") || state == "25006") return Fault::Denied;
    return Fault::Wrong;
}

/// Settings of a session: its words come from outside, so that a hung one must not hold the others up for
/// long.
constexpr const char* kSession =
    "SET client_encoding TO 'UTF8'; SET standard_conforming_strings TO on; SET search_path TO croupier;"
    "SET lock_timeout TO '10s'; SET statement_timeout TO '60s'; SET idle_in_transaction_session_timeout TO "
    "'30s'";

}  // namespace

std::string Rows::bytes(int row, int column) const {
    std::size_t length = 0;
    unsigned char* bytes =
        PQunescapeBytea(reinterpret_cast<unsigned char*>(PQgetvalue(result_.get(), row, column)), &length);
    if (bytes == nullptr) throw std::bad_alloc();
    std::string copy(reinterpret_cast<char*>(bytes), length);
    PQfreemem(bytes);
    return copy;
}

Array& Array::add(std::string_view text) {
    comma();
    text_ += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') text_ += '\\';
        text_ += c;
    }
    text_ += '"';
    return *this;
}

Array& Array::add(std::int64_t number) {
    comma();
    text_ += std::to_string(number);
    return *this;
}

Array& Array::add_bytes(std::string_view bytes) {
    constexpr char kHex[] = "0123456789abcdef";
    comma();
    text_ += "\"\\\\x";
    for (const char c : bytes) {
        text_ += kHex[static_cast<unsigned char>(c) >> 4];
        text_ += kHex[static_cast<unsigned char>(c) & 15];
    }
    text_ += '"';
    return *this;
}

bool Connection::ready() {
    if (!broken()) return false;
    // How long to wait, and that a silent line is a dead one; the address comes last, so that what it says
    // counts.
    constexpr const char* kKeys[] = {
        "application_name",    "connect_timeout",  "keepalives_idle", "keepalives_count",
        "keepalives_interval", "tcp_user_timeout", "dbname",          nullptr};
    const char* const values[] = {"croupier", "5", "10", "3", "5", "20000", address_.c_str(), nullptr};
    connection_.reset(PQconnectdbParams(kKeys, values, 1));
    if (broken()) {
        const std::string why = connection_ ? one_line(PQerrorMessage(connection_.get())) : "out of memory";
        connection_.reset();
        throw Failure(Fault::Lost, "Cannot reach the database: " + why + ".");
    }
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    run_all(kSession);
    // A database that was told not to wait for its disk is told to wait; stronger settings are left as they
    // are.
    if (!durable_)
        run_all("SET synchronous_commit TO off");
    else if (run("SHOW synchronous_commit").text(0, 0) == "off")
        run_all("SET synchronous_commit TO on");
    return true;
}

Rows Connection::run(const char* sql, const std::vector<std::string>& parameters) {
    std::vector<const char*> values;
    for (const std::string& parameter : parameters) {
        if (parameter.find('\0') != parameter.npos)
            throw Failure(Fault::Wrong, "A text with a zero byte cannot be kept.");
        values.push_back(parameter.c_str());
    }
    return checked(PQexecParams(connection_.get(), sql, static_cast<int>(values.size()), nullptr,
                                values.data(), nullptr, nullptr, 0));
}

Rows Connection::run_all(const char* sql) { return checked(PQexec(connection_.get(), sql)); }

Rows Connection::checked(PGresult* result) {
    Rows rows(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return rows;
    const char* state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    const std::string why = one_line(PQerrorMessage(connection_.get()));
    if (state == nullptr || broken()) throw Failure(Fault::Lost, "The database is gone: " + why + ".");
    const Fault fault = fault_of(state);
    if (fault == Fault::Full) throw Failure(fault, "The database has no room left on its disk.");
    throw Failure(fault, "The database says: " + why + " (" + state + ").");
}

void Transaction::commit() {
    open_ = false;
    // The commit of a transaction that has failed is no error: it says ROLLBACK.
    if (std::strcmp(PQcmdStatus(connection_.run_all("COMMIT").raw()), "COMMIT") != 0)
        throw Failure(Fault::Io, "The database rolled the transaction back.");
}

Transaction::~Transaction() {
    if (open_ && !connection_.broken()) PQclear(PQexec(connection_.raw(), "ROLLBACK"));
}

}  // namespace store::postgres
