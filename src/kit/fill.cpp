#include "kit/fill.h"

#include "kit/text.h"

namespace kit {

using core::json::Kind;
using core::json::Value;

core::Verdict doubt(const Fill& draw, Stack stack, Money minimum, const char* rule_of_notes) {
    int card = 0;
    for (unsigned casino = 0; casino < kFilledCasinos; ++casino) {
        const int number = static_cast<int>(casino) + 1;
        Money held;
        for (int i = 0; i < draw.count[casino]; ++i, ++card) {
            const Note note = draw.cards[card];
            if (held >= minimum) return core::refuse("LV-4", "fill.too-much", number);
            if (!stack.could_be_top(note))
                return core::refuse(rule_of_notes, "fill.no-such-note",
                                    core::Arg::money(worth(note).dollars));
            stack.take(note);
            held += worth(note);
        }
        if (held < minimum && !stack.empty()) return core::refuse("LV-4", "fill.too-little", number);
    }
    return core::kFine;
}

void write(core::json::Pen& pen, const Fill& draw) {
    pen.open('[');
    int card = 0;
    for (const std::uint8_t count : draw.count) {
        pen.open('[');
        for (int i = 0; i < count; ++i) write(pen, draw.cards[card++]);
        pen.close(']');
    }
    pen.close(']');
}

core::Or<Fill> read_fill(Value lists, const char* rule_of_notes) {
    Fill draw;
    draw.count = {};
    if (!lists.is(Kind::List) || lists.size() != kFilledCasinos)
        return core::refuse("LV-4", "notes.lists", kFilledCasinos);
    unsigned casino = 0;
    for (const Value list : lists) {
        if (!list.is(Kind::List)) return core::refuse("LV-4", "notes.lists", kFilledCasinos);
        for (const Value card : list) {
            const std::optional<Note> note = read_note(card);
            if (!note || *note == kRainbow) return core::refuse(rule_of_notes, "notes.unknown");
            if (draw.cards.size() == kMostNotes) return core::refuse(rule_of_notes, "notes.too-many");
            draw.cards.add(*note);
            ++draw.count[casino];
        }
        ++casino;
    }
    return draw;
}

}  // namespace kit
