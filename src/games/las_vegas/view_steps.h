#pragma once
// The steps that wait behind the open question, and where the turn order goes on. Views do not write them:
// they follow from what is asked and what lies on the table.

#include "games/las_vegas/view.h"

namespace las_vegas {

inline bool all_hands_empty(const View& seen) {
    for (const Hand& hand : seen.hands)
        if (!hand.none()) return false;
    return true;
}

/// ACT-10: the announced casino pays, before the round is over or as its first payout.
inline bool score_pays(const View& seen) {
    const bool asks = seen.now.does == Does::ReplaceScore || seen.now.does == Does::Take;
    return asks && seen.setup.has(Module::Actions) && seen.effects.scores != kNobody;
}

/// ACT-11: the rainbow cards are replaced in a turn, not at the payout.
inline bool replaces_in_turn(const View& seen) {
    return seen.now.does == Does::Replace && !seen.roll.all().none();
}

namespace detail {

/// What waits during a payout, from its end on to the step that comes behind this one.
inline void add_payout(const View& seen, Does behind, Steps& waiting) {
    const bool actions = seen.setup.has(Module::Actions), slot = seen.setup.has(Module::SlotMachine);
    waiting.add({Does::RoundUp, {}});
    if (behind == Does::Swap || behind == Does::DrawSwap) return;
    if (actions) waiting.add({Does::Swapping, {}});
    if (slot) waiting.add({Does::ClearSlot, {}});
    if (slot) waiting.add({Does::PaySlot, {}});
    if (behind == Does::Take) return;
    waiting.add({Does::Pay, {}});
    if (behind != Does::Replace || !actions) return;
    Agenda tie;
    win_tie::before_payout(lying_open(seen), tie);
    for (const Step& step : tie) waiting.add(step);
}

/// The deals of a round that come behind this one.
inline void add_deals(const View& seen, Steps& waiting) {
    Agenda agenda;
    timing::casinos_filled(lying_open(seen), agenda);
    for (int i = agenda.size(); i > 0 && agenda[i - 1].does != seen.now.does; --i) waiting.add(agenda[i - 1]);
}

/// What follows in a turn: kickers act, a token may be taken, and the turn goes on.
inline void add_rest_of_turn(const View& seen, Steps& waiting) {
    const Seat seat = seen.active;
    switch (seen.now.does) {
        case Does::Kick: {
            waiting.add({Does::Placed, seat});
            Agenda agenda;
            const Placement& placed = seen.turn.placed[static_cast<unsigned>(seen.turn.placements - 1)];
            if (seen.setup.has(Module::Tokens)) tokens::placed(lying_open(seen), seat, placed, agenda);
            for (const Step& step : agenda) waiting.add(step);
            return waiting.add({Does::Kicking, seat});
        }
        case Does::Token: return waiting.add({Does::Placed, seat});
        case Does::Put:
        case Does::DrawThree: return waiting.add({Does::Place, seat});
        case Does::Replace: waiting.add({Does::Place, seat}); return waiting.add({Does::DrawThree, {}});
        default: return;
    }
}

}  // namespace detail

/// The steps that wait, the next one last.
inline Steps waiting_behind(const View& seen) {
    Steps waiting;
    const Does does = seen.now.does;
    if (does == Does::Over) return waiting;
    waiting.add({Does::Over, {}});
    if (does == Does::First) {
        waiting.add({Does::Round, {}});
        return waiting;
    }
    const bool payout = does == Does::Tie || does == Does::Take || does == Does::Swap ||
                        does == Does::DrawSwap || (does == Does::Replace && !replaces_in_turn(seen));
    if (payout && !score_pays(seen)) {
        detail::add_payout(seen, does, waiting);
        return waiting;
    }
    waiting.add({Does::RoundUp, {}});
    waiting.add({Does::Payout, {}});
    const bool scores = score_pays(seen);
    if (!scores || !all_hands_empty(seen)) waiting.add({Does::Turn, {}});
    if (scores) {
        waiting.add({Does::EndScore, {}});
        waiting.add({seen.effects.scored == kSlot ? Does::PaySlot : Does::PayScore, {}});
    } else if (does <= Does::White) {
        detail::add_deals(seen, waiting);
    } else {
        detail::add_rest_of_turn(seen, waiting);
    }
    return waiting;
}

/// Where the turn order goes on.
inline Seat next_in_order(const View& seen) {
    if (seen.now.does == Does::First) return Seat(0);
    if (seen.now.does <= Does::White) return seen.first;
    if (score_pays(seen) && !all_hands_empty(seen)) return seen.effects.scores;
    return core::left_of(seen.active, seen.setup.seats);
}

}  // namespace las_vegas
