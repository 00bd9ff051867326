#pragma once
// The journal's words of the race, and its sentences.

#include "core/json.h"
#include "games/monte_carlo/view.h"

namespace monte_carlo {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
/// Poker dice, the strongest first: ["A","A","10"].
void write(core::json::Pen& pen, PokerDice dice);
/// A casino card: "C3" or "jackpot".
void write(core::json::Pen& pen, Card card);
/// All there is to see, and what follows from it: see text_view.cpp.
void write(core::json::Pen& pen, const View& seen);
/// A view read back from what was written for that viewer (view_reader.cpp).
core::Or<View> read_view(int seats, Seat viewer, core::json::Value table);
core::Or<PokerDice> read_dice(core::json::Value list);
core::Or<Card> read_card(core::json::Value value);
/// The steps in views that ask somebody, in the order of Does.
inline constexpr const char* kStepNames[] = {"first", "die", "casino", "throw", "colour", "retreat", "pawn",
                                             "bet",   "win", "poker",  "join",  "keep",   "send",    "over"};
/// Poker dice as they are read aloud: "A A 10".
std::string_view spelled(PokerDice dice);
void tell(const State& before, Seat seat, const Move& move, Seat viewer, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences);

}  // namespace monte_carlo
