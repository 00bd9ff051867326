// Nobody learns what is hidden: bonus cards, action cards, purses, what a swap put under the stack and drew.

#include "boulevard/modules.h"
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

struct ShowsDeals : LasVegas {
    static void write_seen(core::json::Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    static void write_seen(core::json::Pen& pen, const State&, const State&, const Draw& draw, Seat) {
        write(pen, draw);
    }
};
struct ShowsCards : LasVegas {
    static View view(const State& state, Seat viewer) {
        View seen = LasVegas::view(state, viewer);
        seen.cards = state.cards[0];
        return seen;
    }
};
struct ShowsBonus : LasVegas {
    static View view(const State& state, Seat viewer) {
        View seen = LasVegas::view(state, viewer);
        seen.bonus = state.bonus[1];
        return seen;
    }
};
struct ShowsPurses : LasVegas {
    static View view(const State& state, Seat viewer) {
        View seen = LasVegas::view(state, viewer);
        seen.purses = state.purses;
        return seen;
    }
};
struct TellsAll : LasVegas {
    static void tell(const State& before, Seat seat, const Move& move, Seat, core::Sentences& sentences) {
        LasVegas::tell(before, seat, move, seat, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat, core::Sentences& sentences) {
        LasVegas::tell(before, draw, Seat(0), sentences);
    }
};

template <class Leaky>
bool caught(int seats, unsigned modules) {
    return !suite::leaks<Leaky, LasVegas>(table(seats, modules), {.games = 1}).empty();
}

TEST(BoulevardLeaks, a_game_that_shows_too_much_is_caught) {
    EXPECT_TRUE(caught<ShowsDeals>(2, bit(Module::Bonus)));
    EXPECT_TRUE(caught<ShowsDeals>(2, bit(Module::Actions)));
    EXPECT_TRUE(caught<ShowsCards>(2, bit(Module::Actions)));
    EXPECT_TRUE(caught<ShowsBonus>(2, bit(Module::Bonus)));
    EXPECT_TRUE(caught<TellsAll>(2, bit(Module::Actions)));
    const auto two_rounds = suite::setup<LasVegas>(2, R"({"rounds":2,"kickers":true})");
    EXPECT_FALSE((suite::leaks<ShowsPurses, LasVegas>(two_rounds, {.games = 1}).empty()));
}

}  // namespace
}  // namespace las_vegas::test
