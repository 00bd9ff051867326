#include "store/faulty/faulty.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>

namespace store {
namespace {

using What = Mishap::What;
constexpr std::string_view kAfter = "-after";

[[noreturn]] void die() {
    ::kill(::getpid(), SIGKILL);
    for (;;) ::pause();
}

Mishap read_mishap(const std::string& text) {
    const auto no = [&] {
        return Failure(Fault::Wrong,
                       "\"" + text + "\" is no mishap of a store, such as append@7=dies-after.");
    };
    const std::size_t at = text.find('@'), equals = text.find('=');
    if (at == text.npos || equals == text.npos || at > equals) throw no();
    Mishap mishap;
    const auto call = std::find(kCalls.begin(), kCalls.end(), text.substr(0, at));
    if (call == kCalls.end()) throw no();
    mishap.call = static_cast<Call>(call - kCalls.begin());
    const auto read = std::from_chars(text.data() + at + 1, text.data() + equals, mishap.at);
    if (read.ec != std::errc() || read.ptr != text.data() + equals || mishap.at < 1) throw no();
    std::string what = text.substr(equals + 1);
    if (what == "early" && mishap.call == Call::Append) return mishap.what = What::Early, mishap;
    const bool after = what.ends_with(kAfter);
    if (after) what.resize(what.size() - kAfter.size());
    if (what == "dies") return mishap.what = after ? What::DiesAfter : What::DiesBefore, mishap;
    mishap.what = after ? What::FailsAfter : What::Fails;
    for (const Fault fault : {Fault::Full, Fault::Io, Fault::Busy, Fault::Lost})
        if (what == name(fault)) return mishap.fault = fault, mishap;
    throw no();
}

}  // namespace

std::vector<Mishap> read_mishaps(const std::string& text) {
    std::vector<Mishap> mishaps;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        mishaps.push_back(read_mishap(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return mishaps;
}

Faulty::Faulty(std::unique_ptr<Store> inner, std::vector<Mishap> mishaps)
    : inner_(std::move(inner)), mishaps_(std::move(mishaps)) {}

Faulty::~Faulty() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    if (clerk_.joinable()) clerk_.join();
}

void Faulty::expect(const Mishap& mishap) {
    const std::lock_guard lock(mutex_);
    mishaps_.push_back(mishap);
}

std::size_t Faulty::expected() const {
    const std::lock_guard lock(mutex_);
    return mishaps_.size();
}

int Faulty::count(Call call) const {
    const std::lock_guard lock(mutex_);
    return counts_[static_cast<std::size_t>(call)];
}

int Faulty::heard() const {
    const std::lock_guard lock(mutex_);
    return heard_;
}

std::optional<Mishap> Faulty::next(Call call) {
    const std::lock_guard lock(mutex_);
    ++counts_[static_cast<std::size_t>(call)];
    std::optional<Mishap> due;
    for (Mishap& mishap : mishaps_)
        if (mishap.call == call && --mishap.at == 0 && !due) due = mishap;
    std::erase_if(mishaps_, [](const Mishap& mishap) { return mishap.at <= 0; });
    return due;
}

template <class Work>
std::invoke_result_t<Work> Faulty::around(Call call, Work work) {
    const std::optional<Mishap> mishap = next(call);
    if (!mishap) return work();
    const Failure failure(mishap->fault, "A test lets this call fail.");
    if (mishap->what == What::DiesBefore) die();
    if (mishap->what == What::Fails) throw failure;
    if (mishap->what == What::Early) {
        be_early();
        return work();
    }
    work();
    if (mishap->what == What::DiesAfter) die();
    throw failure;
}

std::vector<Verdict> Faulty::append(std::span<const Append> appends) {
    return around(Call::Append, [&] {
        std::unique_lock lock(mutex_);
        if (!early_) {
            lock.unlock();
            return inner_->append(appends);
        }
        late_.emplace_back(appends.begin(), appends.end());
        changed_.notify_all();
        return std::vector<Verdict>(appends.size(), Verdict::Done);
    });
}

void Faulty::be_early() {
    const std::lock_guard lock(mutex_);
    early_ = true;
    if (!clerk_.joinable()) clerk_ = std::thread([this] { be_late(); });
}

/// Commits what was said to be committed, a moment after.
void Faulty::be_late() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return ending_ || !late_.empty(); });
        if (late_.empty()) return;
        lock.unlock();
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        lock.lock();
        const std::vector<Append> appends = std::move(late_.front());
        late_.pop_front();
        lock.unlock();
        inner_->append(appends);
        lock.lock();
    }
}

std::vector<std::string> Faulty::read(const std::string& table, int from) {
    return around(Call::Read, [&] { return inner_->read(table, from); });
}
std::optional<Listed> Faulty::find(const std::string& table) {
    return around(Call::Find, [&] { return inner_->find(table); });
}
std::optional<std::string> Faulty::table_of_watch(const std::string& watch) {
    return around(Call::Watch, [&] { return inner_->table_of_watch(watch); });
}
std::vector<Listed> Faulty::list(const Query& query) {
    return around(Call::List, [&] { return inner_->list(query); });
}
void Faulty::check() {
    around(Call::Check, [&] { inner_->check(); });
}
void Faulty::listen(std::function<void(const Note&)> tell) {
    inner_->listen([this, tell = std::move(tell)](const Note& note) {
        tell(note);
        const std::lock_guard lock(mutex_);
        ++heard_;
    });
}
void Faulty::announce(const std::string& text) {
    around(Call::Announce, [&] { inner_->announce(text); });
}

}  // namespace store
