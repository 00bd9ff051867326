#pragma once
// Which steps can wait behind which: the order of the steps, read backwards. A view whose steps stand in
// another order is none.

#include "games/las_vegas/timing_table.h"
#include "games/las_vegas/view.h"

namespace las_vegas::detail {

inline bool in_a_round(const Open& table) {
    return table.now.does != Does::First && table.now.does != Does::Over;
}
/// The round is over, and pays.
inline bool pays_out(const Open& table) {
    return in_a_round(table) && !table.waiting.has({Does::Payout, {}});
}
/// ACT-11: rainbow cards are replaced in a turn too, while dice lie there.
inline bool in_a_turn(const Open& table) {
    switch (table.now.does) {
        case Does::Roll:
        case Does::RollAgain:
        case Does::DrawThree:
        case Does::Place:
        case Does::Kick:
        case Does::Token:
        case Does::AfterPlace:
        case Does::Put: return true;
        default: return table.now.does == Does::Replace && !table.roll.all().none();
    }
}

constexpr std::uint64_t one_of(std::same_as<Does> auto... steps) {
    return (std::uint64_t{0} | ... | (std::uint64_t{1} << static_cast<int>(steps)));
}

/// Which steps can wait right behind a step.
inline std::uint64_t behind(const Open& table, Does does) {
    const bool slot = table.setup.has(Module::SlotMachine), actions = table.setup.has(Module::Actions);
    switch (does) {
        case Does::First: return one_of(Does::Round);
        case Does::Fill:
        case Does::DealTokens:
        case Does::DealBonus:
        case Does::DealActions:
        case Does::White: {
            Agenda deals;
            timing::casinos_filled(table.setup, deals);
            for (const Step& deal : deals)
                if (deal.does > does) return one_of(deal.does);
            return one_of(Does::Turn);
        }
        case Does::Kick: return one_of(Does::Kicking);
        case Does::Kicking: return one_of(Does::Token, Does::Placed);
        case Does::Token: return one_of(Does::Placed);
        case Does::Put:
        case Does::DrawThree: return one_of(Does::Place);
        case Does::Roll:
        case Does::RollAgain:
        case Does::Place:
        case Does::Placed:
        case Does::AfterPlace: return one_of(Does::Turn);
        case Does::Turn: return one_of(Does::Payout);
        case Does::ReplaceScore: return one_of(Does::PayScore, Does::PaySlot);
        case Does::PayScore: return one_of(Does::EndScore);
        case Does::EndScore: return one_of(all_dice_placed(table) ? Does::Payout : Does::Turn);
        case Does::Replace: return in_a_turn(table) ? one_of(Does::DrawThree) : one_of(Does::Tie, Does::Pay);
        case Does::Tie: return one_of(Does::Pay);
        case Does::Take: return one_of(Does::PaySlot);
        case Does::PaySlot: return one_of(timing::announced(table) ? Does::EndScore : Does::ClearSlot);
        case Does::Pay:
            if (slot) return one_of(Does::PaySlot);
            [[fallthrough]];
        case Does::ClearSlot: return one_of(actions ? Does::Swapping : Does::RoundUp);
        case Does::Payout:
        case Does::Swapping:
        case Does::Swap:
        case Does::DrawSwap: return one_of(Does::RoundUp);
        case Does::Round:
        case Does::RoundUp: return one_of(Does::Over);
        case Does::Over: return 0;
    }
    return 0;
}

/// Steps of every game: they need nothing but their place in the order.
inline constexpr std::uint64_t kOfEveryGame =
    one_of(Does::Fill, Does::Roll, Does::Place, Does::Over, Does::Turn, Does::Round, Does::Payout, Does::Pay,
           Does::RoundUp);
inline bool can_come(const Open& table, Does does) {
    return (kOfEveryGame & one_of(does)) != 0 || timing::can_come(table, does);
}

/// Behind a roll or a placement there wait, as a rule, the next turn and the end of the round.
inline const Steps kBehindATurn(Step{Does::Over, {}}, Step{Does::RoundUp, {}}, Step{Does::Payout, {}},
                                Step{Does::Turn, {}});

/// The next one waits behind what is asked, the last one is the end.
inline bool steps_can_wait_so(const Open& table) {
    Does before = table.now.does;
    if ((before == Does::Roll || before == Does::Place) && table.waiting == kBehindATurn) return true;
    if (!can_come(table, before)) return false;
    for (int i = table.waiting.size(); i-- > 0; before = table.waiting[i].does)
        if ((behind(table, before) & one_of(table.waiting[i].does)) == 0 ||
            !can_come(table, table.waiting[i].does))
            return false;
    return before == Does::Over;
}

}  // namespace las_vegas::detail
