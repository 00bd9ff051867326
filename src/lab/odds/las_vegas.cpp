// The odds of the dice game.

#include <algorithm>

#include "bots/las_vegas/knowledge.h"
#include "lab/odds_typed.h"

namespace lab {

using namespace las_vegas;

/// Who wins which note that lies at a casino, or at the slot machine.
class NotesWon {
   public:
    explicit NotesWon(const State& start) : seats_(start.setup.seats), lying_(start.notes) {
        for (unsigned place = 0; place < kPlaces; ++place)
            for (kit::Notes rest = start.notes[place]; !rest.none(); rest.remove(rest.highest())) {
                notes_[place].push_back(rest.highest());
                won_[place].emplace_back();
            }
    }
    /// Goes the way from one question to the next again, and listens to what is paid on it.
    void step(const State& before, const Entry<LasVegas>& entry, const State& after, double probability) {
        if (before.notes == after.notes) return;
        State state = before;
        const auto hear = [&]<class Event>(const Event& event) {
            if constexpr (std::is_same_v<Event, Paid>)
                if (event.owner < seats_)
                    won(state.notes_at(event.casino), event.casino, event.note, Seat(event.owner),
                        probability);
        };
        if (entry.move != nullptr)
            LasVegas::apply(state, entry.seat, *entry.move, hear);
        else
            LasVegas::apply(state, *entry.draw, hear);
    }
    void add(const NotesWon& other) {
        for (unsigned place = 0; place < kPlaces; ++place)
            for (std::size_t note = 0; note < won_[place].size(); ++note)
                for (unsigned seat = 0; seat < seats_; ++seat)
                    won_[place][note][seat] += other.won_[place][note][seat];
    }
    /// `playouts` 0: the sums are probabilities.
    std::vector<NoteOdds> odds(std::uint64_t playouts) const {
        std::vector<NoteOdds> all;
        const auto figure = [&](double sum) {
            return playouts == 0
                       ? Figure::point(sum)
                       : share(static_cast<std::int64_t>(sum), static_cast<std::int64_t>(playouts), 1);
        };
        for (unsigned place = 0; place < kPlaces; ++place)
            for (std::size_t i = 0; i < notes_[place].size(); ++i) {
                NoteOdds odds;
                odds.casino = static_cast<int>(place) + 1;
                odds.slot_machine = Place(odds.casino) == kSlot;
                const Note note = notes_[place][i];
                odds.money = note == kit::kRainbow ? 0 : kit::worth(note).dollars;
                double rest = playouts == 0 ? 1 : static_cast<double>(playouts);
                for (unsigned seat = 0; seat < seats_; ++seat) {
                    odds.seats.push_back(figure(won_[place][i][seat]));
                    rest -= won_[place][i][seat];
                }
                odds.nobody = figure(rest > 0 ? rest : 0);
                all.push_back(odds);
            }
        return all;
    }

   private:
    /// A note of a kind that lies there more often than it did has come there since: in the place of a
    /// rainbow card (BV-13), or by a card that puts notes down (ACT-11); of equal notes that one goes first.
    void won(const Notes& there, Place place, Note note, Seat seat, double probability) {
        const auto at = static_cast<unsigned>(number(place) - 1);
        const auto more = [&](int kind) { return there.bag.count(kind) - lying_[at].bag.count(kind); };
        int which = -more(kit::kind(note));
        Note won = note;
        if (which < 0) {
            int came = 0;
            for (int kind = 0; kind < kit::kNoteKinds; ++kind) came += std::max(more(kind), 0);
            won = kit::kRainbow;
            which = lying_[at].bag.count(kit::kind(won)) - came;
        }
        if (which < 0) return;
        const auto first = std::find(notes_[at].begin(), notes_[at].end(), won) - notes_[at].begin();
        won_[at][static_cast<std::size_t>(first + which)][static_cast<unsigned>(seat)] += probability;
    }

    unsigned seats_;
    std::array<Notes, kPlaces> lying_;              // when the hint was asked for
    std::array<std::vector<Note>, kPlaces> notes_;  // the same, the highest first
    using BySeatOdds = std::array<double, core::kMostSeats>;
    std::array<std::vector<BySeatOdds>, kPlaces> won_;  // as often as this
};

template <>
struct HorizonOf<las_vegas::LasVegas> {
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

template const Odds& odds<las_vegas::LasVegas>();

}  // namespace lab
