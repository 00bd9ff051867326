#pragma once
// The verbs of a game. A game is a folder of free functions on its own types, and one type without values
// that gathers them for everything above; see docs/architecture.md.

#include <concepts>
#include <type_traits>

#include "core/decision.h"
#include "core/house.h"
#include "core/json.h"
#include "core/options.h"
#include "core/phrase.h"
#include "core/standing.h"
#include "core/witness.h"

namespace core {

/// What a game is, for lists and for help. Its name in each language is the key "game.<name>", two sentences
/// about it are "game.<name>.about".
struct About {
    const char* name;                // the journal's word: "las-vegas"
    int fewest, most;                // seats
    const char *too_few, *too_many;  // rules that say so
    std::span<const Option> options;
    std::span<const char* const> rules;  // whose numbers begin so: "LV", "NEU"
    std::span<const Preset> presets{};
    int edition = 1;                        // the newest
    const char* why_seats = "setup.seats";  // key of the refusal of other numbers of seats
};

template <class G>
concept Game =
    requires(const typename G::Setup& setup, typename G::State& state, const typename G::State& now,
             Seat seat, typename G::Move move, typename G::Moves& moves, const typename G::Draw& draw,
             const typename G::View& view, const typename G::Event& event, const Silence& witness,
             PlayoutHouse& house, json::Pen& pen, json::Value value, Sentences& sentences) {
        requires std::is_trivially_copyable_v<typename G::State>;
        requires std::is_trivially_copyable_v<typename G::Draw>;
        requires std::is_trivially_copyable_v<typename G::View>;
        requires std::is_trivially_copyable_v<typename G::Event>;
        requires std::equality_comparable<typename G::State>;
        requires std::equality_comparable<typename G::View>;
        requires std::equality_comparable<typename G::Move>;
        requires std::equality_comparable<typename G::Draw>;
        requires sizeof(typename G::State) < 512;
        requires sizeof(typename G::Move) <= 8;
        { G::kAbout } -> std::convertible_to<About>;

        // The rules.
        { G::open(setup) } -> std::same_as<typename G::State>;
        { G::ask(now) } -> std::same_as<Decision>;
        G::offer(now, seat,
                 moves);  // all legal answers of that seat, sorted, each once: the only definition of legal
        { G::chance(now, house) } -> std::same_as<typename G::Draw>;
        G::apply(state, seat, move, witness);  // the move was offered; the witness is told what happens
        G::apply(state, draw, witness);        // the draw is possible
        { G::score(now) } -> std::same_as<Standing>;

        // What a seat may know.
        { G::view(now, seat) } -> std::same_as<typename G::View>;
        { G::dream(view, house) } -> std::same_as<typename G::State>;  // total: some state for whatever view

        // At the border: doubt everything, and say which rule.
        { G::doubt(now, draw) } -> std::same_as<Verdict>;          // could the house have drawn this now?
        { G::why_not(now, seat, move) } -> std::same_as<Refusal>;  // why is this not among the offered moves?

        // Words. Set-ups, views and events travel by their descriptions.
        { G::read_setup(1, value) } -> std::same_as<Or<typename G::Setup>>;  // number of seats, options
        G::write_options(pen, setup);
        { G::read_move(value) } -> std::same_as<Or<typename G::Move>>;
        { G::read_draw(now, value) } -> std::same_as<Or<typename G::Draw>>;
        G::write(pen, move);
        G::write(pen, draw);
        G::write(pen, view);
        { G::read_view(1, seat, value) } -> std::same_as<Or<typename G::View>>;  // seats, viewer, as written
        // As a seat may see it: what `before` and `now` (the game as it stands) let it know, null for the
        // rest.
        G::write_seen(pen, now, now, seat, move, seat);  // before, now, who moved, move, viewer
        G::write_seen(pen, now, now, draw, seat);        // before, now, draw, viewer
        G::say(event, seat, sentences);                  // what happened, as sentences for a viewer
    };

/// A set-up of so many seats, or the number of the rule that forbids it.
template <class Setup>
Or<Setup> read_setup(const About& about, int seats, json::Value options) {
    if (seats < about.fewest || seats > about.most)
        return refuse(seats < about.fewest ? about.too_few : about.too_many, about.why_seats, about.fewest,
                      about.most);
    Setup setup{};
    if constexpr (requires { setup.seats; }) setup.seats = static_cast<std::uint8_t>(seats);
    const Verdict fine = read_options(about.options, seats, about.edition, options, &setup);
    if (!fine) return fine.refusal();
    return setup;
}
template <class Setup>
void write_options(json::Pen& pen, const About& about, const Setup& setup) {
    int seats = about.most;
    if constexpr (requires { setup.seats; }) seats = setup.seats;
    write_options(pen, about.options, seats, about.edition, &setup);
}

/// The "rule" of a refusal that comes from a view.
inline constexpr const char* kView = "VIEW";

// The free functions of a game's folder are found by the types they are about. (Inside GameOf their names
// would find its own.)
namespace adl {
template <class State, class Setup>
constexpr State open_(const Setup& setup) {
    return open(setup);
}
template <class State>
constexpr Decision ask_(const State& state) {
    return ask(state);
}
template <class State, class Moves>
constexpr void offer_(const State& state, Seat seat, Moves& moves) {
    offer(state, seat, moves);
}
template <class Draw, class State, class H>
constexpr Draw chance_(const State& state, H& house) {
    return chance(state, house);
}
template <class State, class Move, class W>
constexpr void apply_(State& state, Seat seat, const Move& move, W& witness) {
    apply(state, seat, move, witness);
}
template <class State, class Draw, class W>
constexpr void apply_(State& state, const Draw& draw, W& witness) {
    apply(state, draw, witness);
}
template <class State>
constexpr Standing score_(const State& state) {
    return score(state);
}
template <class State>
constexpr auto view_(const State& state, Seat viewer) {
    return view(state, viewer);
}
template <class View, class H>
constexpr auto dream_(const View& seen, H& house) {
    return dream(seen, house);
}
template <class State, class Draw>
constexpr Verdict doubt_(const State& state, const Draw& draw) {
    return doubt(state, draw);
}
template <class State, class Move>
constexpr Refusal why_not_(const State& state, Seat seat, const Move& move) {
    return why_not(state, seat, move);
}
template <class Thing>
void write_(json::Pen& pen, const Thing& thing) {
    write(pen, thing);
}
template <class... Things>
void write_seen_(json::Pen& pen, const Things&... things) {
    write_seen(pen, things...);
}
template <class Event>
void say_(const Event& event, Seat viewer, Sentences& sentences) {
    say(event, viewer, sentences);
}
template <class Move>
Or<Move> read_move_(json::Value value) {
    return read_move(std::type_identity<Move>{}, value);
}
template <class State>
auto read_draw_(const State& state, json::Value value) {
    return read_draw(state, value);
}
template <class D, class Thing>
void describe_(D& d, Thing& thing) {
    describe(d, thing);
}
}  // namespace adl

/// A game put together from its types: `struct LasVegas : core::GameOf<LasVegas, Setup, …> { kAbout };`.
template <class Self, class S, class St, class M, class Ms, class D, class V, class E>
struct GameOf {
    using Setup = S;
    using State = St;
    using Move = M;
    using Moves = Ms;
    using Draw = D;
    using View = V;
    using Event = E;

    static constexpr State open(const Setup& setup) { return adl::open_<State>(setup); }
    static constexpr Decision ask(const State& state) { return adl::ask_(state); }
    static constexpr void offer(const State& state, Seat seat, Moves& moves) {
        adl::offer_(state, seat, moves);
    }
    template <House H>
    static constexpr Draw chance(const State& state, H& house) {
        return adl::chance_<Draw>(state, house);
    }
    template <class W = const Silence>
    static constexpr void apply(State& state, Seat seat, const Move& move, W&& witness = W{}) {
        adl::apply_(state, seat, move, witness);
    }
    template <class W = const Silence>
    static constexpr void apply(State& state, const Draw& draw, W&& witness = W{}) {
        adl::apply_(state, draw, witness);
    }
    static constexpr Standing score(const State& state) { return adl::score_(state); }
    static constexpr View view(const State& state, Seat viewer) { return adl::view_(state, viewer); }
    template <House H>
    static constexpr State dream(const View& seen, H& house) {
        return adl::dream_(seen, house);
    }
    static constexpr Verdict doubt(const State& state, const Draw& draw) { return adl::doubt_(state, draw); }
    static constexpr Refusal why_not(const State& state, Seat seat, const Move& move) {
        return adl::why_not_(state, seat, move);
    }

    static Or<Setup> read_setup(int seats, json::Value options) {
        return core::read_setup<Setup>(Self::kAbout, seats, options);
    }
    static void write_options(json::Pen& pen, const Setup& setup) {
        core::write_options(pen, Self::kAbout, setup);
    }
    static Or<Move> read_move(json::Value value) { return adl::read_move_<Move>(value); }
    static Or<Draw> read_draw(const State& state, json::Value value) { return adl::read_draw_(state, value); }
    static void write(json::Pen& pen, const Move& move) { adl::write_(pen, move); }
    static void write(json::Pen& pen, const Draw& draw) { adl::write_(pen, draw); }
    static void write(json::Pen& pen, const View& seen) {
        pen.open('{').key("options");
        write_options(pen, seen.setup);
        Writer writer(pen, seen.viewer);
        adl::describe_(writer, seen);
        pen.close('}');
    }
    static Or<View> read_view(int seats, Seat viewer, json::Value table) {
        const Or<Setup> setup = read_setup(seats, table["options"]);
        if (!setup) return setup.refusal();
        View seen{};
        seen.setup = *setup;
        seen.viewer = viewer;
        Doubt doubt;
        Reader reader(table, doubt);
        adl::describe_(reader, seen);
        // A view that can be has a state that looks like it: dreams lay out nothing that is not in the box.
        PlayoutHouse house(1);
        if (doubt.fine() && !(view(dream(seen, house), viewer) == seen)) doubt.wrong("table");
        if (!doubt.fine()) return refuse(kView, "view.wrong", Arg::quote(doubt.part));
        return seen;
    }
    /// Where nothing is hidden a game says nothing of its own: every entry is public.
    static void write_seen(json::Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                           Seat viewer) {
        if constexpr (requires { Self::kAllEntriesArePublic; })
            write(pen, move);
        else
            adl::write_seen_(pen, before, now, seat, move, viewer);
    }
    static void write_seen(json::Pen& pen, const State& before, const State& now, const Draw& draw,
                           Seat viewer) {
        if constexpr (requires { Self::kAllEntriesArePublic; })
            write(pen, draw);
        else
            adl::write_seen_(pen, before, now, draw, viewer);
    }
    static void say(const Event& event, Seat viewer, Sentences& sentences) {
        adl::say_(event, viewer, sentences);
    }
};

}  // namespace core
