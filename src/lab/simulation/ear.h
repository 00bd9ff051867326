#pragma once
// Listens to one game, and counts what a report needs.

#include "lab/simulation_facts.h"

namespace lab::simulation {

/// A place that several events of a round are about has one occasion there; elsewhere each entry is one.
enum class Unit { Round, Entry };

class Ear {
   public:
    Ear(Facts& facts, std::size_t places, Unit unit)
        : facts_(facts), unit_(unit), last_(places, -1), paid_(places) {
        facts.places.resize(places);
    }
    void next_entry() { ++entry_; }
    bool has(int place) const { return place < static_cast<int>(last_.size()); }

    /// Who starts; the first time it is heard counts.
    void begins(core::Seat seat) {
        if (facts_.first == core::kHouse) facts_.first = seat;
    }
    void round_begins() { ++facts_.rounds; }
    /// A place pays so much, as far as that is told.
    void pays(int place, std::int64_t money = 0) {
        Occasions& occasions = occasion(place);
        const auto at = static_cast<std::size_t>(place);
        if (!paid_[at]) --occasions.nothing;
        paid_[at] = true;
        occasions.paid += money;
    }
    /// A place could have paid.
    void pays_nothing(int place) { occasion(place); }
    /// Somebody comes to a place, which the next events are about.
    void enters(int place) { entered_ = place; }
    int entered() const { return entered_; }

   private:
    Occasions& occasion(int place) {
        const auto at = static_cast<std::size_t>(place);
        Occasions& occasions = facts_.places[at];
        const int when = unit_ == Unit::Round ? facts_.rounds : entry_;
        if (last_[at] != when) {
            last_[at] = when;
            paid_[at] = false;
            ++occasions.times;
            ++occasions.nothing;
        }
        return occasions;
    }

    Facts& facts_;
    Unit unit_;
    std::vector<int> last_;   // when each place had its last occasion
    std::vector<bool> paid_;  // whether it paid then
    int entry_ = -1, entered_ = 0;
};

}  // namespace lab::simulation
