#pragma once
// A hint for people and for programs.

#include "lab/odds.h"

namespace lab {

std::string as_json(const Hint& hint, const match::AnyMatch& match);
/// In the language of the match.
std::string as_text(const Hint& hint, const match::AnyMatch& match, words::Language language);

}  // namespace lab
