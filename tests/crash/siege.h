#pragma once
// A server that is killed again and again while people play on it.

#include <memory>

#include "load/process.h"
#include "support/program.h"
#include "support/witness.h"

namespace crash {

using support::Complaints;
using support::Testimony;
using support::Witness;

struct Orders {
    std::string store;     // where; the same after every fall
    int kills = 0;         // of the server
    int broken_lines = 0;  // instead: the lines to the database break so often
    std::uint64_t seed = 1;
    int tables = 54;             // in play at any time, of all games
    bool answers_early = false;  // the server acknowledges before it commits: a fault that must be found
    bool stop_at_first = false;  // once something is wrong, that is enough
};

struct Found {
    int kills = 0, between_commit_and_send = 0, tables = 0, told_of_failures = 0;
    long acknowledged = 0, shown = 0;
    Complaints complaints;
};

class Siege {
   public:
    explicit Siege(const Orders& orders);
    ~Siege();
    Found run();

   private:
    struct Table {
        std::vector<std::unique_ptr<Witness>> people;
        int seats = 0;  // with those of bots
        bool timed = false;
    };
    void make_tables();
    Table make_table(int number);
    /// Starts the server, lets people play, and has it fall.
    void fall_once();
    void start(const std::string& fail);
    void break_lines();
    void stay_connected();
    void play_a_moment();
    void go_on_to_rematches();
    void check_finished(bool all);
    bool everybody(bool (Witness::*is)() const) const;

    Orders orders_;
    support::Folder folder_;
    Found found_;
    core::Xoshiro lot_;
    load::Loop loop_;
    int port_;
    load::Serving server_;
    std::vector<Table> tables_;
    std::vector<Testimony> finished_;
    std::int64_t started_ = 0;
    bool staying_ = false;  // at the tables that there are
};

}  // namespace crash
