#pragma once
// What the values of options may be. A wrong one is refused in one sentence, the same everywhere:
//   --threads is a whole number from 1 to 256, not "0".

#include <CLI/CLI.hpp>
#include <cstdint>
#include <limits>

namespace app {

/// "is a whole number from 1 to 256, not "0"": what is said behind the name of the option.
std::string is_not(const std::string& what, const std::string& value);

/// Digits only: no sign, nothing that would be rounded, nothing that does not fit.
CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest);
CLI::Validator number(double lowest, double highest);
CLI::Validator one_of(std::vector<std::string> words);

/// A day: nobody waits longer for a move.
inline constexpr std::uint64_t kMostMilliseconds = 86'400'000;

/// An option with a whole number that fits into `value`.
template <class Number>
CLI::Option* add_number(CLI::App& command, const char* name, Number& value, const char* about,
                        Number lowest = 0, Number highest = std::numeric_limits<Number>::max()) {
    return command.add_option(name, value, about)
        ->type_name("NUMBER")
        ->check(whole_number(static_cast<std::uint64_t>(lowest), static_cast<std::uint64_t>(highest)));
}

/// Why a command line cannot be read, in one sentence.
std::string sentence_of(const CLI::ParseError& error);

}  // namespace app
