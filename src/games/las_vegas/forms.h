#pragma once
// How the things of the dice game look in JSON: places, dice, cards, owners. Moves, draws, events and views
// are made of them.

#include <optional>

#include "games/las_vegas/moves.h"
#include "kit/forms.h"

namespace las_vegas {

inline constexpr const char* kKindNames[kKinds] = {"own", "white", "big", "kicker"};
inline constexpr const char* kCardNames[kCards] = {"win-tie",   "reroll", "two-casinos", "pass",   "rotate",
                                                   "take-back", "double", "score-it",    "middle", "swap"};

/// A place: 1 to 6, or "slot".
void write_place(core::json::Pen& pen, Place place);
std::optional<Place> read_place(core::json::Value value);
/// Dice by kind: {"own":[1,1,5],"white":[6]}; a kind without dice is left out.
void write_roll(core::json::Pen& pen, const Roll& thrown);
core::Or<Roll> read_roll(core::json::Value kinds);
std::optional<Card> card_named(core::json::Value value);

/// {"own":2,"big":1}: how many dice of each kind; one without dice is left out.
struct HandForm {
    void write(core::json::Pen& pen, Hand dice) const;
    bool read(core::json::Value json, Hand& dice) const;
    void shape(core::json::Pen& pen) const;
};

/// Who has dice somewhere: a seat, or "white".
struct OwnerForm {
    void write(core::json::Pen& pen, kit::Owner owner) const;
    bool read(core::json::Value json, kit::Owner& owner) const;
    void shape(core::json::Pen& pen) const;
};
using Owners = core::Few<kit::Owner, kOwners>;
using OwnersForm = core::ListOf<OwnerForm>;

/// Action cards, in the journal's order.
struct CardsForm {
    void write(core::json::Pen& pen, Cards cards) const;
    bool read(core::json::Value json, Cards& cards) const;
    void shape(core::json::Pen& pen) const;
};

/// The parts of an event that have their usual forms: list_parts(d, "seat", seat, "casino", casino).
template <class D, class T, class... Rest>
void list_parts(D& d, const char* name, const T& value, const Rest&... rest) {
    d.part(name, value);
    if constexpr (sizeof...(rest) != 0) list_parts(d, rest...);
}

}  // namespace las_vegas

namespace core {

template <>
struct FormOf<las_vegas::Place> {
    void write(json::Pen& pen, las_vegas::Place place) const { las_vegas::write_place(pen, place); }
    bool read(json::Value json, las_vegas::Place& place) const {
        const std::optional<las_vegas::Place> read = las_vegas::read_place(json);
        if (read) place = *read;
        return read.has_value();
    }
    void shape(json::Pen& pen) const;
};

template <>
struct FormOf<las_vegas::Roll> {
    void write(json::Pen& pen, const las_vegas::Roll& roll) const { las_vegas::write_roll(pen, roll); }
    bool read(json::Value json, las_vegas::Roll& roll) const {
        const Or<las_vegas::Roll> read = las_vegas::read_roll(json);
        if (read) roll = *read;
        return bool(read);
    }
    void shape(json::Pen& pen) const;
};

template <>
struct FormOf<las_vegas::Hand> : las_vegas::HandForm {};
template <>
struct FormOf<las_vegas::Cards> : las_vegas::CardsForm {};
template <>
struct FormOf<las_vegas::Kind> : Words {
    FormOf() : Words{las_vegas::kKindNames} {}
};
template <>
struct FormOf<las_vegas::Card> : Words {
    FormOf() : Words{las_vegas::kCardNames} {}
};

}  // namespace core
