#pragma once
// The journal's words of the race, and its sentences (sentences.cpp).

#include "core/json.h"
#include "games/monte_carlo/events.h"

namespace monte_carlo {

core::Or<Move> read_move(std::type_identity<Move>, core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
/// Poker dice as they are read aloud: "A A 10".
std::string_view spelled(PokerDice dice);
void say(const Event& event, Seat viewer, core::Sentences& sentences);

}  // namespace monte_carlo
