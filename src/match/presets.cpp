#include "match/presets.h"

namespace match {
namespace {

const std::vector<Preset>& all_presets() {
    static const std::vector<Preset> all{
        {"las-vegas", "neutral", {R"("neutral":true)"}},
        {"las-vegas",
         "boulevard",
         {R"("minimum":"by-players")", R"("hundreds":true)", R"("neutral":true)", R"("big-dice":true)",
          R"("kickers":true)", R"("rainbow":true)", R"("slot-machine":true)", R"("bonus":true)",
          R"("actions":true)", R"("tokens":true)"}},
        {"las-vegas-cards", "sequential", {R"("sequential":true)"}},
        {"las-vegas-cards", "tokens", {R"("sequential":true)", R"("tokens":true)"}},
        {"solitaire", "two-rivals", {R"("rivals":2)"}},
        {"solitaire", "hard", {R"("rivals":2)", R"("dice":6)"}},
        {"solitaire", "long", {R"("rounds":4)"}},
        {"monte-carlo", "points", {R"("points":true)"}},
    };
    return all;
}

}  // namespace

std::vector<Preset> presets(const AnyGame& game) {
    std::vector<Preset> found{{game.about().name, "base", {}}};
    for (const Preset& preset : all_presets())
        if (game.name() == preset.game) found.push_back(preset);
    return found;
}

std::string preset_options(const AnyGame& game, const Preset& preset, int seats) {
    const std::vector<std::string> names(static_cast<std::size_t>(seats), "x");
    std::string members;
    for (const char* option : preset.options) {
        const std::string more = members + (members.empty() ? "" : ",") + option;
        if (game.open(names, "{" + more + "}")) members = more;
    }
    return "{" + members + "}";
}

}  // namespace match
