#pragma once
// The verbs of a game. A game is a type without values that gathers them; see docs/architecture.md.

#include <concepts>
#include <type_traits>

#include "core/decision.h"
#include "core/house.h"
#include "core/json.h"
#include "core/phrase.h"
#include "core/standing.h"

namespace core {

/// An option of a set-up, for lists and for help.
struct OptionAbout {
    const char* name;    // the journal's word: "neutral"
    const char* values;  // the values it takes, as JSON: "true|false", "1…4", "\"lot\"|seat"
    const char* usual;   // the value when it is left out, as JSON
    const char* about;   // key of a sentence of the catalogue that says what it does
};

/// What a game is, for lists and for help. Its name in each language is the key "game.<name>", two sentences
/// about it are "game.<name>.about".
struct About {
    const char* name;  // the journal's word: "las-vegas"
    int fewest, most;  // seats
    std::span<const OptionAbout> options;
};

template <class G>
concept Game = requires(const typename G::Setup& setup, typename G::State& state,
                        const typename G::State& now, Seat seat, typename G::Move move,
                        typename G::Moves& moves, const typename G::Draw& draw, const typename G::View& view,
                        PlayoutHouse& house, json::Pen& pen, json::Value value, Sentences& sentences) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Draw>;
    requires std::is_trivially_copyable_v<typename G::View>;
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
    G::apply(state, seat, move);  // the move was offered
    G::apply(state, draw);        // the draw is possible
    { G::score(now) } -> std::same_as<Standing>;

    // What a seat may know.
    { G::view(now, seat) } -> std::same_as<typename G::View>;
    { G::dream(view, house) } -> std::same_as<typename G::State>;

    // At the border: doubt everything, and say which rule.
    { G::doubt(now, draw) } -> std::same_as<Verdict>;          // could the house have drawn this now?
    { G::why_not(now, seat, move) } -> std::same_as<Refusal>;  // why is this not among the offered moves?

    // Words.
    { G::read_setup(1, value) } -> std::same_as<Or<typename G::Setup>>;  // number of seats, options
    G::write_options(pen, setup);
    { G::read_move(value) } -> std::same_as<Or<typename G::Move>>;
    { G::read_draw(now, value) } -> std::same_as<Or<typename G::Draw>>;
    G::write(pen, move);
    G::write(pen, draw);
    G::write(pen, view);
    {
        G::read_view(1, seat, value)
    } -> std::same_as<Or<typename G::View>>;  // seats, viewer, what was written
    // As a seat may see it: what `before` and `now` (the game as it stands) let it know, null for the rest.
    G::write_seen(pen, now, now, seat, move, seat);  // before, now, who moved, move, viewer
    G::write_seen(pen, now, now, draw, seat);        // before, now, draw, viewer
    // As sentences, with all that followed, for a viewer: who moved, move; or what was drawn.
    G::tell(now, seat, move, seat, sentences);
    G::tell(now, draw, seat, sentences);
};

}  // namespace core
