#pragma once
// The journal's words of the dice game, and its sentences.
//
//   setup_text.cpp   options
//   move_text.cpp    what seats answer
//   draw_text.cpp    what the house draws
//   view_text.cpp    views; view_reader.cpp reads them, view_steps.h finds the steps that wait
//   tell.cpp         sentences

#include <optional>

#include "core/json.h"
#include "games/las_vegas/moves.h"
#include "games/las_vegas/view.h"

namespace las_vegas {

core::Or<Setup> read_setup(int seats, core::json::Value options);
void write_options(core::json::Pen& pen, const Setup& setup);
core::Or<Move> read_move(core::json::Value value);
core::Or<Draw> read_draw(const State& state, core::json::Value value);
void write(core::json::Pen& pen, const Move& move);
void write(core::json::Pen& pen, const Draw& draw);
void write(core::json::Pen& pen, const View& seen);
/// A view read back from what was written for that viewer (view_reader.cpp).
core::Or<View> read_view(int seats, Seat viewer, core::json::Value table);
void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                Seat viewer);
void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer);
void tell(const State& before, Seat seat, const Move& move, Seat viewer, core::Sentences& sentences);
void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences);

// What several of these files need.

inline constexpr const char* kKindNames[kKinds] = {"own", "white", "big", "kicker"};
inline constexpr const char* kCardNames[kCards] = {"win-tie",   "reroll", "two-casinos", "pass",   "rotate",
                                                   "take-back", "double", "score-it",    "middle", "swap"};
/// A place: 1 to 6, or "slot".
void write_place(core::json::Pen& pen, Place place);
std::optional<Place> read_place(core::json::Value value);
/// Dice by kind: {"own":[1,1,5],"white":[6]}; a kind without dice is left out.
void write_roll(core::json::Pen& pen, const Roll& thrown);
core::Or<Roll> read_roll(core::json::Value kinds);
std::optional<Card> card_named(core::json::Value value);

/// The steps in views; a name may stand for several of them.
constexpr const char* step_name(Does does) {
    switch (does) {
        case Does::First: return "first";
        case Does::Fill: return "notes";
        case Does::DealTokens: return "tokens";
        case Does::DealBonus: return "bonus";
        case Does::DealActions: return "actions";
        case Does::White: return "white";
        case Does::Roll:
        case Does::RollAgain: return "roll";
        case Does::Place: return "place";
        case Does::Kick: return "kick";
        case Does::Token: return "token";
        case Does::AfterPlace: return "after-placing";
        case Does::Put: return "put";
        case Does::Tie: return "tie";
        case Does::Take: return "take";
        case Does::Swap: return "swap";
        case Does::Over: return "over";
        default: return "draw";
    }
}
/// What cards are drawn for, where they are.
constexpr const char* name_of_draw(Does does) {
    switch (does) {
        case Does::Replace: return "rainbow";
        case Does::ReplaceScore: return "score-it";
        case Does::DrawThree: return "middle";
        case Does::DrawSwap: return "swap";
        default: return nullptr;
    }
}

}  // namespace las_vegas
