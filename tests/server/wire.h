#pragma once
// A client made of a bare socket: HTTP requests and WebSocket frames by hand, so that a test can also send
// what no library would.

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <nlohmann/json.hpp>

namespace tests {

using nlohmann::json;

class Wire {
   public:
    /// `room`: how many bytes may wait to be read, if the usual number is too many.
    explicit Wire(int port, int room = 0) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        if (room > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        wait_at_most(20'000);
    }
    /// For how long one message is waited for.
    void wait_at_most(int milliseconds) {
        timeval limit{milliseconds / 1000, milliseconds % 1000 * 1000};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    }
    ~Wire() { close(socket_); }
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    void raw(const std::string& bytes) {
        std::size_t sent = 0;
        while (sent < bytes.size()) {
            const ssize_t some = send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
            if (some <= 0) return;
            sent += static_cast<std::size_t>(some);
        }
    }
    /// The head of an answer and its body.
    std::pair<std::string, std::string> http(const std::string& method, const std::string& target,
                                             const std::string& body = "", const std::string& headers = "") {
        raw(method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + headers +
            "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        return answer();
    }
    std::pair<std::string, std::string> answer() {
        while (buffer_.find("\r\n\r\n") == buffer_.npos)
            if (!more()) return {};
        const std::size_t end = buffer_.find("\r\n\r\n") + 4;
        const std::string head = buffer_.substr(0, end);
        std::size_t length = 0;
        if (const std::size_t at = head.find("Content-Length: "); at != head.npos)
            length = std::stoul(head.substr(at + 16));
        while (buffer_.size() < end + length)
            if (!more()) break;
        const std::string body = buffer_.substr(end, length);
        buffer_.erase(0, end + length);
        return {head, body};
    }
    /// The first line of the answer to the wish to become a WebSocket.
    std::string upgrade(const std::string& headers = "") {
        raw("GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
            headers + "\r\n");
        const std::string head = answer().first;
        return head.substr(0, head.find("\r\n"));
    }
    void say(const char* text) { say(std::string(text)); }
    void say(const std::string& text) {
        std::string frame = "\x81";
        if (text.size() < 126) {
            frame += static_cast<char>(0x80 | text.size());
        } else {
            frame += static_cast<char>(0x80 | 126);
            frame += static_cast<char>(text.size() >> 8);
            frame += static_cast<char>(text.size() & 0xff);
        }
        raw(frame + std::string(4, '\0') + text);  // masked with zeros
    }
    void say(const json& message) { say(message.dump()); }
    /// The next text message; empty when the connection has ended.
    std::string hear() {
        for (;;) {
            while (buffer_.size() < 2)
                if (!more()) return {};
            const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
            std::size_t length = byte(1) & 0x7f, head = 2;
            const std::size_t wide = length == 126 ? 2 : length == 127 ? 8 : 0;
            while (buffer_.size() < head + wide)
                if (!more()) return {};
            if (wide > 0) {
                length = 0;
                for (std::size_t i = 0; i < wide; ++i) length = length << 8 | byte(2 + i);
                head += wide;
            }
            while (buffer_.size() < head + length)
                if (!more()) return {};
            const int kind = byte(0) & 0x0f;
            std::string text = buffer_.substr(head, length);
            buffer_.erase(0, head + length);
            if (kind == 8) return {};
            if (kind == 1) return text;
        }
    }
    /// The next message of that kind; others are passed over.
    json hear(const std::string& kind) {
        for (;;) {
            const std::string text = hear();
            if (text.empty()) {
                ADD_FAILURE() << "the connection ended before " << kind;
                return {};
            }
            json message = json::parse(text);
            if (message.contains(kind)) return message;
        }
    }

   private:
    bool more() {
        char bytes[65536];
        ssize_t got = 0;
        do got = recv(socket_, bytes, sizeof bytes, 0);
        while (got < 0 && errno == EINTR);  // somebody stopped the test and let it go on
        if (got <= 0) return false;
        buffer_.append(bytes, static_cast<std::size_t>(got));
        return true;
    }
    int socket_;
    std::string buffer_;
};

}  // namespace tests
