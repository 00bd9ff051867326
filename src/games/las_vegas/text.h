#pragma once
// The journal's words of the dice game, and its sentences.
//
//   forms.h, forms.cpp   the things of the game
//   move_text.cpp        what seats answer
//   draw_text.cpp        what the house draws
//   sentences.cpp        what happens, told

#include "core/json.h"
#include "games/las_vegas/events.h"
#include "games/las_vegas/view.h"

namespace las_vegas {

core::Or<Move> read_move(std::type_identity<Move>, core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                Seat viewer);
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);
void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace las_vegas
