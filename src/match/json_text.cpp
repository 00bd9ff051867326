#include "match/json_text.h"

namespace match {
namespace {

void add_utf8(std::string& out, unsigned code) {
    const auto byte = [&](unsigned value) { out += static_cast<char>(value); };
    if (code < 0x80) return byte(code);
    if (code < 0x800) {
        byte(0xc0 | code >> 6);
    } else {
        if (code < 0x10000) {
            byte(0xe0 | code >> 12);
        } else {
            byte(0xf0 | code >> 18);
            byte(0x80 | (code >> 12 & 0x3f));
        }
        byte(0x80 | (code >> 6 & 0x3f));
    }
    byte(0x80 | (code & 0x3f));
}

unsigned hex4(std::string_view digits) {
    unsigned code = 0;
    for (const char c : digits.substr(0, 4))
        code = code * 16 + static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    return code;
}

}  // namespace

std::string written(const void* writer, void (*write)(const void* writer, core::json::Pen& pen),
                    std::size_t about) {
    std::string buffer(about, '\0');
    for (;;) {
        core::json::Pen pen{std::span<char>(buffer)};
        write(writer, pen);
        if (!pen.full()) return std::string(pen.written());
        buffer.resize(buffer.size() * 4);
    }
}

std::string unescaped(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        if (text[0] != '\\') {
            out += text[0];
            text.remove_prefix(1);
            continue;
        }
        const char kind = text[1];
        text.remove_prefix(2);
        switch (kind) {
            case 'b': out += '\b'; break;
            case 'f': out += '\f'; break;
            case 'n': out += '\n'; break;
            case 'r': out += '\r'; break;
            case 't': out += '\t'; break;
            case 'u': {
                unsigned code = hex4(text);
                text.remove_prefix(4);
                if (code >= 0xd800 && code < 0xdc00) {
                    code = 0x10000 + (code - 0xd800) * 0x400 + (hex4(text.substr(2)) - 0xdc00);
                    text.remove_prefix(6);
                }
                add_utf8(out, code);
                break;
            }
            default: out += kind;
        }
    }
    return out;
}

std::string quoted(std::string_view text) {
    return written([&](core::json::Pen& pen) { pen.text(text); });
}

}  // namespace match
