// A sound judgement of one turn of the dice game.

#include "bots/las_vegas/knowledge.h"

namespace bots {
namespace {

using namespace las_vegas;

/// What lies open, as a state in which placements can be tried.
State table(const View& view) {
    State state{};
    state.setup = view.setup;
    state.notes = view.notes;
    state.dice = view.dice;
    state.hands = view.hands;
    state.roll = view.roll;
    return state;
}

/// Who would get how much at a casino.
std::array<float, kOwners> paid(const State& state, Place place) {
    std::array<float, kOwners> money{};
    for (const Award& award : awards_at(state, place))
        money[award.owner] += static_cast<float>(worth(award.note).dollars);
    return money;
}

}  // namespace

void LasVegasKnowledge::judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    const State before = table(view);
    const auto me = static_cast<unsigned>(seat);
    float others_dice = 0;
    for (unsigned i = 0; i < view.setup.seats; ++i)
        if (i != me)
            others_dice += static_cast<float>(view.hands[i].of(Kind::Own) + view.hands[i].of(Kind::White));
    // What stands now is worth the less the more dice can still come against it.
    const float holds = 1.0f / (1.0f + others_dice / 12.0f);
    const float rivals = static_cast<float>(view.setup.seats - 1);
    for (int i = 0; i < moves.size(); ++i) {
        if (moves[i].kind() != Move::Kind::Place || moves[i].where() == kSlot) continue;
        const Face face = moves[i].face();
        const Place place = casino(face);
        State after = before;
        const int own = before.roll.of(Kind::Own).count(face),
                  white = before.roll.of(Kind::White).count(face);
        after.dice[me].packed += before.roll.of(Kind::Own).only(face).packed;
        after.dice[kWhite].packed += before.roll.of(Kind::White).only(face).packed;
        const auto was = paid(before, place), is = paid(after, place);
        float lost_by_others = 0;
        for (unsigned other = 0; other < view.setup.seats; ++other)
            if (other != me) lost_by_others += was[other] - is[other];
        scores[static_cast<unsigned>(i)] = holds * (is[me] - was[me] + lost_by_others / rivals) -
                                           9000.0f * static_cast<float>(own) -
                                           1000.0f * static_cast<float>(white);
        // Dice where there is much to win keep a chance even when they win nothing now.
        scores[static_cast<unsigned>(i)] +=
            (1.0f - holds) * 0.15f *
            static_cast<float>(view.notes_held.size() ? before.notes_at(place).money().dollars : 0);
    }
}

core::Phrase LasVegasKnowledge::reason(const View& view, Seat seat, const Move& move) {
    State after = table(view);
    const Face face = move.face();
    const Place place = casino(face);
    const float was = paid(after, place)[static_cast<unsigned>(seat)];
    after.dice[static_cast<unsigned>(seat)].packed += view.roll.of(Kind::Own).only(face).packed;
    after.dice[kWhite].packed += view.roll.of(Kind::White).only(face).packed;
    const float is = paid(after, place)[static_cast<unsigned>(seat)];
    const core::Arg money = core::Arg::money(static_cast<std::int64_t>(is));
    if (is > was) return core::phrase("bot.lv.leads", number(place), money);
    return core::phrase("bot.lv.keeps-dice", number(place));
}

}  // namespace bots
