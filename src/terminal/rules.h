#pragma once
// The numbered rules of docs/rules, built into the program.

#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace terminal {

/// The text of a rule, on one line: "LV-7" → "They choose exactly one …"; empty if there is no such rule.
std::string rule_text(std::string_view rule, words::Language language = words::Language::English);
/// The numbers of all rules whose number begins so: "LV-" or "" for all.
std::vector<std::string> rules_like(std::string_view start);

/// A chapter of the rules: its heading (before the first one that of its page), and the numbers of its rules.
struct RuleChapter {
    std::string heading;
    std::vector<std::string> rules;
};
std::vector<RuleChapter> rule_chapters(words::Language language);

/// The pages of docs/rules in a language such as "fr", one after the other.
std::string_view rule_book(std::string_view language);

}  // namespace terminal
