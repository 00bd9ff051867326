#pragma once
// What a bot is told that plays at a table far away: everything as JSON, nothing but what its seat may know.

#include <string>
#include <vector>

namespace bots {

struct Asked {
    std::string game;
    std::vector<std::string> names;
    std::string options;
    int seat;
    std::string view;                 // as AnyMatch::view writes it
    std::vector<std::string> offers;  // the legal moves
    int question;
};

}  // namespace bots
