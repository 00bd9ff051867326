#pragma once
// Positions of random games, for suites that look at single states.

#include <functional>

#include "suite/text.h"

namespace suite {

/// Plays random games and shows every position, with what led to it, to a visitor: visit(match, house).
/// What the visitor throws is reported with the journal.
template <core::Game G, class Visit>
Findings visit_positions(const typename G::Setup& setup, std::uint64_t seed, int games, Visit visit) {
    constexpr int kMostEntries = 5000;
    Findings findings;
    for (int game = 0; game < played(games) && findings.size() < 3; ++game) {
        core::PlayoutHouse house(match::seed_of(seed, static_cast<std::uint64_t>(game)));
        match::TypedMatch<G> match = new_match<G>(setup);
        try {
            while (true) {
                visit(match, house);
                const core::Decision open = match.ask();
                if (open.is_over()) break;
                want(match.size() < kMostEntries, "the game does not end");
                if (open.is_chance()) {
                    match.draw(house);
                    continue;
                }
                const Seat seat = open.asked.lowest();
                const auto moves = offers<G>(match.typed().state(), seat);
                want(!moves.empty(), name(seat) + " is asked and has no legal answer");
                const auto& move = moves[house.below(static_cast<std::uint32_t>(moves.size()))];
                want(!match.submit(seat, match.question(), text<G>(move)), "an offered move is refused");
            }
        } catch (const Flaw& flaw) {
            findings.push_back(flaw.what + "\nin game " + std::to_string(game) + " of seed " +
                               std::to_string(seed) + ":\n" + match.journal());
        }
    }
    return findings;
}

}  // namespace suite
