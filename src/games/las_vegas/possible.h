#pragma once
// Whether a table can stand so: everything there is lies somewhere and nothing twice, the step is one of this
// moment, and the steps that wait can come behind it. Whatever follows from such a table by the rules can be,
// too. Notes and cards are looked for in the box (dream.h).

#include "games/las_vegas/possible_steps.h"

namespace las_vegas {
namespace detail {

// Dice.

/// LV-3, BV-5, BV-6: a seat's dice are in its hand or lie somewhere; kickers leave.
inline bool has_all_dice(const Open& table, Seat seat, Hand dealt) {
    const Hand& hand = table.hand(seat);
    const Place big = table.big_die(seat);
    const bool big_lies = big != kNowhere;
    if (big_lies && table.normal_dice(seat, big) < 0) return false;
    const int lying = table.dice[static_cast<unsigned>(seat)].total() - (big_lies ? kBigWeight : 0);
    const int kicking = seat == table.active ? table.turn.kicks : 0;
    return hand.of(Kind::Own) + lying == dealt.of(Kind::Own) &&
           hand.of(Kind::White) <= dealt.of(Kind::White) &&
           hand.of(Kind::Big) + (big_lies ? 1 : 0) == dealt.of(Kind::Big) &&
           hand.of(Kind::Kicker) + kicking <= dealt.of(Kind::Kicker);
}

/// NEU-1, NEU-2: the white dice are in the hands or lie somewhere.
inline bool white_dice_are_there(const Open& table, Hand dealt) {
    int white = table.dice[kWhite].total();
    for (const Hand& hand : table.hands) white += hand.of(Kind::White);
    const bool rolled = in_a_round(table) && table.now.does > Does::White;
    const int left_over = rolled ? timing::white_left_over(table.setup) : 0;
    return white == table.setup.seats * dealt.of(Kind::White) + left_over;
}

/// BV-15: what lies at the slot machine value by value is what its owners have there.
inline bool slot_fits(const Open& table) {
    if (!table.setup.has(Module::SlotMachine)) return true;
    std::array<int, kOwners> dice{};
    for (const SlotDice& there : table.slot) {
        dice[static_cast<unsigned>(there.by())] += there.dice().weight();
        dice[kWhite] += there.dice().of(Kind::White);
    }
    for (unsigned owner = 0; owner < kOwners; ++owner)
        if (table.dice[owner].at(kSlot) != dice[owner]) return false;
    return true;
}

/// The dice that lie before the active player are some of the hand: all that were not picked up, none before
/// the roll and after the turn.
inline bool roll_fits(const Open& table) {
    const Hand& hand = table.hand(table.active);
    bool some_picked_up = false;
    const unsigned kinds = table.setup.modules.none() ? kOwnAlone : kKinds;
    for (unsigned kind = 0; kind < kinds; ++kind) {
        const int rolled = table.roll.dice[kind].total();
        if (rolled > hand.of(Kind(kind))) return false;
        some_picked_up = some_picked_up || rolled < hand.of(Kind(kind));
    }
    const bool lies = !table.roll.all().none();
    switch (table.now.does) {
        case Does::Roll: return !lies && !hand.none();
        case Does::RollAgain: return some_picked_up;
        case Does::DrawThree:
        case Does::Put:
        case Does::Place: return lies;
        case Does::Kick:
        case Does::Token: return lies || !table.turn.owed;
        case Does::AfterPlace: return !lies;
        default: return !lies || in_a_turn(table);
    }
}

inline bool dice_can_lie_so(const Open& table) {
    const Hand dealt = in_a_round(table) ? timing::dice_dealt(table.setup) : Hand{};
    for (int seat = 0; seat < table.setup.seats; ++seat)
        if (!has_all_dice(table, Seat(seat), dealt)) return false;
    return roll_fits(table) &&
           (table.setup.modules.none() || (white_dice_are_there(table, dealt) && slot_fits(table)));
}

// The turn.

/// ACT-8: dice that were placed in this turn can be taken back as long as they lie there.
inline bool lies_there(const Open& table, const Placement& placed) {
    if (table.effects.played.has(Card::TakeBack)) return true;
    if (placed.place != kSlot) return placed.dice.of(Kind::White) <= table.dice[kWhite].at(placed.place);
    Hand stays = placed.dice;
    stays.remove(Kind::Kicker, stays.of(Kind::Kicker));  // BV-10: kickers leave
    return stays.none() || table.slot_dice(placed.face) == SlotDice::of(table.active, stays);
}

inline bool placements_lie_there(const Open& table) {
    const auto& placed = table.turn.placed;
    for (const Placement& one : placed)
        if (!lies_there(table, one)) return false;
    if (placed.size() != 2 || placed[0].place != placed[1].place || placed[0].place == kSlot) return true;
    return table.effects.played.has(Card::TakeBack) ||
           placed[0].dice.of(Kind::White) + placed[1].dice.of(Kind::White) <=
               table.dice[kWhite].at(placed[0].place);
}

/// How many placements a turn has had at this step.
inline bool placements_fit(const Open& table) {
    const int placements = table.turn.placed.size();
    switch (table.now.does) {
        case Does::Place: return placements <= 1 && !table.turn.owed;
        case Does::Kick:
        case Does::Token: return placements >= 1 && (!table.turn.owed || placements == 1);
        case Does::AfterPlace: return placements >= 1 && !table.turn.owed;
        default: return placements == 0 && !table.turn.owed;
    }
}

/// LV-7: some dice that lie there can be placed.
inline bool can_place(const Open& table) {
    const timing::OpenTo open = timing::open_to(table);
    return (table.roll.all().shown_mask() & (open.casino | open.slot)) != 0;
}

inline bool turn_can_be_so(const Open& table) {
    if (table.setup.modules.none()) return true;
    const Turn& turn = table.turn;
    if (!in_a_turn(table)) return turn == Turn{};
    if (!placements_fit(table) || !placements_lie_there(table)) return false;
    if (turn.kicks != 0 && table.now.does != Does::Kick) return false;
    if (turn.mixed && !turn.rotated()) return false;
    return (table.now.does != Does::Place && !turn.owed) || can_place(table);
}

// The step.

inline bool step_can_be(const Open& table) {
    const Does does = table.now.does;
    const Effects& effects = table.effects;
    if ((table.round == 0) != (does == Does::First)) return false;
    if (does == Does::Over && table.round != table.setup.rounds) return false;
    const bool filled = does > Does::Fill && does != Does::Over;
    for (int place = 1; place <= kPlaces && !filled; ++place)
        if (!table.notes_at(Place(place)).none() && !timing::notes_left_stay(table.setup, Place(place)))
            return false;
    if (effects.served != 0 && does != Does::Take) return false;
    if (effects.tie_won != kNowhere && effects.wins_tie == kNobody) return false;
    if (timing::announced(table) && number(effects.scored) > table.places()) return false;
    if (pays_out(table) && (!all_dice_placed(table) || timing::announced(table) ||
                            (does != Does::Replace && timing::rainbow_lies(table))))
        return false;
    return steps_can_wait_so(table);
}

// Tokens and cards.

/// TOK-1: six for each round, at most five of a colour.
inline bool tokens_can_lie_so(const Open& table) {
    if (!table.setup.has(Module::Tokens)) return true;
    int all = 0;
    for (int colour = 0; colour < kit::kTokenColours; ++colour) {
        int there = 0;
        for (const kit::Tokens& tokens : table.tokens) there += tokens.of(kit::Token(colour));
        for (const kit::Tokens& tokens : table.tokens_held) there += tokens.of(kit::Token(colour));
        if (there > kit::kAllTokens.of(kit::Token(colour))) return false;
        all += there;
    }
    const bool dealt = table.now.does > Does::DealTokens || table.round == 0;
    return all == kCasinos * (table.round - (dealt ? 0 : 1));
}

inline bool cards_can_be_held_so(const View& seen) {
    if (seen.setup.modules.none()) return true;
    const int bonus = timing::bonus_cards_each(seen), actions = timing::action_cards_each(seen);
    int cards = seen.effects.played.count();
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (seen.bonus_held[seat] != bonus || seen.cards_held[seat] > actions) return false;
        cards += seen.cards_held[seat];
    }
    return cards == actions * seen.setup.seats && (seen.cards.bits & seen.effects.played.bits) == 0;
}

/// LV-12, BV-13: rainbow cards lie at casinos and in the stack, and nowhere else.
inline bool rainbows_can_lie_so(const View& seen) {
    if (!seen.setup.has(Module::Rainbow)) return true;  // there are none
    for (const Notes& purse : seen.purses)
        if (purse.has(kit::kRainbow)) return false;
    for (const Buried& buried : seen.under)
        if (buried.note == kit::kRainbow) return false;
    return seen.effects.middle != kit::kRainbow;
}

}  // namespace detail

inline bool can_stand_so(const View& seen) {
    return detail::dice_can_lie_so(seen) && detail::turn_can_be_so(seen) && detail::step_can_be(seen) &&
           detail::tokens_can_lie_so(seen) && detail::cards_can_be_held_so(seen) &&
           detail::rainbows_can_lie_so(seen);
}

}  // namespace las_vegas
