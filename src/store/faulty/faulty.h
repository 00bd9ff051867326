#pragma once
// A store that goes wrong on demand, for tests of what a house does then. Only in builds with
// CROUPIER_FAILPOINTS; no package has it.

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "store/store.h"

namespace store {

enum class Call { Append, Read, Find, Watch, List, Check, Announce };
inline constexpr std::array<const char*, 7> kCalls{"append", "read",  "find",    "watch",
                                                   "list",   "check", "announce"};

/// What goes wrong once, and when.
struct Mishap {
    enum class What {
        Fails,       // nothing is done, and the call fails
        FailsAfter,  // it is done, and the call fails all the same
        DiesBefore,  // the whole program is gone, as by kill -9
        DiesAfter,   // the same, once it is done and before anybody has heard of it
        Early,       // from now on appends are said to be done before they are
    };
    Call call = Call::Append;
    int at = 1;  // at which of the calls from now on
    What what = What::Fails;
    Fault fault = Fault::Io;
};

/// "append@7=dies-after,read@1=io,check@2=lost-after,append@1=early"; throws Failure if it is none of that.
std::vector<Mishap> read_mishaps(const std::string& text);

class Faulty final : public Store {
   public:
    explicit Faulty(std::unique_ptr<Store> inner, std::vector<Mishap> mishaps = {});
    ~Faulty() override;

    /// From any thread.
    void expect(const Mishap& mishap);
    /// How many mishaps are still to come.
    std::size_t expected() const;
    /// How often something was called.
    int count(Call call) const;
    /// How much was heard of other servers.
    int heard() const;

    std::vector<Verdict> append(std::span<const Append> appends) override;
    std::vector<std::string> read(const std::string& table, int from) override;
    std::optional<Listed> find(const std::string& table) override;
    std::optional<std::string> table_of_watch(const std::string& watch) override;
    std::vector<Listed> list(const Query& query) override;
    void check() override;
    void announce(const std::string& text) override;
    void listen(std::function<void(const Note&)> tell) override;
    void dump(const Sink& take) override { inner_->dump(take); }
    void fill(const std::function<void(const Sink&)>& pour) override { inner_->fill(pour); }
    std::vector<std::string> damage() override { return inner_->damage(); }

   private:
    /// What happens to this call.
    std::optional<Mishap> next(Call call);
    template <class Work>
    std::invoke_result_t<Work> around(Call call, Work work);
    void be_early();
    void be_late();

    std::unique_ptr<Store> inner_;
    mutable std::mutex mutex_;
    std::vector<Mishap> mishaps_;
    std::array<int, kCalls.size()> counts_{};
    int heard_ = 0;
    // Appends that were said to be done and are not.
    bool early_ = false, ending_ = false;
    std::deque<std::vector<Append>> late_;
    std::condition_variable changed_;
    std::thread clerk_;
};

}  // namespace store
