// The odds of the dice game.

#include "bots/las_vegas/knowledge.h"
#include "lab/odds_games.h"
#include "lab/odds_typed.h"

namespace lab {
namespace {

using namespace las_vegas;

/// Who wins which note of the round.
class NotesWon {
   public:
    /// What an action card can do to a payout is not followed.
    static bool can_follow(const View& view) { return !view.setup.has(Module::Actions); }

    explicit NotesWon(const State& start) : seats_(start.setup.seats) {
        for (unsigned casino = 0; casino < kCasinos; ++casino) {
            kit::Notes notes = start.notes[casino];
            while (!notes.none()) {
                notes_[casino].add(notes.highest());
                notes.remove(notes.highest());
            }
        }
    }
    /// A casino whose notes are gone has paid.
    void step(const State& before, Seat seat, const Move* move, const State& after, double probability) {
        const bool goes_on = after.round == before.round && after.now.does != Does::Over;
        if (goes_on) return;
        State paying = before;
        if (move != nullptr && move->kind() == Move::Kind::Place) {
            const auto what = placing_of(*move);
            lay(paying, seat, gathered(paying, seat, what.value, what.place, what.face));
        }
        for (unsigned casino = 0; casino < kCasinos; ++casino) {
            int rank = 0;
            for (const Award& award : awards_at(paying, Place(static_cast<int>(casino) + 1))) {
                if (award.owner < seats_)
                    won_[casino][static_cast<unsigned>(rank)][award.owner] += probability;
                ++rank;
            }
        }
    }
    void add(const NotesWon& other) {
        for (unsigned casino = 0; casino < kCasinos; ++casino)
            for (unsigned rank = 0; rank < kOwners; ++rank)
                for (unsigned seat = 0; seat < seats_; ++seat)
                    won_[casino][rank][seat] += other.won_[casino][rank][seat];
    }
    /// `playouts` 0: the sums are probabilities.
    std::vector<NoteOdds> odds(std::uint64_t playouts) const {
        std::vector<NoteOdds> all;
        const auto figure = [&](double sum) {
            return playouts == 0
                       ? Figure::point(sum)
                       : share(static_cast<std::int64_t>(sum), static_cast<std::int64_t>(playouts), 1);
        };
        for (unsigned casino = 0; casino < kCasinos; ++casino)
            for (int rank = 0; rank < notes_[casino].size(); ++rank) {
                NoteOdds odds;
                odds.casino = static_cast<int>(casino) + 1;
                const kit::Note note = notes_[casino][rank];
                odds.money = note == kit::kRainbow ? 0 : kit::worth(note).dollars;
                double rest = playouts == 0 ? 1 : static_cast<double>(playouts);
                for (unsigned seat = 0; seat < seats_; ++seat) {
                    const double sum = rank < kOwners ? won_[casino][static_cast<unsigned>(rank)][seat] : 0;
                    odds.seats.push_back(figure(sum));
                    rest -= sum;
                }
                odds.nobody = figure(rest > 0 ? rest : 0);
                all.push_back(odds);
            }
        return all;
    }

   private:
    unsigned seats_;
    std::array<core::Few<kit::Note, kit::kMostNotes>, kCasinos> notes_;
    std::array<std::array<std::array<double, core::kMostSeats>, kOwners>, kCasinos> won_{};
};

struct LasVegasHorizon {
    using Notes = NotesWon;
    /// What is hidden matters to the money of a round only with cards that nobody else sees, and with cards
    /// that are still to be drawn.
    static bool secrets(const View& view) {
        if (view.setup.has(Module::Bonus) || view.setup.has(Module::Actions)) return true;
        for (const kit::Notes& notes : view.notes)
            if (notes.bag.count(kit::kind(kit::kRainbow)) != 0) return true;
        return false;
    }
    static Until until(const View&) { return Until::Round; }
    static Play play(const View& view) { return secrets(view) ? Play::Regular : Play::Best; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State& state) {
        return state.setup.has(Module::Actions) || state.setup.has(Module::Kickers) ? 6 : 60;
    }
    static std::optional<View> for_money(const View& view) {
        if (secrets(view)) return {};
        View open = view;
        for (unsigned seat = 0; seat < view.setup.seats; ++seat) open.shown.add(Seat(seat));
        return open;
    }
};

}  // namespace

const Odds& las_vegas_odds() {
    static const TypedOdds<bots::LasVegasKnowledge, LasVegasHorizon> odds;
    return odds;
}

}  // namespace lab
