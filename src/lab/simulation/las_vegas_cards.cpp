#include "games/las_vegas_cards/las_vegas_cards.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<las_vegas_cards::LasVegasCards> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const las_vegas_cards::Setup&) {
        return {"Casinos", "round", "rounds", "money", true, numbered("casino", las_vegas_cards::kCasinos)};
    }
    static void hear_sentence(const core::Phrase& told, Ear& ear) {
        const std::string_view key = told.key;
        if (key == "any.first") ear.begins(core::Seat(told.args[0].value));
        if (key == "lvc.filled-first") ear.begins(core::Seat(told.args[1].value));
        if (key == "lvc.filled-first" || key == "lvc.filled") ear.round_begins();
        if (key == "lvc.wins") ear.pays(static_cast<int>(told.args[1].value) - 1, told.args[2].value);
        if (key == "lvc.pays-nobody") ear.pays_nothing(static_cast<int>(told.args[0].value) - 1);
    }
};
template SimulationOf simulation_of<las_vegas_cards::LasVegasCards>();

}  // namespace lab::simulation
