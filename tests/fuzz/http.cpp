// Fuzz target: whatever comes over a connection before there is a WebSocket, and the handshake that makes
// one: the parser with the server's limits, who may speak, and where a request leads.

#include <boost/asio/io_context.hpp>
#include <boost/beast/_experimental/test/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdint>
#include <cstdlib>

#include "protocol/requests.h"
#include "server/addresses.h"
#include "server/route.h"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Call = http::request<http::string_body>;

void must(bool fine) {
    if (!fine) std::abort();
}

std::string view_of(const Call& request, http::field field) {
    const auto found = request.find(field);
    return found == request.end() ? std::string() : std::string(found->value());
}

void judge(const Call& request) {
    const server::Route route = server::route(request.method_string(), request.target());
    must(route.path.find('?') == route.path.npos);
    const bool table = route.to == server::Route::To::Table || route.to == server::Route::To::Journal ||
                       route.to == server::Route::To::Statistics;
    must(table == protocol::is_table_id(route.id));
    const auto forwarded = request.find("X-Forwarded-For");
    if (forwarded != request.end()) must(server::forwarded_for(std::string(forwarded->value())).size() <= 64);
    const std::string origin = view_of(request, http::field::origin),
                      host = view_of(request, http::field::host);
    // A page of somebody else's is never let in, whatever it calls this server.
    if (server::may_speak(origin, host, {"table.example"}, false))
        must(origin.empty() || server::host_of_origin(origin) == host || origin == "table.example");
}

void shake_hands(asio::io_context& io, const Call& request) {
    websocket::stream<beast::test::stream, false> stream(io);
    beast::test::stream remote(io);
    stream.next_layer().connect(remote);
    stream.read_message_max(16384);
    boost::system::error_code error;
    stream.accept(request, error);
    const std::string said(remote.str());
    must(error ? !said.starts_with("HTTP/1.1 101") : said.starts_with("HTTP/1.1 101"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    asio::io_context io;
    beast::test::stream stream(io, beast::string_view(reinterpret_cast<const char*>(data), size));
    stream.close_remote();
    beast::flat_buffer buffer(32768);
    for (int requests = 0; requests < 4; ++requests) {
        http::request_parser<http::string_body> parser;
        parser.body_limit(2 * protocol::kLongestMessage);
        parser.header_limit(16384);
        boost::system::error_code error;
        http::read(stream, buffer, parser, error);
        if (error) break;
        const Call request = parser.release();
        must(request.body().size() <= 2 * protocol::kLongestMessage);
        judge(request);
        if (websocket::is_upgrade(request)) {
            shake_hands(io, request);
            break;
        }
    }
    return 0;
}
