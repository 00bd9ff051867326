#pragma once
// Words that people type: names and what they say.

#include <string_view>

namespace server {

inline constexpr int kLongestName = 24, kLongestChat = 300;

/// How many characters, or −1 if there is one among them that no name or chat may hold: a control character,
/// or one that turns the direction of the text around. The text is UTF-8.
constexpr int characters(std::string_view text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7f) return -1;
        if ((byte & 0xc0) != 0x80) ++count;
        const auto next = [&](std::size_t ahead) {
            return i + ahead < text.size() ? static_cast<unsigned char>(text[i + ahead]) : 0u;
        };
        if (byte == 0xc2 && next(1) < 0xa0) return -1;  // U+0080 to U+009F
        // U+200B to U+200F, U+2028 to U+202E, U+2066 to U+2069: unseen, or they turn the line around.
        if (byte == 0xe2 && next(1) == 0x80 &&
            ((next(2) >= 0x8b && next(2) <= 0x8f) || (next(2) >= 0xa8 && next(2) <= 0xae)))
            return -1;
        if (byte == 0xe2 && next(1) == 0x81 && next(2) >= 0xa6 && next(2) <= 0xa9) return -1;
        if (byte == 0xef && next(1) == 0xbb && next(2) == 0xbf) return -1;  // U+FEFF
    }
    return count;
}

constexpr bool is_name(std::string_view text) {
    const int count = characters(text);
    return count >= 1 && count <= kLongestName && text.front() != ' ' && text.back() != ' ';
}
constexpr bool is_chat(std::string_view text) {
    const int count = characters(text);
    return count >= 1 && count <= kLongestChat && text.find_first_not_of(' ') != text.npos;
}

}  // namespace server
