#include "bots/las_vegas/judge.h"

#include <algorithm>

#include "bots/las_vegas/knowledge.h"
#include "bots/las_vegas/outlook.h"

namespace bots {
namespace lv_judge {

using namespace las_vegas;

State table(const View& view) {
    // What is hidden is dealt by a lot that depends on nothing but the view, and then put out of sight.
    core::PlayoutHouse house(1);
    State state = dream(view, house);
    for (unsigned seat = 0; seat < view.setup.seats; ++seat) {
        if (Seat(seat) == view.viewer) continue;
        state.cards[seat] = {};
        if (view.setup.has(Module::Bonus)) state.bonus[seat] = kNoBonusCards;
    }
    return state;
}

std::array<float, kOwners> paid_now(const State& state, Place place, Seat me) {
    std::array<float, kOwners> money{};
    if (place != kSlot) {
        for (const Award& award : awards_at(state, place))
            money[award.owner] += outlook::worth_to(state, award.note, Seat(award.owner), me);
        return money;
    }
    Notes notes = state.notes_at(place);
    for (const kit::Owner owner : slot_machine::ranking(state)) {
        if (notes.none()) break;
        const Note note = notes.highest();
        notes.remove(note);
        money[owner] += outlook::worth_to(state, note, Seat(owner), me);
    }
    return money;
}

float lead(const State& state, Seat me) {
    float mine = 0, theirs = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        (Seat(seat) == me ? mine : theirs) +=
            static_cast<float>((state.purses[seat].money() + timing::fortune(state, Seat(seat))).dollars);
    return mine - theirs / static_cast<float>(state.setup.seats - 1);
}

namespace {

/// One's own turn, played on from a move: the best of all ways to go on.
class Lines {
   public:
    Lines(Measure measure, Seat seat) : measure_(measure), seat_(seat) {}

    float value(State state, const Move& move) const {
        if (move.kind() == Move::Kind::Reroll) return value_of_reroll(state, move);
        if (move.plays(Card::Middle)) return value_of_middle(state, move);
        LasVegas::apply(state, seat_, move);
        return value(state);
    }

   private:
    /// Further questions of this turn; cards and rerolls are left to questions of their own.
    float value(const State& state) const {
        if (state.now.does == Does::DrawSwap) return measure_(state, seat_) + outlook::kUsualNote;
        if (!asks_seat(state.now.does) || state.now.seat != seat_) return measure_(state, seat_);
        if (state.now.does == Does::AfterPlace) return measure_(state, seat_);
        Moves moves;
        LasVegas::offer(state, seat_, moves);
        float best = -1e9f;
        for (const Move& move : moves)
            if (state.now.does != Does::Place || move.kind() == Move::Kind::Place)
                best = std::max(best, value(state, move));
        return best;
    }

    /// The note comes as a surprise: a usual one, where it does most good.
    float value_of_middle(State state, const Move& move) const {
        const core::Silence nobody_hears;
        deal::spend(state, seat_, move.card(), nobody_hears);
        float best = -1e9f;
        for (int place = 1; place <= state.places(); ++place) {
            State after = state;
            after.notes_at(Place(place)).add(kit::note_of(40));
            best = std::max(best, value(after));
        }
        return best;
    }

    /// Sensible rerolls keep all dice of one value, or none; what comes is tried a few times.
    float value_of_reroll(State state, const Move& move) const {
        const Faces picked = las_vegas::picked_up(move).all(), rolled = state.roll.all();
        int kept = 0;
        for (int face = 1; face <= core::kFaces; ++face) {
            if (picked.count(Face(face)) == rolled.count(Face(face))) continue;
            if (picked.shows(Face(face)) || ++kept > 1) return -1e6f;
        }
        LasVegas::apply(state, seat_, move);
        core::PlayoutHouse house(2);
        constexpr int kTimes = 8;
        float sum = 0;
        for (int i = 0; i < kTimes; ++i) {
            State after = state;
            LasVegas::apply(after, LasVegas::chance(after, house));
            sum += value(after);
        }
        return sum / kTimes;
    }

    Measure measure_;
    Seat seat_;
};

/// What cards are worth in the hand of somebody who has dice, and once they have been played.
float cards_of(const State& state, Seat me) {
    const auto i = static_cast<unsigned>(me);
    const Cards held = state.cards[i];
    if (!state.setup.has(Module::Actions)) return 0;
    float dollars = 0;
    const auto effect = [&](Seat whose, float worth) { dollars += whose == me ? worth : 0; };
    effect(state.effects.wins_tie, 8'000);
    effect(state.effects.rerolls, 8'000);
    effect(state.effects.two_casinos, 4'000);
    effect(state.effects.swaps, 4'000);
    if (state.hands[i].none()) return dollars;
    constexpr Card kKept[] = {Card::Pass, Card::Rotate, Card::TakeBack, Card::Double};
    for (const Card card : kKept) dollars += held.has(card) ? 6'000.0f : 0;
    return dollars + (held.has(Card::ScoreIt) || held.has(Card::Middle) ? 10'000.0f : 0);
}

/// Dice in a hand, a big one counted twice.
float dice_of(const Hand& hand) {
    return static_cast<float>(hand.of(Kind::Own)) + 2 * static_cast<float>(hand.of(Kind::Big)) +
           0.5f * static_cast<float>(hand.of(Kind::Kicker)) + 0.2f * static_cast<float>(hand.of(Kind::White));
}

bool round_goes_on(const State& state) {
    for (const Notes& notes : state.notes)
        if (!notes.none()) return true;
    return false;
}

float greedy_measure(const State& state, Seat me) {
    const auto i = static_cast<unsigned>(me);
    float money = static_cast<float>((state.purses[i].money() + timing::fortune(state, me)).dollars);
    for (int place = 1; place <= state.places(); ++place) money += paid_now(state, Place(place), me)[i];
    return money;
}

/// What stands now is worth the less the more dice can still come against it.
float regular_measure(const State& state, Seat me) {
    float value = lead(state, me);
    if (!round_goes_on(state)) return value;
    float others_dice = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        if (Seat(seat) != me) others_dice += dice_of(state.hands[seat]);
    const float holds = 1.0f / (1.0f + others_dice / 12.0f);
    const auto rivals = static_cast<float>(state.setup.seats - 1);
    for (int place = 1; place <= state.places(); ++place) {
        const auto money = paid_now(state, Place(place), me);
        const float wins = state.effects.scored == Place(place) ? 1.0f : holds;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            value += wins * (Seat(seat) == me ? money[seat] : -money[seat] / rivals);
        // Dice where there is much to win keep a chance even when they win nothing now.
        if (state.dice[static_cast<unsigned>(me)].at(Place(place)) != 0)
            value += (1.0f - holds) * 0.1f * static_cast<float>(state.notes_at(Place(place)).money().dollars);
    }
    return value + 9'000.0f * dice_of(state.hands[static_cast<unsigned>(me)]) + cards_of(state, me);
}

/// With an eye on the dice to come. A die in the hand is worth most among two, where the last word counts.
float far_sighted_measure(const State& state, Seat me) {
    float value = lead(state, me);
    if (!round_goes_on(state)) return value;
    const auto seats = static_cast<float>(state.setup.seats);
    const float die = 72'000.0f / (seats * seats);
    return value + outlook::of(state, me) + die * dice_of(state.hands[static_cast<unsigned>(me)]) +
           cards_of(state, me);
}

}  // namespace

void by(Measure measure, const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    const State before = table(view);
    const Lines lines(measure, seat);
    for (int i = 0; i < moves.size(); ++i) scores[static_cast<unsigned>(i)] = lines.value(before, moves[i]);
}

}  // namespace lv_judge

void LasVegasKnowledge::judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    lv_judge::by(lv_judge::regular_measure, view, seat, moves, scores);
}
void LasVegasKnowledge::foresee(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    lv_judge::by(lv_judge::far_sighted_measure, view, seat, moves, scores);
}
void LasVegasKnowledge::greed(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    lv_judge::by(lv_judge::greedy_measure, view, seat, moves, scores);
}

}  // namespace bots
