#include "client/wire.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <deque>

namespace client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using beast::error_code;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;

constexpr std::size_t kLongestText = 4u << 20;
constexpr const char* kWho = "croupier";

[[noreturn]] void fail(const Address& address, const std::string& what, const error_code& error) {
    std::string why = error.message();
    if (error == beast::error::timeout) why = "it did not answer in time";
    if (error == asio::error::connection_refused) why = "no program listens there";
    if (error == http::error::end_of_stream || error == asio::error::eof) why = "it hung up";
    throw Failure{Fault::Lost, what + " " + address.server() + " failed: " + why + "."};
}

/// An io_context that is run until something asked for has happened.
class Loop {
   public:
    asio::io_context context;

    /// Starts something that calls back with an error code, and waits for it.
    template <class Start>
    error_code wait(Start start) {
        std::optional<error_code> done;
        start([&](error_code error, auto&&...) { done = error; });
        context.restart();
        while (!done && context.run_one() > 0) {
        }
        return done.value_or(asio::error::operation_aborted);
    }
};

asio::ssl::context& certificates() {
    static asio::ssl::context context = [] {
        asio::ssl::context made(asio::ssl::context::tls_client);
        made.set_default_verify_paths();
        made.set_verify_mode(asio::ssl::verify_peer);
        return made;
    }();
    return context;
}

std::unique_ptr<Plain> stream_to(Loop& loop, const Plain*) { return std::make_unique<Plain>(loop.context); }
std::unique_ptr<Secure> stream_to(Loop& loop, const Secure*) {
    return std::make_unique<Secure>(loop.context, certificates());
}

void shake_hands(Loop&, Plain&, const Address&) {}
void shake_hands(Loop& loop, Secure& stream, const Address& address) {
    SSL_set_tlsext_host_name(stream.native_handle(), address.host.c_str());
    stream.set_verify_callback(asio::ssl::host_name_verification(address.host));
    const error_code error =
        loop.wait([&](auto done) { stream.async_handshake(asio::ssl::stream_base::client, done); });
    if (error) fail(address, "A secure connection to", error);
}

/// A stream that has been connected.
template <class Stream>
std::unique_ptr<Stream> dial(Loop& loop, const Address& address, milliseconds patience) {
    asio::ip::tcp::resolver resolver(loop.context);
    error_code error;
    const auto found = resolver.resolve(address.host, address.port, error);
    if (error)
        throw Failure{Fault::Lost, "The host " + address.host + " cannot be found: " + error.message() + "."};
    auto stream = stream_to(loop, static_cast<const Stream*>(nullptr));
    auto& tcp = beast::get_lowest_layer(*stream);
    tcp.expires_after(patience);
    error = loop.wait([&](auto done) {
        tcp.async_connect(found, [done](error_code failed, const auto&) mutable { done(failed); });
    });
    if (error) fail(address, "Connecting to", error);
    tcp.socket().set_option(asio::ip::tcp::no_delay(true), error);
    shake_hands(loop, *stream, address);
    return stream;
}

// ------------------------------------------------------------------------------------------ WebSocket

template <class Stream>
class WireOver final : public Wire {
   public:
    WireOver(const Address& address, milliseconds patience)
        : address_(address), socket_(std::move(*dial<Stream>(loop_, address, patience))) {
        // The WebSocket has times of its own: it pings a silent server, and gives up on a dead one.
        beast::get_lowest_layer(socket_).expires_never();
        socket_.set_option(websocket::stream_base::timeout{patience, std::chrono::seconds(60), true});
        socket_.set_option(websocket::stream_base::decorator(
            [](websocket::request_type& request) { request.set(http::field::user_agent, kWho); }));
        websocket::permessage_deflate shorter;
        shorter.client_enable = true;
        socket_.set_option(shorter);
        socket_.read_message_max(kLongestText);
        socket_.text(true);
        const error_code error = loop_.wait([&](auto done) {
            socket_.async_handshake(answer_, address_.host_and_port(), address_.prefix + "/ws", done);
        });
        if (error) refuse(error);
        listen();
    }

    ~WireOver() override {
        if (gone_ || !socket_.is_open()) return;
        // A server that does not say goodbye is left without one.
        bool done = false;
        socket_.async_close(websocket::close_code::normal, [&](error_code) { done = true; });
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(500);
        loop_.context.restart();
        while (!done && std::chrono::steady_clock::now() < end) loop_.context.run_one_until(end);
        if (done) return;
        error_code ignored;
        beast::get_lowest_layer(socket_).socket().close(ignored);
        loop_.context.restart();
        loop_.context.run_for(std::chrono::milliseconds(100));
    }

    void send(const std::string& text) override {
        if (gone_) fail(address_, "Sending to", *gone_);
        if (const error_code error =
                loop_.wait([&](auto done) { socket_.async_write(asio::buffer(text), done); }))
            fail(address_, "Sending to", error);
    }

    std::optional<std::string> receive(milliseconds patience) override {
        const auto end = std::chrono::steady_clock::now() + patience;
        loop_.context.restart();
        loop_.context.poll();
        while (texts_.empty() && !gone_) {
            if (loop_.context.stopped()) loop_.context.restart();
            if (std::chrono::steady_clock::now() >= end) break;
            loop_.context.run_one_until(end);
        }
        if (!texts_.empty()) {
            std::string text = std::move(texts_.front());
            texts_.pop_front();
            return text;
        }
        if (gone_) fail(address_, "The connection to", *gone_);
        return {};
    }

    int descriptor() const override { return const_cast<WireOver&>(*this).lowest().socket().native_handle(); }

   private:
    beast::tcp_stream& lowest() { return beast::get_lowest_layer(socket_); }

    void listen() {
        socket_.async_read(buffer_, [this](error_code error, std::size_t) {
            if (error) {
                gone_ = error;
                return;
            }
            texts_.push_back(beast::buffers_to_string(buffer_.data()));
            buffer_.clear();
            listen();
        });
    }
    [[noreturn]] void refuse(const error_code& error) {
        if (error == websocket::error::upgrade_declined)
            throw Failure{Fault::Lost, address_.server() +
                                           " is no table server, or refuses us: it answered " +
                                           std::to_string(answer_.result_int()) + "."};
        fail(address_, "Connecting to", error);
    }

    Loop loop_;
    Address address_;
    websocket::stream<Stream> socket_;
    websocket::response_type answer_;
    beast::flat_buffer buffer_;
    std::deque<std::string> texts_;
    std::optional<error_code> gone_;
};

// ------------------------------------------------------------------------------------------ HTTP

template <class Stream>
Answer ask(const Address& address, const http::request<http::string_body>& request, milliseconds patience) {
    Loop loop;
    const auto stream = dial<Stream>(loop, address, patience);
    beast::get_lowest_layer(*stream).expires_after(patience);
    if (const error_code error = loop.wait([&](auto done) { http::async_write(*stream, request, done); }))
        fail(address, "Asking", error);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> answer;
    answer.body_limit(64u << 20);
    if (const error_code error =
            loop.wait([&](auto done) { http::async_read(*stream, buffer, answer, done); }))
        fail(address, "Asking", error);
    Answer made{static_cast<int>(answer.get().result_int()), answer.get().body(), ""};
    for (const auto& field : answer.get())
        made.headers += std::string(field.name_string()) + ": " + std::string(field.value()) + "\n";
    return made;
}

Answer ask(const Address& address, http::verb verb, const std::string& path, const std::string& body,
           milliseconds patience) {
    http::request<http::string_body> request{verb, address.prefix + path, 11};
    request.set(http::field::host, address.host_and_port());
    request.set(http::field::user_agent, kWho);
    request.set(http::field::accept, "application/json");
    request.keep_alive(false);
    if (!body.empty()) {
        request.set(http::field::content_type, "application/json");
        request.body() = body;
    }
    request.prepare_payload();
    return address.secure ? ask<Secure>(address, request, patience) : ask<Plain>(address, request, patience);
}

}  // namespace

std::unique_ptr<Wire> connect(const Address& address, milliseconds patience) {
    if (address.secure) return std::make_unique<WireOver<Secure>>(address, patience);
    return std::make_unique<WireOver<Plain>>(address, patience);
}

Answer get(const Address& address, const std::string& path, milliseconds patience) {
    return ask(address, http::verb::get, path, "", patience);
}

Answer post(const Address& address, const std::string& path, const std::string& body, milliseconds patience) {
    return ask(address, http::verb::post, path, body, patience);
}

}  // namespace client
