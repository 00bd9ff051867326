#pragma once
// Threads that play deals.

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/arena/contest.h"

namespace bots::arena {

/// Plays these deals, in their order, on so many threads; what a deal comes to does not depend on them.
class Workers {
   public:
    Workers(const Contest& contest, std::vector<std::uint64_t> deals, int threads);
    /// Lets every thread end its deal.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// A deal that has been played, as soon as there is one; nothing after so long.
    std::optional<Deal> next(std::chrono::milliseconds patience);

   private:
    void work();

    const Contest& contest_;
    std::vector<std::uint64_t> deals_;
    std::atomic<std::size_t> taken_ = 0;
    std::mutex door_;
    std::condition_variable played_one_;
    std::deque<Deal> played_;
    std::exception_ptr trouble_;
    std::vector<std::thread> threads_;
};

/// Takes deals in any order and hands them on in the order of their numbers, so that sums and tests see the
/// same sequence however many threads or machines there are.
class InOrder {
   public:
    void add(Deal deal);
    /// The next deal in order, if it is there.
    std::optional<Deal> take();

   private:
    std::uint64_t next_ = 0;
    std::deque<std::optional<Deal>> waiting_;  // from `next_` on
};

}  // namespace bots::arena
