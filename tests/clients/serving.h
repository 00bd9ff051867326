#pragma once
// A real server with a real SQLite file on a port of its own.

#include "server/wire.h"
#include "support/program.h"
#include "support/serving.h"

namespace clients {

using nlohmann::json;
using tests::Wire;

class Serving {
   public:
    explicit Serving(const server::Settings& settings = {})
        : server_(file_, store::open(file_, store::Use::Play, store::Sync::Off), settings) {}
    int port() const { return server_.port(); }
    json make(const std::string& wish) const {
        Wire wire(port());
        const auto [head, body] = wire.http("POST", "/api/tables", wish);
        EXPECT_TRUE(head.starts_with("HTTP/1.1 201")) << head << body;
        return json::parse(body);
    }
    /// A figure of /metrics.
    long figure(const std::string& name) const {
        Wire wire(port());
        const std::string all = wire.http("GET", "/metrics").second;
        const std::size_t at = all.find("\n" + name + " ");
        return at == all.npos ? -1 : std::atol(all.c_str() + at + name.size() + 2);
    }

   private:
    support::Folder folder_;
    std::string file_ = folder_ / "t.db";
    support::Serving server_;
};

inline const char* kTwoPeople =
    R"({"game":"las-vegas","options":{"first":0},"seats":[{"kind":"person"},{"kind":"person"}]})";

/// Somebody who sits at a table.
inline void sit(Wire& wire, const json& table, int seat) {
    wire.upgrade();
    wire.say(json{{"hello", {{"protocol", 1}, {"table", table["table"]}}}});
    wire.hear("welcome");
    wire.say(json{
        {"sit", {{"seat", seat}, {"name", "P" + std::to_string(seat)}, {"random", std::string(32, '3')}}}});
    wire.hear("done");
}

}  // namespace clients
