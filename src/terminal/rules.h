#pragma once
// The numbered rules of docs/rules, built into the program.

#include <string>
#include <string_view>
#include <vector>

namespace terminal {

/// The text of a rule, on one line: "LV-7" → "They choose exactly one …"; empty if there is no such rule.
std::string rule_text(std::string_view rule);
/// The numbers of all rules whose number begins so: "LV-" or "" for all.
std::vector<std::string> rules_like(std::string_view start);

/// The files of docs/rules, one after the other.
std::string_view rule_book();

}  // namespace terminal
