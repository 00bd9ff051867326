#include "games/monte_carlo/chances.h"

#include "core/few.h"

namespace monte_carlo {
namespace {

constexpr int kLots = 462;  // of at most five dice
constexpr int kThrows = 3;

/// How many lots there are of at most so many dice with so many faces.
constexpr int lots_of(int dice, int faces) {
    int count = 1;
    for (int i = 1; i <= faces; ++i) count = count * (dice + i) / i;
    return count;
}
static_assert(lots_of(kPokerDice, kPokerFaces) == kLots);

/// The number of a lot: lots are counted face by face from the nines on, fewer before more.
constexpr int number_of(PokerDice dice) {
    int number = 0;
    for (int face = 0, room = kPokerDice; face < kPokerFaces; ++face) {
        for (int i = 0; i < dice.count(face); ++i, --room) number += lots_of(room, kPokerFaces - 1 - face);
    }
    return number;
}

struct Lots {
    std::array<PokerDice, kLots> dice{};
    std::array<bool, kLots> full{};                                       // five dice
    std::array<std::array<std::uint16_t, kPokerFaces>, kLots> with{};     // one more die of a face
    std::array<std::array<std::uint16_t, kPokerFaces>, kLots> without{};  // one fewer

    constexpr Lots() { fill({}, 0, kPokerDice); }

   private:
    constexpr void fill(PokerDice lot, int face, int room) {
        if (face == kPokerFaces) return add(lot);
        for (int i = 0; i <= room; ++i) fill(lot + PokerDice::of(face, i), face + 1, room - i);
    }
    constexpr void add(PokerDice lot) {
        const auto number = static_cast<std::size_t>(number_of(lot));
        dice[number] = lot;
        full[number] = lot.total() == kPokerDice;
        for (int face = 0; face < kPokerFaces && !full[number]; ++face) {
            const auto more = static_cast<std::size_t>(number_of(lot + PokerDice::of(face)));
            with[number][static_cast<std::size_t>(face)] = static_cast<std::uint16_t>(more);
            without[more][static_cast<std::size_t>(face)] = static_cast<std::uint16_t>(number);
        }
    }
};
constexpr Lots kLot;

/// A chance for each lot: of five dice as they lie, of fewer dice when the others are thrown.
using Chances = std::array<double, kLots>;

/// Fills in the lots of fewer dice: each face of the next die is equally likely. A lot with one more die has
/// a higher number, so going down meets it first.
void throw_the_rest(Chances& chances) {
    for (std::size_t lot = kLots; lot-- > 0;) {
        if (kLot.full[lot]) continue;
        double sum = 0;
        for (const std::uint16_t more : kLot.with[lot]) sum += chances[more];
        chances[lot] = sum / kPokerFaces;
    }
}

/// For five dice: the best of throwing some of them with these chances, and of `stand`. The result is for
/// lots of five dice only.
Chances choose_best(const Chances& thrown, const Chances& stand) {
    Chances best = thrown;  // of the lot, and of all lots within it
    for (std::size_t lot = 0; lot < kLots; ++lot) {
        if (kLot.full[lot]) best[lot] = stand[lot];
        for (std::size_t face = 0; face < kPokerFaces; ++face)
            if (kLot.dice[lot].count(static_cast<int>(face)) != 0) {
                const double fewer = best[kLot.without[lot][face]];
                best[lot] = fewer > best[lot] ? fewer : best[lot];
            }
    }
    return best;
}

/// Chances against a fixed hand: with the dice as they lie.
Chances against(PokerDice target, double tie) {
    const std::uint64_t wanted = strength(target);
    Chances chances{};
    for (std::size_t lot = 0; lot < kLots; ++lot) {
        if (!kLot.full[lot]) continue;
        const std::uint64_t has = strength(kLot.dice[lot]);
        chances[lot] = has > wanted ? 1 : has == wanted ? tie : 0;
    }
    return chances;
}

/// Chances against a fixed hand with so many throws left.
Chances against(PokerDice target, double tie, int throws_left) {
    const Chances stand = against(target, tie);
    Chances chances = stand;
    throw_the_rest(chances);
    for (int i = 1; i < throws_left; ++i) {
        chances = choose_best(chances, stand);
        throw_the_rest(chances);
    }
    return chances;
}

/// The caller's chances, by throws made.
struct CallerTable {
    std::array<Chances, kThrows> stand{};   // the hand stands after 1, 2, 3 throws
    std::array<Chances, kThrows> thrown{};  // these dice are kept after 0, 1, 2 throws, the others thrown

    CallerTable() {
        for (std::size_t lot = 0; lot < kLots; ++lot) {
            if (!kLot.full[lot]) continue;
            const Chances lies = against(kLot.dice[lot], kTieIsHalf);
            Chances chances = lies;
            for (std::size_t throws = 0; throws < kThrows; ++throws) {
                if (throws != 0) chances = choose_best(chances, lies);
                throw_the_rest(chances);
                stand[throws][lot] = 1 - chances[0];  // the opponent starts with no dice kept
            }
        }
        Chances chances = stand[kThrows - 1];
        for (std::size_t throws = kThrows; throws-- > 0;) {
            throw_the_rest(chances);
            thrown[throws] = chances;
            if (throws != 0) chances = choose_best(chances, stand[throws - 1]);
        }
    }
};
const CallerTable& caller_table() {
    static const CallerTable table;
    return table;
}

/// Goes through all that can be kept of five dice; of equally good ones the most dice are kept.
template <class ChanceOf>
Best best_of(PokerDice dice, ChanceOf chance_of) {
    constexpr double kEqual = 1e-12;
    Best best{dice, chance_of(dice)};
    int kept_most = kPokerDice;
    for (const PokerDice lot : kLot.dice) {
        if (!dice.covers(lot) || lot == dice) continue;
        const double chance = chance_of(lot);
        const bool better = chance > best.chance + kEqual;
        if (!better && (chance < best.chance - kEqual || lot.total() <= kept_most)) continue;
        best = {lot, chance};
        kept_most = lot.total();
    }
    return best;
}

std::size_t place(PokerDice dice) { return static_cast<std::size_t>(number_of(dice)); }

}  // namespace

double chance_to_beat(PokerDice target, PokerDice kept, int throws_left, double tie) {
    if (kept.total() == kPokerDice) return best_to_beat(target, kept, throws_left, tie).chance;
    return against(target, tie, throws_left)[place(kept)];
}

Best best_to_beat(PokerDice target, PokerDice dice, int throws_left, double tie) {
    const Chances stand = against(target, tie);
    if (throws_left == 0) return {dice, stand[place(dice)]};
    const Chances thrown = against(target, tie, throws_left);
    return best_of(dice, [&](PokerDice kept) { return (kept == dice ? stand : thrown)[place(kept)]; });
}

double chance_of_caller(PokerDice kept, int throws_made) {
    return caller_table().thrown[static_cast<std::size_t>(throws_made)][place(kept)];
}

Best best_of_caller(PokerDice dice, int throws_made) {
    if (throws_made == kThrows) return {dice, chance_to_stand(dice, throws_made)};
    return best_of(dice, [&](PokerDice kept) {
        return kept == dice ? chance_to_stand(dice, throws_made) : chance_of_caller(kept, throws_made);
    });
}

double chance_to_stand(PokerDice dice, int throws_made) {
    return caller_table().stand[static_cast<std::size_t>(throws_made - 1)][place(dice)];
}

double chance_of_calling() { return chance_of_caller({}, 0); }

}  // namespace monte_carlo
