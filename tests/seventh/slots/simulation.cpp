#include "lab/simulation/heard.h"
#include "seventh/game/puddles.h"

namespace lab::simulation {

template <>
struct Heard<puddles::Puddles> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const puddles::Setup&) {
        return {"Paces", "round", "rounds", "squares", true, numbered("pace", puddles::kMostPaces)};
    }
    static void hear(const puddles::RoundBegan& began, Ear& ear) {
        ear.begins(began.pacemaker);
        ear.round_begins();
    }
    static void hear(const puddles::Went& went, Ear& ear) {
        if (went.alone)
            ear.pays(went.pace - 1, went.squares);
        else
            ear.pays_nothing(went.pace - 1);
    }
};
template SimulationOf simulation_of<puddles::Puddles>();

}  // namespace lab::simulation
