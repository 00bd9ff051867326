#pragma once
// A round begins and ends, and the game with the last one: LVC-1, LVC-3, LVC-9, LVC-12, LVC-14, TOK-3.

#include "games/las_vegas_cards/hand.h"
#include "games/las_vegas_cards/payout.h"
#include "games/las_vegas_cards/timing.h"
#include "kit/richest.h"

namespace las_vegas_cards {

/// LVC-13: the lot names the first player.
template <class W>
inline void apply(State& state, const FirstDraw& draw, W& tell) {
    state.first = draw.seat;
    tell(First{draw.seat});
    state.does = Does::Notes;
}

/// LVC-2, LVC-12: everyone shuffles all 30 cards.
inline void begin_round(State& state) {
    ++state.round;
    state.turn = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) state.pile[seat] = kDeck;
}

/// The kinds of notes of this game, 30,000 to 100,000, lie next to each other.
inline constexpr int kLowestNote = kind(kit::note_of(30));

/// How many notes there are of each of the eight kinds, one byte a kind.
constexpr std::uint64_t notes_by_kind(const Notes& notes) {
    std::uint64_t bytes = notes.bag.packed >> 4 * kLowestNote;
    bytes = (bytes | bytes << 16) & 0x0000ffff0000ffff;
    bytes = (bytes | bytes << 8) & 0x00ff00ff00ff00ff;
    return (bytes | bytes << 4) & 0x0f0f0f0f0f0f0f0f;
}

/// Notes are drawn by fours, for two casinos at a time: by fours of notes in the stack.
inline constexpr int kNotesAtOnce = 4;
inline constexpr auto kNoteLots = [] {
    std::array<Lot, 13> lots{};
    for (int fours = 1; fours <= 12; ++fours)
        lots[static_cast<unsigned>(fours)] = lot(kNotesAtOnce * fours, kNotesAtOnce);
    return lots;
}();

/// LVC-1: two notes for each casino.
template <core::House H>
inline NotesDraw draw_notes(const State& state, H& house) {
    NotesDraw draw;
    RunningSums stack = RunningSums::of(notes_by_kind(state.stack));
    int left = static_cast<int>(stack.packed >> 56);
    for (unsigned casino = 0; casino < kCasinos; casino += kNotesAtOnce / kNotesEach, left -= kNotesAtOnce) {
        const Lot& lot = kNoteLots[static_cast<unsigned>(left / kNotesAtOnce)];
        Digits digits(lot, house.below(lot.orders), left);
        for (unsigned note = 0; note < kNotesAtOnce; ++note) {
            const int drawn = stack.kind_of(digits.next());
            stack.remove(drawn);
            draw.notes[casino + note / kNotesEach][note % kNotesEach] = Note(kLowestNote + drawn);
        }
    }
    return draw;
}

template <class W>
inline void apply(State& state, const NotesDraw& draw, W& tell) {
    for (unsigned casino = 0; casino < kCasinos; ++casino) {
        const auto [one, other] = draw.notes[casino];
        state.stack.remove(one);
        state.stack.remove(other);
        state.notes[casino] = one > other ? NotePair{one, other} : NotePair{other, one};
    }
    tell(Filled{state.round, state.setup.sequential, state.first, state.notes});
    state.does = timing::casinos_filled(state);
}

/// LVC-12: the richest wins. TOK-3: tokens are money here, but no notes.
inline core::Standing score(const State& state) {
    return kit::richest(
        state.setup.seats, "LVC-12",
        [&](unsigned seat) { return state.safes[seat].money() + timing::extra(state, Seat(seat)); },
        [&](unsigned seat) { return state.safes[seat].count(); });
}

template <class W>
inline void end_game(State& state, W& tell) {
    state.does = Does::Over;
    if constexpr (core::kListens<W>)
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            tell(Scored{Seat(seat), state.safes[seat].money(), timing::extra(state, Seat(seat))});
}

/// LVC-9: everyone is out, or six turns are played. LVC-14: the first player moves one to the left.
template <class W>
inline void end_round(State& state, W& tell) {
    pay_casinos(state, tell);
    state.placed = {};
    if (state.round == kRounds) return end_game(state, tell);
    if (state.setup.sequential) state.first = core::left_of(state.first, state.setup.seats);
    begin_round(state);
    state.does = Does::Notes;
}

}  // namespace las_vegas_cards
