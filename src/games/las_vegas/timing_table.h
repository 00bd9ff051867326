#pragma once
// What modules add to the table, for whoever looks at it: part of timing.h.

#include "games/las_vegas/timing.h"

namespace las_vegas::timing {

/// BV-7: kickers of a seat that wait beside the board.
inline int kickers_beside(const Open& table, Seat seat) {
    return table.round == 0 ? 0 : kickers::waiting(table, seat);
}

/// BV-16: who chooses before whom at the slot machine.
inline Owners ranking_at_slot(const Open& table) { return slot_machine::ranking(table); }
/// BV-16: those of them who have chosen a note, and last who chooses now.
inline Owners served_at_slot(const Open& table) {
    Owners served;
    for (const kit::Owner owner : slot_machine::ranking(table))
        if (slot_machine::was_served(table, owner)) served.add(owner);
    return served;
}

/// BV-22: the cards that bonus cards are dealt from.
inline constexpr Notes kBonusCards = bonus::kCards;
/// BV-19: a hand of them.
constexpr BonusCards bonus_hand(const core::Few<Note, 2>& cards) {
    return cards.empty() ? kNoBonusCards : bonus::hand_of(cards);
}
/// BV-19, ACT-1: how many cards each seat has been dealt at this step.
inline int bonus_cards_each(const Open& table) {
    const bool dealt = table.now.does > Does::DealBonus && table.now.does != Does::Over;
    return table.setup.has(Module::Bonus) && dealt ? one_or_two(table.setup.seats) : 0;
}
inline int action_cards_each(const Open& table) {
    const bool dealt = table.now.does > Does::DealActions && table.now.does != Does::Over;
    return table.setup.has(Module::Actions) && dealt ? one_or_two(table.setup.seats) : 0;
}

/// ACT-10: an announcement that has not been paid.
inline bool announced(const Open& table) {
    return table.setup.has(Module::Actions) && table.effects.scores != kNobody;
}
/// BV-12: whether a rainbow card lies somewhere.
inline bool rainbow_lies(const Open& table) { return rainbow::lying_anywhere(table) != 0; }

/// BV-16: whose turn it is to choose is the last of those who were served, all before it in rank were too.
inline bool somebody_chooses(const Open& table) {
    const Owners ranks = slot_machine::ranking(table), served = served_at_slot(table);
    for (int i = 0; i < served.size(); ++i)
        if (served[i] != ranks[i]) return false;
    return !served.empty() && served.last() != kWhite && std::popcount(table.effects.served) == served.size();
}

/// Whether a step can be asked, or wait, at a table that stands so: its module is played with, and what it is
/// about is there.
inline bool can_come(const Open& table, Does does) {
    const Setup& setup = table.setup;
    const bool actions = setup.has(Module::Actions), slot = setup.has(Module::SlotMachine);
    switch (does) {
        case Does::First: return setup.first == kByLot;
        case Does::DealTokens: return setup.has(Module::Tokens);
        case Does::DealBonus: return setup.has(Module::Bonus);
        case Does::White: return white_left_over(setup) != 0;
        case Does::Kick:
            return setup.has(Module::Kickers) && kickers::kicking_at(table) != kSlot &&
                   table.turn.placed.last().dice.of(Kind::Kicker) > table.turn.kicks &&
                   kickers::can_kick(table);
        case Does::Token:
            return setup.has(Module::Tokens) && tokens::can_take(table, table.turn.placed.last());
        case Does::DealActions:
        case Does::RollAgain:
        case Does::AfterPlace:
        case Does::Put:
        case Does::DrawThree:
        case Does::Swapping: return actions;
        case Does::Swap:
        case Does::DrawSwap: return actions && table.effects.swaps != kNobody;
        case Does::Tie: return actions && table.effects.wins_tie != kNobody;
        case Does::Replace: return rainbow_lies(table);
        case Does::ReplaceScore:
            return announced(table) && rainbow::lying_at(table, table.effects.scored) != 0;
        case Does::EndScore: return announced(table);
        case Does::PayScore: return announced(table) && table.effects.scored != kSlot;
        case Does::Take:
            return !table.notes_at(kSlot).none() && !table.notes_at(kSlot).has(kit::kRainbow) &&
                   somebody_chooses(table);
        case Does::PaySlot: return slot && (!announced(table) || table.effects.scored == kSlot);
        case Does::ClearSlot: return slot;
        default: return true;
    }
}

}  // namespace las_vegas::timing
