#pragma once
// A table for tests: its events are kept, so that they can be folded again.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/random.h"
#include "server/news.h"
#include "server/table.h"

namespace tests {

using core::Seat;
using nlohmann::json;
using server::Effect;
using server::Table;

inline const std::string kSecret(32, 'a');

/// −1: nobody at the table.
inline Seat seat_of(int seat) { return seat < 0 ? core::kSpectator : Seat(seat); }

class At {
   public:
    explicit At(const server::Wish& wish) : table_("t00000000000") {
        const server::Lot lot{"w00000000000", kSecret, std::string(64, 'c')};
        take(server::create(wish, lot, now_));
        for (const std::string& event : events) EXPECT_FALSE(table_.apply(event)) << event;
    }
    /// People at all seats; they sit down and start.
    static At started(const std::string& game, int seats, const std::string& options = "{}") {
        server::Wish wish{game, options, "", std::vector<protocol::Place>(static_cast<std::size_t>(seats))};
        At at(wish);
        at.sit_all();
        at.ask(0, server::Start{});
        return at;
    }
    void sit_all() {
        for (const Seat seat : table_.all())
            if (table_.chair(seat).is_free()) sit(core::index(seat), "P" + std::to_string(core::index(seat)));
    }
    void sit(int seat, const std::string& name) {
        ask(-1, server::Sit{Seat(seat), name, "token of " + name,
                            std::string(32, static_cast<char>('0' + seat))});
    }
    /// A request that must be done.
    void ask(int seat, const server::Request& request, core::Seats connected = {}) {
        Effect outcome = table_.answer(seat_of(seat), request, {++now_, connected});
        EXPECT_FALSE(outcome.refused) << outcome.refused->text;
        EXPECT_FALSE(outcome.events.empty());
        take(std::move(outcome));
    }
    /// The key of the refusal of a request that must not be done.
    std::string refused(int seat, const server::Request& request, core::Seats connected = {}) {
        const int last = table_.last();
        const Effect outcome = table_.answer(seat_of(seat), request, {++now_, connected});
        EXPECT_TRUE(outcome.refused);
        EXPECT_TRUE(outcome.events.empty());
        EXPECT_EQ(table_.last(), last);
        return outcome.refused ? outcome.refused->key : "";
    }
    /// The seat asked first answers with any move.
    int play_one(core::Xoshiro& lot) {
        const core::Seats asked = table_.asked();
        int seat = core::index(asked.lowest());
        if (asked.count() > 1)
            while (!asked.has(Seat(seat)) || lot.word() % 2 == 0) seat = (seat + 1) % table_.seats();
        const auto offers = table_.match()->offers(Seat(seat));
        ask(seat, server::Move{table_.match()->question(), offers[lot.word() % offers.size()]});
        return seat;
    }
    void play_to_end(core::Xoshiro& lot) {
        while (table_.status() == server::Status::Playing) play_one(lot);
    }
    void note_rematch(const std::string& table, const std::string& watch) {
        take(table_.note_rematch(table, watch, ++now_));
    }
    Table folded() const {
        Table again(table_.id());
        for (const std::string& event : events) EXPECT_FALSE(again.apply(event)) << event;
        return again;
    }
    Table& table() { return table_; }
    Table* operator->() { return &table_; }

    std::vector<std::string> events;

   private:
    void take(Effect outcome) {
        EXPECT_FALSE(outcome.refused) << outcome.refused->text;
        for (std::string& event : outcome.events) events.push_back(std::move(event));
    }
    Table table_;
    server::Time now_ = 1'700'000'000'000;
};

/// The same for every viewer, and to the last byte.
inline void expect_same(Table& a, Table& b) {
    EXPECT_EQ(a.last(), b.last());
    EXPECT_EQ(server::summary(a), server::summary(b));
    EXPECT_EQ(a.journal(), b.journal());
    for (int seat = -1; seat < a.seats(); ++seat)
        EXPECT_EQ(server::write_news(a, -1, {seat_of(seat), false, {}}, {}, 0),
                  server::write_news(b, -1, {seat_of(seat), false, {}}, {}, 0));
}

struct Case {
    const char* game;
    int seats;
    const char* options;
};
inline const Case kCases[] = {
    {"las-vegas", 3, R"({"rounds":1})"},
    {"las-vegas", 3, R"({"bonus":true,"actions":true,"rounds":1})"},
    {"solitaire", 1, "{}"},
    {"colours", 3, "{}"},
    {"las-vegas-cards", 3, "{}"},
    {"las-vegas-cards", 3, R"({"sequential":true,"tokens":true})"},
    {"las-vegan", 3, "{}"},
    {"las-vegan", 2, "{}"},
    {"monte-carlo", 3, R"({"board":"SFBGGBGGGGRGA"})"},
};

}  // namespace tests
