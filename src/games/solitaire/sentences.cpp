// What happens in solitaire, as sentences.

#include "games/solitaire/text.h"

namespace solitaire {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

Arg money(Money sum) { return Arg::money(sum.dollars); }

void say(const Filled& filled, Sentences& sentences) {
    sentences.add(phrase("solo.filled", int{filled.round}));
}
void say(const RivalsDrawn& drawn, Sentences& sentences) {
    core::Phrase said = phrase(drawn.rivals.count() == 1 ? "solo.rival" : "solo.rivals");
    kit::add_words(said, drawn.rivals, kMostRivals);
    sentences.add(said);
}
void say(const RivalsPlaced& placed, Sentences& sentences) {
    for (const Colour colour : placed.rivals)
        sentences.add(
            phrase("solo.rival-rolled", kit::word(colour), placed.dice.of[static_cast<unsigned>(colour)]));
}
void say(const Rolled& rolled, Sentences& sentences) {
    sentences.add(phrase("solo.rolls", rolled.seat, rolled.roll.faces()));
}
void say(const Placed& placed, Sentences& sentences) {
    sentences.add(kit::placing("solo.places", "solo.places-many", placed));
}
void say(const SecondGroup&, Sentences& sentences) { sentences.add(phrase("solo.second-group")); }
void say(const RoundOver&, Sentences& sentences) { sentences.add(phrase("solo.round-over")); }
void say(const Paid& paid, Sentences& sentences) {
    sentences.add(phrase("solo.pays", int{paid.casino}, money(worth(paid.note)), kit::word(paid.colour)));
}
void say(const PaidNobody& paid, Sentences& sentences) {
    sentences.add(phrase("solo.pays-nobody", int{paid.casino}));
}
void say(const Cancelled&, Sentences&) {}
void say(const Returned&, Sentences&) {}
void say(const Scored&, Sentences&) {}
void say(const Sums& sums, Sentences& sentences) {
    sentences.add(phrase("solo.sums", money(sums.own), money(sums.others)));
}

}  // namespace

void say(const Event& event, Seat, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, sentences); }, event);
}

}  // namespace solitaire
