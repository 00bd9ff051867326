#pragma once
// Solitaire, the game for one of Boulevard: its table of contents.
//
//   setup.h     what the player decides           SOLO-1, SOLO-2, SOLO-6 to SOLO-8
//   state.h     every fact of a moment
//   moves.h     what the player answers and the house draws
//   round.h     a round begins                    SOLO-1 to SOLO-3, SOLO-6 to SOLO-8
//   turn.h      a turn                            SOLO-4
//   payout.h    payout and the end                SOLO-5
//   flow.h      how one step leads to the next
//   view.h      what one may know
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "core/game.h"
#include "games/solitaire/border.h"
#include "games/solitaire/text.h"
#include "games/solitaire/view.h"

namespace solitaire {

struct Solitaire {
    using Setup = solitaire::Setup;
    using State = solitaire::State;
    using Move = solitaire::Move;
    using Moves = solitaire::Moves;
    using Draw = solitaire::Draw;
    using View = solitaire::View;
    static constexpr core::OptionAbout kOptions[] = {
        {"colour", "\"red\"|\"green\"|\"blue\"|\"black\"|\"white\"|\"yellow\"|\"grey\"|\"violet\"", "\"red\"",
         "option.colour"},
        {"rivals", "1…2", "1", "option.rivals"},
        {"dice", "1…8", "8", "option.dice"},
        {"rounds", "1…4", "1", "option.rounds"},
        {"purses", "\"hidden\"|\"open\"", "\"hidden\"", "option.purses"},
    };
    static constexpr core::About kAbout{"solitaire", 1, 1, kOptions};

    static State open(const Setup& setup) { return solitaire::open(setup); }

    static core::Decision ask(const State& state) {
        if (state.does < Does::Place) return core::Decision::chance();
        return state.does == Does::Place ? core::Decision::choose(kPlayer) : core::Decision::over();
    }

    static void offer(const State& state, Seat seat, Moves& moves) {
        if (state.does == Does::Place && seat == kPlayer) offer_places(state, moves);
    }

    template <core::House H>
    static Draw chance(const State& state, H& house) {
        switch (state.does) {
            case Does::Notes: return kit::fill(state.stack, kMinimum, house);
            case Does::Rivals: return draw_rivals(state, house);
            case Does::Placed: return kit::roll_all(state.rivals, kit::kDiceOfAColour, house);
            default: return roll(state, house);
        }
    }

    static void apply(State& state, Seat, const Move& move) { solitaire::apply(state, move); }
    static void apply(State& state, const Draw& draw) {
        std::visit([&](const auto& drawn) { solitaire::apply(state, drawn); }, draw);
    }
    static core::Standing score(const State& state) { return solitaire::score(state); }

    static View view(const State& state, Seat viewer) { return solitaire::view(state, viewer); }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return solitaire::dream(seen, house);
    }

    static core::Verdict doubt(const State& state, const Draw& draw) {
        return std::visit([&](const auto& drawn) { return solitaire::doubt(state, drawn); }, draw);
    }
    static core::Refusal why_not(const State& state, Seat, const Move& move) {
        return solitaire::why_not(state, move);
    }

    static core::Or<Setup> read_setup(int seats, core::json::Value options) {
        return solitaire::read_setup(seats, options);
    }
    static void write_options(core::json::Pen& pen, const Setup& setup) {
        solitaire::write_options(pen, setup);
    }
    static core::Or<Move> read_move(core::json::Value value) { return solitaire::read_move(value); }
    static core::Or<Draw> read_draw(const State& state, core::json::Value value) {
        return solitaire::read_draw(state, value);
    }
    static void write(core::json::Pen& pen, const Move& move) { solitaire::write(pen, move); }
    static void write(core::json::Pen& pen, const Draw& draw) { solitaire::write(pen, draw); }
    static void write(core::json::Pen& pen, const View& seen) { solitaire::write(pen, seen); }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value table) {
        return solitaire::read_view(seats, viewer, table);
    }

    /// Every entry is public.
    static void write_seen(core::json::Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    static void write_seen(core::json::Pen& pen, const State&, const State&, const Draw& draw, Seat) {
        write(pen, draw);
    }

    static void tell(const State& before, Seat, const Move& move, Seat, core::Sentences& sentences) {
        solitaire::tell(before, move, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat, core::Sentences& sentences) {
        solitaire::tell(before, draw, sentences);
    }
};
static_assert(core::Game<Solitaire>);

}  // namespace solitaire
