#pragma once
// A hub in the middle of play, and everybody who might come to its door.

#include "leaks/world.h"
#include "store/chain.h"

namespace clients {

using leaks::Ear;
using leaks::World;
using nlohmann::json;
using EarPtr = std::shared_ptr<Ear>;

inline std::string random_bytes() { return std::string(32, '5'); }

class Party {
   public:
    World world{false};

    EarPtr arrive(const std::string& address = "127.0.0.1") {
        auto ear = std::make_shared<Ear>(world.beat());
        ear->address = address;
        world.hub().arrive(ear);
        return ear;
    }
    /// What is answered to a message with a number: all letters that came, the last of them the answer.
    std::vector<std::string> say(const EarPtr& ear, const std::string& text) {
        const std::size_t before = ear->all().size();
        world.hub().hear(ear, text);
        settle();
        return {ear->all().begin() + static_cast<std::ptrdiff_t>(before), ear->all().end()};
    }
    /// Until nothing is under way any more: a letter by the way of the clerk and one by that of the store.
    void settle() {
        for (int i = 0; i < 2; ++i) {
            bool looked = false, listed = false;
            world.hub().show_table(table_.empty() ? "000000000000" : table_, false,
                                   [&](server::Reply) { looked = true; });
            world.hub().check_store([&](server::Reply) { listed = true; });
            world.pump([&] { return looked && listed; });
        }
    }
    /// A table, and who sits at it.
    std::string make(const std::string& wish) {
        std::string made;
        world.hub().make_table(wish, "127.0.0.1", [&](server::Reply reply) { made = reply.body; });
        world.pump([&] { return !made.empty(); });
        const json said = json::parse(made);
        EXPECT_TRUE(said.contains("table")) << made;
        table_ = said.value("table", "");
        watch_ = said.value("watch", "");
        return table_;
    }
    EarPtr come_in(const std::string& more = "") {
        const EarPtr ear = arrive();
        say(ear, R"({"hello":{"protocol":1,"table":")" + table_ + "\"" + more + "}}");
        return ear;
    }
    EarPtr look_on() {
        const EarPtr ear = arrive();
        say(ear, R"({"hello":{"protocol":1,"watch":")" + watch_ + "\"}}");
        return ear;
    }
    EarPtr sit(int seat) {
        const EarPtr ear = come_in();
        say(ear, R"({"sit":{"seat":)" + std::to_string(seat) + R"(,"name":"P)" + std::to_string(seat) +
                     R"(","random":")" + random_bytes() + "\"}}");
        return ear;
    }
    static json last(const std::vector<std::string>& letters) {
        return letters.empty() ? json() : json::parse(letters.back().substr(letters.back().find(' ') + 1));
    }
    /// The whole store, to the byte.
    std::string everything() {
        std::string all;
        world.store().dump([&](store::StoredTable&& table) {
            all += table.listed.table + table.seal;
            for (const store::StoredEvent& event : table.events) all += event.text + event.hash;
        });
        return store::sha256(all);
    }
    const std::string& table() const { return table_; }
    const std::string& watch() const { return watch_; }
    void choose(const std::string& table, const std::string& watch) { table_ = table, watch_ = watch; }

   private:
    std::string table_, watch_;
};

}  // namespace clients
