#pragma once
// The face-down stack of notes. Its shuffled part is a bag: it has no order before it is drawn. What was put
// under it (LV-12) has one, and comes up once the shuffled part is gone.

#include "core/few.h"
#include "core/house.h"
#include "kit/notes.h"

namespace kit {

inline constexpr int kMostNotes = 65;  // 54, five hundreds, six rainbow cards

class Stack {
   public:
    Stack() = default;
    constexpr explicit Stack(Notes shuffled) : shuffled_(shuffled) {}

    constexpr bool empty() const { return shuffled_.none() && under_.empty(); }
    constexpr int size() const { return shuffled_.count() + under_.size(); }
    constexpr const Notes& shuffled() const { return shuffled_; }
    constexpr const auto& under() const { return under_; }
    /// Whether this could be the top card now.
    constexpr bool could_be_top(Note note) const {
        return shuffled_.none() ? !under_.empty() && under_[0] == note : shuffled_.has(note);
    }
    /// The top card, looked at by a house; it stays there.
    template <core::House H>
    constexpr Note top(H& house) const {
        return shuffled_.none() ? under_[0] : Note(house.pick(shuffled_.bag));
    }
    constexpr void take(Note note) {
        assert(could_be_top(note));
        if (shuffled_.none())
            under_.take_first();
        else
            shuffled_.remove(note);
    }
    constexpr void put_under(Note note) { under_.add(note); }

    bool operator==(const Stack&) const = default;

   private:
    Notes shuffled_{};
    core::Few<Note, kMostNotes> under_;
};

}  // namespace kit
