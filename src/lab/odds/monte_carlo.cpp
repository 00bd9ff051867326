// The odds of the race: bets are enumerated, poker is looked up in the game's own exact tables.

#include "bots/monte_carlo/knowledge.h"
#include "games/monte_carlo/chances.h"
#include "lab/odds_typed.h"

namespace lab {
namespace {

using namespace monte_carlo;

/// The caller's chance in the game of poker that a move leads to, both sides playing well.
std::optional<double> caller_wins_with(const State& state, const Move& move) {
    const monte_carlo::Poker& poker = state.poker;
    switch (move.kind()) {
        case Move::Kind::Poker: return move.calls() ? std::optional(chance_of_calling()) : std::nullopt;
        case Move::Kind::Join: return chance_of_calling();
        case Move::Kind::Keep: break;
        default: return {};
    }
    const PokerDice kept = move.dice();
    const bool stands = kept == poker.dice;
    if (poker.thrower == state.active)
        return stands ? chance_to_stand(kept, poker.throws) : chance_of_caller(kept, poker.throws);
    return 1 - chance_to_beat(poker.caller_dice, kept, stands ? 0 : poker.most - poker.throws);
}

/// The money of a seat once the game of poker that a move leads to is won or lost.
double after_poker(State state, Seat seat, const Move& move, void (*ends)(State&, const core::Silence&)) {
    if (move.kind() != Move::Kind::Keep) {
        MonteCarlo::apply(state, seat, move);
        // Who adds to the stake changes nothing for the others.
        while (state.does() == Does::Join) MonteCarlo::apply(state, state.step().seat, Move::join(0));
    }
    done(state);
    ends(state, {});
    return MonteCarlo::score(state).money[static_cast<unsigned>(seat)];
}

}  // namespace

template <>
struct HorizonOf<monte_carlo::MonteCarlo> {
    static Until until(const View& view) {
        switch (view.does()) {
            case Does::Bet:
            case Does::Win: return Until::Bet;
            case Does::Poker:
            case Does::Join:
            case Does::Keep: return Until::Poker;
            default: return Until::Nothing;
        }
    }
    static Play play(const View&) { return Play::Best; }
    /// A bet is settled once nobody waits for its card or its prize; poker is never enumerated.
    static bool reached(const State& start, const State& now) {
        const Does before = start.does();
        if (before != Does::Bet && before != Does::Win) return true;
        // A casino that the pawn comes to by this bet is another matter.
        const bool waits =
            now.does() == Does::Casino && now.squares == start.squares && now.chips == start.chips;
        return !waits && now.does() != Does::Win;
    }
    static int careful(const State&) { return 16; }
    static std::optional<View> for_money(const View&) { return {}; }

    static void known(const State& state, Seat seat, const Move& move, MoveOdds& odds, Hint& hint) {
        if (move.kind() == Move::Kind::Bet) {
            odds.bet = Figure::point(odds_of(kBets[move.value()], state.gone).chance());
            return;
        }
        if (hint.until != Until::Poker) return;
        odds.win = odds.money = {};
        const double now = MonteCarlo::score(state).money[static_cast<unsigned>(seat)];
        if (move.kind() == Move::Kind::Poker && !move.calls()) {
            odds.gain = Figure::point(0);
            return;
        }
        const double caller = *caller_wins_with(state, move);
        const double win = after_poker(state, seat, move, caller_wins);
        const double lose = after_poker(state, seat, move, caller_loses);
        odds.gain = Figure::point(caller * win + (1 - caller) * lose - now);
        const bool opposes = move.kind() == Move::Kind::Keep && state.poker.thrower != state.active;
        odds.bet = Figure::point(opposes ? 1 - caller : caller);
        // The bot speaks of the best dice to keep; here each choice has its own chance.
        if (move.kind() == Move::Kind::Keep)
            odds.reason = core::phrase("bot.mc.keep", static_cast<int>(100 * odds.bet.value + 0.5));
    }
};

template const Odds& odds<monte_carlo::MonteCarlo>();

}  // namespace lab
