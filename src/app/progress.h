#pragma once
// A bar on standard error with the time left; nothing where that is no terminal.

#include <chrono>
#include <string>

namespace app {

class Progress {
   public:
    /// `known`: so many are done already, and say nothing about the speed.
    Progress(std::string what, std::uint64_t all, std::uint64_t known);
    ~Progress();
    void show(std::uint64_t done);

   private:
    using Clock = std::chrono::steady_clock;
    std::string what_;
    std::uint64_t all_, known_;
    bool terminal_;
    Clock::time_point begin_, shown_;
};

/// 90 as "1 min 30 s", 5 as "5 s", 7300 as "2 h 1 min".
std::string duration_in_words(double seconds);

}  // namespace app
