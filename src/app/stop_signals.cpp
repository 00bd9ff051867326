#include "app/stop_signals.h"

#include <ctime>
#include <iterator>

namespace app {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM};

volatile std::sig_atomic_t noted = 0;
volatile std::sig_atomic_t noted_at = 0;  // in seconds of the machine's clock

/// Who presses Ctrl-C sometimes sends it twice without knowing, through a script that stands between.
void note(int signal) {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    const auto seconds = static_cast<std::sig_atomic_t>(now.tv_sec);
    if (noted == 0) {
        noted = 1;
        noted_at = seconds;
    } else if (seconds - noted_at >= 2) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
}

void mask(int how) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : kSignals) sigaddset(&set, signal);
    pthread_sigmask(how, &set, nullptr);
}

}  // namespace

StopSignals::StopSignals() {
    noted = 0;
    struct sigaction action{};
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < std::size(kSignals); ++i) sigaction(kSignals[i], &action, &before_[i]);
}

StopSignals::~StopSignals() {
    for (std::size_t i = 0; i < std::size(kSignals); ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

bool StopSignals::stopped() const { return noted != 0; }
void StopSignals::hold() const { mask(SIG_BLOCK); }
void StopSignals::release() const { mask(SIG_UNBLOCK); }

}  // namespace app
