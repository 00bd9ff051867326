#pragma once
// The journal's words of solitaire.

#include "core/json.h"
#include "games/solitaire/moves.h"
#include "games/solitaire/view.h"

namespace solitaire {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
void write(core::json::Pen& pen, const View& seen);
void tell(const State& before, const Move& move, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, core::Sentences& sentences);

}  // namespace solitaire
