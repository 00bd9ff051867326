#pragma once
// The address of a server, or a link to a table there.

#include <string>
#include <string_view>

#include "match/failure.h"

namespace client {

using match::Failure;
using match::Fault;

struct Address {
    enum class Leads { Server, Seat, Watch };

    bool secure = false;  // https:// and wss://
    std::string host;
    std::string port;
    std::string prefix;  // of all paths, behind a proxy that shares its host: "/games", usually empty
    Leads leads = Leads::Server;
    std::string id;  // of the table, or of those who only look

    /// "http://host:port/games", as it is typed into a browser; a usual port is left out.
    std::string server() const;
    /// The same with /t/ID or /w/ID.
    std::string link() const;
    /// What HTTP calls the host: "host", or "host:port".
    std::string host_and_port() const;
    Address to_seat(std::string_view table) const;
    Address to_watch(std::string_view watch) const;
};

/// Reads http://host:port/t/ID, ws://, https://, wss://, or the same without a scheme. Throws Failure.
Address read_address(std::string_view text);

}  // namespace client
