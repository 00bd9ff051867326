#pragma once
// A table is nothing but its events: this is what they add up to. The same events give the same table on
// every server. No clock, no network, no randomness but the draws that the seed of the table fixes.

#include <memory>

#include "match/any_game.h"
#include "protocol/answers.h"
#include "server/refusal.h"
#include "server/requests.h"

namespace server {

using protocol::Status;
using protocol::TableEvent;
using protocol::Time;
using protocol::Wish;

/// One place at the table and who has it.
struct Chair {
    bool is_bot = false;
    std::string level;                 // of the bot
    std::string name;                  // empty: nobody sits here
    std::string token;                 // hashed; only its owner speaks for this seat
    std::string random;                // the seat's share of the seed, in hex
    std::string stand_in;              // the level of the bot that plays for an absent person
    Seat swap_with{core::kSpectator};  // the seat that this person would like to have

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
struct UndoWish {
    Seat seat;
    int to;  // how many entries are to stay
    core::Seats agreed;
};

/// What a request led to: events that the table has taken in and that are to be stored before anybody hears
/// of them; or a refusal, and the table is as it was.
struct Effect {
    std::vector<std::string> events;
    match::Complaint refused;
};

/// The seats of a table, one after the other.
struct SeatRange {
    int count;
    struct Iterator {
        int at;
        Seat operator*() const { return Seat(at); }
        Iterator& operator++() { return ++at, *this; }
        bool operator!=(const Iterator& other) const { return at != other.at; }
    };
    Iterator begin() const { return {0}; }
    Iterator end() const { return {count}; }
};

class Table {
   public:
    explicit Table(std::string id) : id_(std::move(id)) {}

    // The fold: the one way into a table, for an event out of the store and for a new one.
    /// Takes in the next event; gives what is wrong with it, and then the table is as it was.
    match::Complaint apply(TableEvent event);
    match::Complaint apply(std::string_view stored);
    /// The number of the last event; −1 before the first.
    int last() const { return static_cast<int>(log_.size()) - 1; }
    /// The last event as it is to be stored.
    std::string last_stored() const;

    // The facts.
    const std::string& id() const { return id_; }
    const Plan& plan() const { return plan_; }
    Status status() const { return status_; }
    int seats() const { return static_cast<int>(chairs_.size()); }
    SeatRange all() const { return {seats()}; }
    const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(core::index(seat))]; }
    const std::vector<Chair>& chairs() const { return chairs_; }
    /// The events; those of entries without their lines, which the match has.
    const std::vector<TableEvent>& log() const { return log_; }
    const std::optional<UndoWish>& undo_asked() const { return undo_; }
    const std::string& rematch() const { return rematch_; }
    /// How often something was taken back: an answer thought out before that is worth nothing after it.
    int rewinds() const { return rewinds_; }
    /// Whose seat a hashed token opens; a spectator's: none.
    Seat seat_of(std::string_view token) const;
    /// None before the start.
    match::AnyMatch* match() { return match_.get(); }
    const match::AnyMatch* match() const { return match_.get(); }
    /// The seats whose answer is awaited: of people, and of bots.
    core::Seats asked() const;
    core::Seats bots_asked() const;
    core::Seats people() const;

    // The decisions.
    /// What that seat (a spectator: nobody at this table) asks for.
    Effect answer(Seat seat, const Request& request, const Circumstances& circumstances);
    /// A bot's answer, "bot", or the one that the clock gave, "clock".
    Effect answer_for(Seat seat, const Move& move, const char* by, Time now);
    /// The rematch at another table has been made.
    Effect note_rematch(const std::string& table, const std::string& watch, Time now);

    /// "about" of the journal's first line: fair dice, who played. The server's half only once the game is
    /// over.
    std::string about() const;
    std::string journal() const;

   private:
    friend class Desk;  // makes events out of requests

    match::Complaint take(std::monostate&, Time at);
    match::Complaint take(protocol::event::Created& created, Time at);
    match::Complaint take(protocol::event::Sat& sat, Time at);
    match::Complaint take(protocol::event::Left& left, Time at);
    match::Complaint take(protocol::event::Moved& moved, Time at);
    match::Complaint take(protocol::event::SwapAsked& asked, Time at);
    match::Complaint take(protocol::event::Swapped& swapped, Time at);
    match::Complaint take(protocol::event::BotSeated& bot, Time at);
    match::Complaint take(protocol::event::RandomBrought& brought, Time at);
    match::Complaint take(protocol::event::Started& started, Time at);
    match::Complaint take(protocol::event::Entry& entry, Time at);
    match::Complaint take(protocol::event::Undone& undone, Time at);
    match::Complaint take(protocol::event::UndoAsked& asked, Time at);
    match::Complaint take(protocol::event::UndoAnswered& answered, Time at);
    match::Complaint take(protocol::event::Rewound& rewound, Time at);
    match::Complaint take(protocol::event::Chatted& chatted, Time at);
    match::Complaint take(protocol::event::Away& away, Time at);
    match::Complaint take(protocol::event::CameBack& back, Time at);
    match::Complaint take(protocol::event::Ended& ended, Time at);
    match::Complaint take(protocol::event::RematchMade& made, Time at);
    bool has(Seat seat) const { return core::index(seat) < seats(); }
    Chair& at(Seat seat) { return chairs_[static_cast<std::size_t>(core::index(seat))]; }
    match::Complaint change_places(Seat one, Seat other);
    void forget_wishes(Seat seat);
    void forget_entries(int from, int count);
    /// The house that draws entry number `entry`: the seed and that number fix what it draws.
    core::FairHouse house(int entry) const;
    void make_seed();

    std::string id_;
    Plan plan_;
    Status status_ = Status::Open;
    std::vector<Chair> chairs_;
    std::unique_ptr<match::AnyMatch> match_;
    core::ChaCha20::Seed seed_{};    // of both halves, from the start on
    std::vector<Seat> answered_by_;  // of each entry; the house
    std::vector<int> entry_log_;     // the event of each entry
    std::vector<TableEvent> log_;
    std::optional<UndoWish> undo_;
    std::string rematch_;
    int rewinds_ = 0;
};

/// What is secret or by lot about a new table.
struct Lot {
    std::string watch, secret, commitment;
};
/// The first events of a new table; those of a rematch seat the same people one further.
Effect create(const Wish& wish, const Lot& lot, Time now);
Effect create_rematch(const Table& old, const Lot& lot, Seat asker, const std::string& random, Time now);

/// Whether there is a bot of that level for that game.
bool has_bot(const match::AnyGame& game, const std::string& level);

/// What lists and newcomers are shown of a table: without the names by which it can be reached.
protocol::Summary summary_of(const Table& table);
std::string summary(const Table& table);

}  // namespace server
