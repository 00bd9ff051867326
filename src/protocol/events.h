#pragma once
// The events of a table: what is appended to its log and never changed (docs/decisions/0006), and what
// viewers are told of it. Each is described once; the store keeps what viewers are not told (`kept`), and
// viewers are told what follows from the events before (`told`). docs/protocol.md lists them.

#include "match/problem.h"
#include "protocol/forms.h"

namespace protocol::event {

/// The table is made.
struct Created {
    static constexpr const char* kWord = "created";
    std::string game;
    Piece options;
    std::vector<Place> seats;
    bool is_public = false, odds = false;
    int timer = 0;
    std::string name, watch, secret, commitment, rematch_of;
};
template <class D>
void describe(D& d, core::Like<Created> auto& created) {
    d.part("game", created.game);
    d.raw("options", created.options);
    d.part("seats", created.seats, kPlaces);
    d.part("public", created.is_public, Flag{});
    d.part("odds", created.odds, Flag{});
    d.part("timer", created.timer, kTimer);
    d.unless("", "name", created.name);
    d.kept("watch", created.watch);
    d.kept("secret", created.secret);
    d.part("commitment", created.commitment);
    d.kept_unless("", "rematch_of", created.rematch_of);
}

/// Somebody takes a seat.
struct Sat {
    static constexpr const char* kWord = "sat";
    Seat seat{};
    std::string name;
    std::string token;   // hashed
    std::string random;  // the seat's share of the seed
};
template <class D>
void describe(D& d, core::Like<Sat> auto& sat) {
    d.part("seat", sat.seat);
    d.part("name", sat.name);
    d.kept("token", sat.token);
    d.kept("random", sat.random);
}

struct Left {
    static constexpr const char* kWord = "left";
    Seat seat{};
};
template <class D>
void describe(D& d, core::Like<Left> auto& left) {
    d.part("seat", left.seat);
}

/// To a free seat.
struct Moved {
    static constexpr const char* kWord = "moved";
    Seat from{}, to{};
};
template <class D>
void describe(D& d, core::Like<Moved> auto& moved) {
    d.part("from", moved.from);
    d.part("to", moved.to);
}

struct SwapAsked {
    static constexpr const char* kWord = "swap-asked";
    Seat seat{}, with{};
};
template <class D>
void describe(D& d, core::Like<SwapAsked> auto& asked) {
    d.part("seat", asked.seat);
    d.part("with", asked.with);
}

/// Both have asked.
struct Swapped {
    static constexpr const char* kWord = "swapped";
    Seat a{}, b{};
};
template <class D>
void describe(D& d, core::Like<Swapped> auto& swapped) {
    d.part("a", swapped.a);
    d.part("b", swapped.b);
}

/// An empty seat becomes a bot's, or with no level a person's.
struct BotSeated {
    static constexpr const char* kWord = "bot";
    Seat seat{};
    std::string level;
};
template <class D>
void describe(D& d, core::Like<BotSeated> auto& bot) {
    d.part("seat", bot.seat);
    d.part("level", bot.level, match::text_or_null());
}

/// A seat that came by rematch brings its random bytes.
struct RandomBrought {
    static constexpr const char* kWord = "random";
    Seat seat{};
    std::string random;
};
template <class D>
void describe(D& d, core::Like<RandomBrought> auto& brought) {
    d.part("seat", brought.seat);
    d.kept("random", brought.random);
}

struct Started {
    static constexpr const char* kWord = "started";
    std::vector<std::string> names;
    Piece first_line;  // of the journal
};
template <class D>
void describe(D& d, core::Like<Started> auto& started) {
    d.part("names", started.names);
    d.told("first_line", started.first_line);
}

/// A seat answered or the house drew.
struct Entry {
    static constexpr const char* kWord = "entry";
    int number = 0;           // its place in the journal
    bool gone = false;        // it was taken back since
    Seat seat{core::kHouse};  // who answered
    Piece said;               // the move or the draw
    Piece line;               // both as the journal writes them; to a viewer with null for what is hidden
    std::string by;           // "bot" or "clock" where no person answered
    Piece told;               // sentences
    Piece happened;           // events of the game
    std::optional<int> question = {};  // in memory alone: the one that it answers; none: the open one
};
template <class D>
void describe(D& d, core::Like<Entry> auto& entry) {
    d.told("number", entry.number, kCount);
    d.told_unless(false, "gone", entry.gone, Flag{});
    if (entry.gone) return;
    d.line("line", entry);
    d.unless("", "by", entry.by);
    d.told_unless(Piece(), "told", entry.told);
    d.told_unless(Piece(), "happened", entry.happened);
}

/// One took the own last answer back.
struct Undone {
    static constexpr const char* kWord = "undone";
    Seat seat{};
    int number = 0;  // of the entry that is gone
};
template <class D>
void describe(D& d, core::Like<Undone> auto& undone) {
    d.part("seat", undone.seat);
    d.told("number", undone.number, kCount);
}

/// One would like to take back what the gate does not give back.
struct UndoAsked {
    static constexpr const char* kWord = "undo-asked";
    Seat seat{};
    int to = 0;  // how many entries are to stay
};
template <class D>
void describe(D& d, core::Like<UndoAsked> auto& asked) {
    d.part("seat", asked.seat);
    d.part("to", asked.to, kCount);
}

struct UndoAnswered {
    static constexpr const char* kWord = "undo-answered";
    Seat seat{};
    bool agree = false;
};
template <class D>
void describe(D& d, core::Like<UndoAnswered> auto& answered) {
    d.part("seat", answered.seat);
    d.part("agree", answered.agree, Flag{});
}

/// All agreed.
struct Rewound {
    static constexpr const char* kWord = "rewound";
    int to = 0;
};
template <class D>
void describe(D& d, core::Like<Rewound> auto& rewound) {
    d.part("to", rewound.to, kCount);
}

struct Chatted {
    static constexpr const char* kWord = "chat";
    Seat seat{};
    std::string text;
};
template <class D>
void describe(D& d, core::Like<Chatted> auto& chatted) {
    d.part("seat", chatted.seat);
    d.part("text", chatted.text);
}

/// A bot stands in for somebody.
struct Away {
    static constexpr const char* kWord = "away";
    Seat seat{};
    std::string level;
};
template <class D>
void describe(D& d, core::Like<Away> auto& away) {
    d.part("seat", away.seat);
    d.part("level", away.level);
}

struct CameBack {
    static constexpr const char* kWord = "back";
    Seat seat{};
};
template <class D>
void describe(D& d, core::Like<CameBack> auto& back) {
    d.part("seat", back.seat);
}

struct Ended {
    static constexpr const char* kWord = "over";
    Piece result;
    Piece about;  // the revealed seed
};
template <class D>
void describe(D& d, core::Like<Ended> auto& ended) {
    d.raw("result", ended.result);
    d.told("about", ended.about);
}

/// There is another table with the same people; who only looks on is told another name for it.
struct RematchMade {
    static constexpr const char* kWord = "rematch";
    std::string table, watch;
};
template <class D>
void describe(D& d, core::Like<RematchMade> auto& made) {
    d.for_seats("table", made.table);
    d.for_watchers("watch", made.watch);
}

/// Nothing: an event that this program does not know.
using Any = std::variant<std::monostate, Created, Sat, Left, Moved, SwapAsked, Swapped, BotSeated,
                         RandomBrought, Started, Entry, Undone, UndoAsked, UndoAnswered, Rewound, Chatted,
                         Away, CameBack, Ended, RematchMade>;

}  // namespace protocol::event

namespace protocol {

/// One event of a log, and when it happened.
struct TableEvent {
    Time at = 0;
    event::Any what;
};
template <class D>
void describe(D& d, core::Like<TableEvent> auto& happened) {
    d.part("at", happened.at, kTime);
    d.one_of(happened.what);
}

/// The same as a viewer is told it, with its number.
struct ToldEvent {
    int number = 0;
    TableEvent event;
};
template <class D>
void describe(D& d, core::Like<ToldEvent> auto& told) {
    d.part("n", told.number, kCount);
    describe(d, told.event);
}

/// As the store keeps it.
std::string stored(const TableEvent& event);
/// Out of the store; what is wrong with it is said by name.
match::Result<TableEvent> read_stored(std::string_view text);

}  // namespace protocol
