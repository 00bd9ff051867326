// The card game at a real table. Everybody plays from a deck of their own, and only what is placed is ever
// seen: any hand will do that holds the cards which were placed from it.

#include "games/las_vegas_cards/las_vegas_cards.h"

#include "box/pieces.h"
#include "box/typed_book.h"

namespace box {

template <>
struct Slip<las_vegas_cards::LasVegasCards> : OpenSlip<las_vegas_cards::LasVegasCards> {
    using Game = las_vegas_cards::LasVegasCards;
    using Draw = las_vegas_cards::Draw;
    using Does = las_vegas_cards::Does;
    using Cards = las_vegas_cards::Cards;
    using Card = las_vegas_cards::Card;

    static bool draws_hidden(const State& state) {
        return state.does == Does::Hands || state.does == Does::Hand;
    }
    static bool says_cards(const State& state) {
        return state.does == Does::Choose || state.does == Does::Place;
    }

    static std::optional<Draw> draw(const State& state, Clerk& clerk, House& house) {
        switch (state.does) {
            case Does::First: return first(state, clerk);
            case Does::Notes: return notes(state, clerk);
            case Does::Tokens: return tokens(state, clerk);
            default: return Game::chance(state, house);
        }
    }

    /// LVC-5: one or two cards of any values, or up to five of one, in the order of the journal or any other.
    static std::optional<Move> cards(const State& state, Seat seat, Clerk& clerk) {
        const Cards unseen = las_vegas_cards::kDeck - state.placed[las_vegas_cards::at(seat)];
        Cards chosen{};
        for (int i = 0; i < las_vegas_cards::kHand; ++i) {
            Ask ask{.what = "dice-card",
                    .say = core::phrase("box.cards", seat),
                    .gone = core::refuse("LVC-5", i < 2 ? "box.card-gone" : "lvc.mixed"),
                    .whose = whose(seat)};
            ask.got = i;
            ask.may_stop = i > 0;
            for (int kind = 0; kind < las_vegas_cards::kCardKinds; ++kind)
                ask.add(piece_of(las_vegas_cards::printed(Card(kind))), left(unseen, chosen, Card(kind), i));
            const bool any = std::any_of(ask.choices.begin(), ask.choices.end(),
                                         [](const Choice& choice) { return choice.left > 0; });
            if (!any) break;
            const auto said = clerk.next(std::move(ask));
            if (!said) break;
            chosen.add(Card(*said));
        }
        if (chosen.none()) return {};
        return Move::place(chosen);
    }
    static std::vector<Move> possible(const State& state, Seat seat) {
        if (says_cards(state)) return {};
        return OpenSlip::possible(state, seat);
    }

    /// LVC-3, LVC-7: the seat's hands of this round once more, each with what was placed from it, the rest by
    /// lot.
    static core::Verdict fit(const Match& match, const Entry& next, House& house, Changes<Game>& changes) {
        if (next.seat == core::kHouse || !next.move.places()) return core::kFine;
        const auto& entries = match.entries();
        std::vector<std::size_t> hands;  // the entries that gave this seat a hand
        std::vector<Cards> placed;       // and what it placed from each
        Seat last{};
        for (std::size_t i = last_draw<las_vegas_cards::NotesDraw>(match); i < entries.size(); ++i) {
            const Entry& entry = entries[i];
            if (entry.seat != core::kHouse) {
                last = entry.seat;
                if (entry.seat == next.seat && entry.move.places()) placed.push_back(entry.move.cards());
            } else if (gives_hand(entry.draw, next.seat, last)) {
                hands.push_back(i);
            }
        }
        placed.push_back(next.move.cards());
        if (hands.size() != placed.size()) return core::kFine;
        Cards rest = las_vegas_cards::kDeck;
        for (const Cards& cards : placed) {
            if (!rest.covers(cards) || cards.count() > las_vegas_cards::kHand)
                return core::refuse("LVC-2", "box.card-gone");
            rest -= cards;
        }
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const Cards filler =
                las_vegas_cards::some_of(rest, las_vegas_cards::kHand - placed[i].count(), house);
            rest -= filler;
            changes.emplace_back(hands[i], with_hand(entries[hands[i]].draw, next.seat, placed[i] + filler));
        }
        return core::kFine;
    }

   private:
    /// How many of a card can still be added to what was chosen: from the third card on all are of one value
    /// (LVC-5).
    static int left(Cards unseen, Cards chosen, Card card, int count) {
        const int there = unseen.count(card) - chosen.count(card);
        if (count < 2) return there;
        const bool same = chosen.by_value().count(las_vegas_cards::value(card)) == count;
        return same ? there : 0;
    }
    static bool gives_hand(const Draw& draw, Seat seat, Seat last) {
        if (const auto* hands = std::get_if<las_vegas_cards::HandsDraw>(&draw))
            return !hands->hands[las_vegas_cards::at(seat)].none();
        return std::holds_alternative<las_vegas_cards::HandDraw>(draw) && last == seat;
    }
    static Draw with_hand(Draw draw, Seat seat, Cards hand) {
        if (auto* hands = std::get_if<las_vegas_cards::HandsDraw>(&draw))
            hands->hands[las_vegas_cards::at(seat)] = hand;
        else
            draw = las_vegas_cards::HandDraw{hand};
        return draw;
    }
    static std::optional<Draw> first(const State& state, Clerk& clerk) {
        const auto seat = ask_seat(clerk, state.setup.seats, "LVC-13", core::phrase("box.first"));
        if (!seat) return {};
        return Draw(las_vegas_cards::FirstDraw{*seat});
    }
    static std::optional<Draw> notes(const State& state, Clerk& clerk) {
        las_vegas_cards::NotesDraw drawn;
        kit::Notes stack = state.stack;
        for (int casino = 1; casino <= las_vegas_cards::kCasinos; ++casino)
            for (int i = 0; i < las_vegas_cards::kNotesEach; ++i) {
                const auto note = ask_note(clerk, las_vegas_cards::kNotes, stack,
                                           {.what = "note",
                                            .say = core::phrase("box.notes-any", casino),
                                            .gone = core::refuse("LVC-1", "box.note-gone"),
                                            .got = i,
                                            .of = las_vegas_cards::kNotesEach});
                if (!note) return {};
                stack.remove(*note);
                drawn.notes[static_cast<unsigned>(casino - 1)][static_cast<unsigned>(i)] = *note;
            }
        return Draw(drawn);
    }
    static std::optional<Draw> tokens(const State& state, Clerk& clerk) {
        las_vegas_cards::TokensDraw drawn{};
        if (!ask_tokens(clerk, state.token_pile, drawn.tokens)) return {};
        return Draw(drawn);
    }
};

template const AnyBook& book<las_vegas_cards::LasVegasCards>();

}  // namespace box
