#pragma once
// Leaks: worlds that a viewer cannot tell apart by the rules give that viewer the same views, offers,
// refusals and texts, to the byte.
//
// For each position of random games and each viewer, other worlds are made that differ from the real one only
// in what the viewer may not know. They come from `elsewhere`, written in a game's own test from the rules
// alone, or from the dreams of an honest game. Then
//   - view (==, and as JSON), ask, the viewer's offers and refusals are the same in all of these worlds;
//   - every past entry is shown the same whichever world is the real one;
//   - whatever secret comes next in any of these worlds (a sealed answer that others still wait for, a draw
//     with one of the journal's words for hidden things): if the viewer's views afterwards are the same, then
//     so are the lines and the sentences with which it is told.
// A suite that cannot fail proves nothing: leaks<Leaky, Honest>(…) takes the worlds from Honest and must
// report what the double Leaky gives away.

#include <map>

#include "suite/positions.h"

namespace suite {

template <core::Game G>
struct Leaks {
    std::uint64_t seed = 1;
    int games = 2;   // as a rule (played)
    int worlds = 2;  // besides the real one, for each position and viewer
    int draws = 6;   // of the house, tried in each world
    /// The journal's words for draws that not everybody may see.
    std::vector<std::string> secret = {"hands", "hand", "bonus", "actions", "colours"};
    /// Another world that the viewer cannot tell from this one, by the rules.
    std::function<typename G::State(const typename G::State&, Seat, core::PlayoutHouse&)> elsewhere = {};
    /// Another draw that the viewer cannot tell from this one (hands of others, dealt anew); the same draw if
    /// there is none.
    std::function<typename G::Draw(const typename G::State&, const typename G::Draw&, Seat,
                                   core::PlayoutHouse&)>
        alike = {};
};

namespace detail {

template <core::Game G>
std::string refusal_text(const core::Refusal& refusal) {
    return std::string(refusal.rule) + ": " + words::say(refusal.why, {{}, names(core::kMostSeats)});
}

/// Everything about a world that does not wait for the next entry, as one viewer gets it.
template <core::Game G>
std::string seen_now(const typename G::State& world, Seat viewer,
                     const std::vector<typename G::Move>& tried) {
    const core::Decision open = G::ask(world);
    std::string all = "asked " + std::to_string(static_cast<int>(open.kind)) + "/" +
                      std::to_string(open.asked.bits) + "\nview " + text<G>(G::view(world, viewer));
    if (viewer == core::kSpectator) return all;
    for (const auto& move : offers<G>(world, viewer)) all += "\noffer " + text<G>(move);
    if (!open.asked.has(viewer)) return all;
    const auto offered = offers<G>(world, viewer);
    for (const auto& move : tried)
        if (std::find(offered.begin(), offered.end(), move) == offered.end())
            all += "\nrefused " + refusal_text<G>(G::why_not(world, viewer, move));
    return all;
}

template <core::Game G>
std::string line_seen(const typename G::State& before, const typename G::State& now,
                      const typename match::Match<G>::Entry& entry, Seat viewer) {
    return match::written([&](core::json::Pen& pen) {
        if (entry.seat == core::kHouse)
            G::write_seen(pen, before, now, entry.draw, viewer);
        else
            G::write_seen(pen, before, now, entry.seat, entry.move, viewer);
    });
}
template <core::Game G>
std::string told(const typename G::State& before, const typename match::Match<G>::Entry& entry, Seat viewer) {
    std::string all;
    for (const core::Phrase& phrase : match::sentences<G>(before, entry, viewer))
        all += words::say(phrase, {{}, names(core::kMostSeats)}) + "\n";
    return all + match::written(
                     [&](core::json::Pen& pen) { match::write_happened<G>(pen, before, entry, viewer); });
}

inline void want_same(const std::string& here, const std::string& there, Seat viewer, const char* what) {
    want(here == there,
         std::string(what) + " of " + name(viewer) + " tell worlds apart:\n" + here + "\n--- and\n" + there);
}

/// The secrets that could come next in a world: sealed answers that others still wait for, and some draws.
/// (What is open is told to all, and may well lead to the same view.)
template <core::Game G>
std::vector<typename match::Match<G>::Entry> secrets_after(const typename G::State& world, Seat viewer,
                                                           const Leaks<G>& how, core::PlayoutHouse& house) {
    std::vector<typename match::Match<G>::Entry> all;
    const core::Decision open = G::ask(world);
    for (int i = 0; open.is_chance() && i < how.draws; ++i) {
        const auto draw = G::chance(world, house);
        const std::string word = Json::parse(text<G>(draw)).begin().key();
        if (std::find(how.secret.begin(), how.secret.end(), word) == how.secret.end()) break;
        all.push_back({core::kHouse, {}, draw, 0});
        if (how.alike) all.push_back({core::kHouse, {}, how.alike(world, draw, viewer, house), 0});
    }
    if (open.kind != core::Decision::Kind::Sealed || open.asked.count() < 2) return all;
    for (int seat = 0; seat < core::kMostSeats; ++seat)
        if (open.asked.has(Seat(seat)))
            for (const auto& move : offers<G>(world, Seat(seat))) all.push_back({Seat(seat), move, {}, 0});
    return all;
}

template <core::Game G>
class LeakSearch {
   public:
    using State = typename G::State;

    LeakSearch(const match::TypedMatch<G>& match, Seat viewer, const Leaks<G>& how, core::PlayoutHouse& house)
        : match_(match), viewer_(viewer), how_(how), house_(house) {}

    void search(const std::vector<State>& worlds, const std::vector<typename G::Move>& tried) {
        const State& real = worlds.front();
        const std::string here = seen_now<G>(real, viewer_, tried);
        for (const State& world : worlds) {
            want(G::view(world, viewer_) == G::view(real, viewer_),
                 "the views of " + name(viewer_) + " differ between worlds:\n" +
                     text<G>(G::view(real, viewer_)) + "\n--- and\n" + text<G>(G::view(world, viewer_)));
            want_same(here, seen_now<G>(world, viewer_, tried), viewer_, "view, offers or refusals");
        }
        for (const State& world : worlds) look_ahead(world);
        if (house_.below(8) == 0) look_back(worlds);
    }

   private:
    void look_ahead(const State& world) {
        for (const auto& entry : secrets_after<G>(world, viewer_, how_, house_)) {
            State after = world;
            match::Match<G>::apply(after, entry);
            const std::string key =
                std::to_string(core::index(entry.seat)) + text<G>(G::view(after, viewer_));
            const std::string got =
                line_seen<G>(world, after, entry, viewer_) + "\n" + told<G>(world, entry, viewer_);
            const auto [known, is_new] = told_by_view_.try_emplace(key, got);
            if (!is_new) want_same(known->second, got, viewer_, "lines or sentences");
        }
    }
    void look_back(const std::vector<State>& worlds) {
        State before = G::open(match_.typed().setup());
        for (const auto& entry : match_.typed().entries()) {
            const std::string here = line_seen<G>(before, worlds.front(), entry, viewer_);
            for (const State& world : worlds)
                want_same(here, line_seen<G>(before, world, entry, viewer_), viewer_, "past entries");
            match::Match<G>::apply(before, entry);
        }
    }

    const match::TypedMatch<G>& match_;
    Seat viewer_;
    const Leaks<G>& how_;
    core::PlayoutHouse& house_;
    std::map<std::string, std::string> told_by_view_;
};

}  // namespace detail

/// What a game gives away. The worlds are dreams of the honest game unless `elsewhere` makes them.
template <core::Game G, class Honest = G>
Findings leaks(const typename G::Setup& setup, const Leaks<G>& how = {}) {
    std::vector<typename G::Move> tried;  // moves seen so far: some of them are wrong at any time
    return visit_positions<G>(setup, how.seed, how.games, [&](auto& match, core::PlayoutHouse& house) {
        const typename G::State& real = match.typed().state();
        for (const Seat seat : viewers(match.seats()))
            for (const auto& move : offers<G>(real, seat))
                if (tried.size() < 24 && std::find(tried.begin(), tried.end(), move) == tried.end())
                    tried.push_back(move);
        for (const Seat viewer : viewers(match.seats())) {
            std::vector<typename G::State> worlds{real};
            for (int i = 0; i < how.worlds; ++i)
                worlds.push_back(how.elsewhere ? how.elsewhere(real, viewer, house)
                                               : Honest::dream(Honest::view(real, viewer), house));
            detail::LeakSearch<G>(match, viewer, how, house).search(worlds, tried);
        }
    });
}

/// Fails the test if the game gives anything away.
template <core::Game G>
void no_leaks(const typename G::Setup& setup, const Leaks<G>& how = {}) {
    SCOPED_TRACE(std::string(G::kAbout.name) + ", " + options<G>(setup));
    expect_none(leaks<G>(setup, how));
}

}  // namespace suite
