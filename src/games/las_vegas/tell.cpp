// Moves and draws of the dice game as sentences.

#include "games/las_vegas/text.h"

namespace las_vegas {
namespace {

using core::Arg;
using core::phrase;

void tell_payout(const State& state, core::Sentences& sentences) {
    sentences.add(phrase("lv.round-over", int{state.round}));
    for (int casino = 1; casino <= kCasinos; ++casino) {
        const Awards awards = awards_at(state, Place(casino));
        for (const Award& award : awards) {
            const Arg money = Arg::money(worth(award.note).dollars);
            sentences.add(award.owner == kWhite ? phrase("lv.white-wins", casino, money)
                                                : phrase("lv.wins", Seat(award.owner), casino, money));
        }
        if (awards.empty()) sentences.add(phrase("lv.pays-nobody", casino));
    }
}

void tell_draw(const State& before, const FirstDraw& draw, core::Sentences& sentences) {
    sentences.add(phrase("any.first", draw.seat));
    (void)before;
}
void tell_draw(const State& before, const FillDraw&, core::Sentences& sentences) {
    sentences.add(phrase("lv.filled", int{before.round}, before.first));
}
void tell_draw(const State&, const WhiteDraw& draw, core::Sentences& sentences) {
    sentences.add(phrase("lv.white-rolled", draw.dice));
}
void tell_draw(const State& before, const Roll& thrown, core::Sentences& sentences) {
    const Faces own = thrown.of(Kind::Own), white = thrown.of(Kind::White);
    if (white.none())
        sentences.add(phrase("lv.rolls", before.active, own));
    else if (own.none())
        sentences.add(phrase("lv.rolls-white", before.active, white));
    else
        sentences.add(phrase("lv.rolls-both", before.active, own, white));
}

}  // namespace

void tell(const State& before, Seat seat, const Move& move, Seat, core::Sentences& sentences) {
    const Face face{move.value};
    sentences.add(phrase("lv.places", seat, before.roll.all().count(face), core::pips(face)));
    State after = before;
    place(after, seat, face);
    for (unsigned other = 0; other < after.setup.seats; ++other)
        if (!after.hand(Seat(other)).none()) return;
    tell_payout(after, sentences);
}

void tell(const State& before, const Draw& draw, Seat, core::Sentences& sentences) {
    std::visit([&](const auto& drawn) { tell_draw(before, drawn, sentences); }, draw);
}

}  // namespace las_vegas
