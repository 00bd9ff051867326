#pragma once
// First lines of journals: every game, with few and many seats, plain and with all the options that may stand
// together.

#include <string>
#include <vector>

#include "match/any_game.h"

namespace fuzz {

/// All set-ups of a game that switch on one option or many at once, as far as they are allowed.
inline void add_setups(const match::AnyGame& game, int seats, std::vector<std::string>& lines) {
    const std::vector<std::string> names(static_cast<std::size_t>(seats), "x");
    std::string together;
    const auto add = [&](const std::string& members) {
        auto opened = game.open(names, "{" + members + "}");
        if (opened) lines.push_back(match::header_line((*opened)->header()));
        return bool(opened);
    };
    add("");
    for (const core::Option& option : game.about().options) {
        if (option.kind != core::OptionKind::Switch) continue;
        const std::string more =
            (together.empty() ? "" : together + ",") + ("\"" + std::string(option.name) + "\":true");
        if (add(more)) together = more;
    }
}

inline const std::vector<std::string>& setups() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> lines;
        for (const match::AnyGame* game : match::games())
            for (int seats = game->about().fewest; seats <= game->about().most; ++seats)
                add_setups(*game, seats, lines);
        return lines;
    }();
    return all;
}

}  // namespace fuzz
