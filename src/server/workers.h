#pragma once
// Threads beside the one that serves: a clerk who reads in the store, and bots that think.

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace server {

/// Work done in order by some threads. Quick work has a thread that slow work never keeps busy.
class Workers {
   public:
    using Work = std::function<void()>;

    explicit Workers(int threads);
    /// Ends after what is being done; what has not begun is left undone.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    void slow(Work work);
    void quick(Work work);

   private:
    void run(bool only_quick);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Work> slow_, quick_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace server
