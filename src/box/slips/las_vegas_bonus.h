#pragma once
// Bonus cards at a real table: when a round is over those are shown that count (BV-20). What the others are
// nobody sees; any will do that do not count.

#include "box/pieces.h"
#include "games/las_vegas/timing.h"

namespace box {

using BonusCards = core::Few<Note, 2>;
using WonBySeat = las_vegas::BySeat<las_vegas::Values>;

/// Gives every seat from this one on the cards it did not show: none of them of a value that it won.
inline bool deal_hidden_bonus(const WonBySeat& won, int each, kit::Notes left, int seat,
                              las_vegas::BonusDraw& cards) {
    if (seat == cards.cards.size()) return true;
    if (cards.cards[seat].size() == each) return deal_hidden_bonus(won, each, left, seat + 1, cards);
    for (int kind = 0; kind < kit::kNoteKinds; ++kind) {
        if (!left.has(Note(kind)) || won[static_cast<unsigned>(seat)].has(Note(kind))) continue;
        left.remove(Note(kind));
        cards.cards[seat].add(Note(kind));
        if (deal_hidden_bonus(won, each, left, seat, cards)) return true;
        cards.cards[seat].take_last();
        left.add(Note(kind));
    }
    return false;
}

/// Which cards count, seat by seat; null says that a seat shows no more of them.
inline std::optional<las_vegas::BonusDraw> ask_bonus(const WonBySeat& won, int seats, Clerk& clerk) {
    const int each = las_vegas::one_or_two(seats);
    las_vegas::BonusDraw drawn;
    kit::Notes left = las_vegas::bonus::kCards;
    for (int seat = 0; seat < seats; ++seat) {
        BonusCards shown;
        for (int i = 0; i < each; ++i) {
            Ask ask{.what = "bonus",
                    .say = core::phrase("box.bonus", Seat(seat)),
                    .gone = core::refuse("BV-22", "lv.no-such-bonus-card"),
                    .whose = whose(Seat(seat)),
                    .got = i,
                    .of = each};
            std::vector<Note> notes;
            for (int kind = 0; kind < kit::kNoteKinds; ++kind) {
                if (!las_vegas::bonus::kCards.has(Note(kind)) ||
                    !won[static_cast<unsigned>(seat)].has(Note(kind)))
                    continue;
                notes.push_back(Note(kind));
                ask.add(piece_of(Note(kind)), left.bag.count(kind));
            }
            if (notes.empty()) break;
            ask.add("null");
            const auto said = clerk.next(std::move(ask));
            if (!said) return {};
            if (*said == notes.size()) break;
            shown.add(notes[*said]);
            left.remove(notes[*said]);
        }
        drawn.cards.add(shown);
    }
    if (deal_hidden_bonus(won, each, left, 0, drawn)) return drawn;
    clerk.refuse(core::refuse("BV-20", "box.bonus-more"));
    return {};
}

}  // namespace box
