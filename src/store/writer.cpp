#include "store/writer.h"

#include <chrono>

namespace store {
namespace {

std::vector<Appended> outcomes(Store& store, std::span<const Append> appends) {
    std::vector<Appended> all;
    all.reserve(appends.size());
    try {
        for (const Verdict verdict : store.append(appends)) all.emplace_back(verdict);
    } catch (const Failure& failure) {
        all.assign(appends.size(), failure);
    } catch (const std::exception& error) {
        all.assign(appends.size(), Failure(Fault::Io, error.what()));
    }
    return all;
}

/// One append that cannot be kept must not take the others of its group with it.
bool is_the_fault_of_one(const Appended& outcome) {
    const auto* failure = std::get_if<Failure>(&outcome);
    return failure != nullptr && failure->fault() == Fault::Wrong;
}

}  // namespace

Writer::Writer(Store& store, Observer observer, std::size_t largest_group)
    : store_(store),
      observer_(std::move(observer)),
      largest_group_(largest_group),
      thread_([this] { work(); }) {}

Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Writer::append(Append append, Callback callback) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(append), std::move(callback)});
    }
    changed_.notify_one();
}

std::size_t Writer::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size() + under_way_;
}

void Writer::drain() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return queue_.empty() && under_way_ == 0; });
}

void Writer::work() {
    std::vector<Job> group;
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return ending_ || !queue_.empty(); });
        if (queue_.empty()) return;
        while (!queue_.empty() && group.size() < largest_group_) {
            group.push_back(std::move(queue_.front()));
            queue_.pop_front();
        }
        under_way_ = group.size();
        lock.unlock();
        commit(group);
        group.clear();
        lock.lock();
        under_way_ = 0;
        if (queue_.empty()) idle_.notify_all();
    }
}

void Writer::commit(std::vector<Job>& group) {
    const auto began = std::chrono::steady_clock::now();
    std::vector<Append> appends;
    appends.reserve(group.size());
    for (Job& job : group) appends.push_back(std::move(job.append));
    std::vector<Appended> all = outcomes(store_, appends);
    if (group.size() > 1 && is_the_fault_of_one(all.front()))
        for (std::size_t i = 0; i < group.size(); ++i) all[i] = outcomes(store_, {&appends[i], 1}).front();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    if (observer_) observer_(group.size(), took.count());
    for (std::size_t i = 0; i < group.size(); ++i) group[i].callback(all[i]);
}

}  // namespace store
