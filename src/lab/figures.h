#pragma once
// Figures as people read them.

#include <string>

#include "lab/odds.h"
#include "words/words.h"

namespace lab {

/// 0.345 as 34.5, or 34,5 where the language writes it so.
std::string percent(double chance, words::Language language);
/// A number with so many decimals in the way of the language.
std::string decimal(double value, int decimals, words::Language language);
/// Money in the way of the language; a game that counts in ones gets two decimals.
std::string amount(double money, bool small, words::Language language);
/// The same with its sign.
std::string change(double money, bool small, words::Language language);
/// Whether the money of this game is counted in ones.
bool counts_in_ones(const std::string& game);

}  // namespace lab
