#include "app/console.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>

#include "app/files.h"

namespace app {

void StandardConsole::read_more() {
    char some[4096];
    const ssize_t count = read(STDIN_FILENO, some, sizeof some);
    if (count > 0)
        read_.append(some, static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        ended_ = true;
}

std::optional<std::string> StandardConsole::read_line() {
    flush_output();
    while (!has_line()) read_more();
    if (read_.empty()) return {};
    const std::size_t end = read_.find('\n');
    std::string line = read_.substr(0, end);
    read_.erase(0, end == read_.npos ? read_.size() : end + 1);
    return line;
}

void StandardConsole::write(std::string_view text) { print(text); }

int StandardConsole::height() const {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return 0;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) return 24;
    return size.ws_row;
}

terminal::LiveConsole::Ready StandardConsole::wait(int other, int milliseconds) {
    flush_output();
    if (has_line()) return Ready::Line;
    pollfd waiting[] = {{STDIN_FILENO, POLLIN, 0}, {other, POLLIN, 0}};
    if (poll(waiting, 2, milliseconds) <= 0) return Ready::Nothing;
    if (waiting[0].revents != 0) {
        read_more();
        if (has_line()) return Ready::Line;
    }
    return waiting[1].revents != 0 ? Ready::Other : Ready::Nothing;
}

}  // namespace app
