#pragma once
// What somebody may know. The player knows all but the order of the stack; onlookers see the money at the
// end, or all the time if the purses are open.

#include "games/solitaire/flow.h"

namespace solitaire {

/// What a side has won: its notes where the viewer sees the money, their number otherwise.
struct Won {
    std::uint8_t count;
    Notes notes;
    bool operator==(const Won&) const = default;
};

struct View : Open {
    Seat viewer;
    std::uint8_t stack;                      // cards in all
    core::Few<Note, kit::kMostNotes> under;  // what went under it was seen by all
    Won own, others;
    bool operator==(const View&) const = default;
};

inline bool sees_money(const Open& table, Seat viewer) {
    return viewer == kPlayer || table.setup.open_purses || table.does == Does::Over;
}

inline View view(const State& state, Seat viewer) {
    const bool seen = sees_money(state, viewer);
    const auto won = [&](const Notes& notes) {
        return Won{static_cast<std::uint8_t>(notes.count()), seen ? notes : Notes{}};
    };
    return {
        state,          viewer,           static_cast<std::uint8_t>(state.stack.size()), state.stack.under(),
        won(state.own), won(state.others)};
}

}  // namespace solitaire
