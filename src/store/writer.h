#pragma once
// Group commit: what is handed over while one transaction is under way goes into the next, all together.

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>

#include "store/store.h"

namespace store {

/// What became of an append.
using Appended = std::variant<Verdict, Failure>;

/// A thread of its own that appends. Callers never wait for the disk; they are called back on that thread, in
/// the order in which they came, once their transaction is committed or has failed.
class Writer {
   public:
    using Callback = std::function<void(const Appended&)>;
    /// Called after each transaction: how many appends it held, and how long it took.
    using Observer = std::function<void(std::size_t appends, double seconds)>;

    explicit Writer(Store& store, Observer observer = {}, std::size_t largest_group = 512);
    /// Commits what was handed over, calls back, and ends.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void append(Append append, Callback callback);
    /// How many appends nobody has been called back for.
    std::size_t waiting() const;
    /// Blocks until nothing is waiting. Not to be called from a callback.
    void drain();

   private:
    struct Job {
        Append append;
        Callback callback;
    };
    void work();
    void commit(std::vector<Job>& group);

    Store& store_;
    Observer observer_;
    std::size_t largest_group_;
    mutable std::mutex mutex_;
    std::condition_variable changed_, idle_;
    std::deque<Job> queue_;
    std::size_t under_way_ = 0;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace store
