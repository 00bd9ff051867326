#pragma once
// The journal's words of solitaire, and its sentences (sentences.cpp).

#include "core/json.h"
#include "games/solitaire/events.h"

namespace solitaire {

core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Draw& draw);
void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace solitaire
