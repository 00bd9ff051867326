#include "bots/las_vegas/duel.h"

#include <cmath>

namespace bots::duel {
namespace {

/// coming[n][k]: k of n dice come to lie at a casino, each with one chance in six.
using Coming = std::array<std::array<double, kMost + 1>, kMost + 1>;
Coming chances() {
    constexpr double kComes = 1.0 / 6;
    Coming coming{};
    coming[0][0] = 1;
    for (unsigned n = 1; n <= kMost; ++n)
        for (unsigned k = 0; k <= n; ++k)
            coming[n][k] = coming[n - 1][k] * (1 - kComes) + (k == 0 ? 0 : coming[n - 1][k - 1] * kComes);
    return coming;
}

Shares shares(const Coming& coming, unsigned my_left, unsigned their_left, unsigned mine, unsigned theirs) {
    double first = 0, second = 0;
    for (unsigned i = 0; i <= my_left; ++i)
        for (unsigned j = 0; j <= their_left; ++j) {
            const double chance = coming[my_left][i] * coming[their_left][j];
            const unsigned my_dice = mine + i, their_dice = theirs + j;
            if (my_dice > their_dice) {
                first += chance;
                second -= their_dice > 0 ? chance : 0;
            }
            if (their_dice > my_dice) {
                first -= chance;
                second += my_dice > 0 ? chance : 0;
            }
        }
    return {static_cast<std::int16_t>(std::lround(first * kOne)),
            static_cast<std::int16_t>(std::lround(second * kOne))};
}

Table made() {
    Table table{};
    const Coming coming = chances();
    for (unsigned my_left = 0; my_left <= kMost; ++my_left)
        for (unsigned their_left = 0; their_left <= kMost; ++their_left)
            for (unsigned mine = 0; mine <= kMost; ++mine)
                for (unsigned theirs = 0; theirs <= kMost; ++theirs)
                    table[my_left][their_left][mine][theirs] =
                        shares(coming, my_left, their_left, mine, theirs);
    return table;
}

}  // namespace

const Table kTable = made();

}  // namespace bots::duel
