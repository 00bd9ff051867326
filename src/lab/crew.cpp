#include "lab/crew.h"

#include <atomic>
#include <thread>

namespace lab {

Pace pace_of(int threads, std::chrono::milliseconds time, std::uint64_t playouts, std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    Pace pace;
    pace.playouts = playouts;
    pace.seed = seed;
    pace.time_gone = [begin = Clock::now(), time] {
        return std::chrono::duration<double>(Clock::now() - begin) / std::chrono::duration<double>(time);
    };
    pace.share = [threads](int count, const std::function<void(int)>& job) {
        std::atomic<int> next{0};
        const auto work = [&] {
            for (int i = next++; i < count; i = next++) job(i);
        };
        std::vector<std::thread> helpers;
        for (int i = 1; i < std::min(threads, count); ++i) helpers.emplace_back(work);
        work();
        for (std::thread& helper : helpers) helper.join();
    };
    return pace;
}

}  // namespace lab
