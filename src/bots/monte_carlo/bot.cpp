#include "bots/makers.h"
#include "bots/monte_carlo/knowledge.h"
#include "bots/typed_bot.h"

namespace bots {

std::unique_ptr<AnyBot> make_monte_carlo_bot(Level level, const Limits& limits, std::uint64_t seed) {
    return std::make_unique<TypedBot<MonteCarloKnowledge>>(level, limits, seed);
}

}  // namespace bots
