#pragma once
// What a report needs to know of one game. It is heard from what happens in it (core/witness.h), so no rule
// stands here again.

#include <string>
#include <vector>

#include "bots/arena/contest.h"

namespace lab::simulation {

/// How often a place could have paid in a game, and how often it did not.
struct Occasions {
    int times = 0, nothing = 0;
    std::int64_t paid = 0;  // in all
    bool operator==(const Occasions&) const = default;
};

struct Facts {
    std::vector<std::int32_t> money;  // one a seat; solitaire: the player's, and the other colours'
    core::Seats winners;
    core::Seat first = core::kHouse;        // nobody begins where all choose at once
    core::Seat given_up_by = core::kHouse;  // nobody
    int decisions = 0;                      // answers of seats
    int rounds = 0;                         // or turns, see `Places`
    std::vector<Occasions> places;          // in the order of `Places`
    bool operator==(const Facts&) const = default;
};

/// The places of a table that pay: casinos, machines, squares.
struct Places {
    const char* title;   // "Casinos"
    const char* times;   // what an occasion is: "round"
    const char* rounds;  // what `Facts::rounds` counts: "rounds", "turns"
    const char* money;   // what is won: "money", "cabbages"
    bool tells_money;    // whether it is told how much they pay
    std::vector<std::string> names{};
    const char* other_side = nullptr;  // who has money beside the seats: "the other colours"
};

/// The slot of a game, filled in simulation/<game>.cpp.
struct SimulationOf {
    Places (*places)(const match::AnyMatch& table);
    /// Adds what happened in a match: who began, the rounds, the places.
    void (*listen)(const match::AnyMatch& match, Facts& facts);
};
template <class G>
SimulationOf simulation_of();
/// By the game's name, or why there is none.
match::Result<SimulationOf> find_simulation(std::string_view game);

/// Of a game that has a slot; no places where it has none.
Places places_of(const match::AnyMatch& table);
Facts facts_of(const bots::arena::PlayedGame& game);

}  // namespace lab::simulation
