#pragma once
// What happens when an entry is applied, as events, as sentences and as JSON.

#include <vector>

#include "match/match.h"

namespace match {

/// What happens when an entry is applied. Rules with a witness are compiled for this one only: everything
/// else is made from what it has heard.
template <core::Game G>
std::vector<typename G::Event> events_of(typename G::State state, const typename Match<G>::Entry& entry) {
    std::vector<typename G::Event> events;
    const auto witness = [&](const auto& event) { events.emplace_back(event); };
    Match<G>::apply(state, entry, witness);
    return events;
}

/// What a viewer is told of an entry.
template <core::Game G>
core::Sentences sentences(const typename G::State& state, const typename Match<G>::Entry& entry,
                          Seat viewer) {
    core::Sentences told;
    for (const auto& event : events_of<G>(state, entry)) G::say(event, viewer, told);
    return told;
}
/// What a seat would be told of a move of its own.
template <core::Game G>
core::Sentences sentences(const typename G::State& state, Seat seat, const typename G::Move& move) {
    return sentences<G>(state, typename Match<G>::Entry{seat, move, {}, 0}, seat);
}

/// The same as events, each with the number of sentences that tell it.
template <core::Game G>
void write_happened(core::json::Pen& pen, const typename G::State& state,
                    const typename Match<G>::Entry& entry, Seat viewer) {
    pen.open('[');
    for (const auto& event : events_of<G>(state, entry)) {
        core::Sentences told;
        G::say(event, viewer, told);
        core::write_event(pen, event, viewer, told.size());
    }
    pen.close(']');
}

}  // namespace match
