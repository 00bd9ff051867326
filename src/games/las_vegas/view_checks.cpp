#include "games/las_vegas/view_checks.h"

#include "games/las_vegas/view_steps.h"

namespace las_vegas {

using kit::ViewReader;

namespace {

bool in_a_round(const View& seen) { return seen.now.does != Does::First && seen.now.does != Does::Over; }

/// Steps of a turn, from the roll to what follows from the last placement.
bool in_a_turn(const View& seen) {
    switch (seen.now.does) {
        case Does::Roll:
        case Does::RollAgain:
        case Does::DrawThree:
        case Does::Place:
        case Does::Kick:
        case Does::Token:
        case Does::AfterPlace:
        case Does::Put: return true;
        default: return replaces_in_turn(seen);
    }
}

/// LV-3, BV-5, BV-6: a seat's dice are in its hand or lie somewhere; kickers leave.
bool has_all_dice(const View& seen, unsigned seat) {
    const bool plays = in_a_round(seen);
    const int big = plays && seen.setup.has(Module::BigDice) ? 1 : 0;
    const int kickers = plays && seen.setup.has(Module::Kickers) ? one_or_two(seen.setup.seats) : 0;
    const Hand& hand = seen.hands[seat];
    int normal = hand.of(Kind::Own);
    for (int place = 1; place <= kPlaces; ++place) {
        const bool lies = seen.big_dice[seat] == Place(place);
        const int there = seen.dice[seat].at(Place(place)) - (lies ? kBigWeight : 0);
        if (there < 0) return false;
        normal += there;
    }
    const int kicking = Seat(seat) == seen.active ? seen.turn.kicks : 0;
    return normal == (plays ? kDice - big - kickers : 0) &&
           hand.of(Kind::Big) + (seen.big_dice[seat] != kNowhere ? 1 : 0) == big &&
           hand.of(Kind::Kicker) + kicking <= kickers;
}

/// NEU-1, NEU-2: the white dice are in the hands or lie somewhere.
bool white_dice_are_there(const View& seen) {
    const int seats = seen.setup.seats;
    const bool plays = in_a_round(seen) && seen.setup.has(Module::Neutral);
    int white = 0;
    for (const Hand& hand : seen.hands) {
        if (hand.of(Kind::White) > (plays ? neutral::dice_each(seats) : 0)) return false;
        white += hand.of(Kind::White);
    }
    for (int place = 1; place <= kPlaces; ++place) white += seen.dice[kWhite].at(Place(place));
    const int left_over = seen.now.does > Does::White ? neutral::dice_left_over(seats) : 0;
    return white == (plays ? seats * neutral::dice_each(seats) + left_over : 0);
}

/// BV-15: what lies at the slot machine value by value is what its owners have there.
bool slot_fits(const View& seen) {
    std::array<int, kOwners> dice{};
    for (const SlotDice& there : seen.slot) {
        dice[there.seat] += there.own + kBigWeight * there.big;
        dice[kWhite] += there.white;
    }
    for (unsigned owner = 0; owner < kOwners; ++owner)
        if (seen.dice[owner].at(kSlot) != dice[owner]) return false;
    return true;
}

/// The dice that lie before the active player are some of the hand: all that were not picked up, none before
/// the roll and after the turn.
bool roll_fits(const View& seen) {
    const Hand& hand = seen.hands[static_cast<unsigned>(seen.active)];
    bool some_picked_up = false;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const int rolled = seen.roll.dice[kind].total();
        if (rolled > hand.of(Kind(kind))) return false;
        some_picked_up = some_picked_up || rolled < hand.of(Kind(kind));
    }
    const bool lies = !seen.roll.all().none();
    switch (seen.now.does) {
        case Does::Roll: return !lies && !hand.none();
        case Does::RollAgain: return some_picked_up;
        case Does::DrawThree:
        case Does::Put:
        case Does::Place: return lies;
        case Does::Kick:
        case Does::Token: return lies || !seen.turn.owed;
        case Does::AfterPlace: return !lies;
        default: return !lies || replaces_in_turn(seen);
    }
}

/// LV-7: some dice that lie there can be placed.
bool can_place(const View& seen) {
    const timing::OpenTo open = timing::open_to(lying_open(seen));
    return (seen.roll.all().shown_mask() & (open.casino | open.slot)) != 0;
}

/// ACT-8: dice that were placed in this turn can be taken back as long as they lie there.
bool lies_there(const View& seen, const Placement& placed) {
    if (seen.effects.played.has(Card::TakeBack)) return true;
    if (placed.place != kSlot) return placed.white <= seen.dice[kWhite].at(placed.place);
    if (placed.own + placed.white + placed.big == 0) return true;  // BV-10: kickers alone leave
    const SlotDice& there = seen.slot[static_cast<unsigned>(core::pips(placed.face) - 1)];
    return there == SlotDice{static_cast<std::uint8_t>(core::index(seen.active) & 15), placed.own,
                             placed.white, placed.big};
}

/// How many placements a turn has had at this step.
bool placements_fit(const View& seen) {
    const int placements = seen.turn.placements;
    switch (seen.now.does) {
        case Does::Place: return placements <= 1 && !seen.turn.owed;
        case Does::Kick:
        case Does::Token: return placements >= 1 && (!seen.turn.owed || placements == 1);
        case Does::AfterPlace: return placements >= 1 && !seen.turn.owed;
        default: return placements == 0 && !seen.turn.owed;
    }
}

bool white_lies_there(const View& seen) {
    const auto& placed = seen.turn.placed;
    if (seen.turn.placements != 2 || placed[0].place != placed[1].place || placed[0].place == kSlot)
        return true;
    return seen.effects.played.has(Card::TakeBack) ||
           placed[0].white + placed[1].white <= seen.dice[kWhite].at(placed[0].place);
}

/// BV-7, TOK-2: a kicker acts, and a token lies, where the last dice were placed.
bool last_placement_fits(const View& seen) {
    if (seen.now.does != Does::Kick && seen.now.does != Does::Token) return true;
    const Placement& last = seen.turn.placed[static_cast<unsigned>(seen.turn.placements - 1)];
    if (last.place == kSlot) return false;
    if (seen.now.does == Does::Kick)
        return last.kickers > seen.turn.kicks && kickers::can_kick(lying_open(seen));
    return last.dice() >= 2 && !seen.tokens[static_cast<unsigned>(number(last.place) - 1)].none();
}

}  // namespace

void check_dice(ViewReader& reader, const View& seen) {
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) reader.want(has_all_dice(seen, seat), "dice");
    reader.want(white_dice_are_there(seen), "white");
    reader.want(slot_fits(seen), "slot");
    reader.want(roll_fits(seen), "roll");
}

void check_turn(ViewReader& reader, const View& seen) {
    if (!in_a_turn(seen)) return reader.want(seen.turn == Turn{}, "turn");
    reader.want(placements_fit(seen), "placed");
    if (!reader.fine()) return;
    for (unsigned i = 0; i < seen.turn.placements; ++i)
        reader.want(lies_there(seen, seen.turn.placed[i]), "placed");
    reader.want(white_lies_there(seen), "placed");
    reader.want(last_placement_fits(seen), "placed");
    reader.want(seen.turn.kicks == 0 || seen.now.does == Does::Kick, "kicks");
    reader.want((seen.turn.rerolled != 0) || seen.now.does != Does::RollAgain, "rerolled");
    if (seen.now.does == Does::Place || seen.turn.owed) reader.want(can_place(seen), "roll");
}

void check_step(ViewReader& reader, const View& seen) {
    const Setup& setup = seen.setup;
    const Effects& effects = seen.effects;
    const bool actions = setup.has(Module::Actions);
    const bool empty = all_hands_empty(seen);
    bool rainbows = false;
    for (const Notes& notes : seen.notes) rainbows = rainbows || notes.has(kit::kRainbow);
    const Notes& at_slot = seen.notes[static_cast<unsigned>(number(kSlot) - 1)];
    const auto fits = [&] {
        switch (seen.now.does) {
            case Does::First: return setup.first == kByLot;
            case Does::DealTokens:
            case Does::Token: return setup.has(Module::Tokens);
            case Does::DealBonus: return setup.has(Module::Bonus);
            case Does::DealActions:
            case Does::RollAgain:
            case Does::AfterPlace:
            case Does::Put:
            case Does::DrawThree: return actions;
            case Does::White: return setup.has(Module::Neutral) && neutral::dice_left_over(setup.seats) != 0;
            case Does::Kick: return setup.has(Module::Kickers);
            case Does::Replace: return rainbows && (replaces_in_turn(seen) ? actions : empty);
            case Does::ReplaceScore:
                return actions && effects.scores != kNobody &&
                       rainbow::lying_at(lying_open(seen), effects.scored) != 0;
            case Does::Tie: return actions && empty && !rainbows && effects.wins_tie != kNobody;
            case Does::Take: {
                const bool scored = score_pays(seen) && effects.scored == kSlot;
                return setup.has(Module::SlotMachine) && !at_slot.none() && !at_slot.has(kit::kRainbow) &&
                       (scored || (empty && (!actions || effects.scores == kNobody)));
            }
            case Does::Swap:
            case Does::DrawSwap: return actions && empty && effects.swaps != kNobody;
            default: return true;
        }
    };
    reader.want(fits(), "step");
    const bool filled = seen.now.does > Does::Fill && seen.now.does != Does::Over;
    for (const Notes& notes : seen.notes) reader.want(filled || notes.none(), "notes");
}

void check_notes(ViewReader& reader, const View& seen, Notes unseen) {
    const bool open = seen.setup.open_purses || seen.now.does == Does::Over;
    int hidden = 0, buried = 0;
    for (const Buried& under : seen.under) buried += under.note == kUnseen ? 1 : 0;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        const bool shown = open || Seat(seat) == seen.viewer;
        if (!shown) hidden += seen.notes_held[seat];
    }
    const int rainbows = unseen.bag.count(kit::kind(kit::kRainbow));
    reader.want(rainbows <= seen.stack && unseen.count() == hidden + buried + seen.stack, "stack");
    // What the casinos paid in this round is in the purses that it was paid to, a swapped note apart.
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        const bool shown = seen.shown.has(Seat(seat));
        const bool swapped = seen.now.does == Does::DrawSwap && seen.effects.swaps == Seat(seat);
        int won = 0;
        for (int kind = 0; kind < kit::kind(kit::kRainbow) && !swapped; ++kind) {
            if (!seen.won[seat].has(Note(kind))) continue;
            const Notes& there = shown ? seen.purses[seat] : unseen;
            reader.want(there.has(Note(kind)), "won");
            if (!shown && there.has(Note(kind))) unseen.remove(Note(kind));
            ++won;
        }
        reader.want(won <= seen.notes_held[seat], "won");
    }
}

void check_cards(ViewReader& reader, const View& seen) {
    const Setup& setup = seen.setup;
    const int each = one_or_two(setup.seats);
    const bool plays = in_a_round(seen);
    const bool bonus = setup.has(Module::Bonus) && plays && seen.now.does > Does::DealBonus;
    const bool actions = setup.has(Module::Actions) && plays && seen.now.does > Does::DealActions;
    int cards = seen.effects.played.count();
    for (unsigned seat = 0; seat < setup.seats; ++seat) {
        reader.want(seen.bonus_held[seat] == (bonus ? each : 0), "bonus");
        reader.want(seen.cards_held[seat] <= each, "cards");
        cards += seen.cards_held[seat];
    }
    reader.want((seen.cards.bits & seen.effects.played.bits) == 0, "cards");
    reader.want(cards == (actions ? setup.seats * each : 0), "cards");
}

void check_tokens(ViewReader& reader, const View& seen, kit::Tokens pile) {
    if (!seen.setup.has(Module::Tokens)) return;
    const bool dealt = seen.now.does > Does::DealTokens;
    const int rounds = seen.round - (dealt || seen.round == 0 ? 0 : 1);
    reader.want(kit::kAllTokens.count() - pile.count() == kCasinos * rounds, "tokens");
}

}  // namespace las_vegas
