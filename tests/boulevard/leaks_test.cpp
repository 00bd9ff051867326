// Nobody learns what is hidden: bonus cards, action cards, purses, what a swap put under the stack and drew.

#include "boulevard/modules.h"
#include "suite/double.h"
#include "suite/suite.h"

namespace las_vegas::test {
namespace {

constexpr unsigned bit(Module module) { return 1u << static_cast<unsigned>(module); }

LasVegas::Setup table(int seats, unsigned modules) {
    return suite::setup<LasVegas>(seats, options_of(modules, R"("rounds":1)"));
}

TEST(BoulevardLeaks, BV_19_bonus_cards_stay_secret) {
    suite::no_leaks<LasVegas>(table(2, bit(Module::Bonus)), {.games = 1});
    suite::no_leaks<LasVegas>(table(6, bit(Module::Bonus)), {.games = 1, .worlds = 1});
}

TEST(BoulevardLeaks, ACT_1_action_cards_stay_secret) {
    suite::no_leaks<LasVegas>(table(2, bit(Module::Actions)), {.games = 2});
    suite::no_leaks<LasVegas>(table(3, bit(Module::Actions) | bit(Module::Rainbow)),
                              {.games = 1, .worlds = 1});
}

/// A moment at which seat 0 has been asked to swap.
State before_swap() {
    Position position(2, R"({"actions":true,"rainbow":true})");
    position.state.effects.swaps = Seat(0);
    position.notes(1, {50});
    position.notes(2, {30});
    position.dice(1, {1});
    position.dice(2, {1});
    position.pay_out();
    return position.state;
}

TEST(BoulevardLeaks, ACT_12_a_swap_stays_secret) {
    const State state = before_swap();
    State other = state;
    const auto swap = [](State& world, int thousands) {
        LasVegas::apply(
            world, Seat(0),
            Move::of(Move::Kind::Swap, static_cast<unsigned>(kit::kind(kit::note_of(thousands)))));
    };
    State here = state;
    swap(here, 50);
    swap(other, 30);
    EXPECT_FALSE(LasVegas::view(here, Seat(0)) == LasVegas::view(other, Seat(0)));
    EXPECT_TRUE(LasVegas::view(here, Seat(1)) == LasVegas::view(other, Seat(1)));
    EXPECT_TRUE(LasVegas::view(here, core::kSpectator) == LasVegas::view(other, core::kSpectator));
    CardsDraw draw;
    draw.cards.add(kit::note_of(90));
    CardsDraw other_draw;
    other_draw.cards.add(kit::note_of(10));
    EXPECT_EQ(suite::detail::told<LasVegas>(here, {core::kHouse, {}, draw, 0}, Seat(1)),
              suite::detail::told<LasVegas>(other, {core::kHouse, {}, other_draw, 0}, Seat(1)));
    LasVegas::apply(here, draw);
    LasVegas::apply(other, other_draw);
    EXPECT_TRUE(LasVegas::view(here, Seat(1)) == LasVegas::view(other, Seat(1)));
}

// Doubles of the game that give something away: the suite has to notice each.

using Double = suite::Double<LasVegas>;
using Fault = Double::Fault;
using State = LasVegas::State;
using core::json::Pen;

const Fault kShowsDeals{.write_move = [](Pen& pen, const State&, const State&, Seat, const Move& move,
                                         Seat) { LasVegas::write(pen, move); },
                        .write_draw = [](Pen& pen, const State&, const State&, const Draw& draw,
                                         Seat) { LasVegas::write(pen, draw); }};
const Fault kTellsAll{.say = [](const Event& event, Seat, core::Sentences& sentences) {
    LasVegas::say(event, Seat(0), sentences);
}};

/// Everybody hears of a card that somebody was dealt.
const Fault kEventLeaks{.more_of_draw = [](const State&, const Draw& draw, const Double::Witness& tell) {
    if (const auto* dealt = std::get_if<BonusDraw>(&draw))
        tell(NoteDrawn{kNobody, core::Secret<Note>::open(dealt->cards[0][0])});
}};

/// A view with more in it.
Fault shows(std::function<void(const State&, View&)> more) {
    return {.view = [more](const State& state, Seat viewer) {
        View seen = LasVegas::view(state, viewer);
        more(state, seen);
        return seen;
    }};
}

bool is_caught(const Fault& fault, const Setup& setup) {
    const suite::Faulty<LasVegas> faulty(fault);
    return !suite::leaks<Double, LasVegas>(setup, {.games = 1}).empty();
}

TEST(BoulevardLeaks, a_game_that_shows_too_much_is_caught) {
    EXPECT_TRUE(is_caught(kShowsDeals, table(2, bit(Module::Bonus))));
    EXPECT_TRUE(is_caught(kShowsDeals, table(2, bit(Module::Actions))));
    EXPECT_TRUE(is_caught(kTellsAll, table(2, bit(Module::Actions))));
    EXPECT_TRUE(is_caught(kEventLeaks, table(2, bit(Module::Bonus))));
    EXPECT_TRUE(is_caught(shows([](const State& state, View& seen) { seen.cards = state.cards[0]; }),
                          table(2, bit(Module::Actions))));
    EXPECT_TRUE(is_caught(shows([](const State& state, View& seen) { seen.bonus = state.bonus[1]; }),
                          table(2, bit(Module::Bonus))));
    EXPECT_TRUE(is_caught(shows([](const State& state, View& seen) { seen.purses = state.purses; }),
                          suite::setup<LasVegas>(2, R"({"rounds":2,"kickers":true})")));
    EXPECT_FALSE(is_caught({}, table(2, bit(Module::Actions)))) << "the honest game";
}

}  // namespace
}  // namespace las_vegas::test
