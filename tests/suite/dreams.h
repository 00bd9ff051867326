#pragma once
// Dreams: a state made from a view looks exactly like that view, keeps everything there is, and can be played
// on.

#include "suite/positions.h"

namespace suite {

template <core::Game G>
struct Dreams {
    std::uint64_t seed = 1;
    int games = 5;           // as a rule (played)
    bool must_vary = false;  // where something is hidden, some dream has to differ from the truth
    std::function<std::string(const typename G::State&)> conserve = {};
};

template <core::Game G>
Findings flaws_of_dreams(const typename G::Setup& setup, const Dreams<G>& how = {}) {
    bool varied = false;
    const auto conserve = [&](const typename G::State& state) {
        const std::string lost = how.conserve ? how.conserve(state) : std::string();
        want(lost.empty(), "a dream does not conserve: " + lost);
    };
    const auto look = [&](auto& match, core::PlayoutHouse& house) {
        const typename G::State& state = match.typed().state();
        for (const Seat viewer : viewers(match.seats())) {
            const typename G::View seen = G::view(state, viewer);
            typename G::State dreamt = G::dream(seen, house);
            want(G::view(dreamt, viewer) == seen, "a dream of " + name(viewer) + " does not fit its view:\n" +
                                                      text<G>(seen) + "\n" +
                                                      text<G>(G::view(dreamt, viewer)));
            conserve(dreamt);
            varied = varied || !(dreamt == state);
            // The dream goes on for a while as a game does.
            for (int i = 0; i < 12 && !G::ask(dreamt).is_over(); ++i) {
                const core::Decision open = G::ask(dreamt);
                if (open.is_chance()) {
                    const auto drawn = G::chance(dreamt, house);
                    want(bool(G::doubt(dreamt, drawn)), "a draw in a dream is doubted: " + text<G>(drawn));
                    G::apply(dreamt, drawn);
                } else {
                    const auto moves = offers<G>(dreamt, open.asked.lowest());
                    want(!moves.empty(), "nothing is offered in a dream of " + name(viewer));
                    G::apply(dreamt, open.asked.lowest(),
                             moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
                }
                conserve(dreamt);
            }
        }
    };
    Findings findings = visit_positions<G>(setup, how.seed, how.games, look);
    if (how.must_vary && !varied) findings.push_back("every dream is the truth: something hidden is seen");
    return findings;
}

template <core::Game G>
void dreams(const typename G::Setup& setup, const Dreams<G>& how = {}) {
    SCOPED_TRACE(std::string(G::kAbout.name) + ", " + options<G>(setup));
    expect_none(flaws_of_dreams<G>(setup, how));
}

}  // namespace suite
