#pragma once
// The journal's words of the card game, and its sentences (sentences.cpp).

#include "core/json.h"
#include "games/las_vegas_cards/events.h"

namespace las_vegas_cards {

core::Or<Move> read_move(std::type_identity<Move>, core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
/// The hand of the seat that has just played does not say whose it is, but its place in the journal does.
void write(core::json::Pen& pen, const Draw& draw);
/// LVC-4: a choice is null to the others until everybody has chosen. LVC-7: hands of others always are.
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                Seat viewer);
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);
/// Everybody is told the same: a sealed choice only that it was made, a hand only that it was drawn.
void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace las_vegas_cards
