#pragma once
// What a referee has to write down of one game: which pieces make up a draw of the house, what may be told of
// hands that nobody but their owner has seen, and how cards that were only supposed are put right when the
// real ones show.

#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "box/clerk.h"
#include "core/house.h"
#include "match/match.h"

namespace box {

using core::Seat;
using House = core::PlayoutHouse;

/// Draws of the house that were supposed and are to be other ones: which entry, and what was drawn.
template <core::Game G>
using Changes = std::vector<std::pair<std::size_t, typename G::Draw>>;

/// The slip of a game in which nothing is hidden. A game's own slip (slips/*.h) adds `draw`, and what is
/// hidden.
template <core::Game G>
struct OpenSlip {
    using State = typename G::State;
    using Move = typename G::Move;
    using Match = match::Match<G>;
    using Entry = typename Match::Entry;

    /// Whether cards are drawn now that only their owners see: nothing is said of them.
    static bool draws_hidden(const State&) { return false; }
    /// Whether the answer is said card by card, because it comes from a hand that nobody knows.
    static bool says_cards(const State&) { return false; }
    static std::optional<Move> cards(const State&, Seat, Clerk&) { return {}; }
    /// All answers that somebody could give who holds whatever was not seen yet.
    static std::vector<Move> possible(const State& state, Seat seat) {
        const auto moves = std::make_unique<typename G::Moves>();
        G::offer(state, seat, *moves);
        return {moves->begin(), moves->end()};
    }
    /// What was supposed does not go with this entry: other supposed draws with which it does, or why there
    /// are none. None are given where nothing hidden matters.
    static core::Verdict fit(const Match&, const Entry&, House&, Changes<G>&) { return core::kFine; }
    /// Whether hidden cards decide what follows from an entry, so that they have to be shown first; and those
    /// cards.
    static bool settles(const State&, const State&) { return false; }
    static void reveal(const Match&, const Entry&, Clerk&, Changes<G>&) {}
};

/// The last entry in which the house drew such a thing, the one of this round.
template <class Drawn, class Match>
std::size_t last_draw(const Match& match) {
    const auto& entries = match.entries();
    std::size_t at = entries.size();
    while (at > 0) {
        --at;
        if (entries[at].seat == core::kHouse && std::holds_alternative<Drawn>(entries[at].draw)) return at;
    }
    return entries.size();
}

template <core::Game G>
struct Slip;

}  // namespace box
