#include "bots/arena/workers.h"

namespace bots::arena {

Workers::Workers(const Contest& contest, std::vector<std::uint64_t> deals, int threads)
    : contest_(contest), deals_(std::move(deals)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back(&Workers::work, this);
}

Workers::~Workers() {
    taken_ = deals_.size();
    for (std::thread& thread : threads_) thread.join();
}

void Workers::work() {
    for (;;) {
        const std::size_t mine = taken_++;
        if (mine >= deals_.size()) return;
        try {
            Deal deal = play_deal(contest_, deals_[mine]);
            const std::lock_guard lock(door_);
            played_.push_back(std::move(deal));
        } catch (...) {
            const std::lock_guard lock(door_);
            trouble_ = std::current_exception();
        }
        played_one_.notify_one();
    }
}

std::optional<Deal> Workers::next(std::chrono::milliseconds patience) {
    std::unique_lock lock(door_);
    played_one_.wait_for(lock, patience, [&] { return !played_.empty() || trouble_; });
    if (trouble_) std::rethrow_exception(trouble_);
    if (played_.empty()) return {};
    Deal deal = std::move(played_.front());
    played_.pop_front();
    return deal;
}

void InOrder::add(Deal deal) {
    if (deal.number < next_) return;
    const std::size_t at = deal.number - next_;
    if (at >= waiting_.size()) waiting_.resize(at + 1);
    waiting_[at] = std::move(deal);
}

std::optional<Deal> InOrder::take() {
    if (waiting_.empty() || !waiting_.front()) return {};
    std::optional<Deal> deal = std::move(waiting_.front());
    waiting_.pop_front();
    ++next_;
    return deal;
}

}  // namespace bots::arena
