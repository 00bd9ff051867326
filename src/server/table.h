#pragma once
// A table is nothing but its events: this is what they add up to. The same events give the same table on
// every server. No clock, no network, no randomness but the draws that the seed of the table fixes.

#include <memory>

#include "core/json.h"
#include "match/any_game.h"
#include "server/refusal.h"
#include "server/requests.h"

namespace server {

using core::Seat;
using Time = std::int64_t;  // milliseconds since 1970

enum class Status { Open, Playing, Over };

/// One place at the table and who has it.
struct Chair {
    bool is_bot = false;
    std::string level;     // of the bot
    std::string name;      // empty: nobody sits here
    std::string token;     // hashed; only its owner speaks for this seat
    std::string random;    // the seat's share of the seed, in hex
    std::string stand_in;  // the level of the bot that plays for an absent person
    int swap_with = -1;    // the seat that this person would like to have

    bool is_free() const { return !is_bot && name.empty(); }
    bool is_taken() const { return !is_bot && !name.empty(); }
    /// The level of the bot that answers for this seat; empty: a person does.
    const std::string& player() const { return is_bot ? level : stand_in; }
};

/// What was said when the table was made.
struct Plan {
    const match::AnyGame* game = nullptr;
    std::string options;  // JSON, only what differs from the usual
    std::string name;
    std::string watch;   // what spectators call this table
    std::string secret;  // the server's share of the seed, in hex
    std::string commitment;
    std::string rematch_of;
    bool is_public = false;
    bool odds = false;  // hints are allowed
    int timer = 0;      // seconds an answer may take; 0: as long as it takes
    Time made = 0;
};

/// Somebody wants to take moves back that the gate would not give back.
struct UndoAsked {
    int seat;
    int to;  // how many entries are to stay
    core::Seats agreed;
};

/// What a request led to: events that the table has taken in and that are to be stored before anybody hears
/// of them; or a refusal, and the table is as it was.
struct Outcome {
    std::vector<std::string> events;
    Refused refused;
};

/// One event as it is kept for telling it.
struct Logged {
    Time at = 0;
    int entry = -1;                // the number of the entry it made, −1 if none
    std::string by;                // "bot" or "clock" where no person answered
    bool gone = false;             // the entry was taken back
    std::string told;              // what all may know of another event: "kind":{…}
    std::string told_to_watchers;  // where spectators are told something else
};

class Table {
   public:
    explicit Table(std::string id) : id_(std::move(id)) {}

    // The fold.
    /// Takes in the next event; gives what is wrong with it.
    std::optional<std::string> apply(std::string_view event);
    /// The number of the last event; −1 before the first.
    int last() const { return static_cast<int>(log_.size()) - 1; }

    // The facts.
    const std::string& id() const { return id_; }
    const Plan& plan() const { return plan_; }
    Status status() const { return status_; }
    int seats() const { return static_cast<int>(chairs_.size()); }
    const Chair& chair(int seat) const { return chairs_[static_cast<std::size_t>(seat)]; }
    const std::vector<Chair>& chairs() const { return chairs_; }
    const std::vector<Logged>& log() const { return log_; }
    const std::optional<UndoAsked>& undo_asked() const { return undo_; }
    const std::string& rematch() const { return rematch_; }
    const std::string& rematch_watch() const { return rematch_watch_; }
    /// How often something was taken back: an answer thought out before that is worth nothing after it.
    int rewinds() const { return rewinds_; }
    /// Whose seat a hashed token opens; −1: none.
    int seat_of(std::string_view token) const;
    /// None before the start.
    match::AnyMatch* match() { return match_.get(); }
    const match::AnyMatch* match() const { return match_.get(); }
    /// The seats whose answer is awaited: of people, and of bots.
    core::Seats asked() const;
    core::Seats bots_asked() const;
    core::Seats people() const;

    // The decisions.
    /// What that seat (−1: nobody at this table) asks for.
    Outcome answer(int seat, const Request& request, const Circumstances& circumstances);
    /// A bot's answer, "bot", or the one that the clock gave, "clock".
    Outcome answer_for(int seat, const Move& move, const char* by, Time now);
    /// The rematch at another table has been made.
    Outcome note_rematch(const std::string& table, const std::string& watch, Time now);

    /// "about" of the journal's first line: fair dice, who played. The server's half only once the game is
    /// over.
    std::string about() const;
    std::string journal() const;

   private:
    friend class Desk;  // makes events out of requests

    void log(Time at, std::string told, std::string told_to_watchers = {});
    std::optional<std::string> apply_created(core::json::Value value, Time at);
    std::optional<std::string> apply_seating(std::string_view kind, core::json::Value value, Time at);
    std::optional<std::string> apply_started(core::json::Value value, Time at);
    std::optional<std::string> apply_entry(core::json::Value value, Time at);
    std::optional<std::string> apply_undo(std::string_view kind, core::json::Value value, Time at);
    std::optional<std::string> apply_over(core::json::Value value, Time at);
    std::optional<std::string> apply_other(std::string_view kind, core::json::Value value, Time at);
    void note_entry(Time at, int seat, std::string by);
    void forget_entries(int from, int count);
    /// The house that draws entry number `entry`: the seed and that number fix what it draws.
    core::FairHouse house(int entry) const;
    void make_seed();
    bool open_match(const std::vector<std::string>& names);
    Chair& chair_at(int seat) { return chairs_[static_cast<std::size_t>(seat)]; }
    Chair* chair_in(core::json::Value value, const char* key);

    std::string id_;
    Plan plan_;
    Status status_ = Status::Open;
    std::vector<Chair> chairs_;
    std::unique_ptr<match::AnyMatch> match_;
    core::ChaCha20::Seed seed_{};           // of both halves, from the start on
    std::vector<std::int8_t> answered_by_;  // the seat of each entry; −1: the house
    std::vector<int> entry_log_;            // the event of each entry
    std::vector<Logged> log_;
    std::optional<UndoAsked> undo_;
    std::string rematch_, rematch_watch_;
    int rewinds_ = 0;
};

/// What somebody wants to play: the body of a request to make a table.
struct Wish {
    std::string game, options = "{}", name;
    std::vector<std::string> seats;  // a level, or empty for a person
    bool is_public = false, odds = false;
    int timer = 0;
};
/// What is secret or by lot about a new table.
struct Lot {
    std::string watch, secret, commitment;
};
/// The first events of a new table; those of a rematch seat the same people one further.
Outcome create(const Wish& wish, const Lot& lot, Time now);
Outcome create_rematch(const Table& old, const Lot& lot, int asker, const std::string& random, Time now);

/// Whether there is a bot of that level for that game.
bool has_bot(const match::AnyGame& game, const std::string& level);

/// What lists and newcomers are shown of a table, as JSON.
std::string summary(const Table& table);

}  // namespace server
