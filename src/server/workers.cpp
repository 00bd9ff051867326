#include "server/workers.h"

namespace server {

Workers::Workers(int threads) {
    // One more, that only does quick work.
    for (int i = 0; i <= threads; ++i) threads_.emplace_back([this, i] { run(i == 0); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Workers::slow(Work work) {
    {
        const std::lock_guard lock(mutex_);
        slow_.push_back(std::move(work));
    }
    changed_.notify_all();
}

void Workers::quick(Work work) {
    {
        const std::lock_guard lock(mutex_);
        quick_.push_back(std::move(work));
    }
    changed_.notify_all();
}

void Workers::run(bool only_quick) {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [&] { return ending_ || !quick_.empty() || (!only_quick && !slow_.empty()); });
        if (ending_) return;
        std::deque<Work>& queue = quick_.empty() ? slow_ : quick_;
        Work work = std::move(queue.front());
        queue.pop_front();
        lock.unlock();
        work();
        lock.lock();
    }
}

}  // namespace server
