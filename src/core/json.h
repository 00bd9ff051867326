#pragma once
// JSON without heap: a pen that writes into a given place, and a reader over a text that is already there.

#include <cstdint>
#include <span>
#include <string_view>

#include "core/phrase.h"

namespace core::json {

/// Writes JSON into a buffer of the caller's; commas come by themselves. When the buffer is too short it
/// stops and `full` says so.
class Pen {
   public:
    explicit Pen(std::span<char> buffer) : buffer_(buffer) {}

    Pen& open(char bracket);
    Pen& close(char bracket);
    Pen& key(std::string_view name);
    Pen& number(std::int64_t value);
    Pen& text(std::string_view words);
    Pen& boolean(bool value) { return word(value ? "true" : "false"); }
    Pen& null() { return word("null"); }
    /// A piece of JSON that is already written.
    Pen& word(std::string_view json);

    std::string_view written() const { return {buffer_.data(), used_}; }
    bool full() const { return full_; }

   private:
    void separate();
    void raw(std::string_view piece);
    void escaped(const char& c);

    std::span<char> buffer_;
    std::size_t used_ = 0;
    bool comma_ = false;
    bool full_ = false;
};

enum class Kind : std::uint8_t { Null, Boolean, Number, Text, List, Object };

/// One value of a text that has been read. Values lie in one array, each before its children.
struct Node {
    Kind kind;
    bool whole;                // a number that is an integer and fits
    std::uint32_t after;       // the place behind this value and all of its children
    std::uint32_t count;       // children
    std::int64_t number;       // of a number; 1 or 0 of a boolean
    std::string_view key;      // of a member of an object, as written
    std::string_view written;  // the value as it stands in the text; of a string, what is between the quotes
};

/// A value to look at. Looking at what is not there gives a value that is not there.
class Value {
   public:
    Value() = default;
    Value(std::span<const Node> nodes, std::uint32_t at) : nodes_(nodes), at_(at) {}

    explicit operator bool() const { return at_ < nodes_.size(); }
    bool is(Kind kind) const { return *this && node().kind == kind; }
    bool is_whole() const { return is(Kind::Number) && node().whole; }
    bool is_text(std::string_view text) const { return is(Kind::Text) && node().written == text; }
    std::int64_t number() const { return node().number; }
    bool boolean() const { return node().number != 0; }
    /// The value as written: for strings what is between the quotes, escapes and all.
    std::string_view written() const { return node().written; }
    std::string_view key() const { return node().key; }
    int size() const { return *this ? static_cast<int>(node().count) : 0; }

    /// A member of an object.
    Value operator[](std::string_view key) const {
        if (!is(Kind::Object)) return {};
        for (Value child = first(); child.at_ < node().after; child = child.next())
            if (child.key() == key) return child;
        return {};
    }
    /// For walking through lists and objects.
    struct Iterator {
        std::span<const Node> nodes;
        std::uint32_t at;
        Value operator*() const { return {nodes, at}; }
        Iterator& operator++() {
            at = nodes[at].after;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return at != other.at; }
    };
    Iterator begin() const { return {nodes_, *this ? at_ + 1 : 0}; }
    Iterator end() const { return {nodes_, *this ? node().after : 0}; }

   private:
    const Node& node() const { return nodes_[at_]; }
    Value first() const { return {nodes_, at_ + 1}; }
    Value next() const { return {nodes_, node().after}; }

    std::span<const Node> nodes_{};
    std::uint32_t at_ = 0;
};

/// How many nodes a text can need at the most.
constexpr std::size_t nodes_for(std::string_view text) { return text.size() / 2 + 1; }

/// Reads one JSON value, and nothing behind it, with no mercy: RFC 8259, UTF-8 throughout, no key twice in an
/// object.
Or<Value> read(std::string_view text, std::span<Node> nodes);

/// Whether an object has members other than these.
template <class... Keys>
bool only_has(const Value& object, Keys... keys) {
    for (const Value member : object)
        if (((member.key() != std::string_view(keys)) && ...)) return false;
    return true;
}

}  // namespace core::json
