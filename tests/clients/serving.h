#pragma once
// A real server with a real SQLite file on a port of its own.

#include <thread>

#include "server/log.h"
#include "server/serve.h"
#include "server/wire.h"
#include "store/store.h"
#include "support/program.h"

namespace clients {

using nlohmann::json;
using tests::Wire;

class Serving {
   public:
    explicit Serving(server::Settings settings = {}) {
        server::keep_log_quiet();
        settings.store = folder_ / "t.db";
        settings.port = 0;
        settings.port_given = true;
        store_ = store::open(settings.store, store::Use::Play, store::Sync::Off);
        server_ = std::make_unique<server::Server>(settings, *store_);
        thread_ = std::thread([this] { server_->run(false); });
    }
    ~Serving() {
        server_->stop();
        thread_.join();
        server_.reset();
    }
    int port() const { return server_->port(); }
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
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<server::Server> server_;
    std::thread thread_;
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
