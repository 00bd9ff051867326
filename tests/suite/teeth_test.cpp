// The suites have teeth: each finds what is wrong with a game that was broken on purpose, and nothing in a
// sound one.

#include "games/las_vegas/las_vegas.h"
#include "suite/suite.h"
#include "support/toy.h"

namespace {

using core::Seat;
using las_vegas::LasVegas;
using toy::Toy;

const Toy::Setup kThree{.seats = 3, .rounds = 2};

/// The toy deals "cards".
template <core::Game G>
suite::Leaks<G> with_cards(suite::Leaks<G> how = {}) {
    how.secret = {"cards"};
    return how;
}

/// Whether one of the findings says this.
testing::AssertionResult found(const suite::Findings& findings, const std::string& what) {
    for (const std::string& finding : findings)
        if (finding.find(what) != finding.npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << findings.size() << " findings, the first:\n"
                                       << (findings.empty() ? "" : findings.front());
}

TEST(SuiteTeeth, a_sound_game_passes) {
    suite::sealed_answers<Toy>(kThree);
    suite::sealed_answers<Toy>({.seats = 5, .rounds = 1});
    suite::dreams<Toy>(kThree, {.must_vary = true});
    suite::no_leaks<Toy>(kThree, with_cards<Toy>());
}

// Leaks.

struct LeakyView : Toy {  // shows cards of others
    static View view(const State& state, Seat viewer) {
        View seen = Toy::view(state, viewer);
        seen.card = state.card;
        return seen;
    }
};
struct LeakySpectator : Toy {  // shows an unopened pick, to spectators only
    static View view(const State& state, Seat viewer) {
        View seen = Toy::view(state, viewer);
        if (viewer == core::kSpectator) seen.pick = state.pick;
        return seen;
    }
};
struct LeakyJson : Toy {  // a view that writes more than it shows would need to know it: here by its own view
    static View view(const State& state, Seat viewer) {
        View seen = Toy::view(state, viewer);
        seen.money[7] = state.card[0];
        return seen;
    }
    using Toy::write;
};
struct LeakyOffer : Toy {
    static void offer(const State& state, Seat seat, Moves& moves) {
        Toy::offer(state, seat, moves);
        if (state.card[0] == 6 && seat != Seat(0) && moves.size() == 3) moves.cut(2);
    }
};
struct LeakyRefusal : Toy {
    static core::Refusal why_not(const State& state, Seat, const Move&) {
        return core::refuse("TOY-1", state.card[0] > 3 ? "any.not-offered" : "gate.house");
    }
};
struct LeakyQuestion : Toy {  // only who has a high card is asked
    static core::Decision ask(const State& state) {
        if (state.step == toy::Step::RaiseTwice && state.card[0] > 3) return core::Decision::choose(Seat(1));
        return Toy::ask(state);
    }
};
struct LeakyLine : Toy {  // sealed answers in clear
    static void write_seen(core::json::Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    using Toy::write_seen;
};
struct LeakyDeal : Toy {  // everybody's cards in clear
    using Toy::write_seen;
    static void write_seen(core::json::Pen& pen, const State&, const State&, const Draw& draw, Seat) {
        write(pen, draw);
    }
};
struct LeakyPast : Toy {  // whether the past is shown depends on a secret of now
    using Toy::write_seen;
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw,
                           Seat viewer) {
        if (now.step == toy::Step::RaiseOnce && now.card[1] > 3 && viewer != Seat(1))
            return pen.null(), void();
        Toy::write_seen(pen, before, now, draw, viewer);
    }
};
struct LeakyTell : Toy {
    static void tell(const State&, Seat seat, const Move& move, Seat, core::Sentences& sentences) {
        sentences.add(core::phrase(move.pick == 3 ? "gate.answered" : "any.first", seat));
    }
    using Toy::tell;
};

TEST(SuiteTeeth, leaks_are_found) {
    EXPECT_TRUE(found(suite::leaks<LeakyView, Toy>(kThree), "views of"));
    EXPECT_TRUE(found(suite::leaks<LeakySpectator, Toy>(kThree), "views of the spectator"));
    EXPECT_TRUE(found(suite::leaks<LeakyJson, Toy>(kThree), "views of"));
    EXPECT_TRUE(found(suite::leaks<LeakyOffer>(kThree), "offers or refusals"));
    EXPECT_TRUE(found(suite::leaks<LeakyRefusal>(kThree), "offers or refusals"));
    EXPECT_TRUE(found(suite::leaks<LeakyQuestion>(kThree), "offers or refusals"));
    EXPECT_TRUE(found(suite::leaks<LeakyLine>(kThree), "lines or sentences"));
    EXPECT_TRUE(found(suite::leaks<LeakyDeal>(kThree, with_cards<LeakyDeal>()), "lines or sentences"));
    EXPECT_TRUE(found(suite::leaks<LeakyPast>(kThree, {.games = 8, .worlds = 4}), "past entries"));
    EXPECT_TRUE(found(suite::leaks<LeakyTell>(kThree), "lines or sentences"));
}

/// A leak to seats only, of a draw that random ones hardly ever repeat: the hook `alike` deals the other
/// hands anew.
struct LeakyToSeats : Toy {
    using Toy::write_seen;
    static void write_seen(core::json::Pen& pen, const State& before, const State& now, const Draw& draw,
                           Seat viewer) {
        if (viewer == core::kSpectator) return Toy::write_seen(pen, before, now, draw, viewer);
        write(pen, draw);
    }
};
TEST(SuiteTeeth, draws_that_look_alike_show_what_random_ones_hardly_would) {
    const auto alike = [](const Toy::State& state, const Toy::Draw& draw, Seat viewer,
                          core::PlayoutHouse& house) {
        Toy::Draw other = Toy::chance(state, house);
        if (viewer != core::kSpectator)
            other.card[static_cast<unsigned>(viewer)] = draw.card[static_cast<unsigned>(viewer)];
        return other;
    };
    EXPECT_TRUE(
        found(suite::leaks<LeakyToSeats>(kThree, with_cards<LeakyToSeats>({.draws = 2, .alike = alike})),
              "lines or sentences"));
    suite::no_leaks<Toy>(kThree, with_cards<Toy>({.alike = alike}));
}

/// A purse that is shown to all: found with the worlds of the honest game, or by worlds made from the rules.
struct GlassPurses : LasVegas {
    static View view(const State& state, Seat viewer) {
        View seen = LasVegas::view(state, viewer);
        seen.purses = state.purses;
        return seen;
    }
};
TEST(SuiteTeeth, a_glass_purse_is_found) {
    EXPECT_TRUE(found(suite::leaks<GlassPurses, LasVegas>(suite::setup<LasVegas>(3)), "views of"));
}

// Dreams.

struct RestlessDream : Toy {
    template <core::House H>
    static State dream(const View& seen, H& house) {
        State state = Toy::dream(seen, house);
        state.card[0] = 1;
        return state;
    }
};
struct PreciseDream : Toy {  // dreams only the truth, because its view knows it
    static View view(const State& state, Seat viewer) {
        View seen = Toy::view(state, viewer);
        seen.card = state.card;
        seen.pick = state.pick;
        return seen;
    }
};
TEST(SuiteTeeth, dreams_that_do_not_fit_are_found) {
    EXPECT_TRUE(found(suite::flaws_of_dreams<RestlessDream>(kThree), "does not fit"));
    EXPECT_TRUE(
        found(suite::flaws_of_dreams<PreciseDream>(kThree, {.must_vary = true}), "every dream is the truth"));
    EXPECT_TRUE(found(suite::flaws_of_dreams<Toy>(kThree, {.conserve = [](const auto&) { return "a card"; }}),
                      "does not conserve"));
}

// Sealed answers.

struct FirstComeFirstServed : Toy {
    static void apply(State& state, Seat seat, const Move& move) {
        if (state.step == toy::Step::Pick && Toy::ask(state).asked.count() == state.setup.seats)
            ++state.money[static_cast<unsigned>(seat)];
        Toy::apply(state, seat, move);
    }
    using Toy::apply;
};
TEST(SuiteTeeth, an_order_of_sealed_answers_that_matters_is_found) {
    EXPECT_TRUE(found(suite::flaws_of_sealed_answers<FirstComeFirstServed>(kThree), "changes the game"));
    EXPECT_TRUE(found(suite::flaws_of_sealed_answers<FirstComeFirstServed>({.seats = 6, .rounds = 1}),
                      "changes the game"));
    EXPECT_TRUE(
        found(suite::flaws_of_sealed_answers<LasVegas>(suite::setup<LasVegas>(2)), "no sealed question"));
}

// Renaming.

struct HomeAdvantage : LasVegas {
    static core::Standing score(const State& state) {
        core::Standing standing = LasVegas::score(state);
        ++standing.money[0];
        return standing;
    }
};
TEST(SuiteTeeth, a_seat_that_is_favoured_is_found) {
    EXPECT_TRUE(
        found(suite::flaws_of_renaming<HomeAdvantage>(suite::setup<LasVegas>(3)), "the result is another"));
}

// Random games.

struct Unsorted : LasVegas {
    static void offer(const State& state, Seat seat, Moves& moves) {
        LasVegas::offer(state, seat, moves);
        if (state.round % 2 == 0) std::reverse(moves.begin(), moves.end());
    }
};
struct Twice : LasVegas {
    static void offer(const State& state, Seat seat, Moves& moves) {
        LasVegas::offer(state, seat, moves);
        if (moves.size() == 2) moves.add(moves[0]);
    }
};
struct ForAll : LasVegas {
    static void offer(const State& state, Seat, Moves& moves) { LasVegas::offer(state, state.active, moves); }
};
struct Suspicious : LasVegas {
    static core::Verdict doubt(const State& state, const Draw& draw) {
        if (state.round == 2) return core::refuse("LV-6", "any.not-offered");
        return LasVegas::doubt(state, draw);
    }
};
struct Gullible : LasVegas {
    static core::Verdict doubt(const State&, const Draw&) { return core::kFine; }
};
struct Speechless : LasVegas {
    static core::Refusal why_not(const State&, Seat, const Move&) {
        return core::refuse("LV-7", "no.such-key");
    }
};
struct Lawless : LasVegas {
    static core::Refusal why_not(const State&, Seat, const Move&) {
        return core::refuse("", "any.not-offered");
    }
};
struct TwoSpellings : LasVegas {
    static core::Or<Move> read_move(core::json::Value value) {
        if (value.is(core::json::Kind::Object) && value["place"].is_whole() && value["at"])
            return las_vegas::Move::place(core::Face(1));
        return LasVegas::read_move(value);
    }
};
struct Chatty : LasVegas {
    static void tell(const State&, Seat, const Move&, Seat, core::Sentences& sentences) {
        sentences.add(core::phrase("lv.places"));  // with nothing to fill in
    }
    using LasVegas::tell;
};

template <class Broken>
suite::Findings flaws(const suite::RandomGames<Broken>& how = {}) {
    return suite::flaws_of_random_games<Broken>(suite::setup<LasVegas>(3), how);
}
TEST(SuiteTeeth, broken_games_are_found) {
    EXPECT_TRUE(found(flaws<Unsorted>(), "no fixed order"));
    EXPECT_TRUE(found(flaws<Twice>(), "offered twice"));
    EXPECT_TRUE(found(flaws<ForAll>(), "is not asked and has offers"));
    EXPECT_TRUE(found(flaws<Suspicious>(), "own draw is doubted"));
    EXPECT_TRUE(found(flaws<Speechless>(), "the catalogue lacks no.such-key"));
    EXPECT_TRUE(found(flaws<Lawless>(), "names no rule"));
    EXPECT_TRUE(found(flaws<TwoSpellings>(), "two spellings"));
    EXPECT_TRUE(found(flaws<Chatty>(), "nothing is given for a place"));
    EXPECT_TRUE(found(flaws<LasVegas>({.most_entries = 20}), "not over after 20 entries"));
    EXPECT_TRUE(found(flaws<LasVegas>({.conserve = [](const auto&) { return "a die"; }}), "not conserved"));
    EXPECT_TRUE(
        found(flaws<LasVegas>({.before = [](const auto& a, const auto& b) { return a.word > b.word; }}),
              "not sorted"));
    EXPECT_TRUE(found(suite::flaws_of_random_games<Toy>(kThree), "not among the games"));
}

// Perft.

TEST(SuiteTeeth, perft_finds_draws_that_are_wrongly_doubted_or_trusted) {
    const auto state = [] {
        auto now = LasVegas::open(suite::setup<LasVegas>(2, R"({"first":0})"));
        core::PlayoutHouse house(1);
        LasVegas::apply(now, LasVegas::chance(now, house));
        return now;
    }();
    EXPECT_EQ(suite::perft<LasVegas>(state, 1), (std::vector<std::uint64_t>{1287}));
    try {
        suite::perft<Gullible>(state, 1);
        ADD_FAILURE() << "an impossible draw was trusted";
    } catch (const suite::Flaw& flaw) {
        EXPECT_NE(flaw.what.find("impossible draw is not doubted"), flaw.what.npos) << flaw.what;
    }
}

}  // namespace
