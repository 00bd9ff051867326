// A sound judgement of each question of the race.

#include "bots/monte_carlo/foresight.h"
#include "bots/monte_carlo/knowledge.h"
#include "games/monte_carlo/advice.h"

namespace bots {
namespace {

using namespace monte_carlo;

/// The race as one seat sees it: a score is turns saved by it, and turns lost by the others.
struct Seen {
    State state;
    Seat me;
    const Track& race;
    const Prices& prices;
    TurnsLeft weights{};  // what a turn of each other seat is worth to me

    Seen(const View& view, Seat seat, const Prices& feels)
        : state(view), me(seat), race(track_of(state.setup.board)), prices(feels) {
        const TurnsLeft chances = race_chances(turns_left(race, state, prices), state.setup.seats);
        const auto mine = static_cast<unsigned>(me);
        for (unsigned i = 0; i < state.setup.seats; ++i)
            weights[i] = i == mine ? 0.0f : chances[i] / std::max(0.01f, 1.0f - chances[mine]);
    }
    const Board& board() const { return state.setup.board; }
    float weight(Seat seat) const { return weights[static_cast<unsigned>(seat)]; }
    int chips(Seat seat) const { return state.money(seat); }
    float standing(int square) const { return race.from[static_cast<unsigned>(square)]; }

    /// MC-26: what going back ruined costs a pawn, in turns; the money that comes with it counted.
    float ruin(int square, int chips_after = 0) const {
        int back = 0, gets = kAtStart;
        if (square > board().second_bank)
            back = board().second_bank, gets = kAtBank;
        else if (square > board().first_bank)
            back = board().first_bank, gets = kAtBank;
        return standing(back) - standing(square) - prices.money(chips_after + gets) +
               prices.money(chips_after);
    }
    /// MC-23: the pawn of a seat that it hurts most to send back.
    float worst_ruin(Seat seat) const {
        float worst = -prices.money(kAtStart);
        for (int i = 0; i < state.setup.pawns(); ++i) {
            const Pawn pawn = pawn_of(seat, i);
            if (can_send(state, pawn)) worst = std::max(worst, ruin(state.square(pawn)));
        }
        return worst;
    }

    /// What money won or lost is worth to its owner; with nothing left, ruin.
    float money(Seat seat, int change) const {
        const int before = chips(seat), after = before + change;
        const float worth = prices.money(after) - prices.money(before);
        return after > 0 ? worth : worth - worst_ruin(seat);
    }

    /// The turns that a pawn of mine needs when it has arrived, less what the money that came is worth.
    float arriving(int square, int die, int chips) const {
        if (square >= board().arrival) return 0;
        const auto at_bank = [&](int bank) {
            return standing(bank) - prices.money(chips + kAtBank) + prices.money(chips);
        };
        switch (board().at(square)) {
            case Square::Bank: return at_bank(square);
            case Square::OnToBank: return at_bank(board().first_bank);
            case Square::BackToBank: return at_bank(board().second_bank);
            default: return race.arriving(board(), square, die);
        }
    }

    /// MC-14: what is better after winning with a card at a casino.
    float by_money(int square, int die, Card card) const {
        const int mine = chips(me), more = std::min<int>(mine + 2 * value(card), kMostChips);
        return arriving(square + die, die, more) - prices.money(more) + prices.money(mine);
    }
    float by_distance(int square, int die, Card card) const {
        return arriving(square + die * number(card), die, chips(me));
    }
    /// MC-15: or after losing.
    float lost(int square, int die, Card card) const {
        const int mine = chips(me), after = mine - value(card);
        if (after <= 0) return standing(square) + ruin(square) + prices.money(mine);
        return arriving(std::max(0, square - die), die, after) + prices.money(mine) - prices.money(after);
    }
    /// A bet, over all casino cards that may come.
    float betting(int square, int die, SuitSet named) const {
        float sum = 0;
        const Cards undrawn = state.undrawn();
        for (int i = 0; i < undrawn.count(); ++i) {
            const Card card = undrawn.nth(i);
            sum += (suits(card) & named) != 0
                       ? std::min(by_money(square, die, card), by_distance(square, die, card))
                       : lost(square, die, card);
        }
        return sum / static_cast<float>(undrawn.count());
    }
    float best_bet(int square, int die) const {
        const Square kind = board().at(square);
        if (kind == Square::Triple) return betting(square, die, board().printed(square));
        const int from = kind == Square::Single ? 0 : kSingleBets;
        const int to = kind == Square::Single ? kSingleBets : kBetCount;
        float best = 1e9f;
        for (int bet = from; bet < to; ++bet) best = std::min(best, betting(square, die, kBets[bet]));
        return best;
    }

    /// MC-18: what calling poker for a stake is worth, on the square where the pawn lies.
    float calling(Seat opponent, Chips stake) const {
        const auto chance = static_cast<float>(chance_of_calling());
        const float won = money(me, stake) - weight(opponent) * money(opponent, -stake);
        const float lost = money(me, -stake) - weight(opponent) * money(opponent, stake) - prices.blocked -
                           weight(opponent) * prices.blocked;
        return chance * won + (1 - chance) * lost;
    }

    float moving(Pawn pawn, int die) const;
};

/// What moving a pawn by a die brings.
float Seen::moving(Pawn pawn, int die) const {
    const int from = state.square(pawn), to = from + die;
    float score = standing(from) + (is_blocked(state, pawn) ? prices.blocked : 0.0f);
    const bool casino = to < board().arrival && is_casino(board().at(to));
    score -= casino ? best_bet(to, die) : arriving(to, die, chips(me));
    // MC-17: who leaves a stack may free others, who arrives on one blocks them.
    const auto others_on = [&](int square) { return pawns_on(state, square) - PawnSet::all_of(me); };
    for (PawnSet others = from == 0 ? PawnSet{} : others_on(from); !others.none();) {
        const Pawn other = others.take_lowest();
        const PawnSet above = state.above[index(other)] - PawnSet::all_of(owner(other));
        if (above == PawnSet::only(pawn)) score -= weight(owner(other)) * prices.blocked;
    }
    if (to >= board().arrival || board().at(to) != Square::Green) return score;
    float poker = 0;
    for (PawnSet others = others_on(to); !others.none();) {
        const Pawn other = others.take_lowest();
        if (!is_blocked(state, other)) score += weight(owner(other)) * prices.blocked;
        const Chips most = std::min(chips(me), chips(owner(other)));
        if (to > board().first_bank && most > 0) poker = std::max(poker, calling(owner(other), most));
    }
    return score + poker;
}

/// MC-30: before the roll, the mean over the die of the best pawn of a colour.
float judge_colour(const Seen& seen, int colour) {
    float sum = 0;
    for (int die = 1; die <= 6; ++die) {
        float best = -1e9f;
        for (int i = 2 * colour; i < 2 * colour + 2; ++i) {
            const Pawn pawn = pawn_of(seen.me, i);
            if (can_move(seen.state, pawn, die)) best = std::max(best, seen.moving(pawn, die));
        }
        sum += best > -1e8f ? best : 0.0f;
    }
    return sum / 6;
}

float judge_join(const Seen& seen, Chips chips) {
    if (chips == 0) return 0;
    const auto chance = static_cast<float>(chance_of_calling());
    const Seat opponent = seen.state.poker.opponent;
    return chance * (seen.money(seen.me, chips) - seen.weight(opponent) * seen.money(opponent, -chips)) +
           (1 - chance) * (seen.money(seen.me, -chips) - seen.weight(opponent) * seen.money(opponent, chips));
}

float judge_move(const Seen& seen, const Move& move, const PokerDice& best) {
    const State& state = seen.state;
    const int square = state.square(state.mover);
    switch (move.kind()) {
        case Move::Kind::Colour: return judge_colour(seen, move.value());
        case Move::Kind::Retreat: return -seen.ruin(state.square(pawn_of(seen.me, move.value())));
        case Move::Kind::Pawn: return seen.moving(pawn_of(seen.me, move.value()), state.die);
        case Move::Kind::Bet: return -seen.betting(square, state.die, kBets[move.value()]);
        case Move::Kind::Win:
            return -(move == Move::money() ? seen.by_money(square, state.die, state.card)
                                           : seen.by_distance(square, state.die, state.card));
        case Move::Kind::Poker: return move.calls() ? seen.calling(move.seat(), move.stake()) : 0.0f;
        case Move::Kind::Join: return judge_join(seen, move.value());
        case Move::Kind::Keep: return move.dice() == best ? 2.0f : 0.0f;
        case Move::Kind::Send: break;
    }
    return seen.ruin(state.square(pawn_of(state.step().about, move.value())));
}

void judge_all(const Seen& seen, const Moves& moves, std::span<float> scores) {
    const bool keeps = moves[0].kind() == Move::Kind::Keep;
    const PokerDice best = keeps ? best_keep(seen.state).keep : PokerDice{};
    for (int i = 0; i < moves.size(); ++i)
        scores[static_cast<unsigned>(i)] = judge_move(seen, moves[i], best);
}

}  // namespace

void MonteCarloKnowledge::judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    judge_all(Seen(view, seat, kFelt), moves, scores);
}

void MonteCarloKnowledge::foresee(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    const State& state = view;
    if (moves[0].kind() != Move::Kind::Keep) return Foresight(seat).judge(state, moves, scores);
    // What to keep is known exactly: no search outvotes it.
    const PokerDice best = best_keep(state).keep;
    for (int i = 0; i < moves.size(); ++i)
        scores[static_cast<unsigned>(i)] = moves[i].dice() == best ? 0.0f : -1e6f;
}

core::Phrase MonteCarloKnowledge::reason(const View& view, Seat seat, const Move& move) {
    const State& state = view;
    const Board& board = state.setup.board;
    const auto in_hundred = [](double chance) { return static_cast<int>(100 * chance + 0.5); };
    switch (move.kind()) {
        case Move::Kind::Colour: return core::phrase("bot.mc.colour");
        case Move::Kind::Retreat: return core::phrase("bot.mc.retreat");
        case Move::Kind::Bet:
            return core::phrase("bot.mc.bet", in_hundred(odds_of(kBets[move.value()], state.gone).chance()));
        case Move::Kind::Win: return core::phrase(move == Move::money() ? "bot.mc.money" : "bot.mc.distance");
        case Move::Kind::Poker:
            if (!move.calls()) return core::phrase("bot.mc.no-poker");
            return core::phrase("bot.mc.poker", in_hundred(chance_of_calling()));
        case Move::Kind::Join: return core::phrase(move.value() == 0 ? "bot.mc.stays-out" : "bot.mc.joins");
        case Move::Kind::Keep: return core::phrase("bot.mc.keep", in_hundred(best_keep(state).chance));
        case Move::Kind::Send: return core::phrase("bot.mc.send");
        case Move::Kind::Pawn: break;
    }
    const int to = state.square(pawn_of(seat, move.value())) + state.die;
    if (to >= board.arrival) return core::phrase("bot.mc.home");
    switch (board.at(to)) {
        case Square::Bank:
        case Square::OnToBank:
        case Square::BackToBank: return core::phrase("bot.mc.bank");
        case Square::Triple:
        case Square::Double:
        case Square::Single: return core::phrase("bot.mc.casino");
        default: break;
    }
    const bool blocks = !(pawns_on(state, to) - PawnSet::all_of(seat)).none();
    return core::phrase(blocks && board.at(to) == Square::Green ? "bot.mc.blocks" : "bot.mc.on");
}

}  // namespace bots
