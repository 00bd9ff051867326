#pragma once
// Checks the fair dice of a journal: draws everything once more.

#include <string>
#include <string_view>

#include "fair/fair.h"
#include "match/any_game.h"

namespace fair {

struct Checked {
    enum class Kind {
        Fair,     // every draw is what the seed gives
        Unfair,   // some line is not
        Wrong,    // not a right journal, or its fair dice are not written as they should be
        NotSaid,  // the journal says nothing about fair dice
        Secret,   // the server has not told its half
    };
    Kind kind = Kind::Wrong;
    int draws = 0;         // checked
    int line = 0;          // of the journal, from 1: the first that is wrong; 0 if it is no single line
    std::string sentence;  // what is wrong; empty if all is fair
};

Checked verify(std::string_view journal);
/// The same for a match whose key is known, over or not.
Checked verify_draws(const match::AnyMatch& match, const Key& key);

}  // namespace fair
