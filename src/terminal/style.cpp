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

}  // namespace terminal
