#pragma once
// A game of a minute for tests of what stands above the games: it has every kind of question, and secrets.
//
// Each round the house deals everybody a hidden card (1 to 6), all pick 1, 2 or 3 at the same time, the
// round's leader raises twice by 0 or 1, and everybody gets card times pick, the leader what was raised too.
// The cards are open then.

#include <array>

#include "core/game.h"
#include "kit/text.h"

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

/// Somebody has answered; what a sealed answer was only they know.
struct Answered {
    static constexpr const char* kWhat = "answered";
    Seat seat;
    std::uint8_t pick;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("pick", core::Secret<int>::only(pick, core::Seats::only(seat)), core::Number{});
    }
};
struct Dealt {
    static constexpr const char* kWhat = "dealt";
    Seat leader;

    template <class D>
    void parts(D& d) const {
        d.part("leader", leader);
    }
};
using Event = std::variant<Answered, Dealt>;
using Moves = core::Few<Move, 4>;

template <class Shown>
void write_cards(Pen& pen, const Draw& draw, Shown shown) {
    pen.open('{').key("cards").open('[');
    for (unsigned i = 0; i < core::kMostSeats && draw.card[i] != 0; ++i) {
        if (shown(i))
            pen.number(draw.card[i]);
        else
            pen.null();
    }
    pen.close(']').close('}');
}
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    return state;
}
inline core::Decision ask(const State& state) {
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
inline void offer(const State& state, Seat seat, Moves& moves) {
    if (!ask(state).asked.has(seat)) return;
    if (state.step == Step::Pick)
        for (std::uint8_t i = 1; i <= 3; ++i) moves.add({i, 0});
    else
        for (std::uint8_t i = 0; i <= 1; ++i) moves.add({0, i});
}
template <core::House H>
Draw chance(const State& state, H& house) {
    Draw draw{};
    for (unsigned i = 0; i < state.setup.seats; ++i)
        draw.card[i] = static_cast<std::uint8_t>(1 + house.below(6));
    return draw;
}
template <class W>
void apply(State& state, Seat seat, const Move& move, W& tell) {
    tell(Answered{seat, move.pick});
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
template <class W>
void apply(State& state, const Draw& draw, W& tell) {
    tell(Dealt{state.leader()});
    state.card = draw.card;
    state.step = Step::Pick;
}
inline core::Standing score(const State& state) {
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

inline View view(const State& state, Seat viewer) {
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
State dream(const View& seen, H& house) {
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

inline core::Verdict doubt(const State& state, const Draw& draw) {
    for (unsigned i = 0; i < core::kMostSeats; ++i)
        if ((draw.card[i] != 0) != (i < state.setup.seats)) return core::refuse("TOY-1", "any.not-offered");
    return core::kFine;
}
inline core::Refusal why_not(const State&, Seat, const Move&) {
    return core::refuse("TOY-1", "any.not-offered");
}

inline core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    const auto pick = kit::read_number(value["pick"], 1, 3);
    const auto raise = kit::read_number(value["raise"], 0, 1);
    if (!value.is(core::json::Kind::Object) || value.size() != 1 || (!pick && !raise))
        return core::refuse(core::kForm, "move.unknown");
    return pick ? Move{static_cast<std::uint8_t>(*pick), 0} : Move{0, static_cast<std::uint8_t>(*raise)};
}
inline core::Or<Draw> read_draw(const State&, Value value) {
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
inline void write(Pen& pen, const Move& move) {
    pen.open('{').key(move.pick != 0 ? "pick" : "raise").number(move.pick != 0 ? move.pick : move.raise);
    pen.close('}');
}
inline void write(Pen& pen, const Draw& draw) {
    write_cards(pen, draw, [](unsigned) { return true; });
}
inline void write_seen(Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                       Seat viewer) {
    if (move.pick == 0 || seat == viewer || picks_open(before, now)) return write(pen, move);
    pen.open('{').key("pick").null().close('}');
}
inline void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
    write_cards(pen, draw, [&](unsigned i) { return Seat(i) == viewer || cards_open(before, now); });
}
inline void say(const Event& event, Seat, core::Sentences& sentences) {
    if (const auto* answered = std::get_if<Answered>(&event))
        sentences.add(core::phrase("gate.answered", answered->seat));
    else
        sentences.add(core::phrase("any.first", std::get<Dealt>(event).leader));
}

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    d.part("round", seen.round, core::Number{0, 255});
    d.part("step", seen.step, core::Number{0, static_cast<int>(Step::Over)});
    d.part("answered", seen.answered);
    d.part("raised", seen.raised, core::Number{0, 255});
    d.row("seats", seen.setup.seats, [&](auto& inside, int i) {
        const auto seat = static_cast<unsigned>(i);
        inside.part("card", seen.card[seat], core::Number{0, 6});
        inside.part("pick", seen.pick[seat], core::Number{0, 3});
        inside.part("money", seen.money[seat], core::Number{-100'000, 100'000});
    });
}

inline constexpr core::Option kOptions[] = {
    core::number_option<&Setup::rounds>("rounds", "option.rounds", 1, 4).usually(2).by("TOY-1")};
inline constexpr const char* kRules[] = {"TOY"};
inline constexpr core::About kAbout{"toy", 2, 8, "TOY-1", "TOY-1", kOptions, kRules};

struct Toy : core::GameOf<Toy, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = toy::kAbout;
};
static_assert(core::Game<Toy>);

}  // namespace toy
