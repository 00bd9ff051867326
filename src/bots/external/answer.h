#pragma once
// What another program answers, read with no mercy: one line of JSON each.

#include <optional>
#include <string>
#include <vector>

namespace bots::external {

/// The answer to hello, {"hello":{"name":…,"version":…}}: its name, or nothing if it is none.
std::optional<std::string> read_hello(const std::string& line);

/// The answer to a question, {"move":…,"reason":…}.
struct Answer {
    std::optional<std::size_t> place;  // of the move among the offers
    std::string reason;
    std::string wrong;  // a sentence, if there is no such place
};
Answer read_answer(const std::string& line, const std::vector<std::string>& offers);

/// So much of a text as can be shown to people, whatever is in it.
std::string shortened(const std::string& text);

}  // namespace bots::external
