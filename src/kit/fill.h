#pragma once
// Casinos filled with notes from a stack until each holds enough: LV-4 and LV-15, for every game that fills
// them so.

#include <array>

#include "core/json.h"
#include "kit/stack.h"

namespace kit {

// LV-2: the 54 notes of the dice game.
inline constexpr Notes kBaseNotes = [] {
    constexpr int kHowMany[] = {6, 8, 8, 6, 6, 5, 5, 5, 5};  // of 10,000, of 20,000, …
    Notes notes{};
    for (int kind = 0; kind < 9; ++kind) notes.bag += core::Bag::of(kind, kHowMany[kind]);
    return notes;
}();
// BV-2: and five of 100,000.
inline constexpr Notes kNotesAndHundreds{kBaseNotes.bag + core::Bag::of(kind(kHundred), 5)};

inline constexpr int kFilledCasinos = 6;

/// The cards drawn for each casino, in that order.
struct Fill {
    core::Few<Note, kMostNotes> cards;
    std::array<std::uint8_t, kFilledCasinos> count;  // how many of them go to each casino
    bool operator==(const Fill&) const = default;
};

/// LV-4: casino by casino, notes are drawn until it holds the minimum. LV-15: an empty stack leaves the
/// casinos with what they have.
template <core::House H>
constexpr Fill fill(Stack stack, Money minimum, H& house) {
    Fill draw;
    draw.count = {};
    for (std::uint8_t& count : draw.count)
        for (Money held; held < minimum && !stack.empty(); ++count) {
            const Note note = stack.top(house);
            stack.take(note);
            draw.cards.add(note);
            held += worth(note);
        }
    return draw;
}

/// The cards go from the stack to the casinos.
constexpr void apply(const Fill& draw, Stack& stack, std::array<Notes, kFilledCasinos>& casinos) {
    int card = 0;
    for (unsigned casino = 0; casino < kFilledCasinos; ++casino)
        for (int i = 0; i < draw.count[casino]; ++i, ++card) {
            stack.take(draw.cards[card]);
            casinos[casino].add(draw.cards[card]);
        }
}

/// LV-12: notes left at a casino go under the stack, the highest first.
constexpr void put_all_under(Stack& stack, Notes& notes) {
    while (!notes.none()) {
        const Note note = notes.highest();
        notes.remove(note);
        stack.put_under(note);
    }
}

/// Could the house have drawn exactly this from the stack? A card that is not there is refused with the rule
/// that lists the notes.
core::Verdict doubt(const Fill& draw, Stack stack, Money minimum, const char* rule_of_notes);

void write(core::json::Pen& pen, const Fill& draw);
core::Or<Fill> read_fill(core::json::Value lists, const char* rule_of_notes);

}  // namespace kit
