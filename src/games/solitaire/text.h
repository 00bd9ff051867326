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
/// A view read back from what was written for that viewer (view_reader.cpp).
core::Or<View> read_view(int seats, Seat viewer, core::json::Value table);
void tell(const State& before, const Move& move, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, core::Sentences& sentences);

/// The steps in views, in the order of Does.
inline constexpr const char* kStepNames[] = {"notes", "rivals", "placed", "roll", "place", "over"};

}  // namespace solitaire
