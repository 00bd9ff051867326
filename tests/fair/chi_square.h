#pragma once
// Is that by chance? Pearson's chi-square, as a number of standard deviations (Wilson and Hilferty), so that
// tables of all sizes have one measure. Beyond kSurely, on either side, it is not: too uneven, or too even.

#include <cmath>
#include <span>
#include <vector>

namespace chances {

inline constexpr double kSurely = 6;  // one in a thousand million by chance

inline double deviations(double chi_square, double freedom) {
    const double spread = 2.0 / (9.0 * freedom);
    return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

/// How far counts are from what was expected. `narrowed`: how much narrower than by independent draws they
/// scatter (cards dealt at once from a deck).
inline double deviations(std::span<const double> counted, std::span<const double> expected,
                         double narrowed = 1) {
    double sum = 0;
    for (std::size_t i = 0; i < counted.size(); ++i)
        sum += (counted[i] - expected[i]) * (counted[i] - expected[i]) / expected[i];
    return deviations(sum / narrowed, static_cast<double>(counted.size() - 1));
}

inline bool is_by_chance(double deviations) { return std::abs(deviations) < kSurely; }

}  // namespace chances
