// The network: HTTP by coroutines, WebSockets with their own queues. One thread. Boost is known here, and to
// the files of server::net: net.h, http_answers.h, web_guest.h.

#include "server/serve.h"

#include <unistd.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <set>

#include "server/addresses.h"
#include "server/games_list.h"
#include "server/http_answers.h"
#include "server/log.h"
#include "server/route.h"
#include "server/web_guest.h"

namespace server {
namespace {

using namespace net;

constexpr std::size_t kLargestFrame = 16384;  // more is cut off by closing; up to here there is a refusal
constexpr auto kRequestTime = std::chrono::seconds(15);

std::string machine_name() {
    char name[256] = {};
    return gethostname(name, sizeof name - 1) == 0 ? name : "localhost";
}

}  // namespace

struct Server::Inside {
    Inside(const Settings& given, store::Store& store)
        : settings(given),
          page(settings.page),
          games(write_games()),
          acceptor(io),
          timer(io),
          hub(store, settings, metrics,
              [this](std::function<void()> work) { asio::post(io, std::move(work)); }) {
        names = settings.origins;
        const std::string machine = machine_name();
        names.push_back(machine);
        names.push_back(machine + ".local");
        listen();
    }

    void listen() {
        Error error;
        const auto address = asio::ip::make_address(settings.bind, error);
        if (error)
            throw match::Failure(match::Fault::Wrong,
                                 "\"" + settings.bind + "\" is not an address to listen at");
        const asio::ip::tcp::endpoint endpoint(address, static_cast<unsigned short>(settings.port));
        acceptor.open(endpoint.protocol(), error);
        if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
        if (!error && address.is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
        if (!error) acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(4096, error);
        if (error)
            throw match::Failure(
                error == asio::error::address_in_use ? match::Fault::Busy : match::Fault::Denied,
                error.message());
    }

    asio::awaitable<void> accept() {
        for (;;) {
            auto [error, socket] = co_await acceptor.async_accept(kNoThrow);
            if (!acceptor.is_open()) co_return;
            if (error) {
                // No files left, most likely: wait until some are closed.
                asio::steady_timer wait(io, std::chrono::milliseconds(100));
                co_await wait.async_wait(kNoThrow);
                continue;
            }
            ++metrics.connections;
            Error ignored;
            const std::string address = socket.remote_endpoint(ignored).address().to_string();
            if (metrics.sockets >= settings.limits.sockets) {
                turn_away(socket, "limit.connections");
                continue;
            }
            if (has_too_many(callers_of, address) && !is_proxy(address)) {
                turn_away(socket, "limit.address");
                continue;
            }
            socket.set_option(asio::ip::tcp::no_delay(true), ignored);
            auto caller = std::make_shared<Caller>(std::move(socket));
            caller->address = address;
            asio::co_spawn(io, serve(std::move(caller)), asio::detached);
        }
    }

    /// There is no room: one answer, as far as it goes out at once.
    void turn_away(Socket& socket, const char* key) {
        const std::string body = refusal(503, ProblemKind::Limit, key).body;
        const std::string text =
            "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: application/json\r\n"
            "Content-Length: " +
            std::to_string(body.size()) + "\r\n\r\n" + body;
        Error ignored;
        socket.non_blocking(true, ignored);
        socket.write_some(asio::buffer(text), ignored);
    }

    /// HTTP, until it ends or becomes a WebSocket.
    asio::awaitable<void> serve(std::shared_ptr<Caller> caller) {
        Error ignored;
        const std::string from = caller->address;
        ++metrics.sockets;
        ++callers_of[from];
        connections.insert(caller);
        beast::flat_buffer buffer(32768);
        bool upgraded = false;
        for (;;) {
            http::request_parser<http::string_body> parser;
            parser.body_limit(2 * protocol::kLongestMessage);
            parser.header_limit(16384);
            caller->until = Steady::now() + kRequestTime;
            auto [error, bytes] = co_await http::async_read(caller->socket, buffer, parser, kNoThrow);
            if (error) {
                const bool large = error == http::error::body_limit || error == http::error::header_limit;
                const bool ended =
                    error == http::error::end_of_stream || error == http::error::partial_message;
                if (large || (!ended && error.category() ==
                                            http::make_error_code(http::error::bad_line_ending).category())) {
                    Call empty;
                    empty.version(11);
                    empty.keep_alive(false);
                    Response response = made(empty, large ? refusal(413, ProblemKind::Limit, "limit.message")
                                                          : refusal(400, ProblemKind::Form, "form.http"));
                    co_await http::async_write(caller->socket, response, kNoThrow);
                }
                break;
            }
            ++metrics.requests;
            Call request = parser.release();
            const std::string address = address_of(request, *caller);
            if (websocket::is_upgrade(request) && request.target() == "/ws") {
                const std::optional<Reply> no = why_no_upgrade(request, *caller, address);
                if (!no) {
                    upgraded = true;
                    connections.erase(caller);
                    co_await play(std::move(caller->socket), std::move(request), address);
                    break;
                }
                Response response = made(request, *no);
                response.keep_alive(false);
                co_await http::async_write(caller->socket, response, kNoThrow);
                break;
            }
            Response response = co_await answer(request, *caller, address);
            caller->until = Steady::now() + kRequestTime;
            auto [wrong, written] = co_await http::async_write(caller->socket, response, kNoThrow);
            if (wrong || !response.keep_alive() || stopping) break;
        }
        if (!upgraded) {
            caller->socket.shutdown(asio::socket_base::shutdown_send, ignored);
            connections.erase(caller);
        }
        --metrics.sockets;
        if (--callers_of[from] == 0) callers_of.erase(from);
    }

    bool has_too_many(const std::unordered_map<std::string, int>& counts, const std::string& address) const {
        const auto found = counts.find(address);
        return !hub.is_loopback(address) && found != counts.end() &&
               found->second >= settings.limits.sockets_of_address;
    }
    bool is_proxy(const std::string& address) const {
        if (hub.is_loopback(address)) return true;
        return std::find(settings.proxies.begin(), settings.proxies.end(), address) != settings.proxies.end();
    }
    std::string address_of(const Call& request, const Caller& caller) const {
        if (!is_proxy(caller.address)) return caller.address;
        const auto header = request.find("X-Forwarded-For");
        if (header == request.end()) return caller.address;
        const std::string behind = forwarded_for(std::string(header->value()));
        return behind.empty() ? caller.address : behind;
    }
    bool origin_is_fine(const Call& request, const Caller& caller) const {
        const bool by_proxy = is_proxy(caller.address) && request.find("X-Forwarded-For") != request.end();
        return may_speak(view_of(request, http::field::origin), view_of(request, http::field::host), names,
                         by_proxy);
    }
    Reply refusal(int status, ProblemKind kind, const char* key) {
        ++metrics.refusals[static_cast<std::size_t>(kind)];
        return {status,
                protocol::write_answer(protocol::Refused{refuse(kind, key, int{protocol::kLongestMessage})})};
    }
    std::optional<Reply> why_no_upgrade(const Call& request, const Caller& caller,
                                        const std::string& address) {
        if (stopping) return refusal(503, ProblemKind::Limit, "server.stopping");
        if (!origin_is_fine(request, caller)) return refusal(403, ProblemKind::Right, "right.origin");
        if (has_too_many(sockets_of, address)) return refusal(429, ProblemKind::Limit, "limit.address");
        return {};
    }

    /// A WebSocket, until it ends.
    asio::awaitable<void> play(Socket socket, Call request, std::string address) {
        auto guest = std::make_shared<WebGuest>(std::move(socket), settings.limits, metrics);
        guest->address = address;
        guest->until = Steady::now() + kRequestTime;
        connections.insert(guest);
        ++sockets_of[address];
        WebSocket& stream = guest->stream();
        stream.read_message_max(kLargestFrame);
        stream.auto_fragment(false);
        stream.write_buffer_bytes(8);  // letters go out in one piece; servers do not mask
        stream.set_option(websocket::stream_base::decorator(
            [](websocket::response_type& response) { response.set(http::field::server, "Croupier"); }));
        // Pings of the WebSocket's own are answered by Beast: they count like any other message.
        stream.control_callback([this, raw = guest.get()](websocket::frame_type kind, beast::string_view) {
            if (kind == websocket::frame_type::ping && !hub.may_say_more(*raw)) raw->cut();
        });
        auto [error] = co_await stream.async_accept(request, kNoThrow);
        if (!error) {
            guest->until = Steady::time_point::max();
            request = {};
            hub.arrive(guest);
            beast::flat_buffer buffer;
            for (;;) {
                auto [wrong, bytes] = co_await stream.async_read(buffer, kNoThrow);
                if (wrong) break;
                const auto data = buffer.data();
                hub.hear(guest, {static_cast<const char*>(data.data()), data.size()});
                buffer.consume(buffer.size());
            }
            hub.leave(guest);
        }
        guest->cut();
        connections.erase(guest);
        if (--sockets_of[address] == 0) sockets_of.erase(address);
    }

    /// Waits until the hub has answered.
    template <class Start>
    asio::awaitable<Reply> wait_for(Start start) {
        auto reply = std::make_shared<Reply>();
        auto ready = std::make_shared<asio::steady_timer>(io, Steady::time_point::max());
        auto done = std::make_shared<bool>(false);
        start([reply, ready, done](Reply made) {
            *reply = std::move(made);
            *done = true;
            ready->cancel();
        });
        while (!*done) co_await ready->async_wait(kNoThrow);
        co_return std::move(*reply);
    }

    asio::awaitable<Response> answer(const Call& request, const Caller& caller, const std::string& address) {
        using To = Route::To;
        const Route asked = route(request.method_string(), request.target());
        switch (asked.to) {
            case To::WrongMethod: co_return made(request, refusal(405, ProblemKind::Form, "form.method"));
            case To::Health: co_return made(request, {200, "ok\n", "text/plain; charset=utf-8", {}});
            case To::Metrics:
                co_return made(request,
                               {200, metrics.text(), "text/plain; version=0.0.4; charset=utf-8", {}});
            case To::Games: co_return made(request, {200, games, "application/json", {}});
            case To::Nothing:
                co_return made(request, refusal(404, ProblemKind::Right, "table.no-such-table"));
            case To::Page: co_return answer_page(request, asked.path);
            case To::MakeTable:
                if (!origin_is_fine(request, caller))
                    co_return made(request, refusal(403, ProblemKind::Right, "right.origin"));
                break;
            default: break;
        }
        const auto start = [&](OnReply reply) { ask_hub(asked, request.body(), address, std::move(reply)); };
        co_return made(request, co_await wait_for(start));
    }

    void ask_hub(const Route& asked, const std::string& body, const std::string& address, OnReply reply) {
        using To = Route::To;
        switch (asked.to) {
            case To::MakeTable: return hub.make_table(body, address, std::move(reply));
            case To::Ready: return hub.check_store(std::move(reply));
            case To::Tables: return hub.list_tables(std::move(reply));
            case To::Past: return hub.list_past(asked.before, std::move(reply));
            case To::Journal: return hub.journal(asked.id, asked.by_watch, std::move(reply));
            case To::Statistics: return hub.statistics(asked.id, asked.by_watch, std::move(reply));
            default: return hub.show_table(asked.id, asked.by_watch, std::move(reply));
        }
    }

    Response answer_page(const Call& request, const std::string& path) {
        if (const PageFile* file = page.find(path)) return made_file(request, *file);
        const std::string host = view_of(request, http::field::host);
        if (page.empty() && path.find('.') == path.npos) return made(request, plain_page(host, path));
        return made(request, refusal(404, ProblemKind::Form, "form.no-page"));
    }

    /// What is said where no page is installed.
    Reply plain_page(const std::string& host, const std::string& path) const {
        const std::string address = "http://" + host + (path == "/" ? "" : path);
        return {200,
                words::say(core::phrase("server.no-page", core::Arg::quote(address)), {}) + "\n",
                "text/plain; charset=utf-8",
                {}};
    }

    asio::awaitable<void> keep_time() {
        int beats = 0;
        while (!stopping) {
            timer.expires_after(std::chrono::milliseconds(100));
            co_await timer.async_wait(kNoThrow);
            hub.tick();
            if (++beats % 10 == 0) sweep();
        }
    }
    void sweep() {
        const auto now = Steady::now();
        std::vector<std::shared_ptr<Connection>> late;
        for (const auto& connection : connections)
            if (connection->until < now) late.push_back(connection);
        for (const auto& connection : late) connection->cut();
    }

    void stop() {
        if (std::exchange(stopping, true)) return;
        log(Level::Info, "stopping");
        Error ignored;
        acceptor.close(ignored);
        timer.cancel();
        hub.stop([this] {
            // Some time for the last letters, then everything is cut.
            timer.expires_after(std::chrono::milliseconds(500));
            timer.async_wait([this](Error) {
                for (const auto& connection : std::set(connections)) connection->cut();
                asio::post(io, [this] { io.stop(); });
            });
        });
    }

    Settings settings;
    Metrics metrics;
    Page page;
    std::string games;
    std::vector<std::string> names;
    asio::io_context io{1};
    Acceptor acceptor;
    asio::basic_waitable_timer<Steady, asio::wait_traits<Steady>, Executor> timer;
    std::set<std::shared_ptr<Connection>> connections;
    std::unordered_map<std::string, int> sockets_of;  // WebSockets, by who is behind a proxy
    std::unordered_map<std::string, int> callers_of;  // connections of all kinds, by who is at the other end
    bool stopping = false;
    Hub hub;
};

Server::Server(const Settings& settings, store::Store& store)
    : inside_(std::make_unique<Inside>(settings, store)) {}

Server::~Server() = default;

int Server::port() const { return inside_->acceptor.local_endpoint().port(); }

void Server::run(bool signals) {
    Inside& inside = *inside_;
    asio::basic_signal_set<Executor> ends(inside.io);
    if (signals) {
        ends.add(SIGINT);
        ends.add(SIGTERM);
        ends.async_wait([&inside](Error error, int) {
            if (!error) inside.stop();
        });
    }
    asio::co_spawn(inside.io, inside.accept(), asio::detached);
    asio::co_spawn(inside.io, inside.keep_time(), asio::detached);
    inside.hub.resume();
    inside.io.run();
}

void Server::stop() {
    asio::post(inside_->io, [this] { inside_->stop(); });
}

}  // namespace server
