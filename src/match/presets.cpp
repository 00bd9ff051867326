#include "match/presets.h"

namespace match {

std::vector<core::Preset> presets(const AnyGame& game) {
    std::vector<core::Preset> found{{"base", {}}};
    found.insert(found.end(), game.about().presets.begin(), game.about().presets.end());
    return found;
}

std::string preset_options(const AnyGame& game, const core::Preset& preset, int seats) {
    const std::vector<std::string> names(static_cast<std::size_t>(seats), "x");
    std::string members;
    for (const char* option : preset.options) {
        const std::string more = members + (members.empty() ? "" : ",") + option;
        if (game.open(names, "{" + more + "}")) members = more;
    }
    return "{" + members + "}";
}

}  // namespace match
