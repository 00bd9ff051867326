#pragma once
// How what lies on the table looks in views: dice by owner at a place, what went under the stack, the steps.

#include "games/las_vegas/forms.h"
#include "games/las_vegas/view.h"

namespace las_vegas {

inline constexpr int kMostWeight = kDice + kBigWeight - 1;  // of one seat's dice at one place (BV-5)
inline constexpr int kMostWhite = 10;                       // NEU-1, BV-4

/// The dice of all seats at a place.
struct DiceAt {
    Place place;
    int seats;

    void write(core::json::Pen& pen, const std::array<Placed, kOwners>& dice) const {
        pen.open('[');
        for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat) pen.number(dice[seat].at(place));
        pen.close(']');
    }
    bool read(core::json::Value json, std::array<Placed, kOwners>& dice) const {
        std::array<int, core::kMostSeats> counts{};
        if (!core::ListOf<core::Number>{{0, kMostWeight}, seats}.read(json, counts)) return false;
        for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat)
            dice[seat].add(place, counts[seat]);
        return true;
    }
    void shape(core::json::Pen& pen) const { core::ListOf<core::Number>{}.shape(pen); }
};
struct WhiteAt {
    Place place;

    void write(core::json::Pen& pen, const Placed& white) const { pen.number(white.at(place)); }
    bool read(core::json::Value json, Placed& white) const {
        int dice = 0;
        if (!core::Number{0, kMostWhite}.read(json, dice)) return false;
        white.add(place, dice);
        return true;
    }
    void shape(core::json::Pen& pen) const { core::Number{}.shape(pen); }
};
/// BV-5: whose big dice lie at a place.
struct BigDiceAt {
    Place place;
    int seats;

    void write(core::json::Pen& pen, const BySeat<Place>& big_dice) const {
        core::Seats there;
        for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat)
            if (big_dice[seat] == place) there.add(Seat(seat));
        core::SeatsForm{}.write(pen, there);
    }
    bool read(core::json::Value json, BySeat<Place>& big_dice) const {
        core::Seats there;
        if (!core::SeatsForm{seats}.read(json, there)) return false;
        for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat) {
            if (!there.has(Seat(seat))) continue;
            if (big_dice[seat] != kNowhere) return false;  // it lies somewhere else already
            big_dice[seat] = place;
        }
        return true;
    }
    void shape(core::json::Pen& pen) const { core::SeatsForm{}.shape(pen); }
};

/// The values of notes that casinos have paid to a seat in this round.
struct ValuesForm {
    void write(core::json::Pen& pen, Values values) const {
        pen.open('[');
        for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind)
            if (values.has(Note(kind))) kit::write(pen, Note(kind));
        pen.close(']');
    }
    bool read(core::json::Value json, Values& values) const {
        if (!json.is(core::json::Kind::List)) return false;
        values = {};
        for (const core::json::Value value : json) {
            const std::optional<Note> note = kit::read_note(value);
            if (!note || *note == kit::kRainbow || values.has(*note)) return false;
            values.add(*note);
        }
        return true;
    }
    void shape(core::json::Pen& pen) const { core::ListOf<core::FormOf<Note>>{}.shape(pen); }
};

/// A note under the stack: as all have seen it, or who alone knows it and, to that seat, what it is.
struct BuriedForm {
    Seat viewer;
    int seats;

    void write(core::json::Pen& pen, const Buried& buried) const {
        const bool secret = buried.only_seen_by != core::kHouse;
        if (secret) pen.open('{').key("seat").number(core::index(buried.only_seen_by)).key("note");
        kNoteOrNull.write(pen, buried.note);
        if (secret) pen.close('}');
    }
    bool read(core::json::Value json, Buried& buried) const {
        const bool secret = json.is(core::json::Kind::Object);
        buried.only_seen_by = core::kHouse;
        if (secret && !core::SeatForm{seats}.read(json["seat"], buried.only_seen_by)) return false;
        if (!kNoteOrNull.read(secret ? json["note"] : json, buried.note)) return false;
        const bool known = !secret || buried.only_seen_by == viewer;
        return (buried.note != kUnseen) == known;
    }
    void shape(core::json::Pen& pen) const {
        pen.open('{').key("anyOf").open('[');
        core::FormOf<Note>{}.shape(pen);
        {
            core::Draughtsman secret(pen);
            secret.part("seat", viewer);
            secret.part("note", kUnseen, kNoteOrNull);
        }
        pen.close(']').close('}');
    }

   private:
    static constexpr core::OrNull<core::FormOf<Note>, Note> kNoteOrNull{{}, kUnseen};
};

/// BV-19, ACT-1: cards in the hand of somebody else. Only their number can be seen.
struct BacksForm {
    void write(core::json::Pen& pen, int count) const {
        pen.open('[');
        for (int i = 0; i < count; ++i) pen.null();
        pen.close(']');
    }
    bool read(core::json::Value json, std::uint8_t& count) const {
        if (!json.is(core::json::Kind::List) || json.size() > 2) return false;
        for (const core::json::Value card : json)
            if (!card.is(core::json::Kind::Null)) return false;
        count = static_cast<std::uint8_t>(json.size());
        return true;
    }
};
/// The shape of cards in a hand: to the others they are null.
template <class Form>
void shape_hand(core::json::Pen& pen, const Form& card) {
    core::ListOf<core::OrNull<Form, int>>{{card, 0}}.shape(pen);
}
/// BV-19: one's own bonus cards, the lower one first.
struct BonusForm {
    void write(core::json::Pen& pen, BonusCards cards) const {
        pen.open('[');
        if (cards.first != BonusCards::kNone) kit::write(pen, Note(cards.first));
        if (cards.second != BonusCards::kNone) kit::write(pen, Note(cards.second));
        pen.close(']');
    }
    bool read(core::json::Value json, BonusCards& cards) const {
        core::Few<Note, 2> notes;
        if (!core::FormOf<core::Few<Note, 2>>{}.read(json, notes)) return false;
        cards = timing::bonus_hand(notes);
        return notes.size() < 2 || notes[0] <= notes[1];
    }
    void shape(core::json::Pen& pen) const { shape_hand(pen, core::FormOf<Note>{}); }
};
/// ACT-1: one's own action cards.
struct OwnCardsForm : CardsForm {
    void shape(core::json::Pen& pen) const { shape_hand(pen, core::FormOf<Card>{}); }
};

// The steps.

/// Every step by a name of its own, in the order of Does.
inline constexpr const char* kStepNames[] = {
    "first",      "notes",         "tokens",    "bonus",    "actions",   "white", "roll",
    "again",      "rainbow",       "score-it",  "middle",   "swap-draw", "place", "kick",
    "token",      "after-placing", "put",       "tie",      "take",      "swap",  "over",
    "turn",       "kickers",       "placed",    "round",    "payout",    "pay",   "pay-slot",
    "clear-slot", "pay-score",     "end-score", "swapping", "round-up"};
static_assert(std::size(kStepNames) == static_cast<std::size_t>(Does::RoundUp) + 1);

constexpr bool draws_cards(Does does) { return does >= Does::Replace && does <= Does::DrawSwap; }

/// The open question. Dice that are rolled again and cards that are drawn for something share a word with
/// others; what they are drawn for stands beside it.
struct AskedForm {
    void write(core::json::Pen& pen, Does does) const {
        pen.text(draws_cards(does) ? "draw" : does == Does::RollAgain ? "roll" : kStepNames[index(does)]);
    }
    bool read(core::json::Value json, Does& does) const {
        for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(Does::Over); ++i) {
            does = Does(i);
            if (draws_cards(does) ? json.is_text("draw")
                                  : does != Does::RollAgain && json.is_text(kStepNames[i]))
                return true;
        }
        return false;
    }
    void shape(core::json::Pen& pen) const { pen.open('{').key("type").text("string").close('}'); }
    static constexpr std::size_t index(Does does) { return static_cast<std::size_t>(does); }
};
struct DrawnForForm {
    static constexpr const char* kNames[] = {"rainbow", "score-it", "middle", "swap"};

    void write(core::json::Pen& pen, Does does) const {
        pen.text(kNames[static_cast<unsigned>(does) - static_cast<unsigned>(Does::Replace)]);
    }
    bool read(core::json::Value json, Does& does) const {
        unsigned which = 0;
        const bool known = core::Words{kNames}.read(json, which);
        does = Does(static_cast<unsigned>(Does::Replace) + which);
        return known;
    }
    void shape(core::json::Pen& pen) const { core::Words{kNames}.shape(pen); }
};

/// The steps that wait, in the order in which they will come. Whom they ask follows from the table.
struct ThenForm {
    void write(core::json::Pen& pen, const Steps& waiting) const {
        pen.open('[');
        for (int i = waiting.size(); i-- > 0;) pen.text(kStepNames[AskedForm::index(waiting[i].does)]);
        pen.close(']');
    }
    bool read(core::json::Value json, Steps& waiting) const {
        core::Few<Does, Steps::most()> steps;
        if (!core::ListOf<core::Words>{core::Words{kStepNames}}.read(json, steps)) return false;
        waiting.clear();
        for (int i = steps.size(); i-- > 0;) waiting.add({steps[i], {}});
        return true;
    }
    void shape(core::json::Pen& pen) const { core::ListOf<core::Words>{core::Words{kStepNames}}.shape(pen); }
};

/// Whom a step asks.
inline Seat asked_by(const Open& table, Does does) {
    switch (does) {
        case Does::Place:
        case Does::Kick:
        case Does::Token:
        case Does::AfterPlace:
        case Does::Put:
        case Does::Kicking:
        case Does::Placed: return table.active;
        case Does::Tie: return table.effects.wins_tie;
        case Does::Swap: return table.effects.swaps;
        case Does::Take: {
            const Owners served = timing::served_at_slot(table);
            return served.empty() ? Seat(0) : Seat(served.last());
        }
        default: return Seat(0);
    }
}

}  // namespace las_vegas
