#pragma once
// A bot of one game behind the interface of any bot.

#include "bots/any_bot.h"
#include "bots/luck.h"
#include "bots/makers.h"
#include "bots/oracle.h"
#include "match/typed_match.h"
#ifndef __wasm__
#include "bots/arena/typed_losses.h"
#endif

namespace bots {

template <Knowledge K>
class TypedBot final : public AnyBot {
   public:
    using G = typename K::Game;
    TypedBot(Level level, const Limits& limits, std::uint64_t seed)
        : level_(level), limits_(limits), seed_(seed), oracle_(limits, seed) {}

    AnyChoice choose(const match::AnyMatch& match, Seat seat) override {
        const auto& state = state_of(match);
#ifndef __wasm__
        if (level_ == Level::Oracle)
            return {written(oracle_.choose(state, seat, match.question())),
                    match.put_into_words(core::phrase("bot.oracle"))};
#endif
        typename G::Moves moves;
        G::offer(state, seat, moves);
        return choose_from(G::view(state, seat), seat, moves, match);
    }

    AnyChoice choose_seen([[maybe_unused]] const match::AnySeen& seen) override {
#ifdef __wasm__
        return {};
#else
        if (seen.header().game != G::kAbout.name) return {};
        const auto& typed = static_cast<const match::TypedSeen<G>&>(seen);
        if (typed.moves().empty()) return {};
        return choose_from(typed.typed(), seen.seat(), typed.moves(), seen);
#endif
    }

    Work search(const match::AnyMatch& match, Seat seat, const Limits& limits) const override {
        const auto& state = state_of(match);
        typename G::Moves moves;
        G::offer(state, seat, moves);
        // Counting a round to its end makes no playouts.
        const typename G::View view = G::view(state, seat);
        const Found found = Race<K>(view, seat, moves, limits).run(view, seat, seed_);
        return {found.playouts, found.decisions};
    }

#ifndef __wasm__
    Luck luck(const match::AnyMatch& before, const match::AnyMatch& after, std::uint64_t playouts,
              std::uint64_t seed) const override {
        return LuckMeter<K>(state_of(before), seed).of(state_of(after), playouts);
    }
#endif

   private:
    static const typename G::State& state_of(const match::AnyMatch& match) {
        return static_cast<const match::TypedMatch<G>&>(match).typed().state();
    }
    /// `asked` is the match or what was seen of it: it knows the question and the words.
    template <class Asked>
    AnyChoice choose_from(const typename G::View& view, Seat seat, const typename G::Moves& moves,
                          const Asked& asked) const {
        // A seed a question: what a bot does never depends on how often it was asked before.
        const Choice choice =
            bots::choose<K>(level_, view, seat, moves, limits_,
                            seed_ * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(asked.question()));
        return {written(moves[choice.place]), asked.put_into_words(choice.reason)};
    }
    static std::string written(const typename G::Move& move) {
        return match::written([&](core::json::Pen& pen) { G::write(pen, move); });
    }
    Level level_;
    Limits limits_;
    std::uint64_t seed_;
    Oracle<K> oracle_;
};

template <class G>
BotsOf bots_of() {
    using K = typename KnowledgeOf<G>::Type;
    BotsOf bots{[](Level level, const Limits& limits, std::uint64_t seed) -> std::unique_ptr<AnyBot> {
                    return std::make_unique<TypedBot<K>>(level, limits, seed);
                },
                KnowsGreed<K>, nullptr};
#ifndef __wasm__
    if constexpr (Solves<K>) bots.losses = arena::typed_losses<K>;
#endif
    return bots;
}

}  // namespace bots
