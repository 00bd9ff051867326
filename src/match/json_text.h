#pragma once
// JSON as strings and as read values that keep what they were read from.

#include <string>
#include <vector>

#include "core/json.h"

namespace match {

/// What a writer writes, as a string. Who knows about how long it gets says so.
std::string written(const void* writer, void (*write)(const void* writer, core::json::Pen& pen),
                    std::size_t about);
/// `written([&](Pen& pen) { … })`
template <class Writer>
std::string written(const Writer& writer, std::size_t about = 4096) {
    return written(
        &writer, [](const void* it, core::json::Pen& pen) { (*static_cast<const Writer*>(it))(pen); }, about);
}

/// A text that has been read. It does not own the text.
class Document {
   public:
    explicit Document(std::string_view text)
        : nodes_(core::json::nodes_for(text)), read_(core::json::read(text, nodes_)) {}
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;

    explicit operator bool() const { return bool(read_); }
    core::json::Value value() const { return *read_; }
    const core::Refusal& refusal() const { return read_.refusal(); }

   private:
    std::vector<core::json::Node> nodes_;
    core::Or<core::json::Value> read_;
};

/// What is between the quotes of a JSON string, escapes undone.
std::string unescaped(std::string_view written);
/// A string in quotes, escaped.
std::string quoted(std::string_view text);

}  // namespace match
