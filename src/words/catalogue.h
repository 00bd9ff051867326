#pragma once
// The catalogues of sentences, one a language, built into the program from src/words/<language>/*.txt.

#include <string_view>

namespace words {

/// All lines `key = template` of a language; empty for a language we do not speak.
std::string_view catalogue(std::string_view language);

}  // namespace words
