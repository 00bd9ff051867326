#pragma once
// All tables that somebody is at. Everything here happens on one thread; the store, its clerk and the bots
// work on others and post what they found. A request waits until the one before it at the same table is
// stored.

#include <deque>
#include <map>
#include <unordered_map>

#include "server/guest.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "server/workers.h"
#include "store/writer.h"

namespace server {

/// What came of a request by HTTP.
struct Reply {
    int status = 200;
    std::string body{};
    std::string type = "application/json";
    std::string file{};  // the name under which a browser is to save it
};
using OnReply = std::function<void(Reply)>;

/// The number that a guest gave its message, if it gave one.
using Number = std::optional<std::int64_t>;

/// One thing to be done at a table when its turn comes.
struct Job {
    GuestPtr guest;  // who asked; nobody: a bot or the house itself
    Number id;
    std::function<Effect(Live&)> decide;                // gives events or a refusal
    std::function<void(Live&)> look;                    // instead: only looks
    std::function<void(Live&)> stored;                  // once the events are stored and told
    std::function<void(const match::Problem&)> failed;  // instead of a refusal to the guest
    std::chrono::steady_clock::time_point since{};
    int tries = 0;
};

/// A table in memory.
struct Live {
    explicit Live(std::string id) : table(std::move(id)) {}

    enum class Phase { Lost, Reading, Ready, Writing };
    Phase phase = Phase::Lost;  // Lost: has to be read from the store before anything else
    Table table;
    std::deque<Job> jobs;
    Job current;           // while writing
    std::size_t made = 0;  // how many events are being written
    std::vector<GuestPtr> guests;
    int told = -1;        // events up to this one have been told
    bool behind = false;  // another server has appended
    bool mine = true;     // this server appended last: its bots answer
    Time touched = 0;     // when somebody last wanted something here
    Time alarm = 0;       // when it is looked after next; 0: no time is set
    Time asked_at = 0;    // when the open question was asked, for the clock
    int asked_question = -1, asked_rewinds = -1;
    core::Seats hinted;                            // those for whom a hint is being thought out
    std::map<Seat, std::pair<int, int>> thinking;  // seat: the question and rewinds it is thought about
    std::string presence;                          // as it was last told
    /// Who is connected to other servers: by server, the seats, the spectators, and when it was said.
    struct Crowd {
        core::Seats seats;
        int watchers = 0;
        Time heard = 0;
    };
    std::map<std::string, Crowd> elsewhere;
};
using LivePtr = std::shared_ptr<Live>;

/// What a bot found: its move and why, or nothing if it failed.
struct Found {
    std::string move, why;
};
/// Thinks about a move, on a thread of the bots'.
using Choose = std::function<Found(const match::AnyMatch&, const std::string& level, Seat, const Settings&)>;
Found choose(const match::AnyMatch& position, const std::string& level, Seat seat, const Settings& settings);

class Hub {
   public:
    using Post = std::function<void(std::function<void()>)>;

    /// `post` has things done on the thread of the hub, from any thread.
    Hub(store::Store& store, const Settings& settings, Metrics& metrics, Post post);
    ~Hub();

    // Guests.
    void arrive(const GuestPtr& guest);
    void hear(const GuestPtr& guest, std::string_view text);
    void leave(const GuestPtr& guest);
    /// Counts a message of a guest; false: that was one too many.
    bool may_say_more(Guest& guest);

    // HTTP.
    void make_table(std::string_view body, const std::string& address, OnReply reply);
    void list_tables(OnReply reply);
    void list_past(std::int64_t before, OnReply reply);
    void show_table(const std::string& id, bool by_watch, OnReply reply);
    void journal(const std::string& id, bool by_watch, OnReply reply);
    /// How often the house drew what, as far as everybody may know it.
    void statistics(const std::string& id, bool by_watch, OnReply reply);
    void check_store(OnReply reply);

    /// Takes up the games that were being played when the last server stopped.
    void resume();
    /// To be called some times a second: clocks, bots of servers that fell silent, idle tables and guests.
    void tick();
    /// Writes down what is under way, tells it, and says good-bye to everybody.
    void stop(std::function<void()> stopped);
    bool is_loopback(const std::string& address) const;
    /// Other bots than the house's own. Before anything else is called.
    void let_choose(Choose choose) { choose_ = std::move(choose); }

   private:
    Time now() const;
    // hub.cpp: a table's turn
    LivePtr find(const std::string& id);
    void read(const LivePtr& live);
    void was_read(const LivePtr& live, std::unique_ptr<Table> table, const match::Complaint& wrong);
    void catch_up(const LivePtr& live);
    void add(const LivePtr& live, Job job);
    void work(const LivePtr& live);
    void write(const LivePtr& live, Job job, std::vector<std::string> events);
    void was_written(const LivePtr& live, const store::Appended& outcome);
    void tell(Live& live);
    void refuse(const Job& job, const match::Problem& refusal);
    void forget(const LivePtr& live);
    void clerk(std::function<void()> work);
    // hub_guests.cpp: what guests ask for
    void hello(const GuestPtr& guest, const protocol::Hello& hello, Number id);
    void attend(const LivePtr& live, const GuestPtr& guest, const protocol::Hello& hello, Number id);
    void ask(const GuestPtr& guest, const Request& request, Number id);
    Job sit_down(const GuestPtr& guest, const Sit& sit, Number id);
    void rematch(const GuestPtr& guest, const protocol::Rematch& asked, Number id);
    void hint(const GuestPtr& guest, Number id);
    void refuse(const GuestPtr& guest, const match::Problem& refusal, Number id);
    void drop(const GuestPtr& guest, const match::Problem& refusal);
    void send(Guest& guest, std::string text);
    core::Seats connected(const Live& live) const;
    void tell_presence(Live& live, bool announce);
    void heard_note(const store::Note& note);
    // hub_bots.cpp: who answers by itself
    void look_after(const LivePtr& live);
    void think(const LivePtr& live, Seat seat, const std::string& level, const char* by);
    Time deadline(const Live& live) const;
    /// Has the table looked after at that time.
    void wake(const LivePtr& live, Time time);
    /// The games of the store that are being played.
    struct Playing {
        std::string table;
        int events;
    };
    void list_playing(std::function<void(const std::vector<Playing>&)> then);
    void take_up(const std::string& table);
    void take_up_orphans(const std::vector<Playing>& playing);
    // hub_lists.cpp
    void answer_list(const store::Query& query, bool past, OnReply reply);
    void with_table(const std::string& id, bool by_watch, OnReply reply,
                    std::function<Reply(const Table&, bool by_watch)> show);

    store::Store& store_;
    const Settings& settings_;
    Metrics& metrics_;
    Post post_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    /// The store goes on telling what other servers do after this hub has ended: then nobody listens.
    struct Gate {
        std::mutex mutex;
        bool open = true;
    };
    std::shared_ptr<Gate> gate_ = std::make_shared<Gate>();
    std::unordered_map<std::string, LivePtr> tables_;
    std::unordered_map<std::string, std::string> watches_;  // the table of a spectators' name
    std::vector<GuestPtr> lobby_;                           // not yet at a table
    std::unordered_map<std::string, Bucket> makers_;        // by address
    std::unordered_map<std::string, Bucket> callers_;
    std::multimap<Time, std::weak_ptr<Live>> alarms_;
    /// A game in the store that is not in memory: another server has it, or nobody.
    struct Orphan {
        int events = -1;
        Time since = 0;       // nothing has been added since
        bool looked = false;  // and it has been looked after
    };
    std::unordered_map<std::string, Orphan> orphans_;
    Choose choose_ = choose;
    std::string self_;  // this server among others
    Time next_sweep_ = 0, next_announce_ = 0, next_orphans_ = 0;
    bool stopping_ = false;
    // Last, so that they end first: what they post finds everything else still there.
    std::unique_ptr<store::Writer> writer_;
    std::unique_ptr<Workers> clerks_, bots_;
};

/// Text by lot: tokens and names of tables.
std::string random_hex32();
std::string random_table_id();
std::string hash_of_token(const std::string& token);
Lot draw_lot();
/// The table of a rematch has the same names whoever makes it, so that two who ask at once, perhaps at two
/// servers, make one table, and one that was left half made by a server that fell is found again.
std::string rematch_id(const Table& old);
Lot rematch_lot(const Table& old);

}  // namespace server
