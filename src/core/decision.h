#pragma once
// The one open question of a state.

#include "core/seat.h"

namespace core {

struct Decision {
    enum class Kind : std::uint8_t {
        Choose,  // one seat chooses
        Sealed,  // several seats answer, none seeing the others' answers
        Chance,  // the house draws
        Over     // nothing is asked any more
    };
    Kind kind;
    Seats asked;  // who still owes an answer

    static constexpr Decision choose(Seat seat) { return {Kind::Choose, Seats::only(seat)}; }
    static constexpr Decision sealed(Seats seats) { return {Kind::Sealed, seats}; }
    static constexpr Decision chance() { return {Kind::Chance, {}}; }
    static constexpr Decision over() { return {Kind::Over, {}}; }
    constexpr bool is_chance() const { return kind == Kind::Chance; }
    constexpr bool is_over() const { return kind == Kind::Over; }
    bool operator==(const Decision&) const = default;
};

}  // namespace core
