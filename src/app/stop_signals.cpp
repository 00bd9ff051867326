#include "app/stop_signals.h"

#include <iterator>

namespace app {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM};

volatile std::sig_atomic_t noted = 0;

void note(int) { noted = 1; }

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
    action.sa_flags = SA_RESETHAND;
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
