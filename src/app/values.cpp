#include "app/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "match/json_text.h"

namespace app {
namespace {

/// Where nobody will ever come to the end, it is not named.
constexpr std::uint64_t kNamed = std::numeric_limits<int>::max();

/// "en, fr, de or ru"
std::string list_of(const std::vector<std::string>& words) {
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i)
        all += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return all;
}

template <class Number>
bool reads(const std::string& text, Number& value) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return !text.empty() && read.ec == std::errc() && read.ptr == end;
}

template <class Test>
CLI::Validator that(Test test, std::string what) {
    return CLI::Validator([test, what = std::move(what)](
                              std::string& text) { return test(text) ? std::string() : is_not(what, text); },
                          "");
}

}  // namespace

std::string is_not(const std::string& what, const std::string& value) {
    constexpr std::size_t kMost = 80;
    const bool valid = bool(match::Document(match::quoted(value)));
    const std::string shown = !valid || value.size() > kMost ? "that" : '"' + value + '"';
    return "is " + what + ", not " + shown;
}

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
    std::string what = "a whole number";
    if (highest < kNamed)
        what += fmt::format(" from {} to {}", lowest, highest);
    else if (lowest > 0)
        what += fmt::format(" from {} on", lowest);
    return that(
        [lowest, highest](const std::string& text) {
            std::uint64_t value = 0;
            return reads(text, value) && value >= lowest && value <= highest;
        },
        std::move(what));
}

CLI::Validator number(double lowest, double highest) {
    return that(
        [lowest, highest](const std::string& text) {
            double value = 0;
            return reads(text, value) && value >= lowest && value <= highest;
        },
        fmt::format("a number from {} to {}", lowest, highest));
}

CLI::Validator one_of(std::vector<std::string> words) {
    const std::string all = list_of(words);
    return that(
        [words = std::move(words)](const std::string& text) {
            return std::find(words.begin(), words.end(), text) != words.end();
        },
        all);
}

std::string sentence_of(const CLI::ParseError& error) {
    std::string what = error.what();
    while (!what.empty() && (what.back() == '\n' || what.back() == '.')) what.pop_back();
    const std::size_t colon = what.find(": ");
    const std::string before = what.substr(0, colon);
    const std::string behind = colon == what.npos ? "" : what.substr(colon + 2);
    // "--threads: is a whole number …"
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) return before + " " + behind;
    // "--seats: 1 required NAMES missing"
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return before + " needs a value";
    // "Could not convert: --json = yes". Numbers are looked at before they are converted: this is a flag.
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr && behind.find(" = ") != behind.npos)
        return behind.substr(0, behind.find(" = ")) + " stands alone: it takes no value such as \"" +
               behind.substr(behind.find(" = ") + 3) + '"';
    // "--check excludes --update"
    if (const std::size_t excludes = what.find(" excludes "); excludes != what.npos)
        return "Use either " + what.substr(0, excludes) + " or " + what.substr(excludes + 10);
    return what;
}

}  // namespace app
