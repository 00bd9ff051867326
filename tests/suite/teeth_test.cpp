// The suites have teeth: each finds what is wrong with a game that was broken on purpose, and nothing in a
// sound one.

#include "games/las_vegas/las_vegas.h"
#include "suite/double.h"
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

/// The toy and the dice game with faults.
using ToyDouble = suite::Double<Toy>;
using ToyFault = ToyDouble::Fault;
using DiceDouble = suite::Double<LasVegas>;
using DiceFault = DiceDouble::Fault;
using core::json::Pen;
using ToyState = Toy::State;
using DiceState = LasVegas::State;

// Leaks.

suite::Findings leaks_with(const ToyFault& fault, suite::Leaks<ToyDouble> how = {}) {
    const suite::Faulty<Toy> faulty(fault);
    return suite::leaks<ToyDouble, Toy>(kThree, std::move(how));
}
/// A view with more in it.
ToyFault shows(std::function<void(const ToyState&, Seat, Toy::View&)> more) {
    return {.view = [more](const ToyState& state, Seat viewer) {
        Toy::View seen = Toy::view(state, viewer);
        more(state, viewer, seen);
        return seen;
    }};
}
void write_move_in_clear(Pen& pen, const ToyState&, const ToyState&, Seat, const Toy::Move& move, Seat) {
    Toy::write(pen, move);
}
void write_deal_in_clear(Pen& pen, const ToyState&, const ToyState&, const Toy::Draw& draw, Seat) {
    Toy::write(pen, draw);
}

TEST(SuiteTeeth, leaks_in_views_are_found) {
    EXPECT_TRUE(leaks_with({}).empty()) << "the honest game";
    EXPECT_TRUE(
        found(leaks_with(shows([](const ToyState& state, Seat, Toy::View& seen) { seen.card = state.card; })),
              "views of"));
    EXPECT_TRUE(found(leaks_with(shows([](const ToyState& state, Seat viewer, Toy::View& seen) {
                          if (viewer == core::kSpectator) seen.pick = state.pick;
                      })),
                      "views of the spectator"));
    EXPECT_TRUE(found(leaks_with({.told = [](const ToyState& state,
                                             Seat) { return static_cast<std::uint64_t>(state.card[0]); }}),
                      "views of"));
}

TEST(SuiteTeeth, leaks_in_what_is_asked_offered_and_refused_are_found) {
    EXPECT_TRUE(found(leaks_with({.offer =
                                      [](const ToyState& state, Seat seat, Toy::Moves& moves) {
                                          Toy::offer(state, seat, moves);
                                          if (state.card[0] == 6 && seat != Seat(0) && moves.size() == 3)
                                              moves.cut(2);
                                      }}),
                      "offers or refusals"));
    EXPECT_TRUE(found(leaks_with({.why_not =
                                      [](const ToyState& state, Seat, const Toy::Move&) {
                                          return core::refuse(
                                              "TOY-1", state.card[0] > 3 ? "any.not-offered" : "gate.house");
                                      }}),
                      "offers or refusals"));
    // Only who has a high card is asked.
    EXPECT_TRUE(found(leaks_with({.ask =
                                      [](const ToyState& state) {
                                          if (state.step == toy::Step::RaiseTwice && state.card[0] > 3)
                                              return core::Decision::choose(Seat(1));
                                          return Toy::ask(state);
                                      }}),
                      "offers or refusals"));
}

TEST(SuiteTeeth, leaks_in_entries_and_sentences_are_found) {
    EXPECT_TRUE(found(leaks_with({.write_move = write_move_in_clear}), "lines or sentences"));
    EXPECT_TRUE(found(leaks_with({.write_draw = write_deal_in_clear}, with_cards<ToyDouble>()),
                      "lines or sentences"));
    // Whether the past is shown depends on a secret of now.
    EXPECT_TRUE(found(leaks_with({.write_draw =
                                      [](Pen& pen, const ToyState& before, const ToyState& now,
                                         const Toy::Draw& draw, Seat viewer) {
                                          if (now.step == toy::Step::RaiseOnce && now.card[1] > 3 &&
                                              viewer != Seat(1))
                                              pen.null();
                                          else
                                              Toy::write_seen(pen, before, now, draw, viewer);
                                      }},
                                 {.games = 8, .worlds = 4}),
                      "past entries"));
    EXPECT_TRUE(found(
        leaks_with(
            {.tell_move =
                 [](const ToyState&, Seat seat, const Toy::Move& move, Seat, core::Sentences& sentences) {
                     sentences.add(core::phrase(move.pick == 3 ? "gate.answered" : "any.first", seat));
                 }}),
        "lines or sentences"));
}

/// A leak to seats only, of a draw that random ones hardly ever repeat: the hook `alike` deals the other
/// hands anew.
TEST(SuiteTeeth, draws_that_look_alike_show_what_random_ones_hardly_would) {
    const auto alike = [](const ToyState& state, const Toy::Draw& draw, Seat viewer,
                          core::PlayoutHouse& house) {
        Toy::Draw other = Toy::chance(state, house);
        if (viewer != core::kSpectator)
            other.card[static_cast<unsigned>(viewer)] = draw.card[static_cast<unsigned>(viewer)];
        return other;
    };
    const ToyFault to_seats{.write_draw = [](Pen& pen, const ToyState& before, const ToyState& now,
                                             const Toy::Draw& draw, Seat viewer) {
        if (viewer == core::kSpectator) return Toy::write_seen(pen, before, now, draw, viewer);
        Toy::write(pen, draw);
    }};
    EXPECT_TRUE(found(leaks_with(to_seats, with_cards<ToyDouble>({.draws = 2, .alike = alike})),
                      "lines or sentences"));
    suite::no_leaks<Toy>(kThree, with_cards<Toy>({.alike = alike}));
}

/// A purse that is shown to all: found with the worlds of the honest game, or by worlds made from the rules.
TEST(SuiteTeeth, a_glass_purse_is_found) {
    const suite::Faulty<LasVegas> faulty({.view = [](const DiceState& state, Seat viewer) {
        LasVegas::View seen = LasVegas::view(state, viewer);
        seen.purses = state.purses;
        return seen;
    }});
    EXPECT_TRUE(found(suite::leaks<DiceDouble, LasVegas>(suite::setup<LasVegas>(3)), "views of"));
}

// Dreams.

suite::Findings flaws_of_dreams_with(const ToyFault& fault, suite::Dreams<ToyDouble> how = {}) {
    const suite::Faulty<Toy> faulty(fault);
    return suite::flaws_of_dreams<ToyDouble>(kThree, std::move(how));
}
TEST(SuiteTeeth, dreams_that_do_not_fit_are_found) {
    EXPECT_TRUE(
        found(flaws_of_dreams_with({.dream = [](ToyState& state) { state.card[0] = 1; }}), "does not fit"));
    // Dreams only the truth, because its view knows it.
    EXPECT_TRUE(found(flaws_of_dreams_with(shows([](const ToyState& state, Seat, Toy::View& seen) {
                                               seen.card = state.card;
                                               seen.pick = state.pick;
                                           }),
                                           {.must_vary = true}),
                      "every dream is the truth"));
    EXPECT_TRUE(found(flaws_of_dreams_with({}, {.conserve = [](const auto&) { return "a card"; }}),
                      "does not conserve"));
}

// Sealed answers.

TEST(SuiteTeeth, an_order_of_sealed_answers_that_matters_is_found) {
    const suite::Faulty<Toy> first_come_first_served(
        {.apply = [](ToyState& state, Seat seat, const Toy::Move& move) {
            if (state.step == toy::Step::Pick && Toy::ask(state).asked.count() == state.setup.seats)
                ++state.money[static_cast<unsigned>(seat)];
            Toy::apply(state, seat, move);
        }});
    EXPECT_TRUE(found(suite::flaws_of_sealed_answers<ToyDouble>(kThree), "changes the game"));
    EXPECT_TRUE(
        found(suite::flaws_of_sealed_answers<ToyDouble>({.seats = 6, .rounds = 1}), "changes the game"));
    EXPECT_TRUE(
        found(suite::flaws_of_sealed_answers<LasVegas>(suite::setup<LasVegas>(2)), "no sealed question"));
}

// Renaming.

TEST(SuiteTeeth, a_seat_that_is_favoured_is_found) {
    const suite::Faulty<LasVegas> home_advantage({.score = [](const DiceState& state) {
        core::Standing standing = LasVegas::score(state);
        ++standing.money[0];
        return standing;
    }});
    EXPECT_TRUE(
        found(suite::flaws_of_renaming<DiceDouble>(suite::setup<LasVegas>(3)), "the result is another"));
}

// Random games.

suite::Findings flaws(const DiceFault& fault, const suite::RandomGames<DiceDouble>& how = {}) {
    const suite::Faulty<LasVegas> faulty(fault);
    return suite::flaws_of_random_games<DiceDouble>(suite::setup<LasVegas>(3), how);
}
DiceFault refuses(const char* rule, const char* key) {
    return {
        .why_not = [=](const DiceState&, Seat, const LasVegas::Move&) { return core::refuse(rule, key); }};
}

TEST(SuiteTeeth, wrong_offers_are_found) {
    EXPECT_TRUE(found(flaws({.offer =
                                 [](const DiceState& state, Seat seat, LasVegas::Moves& moves) {
                                     LasVegas::offer(state, seat, moves);
                                     if (state.round % 2 == 0) std::reverse(moves.begin(), moves.end());
                                 }}),
                      "no fixed order"));
    EXPECT_TRUE(found(flaws({.offer =
                                 [](const DiceState& state, Seat seat, LasVegas::Moves& moves) {
                                     LasVegas::offer(state, seat, moves);
                                     if (moves.size() == 2) moves.add(moves[0]);
                                 }}),
                      "offered twice"));
    EXPECT_TRUE(
        found(flaws({.offer = [](const DiceState& state, Seat,
                                 LasVegas::Moves& moves) { LasVegas::offer(state, state.active, moves); }}),
              "is not asked and has offers"));
}

TEST(SuiteTeeth, wrong_doubts_and_refusals_are_found) {
    EXPECT_TRUE(found(flaws({.doubt =
                                 [](const DiceState& state, const LasVegas::Draw& draw) {
                                     if (state.round == 2)
                                         return core::Verdict(core::refuse("LV-6", "any.not-offered"));
                                     return LasVegas::doubt(state, draw);
                                 }}),
                      "own draw is doubted"));
    EXPECT_TRUE(found(flaws(refuses("LV-7", "no.such-key")), "the catalogue lacks no.such-key"));
    EXPECT_TRUE(found(flaws(refuses("", "any.not-offered")), "names no rule"));
}

TEST(SuiteTeeth, broken_games_are_found) {
    EXPECT_TRUE(found(flaws({.read_move = [](core::json::Value value) -> core::Or<LasVegas::Move> {
                          if (value.is(core::json::Kind::Object) && value["place"].is_whole() && value["at"])
                              return las_vegas::Move::place(core::Face(1));
                          return LasVegas::read_move(value);
                      }}),
                      "two spellings"));
    // A sentence with nothing to fill in.
    EXPECT_TRUE(
        found(flaws({.say = [](const las_vegas::Event&, Seat,
                               core::Sentences& sentences) { sentences.add(core::phrase("lv.places")); }}),
              "nothing is given for a place"));
    EXPECT_TRUE(found(flaws({}, {.most_entries = 20}), "not over after 20 entries"));
    EXPECT_TRUE(found(flaws({}, {.conserve = [](const auto&) { return "a die"; }}), "not conserved"));
    EXPECT_TRUE(found(flaws({}, {.before = [](const auto& a, const auto& b) { return a.word > b.word; }}),
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
    const suite::Faulty<LasVegas> gullible(
        {.doubt = [](const DiceState&, const LasVegas::Draw&) { return core::Verdict(core::kFine); }});
    try {
        suite::perft<DiceDouble>(state, 1);
        ADD_FAILURE() << "an impossible draw was trusted";
    } catch (const suite::Flaw& flaw) {
        EXPECT_NE(flaw.what.find("impossible draw is not doubted"), flaw.what.npos) << flaw.what;
    }
}

}  // namespace
