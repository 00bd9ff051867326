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

struct View {
    Setup setup;
    Seat viewer;
    std::uint8_t round;
    Seat first, active, next;
    Step now;
    Steps waiting;
    std::array<Notes, kPlaces> notes;
    std::array<Placed, kOwners> dice;
    BySeat<Hand> hands;
    Roll roll;
    Turn turn;
    BySeat<Place> big_dice;
    std::array<SlotDice, core::kFaces> slot;
    std::array<kit::Tokens, kCasinos> tokens;
    BySeat<kit::Tokens> tokens_held;
    BySeat<std::uint8_t> announcement;
    BySeat<Values> won;  // all saw the casinos pay
    Effects effects;     // cards are played openly

    std::uint8_t stack;      // cards in its shuffled part
    std::uint8_t discarded;  // rainbow cards out of the game
    core::Few<Buried, kit::kMostNotes> under;
    core::Seats shown;     // whose purse this viewer may look into (LV-13)
    BySeat<Notes> purses;  // of those
    BySeat<std::uint8_t> notes_held;
    BonusCards bonus;  // the viewer's own
    Cards cards;       // the viewer's own
    BySeat<std::uint8_t> bonus_held, cards_held;
    bool operator==(const View&) const = default;
};

/// LV-13: what a player holds is hidden from the others, unless the table plays with open purses or all is
/// over.
inline bool sees_purse(const State& state, Seat viewer, Seat owner) {
    return viewer == owner || state.setup.open_purses || state.now.does == Does::Over;
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

/// How many bonus cards a seat holds.
constexpr int count(BonusCards cards) {
    return (cards.first != BonusCards::kNone ? 1 : 0) + (cards.second != BonusCards::kNone ? 1 : 0);
}

inline View view(const State& state, Seat viewer) {
    View seen{.setup = state.setup,
              .viewer = viewer,
              .round = state.round,
              .first = state.first,
              .active = state.active,
              .next = state.next,
              .now = state.now,
              .waiting = state.waiting,
              .notes = state.notes,
              .dice = state.dice,
              .hands = state.hands,
              .roll = state.roll,
              .turn = state.turn,
              .big_dice = state.big_dice,
              .slot = state.slot,
              .tokens = state.tokens,
              .tokens_held = state.tokens_held,
              .announcement = state.announcement,
              .won = state.won,
              .effects = state.effects,
              .stack = static_cast<std::uint8_t>(state.stack.shuffled().count()),
              .discarded = static_cast<std::uint8_t>(discarded_rainbows(state)),
              .under = seen_under(state, viewer),
              .shown = {},
              .purses = {},
              .notes_held = {},
              .bonus = kNoBonusCards,
              .cards = {},
              .bonus_held = {},
              .cards_held = {}};
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

/// What lies open, as a state: all that who-would-win-what needs.
inline State lying_open(const View& seen) {
    State open{};
    open.setup = seen.setup;
    open.round = seen.round;
    open.active = seen.active;
    open.notes = seen.notes;
    open.dice = seen.dice;
    open.hands = seen.hands;
    open.roll = seen.roll;
    open.turn = seen.turn;
    open.big_dice = seen.big_dice;
    open.slot = seen.slot;
    open.tokens = seen.tokens;
    open.tokens_held = seen.tokens_held;
    open.announcement = seen.announcement;
    open.effects = seen.effects;
    return open;
}

}  // namespace las_vegas
