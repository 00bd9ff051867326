// The race at a real table: everybody looks under a cup, and all dice are shown before all go.

#include "box/pieces.h"
#include "box/typed_book.h"
#include "seventh/game/puddles.h"

namespace box {

template <>
struct Slip<puddles::Puddles> : OpenSlip<puddles::Puddles> {
    using Game = puddles::Puddles;
    using Draw = puddles::Draw;

    static bool draws_hidden(const State&) { return true; }
    static std::optional<Draw> draw(const State& state, Clerk&, House& house) {
        return Game::chance(state, house);
    }
    /// PUD-6: all dice are shown before all go.
    static bool settles(const State& before, const State& after) { return before.round != after.round; }
    static void reveal(const Match& match, const Entry&, Clerk& clerk, Changes<Game>& changes) {
        Draw shown{};
        for (const Seat seat : core::seats(match.setup().seats)) {
            const auto face = ask_dice(clerk, 1, "PUD-2", core::phrase("box.pud.die", seat), whose(seat));
            if (!face) return;
            while (!face->shows(Face(++shown.die[seat]))) {
            }
        }
        std::size_t at = match.entries().size();
        while (match.entries()[--at].seat != core::kHouse) {
        }
        changes.emplace_back(at, shown);
    }
};

template const AnyBook& book<puddles::Puddles>();

}  // namespace box
