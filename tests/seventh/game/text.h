#pragma once
// At the border: doubts, the journal's words and the sentences.

#include <type_traits>

#include "core/game.h"
#include "seventh/game/view.h"

namespace puddles {

core::Verdict doubt(const State& state, const Draw& draw);
core::Refusal why_not(const State& state, Seat seat, const Move& move);

core::Or<Move> read_move(std::type_identity<Move>, core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
/// PUD-3: a pace is hidden until all have chosen.
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                Seat viewer);
/// PUD-2, PUD-6: a die is its runner's until all go.
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);

void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace puddles
