#include "lab/figures.h"

#include <fmt/format.h>

#include <cmath>

namespace lab {

std::string percent(double chance) {
    // What is nearly certain is not called certain.
    const double of_hundred = 100 * chance;
    if (of_hundred > 0 && of_hundred < 0.05) return "<0.1";
    if (of_hundred < 100 && of_hundred > 99.95) return ">99.9";
    return fmt::format("{:.1f}", of_hundred);
}

std::string amount(double money, bool small, words::Language language) {
    const std::string sign = money < 0 ? "−" : "";
    const double size = std::abs(money);
    if (small) return sign + fmt::format("{:.2f}", size);
    return sign + words::money(static_cast<std::int64_t>(std::llround(size)), language);
}

std::string change(double money, bool small, words::Language language) {
    return (money > 0 ? "+" : "") + amount(money, small, language);
}

bool counts_in_ones(const std::string& game) { return game == "las-vegan"; }

}  // namespace lab
