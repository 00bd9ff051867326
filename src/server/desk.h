#pragma once
// The desk turns a request into events, or says why not. Each event is taken in by the table as it is made.

#include "server/table.h"

namespace server {

namespace event = protocol::event;

class Desk {
   public:
    Desk(Table& table, Time now, words::Language language) : table_(table), now_(now), language_(language) {}

    // desk_seats.cpp: before and around the game
    void sit(Seat seat, const Sit& request);
    void leave(Seat seat);
    void swap(Seat seat, const Swap& request);
    void seat_bot(Seat seat, const SeatBot& request);
    void takeover(Seat seat, const Takeover& request, core::Seats connected);
    void back(Seat seat);
    void random(Seat seat, const Random& request);
    void chat(Seat seat, const Chat& request);
    // desk_play.cpp: the game
    void start(Seat seat);
    void move(Seat seat, const Move& request, const char* by);
    void undo(Seat seat);
    void undo_answer(Seat seat, const UndoAnswer& request);
    void rematch(const std::string& table, const std::string& watch);

    /// An event that is taken in like one that comes from the store.
    void add(event::Any what);
    template <class... Args>
    void refuse(ProblemKind kind, const char* key, Args... args) {
        effect_.refused = server::refuse(kind, language_, key, args...);
    }
    Effect take() { return std::move(effect_); }

   private:
    /// False, and refused, unless this is a seat at this table and the table is at that point.
    bool is_seated(Seat seat);
    bool is_open();
    bool is_playing();
    bool exists(Seat seat);
    bool knows_level(const std::string& level);
    bool has_room();
    /// The house draws until a seat is asked or the game is over.
    void play_on();
    /// Takes back what everybody agrees to take back.
    void settle_undo();

    Table& table_;
    Time now_;
    words::Language language_;
    Effect effect_;
};

}  // namespace server
