#pragma once
// The journal's words of the card game.

#include "core/json.h"
#include "games/las_vegas_cards/moves.h"
#include "games/las_vegas_cards/view.h"

namespace las_vegas_cards {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
/// Cards as a list: by value, of one value the single before the double.
void write(core::json::Pen& pen, Cards cards);
std::optional<Card> read_card(core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
/// The hand of the seat that has just played does not say whose it is, but its place in the journal does.
void write(core::json::Pen& pen, const Draw& draw);
void write(core::json::Pen& pen, const View& seen);
/// A view read back from what was written for that viewer (view_reader.cpp).
core::Or<View> read_view(int seats, Seat viewer, core::json::Value table);
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                Seat viewer);
void write_seen(core::json::Pen& pen, const State& before, const Draw& draw, Seat viewer);
void tell(const State& before, Seat seat, const Move& move, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, core::Sentences& sentences);

/// The steps in views, in the order of Does.
inline constexpr const char* kStepNames[] = {"first",  "notes", "tokens", "hands", "hand",
                                             "choose", "place", "token",  "over"};

}  // namespace las_vegas_cards
