#include "bots/monte_carlo/foresight.h"

#include "bots/monte_carlo/prospects.h"
#include "games/monte_carlo/chances.h"

namespace bots {

using namespace monte_carlo;

namespace {
constexpr int kFew = 1, kOne = 4, kEnough = 12;  // so far away a few cards stand for all, then one, then none
}

/// MC-28, or what the turn that begins now promises.
float Foresight::now(const State& state) const {
    if (state.does() == Does::Over) return state.pawns_left(me_) == 0 ? 1.0f : 0.0f;
    return chances_to_win(state)[static_cast<unsigned>(me_)];
}

float Foresight::worth(const State& state, int far) const {
    if (far >= kEnough) return now(state);
    switch (state.does()) {
        case Does::Over:
        case Does::Colour:
        case Does::Die: return now(state);
        case Does::Casino: return after_any_card(state, far);
        case Does::Bet: return best_bet(state, far);
        case Does::Join:
        case Does::Throw: return after_poker(state, far);
        default: return best_answer(state, far);
    }
}

float Foresight::after(const State& state, Seat who, const Move& move, int far) const {
    State then = state;
    MonteCarlo::apply(then, who, move);
    // MC-30: the die follows the colour at once.
    return move.kind() == Move::Kind::Colour ? after_die(then) : worth(then, far);
}

float Foresight::after_die(const State& state) const {
    float sum = 0;
    for (int pips = 1; pips <= core::kFaces; ++pips) {
        State then = state;
        MonteCarlo::apply(then, Draw::die(pips));
        sum += worth(then, 0);
    }
    return sum / core::kFaces;
}

/// The seat's own best answer, and that of others which is worst for it.
float Foresight::best_answer(const State& state, int far) const {
    const Seat who = state.step().seat;
    Moves moves;
    MonteCarlo::offer(state, who, moves);
    const int last = moves.size() - 1;
    float best = who == me_ ? -1.0f : 2.0f;
    for (int i = 0; i <= last; ++i) {
        // MC-18: of all stakes the lowest, a middle one and the highest; far away no poker.
        if (state.does() == Does::Poker && i > 0) {
            if (far > kFew) break;
            if (i > 1 && i != last && i != moves.size() / 2) continue;
        }
        const float chance = after(state, who, moves[i], far);
        best = who == me_ ? std::max(best, chance) : std::min(best, chance);
    }
    return best;
}

float Foresight::after_card(const State& state, Card card, int far) const {
    State then = state;
    MonteCarlo::apply(then, Draw::casino(card));
    return worth(then, far + 1);
}

/// MC-13: any of the cards that are face down.
float Foresight::after_any_card(const State& state, int far) const {
    const Cards undrawn = state.undrawn();
    const int count = undrawn.count();
    if (far >= kOne) return after_card(state, undrawn.nth(count / 2), far);
    const int step = far >= kFew && count > 4 ? (count + 1) / 4 : 1;
    float sum = 0, looked_at = 0;
    for (int i = step / 4; i < count; i += step, ++looked_at) sum += after_card(state, undrawn.nth(i), far);
    return sum / looked_at;
}

float Foresight::best_bet(const State& state, int far) const {
    Moves bets;
    MonteCarlo::offer(state, state.step().seat, bets);
    if (far < kFew) {
        std::array<float, kBetCount> chances{};
        judge_bets(state, bets, chances);
        return *std::max_element(chances.begin(), chances.begin() + bets.size());
    }
    // Far away the bet with the best odds will do.
    int best = 0;
    for (int i = 1; i < bets.size(); ++i)
        if (odds_of(kBets[bets[i].value()], state.gone).good >
            odds_of(kBets[bets[best].value()], state.gone).good)
            best = i;
    State then = state;
    MonteCarlo::apply(then, state.step().seat, bets[best]);
    return after_any_card(then, far);
}

/// Each card is looked at once as won and once as lost, whatever suits are named.
void Foresight::judge_bets(const State& state, const Moves& moves, std::span<float> chances) const {
    std::fill(chances.begin(), chances.end(), 0.0f);
    State named = state;
    MonteCarlo::apply(named, state.step().seat, moves[0]);
    const Cards undrawn = state.undrawn();
    for (int i = 0; i < undrawn.count(); ++i) {
        const Card card = undrawn.nth(i);
        named.bet = kAllSuits;
        const float won = after_card(named, card, 0);
        named.bet = 0;
        const float lost = card == kJackpot ? won : after_card(named, card, 0);
        for (int bet = 0; bet < moves.size(); ++bet)
            chances[static_cast<unsigned>(bet)] +=
                (suits(card) & kBets[moves[bet].value()]) != 0 ? won : lost;
    }
    for (int bet = 0; bet < moves.size(); ++bet)
        chances[static_cast<unsigned>(bet)] /= static_cast<float>(undrawn.count());
}

/// MC-20: the dice decide; how often they do for the caller is known.
float Foresight::after_poker(const State& state, int far) const {
    static const auto kCallerWins = static_cast<float>(chance_of_calling());
    State won = state;
    while (won.does() != Does::Throw) won.steps.take_last();
    done(won);
    State lost = won;
    const core::Silence nobody_hears;
    caller_wins(won, nobody_hears);
    go_on(won, nobody_hears);
    caller_loses(lost, nobody_hears);
    go_on(lost, nobody_hears);
    return kCallerWins * worth(won, far + 1) + (1 - kCallerWins) * worth(lost, far + 1);
}

void Foresight::judge(const State& state, const Moves& moves, std::span<float> chances) const {
    if (moves[0].kind() == Move::Kind::Bet) return judge_bets(state, moves, chances);
    for (int i = 0; i < moves.size(); ++i) chances[static_cast<unsigned>(i)] = after(state, me_, moves[i], 0);
}

}  // namespace bots
