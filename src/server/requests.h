#pragma once
// What somebody may ask of a table. docs/protocol.md says it in words.

#include <string>
#include <variant>

#include "core/seat.h"
#include "words/words.h"

namespace server {

struct Sit {
    int seat;
    std::string name;
    std::string token;   // the table's: hashed; a guest's: as it came, empty: the house chooses it
    std::string random;  // 32 hex digits: this seat's share of the seed
};
struct Leave {};
/// To a free seat, or with whoever sits there.
struct Swap {
    int seat;
};
/// An empty seat becomes a bot's, or with no level a person's.
struct SeatBot {
    int seat;
    std::string level;
};
struct Start {};
struct Move {
    int question;
    std::string move;  // JSON
};
struct Undo {};
struct UndoAnswer {
    bool agree;
};
struct Chat {
    std::string text;
};
/// A bot plays for somebody who is away.
struct Takeover {
    int seat;
    std::string level;
};
struct Back {};
/// New random bytes of a seat that brought none: at a rematch.
struct Random {
    std::string random;
};

using Request =
    std::variant<Sit, Leave, Swap, SeatBot, Start, Move, Undo, UndoAnswer, Chat, Takeover, Back, Random>;

/// What the table's log cannot know.
struct Circumstances {
    std::int64_t now;       // milliseconds since 1970
    core::Seats connected;  // whose owners are there
    words::Language language = words::Language::English;
};

}  // namespace server
