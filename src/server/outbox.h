#pragma once
// What a guest has not been sent yet: so many letters and bytes, and no more. Who reads too slowly is told so
// after the letter under way, and let go.

#include <deque>

#include "server/guest.h"
#include "server/settings.h"

namespace server {

class Outbox {
   public:
    explicit Outbox(const Limits& limits) : limits_(limits) {}

    /// False: it does not fit, and nothing does any more.
    bool add(const Letter& letter) {
        if (full_) return false;
        full_ = waiting_.size() >= limits_.waiting_letters || bytes_ + letter->size() > limits_.waiting_bytes;
        if (full_) return false;
        waiting_.push_back(letter);
        bytes_ += letter->size();
        return true;
    }
    /// Only the letter under way is still sent, then this one.
    void end_with(const Letter& letter) {
        full_ = true;
        if (waiting_.size() > 1) waiting_.erase(waiting_.begin() + 1, waiting_.end());
        waiting_.push_back(letter);
    }
    bool empty() const { return waiting_.empty(); }
    std::size_t size() const { return waiting_.size(); }
    const std::string& first() const { return *waiting_.front(); }
    void sent() {
        if (!full_) bytes_ -= waiting_.front()->size();
        waiting_.pop_front();
    }

   private:
    const Limits& limits_;
    std::deque<Letter> waiting_;
    std::size_t bytes_ = 0;
    bool full_ = false;
};

}  // namespace server
