// Moves and draws of the card game as sentences. Everybody is told the same: a sealed choice only that it was
// made, a hand only that it was drawn.

#include "games/las_vegas_cards/text.h"

namespace las_vegas_cards {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

/// Cards that go to the casinos, added to what lies there.
void tell_placing(Seat seat, Cards cards, Each<Cards>& placed, Sentences& sentences) {
    sentences.add(phrase("lvc.places", seat, cards.count(), cards.dice()));
    placed[at(seat)] += cards;
    if (placed[at(seat)].count() >= kOutAt) sentences.add(phrase("lvc.out", seat, placed[at(seat)].count()));
}

void tell_payout(const State& before, const Each<Cards>& placed, Sentences& sentences) {
    sentences.add(phrase("lvc.round-over", int{before.round}));
    for (int casino = 1; casino <= kCasinos; ++casino) {
        const Paid paid = paid_at(placed, before.setup.seats, Casino(casino));
        for (int i = 0; i < paid.size(); ++i) {
            const Note note = before.notes[place(Casino(casino))][static_cast<unsigned>(i)];
            sentences.add(phrase("lvc.wins", paid[i], casino, Arg::money(worth(note).dollars)));
        }
        if (paid.empty()) sentences.add(phrase("lvc.pays-nobody", casino));
    }
}

/// LVC-6: with the last choice all cards are turned over.
void tell_choice(const State& before, Seat seat, Cards cards, Each<Cards>& placed, Sentences& sentences) {
    sentences.add(phrase("lvc.ready", seat));
    if (before.choosing.count() != 1) return;
    for (unsigned other = 0; other < before.setup.seats; ++other) {
        const Cards chosen = Seat(other) == seat ? cards : before.chosen[other];
        if (!chosen.none()) tell_placing(Seat(other), chosen, placed, sentences);
    }
}

void tell_token(Seat seat, const Move& move, Sentences& sentences) {
    if (const std::optional<Token> token = move.token())
        sentences.add(phrase("lvc.takes-token", seat, kit::key(*token), number(move.casino())));
    else
        sentences.add(phrase("lvc.leaves-tokens", seat, number(move.casino())));
}

void tell_draw(const State&, const FirstDraw& draw, Sentences& sentences) {
    sentences.add(phrase("any.first", draw.seat));
}
void tell_draw(const State& before, const NotesDraw&, Sentences& sentences) {
    sentences.add(before.setup.sequential ? phrase("lvc.filled-first", int{before.round}, before.first)
                                          : phrase("lvc.filled", int{before.round}));
}
void tell_draw(const State&, const TokensDraw&, Sentences& sentences) {
    sentences.add(phrase("lvc.tokens-laid"));
}
void tell_draw(const State& before, const HandsDraw&, Sentences& sentences) {
    sentences.add(phrase("lvc.draw-hands", before.turn + 1));
}
void tell_draw(const State& before, const HandDraw&, Sentences& sentences) {
    sentences.add(phrase("lvc.draws-hand", before.active));
}

}  // namespace

void tell(const State& before, Seat seat, const Move& move, Sentences& sentences) {
    Each<Cards> placed = before.placed;
    switch (before.does) {
        case Does::Choose: tell_choice(before, seat, move.cards(), placed, sentences); break;
        case Does::Place: tell_placing(seat, move.cards(), placed, sentences); break;
        default: tell_token(seat, move, sentences);
    }
    State after = before;
    answer(after, seat, move);
    if (after.does == Does::Over || after.round != before.round) tell_payout(before, placed, sentences);
}

void tell(const State& before, const Draw& draw, Sentences& sentences) {
    std::visit([&](const auto& drawn) { tell_draw(before, drawn, sentences); }, draw);
}

}  // namespace las_vegas_cards
