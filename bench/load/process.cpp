#include "load/process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <fstream>
#include <thread>

#include "load/line.h"

extern char** environ;

namespace load {

int free_port() {
    const int opened = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(opened, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(opened, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(opened);
    return ntohs(address.sin_port);
}

Serving::Serving(std::vector<std::string> words, int port, std::string log)
    : words_(std::move(words)), port_(port), log_(std::move(log)) {}

Serving::~Serving() { kill_it(); }

void Serving::start(const std::string& fail) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    posix_spawn_file_actions_adddup2(&files, 1, 2);
    std::vector<char*> arguments, variables;
    for (std::string& word : words_) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::string failing = "CROUPIER_FAIL=" + fail;
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!std::string_view(*variable).starts_with("CROUPIER_")) variables.push_back(*variable);
    if (!fail.empty()) variables.push_back(failing.data());
    variables.push_back(nullptr);
    posix_spawnp(&id_, words_.front().c_str(), &files, nullptr, arguments.data(), variables.data());
    posix_spawn_file_actions_destroy(&files);
}

bool Serving::wait_until_it_serves() {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (std::chrono::steady_clock::now() < end && !has_ended()) {
        if (request(port_, "GET", "/healthz").status == 200) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return false;
}

void Serving::kill_it() {
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    ::waitpid(id_, nullptr, 0);
    id_ = 0;
}

void Serving::stop() {
    if (id_ <= 0) return;
    ::kill(id_, SIGTERM);
    ::waitpid(id_, nullptr, 0);
    id_ = 0;
}

bool Serving::has_ended() {
    if (id_ > 0 && ::waitpid(id_, nullptr, WNOHANG) == id_) id_ = 0;
    return id_ <= 0;
}

double Serving::cpu_seconds() const {
    clockid_t clock;
    timespec time{};
    if (clock_getcpuclockid(id_, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

double Serving::memory() const {
    std::ifstream pages("/proc/" + std::to_string(id_) + "/statm");
    double all = 0, resident = 0;
    pages >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

}  // namespace load
