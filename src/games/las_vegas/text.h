#pragma once
// The journal's words of the dice game.

#include "core/json.h"
#include "games/las_vegas/moves.h"
#include "games/las_vegas/view.h"

namespace las_vegas {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
void write(core::json::Pen& pen, const View& seen);
void tell(const State& before, Seat seat, const Move& move, Seat viewer, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences);

}  // namespace las_vegas
