#include "lab/odds.h"

#include <algorithm>

#include "match/statistics.h"

namespace lab {

Figure share(std::int64_t wins, std::int64_t playouts, std::int64_t unit) {
    if (playouts == 0) return {};
    const auto n = static_cast<double>(playouts);
    const double p = static_cast<double>(wins) / static_cast<double>(unit) / n;
    const match::Estimate rate = match::wilson(p, n);
    return {p, rate.low, rate.high, false, true};
}

Figure Tally::chance() const { return share(win, playouts, kWin); }

Figure Tally::expected_money() const {
    if (playouts == 0) return {};
    const auto n = static_cast<double>(playouts);
    const double mean = static_cast<double>(money) / n;
    const double variance = std::max(0.0, static_cast<double>(money_squares) / n - mean * mean);
    if (playouts < 2) return {mean, mean, mean, false, true};
    const match::Estimate all =
        match::mean_estimate(mean, variance * n / (n - 1), static_cast<std::uint64_t>(playouts));
    return {all.value, all.low, all.high, false, true};
}

}  // namespace lab
