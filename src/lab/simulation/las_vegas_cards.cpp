#include "games/las_vegas_cards/las_vegas_cards.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<las_vegas_cards::LasVegasCards> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const las_vegas_cards::Setup&) {
        return {"Casinos", "round", "rounds", "money", true, numbered("casino", las_vegas_cards::kCasinos)};
    }
    static void hear(const las_vegas_cards::First& first, Ear& ear) { ear.begins(first.seat); }
    static void hear(const las_vegas_cards::Filled& filled, Ear& ear) {
        if (filled.sequential) ear.begins(filled.first);
        ear.round_begins();
    }
    static void hear(const las_vegas_cards::Paid& paid, Ear& ear) {
        ear.pays(paid.casino - 1, kit::worth(paid.note).dollars);
    }
    static void hear(const las_vegas_cards::PaidNobody& paid, Ear& ear) { ear.pays_nothing(paid.casino - 1); }
};
template SimulationOf simulation_of<las_vegas_cards::LasVegasCards>();

}  // namespace lab::simulation
