#pragma once
// Who acts at which moment, and in which order. The chapters call these moments and know no module; only this
// file names the modules, each behind its switch. Questions that belong to modules are in timing_questions.h.

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

/// A player takes the dice for a round (LV-3).
inline void dice_dealt(State& state, Seat seat) {
    if (state.setup.modules.none()) return;
    if (state.setup.has(Module::Neutral)) neutral::deal(state, seat);
    if (state.setup.has(Module::BigDice)) big_dice::deal(state, seat);
    if (state.setup.has(Module::Kickers)) kickers::deal(state, seat);
}

/// The casinos are filled; the first turn has not begun.
inline void casinos_filled(const State& state, Agenda& agenda) {
    if (state.setup.has(Module::Tokens)) agenda.add({Does::DealTokens, {}});
    if (state.setup.has(Module::Bonus)) agenda.add({Does::DealBonus, {}});
    if (state.setup.has(Module::Actions)) agenda.add({Does::DealActions, {}});
    if (state.setup.has(Module::Neutral) && neutral::rolls_before_round(state)) agenda.add({Does::White, {}});
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
inline OpenTo open_to(const State& state) {
    OpenTo values{(1u << core::kFaces) - 1, 0};
    if (state.setup.has(Module::SlotMachine)) values.slot = slot_machine::values_taken(state);
    if (!state.setup.has(Module::Actions)) return values;
    const Place closed = two_casinos::closed_place(state);
    values.casino &= ~(1u << number(closed) >> 1);
    if (closed == kSlot) values.slot = 0;
    return values;
}

/// What can be done after the roll besides placing (journal: reroll, then the cards in their order).
inline void offer_before_placing(const State& state, Seat seat, Moves& moves) {
    if (!state.setup.has(Module::Actions) || state.turn.placements != 0) return;
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
inline void placing(State& state, Seat seat, const Placing& what) {
    if (!state.setup.has(Module::Actions) || state.turn.placements != 0) return;
    if (what.pair) {
        deal::spend(state, seat, Card::Double);
        double_trouble::first_placement(state, what.value, two_casinos::binds(state, seat));
    } else {
        two_casinos::first_placement(state, seat, what.value);
    }
}

/// Dice have been placed: kickers act, then a token may be taken.
inline void placed(State& state, Seat seat, const Placement& dice, Agenda& agenda) {
    if (state.setup.has(Module::Kickers)) kickers::placed(state, seat, dice, agenda);
    if (state.setup.has(Module::Tokens)) tokens::placed(state, seat, dice, agenda);
}

/// The last placement of the turn is done.
inline void turn_ends(const State& state, Seat seat, Agenda& agenda) {
    if (state.setup.has(Module::Actions)) deal::turn_ends(state, seat, agenda);
}

// Payout.

/// The round is played: what comes before and after casinos 1 to 6 (Does::Pay).
inline void payout(State& state, Agenda& agenda) {
    const bool actions = state.setup.has(Module::Actions);
    if (actions && score_it::round_ends(state, agenda)) return agenda.add({Does::Payout, {}});
    if (state.setup.has(Module::Rainbow) && rainbow::lying_anywhere(state) != 0)
        agenda.add({Does::Replace, {}});
    if (actions) win_tie::before_payout(state, agenda);
    agenda.add({Does::Pay, {}});
    if (state.setup.has(Module::SlotMachine)) agenda.add({Does::PaySlot, {}});
    if (state.setup.has(Module::SlotMachine)) agenda.add({Does::ClearSlot, {}});
    if (actions) agenda.add({Does::Swapping, {}});
}

/// Who takes part in the payout besides the seats: white does (NEU-5).
inline bool white_plays(const State& state) { return state.setup.has(Module::Neutral); }

/// The numbers of dice at a casino, before equal ones cancel each other (LV-10).
inline void before_ties_cancel(const State& state, Place place, std::span<std::uint8_t> dice) {
    if (state.setup.has(Module::Actions)) win_tie::settle(state, place, dice);
}

/// A casino has paid a note to a player (LV-11).
inline void note_won(State& state, Seat seat, Note note) {
    if (!state.setup.modules.none()) state.won[static_cast<unsigned>(seat)].add(note);
}

/// All has been paid; the dice are still there.
inline void round_over(State& state) {
    if (state.setup.modules.none()) return;
    if (state.setup.has(Module::Bonus)) bonus::round_over(state);
    if (state.setup.has(Module::Actions)) deal::round_over(state);
    state.won = {};
    state.big_dice = {};
    state.slot = {};
    state.turn = {};
}

// The end.

/// What counts besides notes (LV-16).
inline Money fortune(const State& state, Seat seat) {
    Money money;
    if (state.setup.has(Module::Bonus)) money += bonus::worth(state, seat);
    if (state.setup.has(Module::Tokens)) money += tokens::worth(state, seat);
    return money;
}

}  // namespace las_vegas::timing
