#include "games/monte_carlo/monte_carlo.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<monte_carlo::MonteCarlo> {
    static constexpr Unit kUnit = Unit::Entry;
    static Places places(const monte_carlo::Setup&) {
        return {"Casinos and poker",
                "visit, or poker called",
                "turns",
                "money",
                false,
                {"triple chance", "double chance", "single chance", "poker, for the caller"}};
    }
    static constexpr int kPoker = 3;
    static void hear_sentence(const core::Phrase& told, Ear& ear) {
        const std::string_view key = told.key;
        if (key == "any.first" || key == "mc.rolls") ear.begins(core::Seat(told.args[0].value));
        if (key == "mc.rolls") ear.round_begins();
        if (key == "mc.casino") {
            const std::string_view chance = told.args[1].word;
            ear.enters(chance == "mc.chance.triple" ? 0 : chance == "mc.chance.double" ? 1 : 2);
        }
        if (key == "mc.card-wins" || key == "mc.jackpot") ear.pays(ear.entered());
        if (key == "mc.card-loses") ear.pays_nothing(ear.entered());
        if (key == "mc.poker-won") ear.pays(kPoker);
        if (key == "mc.poker-lost") ear.pays_nothing(kPoker);
    }
};
template SimulationOf simulation_of<monte_carlo::MonteCarlo>();

}  // namespace lab::simulation
