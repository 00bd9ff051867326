#pragma once
// A game played on from a position to its end: some choices by the regular's judgement, the later ones in the
// quick way of the bots' searches.
//
// What chance brings depends on the number of the playout and of the entry alone: playouts of the same number
// from neighbouring positions, or after different moves, meet the same dice as far as the game allows. So
// their differences are far less noisy than they are.

#include "bots/arena/chance.h"
#include "bots/levels.h"
#include "lab/odds.h"

namespace lab {

/// How a playout ended.
struct End {
    std::array<std::int64_t, core::kMostSeats> win{}, money{};  // wins in Tally::kWin
};

template <core::Game G>
End end_of(const typename G::State& state) {
    const core::Standing standing = G::score(state);
    End end;
    for (int i = 0; i < standing.count; ++i) {
        const auto at = static_cast<unsigned>(i);
        end.money[at] = standing.money[at];
        if (standing.winners.has(Seat(i))) end.win[at] = Tally::kWin / standing.winners.count();
    }
    return end;
}

inline std::uint64_t playout_seed(std::uint64_t seed, std::uint64_t number) {
    return bots::arena::mixed(seed, 0x0DD5'0000'0000u + number);
}

/// What brings a game from one position to the next: a move of a seat, or a draw of the house.
template <core::Game G>
struct Entry {
    Seat seat = core::kHouse;
    const typename G::Move* move = nullptr;
    const typename G::Draw* draw = nullptr;
};

/// Plays on; `entry` is the number of the next entry, `seen(before, what was entered, after)` is told every
/// step, and says whether to go on.
template <bots::Knowledge K, class H, class Seen>
End play_on(typename K::Game::State state, std::uint64_t seed, int entry, Seen&& seen) {
    using G = typename K::Game;
    const typename G::State start = state;
    bool near = true;
    for (int careful = H::careful(start);; ++entry) {
        const core::Decision open = G::ask(state);
        if (open.is_over()) return end_of<G>(state);
        const typename G::State before = state;
        if (open.is_chance()) {
            core::PlayoutHouse house = bots::arena::house_of(seed, entry);
            const typename G::Draw draw = G::chance(state, house);
            G::apply(state, draw);
            if (!seen(before, Entry<G>{core::kHouse, nullptr, &draw}, state)) return {};
            continue;
        }
        const Seat seat = open.asked.lowest();
        typename G::Moves moves;
        G::offer(state, seat, moves);
        int place = 0;
        if (moves.size() > 1) {
            near = near && careful-- > 0 && !K::far_enough(start, state);
            if (near) {
                place = bots::best_by_judgement<K>(G::view(state, seat), seat, moves);
            } else {
                core::PlayoutHouse whims = bots::arena::house_of(~seed, entry);
                bots::QuickPlayer<K> quick;  // anew for each move: rounds come and go
                quick.start_from(state);
                place = quick.choose(state, seat, moves, whims);
            }
        }
        const typename G::Move move = moves[place];
        G::apply(state, seat, move);
        if (!seen(before, Entry<G>{seat, &move, nullptr}, state)) return {};
    }
}

template <bots::Knowledge K, class H>
End play_on(const typename K::Game::State& state, std::uint64_t seed, int entry) {
    using G = typename K::Game;
    using State = typename G::State;
    return play_on<K, H>(state, seed, entry,
                         [](const State&, const Entry<G>&, const State&) { return true; });
}

}  // namespace lab
