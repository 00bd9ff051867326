#pragma once
// A house that draws everything that can be drawn, like core::Exhaustive, for dreams: it knows long numbers
// too, and may be asked as often as a dream likes. What it draws in a row are all worlds that fit a view.

#include <map>
#include <optional>
#include <vector>

#include "core/house.h"

namespace lab {

class EveryDraw {
   public:
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(below_long(bound)); }
    /// The same for bounds of 64 bits (kit/deals.h).
    std::uint64_t below_long(std::uint64_t bound) {
        probability_ /= static_cast<double>(bound);
        return branch(bound);
    }
    int pick(const core::Bag& bag) {
        std::uint32_t kinds = 0;
        for (int kind = 0; kind < 16; ++kind) kinds += bag.has(kind) ? 1 : 0;
        std::uint64_t wanted = branch(kinds);
        int kind = 0;
        while (!bag.has(kind) || wanted-- != 0) ++kind;
        probability_ *= static_cast<double>(bag.count(kind)) / bag.total();
        return kind;
    }
    core::Faces dice(int dice) {
        core::Faces thrown{};
        for (int i = 0; i < dice; ++i)
            thrown += core::Faces::of(core::Face(1 + static_cast<int>(below(core::kFaces))));
        return thrown;
    }
    double probability() const { return probability_; }
    bool next() {
        while (!path_.empty() && path_.back().choice + 1 == path_.back().bound) path_.pop_back();
        used_ = 0;
        probability_ = 1;
        if (path_.empty()) return false;
        ++path_.back().choice;
        return true;
    }

   private:
    struct Fork {
        std::uint64_t choice, bound;
    };
    std::uint64_t branch(std::uint64_t bound) {
        if (used_ == path_.size()) path_.push_back({0, bound});
        return path_[used_++].choice;
    }
    std::vector<Fork> path_;
    std::size_t used_ = 0;
    double probability_ = 1;
};
static_assert(core::House<EveryDraw>);

template <class State>
struct World {
    State state;
    double probability;
};

/// All states that fit a view, each once, with how likely a fair deal makes it; nothing if there are many.
template <core::Game G>
std::optional<std::vector<World<typename G::State>>> every_world(const typename G::View& view) {
    constexpr int kMostDreams = 30'000;
    constexpr std::size_t kMostWorlds = 1'000;
    std::vector<World<typename G::State>> worlds;
    std::map<typename G::State, std::size_t> place;  // of a state among the worlds
    EveryDraw house;
    int dreams = 0;
    do {
        const auto [at, is_new] = place.try_emplace(G::dream(view, house), worlds.size());
        if (is_new)
            worlds.push_back({at->first, house.probability()});
        else
            worlds[at->second].probability += house.probability();
        if (++dreams > kMostDreams || worlds.size() > kMostWorlds) return {};
    } while (house.next());
    return worlds;
}

}  // namespace lab
