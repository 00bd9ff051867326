#include "games/solitaire/solitaire.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<solitaire::Solitaire> {
    static constexpr Unit kUnit = Unit::Round;
    static Places places(const solitaire::Setup&) {
        return {"Casinos",          "round", "rounds", "money", true, numbered("casino", solitaire::kCasinos),
                "the other colours"};
    }
    static void hear(const solitaire::Filled&, Ear& ear) { ear.round_begins(); }
    static void hear(const solitaire::Paid& paid, Ear& ear) {
        ear.pays(paid.casino - 1, kit::worth(paid.note).dollars);
    }
    static void hear(const solitaire::PaidNobody& paid, Ear& ear) { ear.pays_nothing(paid.casino - 1); }
};
template SimulationOf simulation_of<solitaire::Solitaire>();

}  // namespace lab::simulation
