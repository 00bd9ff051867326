#pragma once
// A game of a minute for tests of what stands above the games: it has every kind of question, and secrets.
//
// Each round the house deals everybody a hidden card (1 to 6), all pick 1, 2 or 3 at the same time, the
// round's leader raises twice by 0 or 1, and everybody gets card times pick, the leader what was raised too.
// The cards are open then.

#include <array>

#include "core/game.h"
#include "kit/text.h"
#include "kit/view_reader.h"

namespace toy {

using core::Seat;
using core::json::Pen;
using core::json::Value;
using Row = std::array<std::uint8_t, core::kMostSeats>;

enum class Step : std::uint8_t { Deal, Pick, RaiseOnce, RaiseTwice, Over };

struct Setup {
    std::uint8_t seats = 2, rounds = 2;
    bool operator==(const Setup&) const = default;
};

struct State {
    Setup setup;
    std::uint8_t round;  // from 0
    Step step;
    Row card, pick;  // 0: none yet
    std::uint8_t raised;
    std::array<int, core::kMostSeats> money;
    Seat leader() const { return Seat(round % setup.seats); }
    bool operator==(const State&) const = default;
};

struct Move {
    std::uint8_t pick;  // 1 to 3; 0 for a raise
    std::uint8_t raise;
    bool operator==(const Move&) const = default;
};

struct Draw {
    Row card;
    bool operator==(const Draw&) const = default;
};

struct View {
    Setup setup;
    Seat viewer;
    std::uint8_t round;
    Step step;
    core::Seats answered;
    Row card, pick;  // 0 where it is hidden
    std::uint8_t raised;
    std::array<int, core::kMostSeats> money;
    bool operator==(const View&) const = default;
};

inline bool picks_open(const State& before, const State& now) {
    return now.round > before.round || now.step > Step::Pick;
}
inline bool cards_open(const State& before, const State& now) {
    return now.round > before.round || now.step == Step::Over;
}

struct Toy {
    using Setup = toy::Setup;
    using State = toy::State;
    using Move = toy::Move;
    using Moves = core::Few<Move, 4>;
    using Draw = toy::Draw;
    using View = toy::View;
    static constexpr core::Option kOptions[] = {
        core::number_option<&Setup::rounds>("rounds", "option.rounds", 1, 4).usually(2).by("TOY-1")};
    static constexpr const char* kRules[] = {"TOY"};
    static constexpr core::About kAbout{"toy", 2, 8, "TOY-1", "TOY-1", kOptions, kRules};

    static State open(const Setup& setup) {
        State state{};
        state.setup = setup;
        return state;
    }
    static core::Decision ask(const State& state) {
        switch (state.step) {
            case Step::Deal: return core::Decision::chance();
            case Step::Over: return core::Decision::over();
            case Step::Pick: {
                core::Seats waiting;
                for (int i = 0; i < state.setup.seats; ++i)
                    if (state.pick[static_cast<unsigned>(i)] == 0) waiting.add(Seat(i));
                return core::Decision::sealed(waiting);
            }
            default: return core::Decision::choose(state.leader());
        }
    }
    static void offer(const State& state, Seat seat, Moves& moves) {
        if (!ask(state).asked.has(seat)) return;
        if (state.step == Step::Pick)
            for (std::uint8_t i = 1; i <= 3; ++i) moves.add({i, 0});
        else
            for (std::uint8_t i = 0; i <= 1; ++i) moves.add({0, i});
    }
    template <core::House H>
    static Draw chance(const State& state, H& house) {
        Draw draw{};
        for (unsigned i = 0; i < state.setup.seats; ++i)
            draw.card[i] = static_cast<std::uint8_t>(1 + house.below(6));
        return draw;
    }
    static void apply(State& state, Seat seat, const Move& move) {
        if (state.step == Step::Pick) {
            state.pick[static_cast<unsigned>(seat)] = move.pick;
            if (ask(state).asked.none()) state.step = Step::RaiseOnce;
            return;
        }
        state.raised = static_cast<std::uint8_t>(state.raised + move.raise);
        if (state.step == Step::RaiseOnce) {
            state.step = Step::RaiseTwice;
            return;
        }
        for (unsigned i = 0; i < state.setup.seats; ++i) state.money[i] += state.card[i] * state.pick[i];
        state.money[static_cast<unsigned>(state.leader())] += state.raised;
        state.card = state.pick = {};
        state.raised = 0;
        ++state.round;
        state.step = state.round == state.setup.rounds ? Step::Over : Step::Deal;
    }
    static void apply(State& state, const Draw& draw) {
        state.card = draw.card;
        state.step = Step::Pick;
    }
    static core::Standing score(const State& state) {
        core::Standing standing;
        standing.count = state.setup.seats;
        standing.by = "TOY-1";
        int best = -1;
        for (unsigned i = 0; i < state.setup.seats; ++i) {
            standing.money[i] = state.money[i];
            if (state.money[i] > best) standing.winners = {};
            if (state.money[i] >= best) standing.winners.add(Seat(i));
            best = state.money[i] > best ? state.money[i] : best;
        }
        return standing;
    }

    static View view(const State& state, Seat viewer) {
        View seen{.setup = state.setup,
                  .viewer = viewer,
                  .round = state.round,
                  .step = state.step,
                  .answered = {},
                  .card = {},
                  .pick = {},
                  .raised = state.raised,
                  .money = state.money};
        for (unsigned i = 0; i < state.setup.seats; ++i) {
            if (state.pick[i] != 0) seen.answered.add(Seat(i));
            if (Seat(i) == viewer) seen.card[i] = state.card[i];
            if (Seat(i) == viewer || state.step > Step::Pick) seen.pick[i] = state.pick[i];
        }
        return seen;
    }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        State state{.setup = seen.setup,
                    .round = seen.round,
                    .step = seen.step,
                    .card = seen.card,
                    .pick = seen.pick,
                    .raised = seen.raised,
                    .money = seen.money};
        for (unsigned i = 0; i < seen.setup.seats; ++i) {
            const bool dealt = seen.step != Step::Deal && seen.step != Step::Over;
            if (dealt && seen.card[i] == 0) state.card[i] = static_cast<std::uint8_t>(1 + house.below(6));
            if (seen.answered.has(Seat(i)) && seen.pick[i] == 0)
                state.pick[i] = static_cast<std::uint8_t>(1 + house.below(3));
        }
        return state;
    }

    static core::Verdict doubt(const State& state, const Draw& draw) {
        for (unsigned i = 0; i < core::kMostSeats; ++i)
            if ((draw.card[i] != 0) != (i < state.setup.seats))
                return core::refuse("TOY-1", "any.not-offered");
        return core::kFine;
    }
    static core::Refusal why_not(const State&, Seat, const Move&) {
        return core::refuse("TOY-1", "any.not-offered");
    }

    static core::Or<Setup> read_setup(int seats, Value object) {
        return core::read_setup<Setup>(kAbout, seats, object);
    }
    static void write_options(Pen& pen, const Setup& setup) {
        pen.open('{').key("rounds").number(setup.rounds).close('}');
    }
    static core::Or<Move> read_move(Value value) {
        const auto pick = kit::read_number(value["pick"], 1, 3);
        const auto raise = kit::read_number(value["raise"], 0, 1);
        if (!value.is(core::json::Kind::Object) || value.size() != 1 || (!pick && !raise))
            return core::refuse(core::kForm, "move.unknown");
        return pick ? Move{static_cast<std::uint8_t>(*pick), 0} : Move{0, static_cast<std::uint8_t>(*raise)};
    }
    static core::Or<Draw> read_draw(const State&, Value value) {
        const Value cards = value["cards"];
        Draw draw{};
        unsigned seat = 0;
        if (value.size() != 1 || !cards.is(core::json::Kind::List) || cards.size() > core::kMostSeats)
            return core::refuse(core::kForm, "draw.one-key");
        for (const Value card : cards) {
            const auto number = kit::read_number(card, 1, 6);
            if (!number) return core::refuse("TOY-1", "dice.no-face");
            draw.card[seat++] = static_cast<std::uint8_t>(*number);
        }
        return draw;
    }
    static void write(Pen& pen, const Move& move) {
        pen.open('{').key(move.pick != 0 ? "pick" : "raise").number(move.pick != 0 ? move.pick : move.raise);
        pen.close('}');
    }
    static void write(Pen& pen, const Draw& draw) {
        write_cards(pen, draw, [](unsigned) { return true; });
    }
    static void write(Pen& pen, const View& seen) {
        pen.open('{').key("round").number(seen.round).key("step").number(static_cast<int>(seen.step));
        pen.key("answered").number(seen.answered.bits).key("raised").number(seen.raised);
        for (unsigned i = 0; i < seen.setup.seats; ++i)
            pen.key(std::string_view("01234567").substr(i, 1))
                .open('[')
                .number(seen.card[i])
                .number(seen.pick[i])
                .number(seen.money[i])
                .close(']');
        pen.close('}');
    }
    /// The number of rounds is not in it: the usual one.
    static core::Or<View> read_view(int seats, Seat viewer, Value table) {
        kit::ViewReader reader;
        View seen{};
        seen.setup.seats = static_cast<std::uint8_t>(seats);
        seen.viewer = viewer;
        seen.round = reader.small(table["round"], 0, 255, "round");
        seen.step = Step(reader.number(table["step"], 0, static_cast<int>(Step::Over), "step"));
        seen.answered.bits = reader.small(table["answered"], 0, 255, "answered");
        seen.raised = reader.small(table["raised"], 0, 255, "raised");
        for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) {
            int row[3]{}, at = 0;
            const auto key = std::string_view("01234567").substr(i, 1);
            for (const Value value : reader.row(table[key], 3, "row"))
                row[at++] = reader.number(value, -100'000, 100'000, "row");
            seen.card[i] = static_cast<std::uint8_t>(row[0]);
            seen.pick[i] = static_cast<std::uint8_t>(row[1]);
            seen.money[i] = row[2];
        }
        return reader.done(seen);
    }
    static void write_seen(Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                           Seat viewer) {
        if (move.pick == 0 || seat == viewer || picks_open(before, now)) return write(pen, move);
        pen.open('{').key("pick").null().close('}');
    }
    static void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
        write_cards(pen, draw, [&](unsigned i) { return Seat(i) == viewer || cards_open(before, now); });
    }
    static void tell(const State&, Seat seat, const Move&, Seat, core::Sentences& sentences) {
        sentences.add(core::phrase("gate.answered", seat));
    }
    static void tell(const State& state, const Draw&, Seat, core::Sentences& sentences) {
        sentences.add(core::phrase("any.first", state.leader()));
    }

   private:
    template <class Shown>
    static void write_cards(Pen& pen, const Draw& draw, Shown shown) {
        pen.open('{').key("cards").open('[');
        for (unsigned i = 0; i < core::kMostSeats && draw.card[i] != 0; ++i) {
            if (shown(i))
                pen.number(draw.card[i]);
            else
                pen.null();
        }
        pen.close(']').close('}');
    }
};
static_assert(core::Game<Toy>);

}  // namespace toy
