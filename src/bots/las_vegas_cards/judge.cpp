// A sound judgement of one choice of cards, or of one token.

#include "bots/las_vegas_cards/knowledge.h"

namespace bots {
namespace {

using namespace las_vegas_cards;

/// Dice at one casino in the end: the chance of each number.
constexpr int kMostAtOne = 13;
struct Spread {
    std::array<float, kMostAtOne + 1> chance{}, above{};

    /// So many dice lie there, and about so many more will come: each by itself.
    static Spread of(int dice, float coming) {
        Spread spread;
        float chance = std::exp(-coming), rest = 1;
        const int from = std::min(dice, kMostAtOne);
        for (int n = from; n <= kMostAtOne; ++n) {
            const auto at = static_cast<unsigned>(n);
            spread.chance[at] = n == kMostAtOne ? rest : chance;
            rest -= spread.chance[at];
            spread.above[at] = rest;
            chance *= coming / static_cast<float>(n - from + 1);
        }
        for (int n = 0; n < from; ++n) spread.above[static_cast<unsigned>(n)] = 1;
        return spread;
    }
};

using Spreads = Each<Spread>;

/// LVC-10, LVC-11: what a seat can expect from a casino: the higher note if nobody has as many or more dice,
/// the other one if one has more.
float expected_at(const Spreads& spreads, unsigned seats, unsigned seat, const NotePair& notes) {
    float sum = 0;
    const auto high = static_cast<float>(kit::worth(notes[0]).dollars);
    const auto low = static_cast<float>(kit::worth(notes[1]).dollars);
    for (unsigned n = 1; n <= kMostAtOne; ++n) {
        const float mine = spreads[seat].chance[n];
        if (mine < 0.001f) continue;
        float first = 1, second = 0;
        for (unsigned other = 0; other < seats; ++other) {
            if (other == seat) continue;
            const float above = spreads[other].above[n];
            const float below = 1 - above - spreads[other].chance[n];
            second = second * below + first * above;
            first *= below;
        }
        sum += mine * (first * high + second * low);
    }
    return sum;
}

/// How a player reckons with cards to come.
struct Temper {
    float a_turn;         // cards that a seat places in a turn
    float in_all;         // and at most in a round
    float dice_per_card;  // what a card will count when it comes
};
constexpr Temper kUsual{.a_turn = 1.9f, .in_all = 9.0f, .dice_per_card = 1.25f};
// Found by playing: who expects that much of later hands places few cards early and stays in the round. It
// beats the usual temper in 95 of 100 games.
constexpr Temper kPatient{.a_turn = 2.2f, .in_all = 9.3f, .dice_per_card = 2.0f};

/// The table as the others see it, and what they may do with it.
struct Table {
    const View& view;
    Seat me;
    unsigned seats;
    Temper temper;
    std::array<float, kCasinos> pull{};  // which share of the cards to come a casino will draw
    CardMoney weights{};                 // what a dollar in each safe is worth to me

    Table(const View& seen, Seat seat, const Temper& feels)
        : view(seen), me(seat), seats(seen.setup.seats), temper(feels) {
        float all = 0;
        for (unsigned casino = 0; casino < kCasinos; ++casino) {
            const auto high = static_cast<float>(kit::worth(view.notes[casino][0]).dollars);
            const auto low = static_cast<float>(kit::worth(view.notes[casino][1]).dollars);
            all += pull[casino] = high + 0.5f * low;
        }
        for (float& share : pull) share /= all;
        weigh_purses();
    }

    /// Money in a hidden safe: what its notes are worth on average.
    void weigh_purses() {
        constexpr float kMeanNote = 65'000;
        CardMoney money{};
        for (unsigned i = 0; i < seats; ++i) {
            const Money notes = view.safes[i].money();
            money[i] = sees_safe(view, view.viewer, Seat(i))
                           ? static_cast<float>(notes.dollars)
                           : kMeanNote * static_cast<float>(view.notes_held[i]);
            money[i] += static_cast<float>(view.tokens_held[i].money().dollars);
        }
        const auto left = static_cast<float>(kRounds - view.round) + 0.7f;
        const CardMoney chances = chances_with_money(money, static_cast<int>(seats), left);
        for (unsigned i = 0; i < seats; ++i)
            weights[i] = i == at(me) ? 1.0f : -chances[i] / std::max(0.001f, 1.0f - chances[at(me)]);
    }

    /// How many more cards a seat will place that has so many at the casinos and so many turns left.
    float cards_to_come(int placed, int turns) const {
        if (placed >= kOutAt) return 0;
        return std::min(temper.a_turn * static_cast<float>(turns),
                        temper.in_all - static_cast<float>(placed));
    }

    /// Turns that a seat still has, this hand included.
    int turns_left(unsigned seat) const { return (view.pile_cards[seat] + view.hand_cards[seat]) / kHand; }

    Spread spread(unsigned seat, unsigned casino, Cards placed, int turns) const {
        const float coming = cards_to_come(placed.count(), turns);
        float share = pull[casino];
        if (Seat(seat) == me && turns > 0) {
            // Of the own pile it is known what is left.
            const int cards = view.pile.count();
            const Face face{static_cast<std::uint8_t>(casino + 1)};
            if (cards > 0)
                share *=
                    6.0f * static_cast<float>(view.pile.by_value().count(face)) / static_cast<float>(cards);
        }
        return Spread::of(placed.dice_at(Face(casino + 1)), temper.dice_per_card * coming * share);
    }

    /// What all casinos bring, weighed, when I have these cards there after this turn.
    float worth(Cards mine) const {
        float sum = 0;
        for (unsigned casino = 0; casino < kCasinos; ++casino) {
            Spreads spreads;
            for (unsigned seat = 0; seat < seats; ++seat) {
                const bool own = Seat(seat) == me;
                const int turns = own ? turns_left(seat) - 1 : turns_left(seat);
                spreads[seat] = spread(seat, casino, own ? mine : view.placed[seat], turns);
            }
            for (unsigned seat = 0; seat < seats; ++seat)
                sum += weights[seat] * expected_at(spreads, seats, seat, view.notes[casino]);
        }
        return sum;
    }

    /// TOK-3: what one more token of this colour brings, and takes from those who collect it too.
    float worth(Token token) const {
        float sum = 10'000.0f * static_cast<float>(view.tokens_held[at(me)].of(token) + 1) + 5'000.0f;
        for (unsigned seat = 0; seat < seats; ++seat)
            if (Seat(seat) != me)
                sum -= weights[seat] * 3'000.0f * static_cast<float>(view.tokens_held[seat].of(token));
        return sum;
    }
    float best_token(unsigned casino) const {
        float best = 0;
        for (int colour = 0; colour < kit::kTokenColours; ++colour)
            if (view.tokens[casino].has(Token(colour))) best = std::max(best, worth(Token(colour)));
        return best;
    }
    float tokens_for(Cards cards) const {
        if (!view.setup.tokens) return 0;
        float sum = 0;
        const Faces dice = cards.dice();
        for (unsigned casino = 0; casino < kCasinos; ++casino)
            if (dice.count(Face(casino + 1)) >= 2) sum += best_token(casino);
        return sum;
    }
};

void judge_with(const Temper& temper, const View& view, Seat seat, const Moves& moves,
                std::span<float> scores) {
    const Table table(view, seat, temper);
    for (int i = 0; i < moves.size(); ++i) {
        float& score = scores[static_cast<unsigned>(i)];
        if (moves[i].places())
            score =
                table.worth(view.placed[at(seat)] + moves[i].cards()) + table.tokens_for(moves[i].cards());
        else
            score = moves[i].token() ? table.worth(*moves[i].token()) : 0.0f;
    }
}

}  // namespace

void LasVegasCardsKnowledge::judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    judge_with(kUsual, view, seat, moves, scores);
}

void LasVegasCardsKnowledge::foresee(const View& view, Seat seat, const Moves& moves,
                                     std::span<float> scores) {
    judge_with(kPatient, view, seat, moves, scores);
}

core::Phrase LasVegasCardsKnowledge::reason(const View& view, Seat seat, const Move& move) {
    if (!move.places()) {
        if (!move.token()) return core::phrase("bot.lvc.leaves");
        const int held = view.tokens_held[at(seat)].of(*move.token());
        return core::phrase("bot.lvc.token", core::Arg::money(10'000 * (held + 1)));
    }
    // The casino that matters: where these cards would bring the most if the round ended now.
    Each<Cards> placed = view.placed;
    placed[at(seat)] += move.cards();
    int best = 0;
    Money most;
    const Faces cards = move.cards().by_value();
    for (int casino = 1; casino <= kCasinos; ++casino) {
        if (cards.count(Face(casino)) == 0) continue;
        if (best == 0) best = casino;
        const Winners paid = paid_at(placed, view.setup.seats, Casino(casino));
        for (int i = 0; i < paid.size(); ++i) {
            const Money note = kit::worth(view.notes[place(Casino(casino))][static_cast<unsigned>(i)]);
            if (paid[i] != seat || note.dollars <= most.dollars) continue;
            most = note;
            best = casino;
        }
    }
    if (most.dollars > 0) return core::phrase("bot.lvc.pays", best, core::Arg::money(most.dollars));
    return core::phrase("bot.lvc.hopes", best);
}

}  // namespace bots
