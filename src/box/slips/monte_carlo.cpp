// The race at a real table: nothing is hidden.

#include "games/monte_carlo/monte_carlo.h"

#include "box/pieces.h"
#include "box/typed_book.h"

namespace box {

template <>
struct Slip<monte_carlo::MonteCarlo> : OpenSlip<monte_carlo::MonteCarlo> {
    using Draw = monte_carlo::Draw;

    static std::optional<Draw> draw(const State& state, Clerk& clerk, House&) {
        using monte_carlo::Does;
        switch (state.does()) {
            case Does::First: return first(state, clerk);
            case Does::Die: return die(state, clerk);
            case Does::Casino: return casino(state, clerk);
            default: return poker(state, clerk);
        }
    }

   private:
    static std::optional<Draw> first(const State& state, Clerk& clerk) {
        const auto seat = ask_seat(clerk, state.setup.seats, "MC-5", core::phrase("box.first"));
        if (!seat) return {};
        return Draw::first(*seat);
    }
    static std::optional<Draw> die(const State& state, Clerk& clerk) {
        const auto face = ask_dice(clerk, 1, "MC-5", core::phrase("box.roll", state.active, 1), {});
        if (!face) return {};
        int pips = 1;
        while (!face->shows(Face(pips))) ++pips;
        return Draw::die(pips);
    }
    static std::optional<Draw> casino(const State& state, Clerk& clerk) {
        Ask ask{.what = "casino",
                .say = core::phrase("box.casino-card", state.active),
                .gone = core::refuse("MC-15", "mc.card-gone"),
                .of = 1};
        for (int card = 0; card < monte_carlo::kCards; ++card)
            ask.add(match::quoted(monte_carlo::kCardNames[card]),
                    state.gone.has(monte_carlo::Card(card)) ? 0 : 1);
        const auto said = clerk.next(std::move(ask));
        if (!said) return {};
        return Draw::casino(monte_carlo::Card(*said));
    }
    /// The strongest face first, as a journal writes them.
    static std::optional<Draw> poker(const State& state, Clerk& clerk) {
        const int dice = monte_carlo::kPokerDice - state.poker.dice.total();
        monte_carlo::PokerDice thrown{};
        for (int i = 0; i < dice; ++i) {
            Ask ask{.what = "poker",
                    .say = core::phrase("box.poker", state.poker.thrower, dice),
                    .gone = core::refuse("MC-20", "dice.no-face"),
                    .whose = whose(state.poker.thrower)};
            ask.got = i;
            ask.of = dice;
            for (int face = monte_carlo::kPokerFaces; face-- > 0;)
                ask.add(match::quoted(monte_carlo::kFaceNames[face]));
            const auto said = clerk.next(std::move(ask));
            if (!said) return {};
            thrown =
                thrown + monte_carlo::PokerDice::of(monte_carlo::kPokerFaces - 1 - static_cast<int>(*said));
        }
        return Draw::poker(thrown);
    }
};

template const AnyBook& book<monte_carlo::MonteCarlo>();

}  // namespace box
