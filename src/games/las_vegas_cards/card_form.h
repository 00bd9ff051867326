#pragma once
// How cards and casinos look in JSON.

#include "core/form.h"
#include "games/las_vegas_cards/state.h"

namespace las_vegas_cards {

/// Cards as a list: by value, of one value the single before the double.
void write(core::json::Pen& pen, Cards cards);
std::optional<Card> read_card(core::json::Value value);

}  // namespace las_vegas_cards

namespace core {

/// Cards without an order: [1,3,33]. More of a kind than a nibble holds are none.
template <>
struct FormOf<las_vegas_cards::Cards> {
    void write(json::Pen& pen, las_vegas_cards::Cards cards) const { las_vegas_cards::write(pen, cards); }
    bool read(json::Value json, las_vegas_cards::Cards& cards) const {
        if (!json.is(json::Kind::List)) return false;
        cards = {};
        for (const json::Value value : json) {
            const std::optional<las_vegas_cards::Card> card = las_vegas_cards::read_card(value);
            if (!card || cards.count(*card) == 15) return false;
            cards.add(*card);
        }
        return true;
    }
    void shape(json::Pen& pen) const { ListOf<Number>{}.shape(pen); }
};

/// [2,5]
template <>
struct FormOf<las_vegas_cards::Casinos> {
    void write(json::Pen& pen, las_vegas_cards::Casinos casinos) const {
        pen.open('[');
        for (; !casinos.none(); casinos.remove_lowest()) pen.number(number(casinos.lowest()));
        pen.close(']');
    }
    bool read(json::Value json, las_vegas_cards::Casinos& casinos) const {
        if (!json.is(json::Kind::List)) return false;
        casinos = {};
        for (const json::Value value : json) {
            las_vegas_cards::Casino casino{};
            if (!Number{1, las_vegas_cards::kCasinos}.read(value, casino)) return false;
            casinos.add(casino);
        }
        return true;
    }
    void shape(json::Pen& pen) const { ListOf<Number>{}.shape(pen); }
};

}  // namespace core
