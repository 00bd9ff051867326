#include "bots/any_bot.h"

#include <algorithm>

#include "bots/makers.h"

namespace bots {
namespace {

using Make = std::unique_ptr<AnyBot> (*)(Level level, const Limits& limits, std::uint64_t seed);
struct Maker {
    const char* game;
    Make make;
    bool greedy = false;  // whether the game has a greedy player
};
constexpr Maker kMakers[] = {
    {"las-vegas", make_las_vegas_bot, true}, {"solitaire", make_solitaire_bot},
    {"colours", make_colours_bot},           {"las-vegas-cards", make_las_vegas_cards_bot},
    {"las-vegan", make_las_vegan_bot},       {"monte-carlo", make_monte_carlo_bot},
};

const Maker* maker_of(const std::string& game) {
    for (const Maker& maker : kMakers)
        if (game == maker.game) return &maker;
    return nullptr;
}

}  // namespace

const std::vector<std::string>& level_names() {
    static const std::vector<std::string> names{"random", "greedy", "novice", "regular", "expert"};
    return names;
}

std::unique_ptr<AnyBot> make_bot(const std::string& game, const std::string& level, const Limits& limits,
                                 std::uint64_t seed) {
    if (is_command(level)) return make_external_bot(level, limits);
    const auto& names = level_names();
    const auto found = std::find(names.begin(), names.end(), level);
    if (found == names.end()) return nullptr;
    const auto chosen = static_cast<Level>(found - names.begin());
    const Maker* maker = maker_of(game);
    if (maker == nullptr || (chosen == Level::Greedy && !maker->greedy)) return nullptr;
    return maker->make(chosen, limits, seed);
}

std::unique_ptr<AnyBot> make_oracle(const std::string& game, const Limits& limits, std::uint64_t deal_seed) {
    const Maker* maker = maker_of(game);
    return maker == nullptr ? nullptr : maker->make(Level::Oracle, limits, deal_seed);
}

}  // namespace bots
