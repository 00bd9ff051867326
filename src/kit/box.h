#pragma once
// The box that notes are laid out of when somebody dreams: what is not in it cannot be taken. A note that was
// claimed twice is missing then, and the dream looks unlike the view that claimed it.

#include "core/house.h"
#include "kit/stack.h"

namespace kit {

class Box {
   public:
    constexpr explicit Box(Notes all) : left_(all) {}

    /// These notes, as far as they are there.
    constexpr Notes take(Notes wanted) {
        if (!left_.bag.covers(wanted.bag)) [[unlikely]]
            wanted = common(wanted);
        left_.bag -= wanted.bag;
        return wanted;
    }
    constexpr core::Few<Note, kMostNotes> take(const core::Few<Note, kMostNotes>& wanted) {
        core::Few<Note, kMostNotes> taken;
        for (const Note note : wanted)
            if (take(note)) taken.add(note);
        return taken;
    }
    constexpr bool take(Note note) {
        const bool there = left_.has(note);
        if (there) left_.remove(note);
        return there;
    }
    /// So many of those left, by lot.
    template <core::House H>
    constexpr Notes some(int count, H& house) {
        Notes taken{};
        for (; count > 0 && !left_.none() && taken.bag.count(left_.bag.highest()) < 15; --count) {
            const Note note = Note(house.pick(left_.bag));
            left_.remove(note);
            taken.add(note);
        }
        return taken;
    }
    constexpr const Notes& rest() const { return left_; }

   private:
    constexpr Notes common(Notes wanted) const {
        Notes both{};
        for (int kind = 0; kind < kNoteKinds; ++kind) {
            const int there = left_.bag.count(kind), asked = wanted.bag.count(kind);
            both.bag += core::Bag::of(kind, there < asked ? there : asked);
        }
        return both;
    }
    Notes left_;
};

}  // namespace kit
