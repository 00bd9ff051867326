#include "lab/odds.h"

#include <algorithm>
#include <cmath>

namespace lab {
namespace {
constexpr double k95 = 1.959964;

/// Student's quantile for a mean of n values: few values do not know their own spread well.
double student(double n) {
    const double free = n - 1;
    return k95 + 2.37 / free + 2.8 / (free * free);
}

}  // namespace

Figure share(std::int64_t wins, std::int64_t playouts, std::int64_t unit) {
    if (playouts == 0) return {};
    const auto n = static_cast<double>(playouts);
    const double p = static_cast<double>(wins) / static_cast<double>(unit) / n;
    const double z2 = k95 * k95;
    const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = k95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return {p, std::max(0.0, std::min(p, middle - half)), std::min(1.0, std::max(p, middle + half)), false,
            true};
}

Figure Tally::chance() const { return share(win, playouts, kWin); }

Figure Tally::expected_money() const {
    if (playouts == 0) return {};
    const auto n = static_cast<double>(playouts);
    const double mean = static_cast<double>(money) / n;
    const double variance = std::max(0.0, static_cast<double>(money_squares) / n - mean * mean);
    const double half = n > 1 ? student(n) * std::sqrt(variance / (n - 1)) : 0;
    return {mean, mean - half, mean + half, false, true};
}

}  // namespace lab
