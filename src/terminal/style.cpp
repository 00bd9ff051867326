#include "terminal/style.h"

#include <algorithm>
#include <array>

namespace terminal {
namespace {

constexpr std::string_view kReset = "\033[0m";

std::string_view sequence(Ink ink) {
    constexpr std::array<std::string_view, 15> kSequences = {
        "",           "\033[1m",    "\033[2m",    "\033[32m",   "\033[31m",
        "\033[33m",   "\033[1;31m", "\033[1;32m", "\033[1;34m", "\033[1;35m",
        "\033[1;33m", "\033[1;36m", "\033[37m",   "\033[35m",   "\033[1;37m"};
    return kSequences[static_cast<std::size_t>(ink)];
}

/// The length of the escape sequence or character at the start of the text, and whether it takes a column.
std::size_t next_length(std::string_view text, bool& takes_column) {
    takes_column = false;
    if (text[0] == '\033') return std::min(text.find('m'), text.size() - 1) + 1;
    takes_column = true;
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) ++length;
    return length;
}

}  // namespace

std::string Style::ink(Ink ink, std::string_view text) const {
    if (!colour || ink == Ink::Plain || text.empty()) return std::string(text);
    return std::string(sequence(ink)) + std::string(text) + std::string(kReset);
}

std::string Style::say(const core::Phrase& phrase) const {
    std::string said = words::say(phrase, {language, {}});
    return said;
}

std::string Style::money(std::int64_t amount) const {
    std::string digits = words::money(amount, language);
    // The blank and the minus of some languages are no ASCII.
    const auto replace = [&](std::string_view sign, std::string_view with) {
        for (std::size_t at = 0; (at = digits.find(sign, at)) != digits.npos;)
            digits.replace(at, sign.size(), with);
    };
    replace("\u00a0", " ");
    if (!unicode) replace("\u2212", "-");
    return digits;
}

int columns(std::string_view text) {
    int count = 0;
    while (!text.empty()) {
        bool takes_column = false;
        text.remove_prefix(next_length(text, takes_column));
        count += takes_column ? 1 : 0;
    }
    return count;
}

std::string padded(std::string_view text, int width) {
    std::string made;
    int used = 0;
    while (!text.empty()) {
        bool takes_column = false;
        const std::size_t length = next_length(text, takes_column);
        if (!takes_column || used < width) made += text.substr(0, length);
        used += takes_column ? 1 : 0;
        text.remove_prefix(length);
    }
    if (used < width) made.append(static_cast<std::size_t>(width - used), ' ');
    return made;
}

std::string right(std::string_view text, int width) {
    const int missing = width - columns(text);
    return std::string(static_cast<std::size_t>(std::max(missing, 0)), ' ') + std::string(text);
}

std::string harmless(std::string_view text) {
    std::string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        // U+0080 to U+009F are control characters too; in UTF-8 they begin with 0xc2.
        const bool c1 = byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (byte >= 0x20 && byte != 0x7f && !c1) {
            made += text[i];
            continue;
        }
        made += '?';
        if (c1) ++i;
    }
    return made;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (word.empty()) continue;
        if (!line.empty() && columns(line) + 1 + columns(word) > width) {
            lines.push_back(line);
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string(word);
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

}  // namespace terminal
