#pragma once
// An analysis for people and for programs.

#include "lab/odds.h"

namespace lab {

std::string as_json(const Analysis& analysis, const match::AnyMatch& match);
/// In the language of the match.
std::string as_text(const Analysis& analysis, const match::AnyMatch& match, words::Language language);
/// The win chances of the seats over the game, as SVG.
std::string as_plot(const Analysis& analysis, const match::AnyMatch& match);

}  // namespace lab
