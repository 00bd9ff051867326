#pragma once
// Other worlds that a viewer of the card game cannot tell from the real one, made from the rules alone: what
// the others hold, have left, have chosen face down and have put under the glass can be anything that thirty
// cards allow.

#include "las_vegas_cards/table.h"

namespace cards_test {

namespace lvc = las_vegas_cards;
using Lot = core::PlayoutHouse;

/// Single cards, to be shuffled and dealt.
inline std::vector<lvc::Card> cards_of(lvc::Cards cards) {
    std::vector<lvc::Card> list;
    for (int card = 0; card < lvc::kCardKinds; ++card)
        for (int i = 0; i < cards.count(lvc::Card(card)); ++i) list.push_back(lvc::Card(card));
    return list;
}
inline lvc::Cards deal(std::vector<lvc::Card>& from, int count) {
    lvc::Cards dealt{};
    for (; count > 0; --count) {
        dealt.add(from.back());
        from.pop_back();
    }
    return dealt;
}
inline std::vector<lvc::Card> shuffled(lvc::Cards cards, Lot& lot) {
    std::vector<lvc::Card> list = cards_of(cards);
    core::shuffle(lot, std::span<lvc::Card>(list));
    return list;
}

/// A legal choice from a hand, by lot: one card, two, or all of the value of one of them (LVC-5).
inline lvc::Cards some_choice(lvc::Cards hand, Lot& lot) {
    std::vector<lvc::Card> five = shuffled(hand, lot);
    lvc::Cards chosen{};
    const lvc::Face value = lvc::value(five[0]);
    const std::uint32_t way = lot.below(3);
    for (std::size_t i = 0; i < five.size(); ++i)
        if (way == 2 ? lvc::value(five[i]) == value : i <= way) chosen.add(five[i]);
    return chosen;
}

inline State elsewhere(const State& real, Seat viewer, Lot& lot) {
    State world = real;
    std::vector<kit::Note> notes;
    const auto take_notes = [&](kit::Notes& from) {
        for (; !from.none(); from.remove(from.highest())) notes.push_back(from.highest());
    };
    const bool hidden_safes = !real.setup.open_purses && real.does != lvc::Does::Over;
    for (unsigned seat = 0; seat < real.setup.seats; ++seat) {
        if (Seat(seat) == viewer) continue;
        if (hidden_safes) take_notes(world.safes[seat]);
        auto unseen = shuffled(lvc::kDeck - real.placed[seat], lot);
        world.hand[seat] = deal(unseen, real.hand[seat].count());
        world.pile[seat] = deal(unseen, real.pile[seat].count());
        if (!real.chosen[seat].none()) world.chosen[seat] = some_choice(world.hand[seat], lot);
    }
    take_notes(world.stack);
    core::shuffle(lot, std::span<kit::Note>(notes));
    const auto give_notes = [&](kit::Notes& to, int count) {
        for (; count > 0; --count) {
            to.add(notes.back());
            notes.pop_back();
        }
    };
    for (unsigned seat = 0; seat < real.setup.seats && hidden_safes; ++seat)
        if (Seat(seat) != viewer) give_notes(world.safes[seat], real.safes[seat].count());
    give_notes(world.stack, real.stack.count());
    return world;
}

/// The same draw with other cards for the other seats.
inline LasVegasCards::Draw alike(const State& state, const LasVegasCards::Draw& draw, Seat viewer, Lot& lot) {
    LasVegasCards::Draw other = draw;
    const auto anew = [&](unsigned seat, lvc::Cards& hand) {
        if (Seat(seat) == viewer) return;
        auto pile = shuffled(state.pile[seat], lot);
        hand = deal(pile, hand.count());
    };
    if (auto* hands = std::get_if<lvc::HandsDraw>(&other))
        for (unsigned seat = 0; seat < state.setup.seats; ++seat) anew(seat, hands->hands[seat]);
    if (auto* hand = std::get_if<lvc::HandDraw>(&other)) anew(lvc::at(state.active), hand->hand);
    return other;
}

}  // namespace cards_test
