// What happens in the game of hidden colours, as sentences.

#include "games/colours/text.h"

namespace colours {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

void say(const First& first, Seat, Sentences& sentences) { sentences.add(phrase("any.first", first.seat)); }
void say(const Filled& filled, Seat, Sentences& sentences) {
    sentences.add(phrase("new.filled", int{filled.round}, filled.first));
}
void say(const StartPlaced&, Seat, Sentences& sentences) {
    sentences.add(phrase("new.set-up-placed", kDicePlaced));
}
/// NEW-3: each player reads only their own cards.
void say(const Dealt& dealt, Seat viewer, Sentences& sentences) {
    sentences.add(phrase("new.dealt", kColoursEach));
    if (core::index(viewer) >= dealt.seats) return;
    core::Phrase own = phrase("new.your-colours");
    kit::add_words(own, dealt.owned[static_cast<unsigned>(viewer)], kColoursEach);
    sentences.add(own);
}
void say(const Rolled& rolled, Seat, Sentences& sentences) {
    sentences.add(phrase("new.rolls", rolled.seat, rolled.roll.faces()));
}
void say(const Placed& placed, Seat, Sentences& sentences) {
    sentences.add(kit::placing("new.places", "new.places-many", placed));
}
void say(const Paid& paid, Seat, Sentences& sentences) {
    const Arg money = Arg::money(worth(paid.note).dollars);
    sentences.add(phrase("new.pays", int{paid.casino}, money, kit::word(paid.colour)));
}
void say(const PaidNobody& paid, Seat, Sentences& sentences) {
    sentences.add(phrase("new.pays-nobody", int{paid.casino}));
}
/// NEW-8: the players show their cards and take the notes of their colours.
void say(const Revealed& shown, Seat, Sentences& sentences) {
    for (unsigned seat = 0; seat < static_cast<unsigned>(shown.seats); ++seat) {
        const Notes& won = shown.won[seat];
        core::Phrase said = phrase("new.shows", Seat(seat), won.count(), Arg::money(won.money().dollars));
        kit::add_words(said, shown.owned[seat], kColoursEach);
        sentences.add(said);
    }
}
void say(const Turn&, Seat, Sentences&) {}
void say(const Cancelled&, Seat, Sentences&) {}
void say(const RoundOver&, Seat, Sentences&) {}
void say(const Taken&, Seat, Sentences&) {}
void say(const Returned&, Seat, Sentences&) {}
void say(const Scored&, Seat, Sentences&) {}

}  // namespace

void say(const Event& event, Seat viewer, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, viewer, sentences); }, event);
}

}  // namespace colours
