#include "games/las_vegan/las_vegan.h"

#include "games/las_vegan/words.h"
#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<las_vegan::LasVegan> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const las_vegan::Setup&) {
        Places places{"Machines", "round that it is out", "rounds", "cabbages", false};
        constexpr std::string_view kColours[las_vegan::kColours] = {"blue", "green", "red", "violet"};
        for (int machine = 0; machine < las_vegan::kMachines; ++machine) {
            const std::string_view name =
                machine < las_vegan::kColours ? kColours[machine] : text(las_vegan::Machine(machine));
            places.names.push_back("machine " + std::string(name));
        }
        places.names.emplace_back("golden machine");
        return places;
    }
    static int place(las_vegan::Spot machine) {
        return is_golden(machine) ? las_vegan::kMachines : static_cast<int>(machine);
    }
    static void hear(const las_vegan::First& first, Ear& ear) { ear.begins(first.seat); }
    static void hear(const las_vegan::Leads& leads, Ear& ear) {
        if (leads.player != las_vegan::kBank) ear.begins(leads.player);
    }
    static void hear(const las_vegan::MachinesDrawn&, Ear& ear) { ear.round_begins(); }
    static void hear(const las_vegan::Paid& paid, Ear& ear) { ear.pays(place(paid.machine)); }
    static void hear(const las_vegan::PaidNobody& paid, Ear& ear) { ear.pays_nothing(place(paid.machine)); }
};
template SimulationOf simulation_of<las_vegan::LasVegan>();

}  // namespace lab::simulation
