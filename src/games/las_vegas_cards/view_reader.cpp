// A view of the card game read back from its JSON.

#include "kit/view_reader.h"

#include "games/las_vegas_cards/text.h"
#include "kit/text.h"

namespace las_vegas_cards {

using core::json::Value;
using kit::ViewReader;

namespace {

/// Notes lie at the casinos from the first draw of a round to its payout.
bool notes_lie(Does does) { return does != Does::First && does != Does::Notes && does != Does::Over; }

/// Cards that are taken out of those there are.
Cards read_cards(ViewReader& reader, Value list, Cards& left, const char* part) {
    Cards cards{};
    for (const Value value : reader.list(list, kDeckCards, part)) {
        const std::optional<Card> card = read_card(value);
        const bool there = card && left.count(*card) != 0;
        reader.want(there, part);
        if (!there) break;
        left -= Cards::of(*card);
        cards.add(*card);
    }
    return cards;
}
Cards read_cards(ViewReader& reader, Value list, const char* part) {
    Cards deck = kDeck;
    return read_cards(reader, list, deck, part);
}

/// LVC-1: two notes each, the higher first.
void read_casinos(ViewReader& reader, Value casinos, View& seen, Notes& unseen, Tokens& pile) {
    unsigned casino = 0;
    for (const Value value : reader.row(casinos, kCasinos, "casinos")) {
        unsigned note = 0;
        NotePair& notes = seen.notes[casino];
        for (const Value worth : reader.row(value["notes"], seen.laid_out ? kNotesEach : 0, "notes"))
            notes[note++] = reader.note(worth, unseen, "notes");
        reader.want(notes[0] >= notes[1], "notes");
        if (seen.setup.tokens) seen.tokens[casino] = reader.tokens(value["tokens"], pile, "tokens");
        ++casino;
    }
}

/// LVC-2: the notes of a safe that is open to the viewer, the number of notes otherwise.
void read_safe(ViewReader& reader, Value value, Seat seat, View& seen, Notes& unseen) {
    seen.notes_held[at(seat)] = reader.small(value["notes"], 0, kNotes.count(), "notes");
    if (seen.viewer != seat && !seen.setup.open_purses && seen.does != Does::Over) return;
    seen.shown.add(seat);
    seen.safes[at(seat)] = reader.notes(value["safe"], unseen, "safe");
    reader.want(seen.safes[at(seat)].count() == seen.notes_held[at(seat)], "safe");
}

/// LVC-3, LVC-7: a hand is five cards or none, a pile some fives, and all together are not more than thirty.
void read_cards_of(ViewReader& reader, Value value, Seat seat, View& seen) {
    seen.placed[at(seat)] = read_cards(reader, value["placed"], "placed");
    seen.last[at(seat)] = read_cards(reader, value["last"], "last");
    reader.want(seen.last[at(seat)].count() <= kHand, "last");
    const int hand = reader.number(value["hand"], 0, kHand, "hand");
    const int pile = reader.number(value["pile"], 0, kDeckCards, "pile");
    reader.want(hand % kHand == 0, "hand");
    reader.want(pile % kHand == 0 && seen.placed[at(seat)].count() + hand + pile <= kDeckCards, "pile");
    seen.hand_cards[at(seat)] = static_cast<std::uint8_t>(hand);
    seen.pile_cards[at(seat)] = static_cast<std::uint8_t>(pile);
    // LVC-4: who is still thinking.
    const bool thinks = seen.does == Does::Choose && value["state"].is_text("thinking");
    if (thinks) seen.choosing.add(seat);
    reader.want(!thinks || hand != 0, "state");
}

void read_seats(ViewReader& reader, Value seats, View& seen, Notes& unseen, Tokens& pile) {
    std::uint8_t seat = 0;
    for (const Value value : reader.row(seats, seen.setup.seats, "seats")) {
        read_cards_of(reader, value, Seat(seat), seen);
        read_safe(reader, value, Seat(seat), seen, unseen);
        if (seen.setup.tokens) seen.tokens_held[seat] = reader.tokens(value["tokens"], pile, "tokens");
        ++seat;
    }
}

/// LVC-5: whether these cards could be chosen from that hand.
bool may_be_chosen(Cards hand, Cards cards) {
    Moves moves;
    offer_choices(hand, moves);
    return moves.has(Move::place(cards));
}

/// What only the viewer sees.
void read_own(ViewReader& reader, Value table, View& seen) {
    const unsigned seat = at(seen.viewer);
    Cards left = kDeck - seen.placed[seat];
    seen.hand = read_cards(reader, table["hand"], left, "hand");
    seen.pile = read_cards(reader, table["pile"], left, "pile");
    seen.chosen = read_cards(reader, table["chosen"], "chosen");
    reader.want(seen.hand.count() == seen.hand_cards[seat], "hand");
    reader.want(seen.pile.count() == seen.pile_cards[seat], "pile");
    const bool ready = seen.does == Does::Choose && !seen.hand.none() && !seen.choosing.has(seen.viewer);
    if (!reader.fine()) return;
    reader.want(ready ? may_be_chosen(seen.hand, seen.chosen) : seen.chosen.none(), "chosen");
}

/// Whether the hands are as they are at this step.
void check_hands(ViewReader& reader, const View& seen) {
    bool any = false;
    for (const std::uint8_t cards : seen.hand_cards) any = any || cards != 0;
    const int active = seen.hand_cards[at(seen.active)];
    switch (seen.does) {
        case Does::Choose: return reader.want(!seen.setup.sequential && !seen.choosing.none(), "seats");
        case Does::Place: return reader.want(seen.setup.sequential && active != 0, "active");
        case Does::Token: return reader.want(seen.setup.tokens && active == 0, "active");
        case Does::Hand:
            return reader.want(seen.setup.sequential && active == 0 && seen.pile_cards[at(seen.active)] != 0,
                               "active");
        case Does::Hands: {
            bool piles = false;
            for (const std::uint8_t cards : seen.pile_cards) piles = piles || cards != 0;
            return reader.want(!any && piles, "seats");
        }
        default: return reader.want(!any, "seats");
    }
}

/// TOK-2: the casinos where the active seat may still take a token, from the one it is asked about on.
Casinos read_due(ViewReader& reader, Value casino, const View& seen) {
    const int from = reader.number(casino, 1, kCasinos, "token-at");
    State table{};
    table.tokens = seen.tokens;
    Casinos due = tokens::due(table, seen.last[at(seen.active)]);
    while (!due.none() && number(due.lowest()) < from) due.remove_lowest();
    reader.want(!due.none() && number(due.lowest()) == from, "token-at");
    return due;
}

/// LVC-1: twelve notes of the stack are drawn in each round. TOK-1: and six tokens of their pile.
void check_drawn(ViewReader& reader, const View& seen, const Notes& unseen) {
    const int rounds = seen.laid_out || seen.does == Does::Over ? seen.round : seen.round - 1;
    reader.want(seen.stack == kNotes.count() - rounds * kCasinos * kNotesEach, "stack");
    int hidden = 0;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (!seen.shown.has(Seat(seat))) hidden += seen.notes_held[seat];
    reader.want(unseen.count() == seen.stack + hidden, "stack");
    const int with_tokens = seen.does == Does::Tokens ? rounds - 1 : rounds;
    const int drawn = kit::kAllTokens.count() - seen.token_pile.count();
    reader.want(!seen.setup.tokens || drawn == kCasinos * with_tokens, "tokens");
}

}  // namespace

core::Or<View> read_view(int seats, Seat viewer, Value table) {
    const core::Or<Setup> setup = read_setup(seats, table["options"]);
    if (!setup) return setup.refusal();
    ViewReader reader;
    View seen{};
    seen.setup = *setup;
    seen.viewer = viewer;
    seen.does = Does(reader.word(table["step"], kStepNames, "step"));
    seen.round = reader.small(table["round"], 1, kRounds, "round");
    seen.turn = reader.small(table["turn"], 0, kTurns, "turn");
    if (seen.setup.sequential) {
        seen.first = reader.seat(table["first"], seats, "first");
        seen.active = reader.seat(table["active"], seats, "active");
    }
    seen.laid_out = notes_lie(seen.does);
    Notes unseen = kNotes;
    seen.token_pile = seen.setup.tokens ? kit::kAllTokens : Tokens{};
    read_casinos(reader, table["casinos"], seen, unseen, seen.token_pile);
    read_seats(reader, table["seats"], seen, unseen, seen.token_pile);
    check_hands(reader, seen);
    if (core::index(viewer) < seats) read_own(reader, table, seen);
    if (seen.does == Does::Token) seen.due = read_due(reader, table["token-at"], seen);
    seen.box = reader.notes(table["box"], unseen, "box");
    seen.stack = reader.small(table["stack"], 0, kNotes.count(), "stack");
    reader.want(seen.does != Does::First || seen.round == 1, "round");
    reader.want(seen.does != Does::Over || seen.round == kRounds, "round");
    reader.want(seen.does != Does::Tokens || seen.setup.tokens, "step");
    check_drawn(reader, seen, unseen);
    return reader.done(seen);
}

}  // namespace las_vegas_cards
