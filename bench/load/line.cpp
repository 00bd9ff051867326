#include "load/line.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>

namespace load {
namespace {

sockaddr_in here(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

constexpr std::string_view kUpgrade =
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

}  // namespace

Loop::Loop() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
Loop::~Loop() { ::close(epoll_); }

void Loop::step(int milliseconds) {
    epoll_event events[256];
    const int count = epoll_wait(epoll_, events, 256, milliseconds);
    for (int i = 0; i < count; ++i) static_cast<Line*>(events[i].data.ptr)->serve(events[i].events);
}

void Line::dial(int port) {
    hang_up();
    file_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (file_ < 0) return lost();
    const int on = 1;
    setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const sockaddr_in address = here(port);
    if (::connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 &&
        errno != EINPROGRESS)
        return fall();
    state_ = State::Upgrading;
    out_ = kUpgrade;
    wants_to_write_ = true;
    epoll_event event{EPOLLIN | EPOLLOUT, {.ptr = this}};
    epoll_ctl(loop_.epoll_, EPOLL_CTL_ADD, file_, &event);
}

void Line::hang_up() {
    if (file_ >= 0) ::close(file_);
    file_ = -1;
    state_ = State::Idle;
    in_.clear();
    out_.clear();
}

void Line::fall() {
    hang_up();
    lost();
}

void Line::say(std::string_view text) {
    if (state_ != State::Open) return;
    out_ += '\x81';
    if (text.size() < 126) {
        out_ += static_cast<char>(0x80 | text.size());
    } else {
        out_ += static_cast<char>(0x80 | 126);
        out_ += static_cast<char>(text.size() >> 8);
        out_ += static_cast<char>(text.size() & 0xff);
    }
    out_.append(4, '\0');  // masked with zeros
    out_ += text;
    flush();
}

void Line::want(bool writable) {
    if (writable == wants_to_write_) return;
    wants_to_write_ = writable;
    epoll_event event{writable ? EPOLLIN | EPOLLOUT : std::uint32_t{EPOLLIN}, {.ptr = this}};
    epoll_ctl(loop_.epoll_, EPOLL_CTL_MOD, file_, &event);
}

/// What cannot be sent is noticed as lost when the loop steps.
void Line::flush() {
    while (!out_.empty()) {
        const ssize_t sent = ::send(file_, out_.data(), out_.size(), MSG_NOSIGNAL);
        if (sent <= 0) break;
        out_.erase(0, static_cast<std::size_t>(sent));
    }
    want(!out_.empty());
}

void Line::serve(std::uint32_t events) {
    if (file_ < 0) return;
    if ((events & (EPOLLERR | EPOLLHUP)) != 0 && (events & EPOLLIN) == 0) return fall();
    if ((events & EPOLLOUT) != 0) flush();
    if ((events & EPOLLIN) == 0) return;
    const bool more = read_all();
    const int file = file_;
    if (state_ == State::Upgrading && upgraded()) opened();
    if (state_ == State::Open) deliver();
    if (!more && file_ == file && file_ >= 0) fall();
}

/// False at the end of the connection.
bool Line::read_all() {
    char bytes[65536];
    for (;;) {
        const ssize_t got = ::recv(file_, bytes, sizeof bytes, 0);
        if (got > 0) in_.append(bytes, static_cast<std::size_t>(got));
        if (got == static_cast<ssize_t>(sizeof bytes)) continue;
        return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
    }
}

bool Line::upgraded() {
    const std::size_t end = in_.find("\r\n\r\n");
    if (end == in_.npos) return false;
    const bool yes = in_.starts_with("HTTP/1.1 101");
    in_.erase(0, end + 4);
    if (yes) state_ = State::Open;
    return yes;
}

void Line::deliver() {
    std::size_t begin = 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in_[begin + i]); };
    while (state_ == State::Open && in_.size() - begin >= 2) {
        std::size_t length = byte(1) & 0x7f, head = 2;
        const std::size_t wide = length == 126 ? 2 : length == 127 ? 8 : 0;
        if (in_.size() - begin < head + wide) break;
        if (wide > 0) {
            length = 0;
            for (std::size_t i = 0; i < wide; ++i) length = length << 8 | byte(2 + i);
            head += wide;
        }
        if (in_.size() - begin < head + length) break;
        const int kind = byte(0) & 0x0f;
        const std::string text = in_.substr(begin + head, kind == 1 ? length : 0);
        begin += head + length;
        const int file = file_;
        if (kind == 8) return fall();
        if (kind == 1) heard(text);
        if (file_ != file) return;  // hung up, or dialled anew
    }
    in_.erase(0, begin);
}

Answer request(int port, const std::string& method, const std::string& path, const std::string& body) {
    const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const timeval limit{20, 0};
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    const sockaddr_in address = here(port);
    Answer answer;
    if (::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
        const std::string text = method + " " + path +
                                 " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: " +
                                 std::to_string(body.size()) + "\r\n\r\n" + body;
        [[maybe_unused]] const ssize_t sent = ::send(file, text.data(), text.size(), MSG_NOSIGNAL);
        std::string heard;
        char bytes[65536];
        for (ssize_t got; (got = ::recv(file, bytes, sizeof bytes, 0)) > 0;)
            heard.append(bytes, static_cast<std::size_t>(got));
        constexpr std::size_t kStatusAt = 9;  // behind "HTTP/1.1 "
        if (heard.size() > kStatusAt + 3)
            std::from_chars(heard.data() + kStatusAt, heard.data() + kStatusAt + 3, answer.status);
        if (const std::size_t end = heard.find("\r\n\r\n"); end != heard.npos)
            answer.body = heard.substr(end + 4);
    }
    ::close(file);
    return answer;
}

}  // namespace load
