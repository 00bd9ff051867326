#pragma once
// What somebody may know, and a state that fits it. The player knows all but the order of the stack;
// onlookers see the money at the end, or all the time if the purses are open.

#include "games/solitaire/flow.h"

namespace solitaire {

struct View {
    Setup setup;
    Seat viewer;
    std::uint8_t round, group;
    Does does;
    Colours rivals;
    PerColour left;
    ColourRoll roll;
    kit::ColourTable dice;
    std::array<Notes, kCasinos> notes;
    std::uint8_t stack;                      // cards in its shuffled part
    core::Few<Note, kit::kMostNotes> under;  // what went under it was seen by all
    bool sees_money;
    Notes own, others;  // if so
    std::uint8_t own_notes, others_notes;
    bool operator==(const View&) const = default;
};

inline View view(const State& state, Seat viewer) {
    const bool sees_money = viewer == kPlayer || state.setup.open_purses || state.does == Does::Over;
    return {.setup = state.setup,
            .viewer = viewer,
            .round = state.round,
            .group = state.group,
            .does = state.does,
            .rivals = state.rivals,
            .left = state.left,
            .roll = state.roll,
            .dice = state.dice,
            .notes = state.notes,
            .stack = static_cast<std::uint8_t>(state.stack.shuffled().count()),
            .under = state.stack.under(),
            .sees_money = sees_money,
            .own = sees_money ? state.own : Notes{},
            .others = sees_money ? state.others : Notes{},
            .own_notes = static_cast<std::uint8_t>(state.own.count()),
            .others_notes = static_cast<std::uint8_t>(state.others.count())};
}

/// Some state that looks like this: notes won that the viewer cannot see are dealt out by lot.
template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    state.setup = seen.setup;
    state.round = seen.round;
    state.group = seen.group;
    state.does = seen.does;
    state.rivals = seen.rivals;
    state.left = seen.left;
    state.roll = seen.roll;
    state.dice = seen.dice;
    state.notes = seen.notes;
    state.own = seen.own;
    state.others = seen.others;

    Notes unseen = kNotes;
    for (const Notes& notes : seen.notes) unseen.bag -= notes.bag;
    for (const Note note : seen.under) unseen.remove(note);
    unseen.bag -= seen.own.bag + seen.others.bag;
    const auto deal = [&](Notes& to, int count) {
        for (int i = 0; i < count; ++i) {
            const Note note = Note(house.pick(unseen.bag));
            unseen.remove(note);
            to.add(note);
        }
    };
    if (!seen.sees_money) {
        deal(state.own, seen.own_notes);
        deal(state.others, seen.others_notes);
    }
    state.stack = kit::Stack(unseen);
    for (const Note note : seen.under) state.stack.put_under(note);
    return state;
}

}  // namespace solitaire
