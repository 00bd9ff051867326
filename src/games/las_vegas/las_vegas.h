#pragma once
// Las Vegas, the dice game: its table of contents.
//
//   setup.h     what a table agrees on            LV-0 to LV-5
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   round.h     a round begins and ends           LV-3, LV-4, LV-5, LV-14, LV-15
//   turn.h      a turn                            LV-6 to LV-9
//   payout.h    payout                            LV-10 to LV-13
//   end.h       the end                           LV-16
//   dice.h      dice are laid down and picked up; draws.h  cards drawn from the stack
//   timing.h    who acts at which moment; modules/ one optional rule a file
//   flow.h      how one step leads to the next
//   view.h      what a seat may know; dream.h  a state that fits it
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "core/game.h"
#include "games/las_vegas/about.h"
#include "games/las_vegas/border.h"
#include "games/las_vegas/dream.h"
#include "games/las_vegas/end.h"
#include "games/las_vegas/flow.h"
#include "games/las_vegas/text.h"
#include "games/las_vegas/view.h"

namespace las_vegas {

struct LasVegas {
    using Setup = las_vegas::Setup;
    using State = las_vegas::State;
    using Move = las_vegas::Move;
    using Moves = las_vegas::Moves;
    using Draw = las_vegas::Draw;
    using View = las_vegas::View;
    static constexpr const core::About& kAbout = las_vegas::kAbout;

    static State open(const Setup& setup) { return las_vegas::open(setup); }

    static core::Decision ask(const State& state) {
        const Step step = state.now;
        if (asks_seat(step.does)) return core::Decision::choose(step.seat);
        return asks_house(step.does) ? core::Decision::chance() : core::Decision::over();
    }

    static void offer(const State& state, Seat seat, Moves& moves) {
        if (state.now.seat != seat || !asks_seat(state.now.does)) return;
        if (state.now.does == Does::Place) [[likely]]
            return offer_places(state, seat, moves);
        timing::offer(state, seat, moves);
    }

    template <core::House H>
    static Draw chance(const State& state, H& house) {
        if (state.now.does == Does::Roll) [[likely]]
            return roll(state, house);
        switch (state.now.does) {
            case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
            case Does::Fill: return fill(state, house);
            case Does::RollAgain: return roll_again(state, house);
            default: return timing::chance(state, house);
        }
    }

    static void apply(State& state, Seat seat, const Move& move) {
        answer(state, seat, move);
        go_on(state);
    }
    static void apply(State& state, const Draw& draw) {
        if (const Roll* thrown = std::get_if<Roll>(&draw)) [[likely]]
            return las_vegas::apply(state, *thrown);
        std::visit([&](const auto& drawn) { las_vegas::apply(state, drawn); }, draw);
        go_on(state);
    }
    static core::Standing score(const State& state) { return las_vegas::score(state); }

    static View view(const State& state, Seat viewer) { return las_vegas::view(state, viewer); }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return las_vegas::dream(seen, house);
    }

    static core::Verdict doubt(const State& state, const Draw& draw) {
        return std::visit([&](const auto& drawn) { return las_vegas::doubt(state, drawn); }, draw);
    }
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        return las_vegas::why_not(state, seat, move);
    }

    static core::Or<Setup> read_setup(int seats, core::json::Value options) {
        return las_vegas::read_setup(seats, options);
    }
    static void write_options(core::json::Pen& pen, const Setup& setup) {
        las_vegas::write_options(pen, setup);
    }
    static core::Or<Move> read_move(core::json::Value value) { return las_vegas::read_move(value); }
    static core::Or<Draw> read_draw(const State& state, core::json::Value value) {
        return las_vegas::read_draw(state, value);
    }
    static void write(core::json::Pen& pen, const Move& move) { las_vegas::write(pen, move); }
    static void write(core::json::Pen& pen, const Draw& draw) { las_vegas::write(pen, draw); }
    static void write(core::json::Pen& pen, const View& seen) { las_vegas::write(pen, seen); }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value table) {
        return las_vegas::read_view(seats, viewer, table);
    }

    static void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat seat,
                           const Move& move, Seat viewer) {
        las_vegas::write_seen(pen, before, now, seat, move, viewer);
    }
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw,
                           Seat viewer) {
        las_vegas::write_seen(pen, before, now, draw, viewer);
    }

    static void tell(const State& before, Seat seat, const Move& move, Seat viewer,
                     core::Sentences& sentences) {
        las_vegas::tell(before, seat, move, viewer, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences) {
        las_vegas::tell(before, draw, viewer, sentences);
    }
};
static_assert(core::Game<LasVegas>);

}  // namespace las_vegas
