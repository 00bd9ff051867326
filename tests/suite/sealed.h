#pragma once
// Sealed answers: whatever the order in which they arrive, the game that follows is the same.

#include <algorithm>
#include <numeric>

#include "suite/positions.h"

namespace suite {

struct SealedAnswers {
    std::uint64_t seed = 1;
    int games = 5;              // as a rule (played)
    bool must_be_asked = true;  // a run without a single sealed question proves nothing
};

namespace detail {

/// All orders of up to four seats; of more, 24 by lot.
inline std::vector<std::vector<std::size_t>> arrivals(std::size_t seats, core::PlayoutHouse& house) {
    std::vector<std::size_t> order(seats);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> all;
    if (seats <= 4) {
        do all.push_back(order);
        while (std::next_permutation(order.begin(), order.end()));
        return all;
    }
    for (int i = 0; i < 24; ++i) {
        core::shuffle(house, std::span<std::size_t>(order));
        all.push_back(order);
    }
    return all;
}

template <core::Game G>
void check_sealed(const typename G::State& state, core::PlayoutHouse& house) {
    struct Answer {
        Seat seat;
        typename G::Move move;
        std::vector<typename G::Move> offered;
    };
    const core::Seats asked = G::ask(state).asked;
    std::vector<Answer> answers;
    for (int i = 0; i < core::kMostSeats; ++i) {
        if (!asked.has(Seat(i))) continue;
        const auto moves = offers<G>(state, Seat(i));
        want(!moves.empty(), name(Seat(i)) + " is asked and has no legal answer");
        answers.push_back({Seat(i), moves[house.below(static_cast<std::uint32_t>(moves.size()))], moves});
    }
    std::vector<typename G::State> reached;
    for (const auto& order : arrivals(answers.size(), house)) {
        typename G::State now = state;
        core::Seats waiting = asked;
        for (const std::size_t next : order) {
            const Answer& answer = answers[next];
            want(G::ask(now) == core::Decision::sealed(waiting),
                 "the sealed question does not wait for " + name(answer.seat));
            want(offers<G>(now, answer.seat) == answer.offered,
                 "what " + name(answer.seat) + " may answer depends on who answered before");
            G::apply(now, answer.seat, answer.move);
            waiting.remove(answer.seat);
            if (!waiting.none())
                want(offers<G>(now, answer.seat).empty(), name(answer.seat) + " may answer twice");
        }
        reached.push_back(now);
        want(reached.back() == reached.front(),
             "the order in which sealed answers arrive changes the game: " + text<G>(answers[0].move) + " …");
    }
}

}  // namespace detail

template <core::Game G>
Findings flaws_of_sealed_answers(const typename G::Setup& setup, const SealedAnswers& how = {}) {
    int questions = 0;
    Findings findings = visit_positions<G>(setup, how.seed, how.games, [&](auto& match, auto& house) {
        const core::Decision open = match.ask();
        if (open.kind != core::Decision::Kind::Sealed) return;
        ++questions;
        detail::check_sealed<G>(match.typed().state(), house);
    });
    if (how.must_be_asked && questions == 0) findings.push_back("no sealed question was ever asked");
    return findings;
}

template <core::Game G>
void sealed_answers(const typename G::Setup& setup, const SealedAnswers& how = {}) {
    SCOPED_TRACE(std::string(G::kAbout.name) + ", " + options<G>(setup));
    expect_none(flaws_of_sealed_answers<G>(setup, how));
}

}  // namespace suite
