#pragma once
// Where the dice and cards of a session come from.

#include "match/any_game.h"

namespace terminal {

class Chance {
   public:
    virtual ~Chance() = default;
    virtual void draw(match::AnyMatch& match) = 0;
};

/// The same seed, the same dice. Each draw depends on the seed and on the number of its question alone, so
/// that a game that is taken up again goes on as it would have.
class SeededChance final : public Chance {
   public:
    explicit SeededChance(std::uint64_t seed) : seed_(seed) {}
    void draw(match::AnyMatch& match) override {
        core::PlayoutHouse house(seed_ + static_cast<std::uint64_t>(match.question()) * 0x9E6C63D0876A9A35u);
        match.draw(house);
    }

   private:
    std::uint64_t seed_;
};

/// Nobody can tell the next dice.
class FairChance final : public Chance {
   public:
    explicit FairChance(const core::ChaCha20::Seed& seed) : house_(seed) {}
    void draw(match::AnyMatch& match) override { match.draw(house_); }

   private:
    core::FairHouse house_;
};

}  // namespace terminal
