#pragma once
// A house with each kind of store, for tests that hold for both.

#include <gmock/gmock.h>
#include <sqlite3.h>

#include "store/store.h"
#include "support/postgres.h"

namespace houses {

class Sqlite {
   public:
    std::string where() const { return folder_ / "house.db"; }
    /// Past the store.
    void damage(const std::string& sql) const {
        sqlite3* connection = nullptr;
        ASSERT_EQ(sqlite3_open(where().c_str(), &connection), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(connection, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(connection);
        sqlite3_close(connection);
    }
    static constexpr bool kShared = false;

   private:
    support::Folder folder_;
};

class Postgres {
   public:
    std::string where() const { return database_.address(); }
    void damage(const std::string& sql) const {
        support::psql(where(), "SET search_path TO croupier; " + sql);
    }
    static constexpr bool kShared = true;

   private:
    support::PostgresDatabase database_;
};

using Both = testing::Types<Sqlite, Postgres>;

inline store::Card card(const std::string& watch) {
    return {"las-vegas", store::Status::Open, true, watch, "{}"};
}

inline store::Append events(const std::string& table, int first, std::vector<std::string> texts) {
    return {table, first, std::move(texts), card("w-" + table)};
}

inline store::Verdict append(store::Store& store, const store::Append& append) {
    return store.append({&append, 1}).front();
}

/// The kind of the failure that a call ends with.
template <class Call>
std::optional<store::Fault> fault_of(Call call) {
    try {
        call();
    } catch (const store::Failure& failure) {
        EXPECT_GT(std::string(failure.what()).size(), 10u) << "a sentence";
        return failure.fault();
    }
    return std::nullopt;
}

}  // namespace houses
