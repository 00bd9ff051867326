#pragma once
// People at many tables who answer at a given pace, and a stopwatch.

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "load/line.h"
#include "load/process.h"

namespace load {

using Clock = std::chrono::steady_clock;

/// How long things took, in milliseconds.
class Times {
   public:
    void add(Clock::duration took) { all_.push_back(std::chrono::duration<float, std::milli>(took).count()); }
    std::size_t count() const { return all_.size(); }
    double share(double part);  // 0.99: what 99 of 100 are not above

   private:
    std::vector<float> all_;
};

class Crowd;

class Person final : public Line {
   public:
    Person(Loop& loop, Crowd& crowd, std::string table, int seat, int seats);

    void dial(int port) { Line::dial(port); }
    /// Answers the open question; the answer was due at that time.
    void answer(Clock::time_point due);
    bool is_asked() const { return !move_.empty(); }
    bool is_playing() const { return playing_; }
    bool is_seated() const { return !token_.empty(); }
    /// Goes over to the rematch if there is one.
    bool go_on(int port);
    void start();

   private:
    void opened() override;
    void heard(std::string_view text) override;
    void lost() override;
    void hear_news(std::string_view text);

    Crowd& crowd_;
    std::string table_, token_, move_, question_, rematch_;
    int seat_, seats_, last_ = -1;
    bool playing_ = false, leads_;  // leads: says start, and asks for the rematch
    Clock::time_point due_{};
};

/// What came of playing for a while.
struct Figures {
    double moves_per_second = 0, half = 0, most = 0, worst = 0;  // milliseconds: 50, 99, 100 of 100
    double cpu = 0;                                              // of the server, microseconds a move
};

class Crowd {
   public:
    Crowd(Serving& server, int tables, int seats, const std::string& game);

    /// So many answers a second, each measured from when it was due to its acknowledgement.
    Figures play(double rate, double seconds);
    /// Takes the connections up again; how long until this part of all play.
    double come_back(double part);
    std::size_t size() const { return people_.size(); }
    const std::vector<std::string>& watches() const { return watches_; }
    Loop& loop() { return loop_; }

   private:
    friend class Person;
    void turn(int milliseconds);
    template <class Condition>
    void until(Condition condition, const char* what);

    Serving& server_;
    Loop loop_;
    std::vector<std::unique_ptr<Person>> people_;
    std::vector<std::string> watches_;
    std::deque<Person*> asked_;
    std::vector<Person*> moving_on_;
    Times times_;
    std::uint64_t lot_ = 88172645463325252u;
};

}  // namespace load
