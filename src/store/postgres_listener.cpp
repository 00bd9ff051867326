#include "store/postgres_listener.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <charconv>
#include <future>

#include "store/postgres_connection.h"

namespace store::postgres {

std::string appended(const std::string& server, const std::string& table, int last) {
    return server + " " + std::to_string(last) + " " + table;
}

std::string announcement(const std::string& server, const std::string& text) { return server + " - " + text; }

std::optional<Note> heard(const std::string& server, const std::string& payload) {
    const std::size_t first = payload.find(' ');
    const std::size_t second = first == payload.npos ? first : payload.find(' ', first + 1);
    if (second == payload.npos || payload.compare(0, first, server) == 0) return std::nullopt;
    const std::string what = payload.substr(first + 1, second - first - 1), rest = payload.substr(second + 1);
    if (what == "-") return Note{Note::Kind::Announced, {}, -1, rest};
    int last = -1;
    const auto read = std::from_chars(what.data(), what.data() + what.size(), last);
    if (read.ec != std::errc() || read.ptr != what.data() + what.size()) return std::nullopt;
    return Note{Note::Kind::Appended, rest, last, {}};
}

Listener::Listener(std::string address, std::string server, std::function<void(const Note&)> tell)
    : address_(std::move(address)), server_(std::move(server)), tell_(std::move(tell)) {
    if (::pipe2(wake_, O_CLOEXEC) != 0) throw Failure(Fault::Io, "No pipe can be made.");
    thread_ = std::thread([this] { work(); });
}

Listener::~Listener() {
    ending_ = true;
    [[maybe_unused]] const auto written = ::write(wake_[1], "x", 1);
    thread_.join();
    ::close(wake_[0]);
    ::close(wake_[1]);
}

bool Listener::wait(int socket, int milliseconds) {
    pollfd files[] = {{wake_[0], POLLIN, 0}, {socket, POLLIN, 0}};
    ::poll(files, socket < 0 ? 1 : 2, milliseconds);
    return !ending_;
}

void Listener::work() {
    while (!ending_) {
        try {
            hear();
        } catch (const Failure&) {
            // The database is away; what it says while it is away is told as missed once it is back.
        }
        wait(-1, 500);
    }
}

void Listener::hear() {
    Connection connection(address_, true);
    connection.ready();
    connection.run_all("LISTEN croupier");
    // Whatever happened before this moment has not been heard.
    tell_({Note::Kind::Missed, {}, -1, {}});
    while (!ending_) {
        while (PGnotify* said = PQnotifies(connection.raw())) {
            const std::string payload = said->extra;
            PQfreemem(said);
            if (const std::optional<Note> note = heard(server_, payload)) tell_(*note);
        }
        if (!wait(PQsocket(connection.raw()), 15000)) return;
        if (PQconsumeInput(connection.raw()) == 0 || connection.broken()) return;
    }
}

}  // namespace store::postgres
