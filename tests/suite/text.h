#pragma once
// What all suites need: JSON texts of a game's things, set-ups from JSON, a match to play, and how a flaw is
// reported.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "match/journal.h"
#include "match/typed_match.h"
#include "support/counts.h"
#include "words/words.h"

namespace suite {

using core::Seat;
using Json = nlohmann::ordered_json;

/// What a suite found wrong. Suites throw it; those who run them catch it and add the journal.
struct Flaw {
    std::string what;
};
using Findings = std::vector<std::string>;

inline void want(bool fine, const std::string& what) {
    if (!fine) throw Flaw{what};
}

/// How many games are played where so many are the usual.
inline int played(int games) { return static_cast<int>(support::counted(games, 20L * games, 4)); }

/// A move, a draw or a view as JSON.
template <core::Game G, class Thing>
std::string text(const Thing& thing) {
    return match::written([&](core::json::Pen& pen) { G::write(pen, thing); });
}

template <core::Game G>
std::string options(const typename G::Setup& setup) {
    return match::written([&](core::json::Pen& pen) { G::write_options(pen, setup); });
}

/// A set-up from the journal's words; one that is refused is a flaw of the test.
template <core::Game G>
typename G::Setup setup(int seats, std::string_view options = "{}") {
    const match::Document document(options);
    want(bool(document), "these options are no JSON: " + std::string(options));
    const auto made = G::read_setup(seats, document.value());
    want(bool(made), "this set-up is refused: " + std::string(options));
    return *made;
}

/// The number of seats of a set-up; a game for one need not say it.
template <class Setup>
int seats_of(const Setup& setup) {
    if constexpr (requires { setup.seats; })
        return setup.seats;
    else
        return 1;
}

inline std::vector<std::string> names(int seats) {
    const std::vector<std::string> all{"Anna", "Benno", "Carla", "Denny", "Emil", "Fanny", "Gerd", "Hanna"};
    return {all.begin(), all.begin() + seats};
}

template <core::Game G>
match::TypedMatch<G> new_match(const typename G::Setup& setup) {
    return {match::Header{G::kAbout.name, names(seats_of(setup)), options<G>(setup), {}}, setup};
}

/// The seats of a table, and the spectator behind them.
inline std::vector<Seat> viewers(int seats) {
    std::vector<Seat> all;
    for (int seat = 0; seat < seats; ++seat) all.push_back(Seat(seat));
    all.push_back(core::kSpectator);
    return all;
}
inline std::string name(Seat viewer) {
    if (viewer == core::kSpectator) return "the spectator";
    return viewer == core::kHouse ? "the house" : "seat " + std::to_string(core::index(viewer));
}

template <core::Game G>
std::vector<typename G::Move> offers(const typename G::State& state, Seat seat) {
    typename G::Moves moves;
    G::offer(state, seat, moves);
    return {moves.begin(), moves.end()};
}

/// The languages whose catalogues exist: those that can say what all games say.
inline std::vector<words::Language> languages() {
    std::vector<words::Language> all;
    for (int i = 0; i < words::kLanguages; ++i)
        if (!words::find(words::Language(i), "gate.over").empty()) all.push_back(words::Language(i));
    return all;
}

/// A sentence is whole: its key is in the catalogue, everything it wants to fill in is there, and so are the
/// words that are filled in.
inline void check_phrase(const core::Phrase& phrase, bool all_words_known) {
    for (const words::Language language : languages()) {
        const std::string where = std::string(phrase.key) + " in " + std::string(words::code(language));
        const std::string_view form = words::find(language, phrase.key);
        want(!form.empty(), "the catalogue lacks " + where);
        for (std::size_t at = 0; at + 1 < form.size(); ++at)
            if (form[at] == '{' && form[at + 1] >= '0' && form[at + 1] <= '9')
                want(all_words_known ? form[at + 1] - '0' < phrase.args.size() : true,
                     "nothing is given for a place of " + where + ": " + std::string(form));
        for (const core::Arg& arg : phrase.args)
            if (arg.kind == core::Arg::Kind::Word && all_words_known)
                want(!words::find(language, arg.word).empty(),
                     "the word " + std::string(arg.word) + " is missing, used by " + where);
        const std::string said = words::say(phrase, {language, names(core::kMostSeats)});
        for (std::size_t at = 0; at + 1 < said.size(); ++at)
            want(said[at] != '{' || said[at + 1] < '0' || said[at + 1] > '9',
                 "a place stays unfilled: " + said);
        want(!said.empty() && said != phrase.key, "nothing is said for " + where);
    }
}
inline void check_refusal(const core::Refusal& refusal) {
    want(refusal.rule != nullptr && *refusal.rule != '\0', "a refusal names no rule");
    check_phrase(refusal.why, false);
}

/// Reports what was found, and fails the test if it is anything.
inline void expect_none(const Findings& findings) {
    for (const std::string& finding : findings) ADD_FAILURE() << finding;
}

}  // namespace suite
