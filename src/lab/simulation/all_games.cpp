// What simulations know of all games.

#include "games/list.h"
#include "lab/simulation_facts.h"
#include "match/slots.h"

namespace lab::simulation {

match::Result<SimulationOf> find_simulation(std::string_view game) {
    static const match::Slots<SimulationOf> all(
        games::All{}, []<class G>(std::type_identity<G>) { return simulation_of<G>(); });
    return all.of(game);
}

}  // namespace lab::simulation
