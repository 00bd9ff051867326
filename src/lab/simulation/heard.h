#pragma once
// How a game's file fills its slot.

#include "lab/simulation/ear.h"
#include "match/typed_match.h"

namespace lab::simulation {

/// What a game's file says: `places(setup)`, what an occasion is (`kUnit`), and what it hears in an event
/// (`hear(event, ear)`, for each kind of event that matters).
template <class G>
struct Heard;

inline std::vector<std::string> numbered(const char* name, int count) {
    std::vector<std::string> names;
    for (int number = 1; number <= count; ++number) names.push_back(name + (" " + std::to_string(number)));
    return names;
}

template <class G>
SimulationOf simulation_of() {
    using Typed = match::TypedMatch<G>;
    return {[](const match::AnyMatch& table) {
                return Heard<G>::places(static_cast<const Typed&>(table).typed().setup());
            },
            [](const match::AnyMatch& any, Facts& facts) {
                const match::Match<G>& match = static_cast<const Typed&>(any).typed();
                Ear ear(facts, Heard<G>::places(match.setup()).names.size(), Heard<G>::kUnit);
                typename G::State state = G::open(match.setup());
                const auto witness = [&](const auto& event) {
                    if constexpr (requires { Heard<G>::hear(event, ear); }) Heard<G>::hear(event, ear);
                };
                for (const auto& entry : match.entries()) {
                    ear.next_entry();
                    match::Match<G>::apply(state, entry, witness);
                }
            }};
}

}  // namespace lab::simulation
