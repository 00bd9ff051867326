#pragma once
// Figures as decimals, without the means of a C library: a page's engine has none.

#include <cmath>
#include <cstdint>
#include <string>

namespace lab {

/// With four places.
inline std::string decimal(double value) {
    const auto units = static_cast<std::int64_t>(std::llround(value * 10000));
    const std::int64_t size = units < 0 ? -units : units;
    std::string places = std::to_string(size % 10000);
    places.insert(0, 4 - places.size(), '0');
    return (units < 0 ? "-" : "") + std::to_string(size / 10000) + "." + places;
}
/// Whole dollars.
inline std::int64_t dollars(double value) { return static_cast<std::int64_t>(std::llround(value)); }

}  // namespace lab
