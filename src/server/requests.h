#pragma once
// What somebody may ask of a table (protocol/requests.h says how it is sent), and what the house asks itself.

#include "protocol/requests.h"

namespace server {

using core::Seat;
using protocol::Back;
using protocol::Chat;
using protocol::Leave;
using protocol::Move;
using protocol::SeatBot;
using protocol::Sit;
using protocol::Start;
using protocol::Swap;
using protocol::Takeover;
using protocol::Undo;
using protocol::UndoAnswer;

/// New random bytes of a seat that brought none, at a rematch: they come with `hello`.
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
