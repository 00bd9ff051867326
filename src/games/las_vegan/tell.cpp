// Moves and draws of Las Vegan as sentences.

#include "games/las_vegan/text.h"
#include "games/las_vegan/words.h"

namespace las_vegan {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

Arg colour(Card card) { return colour_word(kit::suit(card)); }

/// A machine as a player calls it: its colour, or its number.
Arg spoken(Machine machine) {
    const int number = static_cast<int>(machine);
    return number < kColours ? colour_word(number) : name(machine);
}

void tell_card(Seat player, Card card, Sentences& sentences) {
    if (player == kBank)
        sentences.add(phrase("vgn.bank-plays", colour(card), kit::rank(card)));
    else
        sentences.add(phrase("vgn.plays", player, colour(card), kit::rank(card)));
}

void tell_token(const State& state, Seat player, const Move& move, Sentences& sentences) {
    const int value = state.value(move.token());
    const bool bank = player == kBank;
    if (!is_golden(move.spot()))
        sentences.add(bank ? phrase("vgn.bank-puts", value, spoken(machine_of(move.spot())))
                           : phrase("vgn.puts", player, value, spoken(machine_of(move.spot()))));
    else if (bank)
        sentences.add(phrase("vgn.bank-puts-min", value));
    else
        sentences.add(phrase(move.spot() == kMin ? "vgn.puts-min" : "vgn.puts-max", player, value));
}

/// VGN-11, VGN-13: what a machine did, all players taken together.
void tell_machine(const State& state, Machine machine, Sentences& sentences) {
    for (int token = 0; token < static_cast<int>(kGold); ++token) {
        if (state.spot(Token(token)) != spot_of(machine)) continue;
        int all = 0;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat) all += times(machine, state.won[seat]);
        sentences.add(phrase(all == 0 ? "vgn.machine-counts-nothing" : "vgn.machine-counts", spoken(machine),
                             state.value(Token(token)), all));
        return;
    }
    sentences.add(phrase("vgn.machine-idle", spoken(machine)));
}

/// VGN-12: somebody always has the fewest tricks, and somebody the most.
void tell_golden(const State& state, Sentences& sentences) {
    const Spot side = state.spot(kGold);
    if (side == kNowhere)
        sentences.add(phrase("vgn.golden-idle"));
    else
        sentences.add(phrase("vgn.golden-counts", state.value(kGold), golden_payers(state, side).count()));
}

/// What the round brings, and who wins once it was the last. `state` is the table just before it is paid.
void tell_round(State state, Sentences& sentences) {
    sentences.add(phrase("vgn.round-over", int{state.round}));
    for (const Machine machine : state.machines) tell_machine(state, machine, sentences);
    tell_golden(state, sentences);
    const Gains all = gains(state);
    pay(state);
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        const int left = state.cabbages[seat];
        if (all[seat] > 0) sentences.add(phrase("vgn.gains", Seat(seat), all[seat], left));
        if (all[seat] < 0) sentences.add(phrase("vgn.loses", Seat(seat), -all[seat], left));
        if (all[seat] == 0) sentences.add(phrase("vgn.keeps", Seat(seat), left));
    }
    if (!is_last_round(state)) return;
    const core::Standing end = score(state);
    if (end.winners.none()) sentences.add(phrase("vgn.bank-wins-game"));
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        if (end.winners.has(Seat(seat)))
            sentences.add(phrase(end.winners.count() == 1 ? "vgn.wins-game" : "vgn.shares-game", Seat(seat)));
}

/// A full trick: who takes it, the tokens that the bank places, and the end of the round where it was the
/// last.
void tell_trick(State state, Sentences& sentences) {
    collect(state);
    const Seat winner = state.trick.winner();
    sentences.add(winner == kBank ? phrase("vgn.bank-wins") : phrase("vgn.wins", winner));
    for (; winner == kBank && state.sevens != 0;) {
        const Move move = bank_token(state);
        tell_token(state, kBank, move, sentences);
        put(state, move.token(), move.spot());
    }
    if (state.sevens == 0 && state.hands[0].none()) tell_round(state, sentences);
}

/// BANK-5: a secret card is told only once both are shown.
void tell_sealed(State state, Seat seat, Card card, Sentences& sentences) {
    sentences.add(phrase("vgn.chosen", seat));
    seal(state, seat, card);
    if (!state.step.asked.none()) return;
    for (unsigned other = 0; other < 2; ++other) tell_card(Seat(other), state.sealed[other], sentences);
    show_sealed(state);
    tell_trick(state, sentences);
}

void tell_leader(const State& before, Sentences& sentences) {
    const Seat leader = before.trick.winner();
    sentences.add(leader == kBank ? phrase("vgn.bank-leads") : phrase("vgn.leads", leader));
}

void tell_draw(const State&, const FirstDraw& draw, Sentences& sentences) {
    sentences.add(phrase("any.first", draw.seat));
}
void tell_draw(const State& before, const MachinesDraw& draw, Sentences& sentences) {
    sentences.add(phrase("vgn.machines-drawn", int{before.round}, spoken(draw.machines[0]),
                         spoken(draw.machines[1]), spoken(draw.machines[2])));
}
void tell_draw(const State&, const TossDraw& draw, Sentences& sentences) {
    core::Phrase told = phrase("vgn.tossed");
    for (unsigned token = 0; token < kTokens; ++token)
        told.args.add(int{kFaces[token][draw.faces >> token & 1]});
    sentences.add(told);
}
void tell_draw(const State& before, const HandsDraw&, Sentences& sentences) {
    sentences.add(phrase("vgn.dealt", hand_size(before.setup.seats)));
    if (!before.setup.with_bank()) tell_leader(before, sentences);
}
void tell_draw(const State& before, const OpenDraw& draw, Sentences& sentences) {
    for (Cards cards = draw.cards; !cards.none();) {
        const Card card = cards.take_lowest();
        sentences.add(phrase("vgn.opened", colour(card), kit::rank(card)));
    }
    if (before.step.does == Does::Refill)
        tell_trick(before, sentences);
    else
        tell_leader(before, sentences);
}
void tell_draw(const State& before, const PileDraw& draw, Sentences& sentences) {
    tell_card(kBank, draw.card, sentences);
    if (before.step.does == Does::BankLead) return;
    State after = before;
    answer(after, kBank, draw.card);
    tell_trick(after, sentences);
}

}  // namespace

void tell(const State& before, Seat seat, const Move& move, Seat, Sentences& sentences) {
    State after = before;
    switch (move.kind()) {
        case Move::Kind::Card:
            if (before.step.does == Does::Sealed) return tell_sealed(before, seat, move.card(), sentences);
            tell_card(seat, move.card(), sentences);
            play(after, seat, move.card());
            if (is_full(after)) tell_trick(after, sentences);
            return;
        case Move::Kind::Bank:
            if (move.card() == kit::kNoCard)
                sentences.add(phrase("vgn.takes-pile", seat));
            else
                tell_card(kBank, move.card(), sentences);
            return;
        case Move::Kind::Token:
            tell_token(before, seat, move, sentences);
            put(after, move.token(), move.spot());
            if (after.sevens == 0 && after.hands[0].none()) tell_round(after, sentences);
    }
}

void tell(const State& before, const Draw& draw, Seat, Sentences& sentences) {
    std::visit([&](const auto& drawn) { tell_draw(before, drawn, sentences); }, draw);
}

}  // namespace las_vegan
