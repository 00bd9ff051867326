#include "bots/makers.h"
#include "bots/solitaire/knowledge.h"
#include "bots/typed_bot.h"

namespace bots {

std::unique_ptr<AnyBot> make_solitaire_bot(Level level, const Limits& limits, std::uint64_t seed) {
    return std::make_unique<TypedBot<SolitaireKnowledge>>(level, limits, seed);
}

}  // namespace bots
