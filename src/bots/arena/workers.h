#pragma once
// Threads that play, and what they have played brought back into order.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace bots::arena {

/// Does pieces of work 0 to `count` - 1, in their order, on so many threads; what one comes to must not
/// depend on them.
template <class Played>
class Workers {
   public:
    using Play = std::function<Played(std::uint64_t piece)>;

    Workers(Play play, std::uint64_t count, int threads) : play_(std::move(play)), count_(count) {
        for (int i = 0; i < threads; ++i) threads_.emplace_back(&Workers::work, this);
    }
    /// Lets every thread end its piece.
    ~Workers() {
        stopped_ = true;
        for (std::thread& thread : threads_) thread.join();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// A piece that has been played, as soon as there is one; nothing after so long.
    std::optional<Played> next(std::chrono::milliseconds patience) {
        std::unique_lock lock(door_);
        played_one_.wait_for(lock, patience, [&] { return !played_.empty() || trouble_; });
        if (trouble_) std::rethrow_exception(trouble_);
        if (played_.empty()) return {};
        Played played = std::move(played_.front());
        played_.pop_front();
        return played;
    }

   private:
    void work() {
        while (!stopped_) {
            const std::uint64_t mine = taken_++;
            if (mine >= count_) return;
            try {
                Played played = play_(mine);
                const std::lock_guard lock(door_);
                played_.push_back(std::move(played));
            } catch (...) {
                const std::lock_guard lock(door_);
                trouble_ = std::current_exception();
            }
            played_one_.notify_one();
        }
    }

    Play play_;
    std::uint64_t count_;
    std::atomic<std::uint64_t> taken_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex door_;
    std::condition_variable played_one_;
    std::deque<Played> played_;
    std::exception_ptr trouble_;
    std::vector<std::thread> threads_;
};

/// Takes what was played in any order and hands it on in the order of its numbers, so that sums and tests see
/// the same sequence however many threads or machines there are.
template <class Played>
class InOrder {
   public:
    void add(Played played) {
        if (played.number < next_) return;
        const std::size_t at = played.number - next_;
        if (at >= waiting_.size()) waiting_.resize(at + 1);
        waiting_[at] = std::move(played);
    }
    /// The next one in order, if it is there.
    std::optional<Played> take() {
        if (waiting_.empty() || !waiting_.front()) return {};
        std::optional<Played> played = std::move(waiting_.front());
        waiting_.pop_front();
        ++next_;
        return played;
    }

   private:
    std::uint64_t next_ = 0;
    std::deque<std::optional<Played>> waiting_;  // from `next_` on
};

}  // namespace bots::arena
