#pragma once
// A double of a game: it plays like the game but for the verbs that a test puts a fault into. One type serves
// all faults of a game: they differ in what they do, and the suites are compiled once for all of them.

#include <functional>
#include <variant>

#include "suite/text.h"

namespace suite {

template <core::Game G>
struct Double : G {
    using State = typename G::State;
    using Move = typename G::Move;
    using Moves = typename G::Moves;
    using Draw = typename G::Draw;
    using Pen = core::json::Pen;
    using Told = typename G::Event;
    using Witness = std::function<void(const Told&)>;

    struct View : G::View {
        std::uint64_t told = 0;  // what the view of the game does not show
        bool operator==(const View&) const = default;
    };

    /// What is done instead. What is left out is done as the game does it.
    struct Fault {
        std::function<std::uint64_t(const State&, Seat viewer)> told = {};
        std::function<typename G::View(const State&, Seat viewer)> view = {};
        std::function<void(State&)> dream = {};  // after a dream of the game
        std::function<core::Decision(const State&)> ask = {};
        std::function<void(const State&, Seat, Moves&)> offer = {};
        std::function<void(State&, Seat, const Move&)> apply = {};
        std::function<core::Standing(const State&)> score = {};
        std::function<core::Verdict(const State&, const Draw&)> doubt = {};
        std::function<core::Refusal(const State&, Seat, const Move&)> why_not = {};
        std::function<core::Or<Move>(core::json::Value)> read_move = {};
        std::function<void(const Told&, Seat viewer, core::Sentences&)> say = {};
        /// Told to the witness besides, after what the game tells.
        std::function<void(const State& before, Seat, const Move&, const Witness&)> more_of_move = {};
        std::function<void(const State& before, const Draw&, const Witness&)> more_of_draw = {};
        std::function<void(Pen&, const State& before, const State& now, Seat, const Move&, Seat viewer)>
            write_move = {};
        std::function<void(Pen&, const State& before, const State& now, const Draw&, Seat viewer)>
            write_draw = {};
    };
    inline static Fault fault = {};

    static View view(const State& state, Seat viewer) {
        return {fault.view ? fault.view(state, viewer) : G::view(state, viewer),
                fault.told ? fault.told(state, viewer) : 0};
    }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        State state = G::dream(seen, house);
        if (fault.dream) fault.dream(state);
        return state;
    }
    static core::Decision ask(const State& state) { return fault.ask ? fault.ask(state) : G::ask(state); }
    static void offer(const State& state, Seat seat, Moves& moves) {
        fault.offer ? fault.offer(state, seat, moves) : G::offer(state, seat, moves);
    }
    template <class W = const core::Silence>
    static void apply(State& state, Seat seat, const Move& move, W&& witness = W{}) {
        const State before = state;
        if (fault.apply) return fault.apply(state, seat, move);
        G::apply(state, seat, move, witness);
        if (fault.more_of_move) fault.more_of_move(before, seat, move, witness);
    }
    template <class W = const core::Silence>
    static void apply(State& state, const Draw& draw, W&& witness = W{}) {
        const State before = state;
        G::apply(state, draw, witness);
        if (fault.more_of_draw) fault.more_of_draw(before, draw, witness);
    }
    static void say(const Told& event, Seat viewer, core::Sentences& sentences) {
        if (fault.say) return fault.say(event, viewer, sentences);
        G::say(event, viewer, sentences);
    }
    static core::Standing score(const State& state) {
        return fault.score ? fault.score(state) : G::score(state);
    }
    static core::Verdict doubt(const State& state, const Draw& draw) {
        return fault.doubt ? fault.doubt(state, draw) : G::doubt(state, draw);
    }
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        return fault.why_not ? fault.why_not(state, seat, move) : G::why_not(state, seat, move);
    }
    static core::Or<Move> read_move(core::json::Value value) {
        return fault.read_move ? fault.read_move(value) : G::read_move(value);
    }
    static core::Or<View> read_view(int seats, Seat viewer, core::json::Value value) {
        const auto read = G::read_view(seats, viewer, value);
        if (!read) return read.refusal();
        return View{*read, 0};
    }
    using G::write;
    static void write(Pen& pen, const View& seen) {
        if (!fault.told) return G::write(pen, static_cast<const typename G::View&>(seen));
        pen.open('{').key("told").number(static_cast<std::int64_t>(seen.told)).key("seen");
        G::write(pen, static_cast<const typename G::View&>(seen));
        pen.close('}');
    }
    static void write_seen(Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                           Seat viewer) {
        fault.write_move ? fault.write_move(pen, before, now, seat, move, viewer)
                         : G::write_seen(pen, before, now, seat, move, viewer);
    }
    static void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
        fault.write_draw ? fault.write_draw(pen, before, now, draw, viewer)
                         : G::write_seen(pen, before, now, draw, viewer);
    }
};

template <core::Game G>
using Fault = typename Double<G>::Fault;

/// The double of a game has this fault as long as this lives.
template <core::Game G>
class Faulty {
   public:
    explicit Faulty(Fault<G> fault) { Double<G>::fault = std::move(fault); }
    ~Faulty() { Double<G>::fault = {}; }
    Faulty(const Faulty&) = delete;
    Faulty& operator=(const Faulty&) = delete;
};

}  // namespace suite
