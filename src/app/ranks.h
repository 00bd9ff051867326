#pragma once
// One program on several machines: the ranks that `mpirun` starts. Without it there is rank 0 alone.

#include <string>
#include <vector>

namespace app {

/// What mpirun tells before MPI is started: whether this is rank 0, or no rank at all.
bool speaks_for_all();

class Ranks {
   public:
    /// Starts MPI if mpirun started this program, and only then.
    Ranks();
    ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return rank_; }
    int size() const { return size_; }
    bool first() const { return rank_ == 0; }

    /// What rank 0 says, at every rank.
    std::string share(const std::string& text) const;

    // From the others to rank 0.
    void send(const std::string& line) const;
    void send_end() const;  // nothing more to say this time
    struct Heard {
        std::vector<std::string> lines;
        int ends = 0;
    };
    Heard hear() const;

    // From rank 0 to the others: once a contest.
    void stop_others() const;
    bool told_to_stop() const;

    /// Ends all ranks after one of them has failed.
    [[noreturn]] void give_up(int code) const;

   private:
    int rank_ = 0, size_ = 1;
};

}  // namespace app
