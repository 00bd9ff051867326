#pragma once
// Hidden colours, the new way to play of Boulevard: its table of contents.
//
//   setup.h     what a table agrees on            NEW-1 to NEW-4, NEW-9
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   round.h     a round begins and ends           NEW-2, NEW-3, NEW-7 to NEW-9
//   turn.h      a turn                            NEW-4
//   payout.h    a casino pays                     NEW-5, NEW-6
//   end.h       the end                           NEW-9
//   flow.h      how one step leads to the next
//   view.h      what a seat may know
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "core/game.h"
#include "games/colours/about.h"
#include "games/colours/border.h"
#include "games/colours/end.h"
#include "games/colours/text.h"
#include "games/colours/view.h"

namespace colours {

struct HiddenColours {
    using Setup = colours::Setup;
    using State = colours::State;
    using Move = colours::Move;
    using Moves = colours::Moves;
    using Draw = colours::Draw;
    using View = colours::View;
    static constexpr const core::About& kAbout = colours::kAbout;

    static State open(const Setup& setup) { return colours::open(setup); }

    static core::Decision ask(const State& state) {
        if (state.does < Does::Place) return core::Decision::chance();
        return state.does == Does::Place ? core::Decision::choose(state.active) : core::Decision::over();
    }

    static void offer(const State& state, Seat seat, Moves& moves) {
        if (state.does == Does::Place && state.active == seat) offer_places(state, moves);
    }

    template <core::House H>
    static Draw chance(const State& state, H& house) {
        switch (state.does) {
            case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
            case Does::Notes: return draw_notes(state, house);
            case Does::Placed: return kit::roll_all(Colours::all(), kDicePlaced, house);
            case Does::Colours: return deal_colours(state, house);
            default: return roll(state, house);
        }
    }

    static void apply(State& state, Seat, const Move& move) { colours::apply(state, move); }
    static void apply(State& state, const Draw& draw) {
        std::visit([&](const auto& drawn) { colours::apply(state, drawn); }, draw);
    }
    static core::Standing score(const State& state) { return colours::score(state); }

    static View view(const State& state, Seat viewer) { return colours::view(state, viewer); }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return colours::dream(seen, house);
    }

    static core::Verdict doubt(const State& state, const Draw& draw) {
        return std::visit([&](const auto& drawn) { return colours::doubt(state, drawn); }, draw);
    }
    static core::Refusal why_not(const State& state, Seat, const Move& move) {
        return colours::why_not(state, move);
    }

    static core::Or<Setup> read_setup(int seats, core::json::Value options) {
        return colours::read_setup(seats, options);
    }
    static void write_options(core::json::Pen& pen, const Setup& setup) {
        colours::write_options(pen, setup);
    }
    static core::Or<Move> read_move(core::json::Value value) { return colours::read_move(value); }
    static core::Or<Draw> read_draw(const State& state, core::json::Value value) {
        return colours::read_draw(state, value);
    }
    static void write(core::json::Pen& pen, const Move& move) { colours::write(pen, move); }
    static void write(core::json::Pen& pen, const Draw& draw) {
        colours::write(pen, draw, core::Seats::first(kMostSeats));
    }
    static void write(core::json::Pen& pen, const View& seen) { colours::write(pen, seen); }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value table) {
        return colours::read_view(seats, viewer, table);
    }

    static void write_seen(core::json::Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    /// NEW-3: a deal shows each seat its own colours. NEW-8: all of them once its round is played.
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw,
                           Seat viewer) {
        const bool played = now.round != before.round || now.does == Does::Over;
        core::Seats shown;
        for (int seat = 0; seat < kMostSeats; ++seat)
            if (played || viewer == Seat(seat)) shown.add(Seat(seat));
        colours::write(pen, draw, shown);
    }

    static void tell(const State& before, Seat seat, const Move& move, Seat, core::Sentences& sentences) {
        colours::tell(before, seat, move, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences) {
        colours::tell(before, draw, viewer, sentences);
    }
};
static_assert(core::Game<HiddenColours>);

}  // namespace colours
