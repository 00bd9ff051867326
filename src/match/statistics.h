#pragma once
// Measured values and how far they can be trusted: the 95 % intervals of rates and means, once for all who
// count games.

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace match {

/// A measured value and where it lies with a probability of 95 %.
struct Estimate {
    double value, low, high;
};

/// The normal quantile of 95 %, two-sided.
inline constexpr double kTwoSided = 1.959963984540054;

/// Student's, for so many degrees of freedom (Cornish and Fisher's expansion; 1 and 2 exactly): few values do
/// not know their own spread well.
inline double student(double freedom) {
    if (freedom < 1.5) return 12.706204736432095;
    if (freedom < 2.5) return 4.302652729696142;
    const double z = kTwoSided, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
    const double v = freedom;
    return z + (z3 + z) / (4 * v) + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * v * v * v);
}

/// A mean of so many independent units whose sample variance is known.
inline Estimate mean_estimate(double mean, double variance, std::uint64_t units) {
    if (units < 2) return {mean, -INFINITY, INFINITY};
    const double n = static_cast<double>(units);
    const double reach = student(n - 1) * std::sqrt(variance / n);
    return {mean, mean - reach, mean + reach};
}

/// Wilson's interval of a rate measured in so many trials: honest near 0 and 1.
inline Estimate wilson(double rate, double trials) {
    if (!(trials > 0)) return {rate, 0, 1};
    const double z2 = kTwoSided * kTwoSided;
    const double centre = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
    const double reach =
        kTwoSided / (1 + z2 / trials) * std::sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials));
    // At the ends of the scale the interval reaches them, but for rounding.
    return {rate, rate <= 0 ? 0.0 : std::max(0.0, centre - reach),
            rate >= 1 ? 1.0 : std::min(1.0, centre + reach)};
}
/// A rate between 0 and 1 whose mean has this variance: Wilson's interval for as many games as would have
/// that variance, were they independent. Where nothing varies at all, for `games` games.
inline Estimate rate_estimate(double rate, double variance_of_mean, double games) {
    const double own = rate * (1 - rate);
    return wilson(rate, variance_of_mean > 0 && own > 0 ? own / variance_of_mean : games);
}

}  // namespace match
