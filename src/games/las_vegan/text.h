#pragma once
// The journal's words of Las Vegan, and its sentences.

#include <optional>

#include "core/json.h"
#include "games/las_vegan/moves.h"
#include "games/las_vegan/view.h"

namespace las_vegan {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
void write(core::json::Pen& pen, const View& seen);
/// A view read back from what was written for that viewer (view_reader.cpp).
core::Or<View> read_view(int seats, Seat viewer, core::json::Value table);
/// Pieces of entries that views have too: cards in their order, a token's name.
void write_cards(core::json::Pen& pen, Cards cards);
void write_token(core::json::Pen& pen, Token token);
std::optional<Card> read_card(core::json::Value value);
std::optional<Machine> read_machine(core::json::Value value);
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                Seat viewer);
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);
void tell(const State& before, Seat seat, const Move& move, Seat viewer, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences);

}  // namespace las_vegan
