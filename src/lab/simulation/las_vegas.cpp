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
    static int place(const core::Arg& casino) { return static_cast<int>(casino.value) - 1; }
    static void hear_sentence(const core::Phrase& told, Ear& ear) {
        const std::string_view key = told.key;
        constexpr int kSlotMachine = las_vegas::kCasinos;
        const bool slot = ear.has(kSlotMachine);
        if (key == "any.first") ear.begins(core::Seat(told.args[0].value));
        if (key == "lv.filled") ear.begins(core::Seat(told.args[1].value));
        if (key == "lv.filled") ear.round_begins();
        if (key == "lv.wins") ear.pays(place(told.args[1]), told.args[2].value);
        if (key == "lv.white-wins") ear.pays(place(told.args[0]), told.args[1].value);
        if (key == "lv.pays-nobody") ear.pays_nothing(place(told.args[0]));
        if (key == "lv.takes" && slot) ear.pays(kSlotMachine, told.args[1].value);
        if (key == "lv.white-takes" && slot) ear.pays(kSlotMachine, told.args[0].value);
        if (key == "lv.round-over" && slot) ear.pays_nothing(kSlotMachine);
    }
};
template SimulationOf simulation_of<las_vegas::LasVegas>();

}  // namespace lab::simulation
