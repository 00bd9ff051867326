#pragma once
// Moves as people type them. Every move has flat words: {"place":1} is `place 1`, or just `1`;
// {"kick":{"seat":1,"die":"own"}} is `kick 1 own` or `kick Benno own`; {"token":null} is `token none`.

#include <string>
#include <string_view>
#include <vector>

namespace terminal {

/// The words of a move, such as "place 1 slot"; seats by name where the name is one word.
std::string words_of_move(std::string_view move, const std::vector<std::string>& names = {});

/// What typed words mean among the offered moves.
struct Meaning {
    std::vector<std::string> moves;  // one: that move; several: it could be any of them
    /// When no offered move fits: what was typed put into the shape of one, so that the gate can say which
    /// rule forbids it. Empty if it has the shape of none.
    std::string guess;
};

/// Words match in any mixture of capitals, cut short where that is clear, numbers also as 60k or 60,000,
/// seats also by name. JSON is taken as it is.
Meaning meaning_of(std::string_view typed, const std::vector<std::string>& offers,
                   const std::vector<std::string>& names);

/// Typed text cut into words at blanks and commas.
std::vector<std::string> split_words(std::string_view typed);

/// The whole number that a word stands for (7, 60k, 60,000), as digits; empty if it is none.
std::string as_number(std::string_view word);

/// Whether two words are the same but for capitals.
bool same_word(std::string_view a, std::string_view b);

}  // namespace terminal
