#pragma once
// Only a house throws dice and draws cards. A game asks it as late as possible, and what it drew becomes an
// entry of the journal: replay needs no random numbers.

#include <cassert>
#include <concepts>
#include <cstdint>
#include <span>

#include "core/bag.h"
#include "core/faces.h"
#include "core/few.h"
#include "core/random.h"

namespace core {

template <class H>
concept House = requires(H house, std::uint32_t bound, const Bag& bag, int dice) {
    { house.below(bound) } -> std::same_as<std::uint32_t>;  // a number by lot
    { house.pick(bag) } -> std::same_as<int>;               // the kind of one thing out of a bag
    { house.dice(dice) } -> std::same_as<Faces>;            // a throw
};

/// Shuffles by the house's numbers (Fisher and Yates): the only shuffle of the program.
template <House H, class T>
constexpr void shuffle(H& house, std::span<T> things) {
    for (std::size_t left = things.size(); left > 1; --left) {
        const std::size_t drawn = house.below(static_cast<std::uint32_t>(left));
        const T held = things[left - 1];
        things[left - 1] = things[drawn];
        things[drawn] = held;
    }
}

/// A house with random numbers: Xoshiro for playouts, ChaCha20 for real games.
template <RandomWords R>
class Seeded {
   public:
    template <class... Seed>
        requires std::constructible_from<R, const Seed&...>
    constexpr explicit Seeded(const Seed&... seed) : words_(seed...) {}

    constexpr std::uint32_t below(std::uint32_t bound) { return bounded(words_, bound); }
    constexpr int pick(const Bag& bag) {
        return bag.nth(static_cast<int>(below(static_cast<std::uint32_t>(bag.total()))));
    }
    constexpr Faces dice(int dice) {
        return throw_dice(dice,
                          [this](std::uint32_t a, std::uint32_t b) { return bounded_pair(words_, a, b); });
    }

   private:
    R words_;
};

using PlayoutHouse = Seeded<Xoshiro>;
using FairHouse = Seeded<ChaCha20>;

/// A house that draws what it is told, for tests: numbers, kinds and faces in the order in which they are
/// needed.
class Scripted {
   public:
    explicit Scripted(std::span<const int> script) : script_(script) {}

    std::uint32_t below([[maybe_unused]] std::uint32_t bound) {
        const int next = take();
        assert(next >= 0 && static_cast<std::uint32_t>(next) < bound);
        return static_cast<std::uint32_t>(next);
    }
    int pick([[maybe_unused]] const Bag& bag) {
        const int kind = take();
        assert(bag.has(kind));
        return kind;
    }
    Faces dice(int dice) {
        Faces thrown{};
        for (int i = 0; i < dice; ++i) thrown += Faces::of(Face(take()));
        return thrown;
    }
    bool used_up() const { return at_ == script_.size(); }

   private:
    int take() {
        assert(at_ < script_.size());
        return script_[at_++];
    }
    std::span<const int> script_;
    std::size_t at_ = 0;
};

/// A house that draws everything that can be drawn, once each, and knows how likely it is:
///     Exhaustive house;
///     do { Draw draw = G::chance(state, house); … house.probability() … } while (house.next());
class Exhaustive {
   public:
    std::uint32_t below(std::uint32_t bound) {
        const Fork& fork = branch(bound);
        probability_ /= bound;
        return fork.choice;
    }
    int pick(const Bag& bag) {
        std::uint32_t kinds = 0;
        for (int kind = 0; kind < 16; ++kind) kinds += bag.has(kind) ? 1 : 0;
        std::uint32_t wanted = branch(kinds).choice;
        int kind = 0;
        while (!bag.has(kind) || wanted-- != 0) ++kind;
        probability_ *= static_cast<double>(bag.count(kind)) / bag.total();
        return kind;
    }
    /// Each multiset of faces once, with its multinomial weight.
    Faces dice(int dice) {
        Faces thrown{};
        for (int face = 1, left = dice; face <= kFaces; ++face) {
            const int count =
                face == kFaces ? left : static_cast<int>(branch(static_cast<std::uint32_t>(left + 1)).choice);
            thrown += Faces::of(Face(face), count);
            for (int i = 0; i < count; ++i) probability_ *= static_cast<double>(left - i) / (i + 1) / kFaces;
            left -= count;
        }
        return thrown;
    }
    double probability() const { return probability_; }
    /// Makes ready for the next draw; false when all have been drawn.
    bool next() {
        while (!path_.empty() && path_.last().choice + 1 == path_.last().bound) path_.take_last();
        used_ = 0;
        probability_ = 1;
        if (path_.empty()) return false;
        ++path_.last().choice;
        return true;
    }

   private:
    struct Fork {
        std::uint32_t choice, bound;
    };
    const Fork& branch(std::uint32_t bound) {
        if (used_ == path_.size()) path_.add({0, bound});
        assert(path_[used_].bound == bound);
        return path_[used_++];
    }
    Few<Fork, 512> path_;
    int used_ = 0;
    double probability_ = 1;
};

static_assert(House<PlayoutHouse> && House<FairHouse> && House<Scripted> && House<Exhaustive>);

}  // namespace core
