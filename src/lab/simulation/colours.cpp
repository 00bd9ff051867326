#include "games/colours/colours.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<colours::HiddenColours> {
    static constexpr Unit kUnit = Unit::Entry;
    static Places places(const colours::Setup&) {
        return {"Casinos", "placement", "rounds", "money", true, numbered("casino", colours::kCasinos)};
    }
    static void hear(const colours::First& first, Ear& ear) { ear.begins(first.seat); }
    static void hear(const colours::Filled& filled, Ear& ear) {
        ear.begins(filled.first);
        ear.round_begins();
    }
    static void hear(const colours::Paid& paid, Ear& ear) {
        ear.pays(paid.casino - 1, kit::worth(paid.note).dollars);
    }
    static void hear(const colours::PaidNobody& paid, Ear& ear) { ear.pays_nothing(paid.casino - 1); }
};
template SimulationOf simulation_of<colours::HiddenColours>();

}  // namespace lab::simulation
