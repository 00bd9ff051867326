#pragma once
// Matches for the lab's tests: played by lot through the interface of any match, and read from text.

#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "lab/crew.h"
#include "lab/hint_report.h"
#include "lab/odds.h"
#include "match/journal.h"

namespace lab::test {

using Json = nlohmann::json;
using Match = std::unique_ptr<match::AnyMatch>;

inline Match open(const std::string& game, int seats, const std::string& options = "{}") {
    const std::vector<std::string> all{"Anna", "Benno", "Carla", "Denny", "Emil"};
    auto opened = match::find_game(game)->open({all.begin(), all.begin() + seats}, options);
    if (!opened) throw std::runtime_error(opened.wrong.text);
    return std::move(*opened);
}

/// One entry by lot.
inline void step(match::AnyMatch& match, core::PlayoutHouse& house) {
    const core::Decision open = match.ask();
    if (open.is_chance()) return match.draw(house);
    const Seat seat = open.asked.lowest();
    const auto offers = match.offers(seat);
    const std::string move = offers[house.below(static_cast<std::uint32_t>(offers.size()))];
    EXPECT_FALSE(match.submit(seat, match.question(), move));
}

/// A game by lot until `stop(match)` or its end.
template <class Stop>
Match played(const std::string& game, int seats, const std::string& options, std::uint64_t seed, Stop stop) {
    Match match = open(game, seats, options);
    core::PlayoutHouse house(seed);
    while (!match->ask().is_over() && !stop(*match)) step(*match, house);
    return match;
}
inline Match played(const std::string& game, int seats, const std::string& options, std::uint64_t seed) {
    return played(game, seats, options, seed, [](const match::AnyMatch&) { return false; });
}

inline Match read(const std::string& journal) {
    match::Journal read = match::read_journal(journal);
    if (read.wrong) return nullptr;
    return std::move(read.match);
}

inline Pace pace(std::uint64_t playouts, std::uint64_t seed = 1, int threads = 1) {
    return pace_of(threads, std::chrono::milliseconds(0), playouts, seed);
}
inline Hint hint(const match::AnyMatch& match, Seat seat, const Pace& pace) {
    return (*odds_of(match.header().game))->hint(match, seat, pace);
}
inline const MoveOdds& of_move(const Hint& hint, const Json& move) {
    for (const MoveOdds& odds : hint.moves)
        if (Json::parse(odds.move) == move) return odds;
    throw std::runtime_error("no such move: " + move.dump());
}

/// Every way to put these things into an order; equal things are not told apart.
template <class T>
std::vector<std::vector<T>> orders(std::vector<T> things) {
    std::sort(things.begin(), things.end());
    std::vector<std::vector<T>> all;
    do all.push_back(things);
    while (std::next_permutation(things.begin(), things.end()));
    return all;
}

}  // namespace lab::test
