#pragma once
// Time as a measurement needs it: what this thread used of a processor, not what passed on the wall. On a
// machine that is shared the wall also counts the work of others.

#include <ctime>

namespace app {

class Stopwatch {
   public:
    double seconds() const { return now() - begin_; }

   private:
    static double now() {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    }
    double begin_ = now();
};

}  // namespace app
