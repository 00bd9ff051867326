// Why this move, in one sentence.

#include "bots/las_vegas/judge.h"
#include "bots/las_vegas/knowledge.h"
#include "bots/las_vegas/outlook.h"

namespace bots {
namespace {

using namespace las_vegas;

core::Arg dollars(float money) { return core::Arg::money(static_cast<std::int64_t>(money)); }

/// Placing dice: what the place would pay now, before and after.
core::Phrase of_placing(const State& before, Seat seat, const Placing& what) {
    const auto me = static_cast<unsigned>(seat);
    State after = before;
    lay(after, seat, gathered(after, seat, what));
    const auto was = lv_judge::paid_now(before, what.place, seat);
    const auto is = lv_judge::paid_now(after, what.place, seat);
    float lost = 0;
    for (unsigned other = 0; other < before.setup.seats; ++other)
        if (other != me) lost = std::max(lost, was[other] - is[other]);
    const bool slot = what.place == kSlot;
    if (is[me] > was[me])
        return slot ? core::phrase("bot.lv.slot-pays", dollars(is[me]))
                    : core::phrase("bot.lv.leads", number(what.place), dollars(is[me]));
    if (lost > 0)
        return slot ? core::phrase("bot.lv.slot-hurts", dollars(lost))
                    : core::phrase("bot.lv.hurts", number(what.place), dollars(lost));
    return slot ? core::phrase("bot.lv.slot-keeps-dice")
                : core::phrase("bot.lv.keeps-dice", number(what.place));
}

core::Phrase of_card(const State& before, Seat seat, const Move& move) {
    switch (move.card()) {
        case Card::WinTie: return core::phrase("bot.lv.win-tie");
        case Card::Reroll: return core::phrase("bot.lv.reroll-card");
        case Card::TwoCasinos: return core::phrase("bot.lv.two-casinos");
        case Card::Pass: return core::phrase("bot.lv.pass");
        case Card::Rotate: return core::phrase("bot.lv.rotate", core::pips(move.to()));
        case Card::TakeBack: return core::phrase("bot.lv.take-back");
        case Card::Double: return of_placing(before, seat, placing_of(move));
        case Card::ScoreIt: return core::phrase("bot.lv.score-it");
        case Card::Middle: return core::phrase("bot.lv.middle");
        case Card::Swap: return core::phrase("bot.lv.swap-card");
    }
    return core::phrase("bot.lv.done");
}

}  // namespace

core::Phrase LasVegasKnowledge::reason(const View& view, Seat seat, const Move& move) {
    const State before = lv_judge::table(view);
    switch (move.kind()) {
        case Move::Kind::Place: return of_placing(before, seat, placing_of(move));
        case Move::Kind::Reroll: return core::phrase("bot.lv.reroll");
        case Move::Kind::Play: return of_card(before, seat, move);
        case Move::Kind::Kick:
            if (move.kicked() == seat) return core::phrase("bot.lv.kick-own");
            return core::phrase("bot.lv.kick", move.kicked());
        case Move::Kind::Token:
            if (move.says_none()) return core::phrase("bot.lv.no-token");
            return core::phrase("bot.lv.token", kit::key(kit::Token(move.said())));
        case Move::Kind::Tie:
            if (move.says_none()) return core::phrase("bot.lv.no-tie");
            return core::phrase("bot.lv.tie", static_cast<int>(move.said()));
        case Move::Kind::Take:
            return core::phrase("bot.lv.take",
                                dollars(outlook::worth_to(before, Note(move.said()), seat, seat)));
        case Move::Kind::Swap:
            if (move.says_none()) return core::phrase("bot.lv.no-swap");
            return core::phrase("bot.lv.swap", dollars(static_cast<float>(worth(Note(move.said())).dollars)));
        case Move::Kind::Put:
            if (Place(move.said()) == kSlot) return core::phrase("bot.lv.put-slot");
            return core::phrase("bot.lv.put", static_cast<int>(move.said()));
        case Move::Kind::Done: return core::phrase("bot.lv.done");
    }
    return core::phrase("bot.lv.done");
}

}  // namespace bots
