#pragma once
// Databases on a real PostgreSQL server. CTest starts one for the whole run and says where; a test program
// that is run by hand starts its own and stops it at its end.

#include <gtest/gtest.h>
#include <libpq-fe.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>

#include "support/places.h"
#include "support/program.h"

namespace support {

class PostgresServer {
   public:
    static const PostgresServer& instance() {
        static const PostgresServer server;
        return server;
    }
    /// Where a database of this server is.
    std::string address(const std::string& database) const {
        return "postgres://croupier@/" + database + "?host=" + home_;
    }

   private:
    PostgresServer() {
        const char* given = std::getenv("CROUPIER_TEST_POSTGRES");
        const std::string file = given ? given : folder_ / "where";
        own_ = given == nullptr;
        if (own_) control("start");
        std::ifstream(file) >> home_;
        EXPECT_FALSE(home_.empty()) << "no PostgreSQL server was started";
    }
    ~PostgresServer() {
        if (own_) control("stop");
    }
    void control(const std::string& verb) const {
        const std::string script = source("tests/support/postgres.sh");
        EXPECT_EQ(std::system(("'" + script + "' " + verb + " '" + (folder_ / "where") + "'").c_str()), 0);
    }
    Folder folder_;
    std::string home_;
    bool own_ = false;
};

/// Statements past the store, to look and to damage.
inline std::string psql(const std::string& address, const std::string& sql) {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address.c_str()), PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()),
                                                               PQclear);
    EXPECT_TRUE(PQresultStatus(result.get()) == PGRES_TUPLES_OK ||
                PQresultStatus(result.get()) == PGRES_COMMAND_OK)
        << PQerrorMessage(connection.get());
    return PQntuples(result.get()) > 0 && PQnfields(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

/// An empty database that is gone after the test.
class PostgresDatabase {
   public:
    PostgresDatabase() {
        static std::atomic<int> count = 0;
        name_ = "house_" + std::to_string(getpid()) + "_" + std::to_string(count++);
        psql(PostgresServer::instance().address("postgres"), "CREATE DATABASE " + name_);
    }
    ~PostgresDatabase() {
        psql(PostgresServer::instance().address("postgres"), "DROP DATABASE " + name_ + " WITH (FORCE)");
    }
    PostgresDatabase(const PostgresDatabase&) = delete;
    PostgresDatabase& operator=(const PostgresDatabase&) = delete;
    std::string address() const { return PostgresServer::instance().address(name_); }

   private:
    std::string name_;
};

}  // namespace support
