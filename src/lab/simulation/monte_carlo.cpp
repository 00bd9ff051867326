#include "games/monte_carlo/monte_carlo.h"

#include "lab/simulation/heard.h"

namespace lab::simulation {

template <>
struct Heard<monte_carlo::MonteCarlo> {
    static constexpr Unit kUnit = Unit::Entry;
    static constexpr int kPoker = 3;
    static Places places(const monte_carlo::Setup&) {
        return {"Casinos and poker",
                "visit, or poker called",
                "turns",
                "money",
                false,
                {"triple chance", "double chance", "single chance", "poker, for the caller"}};
    }
    static void hear(const monte_carlo::First& first, Ear& ear) { ear.begins(first.seat); }
    static void hear(const monte_carlo::Rolled& rolled, Ear& ear) {
        ear.begins(rolled.seat);
        ear.round_begins();
    }
    static void hear(const monte_carlo::CameToCasino& came, Ear& ear) {
        using monte_carlo::Square;
        ear.enters(came.chance == Square::Triple ? 0 : came.chance == Square::Double ? 1 : 2);
    }
    static void hear(const monte_carlo::CardTurned& turned, Ear& ear) {
        if (turned.wins || turned.card == monte_carlo::kJackpot)
            ear.pays(ear.entered());
        else
            ear.pays_nothing(ear.entered());
    }
    static void hear(const monte_carlo::Showdown& down, Ear& ear) {
        if (down.winner == down.caller) ear.pays(kPoker);
        if (down.winner == down.opponent) ear.pays_nothing(kPoker);
    }
};
template SimulationOf simulation_of<monte_carlo::MonteCarlo>();

}  // namespace lab::simulation
