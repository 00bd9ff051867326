#include "games/las_vegas/las_vegas.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<las_vegas::LasVegas> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const las_vegas::Setup& setup) {
        Places places{"Casinos", "round", "rounds", "money", true, numbered("casino", las_vegas::kCasinos)};
        if (setup.has(las_vegas::Module::SlotMachine)) places.names.emplace_back("slot machine");
        return places;
    }
    /// The slot machine comes behind the casinos.
    static int place(las_vegas::Place place) { return number(place) - 1; }
    static void hear(const las_vegas::FirstNamed& first, Ear& ear) { ear.begins(first.seat); }
    static void hear(const las_vegas::Filled& filled, Ear& ear) {
        ear.begins(filled.first);
        ear.round_begins();
    }
    static void hear(const las_vegas::Paid& paid, Ear& ear) {
        ear.pays(place(paid.casino), kit::worth(paid.note).dollars);
    }
    static void hear(const las_vegas::PaidNobody& paid, Ear& ear) { ear.pays_nothing(place(paid.casino)); }
    static void hear(const las_vegas::RoundOver&, Ear& ear) {
        if (ear.has(place(las_vegas::kSlot))) ear.pays_nothing(place(las_vegas::kSlot));
    }
};
template SimulationOf simulation_of<las_vegas::LasVegas>();

}  // namespace lab::simulation
