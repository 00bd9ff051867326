#include "load/echo.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdlib>

namespace load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Socket = asio::basic_stream_socket<asio::ip::tcp, asio::io_context::executor_type>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, asio::io_context::executor_type>;
constexpr auto kNoThrow = asio::as_tuple(asio::use_awaitable);

asio::awaitable<void> serve(Socket socket) {
    beast::flat_buffer buffer;
    http::request<http::string_body> request;
    auto [error, bytes] = co_await http::async_read(socket, buffer, request, kNoThrow);
    if (error) co_return;
    if (!websocket::is_upgrade(request)) {
        http::response<http::string_body> response(http::status::ok, 11);
        response.body() = "ok\n";
        response.prepare_payload();
        co_await http::async_write(socket, response, kNoThrow);
        co_return;
    }
    websocket::stream<Socket, false> stream(std::move(socket));
    stream.auto_fragment(false);
    stream.write_buffer_bytes(8);
    auto [wrong] = co_await stream.async_accept(request, kNoThrow);
    while (!wrong) {
        auto [end, got] = co_await stream.async_read(buffer, kNoThrow);
        if (end) co_return;
        stream.text(true);
        auto [lost, sent] = co_await stream.async_write(buffer.data(), kNoThrow);
        if (lost) co_return;
        buffer.consume(buffer.size());
    }
}

}  // namespace

void echo(int port) {
    asio::io_context io{1};
    Acceptor acceptor(io, {asio::ip::address_v4::loopback(), static_cast<unsigned short>(port)});
    acceptor.listen(4096);
    asio::co_spawn(
        io,
        [&]() -> asio::awaitable<void> {
            for (;;) {
                auto [error, socket] = co_await acceptor.async_accept(kNoThrow);
                if (error) continue;
                boost::system::error_code ignored;
                socket.set_option(asio::ip::tcp::no_delay(true), ignored);
                asio::co_spawn(io, serve(std::move(socket)), asio::detached);
            }
        },
        asio::detached);
    io.run();
    std::exit(0);
}

}  // namespace load
