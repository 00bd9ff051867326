// The suites of all games, for hidden colours: 2 to 4 seats, hidden and open purses; and what the players
// hide.

#include "games/colours/colours.h"
#include "suite/double.h"
#include "suite/suite.h"

namespace {

using colours::HiddenColours;
using core::Seat;
using State = HiddenColours::State;
using View = HiddenColours::View;
using Draw = HiddenColours::Draw;

/// NEW-1: every note is at a casino, in a purse, in the stack or out.
std::string notes_lost(const State& state) {
    kit::Notes all = state.stack;
    all.bag += state.out.bag;
    for (const colours::Casino& casino : state.casinos)
        for (unsigned i = 0; i < casino.filled; ++i) all.add(casino.notes[i]);
    for (const kit::Notes& purse : state.purses) all.bag += purse.bag;
    return all == colours::kNotes ? "" : std::to_string(all.count()) + " notes";
}

/// NEW-1: of every colour there are eight dice: to be rolled, at casinos, or on notes.
std::string dice_lost(const State& state) {
    if (state.left.none()) return "";  // between the rounds
    kit::PerColour all = state.left;
    for (const kit::PerColour& dice : state.dice) all += dice;
    for (const colours::Casino& casino : state.casinos)
        for (unsigned i = 0; i < casino.won; ++i)
            all += kit::PerColour::of(casino.winners[i].colour, casino.winners[i].dice);
    return all == kit::PerColour::each(8) ? "" : std::to_string(all.total()) + " dice";
}

/// NEW-3: while colours are secret everybody has two, and nobody's are another's.
std::string colours_lost(const State& state) {
    if (!colours::colours_are_secret(state.does)) return "";
    kit::Colours dealt;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        if (state.owned[seat].count() != 2 || state.owned[seat].meets(dealt)) return "colours";
        for (const kit::Colour colour : state.owned[seat]) dealt.add(colour);
    }
    return "";
}
std::string nothing_is_lost(const State& state) {
    return notes_lost(state) + dice_lost(state) + colours_lost(state);
}

bool rising(const HiddenColours::Move& a, const HiddenColours::Move& b) { return a.place < b.place; }

/// "colours" is a list with one item a seat, too.
suite::Json renamed(const suite::Json& entry, int by, int seats) {
    suite::Json made = suite::renamed(entry, by, seats);
    if (made.contains("colours")) made["colours"] = suite::moved_list(made["colours"], by);
    return made;
}

/// Another world for a viewer, from the rules alone: cards that it does not see change hands, and so do notes
/// that others hold and notes of the stack.
State elsewhere(const State& real, Seat viewer, core::PlayoutHouse& house) {
    State other = real;
    const bool secret = colours::colours_are_secret(real.does);
    const bool hidden = !real.setup.open_purses && real.does != colours::Does::Over;
    kit::Colours aside = kit::Colours::all();
    for (const kit::Colours& owned : real.owned) aside = aside.without(owned);
    for (unsigned seat = 0; seat < real.setup.seats; ++seat) {
        if (Seat(seat) == viewer) continue;
        if (secret && !aside.none()) {  // one of its cards for one of those put aside
            const kit::Colour given = other.owned[seat].nth(static_cast<int>(house.below(2)));
            const kit::Colour taken =
                aside.nth(static_cast<int>(house.below(static_cast<std::uint32_t>(aside.count()))));
            other.owned[seat] = other.owned[seat].without(kit::Colours::only(given));
            other.owned[seat].add(taken);
            aside = aside.without(kit::Colours::only(taken));
            aside.add(given);
        }
        if (hidden && !other.purses[seat].none()) {
            const auto given = kit::Note(house.pick(other.purses[seat].bag));
            const auto taken = kit::Note(house.pick(other.stack.bag));
            other.purses[seat].remove(given);
            other.stack.add(given);
            other.stack.remove(taken);
            other.purses[seat].add(taken);
        }
    }
    for (unsigned a = 0; secret && a < real.setup.seats; ++a)  // and pairs for pairs
        for (unsigned b = 0; b < a; ++b)
            if (Seat(a) != viewer && Seat(b) != viewer && house.below(2) == 0)
                std::swap(other.owned[a], other.owned[b]);
    return other;
}

/// The same deal as the viewer sees it, with other colours for the others.
Draw alike(const State& state, const Draw& draw, Seat viewer, core::PlayoutHouse& house) {
    const auto* dealt = std::get_if<colours::ColoursDraw>(&draw);
    if (dealt == nullptr) return draw;
    colours::ColoursDraw other = *dealt;
    kit::Colours cards = kit::Colours::all();
    if (core::index(viewer) < state.setup.seats)
        cards = cards.without(dealt->owned[static_cast<unsigned>(viewer)]);
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        if (Seat(seat) == viewer) continue;
        other.owned[seat] = kit::some_of(cards, 2, house);
        cards = cards.without(other.owned[seat]);
    }
    return other;
}

template <class Visit>
void with_every_option(Visit visit) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* options :
             {"{}", R"({"purses":"open"})", R"({"first":1})", R"({"first":0,"purses":"open"})"})
            visit(suite::setup<HiddenColours>(seats, options));
}

TEST(ColoursSuite, random_games) {
    with_every_option([](const colours::Setup& setup) {
        suite::random_games<HiddenColours>(
            setup, {.seed = 1, .games = 3, .conserve = nothing_is_lost, .before = rising});
    });
}

TEST(ColoursSuite, dreams) {
    with_every_option([](const colours::Setup& setup) {
        suite::dreams<HiddenColours>(setup, {.games = 1, .must_vary = true, .conserve = nothing_is_lost});
    });
}

TEST(ColoursSuite, read_views) {
    with_every_option([](const colours::Setup& setup) {
        suite::read_views<HiddenColours>(setup, {.games = 2, .every = 6, .mutations = 2});
    });
}

TEST(ColoursSuite, a_reader_that_forgets_something_is_caught) {
    struct Forgetful : HiddenColours {
        static core::Or<View> read_view(int seats, core::Seat viewer, core::json::Value table) {
            core::Or<View> read = HiddenColours::read_view(seats, viewer, table);
            if (read) (*read).out = {};
            return read;
        }
    };
    EXPECT_FALSE(
        (suite::flaws_of_read_views<Forgetful>(suite::setup<Forgetful>(2), {.mutations = 0}).empty()));
}

TEST(ColoursSuite, dreams_deal_every_pair_that_can_be) {
    State state = HiddenColours::open(suite::setup<HiddenColours>(3, R"({"first":0})"));
    core::PlayoutHouse house(3);
    while (state.does != colours::Does::Roll)
        HiddenColours::apply(state, HiddenColours::chance(state, house));
    std::map<int, int> dealt;
    const View seen = HiddenColours::view(state, Seat(0));
    for (int i = 0; i < 15'000; ++i) ++dealt[HiddenColours::dream(seen, house).owned[2].bits];
    EXPECT_EQ(dealt.size(), 15u) << "two of the six colours that seat 0 does not own";
    for (const auto& [pair, times] : dealt) EXPECT_NEAR(times, 1000, 150) << pair;
}

TEST(ColoursSuite, renaming) {
    with_every_option([](const colours::Setup& setup) {
        suite::renaming<HiddenColours>(setup, {.games = 2, .rename = renamed, .same_order = true});
    });
}

TEST(ColoursSuite, no_leaks_in_dreams) {
    for (int seats = 2; seats <= 4; ++seats)
        suite::no_leaks<HiddenColours>(suite::setup<HiddenColours>(seats), {.games = 1});
}

TEST(ColoursSuite, no_leaks_between_worlds_made_from_the_rules) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* options : {"{}", R"({"purses":"open"})"})
            suite::no_leaks<HiddenColours>(suite::setup<HiddenColours>(seats, options),
                                           {.games = 1, .elsewhere = elsewhere, .alike = alike});
}

/// A placement is open, but what is told of it must not depend on secrets before the last die: the same move
/// in worlds that a viewer cannot tell apart is told with the same lines and sentences.
template <class G>
suite::Findings leaks_of_placements(const colours::Setup& setup) {
    return suite::visit_positions<G>(setup, 1, 1, [](auto& match, core::PlayoutHouse& house) {
        const State& real = match.typed().state();
        if (real.does != colours::Does::Place) return;
        for (const Seat viewer : suite::viewers(match.seats()))
            for (const auto& move : suite::offers<G>(real, real.active)) {
                if (real.left == real.roll.dice_showing(move.place)) continue;  // NEW-8: now all is shown
                const State other = elsewhere(real, viewer, house);
                const typename match::Match<G>::Entry entry{real.active, move, {}, 0};
                suite::detail::want_same(suite::detail::told<G>(real, entry, viewer),
                                         suite::detail::told<G>(other, entry, viewer), viewer, "sentences");
            }
    });
}

TEST(ColoursSuite, placements_tell_nothing_before_the_last_die) {
    for (int seats = 2; seats <= 4; ++seats)
        suite::expect_none(leaks_of_placements<HiddenColours>(suite::setup<HiddenColours>(seats)));
}

// The suite has teeth: each of these doubles gives one thing away.

using Double = suite::Double<HiddenColours>;
using Fault = Double::Fault;
using Move = HiddenColours::Move;

bool is_caught(const Fault& fault, const char* options = R"({"first":0})") {
    const suite::Faulty<HiddenColours> faulty(fault);
    suite::Leaks<Double> how{.games = 1};
    how.elsewhere = elsewhere;
    how.alike = alike;
    return !suite::leaks<Double, HiddenColours>(suite::setup<Double>(3, options), how).empty();
}

const Fault kShowsColours{.view = [](const State& state, Seat viewer) {
    auto seen = HiddenColours::view(state, viewer);
    seen.owned = state.owned;
    return seen;
}};
const Fault kShowsPurses{.view = [](const State& state, Seat viewer) {
    auto seen = HiddenColours::view(state, viewer);
    seen.purses = state.purses;
    return seen;
}};
const Fault kWritesTheDealInFull{.write_draw = [](core::json::Pen& pen, const State&, const State&,
                                                  const Draw& draw,
                                                  Seat) { HiddenColours::write(pen, draw); }};
const Fault kTellsTheDeal{.say = [](const HiddenColours::Event& event, Seat, core::Sentences& sentences) {
    HiddenColours::say(event, Seat(1), sentences);
}};
const Fault kRevealsTheDeal{
    .more_of_draw = [](const State& before, const Draw& draw, const Double::Witness& tell) {
        if (const auto* dealt = std::get_if<colours::ColoursDraw>(&draw))
            tell(colours::Revealed{before.setup.seats, dealt->owned, {}});
    }};
const Fault kOffersByColour{.offer = [](const State& state, Seat seat, HiddenColours::Moves& moves) {
    HiddenColours::offer(state, seat, moves);
    if (moves.size() > 1 && state.owned[0].bits > state.owned[1].bits) moves.take_last();
}};
const Fault kRefusesByPurse{.why_not = [](const State& state, Seat seat, const Move& move) {
    if (state.purses[1].money().dollars / 10'000 % 2 == 1) return core::refuse("NEW-4", "any.not-offered");
    return HiddenColours::why_not(state, seat, move);
}};
const Fault kTellsWhoWins{
    .more_of_move = [](const State& before, Seat, const Move& move, const Double::Witness& tell) {
        const kit::PerColour placed = before.roll.dice_showing(move.place);
        for (const kit::Colour colour : placed.present()) {
            const unsigned owner = colours::owner_of(before, colour);
            if (owner < before.setup.seats) tell(colours::First{Seat(owner)});
        }
    }};

TEST(ColoursSuite, deliberate_leaks_are_caught) {
    EXPECT_FALSE(is_caught({})) << "the honest game";
    EXPECT_TRUE(is_caught(kShowsColours));
    EXPECT_TRUE(is_caught(kShowsPurses));
    EXPECT_TRUE(is_caught(kWritesTheDealInFull));
    EXPECT_TRUE(is_caught(kTellsTheDeal));
    EXPECT_TRUE(is_caught(kRevealsTheDeal));
    EXPECT_TRUE(is_caught(kOffersByColour));
    EXPECT_TRUE(is_caught(kRefusesByPurse));
    EXPECT_FALSE(is_caught(kShowsPurses, R"({"first":0,"purses":"open"})")) << "open purses hide nothing";
}

TEST(ColoursSuite, placements_that_tell_who_wins_are_caught) {
    const suite::Faulty<HiddenColours> faulty(kTellsWhoWins);
    EXPECT_FALSE(leaks_of_placements<Double>(suite::setup<Double>(3)).empty());
}

TEST(ColoursSuite, perft_of_the_last_dice) {
    State state = HiddenColours::open(suite::setup<HiddenColours>(2, R"({"first":0})"));
    core::PlayoutHouse house(5);
    while (state.does != colours::Does::Roll)
        HiddenColours::apply(state, HiddenColours::chance(state, house));
    state.round = 2;
    state.left = kit::PerColour::of(kit::Colour::Red, 2) + kit::PerColour::of(kit::Colour::Violet, 1);
    suite::expect_perft<HiddenColours>("colours", "two red, one violet", state, 6);
}

}  // namespace
