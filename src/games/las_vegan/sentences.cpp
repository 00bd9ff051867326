// What happens in Las Vegan, as sentences.

#include "games/las_vegan/text.h"

namespace las_vegan {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

Arg colour(Card card) { return colour_word(kit::suit(card)); }

/// A machine as a player calls it: its colour, or its number.
Arg spoken(Spot machine) {
    const int number = static_cast<int>(machine);
    return number < kColours ? colour_word(number) : name(machine_of(machine));
}

void say(const First& first, Sentences& sentences) { sentences.add(phrase("any.first", first.seat)); }
void say(const MachinesDrawn& drawn, Sentences& sentences) {
    core::Phrase said = phrase("vgn.machines-drawn", int{drawn.round});
    for (const Machine machine : drawn.machines) said.args.add(spoken(spot_of(machine)));
    sentences.add(said);
}
void say(const Tossed& tossed, Sentences& sentences) {
    core::Phrase said = phrase("vgn.tossed");
    for (const int value : tossed.values) said.args.add(value);
    sentences.add(said);
}
void say(const Dealt& dealt, Sentences& sentences) { sentences.add(phrase("vgn.dealt", int{dealt.cards})); }
void say(const Opened& opened, Sentences& sentences) {
    for (Cards cards = opened.cards; !cards.none();) {
        const Card card = cards.take_lowest();
        sentences.add(phrase("vgn.opened", colour(card), kit::rank(card)));
    }
}
void say(const Leads& leads, Sentences& sentences) {
    sentences.add(leads.player == kBank ? phrase("vgn.bank-leads") : phrase("vgn.leads", leads.player));
}
/// BANK-5: a secret card is told only once both are shown.
void say(const Chosen& chosen, Sentences& sentences) { sentences.add(phrase("vgn.chosen", chosen.seat)); }
void say(const TakesPile& takes, Sentences& sentences) {
    sentences.add(phrase("vgn.takes-pile", takes.seat));
}
void say(const Played& played, Sentences& sentences) {
    const Card card = played.card;
    if (played.player == kBank)
        sentences.add(phrase("vgn.bank-plays", colour(card), kit::rank(card)));
    else
        sentences.add(phrase("vgn.plays", played.player, colour(card), kit::rank(card)));
}
void say(const Cancelled&, Sentences&) {}
void say(const Won& won, Sentences& sentences) {
    sentences.add(won.player == kBank ? phrase("vgn.bank-wins") : phrase("vgn.wins", won.player));
}
void say(const Placed& placed, Sentences& sentences) {
    const int value = placed.value;
    const bool bank = placed.player == kBank;
    if (!is_golden(placed.on))
        sentences.add(bank ? phrase("vgn.bank-puts", value, spoken(placed.on))
                           : phrase("vgn.puts", placed.player, value, spoken(placed.on)));
    else if (bank)
        sentences.add(phrase("vgn.bank-puts-min", value));
    else
        sentences.add(phrase(placed.on == kMin ? "vgn.puts-min" : "vgn.puts-max", placed.player, value));
}
void say(const RoundOver& over, Sentences& sentences) {
    sentences.add(phrase("vgn.round-over", int{over.round}));
}
void say(const Paid& paid, Sentences& sentences) {
    int all = 0;
    for (const int times : paid.times) all += times;
    sentences.add(is_golden(paid.machine)
                      ? phrase("vgn.golden-counts", int{paid.value}, all)
                      : phrase("vgn.machine-counts", spoken(paid.machine), int{paid.value}, all));
}
void say(const PaidNobody& paid, Sentences& sentences) {
    if (is_golden(paid.machine))
        sentences.add(phrase("vgn.golden-idle"));
    else if (paid.value == PaidNobody::kIdle)
        sentences.add(phrase("vgn.machine-idle", spoken(paid.machine)));
    else
        sentences.add(phrase("vgn.machine-counts-nothing", spoken(paid.machine), int{paid.value}, 0));
}
void say(const Gained& gained, Sentences& sentences) {
    const int gain = gained.gain(), left = gained.cabbages;
    if (gain > 0) sentences.add(phrase("vgn.gains", gained.seat, gain, left));
    if (gain < 0) sentences.add(phrase("vgn.loses", gained.seat, -gain, left));
    if (gain == 0) sentences.add(phrase("vgn.keeps", gained.seat, left));
}
void say(const Scored&, Sentences&) {}
void say(const GameOver& over, Sentences& sentences) {
    if (over.winners.none()) sentences.add(phrase("vgn.bank-wins-game"));
    for (const Seat seat : over.winners)
        sentences.add(phrase(over.winners.count() == 1 ? "vgn.wins-game" : "vgn.shares-game", seat));
}

}  // namespace

void say(const Event& event, Seat, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, sentences); }, event);
}

}  // namespace las_vegan
