#pragma once
// The server as a whole: the socket, the tables, the page.

#include <functional>
#include <memory>

#include "server/metrics.h"
#include "server/settings.h"
#include "store/store.h"

namespace server {

class Server {
   public:
    /// Listens at once; throws Failure: Busy if somebody else listens there.
    Server(const Settings& settings, store::Store& store);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    int port() const;
    /// Serves until `stop` is called or, if `signals`, the program is told to end.
    void run(bool signals);
    /// From any thread.
    void stop();

   private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace server
