#include "games/las_vegan/las_vegan.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<las_vegan::LasVegan> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const las_vegan::Setup&) {
        Places places{"Machines", "round that it is out", "rounds", "cabbages", false};
        places.names = {"machine blue", "machine green", "machine red",   "machine violet", "machine 1",
                        "machine 2",    "machine 3",     "machine 4",     "machine 5",      "machine 6",
                        "machine 8",    "machine 9",     "golden machine"};
        return places;
    }
    static constexpr int kGolden = 12;
    static int place(const core::Arg& machine) {
        constexpr std::string_view kWords[kGolden] = {
            "vgn.blue", "vgn.green", "vgn.red", "vgn.violet", "1", "2", "3", "4", "5", "6", "8", "9"};
        const std::string id = machine.kind == core::Arg::Kind::Word   ? machine.word
                               : machine.kind == core::Arg::Kind::Text ? std::string(machine.text)
                                                                       : std::to_string(machine.value);
        return static_cast<int>(std::find(kWords, kWords + kGolden, id) - kWords);
    }
    static void hear_sentence(const core::Phrase& told, Ear& ear) {
        const std::string_view key = told.key;
        if (key == "any.first" || key == "vgn.leads") ear.begins(core::Seat(told.args[0].value));
        if (key == "vgn.machines-drawn") ear.round_begins();
        if (key == "vgn.machine-counts") ear.pays(place(told.args[0]));
        if (key == "vgn.machine-counts-nothing" || key == "vgn.machine-idle")
            ear.pays_nothing(place(told.args[0]));
        if (key == "vgn.golden-counts") ear.pays(kGolden);
        if (key == "vgn.golden-idle") ear.pays_nothing(kGolden);
    }
};
template SimulationOf simulation_of<las_vegan::LasVegan>();

}  // namespace lab::simulation
