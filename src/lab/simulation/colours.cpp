#include "games/colours/colours.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<colours::HiddenColours> {
    static constexpr Unit kUnit = Unit::Entry;
    static Places places(const colours::Setup&) {
        return {"Casinos", "placement", "rounds", "money", true, numbered("casino", colours::kCasinos)};
    }
    static void hear_sentence(const core::Phrase& told, Ear& ear) {
        const std::string_view key = told.key;
        if (key == "any.first") ear.begins(core::Seat(told.args[0].value));
        if (key == "new.filled") ear.begins(core::Seat(told.args[1].value));
        if (key == "new.filled") ear.round_begins();
        if (key == "new.pays") ear.pays(static_cast<int>(told.args[0].value) - 1, told.args[1].value);
        if (key == "new.pays-nobody") ear.pays_nothing(static_cast<int>(told.args[0].value) - 1);
    }
};
template SimulationOf simulation_of<colours::HiddenColours>();

}  // namespace lab::simulation
