#include "lab/figures.h"

#include <fmt/format.h>

#include <cmath>

namespace lab {

std::string decimal(double value, int decimals, words::Language language) {
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (language != words::Language::English)
        for (char& c : text) c = c == '.' ? ',' : c;
    return text;
}

std::string percent(double chance, words::Language language) {
    // What is nearly certain is not called certain; sums of fractions may miss it by a hair.
    constexpr double kHair = 1e-9;
    const double of_hundred = 100 * chance;
    if (of_hundred > kHair && of_hundred < 0.05) return "<" + decimal(0.1, 1, language);
    if (of_hundred < 100 - kHair && of_hundred > 99.95) return ">" + decimal(99.9, 1, language);
    return decimal(of_hundred, 1, language);
}

std::string amount(double money, bool small, words::Language language) {
    const double size = std::abs(money);
    const std::string sign = money < 0 && size >= (small ? 0.005 : 0.5) ? "−" : "";
    if (small) return sign + decimal(size, 2, language);
    return sign + words::money(static_cast<std::int64_t>(std::llround(size)), language);
}

std::string change(double money, bool small, words::Language language) {
    return (money >= (small ? 0.005 : 0.5) ? "+" : "") + amount(money, small, language);
}

bool counts_in_ones(const std::string& game) {
    auto odds = odds_of(game);
    return odds && (*odds)->counts_in_ones();
}

}  // namespace lab
