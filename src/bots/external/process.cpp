#include "bots/external/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace bots::external {

Process::Process(const std::string& command, const std::string& errors_file) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    socket_ = ends[0];
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors_file.c_str(),
                                     O_WRONLY | O_CREAT | O_APPEND, 0600);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);  // we ignore it, and that would be inherited
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh", option = "-c", text = command;
    char* const words[] = {shell.data(), option.data(), text.data(), nullptr};
    if (posix_spawn(&pid_, "/bin/sh", &actions, &attributes, words, environ) != 0) pid_ = -1;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
}

Process::~Process() {
    if (socket_ >= 0) close(socket_);
    if (pid_ <= 0) return;
    kill(-pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

bool Process::wait_for(short event, Deadline deadline) const {
    for (;;) {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        const int milliseconds = static_cast<int>(std::clamp<long long>(left.count(), 0, 1 << 30));
        pollfd waiting{socket_, event, 0};
        const int ready = poll(&waiting, 1, milliseconds);
        if (ready > 0) return true;
        if (ready == 0) return false;
        if (errno != EINTR) return false;
    }
}

Spoke Process::send(std::string_view line, Deadline deadline) {
    std::string text(line);
    text += '\n';
    for (std::string_view rest = text; !rest.empty();) {
        if (!wait_for(POLLOUT, deadline)) return Spoke::Late;
        const ssize_t sent = ::send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (sent <= 0) return Spoke::Ended;
        rest.remove_prefix(static_cast<std::size_t>(sent));
    }
    return Spoke::Well;
}

Spoke Process::receive(std::string& line, Deadline deadline) {
    for (;;) {
        const std::size_t end = read_.find('\n');
        if (end != read_.npos) {
            line = read_.substr(0, end);
            read_.erase(0, end + 1);
            return Spoke::Well;
        }
        if (read_.size() > kLongestLine) return Spoke::TooLong;
        if (!wait_for(POLLIN, deadline)) return Spoke::Late;
        char some[4096];
        const ssize_t count = recv(socket_, some, sizeof some, MSG_DONTWAIT);
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (count <= 0) return Spoke::Ended;
        read_.append(some, static_cast<std::size_t>(count));
    }
}

}  // namespace bots::external
