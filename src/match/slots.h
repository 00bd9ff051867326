#pragma once
// What a layer knows of each game. The layer declares a function template, one slot a game; each game's own
// file of that layer instantiates it; and the layer's list file makes the slots of all games (games/list.h),
// to be found by the game's name.

#include <algorithm>
#include <type_traits>

#include "core/type_list.h"
#include "match/any_game.h"

namespace match {

template <class Slot>
class Slots {
   public:
    /// `fill` makes the slot of a game, given its type.
    template <class... Games, class Fill>
    Slots(core::TypeList<Games...>, Fill fill)
        : filled_{Filled{&game<Games>(), fill(std::type_identity<Games>{})}...} {}

    /// The slot of a game, or one sentence that there is no such game.
    Result<Slot> of(std::string_view name) const {
        if (const Slot* slot = find(name)) return *slot;
        return no_such_game();
    }
    /// Nothing if there is no such game.
    const Slot* find(std::string_view name) const {
        const auto found = std::find_if(filled_.begin(), filled_.end(),
                                        [&](const Filled& filled) { return filled.game->name() == name; });
        return found == filled_.end() ? nullptr : &found->slot;
    }

   private:
    struct Filled {
        const AnyGame* game;
        Slot slot;
    };
    std::vector<Filled> filled_;
};

}  // namespace match
