#pragma once
// The face-down stack of notes. Its shuffled part is a bag: it has no order before it is drawn. What was put
// under it (LV-12) has one, and comes up once the shuffled part is gone.

#include <compare>

#include "core/few.h"
#include "core/house.h"
#include "core/seat.h"
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
    /// What was put under it, the first one first.
    constexpr core::Few<Note, kMostNotes> under() const {
        core::Few<Note, kMostNotes> notes;
        for (const Buried& buried : under_) notes.add(buried.note());
        return notes;
    }
    constexpr int buried() const { return under_.size(); }
    /// The only seat that knows the n-th of the notes under it, or kHouse where all have seen it.
    constexpr core::Seat only_seen_by(int nth) const { return under_[nth].only_seen_by(); }
    /// Whether this could be the top card now.
    constexpr bool could_be_top(Note note) const {
        return shuffled_.none() ? !under_.empty() && under_[0].note() == note : shuffled_.has(note);
    }
    /// The top card, looked at by a house; it stays there.
    template <core::House H>
    constexpr Note top(H& house) const {
        return shuffled_.none() ? under_[0].note() : Note(house.pick(shuffled_.bag));
    }
    constexpr void take(Note note) {
        assert(could_be_top(note));
        if (shuffled_.none())
            under_.take_first();
        else
            shuffled_.remove(note);
    }
    constexpr void put_under(Note note) { under_.add({static_cast<std::uint8_t>(note)}); }
    /// Face down: only this seat knows what it is.
    constexpr void put_under(Note note, core::Seat seen_by) {
        under_.add({static_cast<std::uint8_t>((core::index(seen_by) + 1) << 4 | kind(note))});
    }

    auto operator<=>(const Stack&) const = default;

   private:
    /// A note under the stack, and who knows it: nobody but one seat, or all.
    struct Buried {
        std::uint8_t packed;  // the note below, one more than the only seat that knows it above
        constexpr Note note() const { return Note(packed & 0xf); }
        constexpr core::Seat only_seen_by() const {
            return packed >> 4 == 0 ? core::kHouse : core::Seat((packed >> 4) - 1);
        }
        auto operator<=>(const Buried&) const = default;
    };
    Notes shuffled_{};
    core::Few<Buried, kMostNotes> under_;
};

}  // namespace kit
