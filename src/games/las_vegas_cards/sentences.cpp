// What happens in the card game, as sentences.

#include "games/las_vegas_cards/text.h"

namespace las_vegas_cards {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

void say(const First& first, Sentences& sentences) { sentences.add(phrase("any.first", first.seat)); }
void say(const Filled& filled, Sentences& sentences) {
    sentences.add(filled.sequential ? phrase("lvc.filled-first", int{filled.round}, filled.first)
                                    : phrase("lvc.filled", int{filled.round}));
}
void say(const TokensLaid&, Sentences& sentences) { sentences.add(phrase("lvc.tokens-laid")); }
void say(const Dealt& dealt, Sentences& sentences) {
    sentences.add(phrase("lvc.draw-hands", int{dealt.turn}));
}
void say(const Drawn& drawn, Sentences& sentences) { sentences.add(phrase("lvc.draws-hand", drawn.seat)); }
void say(const Chosen& chosen, Sentences& sentences) { sentences.add(phrase("lvc.ready", chosen.seat)); }
void say(const Placed& placed, Sentences& sentences) {
    sentences.add(phrase("lvc.places", placed.seat, placed.cards.count(), placed.cards.dice()));
}
void say(const Out& out, Sentences& sentences) { sentences.add(phrase("lvc.out", out.seat, out.cards)); }
void say(const TokenTaken& taken, Sentences& sentences) {
    sentences.add(phrase("lvc.takes-token", taken.seat, kit::key(taken.token), number(taken.casino)));
}
void say(const TokensLeft& left, Sentences& sentences) {
    sentences.add(phrase("lvc.leaves-tokens", left.seat, number(left.casino)));
}
void say(const RoundOver& over, Sentences& sentences) {
    sentences.add(phrase("lvc.round-over", int{over.round}));
}
void say(const Paid& paid, Sentences& sentences) {
    sentences.add(phrase("lvc.wins", paid.seat, int{paid.casino}, Arg::money(worth(paid.note).dollars)));
}
void say(const PaidNobody& paid, Sentences& sentences) {
    sentences.add(phrase("lvc.pays-nobody", int{paid.casino}));
}
void say(const Turn&, Sentences&) {}
void say(const Revealed&, Sentences&) {}
void say(const Cancelled&, Sentences&) {}
void say(const Returned&, Sentences&) {}
void say(const Scored&, Sentences&) {}

}  // namespace

void say(const Event& event, Seat, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, sentences); }, event);
}

}  // namespace las_vegas_cards
