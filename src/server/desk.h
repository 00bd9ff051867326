#pragma once
// The desk turns a request into events, or says why not. Each event is taken in by the table as it is made.

#include "match/json_text.h"
#include "server/table.h"

namespace server {

class Desk {
   public:
    Desk(Table& table, Time now, words::Language language) : table_(table), now_(now), language_(language) {}

    // desk_seats.cpp: before and around the game
    void sit(int seat, const Sit& request);
    void leave(int seat);
    void swap(int seat, const Swap& request);
    void seat_bot(int seat, const SeatBot& request);
    void takeover(int seat, const Takeover& request, core::Seats connected);
    void back(int seat);
    void random(int seat, const Random& request);
    void chat(int seat, const Chat& request);
    // desk_play.cpp: the game
    void start(int seat);
    void move(int seat, const Move& request, const char* by);
    void undo(int seat);
    void undo_answer(int seat, const UndoAnswer& request);
    void rematch(const std::string& table, const std::string& watch);

    /// An event that is taken in like one that comes from the store.
    template <class Inside>
    void add(std::string_view kind, Inside inside) {
        add_text(match::written([&](core::json::Pen& pen) {
            pen.open('{').key("at").number(now_).key(kind).open('{');
            inside(pen);
            pen.close('}').close('}');
        }));
    }
    /// {"seat":…}
    void add(std::string_view kind, int seat) {
        add(kind, [&](core::json::Pen& pen) { pen.key("seat").number(seat); });
    }
    template <class... Args>
    void refuse(Kind kind, const char* key, Args... args) {
        outcome_.refused = refused(kind, core::Refusal{kHouseRule, core::phrase(key, args...)}, language_);
    }
    Outcome take() { return std::move(outcome_); }

   private:
    void add_text(std::string event);
    /// False, and refused, unless this is a seat at this table and the table is at that point.
    bool is_seated(int seat);
    bool is_open();
    bool is_playing();
    bool exists(int seat);
    bool knows_level(const std::string& level);
    bool has_room();
    /// The house draws until a seat is asked or the game is over; what came is written down.
    void play_on(int from, const char* by);
    /// Takes back what everybody agrees to take back.
    void settle_undo();

    Table& table_;
    Time now_;
    words::Language language_;
    Outcome outcome_;
};

}  // namespace server
