#pragma once
// How the things on the table look in JSON: money, pawns, casino cards, suits, poker dice.

#include "core/describe.h"
#include "games/monte_carlo/moves.h"

namespace monte_carlo {

/// The casino cards, in the order of Card.
inline constexpr const char* kCardNames[kCards] = {"S1", "S2", "S3", "S4", "H1", "H2", "H3", "H4",     "D1",
                                                   "D2", "D3", "D4", "C1", "C2", "C3", "C4", "jackpot"};
/// Every set of suits, by its number.
inline constexpr const char* kSuitSetNames[] = {"",  "S",  "H",  "SH",  "D",  "SD",  "HD",  "SHD",
                                                "C", "SC", "HC", "SHC", "DC", "SDC", "HDC", "SHDC"};
/// The kinds of squares, in the order of Square.
inline constexpr const char* kSquareNames[] = {"start",      "triple",       "double", "single", "green",
                                               "on-to-bank", "back-to-bank", "bank",   "home"};
/// The hands, in the order of Hand.
inline constexpr const char* kHandNames[] = {
    "nothing", "pair", "two-pairs", "three", "low-straight", "high-straight", "full-house", "four", "five"};
inline constexpr const char* kWinNames[] = {"money", "distance"};

inline constexpr core::Words kSuitSets{kSuitSetNames};

/// Poker dice, the strongest first: ["A","A","10"].
void write(core::json::Pen& pen, PokerDice dice);
core::Or<PokerDice> read_dice(core::json::Value list);

/// MC-4: chips as money.
struct MoneyForm {
    Chips most = kMostChips;

    template <class T>
    void write(core::json::Pen& pen, const T& chips) const {
        pen.number(dollars(chips));
    }
    template <class T>
    bool read(core::json::Value json, T& chips) const {
        int money = 0;
        if (!core::Number{0, dollars(most)}.read(json, money) || money % kChip != 0) return false;
        chips = static_cast<T>(money / kChip);
        return true;
    }
    void shape(core::json::Pen& pen) const { core::Number{}.shape(pen); }
};

/// Whose pawn, and which of that seat's.
template <class D>
void describe(D& d, core::Like<Pawn> auto& pawn) {
    Seat seat = owner(pawn);
    int number = which(pawn);
    d.part("seat", seat, core::SeatForm{kMostSeats});
    d.part("pawn", number, core::Number{0, kPawnsASeat - 1});
    if constexpr (D::kReads) pawn = pawn_of(seat, number);
}

using PawnList = core::Few<Pawn, kPawns>;

/// A set of pawns: a list of them, none twice.
struct PawnSetForm {
    static constexpr core::ListOf<core::ObjectForm<Pawn>> kList{};

    void write(core::json::Pen& pen, PawnSet pawns) const {
        PawnList list;
        while (!pawns.none()) list.add(pawns.take_lowest());
        kList.write(pen, list);
    }
    bool read(core::json::Value json, PawnSet& pawns) const {
        PawnList list;
        if (!kList.read(json, list)) return false;
        pawns = {};
        for (const Pawn pawn : list) pawns = pawns | PawnSet::only(pawn);
        return pawns.count() == list.size();
    }
    void shape(core::json::Pen& pen) const { kList.shape(pen); }
};

/// A set of casino cards likewise.
struct CardSetForm {
    static constexpr core::ListOf<core::Words> kList{core::Words{kCardNames}};

    void write(core::json::Pen& pen, Cards cards) const {
        core::Few<Card, kCards> list;
        for (int i = 0; i < kCards; ++i) list.add_if(cards.has(Card(i)), Card(i));
        kList.write(pen, list);
    }
    bool read(core::json::Value json, Cards& cards) const {
        core::Few<Card, kCards> list;
        if (!kList.read(json, list)) return false;
        cards = {};
        for (const Card card : list) cards.add(card);
        return cards.count() == list.size();
    }
    void shape(core::json::Pen& pen) const { kList.shape(pen); }
};

}  // namespace monte_carlo

namespace core {

template <>
struct FormOf<monte_carlo::Card> : Words {
    constexpr FormOf() : Words{monte_carlo::kCardNames} {}
};
template <>
struct FormOf<monte_carlo::PokerDice> {
    void write(json::Pen& pen, monte_carlo::PokerDice dice) const { monte_carlo::write(pen, dice); }
    bool read(json::Value json, monte_carlo::PokerDice& dice) const {
        const Or<monte_carlo::PokerDice> read = monte_carlo::read_dice(json);
        if (read) dice = *read;
        return bool(read);
    }
    void shape(json::Pen& pen) const { ListOf<Words>{Words{monte_carlo::kFaceNames}}.shape(pen); }
};

}  // namespace core
