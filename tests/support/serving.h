#pragma once
// A real server on a real store, on a thread of this program.

#include <thread>

#include "server/log.h"
#include "server/serve.h"

namespace support {

class Serving {
   public:
    explicit Serving(const std::string& where, server::Settings settings = {})
        : Serving(where, store::open(where), std::move(settings)) {}
    Serving(const std::string& where, std::unique_ptr<store::Store> store, server::Settings settings = {})
        : store_(std::move(store)) {
        server::keep_log_quiet();
        settings.store = where;
        settings.port = 0;
        settings.port_given = true;
        server_ = std::make_unique<server::Server>(settings, *store_);
        thread_ = std::thread([this] { server_->run(false); });
    }
    ~Serving() {
        server_->stop();
        thread_.join();
        server_.reset();
    }
    int port() const { return server_->port(); }

   private:
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<server::Server> server_;
    std::thread thread_;
};

}  // namespace support
