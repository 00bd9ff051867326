#pragma once
// Boost's names in ours, and what a connection is.

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <string>

namespace server::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
// No compression: it would cost each idle guest far more memory than everything else together.
using WebSocket = websocket::stream<Socket, false>;
using Call = http::request<http::string_body>;
using Response = http::response<http::string_body>;
using Error = boost::system::error_code;
using Steady = std::chrono::steady_clock;

inline constexpr auto kNoThrow = asio::as_tuple(asio::use_awaitable);

/// What the sweep closes when its time is over.
struct Connection {
    virtual ~Connection() = default;
    virtual void cut() = 0;
    Steady::time_point until = Steady::time_point::max();
};

/// A connection that has not become a WebSocket.
struct Caller final : Connection {
    explicit Caller(Socket accepted) : socket(std::move(accepted)) {}
    void cut() override {
        Error ignored;
        socket.close(ignored);
    }
    Socket socket;
    std::string address;  // of whoever is at the other end, a proxy perhaps
};

}  // namespace server::net
