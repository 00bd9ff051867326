#pragma once
// Phrases put into words.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"

namespace words {

enum class Language { English, French, German, Russian };
inline constexpr int kLanguages = 4;
/// "en", "fr", "de", "ru".
std::string_view code(Language language);
/// The language of a code, or nothing.
std::optional<Language> language(std::string_view code);

/// Who speaks to whom: the language, and the names of the seats.
struct Speaker {
    Language language = Language::English;
    std::vector<std::string> names;
};

/// The template of a key; empty if the language lacks it.
std::string_view find(Language language, std::string_view key);

/// A phrase as a sentence. In a template {0} stands for the first thing to fill in, and {0:die|dice} for the
/// form of a word that goes with that number.
std::string say(const core::Phrase& phrase, const Speaker& speaker);

/// 70,000 in the way of the language.
std::string money(std::int64_t dollars, Language language);

/// "Did you mean …?": the candidate nearest to a word, or nothing if none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace words
