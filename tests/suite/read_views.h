#pragma once
// Views read back: what is written for a viewer reads as the very view it was written from, whatever the
// order of its keys; and what is not quite that is refused or is another view that could be, never a crash.

#include "suite/mutate.h"
#include "suite/positions.h"

namespace suite {

template <core::Game G>
core::Or<typename G::View> read_back(int seats, Seat viewer, const std::string& table) {
    const match::Document document(table);
    want(bool(document), "a view is no JSON");
    auto read = G::read_view(seats, viewer, document.value());
    if (!read) check_refusal(read.refusal());
    return read;
}

struct ReadViews {
    std::uint64_t seed = 1;
    int games = 1;      // as a rule (played)
    int every = 1;      // looks at every n-th position
    int mutations = 1;  // nearly right views for each right one
};

/// Nearly right: refused, or a view that reads, dreams and is written like any other.
template <core::Game G>
void read_mutated(int seats, Seat viewer, const std::string& table, core::PlayoutHouse& house) {
    const std::string nearly = mutated(Json::parse(table), house).dump();
    const auto read = read_back<G>(seats, viewer, nearly);
    if (!read) return;
    const std::string again = text<G>(*read);
    const auto twice = read_back<G>(seats, viewer, again);
    want(bool(twice) && *twice == *read, "a view that was accepted reads back as another:\n" + nearly);
    const typename G::State dreamt = G::dream(*read, house);
    const core::Decision open = G::ask(dreamt);
    if (open.asked.has(viewer)) {
        typename G::Moves moves;
        G::offer(dreamt, viewer, moves);
    }
}

template <core::Game G>
Findings flaws_of_read_views(const typename G::Setup& setup, const ReadViews& how = {}) {
    int position = 0;
    const auto look = [&](auto& match, core::PlayoutHouse& house) {
        if (position++ % how.every != 0) return;
        core::PlayoutHouse whims = house;  // the game itself does not depend on what is looked at
        const int seats = match.seats();
        for (const Seat viewer : viewers(seats)) {
            const typename G::View seen = G::view(match.typed().state(), viewer);
            const std::string table = text<G>(seen);
            const auto read = read_back<G>(seats, viewer, table);
            want(bool(read), "a view of " + name(viewer) + " is refused at \"" +
                                 std::string(read ? "" : read.refusal().why.args[0].text) + "\":\n" + table);
            want(text<G>(*read) == table,
                 "a view of " + name(viewer) + " is written otherwise:\n" + table + "\n" + text<G>(*read));
            want(*read == seen, "a view of " + name(viewer) + " reads as another one:\n" + table);
            // nlohmann::json sorts the keys.
            const auto sorted = read_back<G>(seats, viewer, nlohmann::json::parse(table).dump());
            want(bool(sorted) && *sorted == seen, "another order of keys makes another view:\n" + table);
            for (int i = 0; i < how.mutations; ++i) read_mutated<G>(seats, viewer, table, whims);
        }
    };
    return visit_positions<G>(setup, how.seed, how.games, look);
}

template <core::Game G>
void read_views(const typename G::Setup& setup, const ReadViews& how = {}) {
    SCOPED_TRACE(std::string(G::kAbout.name) + ", " + options<G>(setup));
    expect_none(flaws_of_read_views<G>(setup, how));
}

}  // namespace suite
