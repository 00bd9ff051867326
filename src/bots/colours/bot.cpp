#include "bots/colours/knowledge.h"
#include "bots/makers.h"
#include "bots/typed_bot.h"

namespace bots {

std::unique_ptr<AnyBot> make_colours_bot(Level level, const Limits& limits, std::uint64_t seed) {
    return std::make_unique<TypedBot<ColoursKnowledge>>(level, limits, seed);
}

}  // namespace bots
