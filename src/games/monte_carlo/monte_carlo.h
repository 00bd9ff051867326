#pragma once
// Monte Carlo Gamble, the race: its table of contents.
//
//   board.h     the track                         MC-1, MC-11, MC-12, MC-31
//   setup.h     what a table agrees on            MC-1 to MC-4, MC-32
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   purse.h     money that changes hands          MC-3, MC-4
//   turn.h      a turn, the tax                   MC-5 to MC-8, MC-25, MC-30
//   squares.h   what squares do, the way back     MC-9 to MC-13, MC-26 to MC-28
//   casino.h    the casino                        MC-13 to MC-15, MC-33
//   stacks.h    stacks and blocks                 MC-10, MC-16, MC-17
//   hands.h     poker dice                        MC-21
//   poker.h     poker                             MC-18 to MC-24, MC-34
//   end.h       the end                           MC-28, MC-29
//   flow.h      how one step leads to the next
//   view.h      what a seat may know
//   chances.h   exact chances of bets and of poker
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "core/game.h"
#include "games/monte_carlo/about.h"
#include "games/monte_carlo/border.h"
#include "games/monte_carlo/end.h"
#include "games/monte_carlo/flow.h"
#include "games/monte_carlo/text.h"
#include "games/monte_carlo/view.h"

namespace monte_carlo {

struct MonteCarlo {
    using Setup = monte_carlo::Setup;
    using State = monte_carlo::State;
    using Move = monte_carlo::Move;
    using Moves = monte_carlo::Moves;
    using Draw = monte_carlo::Draw;
    using View = monte_carlo::View;
    static constexpr const core::About& kAbout = monte_carlo::kAbout;

    static State open(const Setup& setup) { return monte_carlo::open(setup); }

    static core::Decision ask(const State& state) {
        const Step step = state.step();
        if (asks_house(step.does)) return core::Decision::chance();
        return asks_seat(step.does) ? core::Decision::choose(step.seat) : core::Decision::over();
    }
    static void offer(const State& state, Seat seat, Moves& moves) { monte_carlo::offer(state, seat, moves); }
    template <core::House H>
    static Draw chance(const State& state, H& house) {
        return monte_carlo::chance(state, house);
    }
    static void apply(State& state, Seat seat, const Move& move) { answer(state, seat, move); }
    static void apply(State& state, const Draw& drawn) { draw(state, drawn); }
    static core::Standing score(const State& state) { return monte_carlo::score(state); }

    static View view(const State& state, Seat viewer) { return monte_carlo::view(state, viewer); }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return monte_carlo::dream(seen, house);
    }

    static core::Verdict doubt(const State& state, const Draw& drawn) {
        return monte_carlo::doubt(state, drawn);
    }
    static core::Refusal why_not(const State& state, Seat, const Move& move) {
        return monte_carlo::why_not(state, move);
    }

    static core::Or<Setup> read_setup(int seats, core::json::Value options) {
        return monte_carlo::read_setup(seats, options);
    }
    static void write_options(core::json::Pen& pen, const Setup& setup) {
        monte_carlo::write_options(pen, setup);
    }
    static core::Or<Move> read_move(core::json::Value value) { return monte_carlo::read_move(value); }
    static core::Or<Draw> read_draw(const State& state, core::json::Value value) {
        return monte_carlo::read_draw(state, value);
    }
    static void write(core::json::Pen& pen, const Move& move) { monte_carlo::write(pen, move); }
    static void write(core::json::Pen& pen, const Draw& drawn) { monte_carlo::write(pen, drawn); }
    static void write(core::json::Pen& pen, const View& seen) { monte_carlo::write(pen, seen); }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value table) {
        return monte_carlo::read_view(seats, viewer, table);
    }

    /// Every entry is public.
    static void write_seen(core::json::Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    static void write_seen(core::json::Pen& pen, const State&, const State&, const Draw& drawn, Seat) {
        write(pen, drawn);
    }

    static void tell(const State& before, Seat seat, const Move& move, Seat viewer,
                     core::Sentences& sentences) {
        monte_carlo::tell(before, seat, move, viewer, sentences);
    }
    static void tell(const State& before, const Draw& drawn, Seat viewer, core::Sentences& sentences) {
        monte_carlo::tell(before, drawn, viewer, sentences);
    }
};
static_assert(core::Game<MonteCarlo>);

}  // namespace monte_carlo
