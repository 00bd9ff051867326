#pragma once
// What is conserved in Las Vegan, and other worlds that a viewer cannot tell from the real one, made from the
// rules alone: without the game's own dreams.

#include <algorithm>

#include "las_vegan/table.h"
#include "suite/suite.h"

namespace las_vegan::test {

/// VGN-1, VGN-2, VGN-4: every card, token and machine is in one place.
inline std::string nothing_is_lost(const State& state) {
    Cards all;
    int count = 0;
    const auto add = [&](Cards some) {
        all |= some;
        count += some.count();
    };
    for (const Cards& hand : state.hands) add(hand);
    for (const Cards& won : state.won) add(won);
    add(state.lying), add(state.open), add(state.undealt);
    if (!(all == kDeck) || count != kCards) return std::to_string(count) + " cards";

    std::uint32_t taken = 0;
    for (int token = 0; token < kTokens; ++token) {
        const Spot spot = state.tokens[static_cast<unsigned>(token)];
        if (spot == kNowhere) continue;
        if (is_golden(spot) != (Token(token) == kGold)) return "a token on the wrong machine";
        if ((taken >> static_cast<int>(spot) & 1) != 0) return "two tokens on a machine";
        taken |= 1u << static_cast<int>(spot);
    }
    const auto beside_gold = taken & ((1u << kMachines) - 1);
    if ((beside_gold & (state.undrawn | state.vacant)) != 0) return "a token on a machine that is not there";
    const int came = kMachines - std::popcount(state.undrawn), round = state.round;
    const bool drawn = state.step.does > Does::Machines;
    if (round > 0 && came != 3 * (drawn ? round : round - 1)) return std::to_string(came) + " machines came";
    if (drawn && std::popcount(state.vacant) + std::popcount(beside_gold) != kMachinesOut)
        return "not three machines";

    const int seats = state.setup.seats;
    for (int seat = seats; seat < kMostSeats; ++seat)
        if (!state.hands[Seat(seat)].none()) return "cards at an empty seat";
    for (int seat = 0; seat < seats; ++seat)
        if (state.voids[Seat(seat)] != 0)
            for (int colour = 0; colour < kColours; ++colour)
                if ((state.voids[Seat(seat)] >> colour & 1) != 0 &&
                    !(state.hands[Seat(seat)] & Cards::of_suit(colour)).none())
                    return "a colour in a hand that could not follow it";
    return "";
}

/// The cards that a viewer does not see: other hands, the pile, the card put aside.
inline Cards unseen_by(const State& state, Seat viewer) {
    Cards unseen = state.undealt;
    for (const Seat seat : core::seats(state.setup.seats))
        if (seat != viewer) unseen |= state.hands[seat];
    return unseen;
}

/// Another world: pairs of unseen cards change places wherever neither comes to a hand that has shown that it
/// lacks the colour, and a secret answer (BANK-5) becomes another one that follows.
inline State elsewhere(const State& state, Seat viewer, core::PlayoutHouse& house) {
    State other = state;
    const Words unseen = words_of(unseen_by(state, viewer));
    const auto place_of = [&](Card card) {
        for (int seat = 0; seat < state.setup.seats; ++seat)
            if (other.hands[Seat(seat)].has(card)) return seat;
        return -1;
    };
    const auto fits = [&](int seat, Card card) {
        return seat < 0 || (state.voids[Seat(seat)] >> kit::suit(card) & 1) == 0;
    };
    for (int swaps = 0; !unseen.empty() && swaps < 60; ++swaps) {
        const auto lot = [&] { return house.below(static_cast<std::uint32_t>(unseen.size())); };
        const Card one = card(unseen[lot()]), two = card(unseen[lot()]);
        const int here = place_of(one), there = place_of(two);
        if (here == there || !fits(here, two) || !fits(there, one)) continue;
        for (const auto& [place, out, in] : {std::tuple{here, one, two}, std::tuple{there, two, one}}) {
            Cards& set = place < 0 ? other.undealt : other.hands[Seat(place)];
            set -= Cards::only(out);
            set |= Cards::only(in);
        }
    }
    for (const Seat seat : core::seats(2)) {
        if (state.sealed[seat] == kit::kNoCard || seat == viewer) continue;
        const Words may = words_of(playable(other, other.hands[seat]));
        other.sealed[seat] = card(may[house.below(static_cast<std::uint32_t>(may.size()))]);
    }
    return other;
}

/// The same deal to the viewer, the other hands (and what is left over) shuffled anew.
inline Draw alike(const State& state, const Draw& draw, Seat viewer, core::PlayoutHouse& house) {
    const HandsDraw* deal = std::get_if<HandsDraw>(&draw);
    if (deal == nullptr) return draw;
    State dealt = state;
    las_vegan::apply(dealt, *deal, core::kSilence);
    return HandsDraw{elsewhere(dealt, viewer, house).hands};
}

}  // namespace las_vegan::test
