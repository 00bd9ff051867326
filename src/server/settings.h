#pragma once
// How a server is run: `croupier serve --help` says what each is for.

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace server {

struct Limits {
    int sockets = 20000;               // WebSockets and HTTP connections together
    int sockets_of_address = 64;       // from one address that is not this machine
    double messages_per_second = 200;  // of one connection
    double burst = 400;
    double messages_of_address = 1000;  // per second, from one address that is not this machine
    double tables_per_minute = 10;      // made from one address that is not this machine
    double burst_of_tables = 60;
    std::size_t waiting_letters = 512;        // that a slow reader has not taken yet
    std::size_t waiting_bytes = 4u << 20;     // of those
    std::chrono::milliseconds hello{10'000};  // from the connection to the first message
    std::chrono::milliseconds idle{90'000};
    bool spare_this_machine = true;  // false, for tests: its connections are counted like any other's
};

/// For tests that compare two servers to the byte: what would otherwise differ from run to run.
struct Trial {
    std::function<std::int64_t()> clock;    // milliseconds since 1970; none: the real clock
    std::optional<std::uint64_t> bot_seed;  // of every bot and hint; none: by lot
    std::uint64_t playouts = 0;             // an expert's, instead of its time
};

struct Settings {
    std::string bind = "127.0.0.1";
    int port = 8620;
    bool port_given = false;
    bool lan = false;
    std::string store;                        // a file or postgres://…
    std::string page;                         // a folder; empty: none
    std::vector<std::string> origins;         // of pages that may speak to this server, besides its own
    std::vector<std::string> proxies;         // whose word on who is behind them is believed
    std::chrono::milliseconds think{300};     // an expert's time for a move
    std::chrono::milliseconds pause{0};       // before a bot answers
    int bot_threads = 0;                      // 0: as many as there are cores
    std::chrono::milliseconds silence{3000};  // after which another server's bots are taken for lost
    Limits limits;
    Trial trial;
};

}  // namespace server
