#include "bots/any_bot.h"

#include <algorithm>

#include "bots/makers.h"

namespace bots {

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
    const BotsOf* bots = find_bots(game);
    if (bots == nullptr || (chosen == Level::Greedy && !bots->greedy)) return nullptr;
    return bots->make(chosen, limits, seed);
}

std::unique_ptr<AnyBot> make_oracle(const std::string& game, const Limits& limits, std::uint64_t deal_seed) {
    const BotsOf* bots = find_bots(game);
    return bots == nullptr ? nullptr : bots->make(Level::Oracle, limits, deal_seed);
}

}  // namespace bots
