#pragma once
// Las Vegas, the card game: its table of contents.
//
//   cards.h     dice cards                        LVC-2, LVC-10
//   setup.h     what a table agrees on            LVC-1, LVC-2
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   lots.h      several things with one number by lot
//   hand.h      five cards off a pile             LVC-3
//   choice.h    what may be chosen                LVC-5
//   round.h     a round begins and ends           LVC-1, LVC-9, LVC-12, LVC-14
//   turn.h      a turn                            LVC-3 to LVC-9, LVC-13, LVC-14
//   payout.h    payout                            LVC-10, LVC-11
//   end.h       the end                           LVC-12, TOK-3
//   timing.h    when the tokens act; modules/tokens.h what they do: TOK-1, TOK-2
//   flow.h      questions and answers
//   view.h      what a seat may know
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "core/game.h"
#include "games/las_vegas_cards/about.h"
#include "games/las_vegas_cards/border.h"
#include "games/las_vegas_cards/end.h"
#include "games/las_vegas_cards/flow.h"
#include "games/las_vegas_cards/text.h"
#include "games/las_vegas_cards/view.h"

namespace las_vegas_cards {

struct LasVegasCards {
    using Setup = las_vegas_cards::Setup;
    using State = las_vegas_cards::State;
    using Move = las_vegas_cards::Move;
    using Moves = las_vegas_cards::Moves;
    using Draw = las_vegas_cards::Draw;
    using View = las_vegas_cards::View;
    static constexpr const core::About& kAbout = las_vegas_cards::kAbout;

    static State open(const Setup& setup) { return las_vegas_cards::open(setup); }
    static core::Decision ask(const State& state) { return las_vegas_cards::ask(state); }
    static void offer(const State& state, Seat seat, Moves& moves) {
        las_vegas_cards::offer(state, seat, moves);
    }
    template <core::House H>
    static Draw chance(const State& state, H& house) {
        return las_vegas_cards::chance(state, house);
    }
    static void apply(State& state, Seat seat, const Move& move) { answer(state, seat, move); }
    static void apply(State& state, const Draw& draw) {
        std::visit([&](const auto& drawn) { las_vegas_cards::apply(state, drawn); }, draw);
    }
    static core::Standing score(const State& state) { return las_vegas_cards::score(state); }

    static View view(const State& state, Seat viewer) { return las_vegas_cards::view(state, viewer); }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return las_vegas_cards::dream(seen, house);
    }

    static core::Verdict doubt(const State& state, const Draw& draw) {
        return std::visit([&](const auto& drawn) { return las_vegas_cards::doubt(state, drawn); }, draw);
    }
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        return las_vegas_cards::why_not(state, seat, move);
    }

    static core::Or<Setup> read_setup(int seats, core::json::Value options) {
        return las_vegas_cards::read_setup(seats, options);
    }
    static void write_options(core::json::Pen& pen, const Setup& setup) {
        las_vegas_cards::write_options(pen, setup);
    }
    static core::Or<Move> read_move(core::json::Value value) { return las_vegas_cards::read_move(value); }
    static core::Or<Draw> read_draw(const State& state, core::json::Value value) {
        return las_vegas_cards::read_draw(state, value);
    }
    static void write(core::json::Pen& pen, const Move& move) { las_vegas_cards::write(pen, move); }
    static void write(core::json::Pen& pen, const Draw& draw) { las_vegas_cards::write(pen, draw); }
    static void write(core::json::Pen& pen, const View& seen) { las_vegas_cards::write(pen, seen); }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value table) {
        return las_vegas_cards::read_view(seats, viewer, table);
    }
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, Seat mover,
                           const Move& move, Seat viewer) {
        las_vegas_cards::write_seen(pen, before, now, mover, move, viewer);
    }
    static void write_seen(core::json::Pen& pen, const State& before, const State&, const Draw& draw,
                           Seat viewer) {
        las_vegas_cards::write_seen(pen, before, draw, viewer);
    }

    static void tell(const State& before, Seat seat, const Move& move, Seat, core::Sentences& sentences) {
        las_vegas_cards::tell(before, seat, move, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat, core::Sentences& sentences) {
        las_vegas_cards::tell(before, draw, sentences);
    }
};
static_assert(core::Game<LasVegasCards>);

}  // namespace las_vegas_cards
