#pragma once
// What seats answer and what the house draws, in the dice game.

#include <variant>

#include "core/phrase.h"
#include "games/las_vegas/state.h"

namespace las_vegas {

/// A move is one word: its kind in the highest byte, then what it says. Offers are sorted by that word: by
/// kind in the order below, action cards in the journal's order, "none" behind everything else.
struct Move {
    enum class Kind : std::uint8_t {
        Place,   // face, and the slot machine if it is not the casino
        Reroll,  // faces picked up
        Play,    // an action card
        Kick,    // seat, big or not
        Token,   // colour, or none
        Tie,     // casino, or none
        Take,    // note
        Swap,    // note, or none
        Put,     // place
        Done
    };
    std::uint64_t word;

    static constexpr unsigned kNone = 15;

    constexpr Kind kind() const { return Kind(word >> 56); }
    constexpr unsigned bits(int from, int count) const {
        return static_cast<unsigned>(word >> from & ((std::uint64_t{1} << count) - 1));
    }
    /// The one thing that most kinds say.
    constexpr unsigned said() const { return bits(0, 4); }
    constexpr bool says_none() const { return said() == kNone; }

    static constexpr Move of(Kind kind, std::uint64_t says = 0) {
        return {static_cast<std::uint64_t>(kind) << 56 | says};
    }

    // Place.
    static constexpr Move place(Face face) { return {static_cast<std::uint64_t>(face) << 4}; }
    static constexpr Move place_at_slot(Face face) { return {place(face).word | number(kSlot)}; }
    constexpr Face face() const { return Face(bits(4, 4)); }
    constexpr Place where() const { return said() == 0 ? casino(face()) : kSlot; }

    // Kick.
    static constexpr Move kick(Seat seat, las_vegas::Kind die) {
        return of(Kind::Kick,
                  static_cast<std::uint64_t>(core::index(seat)) << 4 | (die == las_vegas::Kind::Big ? 1 : 0));
    }
    constexpr Seat kicked() const { return Seat(bits(4, 4)); }
    constexpr las_vegas::Kind kicked_die() const {
        return said() == 1 ? las_vegas::Kind::Big : las_vegas::Kind::Own;
    }

    // Play: the card above, its details below.
    static constexpr Move play(Card card, std::uint64_t details = 0) {
        return of(Kind::Play, static_cast<std::uint64_t>(card) << 48 | details);
    }
    constexpr Card card() const { return Card(bits(48, 8)); }
    constexpr bool plays(Card which) const { return kind() == Kind::Play && card() == which; }
    static constexpr Move rotate(Face from, Face to) {
        return play(Card::Rotate, static_cast<std::uint64_t>(from) << 4 | static_cast<std::uint64_t>(to));
    }
    constexpr Face from() const { return Face(bits(4, 4)); }
    constexpr Face to() const { return Face(bits(0, 4)); }
    static constexpr Move pair(Face value, Place at, Face face) {
        return play(Card::Double, static_cast<std::uint64_t>(value) << 8 |
                                      static_cast<std::uint64_t>(at) << 4 | static_cast<std::uint64_t>(face));
    }
    constexpr Face pair_value() const { return Face(bits(8, 4)); }
    constexpr Place pair_place() const { return Place(bits(4, 4)); }
    constexpr Face pair_face() const { return Face(bits(0, 4)); }
    static constexpr Move score(Place at) { return play(Card::ScoreIt, static_cast<std::uint64_t>(at)); }
    constexpr Place scored() const { return Place(said()); }

    bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) <= 8);

/// Dice of a value go to a place, turned to a face: the placement of a turn, or the pair of double trouble
/// (ACT-9).
struct Placing {
    Face value;
    Place place;
    Face face;
    bool pair;
};
constexpr bool places_dice(const Move& move) {
    return move.kind() == Move::Kind::Place || move.plays(Card::Double);
}
constexpr Placing placing_of(const Move& move) {
    if (move.kind() == Move::Kind::Place) return {move.face(), move.where(), move.face(), false};
    return {move.pair_value(), move.pair_place(), move.pair_face(), true};
}

/// ACT-8: what is taken back of one placement, packed for a move.
constexpr std::uint64_t packed_dice(Hand dice) {
    return static_cast<std::uint64_t>(dice.of(Kind::Own)) << 8 |
           static_cast<std::uint64_t>(dice.of(Kind::White)) << 4 |
           static_cast<std::uint64_t>(dice.of(Kind::Big));
}
constexpr Hand dice_taken_back(int own, int white, int big) {
    Hand dice{};
    dice.add(Kind::Own, own);
    dice.add(Kind::White, white);
    dice.add(Kind::Big, big);
    return dice;
}
constexpr Move take_back(Hand only) { return Move::play(Card::TakeBack, packed_dice(only)); }
constexpr Move take_back(Hand first, Hand second) {
    return Move::play(Card::TakeBack,
                      std::uint64_t{1} << 24 | packed_dice(first) << 12 | packed_dice(second));
}
constexpr bool of_two_placements(const Move& move) { return move.bits(24, 1) == 1; }
/// What a move takes back of the n-th placement of the turn.
constexpr Hand taken_back(const Move& move, int placement) {
    const int from = of_two_placements(move) && placement == 0 ? 12 : 0;
    const auto count = [&](int at) { return static_cast<int>(move.bits(from + at, 4)); };
    return dice_taken_back(count(8), count(4), count(0));
}

/// ACT-4: faces picked up, packed for a move: four bits a face of one's own dice, three of the white ones,
/// the face of the big die, the faces of up to two kickers.
constexpr Move reroll(const Roll& picked) {
    std::uint64_t word = 0;
    for (int face = core::kFaces; face >= 1; --face)
        word = word << 4 | static_cast<unsigned>(picked.of(Kind::Own).count(Face(face)));
    for (int face = core::kFaces; face >= 1; --face)
        word = word << 3 | static_cast<unsigned>(picked.of(Kind::White).count(Face(face)));
    unsigned big = 0, kickers = 0;
    for (int face = 1; face <= core::kFaces; ++face) {
        if (picked.of(Kind::Big).shows(Face(face))) big = static_cast<unsigned>(face);
        for (int i = 0; i < picked.of(Kind::Kicker).count(Face(face)); ++i)
            kickers = kickers << 3 | static_cast<unsigned>(face);
    }
    return Move::of(Move::Kind::Reroll, word << 9 | big << 6 | kickers);
}
constexpr Roll picked_up(const Move& move) {
    Roll picked{};
    for (int face = 1; face <= core::kFaces; ++face) {
        const int own = static_cast<int>(move.bits(27 + 4 * (face - 1), 4));
        const int white = static_cast<int>(move.bits(9 + 3 * (face - 1), 3));
        picked.of(Kind::Own) += Faces::of(Face(face), own);
        picked.of(Kind::White) += Faces::of(Face(face), white);
    }
    if (const unsigned big = move.bits(6, 3)) picked.of(Kind::Big) += Faces::of(Face(big));
    for (const int at : {0, 3})
        if (const unsigned kicker = move.bits(at, 3)) picked.of(Kind::Kicker) += Faces::of(Face(kicker));
    return picked;
}

/// Room for the largest offer: every choice of twelve dice to reroll, placements and cards.
using Moves = core::Few<Move, 4352>;

/// LV-5: who starts, by lot.
struct FirstDraw {
    Seat seat;
    bool operator==(const FirstDraw&) const = default;
};

/// LV-4: the cards drawn for each casino, and the slot machine, in that order.
struct FillDraw {
    core::Few<Note, kit::kMostNotes> cards;
    std::array<std::uint8_t, kPlaces> count;  // how many of them go to each
    std::uint8_t places;                      // six, or seven
    bool operator==(const FillDraw&) const = default;
};

/// TOK-1: one token for each casino.
struct TokensDraw {
    std::array<kit::Token, kCasinos> tokens;
    bool operator==(const TokensDraw&) const = default;
};

/// BV-19: each seat's bonus cards, as they were dealt.
struct BonusDraw {
    core::Few<core::Few<Note, 2>, core::kMostSeats> cards;
    bool operator==(const BonusDraw&) const = default;
};

/// ACT-1: each seat's action cards, as they were dealt.
struct ActionsDraw {
    core::Few<core::Few<Card, 2>, core::kMostSeats> cards;
    bool operator==(const ActionsDraw&) const = default;
};

/// NEU-2: what the white dice left over show.
struct WhiteDraw {
    Faces dice;
    bool operator==(const WhiteDraw&) const = default;
};

/// Cards drawn from the stack one after the other, rainbow cards that are discarded again included.
struct CardsDraw {
    core::Few<Note, 12> cards;
    bool operator==(const CardsDraw&) const = default;
};

using Draw =
    std::variant<FirstDraw, FillDraw, TokensDraw, BonusDraw, ActionsDraw, WhiteDraw, Roll, CardsDraw>;

}  // namespace las_vegas
