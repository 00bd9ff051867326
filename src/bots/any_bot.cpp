#include "bots/any_bot.h"

#include <algorithm>

#include "bots/las_vegas/knowledge.h"
#include "match/typed_match.h"

namespace bots {
namespace {

template <Knowledge K>
class TypedBot final : public AnyBot {
   public:
    using G = typename K::Game;
    TypedBot(Level level, const Limits& limits, std::uint64_t seed) : level_(level), limits_(limits), seed_(seed) {}

    AnyChoice choose(const match::AnyMatch& match, Seat seat) override {
        const auto& state = static_cast<const match::TypedMatch<G>&>(match).typed().state();
        const typename G::View view = G::view(state, seat);
        typename G::Moves moves;
        G::offer(state, seat, moves);
        // A seed a question: what a bot does never depends on how often it was asked before.
        const Choice choice =
            bots::choose<K>(level_, view, seat, moves, limits_, seed_ * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(match.question()));
        return {match::written([&](core::json::Pen& pen) { G::write(pen, moves[choice.place]); }),
                match.put_into_words(choice.reason)};
    }

   private:
    Level level_;
    Limits limits_;
    std::uint64_t seed_;
};

template <Knowledge K>
std::unique_ptr<AnyBot> typed(Level level, const Limits& limits, std::uint64_t seed) {
    return std::make_unique<TypedBot<K>>(level, limits, seed);
}

}  // namespace

const std::vector<std::string>& level_names() {
    static const std::vector<std::string> names{"random", "novice", "regular", "expert"};
    return names;
}

std::unique_ptr<AnyBot> make_bot(const std::string& game, const std::string& level, const Limits& limits,
                                 std::uint64_t seed) {
    const auto& names = level_names();
    const auto found = std::find(names.begin(), names.end(), level);
    if (found == names.end()) return nullptr;
    const auto which = static_cast<Level>(found - names.begin());
    if (game == "las-vegas") return typed<LasVegasKnowledge>(which, limits, seed);
    return nullptr;
}

}  // namespace bots
