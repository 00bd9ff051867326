#pragma once
// Renaming seats: the same game played with everybody moved k seats to the left has the same result, moved k
// seats to the left.

#include <functional>

#include "suite/positions.h"

namespace suite {

inline int moved(int seat, int by, int seats) { return (seat + by) % seats; }

/// Moves a list with one item a seat.
inline Json moved_list(const Json& list, int by) {
    Json made = list;
    for (std::size_t i = 0; i < list.size(); ++i)
        made[(i + static_cast<std::size_t>(by)) % list.size()] = list[i];
    return made;
}

/// Options, a move or a draw after everybody has moved, for the journal's words that name seats: "first", the
/// seat inside "kick" and "poker", and the lists with one item a seat, "hands", "bonus" and "actions".
inline Json renamed(Json entry, int by, int seats) {
    if (!entry.is_object()) return entry;
    for (auto& [key, value] : entry.items()) {
        if (key == "first" && value.is_number()) value = moved(value.get<int>(), by, seats);
        if ((key == "kick" || key == "poker") && value.is_object() && value.contains("seat"))
            value["seat"] = moved(value["seat"].get<int>(), by, seats);
        if ((key == "hands" || key == "bonus" || key == "actions") && value.is_array() &&
            static_cast<int>(value.size()) == seats)
            value = moved_list(value, by);
    }
    return entry;
}

template <core::Game G>
struct Renaming {
    std::uint64_t seed = 1;
    int games = 5;  // as a rule (played)
    /// For games whose words name seats in other places.
    std::function<Json(const Json&, int by, int seats)> rename = renamed;
    /// Whether offers keep their order when seats are renamed; where moves name seats only the set is the
    /// same.
    bool same_order = false;
};

namespace detail {

template <core::Game G>
void check_renamed(const match::TypedMatch<G>& match, int by, const Renaming<G>& how) {
    const int seats = match.seats();
    const auto rename = [&](const std::string& words) {
        return how.rename(Json::parse(words), by, seats).dump();
    };
    const auto setup = suite::setup<G>(seats, rename(match.header().options));
    match::TypedMatch<G> there = new_match<G>(setup);
    typename G::State here = G::open(match.typed().setup());
    for (const auto& entry : match.typed().entries()) {
        if (entry.seat == core::kHouse) {
            const std::string drawn = rename(text<G>(entry.draw));
            const auto complaint = there.record(drawn);
            want(!complaint,
                 "with renamed seats a draw is refused: " + drawn + (complaint ? " " + complaint->text : ""));
        } else {
            const Seat seat{static_cast<std::uint8_t>(moved(core::index(entry.seat), by, seats))};
            std::vector<std::string> wanted, offered = there.offers(seat);
            for (const auto& move : offers<G>(here, entry.seat)) wanted.push_back(rename(text<G>(move)));
            if (!how.same_order) {
                std::sort(wanted.begin(), wanted.end());
                std::sort(offered.begin(), offered.end());
            }
            want(wanted == offered, "with renamed seats " + name(seat) + " is offered something else");
            want(!there.submit(seat, there.question(), rename(text<G>(entry.move))),
                 "with renamed seats a move is refused: " + text<G>(entry.move));
        }
        match::Match<G>::apply(here, entry);
    }
    const core::Standing before = match.score(), after = there.score();
    for (int seat = 0; seat < seats; ++seat) {
        const auto from = static_cast<unsigned>(seat), to = static_cast<unsigned>(moved(seat, by, seats));
        want(before.money[from] == after.money[to] && before.notes[from] == after.notes[to] &&
                 before.points[from] == after.points[to] &&
                 before.winners.has(Seat(from)) == after.winners.has(Seat(to)),
             "with renamed seats the result is another one: " + match.result() + ", " + there.result());
    }
}

}  // namespace detail

template <core::Game G>
Findings flaws_of_renaming(const typename G::Setup& setup, const Renaming<G>& how = {}) {
    return visit_positions<G>(setup, how.seed, how.games, [&](auto& match, auto&) {
        if (!match.ask().is_over()) return;
        for (int by = 1; by < match.seats(); ++by) detail::check_renamed<G>(match, by, how);
    });
}

template <core::Game G>
void renaming(const typename G::Setup& setup, const Renaming<G>& how = {}) {
    SCOPED_TRACE(std::string(G::kAbout.name) + ", " + options<G>(setup));
    expect_none(flaws_of_renaming<G>(setup, how));
}

}  // namespace suite
