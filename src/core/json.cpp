#include "core/json.h"

#include <cstring>

namespace core::json {

// The strokes of the pen are here and not in the header: every form and every event of every game is written
// with them, and a page has to load all of that.

Pen& Pen::open(char bracket) {
    separate();
    raw({&bracket, 1});
    comma_ = false;
    return *this;
}
Pen& Pen::close(char bracket) {
    raw({&bracket, 1});
    comma_ = true;
    return *this;
}
Pen& Pen::key(std::string_view name) {
    text(name);
    raw(":");
    comma_ = false;
    return *this;
}
Pen& Pen::number(std::int64_t value) {
    separate();
    char digits[20];
    int count = 0;
    // Digits from the lowest on, of the negated absolute value, so that the smallest number has one too.
    std::int64_t rest = value < 0 ? value : -value;
    do digits[count++] = static_cast<char>('0' - rest % 10);
    while ((rest /= 10) != 0);
    if (value < 0) raw("-");
    while (count > 0) raw({&digits[--count], 1});
    return *this;
}
Pen& Pen::text(std::string_view words) {
    separate();
    raw("\"");
    for (const char& c : words) escaped(c);
    raw("\"");
    return *this;
}
Pen& Pen::word(std::string_view json) {
    separate();
    raw(json);
    return *this;
}
void Pen::separate() {
    if (comma_) raw(",");
    comma_ = true;
}
void Pen::raw(std::string_view piece) {
    full_ = full_ || piece.size() > buffer_.size() - used_;
    if (full_) return;
    std::memcpy(buffer_.data() + used_, piece.data(), piece.size());
    used_ += piece.size();
}
void Pen::escaped(const char& c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
        raw("\\");
        raw({&c, 1});
    } else if (code < 0x20) {
        raw("\\u00");
        raw(kHex.substr(code >> 4, 1));
        raw(kHex.substr(code & 15, 1));
    } else {
        raw({&c, 1});
    }
}
namespace {

constexpr int kDeepest = 32;
constexpr std::uint32_t kMostKeys = 512;  // in one object: looking for doubles stays cheap

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

int hex(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/// Four hex digits at the start of the text, or −1.
int code_unit(std::string_view text) {
    if (text.size() < 4) return -1;
    int code = 0;
    for (int i = 0; i < 4; ++i) {
        const int digit = hex(text[static_cast<std::size_t>(i)]);
        if (digit < 0) return -1;
        code = code * 16 + digit;
    }
    return code;
}

/// The length of the UTF-8 character at the start of the text, or 0 if there is none.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xbf) {
        return byte(i) >= low && byte(i) <= high;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead <= 0xdf) return follows(1) ? 2 : 0;
    if (lead >= 0xe0 && lead <= 0xef) {
        const unsigned low = lead == 0xe0 ? 0xa0 : 0x80, high = lead == 0xed ? 0x9f : 0xbf;
        return follows(1, low, high) && follows(2) ? 3 : 0;
    }
    if (lead >= 0xf0 && lead <= 0xf4) {
        const unsigned low = lead == 0xf0 ? 0x90 : 0x80, high = lead == 0xf4 ? 0x8f : 0xbf;
        return follows(1, low, high) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

/// The next character of a string as written, escapes undone as far as comparing needs it.
long next_character(std::string_view& text) {
    const auto take = [&](std::size_t count) { text.remove_prefix(count); };
    if (text[0] != '\\') {
        const auto byte = static_cast<unsigned char>(text[0]);
        if (byte < 0x80) {
            take(1);
            return byte;
        }
        const std::size_t length = utf8_length(text);
        long code = byte & (0xff >> (length + 1));
        for (std::size_t i = 1; i < length; ++i)
            code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3f);
        take(length);
        return code;
    }
    const char kind = text[1];
    take(2);
    switch (kind) {
        case 'b': return '\b';
        case 'f': return '\f';
        case 'n': return '\n';
        case 'r': return '\r';
        case 't': return '\t';
        case 'u': break;
        default: return kind;
    }
    long code = code_unit(text);
    take(4);
    if (code >= 0xd800 && code < 0xdc00) {
        code = 0x10000 + (code - 0xd800) * 0x400 + (code_unit(text.substr(2)) - 0xdc00);
        take(6);
    }
    return code;
}

bool same_key(std::string_view a, std::string_view b) {
    if (a.find('\\') == a.npos && b.find('\\') == b.npos) return a == b;
    while (!a.empty() && !b.empty())
        if (next_character(a) != next_character(b)) return false;
    return a.empty() && b.empty();
}

class Reader {
   public:
    Reader(std::string_view text, std::span<Node> nodes) : text_(text), nodes_(nodes) {}

    Or<Value> document() {
        if (accept("\xef\xbb\xbf")) return refuse(kForm, "json.byte-order-mark");
        skip_space();
        if (!value({}, 0)) return why_;
        skip_space();
        if (at_ != text_.size()) return refuse(kForm, "json.more-behind");
        return Value(nodes_.first(used_), 0);
    }

   private:
    bool fail(const char* key) {
        why_ = refuse(kForm, key);
        return false;
    }
    bool more() const { return at_ < text_.size(); }
    char here() const { return more() ? text_[at_] : '\0'; }
    void skip_space() {
        while (more() && (here() == ' ' || here() == '\t' || here() == '\r' || here() == '\n')) ++at_;
    }
    bool accept(char c) {
        if (here() != c || !more()) return false;
        ++at_;
        return true;
    }
    bool accept(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    bool value(std::string_view key, int depth) {
        if (depth > kDeepest) return fail("json.too-deep");
        if (used_ == nodes_.size()) return fail("json.not-json");
        const auto mine = used_++;
        Node& node = nodes_[mine] = Node{};
        node.key = key;
        const std::size_t start = at_;
        bool fine = false;
        if (here() == '{') {
            fine = children(node, Kind::Object, '}', depth);
        } else if (here() == '[') {
            fine = children(node, Kind::List, ']', depth);
        } else if (here() == '"') {
            node.kind = Kind::Text;
            fine = string(node.written);
        } else if (here() == '-' || is_digit(here())) {
            fine = number(node);
        } else if (accept("true")) {
            node.kind = Kind::Boolean;
            node.number = 1;
            fine = true;
        } else if (accept("false")) {
            node.kind = Kind::Boolean;
            fine = true;
        } else if (accept("null")) {
            node.kind = Kind::Null;
            fine = true;
        } else {
            return fail("json.not-json");
        }
        if (node.kind != Kind::Text) node.written = text_.substr(start, at_ - start);
        node.after = static_cast<std::uint32_t>(used_);
        return fine;
    }

    bool children(Node& parent, Kind kind, char end, int depth) {
        parent.kind = kind;
        const std::size_t first = used_;
        ++at_;
        skip_space();
        if (accept(end)) return true;
        do {
            skip_space();
            std::string_view key;
            if (kind == Kind::Object) {
                if (here() != '"') return fail("json.not-json");
                if (!string(key)) return false;
                if (parent.count == kMostKeys) return fail("json.too-many-keys");
                for (std::size_t other = first; other < used_; other = nodes_[other].after)
                    if (same_key(nodes_[other].key, key)) return fail("json.key-twice");
                skip_space();
                if (!accept(':')) return fail("json.not-json");
                skip_space();
            }
            if (!value(key, depth + 1)) return false;
            ++parent.count;
            skip_space();
        } while (accept(','));
        return accept(end) || fail("json.not-json");
    }

    bool string(std::string_view& inside) {
        const std::size_t start = ++at_;
        while (here() != '"' || !more()) {
            if (!more()) return fail("json.open-string");
            if (static_cast<unsigned char>(here()) < 0x20) return fail("json.control");
            if (here() == '\\') {
                if (!escape()) return fail("json.escape");
                continue;
            }
            const std::size_t length = utf8_length(text_.substr(at_));
            if (length == 0) return fail("json.utf8");
            at_ += length;
        }
        inside = text_.substr(start, at_ - start);
        ++at_;
        return true;
    }

    bool escape() {
        ++at_;
        const char kind = here();
        ++at_;
        if (kind != 'u')
            return kind != '\0' && std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos;
        const int code = code_unit(text_.substr(at_ < text_.size() ? at_ : text_.size()));
        if (code < 0 || (code >= 0xdc00 && code < 0xe000)) return false;
        at_ += 4;
        if (code < 0xd800 || code >= 0xdc00) return true;
        if (!accept("\\u")) return false;  // half a character
        const int low = code_unit(text_.substr(at_));
        at_ += 4;
        return low >= 0xdc00 && low < 0xe000;
    }

    bool number(Node& node) {
        node.kind = Kind::Number;
        const bool negative = accept('-');
        if (!is_digit(here())) return fail("json.not-json");
        const bool zero = here() == '0';
        std::int64_t whole = 0;
        bool fits = true;
        for (; is_digit(here()); ++at_) {
            fits = fits && whole < 900'000'000'000'000'000;
            if (fits) whole = whole * 10 + (here() - '0');
            if (zero && at_ + 1 < text_.size() && is_digit(text_[at_ + 1])) return fail("json.not-json");
        }
        bool integer = !(zero && negative);
        if (accept('.')) {
            integer = false;
            if (!is_digit(here())) return fail("json.not-json");
            while (is_digit(here())) ++at_;
        }
        if (accept('e') || accept('E')) {
            integer = false;
            if (!accept('+')) accept('-');
            if (!is_digit(here())) return fail("json.not-json");
            while (is_digit(here())) ++at_;
        }
        node.whole = integer && fits;
        node.number = negative ? -whole : whole;
        return true;
    }

    std::string_view text_;
    std::span<Node> nodes_;
    std::size_t at_ = 0;
    std::size_t used_ = 0;
    Refusal why_{};
};

}  // namespace

Or<Value> read(std::string_view text, std::span<Node> nodes) { return Reader(text, nodes).document(); }

}  // namespace core::json
