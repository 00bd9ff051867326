#pragma once
// The journal's words of the game of hidden colours, and its sentences (sentences.cpp).

#include "core/json.h"
#include "games/colours/events.h"

namespace colours {

core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Draw& draw);
/// A placement is open.
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                Seat viewer);
/// NEW-3: a deal shows each seat its own colours, null for the others. NEW-8: all of them once its round is
/// played.
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);
void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace colours
