#pragma once
// The journal's words of the game of hidden colours.

#include "core/json.h"
#include "games/colours/moves.h"
#include "games/colours/view.h"

namespace colours {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
/// A draw, with null for the colours of seats that are not among the shown ones.
void write(core::json::Pen& pen, const Draw& draw, core::Seats shown);
void write(core::json::Pen& pen, const View& seen);
/// A view read back from what was written for that viewer (view_reader.cpp).
core::Or<View> read_view(int seats, Seat viewer, core::json::Value table);
void tell(const State& before, Seat seat, const Move& move, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences);

/// The steps in views, in the order of Does.
inline constexpr const char* kStepNames[] = {"first", "notes", "placed", "colours", "roll", "place", "over"};

}  // namespace colours
