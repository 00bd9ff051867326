#pragma once
// How a view of the dice game looks in JSON: said once, for writing, reading and its schema. The forms of the
// table's things are in form_table.h.

#include "games/las_vegas/advice.h"
#include "games/las_vegas/form_table.h"

namespace las_vegas {
namespace detail {

/// How many dice of each kind, as members of their own.
template <class D>
void describe_dice(D& d, auto& dice) {
    for (int kind = 0; kind < kKinds; ++kind) {
        int count = dice.of(Kind(kind));
        d.unless(0, kKindNames[kind], count, core::Number{1, kDice});
        if constexpr (D::kReads) dice.add(Kind(kind), count);
    }
}

/// Notes and dice at a casino or the slot machine; a big die counts for two (BV-5).
template <class D>
void describe_lying(D& d, auto& seen, Place place) {
    d.part("notes", seen.notes_at(place));
    d.part("dice", seen.dice, DiceAt{place, seen.setup.seats});
    d.part_if(timing::white_plays(seen.setup), "white", seen.dice[kWhite], WhiteAt{place});
    d.part_if(seen.setup.has(Module::BigDice), "big", seen.big_dice, BigDiceAt{place, seen.setup.seats});
}

template <class D>
void describe_casino(D& d, auto& seen, Place place) {
    d.made("casino", core::Number{}, [&] { return number(place); });
    describe_lying(d, seen, place);
    d.made("pays", OwnersForm{}, [&] { return paid_now(seen, place); });
    d.made("tied", OwnersForm{}, [&] { return tied_at(seen, place); });
    d.part_if(seen.setup.has(Module::Tokens), "tokens",
              seen.tokens[static_cast<unsigned>(number(place) - 1)]);
}

/// What lies at the slot machine of one value (BV-15).
struct SlotValue {
    Face value;
    Seat by;
    Hand dice;
};
template <class D>
void describe_slot_values(D& d, auto& seen) {
    core::Few<SlotValue, core::kFaces> values;
    for (int face = 1; face <= core::kFaces; ++face)
        if (const SlotDice there = seen.slot_dice(Face(face)); !there.none())
            values.add({Face(face), there.by(), there.dice()});
    d.list("values", values, [&](auto& each, auto& there) {
        each.part("value", there.value, core::Number{1, core::kFaces});
        each.made_if(there.dice.weight() != 0, "seat", core::SeatForm{}, [&] { return there.by; });
        each.part("by", there.by, core::SeatForm{seen.setup.seats});
        describe_dice(each, there.dice);
    });
    if constexpr (D::kReads)
        for (const SlotValue& there : values) {
            const bool fits = there.value != Face{} && free_at_slot(seen, there.value) &&
                              !there.dice.none() && there.dice.of(Kind::Kicker) == 0;
            d.want(fits, "values");
            if (fits) seen.slot_dice(there.value) = SlotDice::of(there.by, there.dice);
        }
}

/// BV-16: who has chosen a note, and last who chooses now.
template <class D>
void describe_served(D& d, auto& seen) {
    Owners served = timing::served_at_slot(seen);
    d.unless(Owners{}, "served", served, OwnersForm{});
    if constexpr (D::kReads)
        for (const kit::Owner owner : served)
            seen.effects.served = static_cast<std::uint16_t>(seen.effects.served | 1u << owner);
}

/// The slot machine, and who would choose before whom (BV-16).
template <class D>
void describe_slot(D& d, auto& seen) {
    describe_lying(d, seen, kSlot);
    describe_slot_values(d, seen);
    d.made("free", core::ListOf<core::Number>{}, [&] { return free_values(seen); });
    d.made("ranking", OwnersForm{}, [&] { return timing::ranking_at_slot(seen); });
    describe_served(d, seen);
}

/// The turn so far; only what is so is written.
template <class D>
void describe_turn(D& d, auto& turn, bool modules) {
    d.list_if(modules, "placed", turn.placed, [](auto& each, auto& placed) {
        each.part("at", placed.place);
        each.part("face", placed.face, core::Number{1, core::kFaces});
        each.made("dice", core::Number{}, [&] { return placed.dice.total(); });
        describe_dice(each, placed.dice);
    });
    d.object_if(modules, "turn", [&](auto& facts) {
        facts.mark("owed", turn.owed);
        facts.mark("elsewhere", turn.elsewhere);
        facts.mark("very-first", turn.very_first);
        facts.mark("rerolled", turn.rerolled);
        facts.unless(Face{}, "turned-to", turn.turned_to, core::Number{1, core::kFaces});
        facts.mark("mixed", turn.mixed);
        facts.unless(0, "kicks", turn.kicks, core::Number{1, 2});
    });
}

/// ACT-10: who announced which place.
struct Announcement {
    Seat seat = kNobody;
    Place at = kNowhere;
    bool operator==(const Announcement&) const = default;
};
template <class D>
void describe(D& d, core::Like<Announcement> auto& announcement) {
    d.part("seat", announcement.seat);
    d.part("at", announcement.at);
}

/// Action cards that are in force (ACT-3, ACT-4, ACT-5, ACT-10, ACT-12), and those played in this round.
template <class D>
void describe_actions(D& d, auto& effects, const Open& table) {
    const core::SeatForm seat{table.setup.seats};
    d.part("played", effects.played);
    d.part("had-turn", effects.had_turn, core::SeatsForm{table.setup.seats});
    d.unless(kNobody, "win-tie", effects.wins_tie, seat);
    d.unless(kNowhere, "tie", effects.tie_won, core::Number{1, kCasinos});
    d.unless(kNobody, "reroll", effects.rerolls, seat);
    d.unless(kNobody, "two-casinos", effects.two_casinos, seat);
    d.unless(kNobody, "swap", effects.swaps, seat);
    Announcement score{effects.scores, effects.scored};
    d.unless(Announcement{}, "score-it", score, core::ObjectForm<Announcement>{});
    if constexpr (D::kReads) {
        d.want(score.seat == kNobody || core::index(score.seat) < table.setup.seats, "score-it");
        effects.scores = score.seat;
        effects.scored = score.at;
    }
    d.part_if(table.now.does == Does::Put, "middle", effects.middle);
}

/// Cards in a hand: one's own, or the backs of those of others.
template <class D, class Own, class Form>
void describe_hand(D& d, bool there, const char* name, bool own, Own& cards, const Form& form, auto& held) {
    if constexpr (!std::same_as<D, core::Draughtsman>)
        if (!own) return d.part_if(there, name, held, BacksForm{});
    d.part_if(there, name, cards, form);
    if constexpr (D::kReads) held = static_cast<std::uint8_t>(there ? count(cards) : 0);
}

template <class D>
void describe_player(D& d, auto& seen, unsigned i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const Setup& setup = seen.setup;
    const bool own = seen.viewer == seat;
    d.part("dice", seen.hands[i]);
    d.made_if(setup.has(Module::Kickers), "kickers", core::Number{},
              [&] { return timing::kickers_beside(seen, seat); });
    d.part_if(setup.has(Module::Bonus), "announcement", seen.announcement[i], core::Number{1, core::kFaces});
    describe_hand(d, setup.has(Module::Bonus), "bonus", own, seen.bonus, BonusForm{}, seen.bonus_held[i]);
    describe_hand(d, setup.has(Module::Actions), "cards", own, seen.cards, OwnCardsForm{},
                  seen.cards_held[i]);
    d.part_if(setup.has(Module::Tokens), "tokens", seen.tokens_held[i]);
    d.part_if(!setup.modules.none(), "won", seen.won[i], ValuesForm{});
    d.part("notes", seen.notes_held[i], core::Number{0, kit::kMostNotes});
    if constexpr (D::kReads)
        if (sees_purse(seen, seen.viewer, seat)) seen.shown.add(seat);
    const bool shown = seen.shown.has(seat);
    d.made("money", core::OrNull{core::FormOf<Money>{}, Money{-1}},
           [&] { return shown ? seen.purses[i].money() : Money{-1}; });
    d.part_if(shown, "purse", seen.purses[i]);
    d.made_if(shown && timing::fortune(seen, seat).dollars != 0, "total", core::FormOf<Money>{},
              [&] { return total(seen, seat); });
}

}  // namespace detail

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    const Setup& setup = seen.setup;
    const core::SeatForm seat{setup.seats};
    d.part("round", seen.round, core::Number{0, setup.rounds});
    d.made("rounds", core::Number{}, [&] { return setup.rounds; });
    d.part("step", seen.now.does, AskedForm{});
    d.part_if(draws_cards(seen.now.does), "draw", seen.now.does, DrawnForForm{});
    d.part("first", seen.first, seat);
    d.part("active", seen.active, seat);
    d.part("next", seen.next, seat);
    d.row("casinos", kCasinos,
          [&](auto& casino, int i) { detail::describe_casino(casino, seen, Place(i + 1)); });
    d.object_if(setup.has(Module::SlotMachine), "slot",
                [&](auto& slot) { detail::describe_slot(slot, seen); });
    d.part("roll", seen.roll);
    detail::describe_turn(d, seen.turn, !setup.modules.none());
    if constexpr (D::kReads)
        if (seen.now.does == Does::Roll && seen.turn.rerolled) seen.now.does = Does::RollAgain;
    d.object_if(setup.has(Module::Actions), "actions",
                [&](auto& actions) { detail::describe_actions(actions, seen.effects, seen); });
    d.row("seats", setup.seats,
          [&](auto& player, int i) { detail::describe_player(player, seen, static_cast<unsigned>(i)); });
    d.part("stack", seen.stack, core::Number{0, kit::kMostNotes});
    d.part("under", seen.under, core::ListOf<BuriedForm>{{seen.viewer, setup.seats}});
    d.part_if(setup.has(Module::Rainbow), "discarded", seen.discarded, core::Number{0, kit::kMostNotes});
    d.part("then", seen.waiting, ThenForm{});
    if constexpr (D::kReads) {
        seen.now.seat = asked_by(seen, seen.now.does);
        for (Step& step : seen.waiting) step.seat = asked_by(seen, step.does);
    }
}

}  // namespace las_vegas
