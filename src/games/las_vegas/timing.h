#pragma once
// Who acts at which moment, and in which order. The chapters call these moments and know no module; only this
// file names the modules, each behind its switch. Questions that belong to modules are in timing_questions.h,
// what they add to the table is in timing_table.h.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/modules/actions/deal.h"
#include "games/las_vegas/modules/actions/double_trouble.h"
#include "games/las_vegas/modules/actions/middle.h"
#include "games/las_vegas/modules/actions/pass.h"
#include "games/las_vegas/modules/actions/reroll.h"
#include "games/las_vegas/modules/actions/rotation.h"
#include "games/las_vegas/modules/actions/score_it.h"
#include "games/las_vegas/modules/actions/swap.h"
#include "games/las_vegas/modules/actions/take_back.h"
#include "games/las_vegas/modules/actions/two_casinos.h"
#include "games/las_vegas/modules/actions/win_tie.h"
#include "games/las_vegas/modules/big_dice.h"
#include "games/las_vegas/modules/bonus.h"
#include "games/las_vegas/modules/hundreds.h"
#include "games/las_vegas/modules/kickers.h"
#include "games/las_vegas/modules/minimum.h"
#include "games/las_vegas/modules/neutral.h"
#include "games/las_vegas/modules/rainbow.h"
#include "games/las_vegas/modules/slot_machine.h"
#include "games/las_vegas/modules/tokens.h"

namespace las_vegas::timing {

// The set-up.

/// The cards of the stack (LV-2).
inline Notes all_notes(const Setup& setup) {
    Notes notes = kNotes;
    if (setup.has(Module::Hundreds)) hundreds::join(notes);
    if (setup.has(Module::Rainbow)) rainbow::join(notes);
    return notes;
}

/// What a casino is filled up to (LV-4), and what a card counts for that.
inline Money minimum(const Setup& setup) {
    return setup.has(Module::Minimum) ? minimum::by_players(setup.seats) : kMinimum;
}
inline Money filling(Note card) { return card == kit::kRainbow ? rainbow::kWorth : worth(card); }

inline void game_begins(State& state) {
    if (state.setup.has(Module::Bonus)) bonus::set_up(state);
    if (state.setup.has(Module::Actions)) deal::set_up(state);
}

// A round begins.

/// The dice that each player takes for a round (LV-3).
inline Hand dice_dealt(const Setup& setup) {
    Hand hand{};
    hand.add(Kind::Own, kDice);
    if (setup.modules.none()) return hand;
    if (setup.has(Module::Neutral)) neutral::deal(setup, hand);
    if (setup.has(Module::BigDice)) big_dice::deal(hand);
    if (setup.has(Module::Kickers)) kickers::deal(setup, hand);
    return hand;
}
/// White dice that nobody takes.
inline int white_left_over(const Setup& setup) {
    return setup.has(Module::Neutral) ? neutral::dice_left_over(setup.seats) : 0;
}

/// The casinos are filled; the first turn has not begun.
inline void casinos_filled(const Setup& setup, Agenda& agenda) {
    if (setup.has(Module::Tokens)) agenda.add({Does::DealTokens, {}});
    if (setup.has(Module::Bonus)) agenda.add({Does::DealBonus, {}});
    if (setup.has(Module::Actions)) agenda.add({Does::DealActions, {}});
    if (white_left_over(setup) != 0) agenda.add({Does::White, {}});
}

// A turn.

/// The turn order comes to a player, with or without dice. Whether something happens first.
inline bool order_comes_to(State& state, Seat seat, Agenda& agenda) {
    if (!state.setup.has(Module::Actions)) return false;
    two_casinos::order_comes_to(state, seat);
    return score_it::order_comes_to(state, seat, agenda);
}

inline void turn_begins(State& state, Seat seat) {
    if (state.setup.has(Module::Actions)) deal::turn_begins(state, seat);
}

/// The active player rolls: the dice of other kinds than their own (LV-6).
template <core::House H>
void rolling(const State& state, const Hand& hand, H& house, Roll& thrown) {
    if (state.setup.has(Module::Neutral)) neutral::roll(hand, house, thrown);
    if (state.setup.has(Module::BigDice)) big_dice::roll(hand, house, thrown);
    if (state.setup.has(Module::Kickers)) kickers::roll(hand, house, thrown);
}

/// The values whose dice can go to their casino, and to the slot machine (LV-7): bit f - 1 for value f.
struct OpenTo {
    unsigned casino, slot;
};
inline OpenTo open_to(const Open& table) {
    OpenTo values{(1u << core::kFaces) - 1, 0};
    if (table.setup.has(Module::SlotMachine)) values.slot = slot_machine::values_taken(table);
    if (!table.setup.has(Module::Actions)) return values;
    const Place closed = two_casinos::closed_place(table);
    values.casino &= ~(1u << number(closed) >> 1);
    if (closed == kSlot) values.slot = 0;
    return values;
}

/// What can be done after the roll besides placing (journal: reroll, then the cards in their order).
inline void offer_before_placing(const State& state, Seat seat, Moves& moves) {
    if (!state.setup.has(Module::Actions) || !state.turn.placed.empty()) return;
    reroll_card::offer(state, seat, moves);
    const Cards cards = state.cards_of(seat);
    if (cards.none()) return;
    if (cards.has(Card::WinTie)) win_tie::offer(state, moves);
    if (cards.has(Card::Reroll)) moves.add(Move::play(Card::Reroll));
    if (cards.has(Card::TwoCasinos)) moves.add(Move::play(Card::TwoCasinos));
    if (cards.has(Card::Pass)) moves.add(Move::play(Card::Pass));
    if (cards.has(Card::Rotate)) rotation::offer(state, moves);
    if (cards.has(Card::Double)) double_trouble::offer(state, two_casinos::binds(state, seat), moves);
    if (cards.has(Card::Middle)) moves.add(Move::play(Card::Middle));
    if (cards.has(Card::Swap)) moves.add(Move::play(Card::Swap));
}

/// The dice of a value are about to be placed; the roll still shows all of them.
template <class W>
inline void placing(State& state, Seat seat, const Placing& what, W& tell) {
    if (!state.setup.has(Module::Actions) || !state.turn.placed.empty()) return;
    if (what.pair) {
        deal::spend(state, seat, Card::Double, tell);
        double_trouble::first_placement(state, what.value, two_casinos::binds(state, seat));
    } else {
        two_casinos::first_placement(state, seat, what.value);
    }
}

/// Dice have been placed: kickers act, then a token may be taken.
template <class W>
inline void placed(State& state, Seat seat, const Placement& dice, Agenda& agenda, W& tell) {
    if (state.setup.has(Module::Kickers)) kickers::placed(state, seat, dice, agenda, tell);
    if (state.setup.has(Module::Tokens)) tokens::placed(state, seat, dice, agenda);
}

/// The last placement of the turn is done.
inline void turn_ends(const State& state, Seat seat, Agenda& agenda) {
    if (state.setup.has(Module::Actions)) deal::turn_ends(state, seat, agenda);
}

// Payout.

/// All dice are placed. Whether something happens before the round is over.
inline bool dice_placed(const State& state, Agenda& agenda) {
    return state.setup.has(Module::Actions) && score_it::round_ends(state, agenda);
}

/// The round is played: what comes before and after casinos 1 to 6 (Does::Pay).
inline void payout(const State& state, Agenda& agenda) {
    const bool actions = state.setup.has(Module::Actions);
    if (state.setup.has(Module::Rainbow) && rainbow::lying_anywhere(state) != 0)
        agenda.add({Does::Replace, {}});
    if (actions) win_tie::before_payout(state, agenda);
    agenda.add({Does::Pay, {}});
    if (state.setup.has(Module::SlotMachine)) agenda.add({Does::PaySlot, {}});
    if (state.setup.has(Module::SlotMachine)) agenda.add({Does::ClearSlot, {}});
    if (actions) agenda.add({Does::Swapping, {}});
}

/// Who takes part in the payout besides the seats: white does (NEU-5).
inline bool white_plays(const Setup& setup) { return setup.has(Module::Neutral); }

/// The numbers of dice at a casino, before equal ones cancel each other (LV-10).
inline void before_ties_cancel(const Open& table, Place place, std::span<std::uint8_t> dice) {
    if (table.setup.has(Module::Actions)) win_tie::settle(table, place, dice);
}

/// A casino has paid a note to a player (LV-11).
inline void note_won(State& state, Seat seat, Note note) {
    if (!state.setup.modules.none()) state.won[static_cast<unsigned>(seat)].add(note);
}

/// Whether what nobody has won stays at its place instead of going under the stack (LV-12).
inline bool notes_left_stay(const Setup&) { return false; }

/// All has been paid; the dice are still there.
template <class W>
inline void round_over(State& state, W& tell) {
    if (state.setup.modules.none()) return;
    if (state.setup.has(Module::Bonus)) bonus::round_over(state, tell);
    if (state.setup.has(Module::Actions)) deal::round_over(state);
    state.won = {};
    state.big_dice = {};
    state.slot = {};
    state.turn = {};
}

// The end.

/// What counts besides notes (LV-16), and what it comes from.
struct Fortune {
    Money announcement, tokens;
    constexpr Money sum() const { return announcement + tokens; }
};
inline Fortune fortune_of(const Open& table, Seat seat) {
    Fortune fortune;
    if (table.setup.has(Module::Bonus)) fortune.announcement = bonus::worth(table, seat);
    if (table.setup.has(Module::Tokens)) fortune.tokens = tokens::worth(table, seat);
    return fortune;
}
inline Money fortune(const Open& table, Seat seat) { return fortune_of(table, seat).sum(); }

}  // namespace las_vegas::timing
