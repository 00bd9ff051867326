#pragma once
// A world: a hub with a real store of its own, told by a test what happens at its tables, and ears that keep
// every byte that a viewer is sent.

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <sstream>

#include "leaks/twins.h"
#include "server/hub.h"
#include "server/log.h"
#include "support/program.h"

namespace leaks {

/// What a planted leak may look at: everything.
struct Truth {
    bool bit = false;    // depends on what is hidden, one way or the other
    std::string hidden;  // an entry that the viewer may not see in full
    std::string secret;  // the server's half of the seed
    int viewer = -1;
    server::Metrics* metrics = nullptr;
};

/// A fault put in on purpose: what is sent instead of a letter. `where` is "letter", "http" or "metrics".
struct Leak {
    const char* name = nullptr;
    std::function<std::vector<std::string>(const std::string& where, std::string text, const Truth&)> instead;
};

/// The store of a world. What the test appends the hub hears of as if another server had done it.
class Relay final : public store::Store {
   public:
    explicit Relay(std::unique_ptr<store::Store> inner) : inner_(std::move(inner)) {}
    void happen(const store::Append& append) {
        ASSERT_EQ(inner_->append({&append, 1}).front(), store::Verdict::Done);
        const int last = append.first + static_cast<int>(append.events.size()) - 1;
        tell_({store::Note::Kind::Appended, append.table, last, {}});
    }
    std::vector<store::Verdict> append(std::span<const store::Append> appends) override {
        return inner_->append(appends);
    }
    std::vector<std::string> read(const std::string& table, int from) override {
        return inner_->read(table, from);
    }
    std::optional<store::Listed> find(const std::string& table) override { return inner_->find(table); }
    std::optional<std::string> table_of_watch(const std::string& watch) override {
        return inner_->table_of_watch(watch);
    }
    std::vector<store::Listed> list(const store::Query& query) override { return inner_->list(query); }
    void check() override { inner_->check(); }
    void announce(const std::string& text) override { inner_->announce(text); }
    void listen(std::function<void(const store::Note&)> tell) override { tell_ = std::move(tell); }
    void dump(const store::Sink& take) override { inner_->dump(take); }
    void fill(const std::function<void(const store::Sink&)>& pour) override { inner_->fill(pour); }
    std::vector<std::string> damage() override { return inner_->damage(); }

   private:
    std::unique_ptr<store::Store> inner_;
    std::function<void(const store::Note&)> tell_;
};

/// Somebody at a table; keeps what is sent, and when.
class Ear final : public server::Guest {
   public:
    explicit Ear(const int& beat) : beat_(beat) {}
    void send(const server::Letter& letter) override {
        // Who waits for an answer waits for its number, whatever a leak makes of it.
        const std::size_t at = letter->rfind("\"id\":");
        if (at != letter->npos && letter->size() < at + 12) ++answered;
        if (leak == nullptr) return keep(*letter);
        for (std::string& text : leak->instead("letter", *letter, truth)) keep(std::move(text));
    }
    void hang_up() override { keep("hung up"); }
    void keep(std::string text) { heard_.push_back("@" + std::to_string(beat_) + " " + std::move(text)); }
    const std::vector<std::string>& all() const { return heard_; }

    int answered = 0;  // how many answers came
    const Leak* leak = nullptr;
    Truth truth;

   private:
    const int& beat_;
    std::vector<std::string> heard_;
};

class World {
   public:
    explicit World(bool other)
        : other_(other), relay_(store::open(folder_ / "w.db", store::Use::Play, store::Sync::Off)) {
        settings_.store = folder_ / "w.db";
        settings_.bot_threads = 1;
        settings_.trial.clock = [this] { return std::int64_t{1'800'000'000'000} + beat_; };
        settings_.trial.bot_seed = 7;
        settings_.trial.playouts = 40;
        hub_ = std::make_unique<server::Hub>(relay_, settings_, metrics_,
                                             [this](std::function<void()> work) { post(std::move(work)); });
    }
    ~World() { hub_.reset(); }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    bool other() const { return other_; }
    int& beat() { return beat_; }
    server::Hub& hub() { return *hub_; }
    server::Metrics& metrics() { return metrics_; }
    Relay& store() { return relay_; }

    /// Does what is posted until that is so.
    template <class Until>
    void pump(Until until) {
        const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        std::unique_lock lock(mutex_);
        while (!until()) {
            if (posted_.empty()) {
                changed_.wait_for(lock, std::chrono::seconds(1));
                if (std::chrono::steady_clock::now() > patience) {
                    ADD_FAILURE() << "the hub does not answer";
                    return;
                }
                continue;
            }
            std::deque<std::function<void()>> work;
            work.swap(posted_);
            lock.unlock();
            for (auto& one : work) one();
            lock.lock();
        }
    }
    /// Does what is posted within that time; at once if there is something.
    void work_for(std::chrono::microseconds time) {
        std::unique_lock lock(mutex_);
        if (posted_.empty()) changed_.wait_for(lock, time);
        std::deque<std::function<void()>> work;
        work.swap(posted_);
        lock.unlock();
        for (auto& one : work) one();
    }
    /// Figures without those about time, which no two runs share.
    std::string figures() const {
        std::istringstream lines(metrics_.text());
        std::string kept;
        for (std::string line; std::getline(lines, line);)
            if (line.find("_seconds") == line.npos) kept += line + "\n";
        return kept;
    }

   private:
    void post(std::function<void()> work) {
        {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(work));
        }
        changed_.notify_one();
    }

    bool other_;
    int beat_ = 0;
    support::Folder folder_;
    Relay relay_;
    server::Settings settings_;
    server::Metrics metrics_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> posted_;
    std::unique_ptr<server::Hub> hub_;
};

}  // namespace leaks
