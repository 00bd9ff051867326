#include "app/progress.h"

#include <fmt/format.h>
#include <unistd.h>

namespace app {

std::string duration_in_words(double seconds) {
    const auto whole = static_cast<long>(seconds + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
}

Progress::Progress(std::string what, std::uint64_t all, std::uint64_t known)
    : what_(std::move(what)),
      all_(all),
      known_(known),
      terminal_(isatty(STDERR_FILENO) != 0),
      begin_(Clock::now()),
      shown_(begin_) {}

Progress::~Progress() {
    if (terminal_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::show(std::uint64_t done) {
    const Clock::time_point now = Clock::now();
    if (!terminal_ || now - shown_ < std::chrono::milliseconds(200)) return;
    shown_ = now;
    constexpr std::uint64_t kWidth = 30;
    const std::uint64_t filled = all_ == 0 ? kWidth : kWidth * done / all_;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    std::string left = "…";
    if (done > known_)
        left = duration_in_words(seconds * static_cast<double>(all_ - done) /
                                 static_cast<double>(done - known_)) +
               " left";
    fmt::print(stderr, "\r\x1b[K[{:#<{}}{:.<{}}] {} of {} {}, {}", "", filled, "", kWidth - filled, done,
               all_, what_, left);
    std::fflush(stderr);
}

}  // namespace app
