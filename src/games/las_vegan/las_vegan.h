#pragma once
// Las Vegan, the game of tricks and cabbages: its table of contents.
//
//   setup.h     the box, and what a table agrees on   VGN-1 to VGN-3
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   round.h     a round begins                        VGN-4 to VGN-6, BANK-1
//   trick.h     tricks                                VGN-7 to VGN-9
//   tokens.h    casino tokens                         VGN-10, BANK-7, BANK-8
//   scoring.h   the end of a round                    VGN-11 to VGN-14, BANK-9
//   bank.h      the bank, for two players             BANK-2 to BANK-6
//   end.h       the end                               VGN-16, BANK-10
//   flow.h      how one step leads to the next        VGN-15
//   view.h      what a seat may know; dream.h a state that fits it
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "core/game.h"
#include "games/las_vegan/about.h"
#include "games/las_vegan/border.h"
#include "games/las_vegan/dream.h"
#include "games/las_vegan/text.h"

namespace las_vegan {

struct LasVegan {
    using Setup = las_vegan::Setup;
    using State = las_vegan::State;
    using Move = las_vegan::Move;
    using Moves = las_vegan::Moves;
    using Draw = las_vegan::Draw;
    using View = las_vegan::View;
    static constexpr const core::About& kAbout = las_vegan::kAbout;

    static State open(const Setup& setup) { return las_vegan::open(setup); }

    static core::Decision ask(const State& state) {
        const Does does = state.step.does;
        if (asks_house(does)) return core::Decision::chance();
        if (does == Does::Over) return core::Decision::over();
        const bool sealed = does == Does::Sealed;
        return {sealed ? core::Decision::Kind::Sealed : core::Decision::Kind::Choose, state.step.asked};
    }

    static void offer(const State& state, Seat seat, Moves& moves) {
        if (!state.step.asked.has(seat)) return;
        switch (state.step.does) {
            case Does::Place: return offer_tokens(state, moves);
            case Does::ForBank: return offer_for_bank(state, moves);
            default: return offer_cards(state, seat, moves);
        }
    }

    template <core::House H>
    static Draw chance(const State& state, H& house) {
        switch (state.step.does) {
            case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
            case Does::Machines: return machines(state, house);
            case Does::Toss: return toss(house);
            case Does::Hands: return deal(state, house);
            case Does::Open:
            case Does::Refill: return open_cards(state, house);
            default: return top_card(state, house);
        }
    }

    static void apply(State& state, Seat seat, const Move& move) { apply_move(state, seat, move); }
    static void apply(State& state, const Draw& draw) {
        std::visit([&](const auto& drawn) { las_vegan::apply(state, drawn); }, draw);
    }
    static core::Standing score(const State& state) { return las_vegan::score(state); }

    static View view(const State& state, Seat viewer) { return las_vegan::view(state, viewer); }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return las_vegan::dream(seen, house);
    }

    static core::Verdict doubt(const State& state, const Draw& draw) {
        return std::visit([&](const auto& drawn) { return las_vegan::doubt(state, drawn); }, draw);
    }
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        return las_vegan::why_not(state, seat, move);
    }

    static core::Or<Setup> read_setup(int seats, core::json::Value options) {
        return las_vegan::read_setup(seats, options);
    }
    static void write_options(core::json::Pen& pen, const Setup& setup) {
        las_vegan::write_options(pen, setup);
    }
    static core::Or<Move> read_move(core::json::Value value) { return las_vegan::read_move(value); }
    static core::Or<Draw> read_draw(const State& state, core::json::Value value) {
        return las_vegan::read_draw(state, value);
    }
    static void write(core::json::Pen& pen, const Move& move) { las_vegan::write(pen, move); }
    static void write(core::json::Pen& pen, const Draw& draw) { las_vegan::write(pen, draw); }
    static void write(core::json::Pen& pen, const View& seen) { las_vegan::write(pen, seen); }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value table) {
        return las_vegan::read_view(seats, viewer, table);
    }
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover,
                           const Move& move, Seat viewer) {
        las_vegan::write_seen(pen, before, now, mover, move, viewer);
    }
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw,
                           Seat viewer) {
        las_vegan::write_seen(pen, before, now, draw, viewer);
    }
    static void tell(const State& before, Seat seat, const Move& move, Seat viewer,
                     core::Sentences& sentences) {
        las_vegan::tell(before, seat, move, viewer, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences) {
        las_vegan::tell(before, draw, viewer, sentences);
    }
};
static_assert(core::Game<LasVegan>);

}  // namespace las_vegan
