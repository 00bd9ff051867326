#pragma once
// What happens when an entry is applied, as events, as sentences and as JSON.

#include "match/match.h"

namespace match {

/// Applies an entry, and tells a witness what happens.
template <core::Game G>
core::Sentences sentences(typename G::State state, const typename Match<G>::Entry& entry, Seat viewer) {
    core::Sentences told;
    if constexpr (core::Witnessed<G>) {
        const auto witness = [&](const auto& event) { G::say(event, viewer, told); };
        Match<G>::apply(state, entry, witness);
    } else if (entry.seat == core::kHouse) {
        G::tell(state, entry.draw, viewer, told);
    } else {
        G::tell(state, entry.seat, entry.move, viewer, told);
    }
    return told;
}
/// What a seat would be told of a move of its own.
template <core::Game G>
core::Sentences sentences(const typename G::State& state, Seat seat, const typename G::Move& move) {
    return sentences<G>(state, typename Match<G>::Entry{seat, move, {}, 0}, seat);
}

template <core::Game G>
void write_happened(core::json::Pen& pen, typename G::State state, const typename Match<G>::Entry& entry,
                    Seat viewer) {
    pen.open('[');
    if constexpr (core::Witnessed<G>) {
        const auto witness = [&](const auto& event) {
            core::Sentences told;
            G::say(event, viewer, told);
            core::write_event(pen, event, viewer, told.size());
        };
        Match<G>::apply(state, entry, witness);
    }
    pen.close(']');
}

}  // namespace match
