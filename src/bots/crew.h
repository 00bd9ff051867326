#pragma once
// The threads and the clock of a search. WebAssembly has neither: there one thread does all the work, and
// only playouts limit it.

#include <chrono>

#ifndef __wasm__
#include <barrier>
#include <thread>
#include <vector>
#endif

namespace bots {

#ifdef __wasm__

struct Clock {
    using time_point = std::chrono::steady_clock::time_point;
    static time_point now() { return {}; }
};

/// The work of each lap; after a lap `finish` is called once.
template <class Work, class Finish>
void run_laps(unsigned, int laps, Work work, Finish finish) {
    for (int lap = 0; lap < laps; ++lap) {
        work(0u, lap);
        finish();
    }
}
inline unsigned threads_for(int) { return 1; }

#else

using Clock = std::chrono::steady_clock;

/// The work of each lap, by all threads at once; after a lap, when all have arrived, `finish` is called once.
template <class Work, class Finish>
void run_laps(unsigned threads, int laps, Work work, Finish finish) {
    std::barrier arrived(static_cast<std::ptrdiff_t>(threads), [&]() noexcept { finish(); });
    const auto run = [&](unsigned thread) {
        for (int lap = 0; lap < laps; ++lap) {
            work(thread, lap);
            arrived.arrive_and_wait();
        }
    };
    std::vector<std::thread> helpers;
    for (unsigned thread = 1; thread < threads; ++thread) helpers.emplace_back(run, thread);
    run(0);
    for (std::thread& helper : helpers) helper.join();
}
inline unsigned threads_for(int wanted) { return static_cast<unsigned>(wanted < 1 ? 1 : wanted); }

#endif

}  // namespace bots
