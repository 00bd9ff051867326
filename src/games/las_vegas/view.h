#pragma once
// What one seat may know. A state that fits it: dream.h.

#include "games/las_vegas/flow.h"

namespace las_vegas {

/// A note under the stack. All have seen most of them go there (LV-12); what was swapped away is known to one
/// seat only (ACT-12).
struct Buried {
    Note note;          // kUnseen to the others
    Seat only_seen_by;  // kHouse: all
    bool operator==(const Buried&) const = default;
};
inline constexpr Note kUnseen{15};

struct View : Open {
    Seat viewer;
    std::uint8_t stack;      // cards in all
    std::uint8_t discarded;  // rainbow cards out of the game
    core::Few<Buried, kit::kMostNotes> under;
    core::Seats shown;     // whose purse this viewer may look into (LV-13)
    BySeat<Notes> purses;  // of those
    BySeat<std::uint8_t> notes_held;
    BonusCards bonus = kNoBonusCards;  // the viewer's own
    Cards cards;                       // the viewer's own
    BySeat<std::uint8_t> bonus_held, cards_held;
    bool operator==(const View&) const = default;
};

/// LV-13: what a player holds is hidden from the others, unless the table plays with open purses or all is
/// over.
inline bool sees_purse(const Open& table, Seat viewer, Seat owner) {
    return viewer == owner || table.setup.open_purses || table.now.does == Does::Over;
}

/// BV-13: rainbow cards that are neither in the stack nor at a casino.
inline int discarded_rainbows(const State& state) {
    int left = timing::all_notes(state.setup).bag.count(kit::kind(kit::kRainbow));
    left -= state.stack.shuffled().bag.count(kit::kind(kit::kRainbow));
    for (const Notes& notes : state.notes) left -= notes.bag.count(kit::kind(kit::kRainbow));
    return left;
}

inline core::Few<Buried, kit::kMostNotes> seen_under(const State& state, Seat viewer) {
    core::Few<Buried, kit::kMostNotes> under;
    const auto notes = state.stack.under();
    for (int i = 0; i < notes.size(); ++i) {
        const Seat only = state.stack.only_seen_by(i);
        under.add({only == core::kHouse || only == viewer ? notes[i] : kUnseen, only});
    }
    return under;
}

/// How many cards a seat holds.
constexpr int count(Cards cards) { return cards.count(); }
constexpr int count(BonusCards cards) {
    return (cards.first != BonusCards::kNone ? 1 : 0) + (cards.second != BonusCards::kNone ? 1 : 0);
}

inline View view(const State& state, Seat viewer) {
    View seen{};
    static_cast<Open&>(seen) = state;
    seen.viewer = viewer;
    seen.stack = static_cast<std::uint8_t>(state.stack.size());
    seen.discarded = static_cast<std::uint8_t>(discarded_rainbows(state));
    seen.under = seen_under(state, viewer);
    const bool bonus = state.setup.has(Module::Bonus);
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        seen.notes_held[seat] = static_cast<std::uint8_t>(state.purses[seat].count());
        seen.bonus_held[seat] = static_cast<std::uint8_t>(bonus ? count(state.bonus[seat]) : 0);
        seen.cards_held[seat] = static_cast<std::uint8_t>(state.cards[seat].count());
        if (viewer == Seat(seat) && bonus) seen.bonus = state.bonus[seat];
        if (viewer == Seat(seat)) seen.cards = state.cards[seat];
        if (!sees_purse(state, viewer, Seat(seat))) continue;
        seen.shown.add(Seat(seat));
        seen.purses[seat] = state.purses[seat];
    }
    return seen;
}

}  // namespace las_vegas
