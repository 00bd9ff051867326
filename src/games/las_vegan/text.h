#pragma once
// The journal's words of Las Vegan, and its sentences (sentences.cpp).

#include "core/json.h"
#include "games/las_vegan/events.h"

namespace las_vegan {

core::Or<Move> read_move(std::type_identity<Move>, core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                Seat viewer);
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);
void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace las_vegan
