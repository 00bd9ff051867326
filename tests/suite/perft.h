#pragma once
// Perft: how many ways lead on from a position, counted through chance. The counts are data
// (tests/data/perft/*.txt), so that a change of the rules' code that changes what can happen cannot pass
// unnoticed.

#include <cmath>
#include <fstream>
#include <set>
#include <sstream>

#include "suite/mutate.h"
#include "support/places.h"

namespace suite {

namespace detail {

/// Everything that the house can draw now, each once; some draws that are nearly right have to be doubted.
template <core::Game G>
std::vector<typename G::Draw> all_draws(const typename G::State& state, int wrong_ones) {
    constexpr int kTooMany = 3'000'000;
    core::Exhaustive house;
    std::set<std::string> known;
    std::vector<typename G::Draw> draws;
    double sum = 0;
    int tried = 0;
    do {
        const auto draw = G::chance(state, house);
        sum += house.probability();
        want(bool(G::doubt(state, draw)), "a possible draw is doubted: " + text<G>(draw));
        if (known.insert(text<G>(draw)).second) draws.push_back(draw);  // equal draws are one
        want(++tried < kTooMany, "too many draws to count here");
    } while (house.next());
    want(std::abs(sum - 1) < 1e-9, "the probabilities of all draws add up to " + std::to_string(sum));
    // What is not among them is doubted.
    core::PlayoutHouse lot(known.size());
    for (int i = 0; i < wrong_ones; ++i) {
        const auto& near = draws[lot.below(static_cast<std::uint32_t>(draws.size()))];
        const std::string changed = mutated(Json::parse(text<G>(near)), lot).dump();
        const match::Document document(changed);
        const auto read = G::read_draw(state, document.value());
        if (read && G::doubt(state, *read))
            want(known.count(text<G>(*read)) == 1, "an impossible draw is not doubted: " + changed);
    }
    return draws;
}

template <core::Game G>
void count_ways(const typename G::State& state, std::size_t depth, std::vector<std::uint64_t>& counts) {
    if (depth == counts.size()) return;
    const core::Decision open = G::ask(state);
    if (open.is_over()) return;
    if (open.is_chance()) {
        for (const auto& draw : all_draws<G>(state, depth == 0 ? 300 : 10)) {
            typename G::State after = state;
            G::apply(after, draw);
            ++counts[depth];
            count_ways<G>(after, depth + 1, counts);
        }
        return;
    }
    const Seat seat = open.asked.lowest();
    for (const auto& move : offers<G>(state, seat)) {
        typename G::State after = state;
        G::apply(after, seat, move);
        ++counts[depth];
        count_ways<G>(after, depth + 1, counts);
    }
}

}  // namespace detail

/// The number of different lines of play of 1, 2, … `depth` entries.
template <core::Game G>
std::vector<std::uint64_t> perft(const typename G::State& state, int depth) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
    detail::count_ways<G>(state, 0, counts);
    return counts;
}

/// Compares with the line "name: 3 18 …" of tests/data/perft/<file>.txt.
template <core::Game G>
void expect_perft(const std::string& file, const std::string& name, const typename G::State& state,
                  int depth) {
    std::string counted = name + ":";
    try {
        for (const std::uint64_t count : perft<G>(state, depth)) counted += " " + std::to_string(count);
    } catch (const Flaw& flaw) {
        ADD_FAILURE() << flaw.what;
        return;
    }
    const std::string path = support::source("tests/data/perft/" + file + ".txt");
    std::ifstream data(path);
    for (std::string line; std::getline(data, line);)
        if (line.rfind(name + ":", 0) == 0) {
            EXPECT_EQ(counted, line) << path;
            return;
        }
    ADD_FAILURE() << path << " has no line for this; counted now:\n" << counted;
}

}  // namespace suite
