#pragma once
// The odds of one game behind the interface of any.

#include "lab/odds_analysis.h"

namespace lab {

template <bots::Knowledge K, class H>
class TypedOdds final : public Odds {
   public:
    using G = typename K::Game;

    Hint hint(const match::AnyMatch& match, Seat seat, const Pace& pace) const override {
        // The one look at the true state: what the seat sees, and what it is offered.
        const auto& state = static_cast<const match::TypedMatch<G>&>(match).typed().state();
        const typename G::View view = G::view(state, seat);
        typename G::Moves moves;
        G::offer(state, seat, moves);

        Hinting<K, H> hinting(view, seat, moves, pace);
        Hint hint = hinting.run();
        std::vector<MoveOdds> best_first;
        for (const int place : Hinting<K, H>::ranking(hint.moves)) {
            MoveOdds& odds = hint.moves[static_cast<std::size_t>(place)];
            const typename G::Move& move = moves[place];
            odds.move = match::written([&](core::json::Pen& pen) { G::write(pen, move); });
            const core::Sentences sentences = match::sentences<G>(hinting.some_world(), seat, move);
            odds.sentence = sentences.empty() ? odds.move : match.put_into_words(sentences[0]);
            if (moves.size() == 1) odds.reason = core::phrase("bot.forced");
            if (odds.reason.key == nullptr) odds.reason = K::reason(view, seat, move);
            best_first.push_back(odds);
        }
        hint.moves = std::move(best_first);
        return hint;
    }
    Analysis analyse(const match::AnyMatch& match, const Pace& pace) const override {
        return Analysing<K, H>(static_cast<const match::TypedMatch<G>&>(match), pace).run();
    }
    std::unique_ptr<Study> study(const match::AnyMatch& match, std::uint64_t seed) const override {
        return std::make_unique<TypedStudy>(match, seed);
    }
    bool counts_in_ones() const override {
        return requires { H::kCountsInOnes; };
    }

   private:
    class TypedStudy final : public Study {
       public:
        TypedStudy(const match::AnyMatch& match, std::uint64_t seed)
            : match_(match.copy()),
              pace_{.seed = seed},
              analysing_(static_cast<const match::TypedMatch<G>&>(*match_), pace_,
                         Analysing<K, H>::Choices::LeftOut) {}
        const Analysis& go_on(std::uint64_t playouts) override { return analysing_.go_on(playouts); }

       private:
        std::unique_ptr<match::AnyMatch> match_;
        Pace pace_;
        Analysing<K, H> analysing_;
    };
};

/// How far a game's exact figures look (`Horizon`, odds_hint.h): each game's in odds/<game>.cpp.
template <class G>
struct HorizonOf;

template <class G>
const Odds& odds() {
    static const TypedOdds<typename bots::KnowledgeOf<G>::Type, HorizonOf<G>> the_odds;
    return the_odds;
}

}  // namespace lab
