#pragma once
// Bonus cards and announcement dice: BV-18 to BV-22.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::bonus {

// BV-22: two cards each of 20,000, 30,000, 40,000, 50,000 and 60,000.
inline constexpr Notes kCards = [] {
    Notes cards{};
    for (int thousands = 20; thousands <= 60; thousands += 10)
        cards.bag += core::Bag::of(kit::kind(kit::note_of(thousands)), 2);
    return cards;
}();

inline constexpr int kHighest = 6;      // BV-20: of an announcement die
inline constexpr Money kWorth{50'000};  // BV-21: of each of its pips

// BV-18: announcement dice show 1 at the start of the game, and are never rolled.
inline void set_up(State& state) {
    for (int i = 0; i < state.setup.seats; ++i) state.announcement[static_cast<unsigned>(i)] = 1;
    state.bonus.fill(kNoBonusCards);
}

// BV-19: each player gets one, with fewer than six players two.
template <core::House H>
BonusDraw chance(const State& state, H& house) {
    BonusDraw draw;
    Notes left = kCards;
    for (int seat = 0; seat < state.setup.seats; ++seat) {
        core::Few<Note, 2> cards;
        for (int i = 0; i < one_or_two(state.setup.seats); ++i) {
            const Note card = Note(house.pick(left.bag));
            left.remove(card);
            cards.add(card);
        }
        if (cards.size() == 2 && cards[1] < cards[0]) std::swap(cards[0], cards[1]);  // a hand has no order
        draw.cards.add(cards);
    }
    return draw;
}

/// A hand of cards, the lower one first.
constexpr BonusCards hand_of(const core::Few<Note, 2>& cards) {
    if (cards.size() == 1) return {static_cast<std::uint8_t>(kit::kind(cards[0]) & 15), BonusCards::kNone};
    const int low = std::min(kit::kind(cards[0]), kit::kind(cards[1]));
    const int high = std::max(kit::kind(cards[0]), kit::kind(cards[1]));
    return {static_cast<std::uint8_t>(low & 15), static_cast<std::uint8_t>(high & 15)};
}

template <class W>
inline void apply(State& state, const BonusDraw& draw, W& tell) {
    tell(BonusDealt{draw.cards});
    for (int seat = 0; seat < draw.cards.size(); ++seat)
        state.bonus[static_cast<unsigned>(seat)] = hand_of(draw.cards[seat]);
    done(state);
}

inline core::Verdict doubt(const State& state, const BonusDraw& draw) {
    Notes left = kCards;
    if (draw.cards.size() != state.setup.seats)
        return core::refuse("BV-19", "lv.cards-each", int{state.setup.seats}, one_or_two(state.setup.seats));
    for (const auto& cards : draw.cards) {
        if (cards.size() != one_or_two(state.setup.seats))
            return core::refuse("BV-19", "lv.cards-each", int{state.setup.seats},
                                one_or_two(state.setup.seats));
        for (const Note card : cards) {
            if (!left.has(card)) return core::refuse("BV-22", "lv.no-such-bonus-card");
            left.remove(card);
        }
    }
    return core::kFine;
}

/// BV-20: how much a seat's announcement die goes up: once per card whose value the casinos paid in this
/// round, two identical cards both, never above 6.
inline int raise(const State& state, Seat seat) {
    const auto i = static_cast<unsigned>(seat);
    const BonusCards cards = state.bonus[i];
    const int cards_that_count = ((state.won[i].bits >> cards.first & 1) != 0 ? 1 : 0) +
                                 ((state.won[i].bits >> cards.second & 1) != 0 ? 1 : 0);
    return std::min(cards_that_count, kHighest - state.announcement[i]);
}

template <class W>
inline void round_over(State& state, W& tell) {
    for (unsigned i = 0; i < state.setup.seats; ++i) {
        const int up = raise(state, Seat(i));
        state.announcement[i] = static_cast<std::uint8_t>(state.announcement[i] + up);
        if (up != 0) tell(Raised{Seat(i), state.announcement[i]});
    }
    state.bonus.fill(kNoBonusCards);
}

// BV-21: at the end of the game the die times 50,000; it is not a note.
inline Money worth(const Open& table, Seat seat) {
    return {kWorth.dollars * table.announcement[static_cast<unsigned>(seat)]};
}

}  // namespace las_vegas::bonus
