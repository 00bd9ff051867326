// A view of the card game as JSON, for a page and a terminal that know no rules.

#include "games/las_vegas_cards/text.h"
#include "kit/text.h"

namespace las_vegas_cards {
namespace {

using core::json::Pen;

template <class List>
void write_seats(Pen& pen, const List& seats) {
    pen.open('[');
    for (const Seat seat : seats) pen.number(core::index(seat));
    pen.close(']');
}

void write_tokens(Pen& pen, Tokens tokens) {
    pen.open('[');
    for (int colour = 0; colour < kit::kTokenColours; ++colour)
        for (int i = 0; i < tokens.of(Token(colour)); ++i) pen.text(kit::name(Token(colour)));
    pen.close(']');
}

/// Who would be paid at a casino, and whose dice cancel each other.
void write_payout(Pen& pen, const Each<Cards>& placed, int seats, Casino casino) {
    core::Few<Seat, kMostSeats> tied;
    const kit::Ranking ranking = ranking_at(placed, seats, casino);
    for (int seat = 0; seat < seats; ++seat) {
        const int dice = placed[static_cast<unsigned>(seat)].dice_at(Face(number(casino)));
        if (dice != 0 && (ranking.counts >> dice & 1) == 0) tied.add(Seat(seat));
    }
    pen.key("pays");
    write_seats(pen, paid_at(placed, seats, casino));
    pen.key("tied");
    write_seats(pen, tied);
}

/// The dice at a casino, who would be paid if the round ended now, and whose dice cancel each other.
void write_casino(Pen& pen, const View& seen, Casino casino) {
    const int seats = seen.setup.seats;
    pen.open('{').key("casino").number(number(casino)).key("notes").open('[');
    for (unsigned i = 0; i < kNotesEach && seen.laid_out; ++i) kit::write(pen, seen.notes[place(casino)][i]);
    pen.close(']').key("dice").open('[');
    for (int seat = 0; seat < seats; ++seat)
        pen.number(seen.placed[static_cast<unsigned>(seat)].dice_at(Face(number(casino))));
    pen.close(']');
    write_payout(pen, seen.placed, seats, casino);
    if (seen.setup.tokens) {
        pen.key("tokens");
        write_tokens(pen, seen.tokens[place(casino)]);
    }
    pen.close('}');
}

/// LVC-4: a seat thinks until it is ready; that is all the others see of a sealed choice.
const char* state_of(const View& seen, Seat seat) {
    if (seen.does == Does::Choose && seen.choosing.has(seat)) return "thinking";
    if (seen.does == Does::Choose && seen.hand_cards[at(seat)] != 0) return "ready";
    const bool plays = seen.does == Does::Place || seen.does == Does::Token || seen.does == Does::Hand;
    if (plays && seen.active == seat) return "playing";
    if (seen.hand_cards[at(seat)] == 0 && seen.pile_cards[at(seat)] == 0) return "out";
    return "waiting";
}

void write_seat(Pen& pen, const View& seen, Seat seat) {
    const Cards placed = seen.placed[at(seat)];
    const int hand = seen.hand_cards[at(seat)], pile = seen.pile_cards[at(seat)];
    pen.open('{').key("state").text(state_of(seen, seat));
    pen.key("placed");
    write(pen, placed);
    pen.key("last");
    write(pen, seen.last[at(seat)]);
    pen.key("cards").number(placed.count()).key("hand").number(hand).key("pile").number(pile);
    pen.key("glass").number(kDeckCards - placed.count() - hand - pile);
    pen.key("notes").number(seen.notes_held[at(seat)]).key("money");
    if (seen.shown.has(seat)) {
        pen.number((seen.safes[at(seat)].money() + seen.tokens_held[at(seat)].money()).dollars);
        kit::write_falling(pen.key("safe"), seen.safes[at(seat)]);
    } else {
        pen.null();
    }
    if (seen.setup.tokens) {
        pen.key("tokens");
        write_tokens(pen, seen.tokens_held[at(seat)]);
    }
    pen.close('}');
}

/// What the cards of the hand would come to at a casino, by the number of their dice, if nobody else placed
/// anything there: all that is known before the others show theirs.
void write_adds(Pen& pen, const View& seen, Casino casino) {
    const Face face = Face(number(casino));
    const int singles = seen.hand.count(single(face)), twofolds = seen.hand.count(twofold(face));
    for (int dice = 1; dice <= singles + 2 * twofolds; ++dice) {
        const int with_double = dice > singles ? 1 : 0;
        if (dice < 2 * with_double) continue;
        Cards cards = Cards::of(single(face), dice - 2 * with_double);
        if (with_double != 0) cards += Cards::of(twofold(face));
        Each<Cards> placed = seen.placed;
        placed[at(seen.viewer)] += cards;
        pen.open('{').key("casino").number(number(casino)).key("dice").number(dice);
        write_payout(pen, placed, seen.setup.seats, casino);
        pen.close('}');
    }
}

/// What only the viewer sees: the hand, the own choice, and which cards are left in the pile, without an
/// order.
void write_own(Pen& pen, const View& seen) {
    if (core::index(seen.viewer) >= seen.setup.seats) return;
    pen.key("hand");
    write(pen, seen.hand);
    pen.key("chosen");
    write(pen, seen.chosen);
    pen.key("pile");
    write(pen, seen.pile);
    pen.key("adds").open('[');
    for (int casino = 1; casino <= kCasinos; ++casino) write_adds(pen, seen, Casino(casino));
    pen.close(']');
}

}  // namespace

void write(Pen& pen, const View& seen) {
    pen.open('{').key("options");
    write_options(pen, seen.setup);
    pen.key("round").number(seen.round).key("rounds").number(kRounds);
    pen.key("turn").number(seen.turn).key("turns").number(kTurns);
    pen.key("out-at").number(kOutAt);  // LVC-8
    pen.key("step").text(kStepNames[static_cast<unsigned>(seen.does)]);
    if (seen.setup.sequential)
        pen.key("first").number(core::index(seen.first)).key("active").number(core::index(seen.active));
    if (seen.does == Does::Token) pen.key("token-at").number(number(seen.due.lowest()));
    pen.key("casinos").open('[');
    for (int casino = 1; casino <= kCasinos; ++casino) write_casino(pen, seen, Casino(casino));
    pen.close(']').key("seats").open('[');
    for (int seat = 0; seat < seen.setup.seats; ++seat) write_seat(pen, seen, Seat(seat));
    pen.close(']');
    write_own(pen, seen);
    pen.key("stack").number(seen.stack).key("box");
    kit::write_falling(pen, seen.box);
    if (seen.setup.tokens) pen.key("token-pile").number(seen.token_pile.count());
    pen.close('}');
}

}  // namespace las_vegas_cards
