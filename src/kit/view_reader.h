#pragma once
// Views read back from their JSON: for a bot that sits at a table elsewhere and gets nothing but text. What
// comes from outside is doubted: everything has its type and its bounds, and what there is once is not there
// twice.

#include <span>

#include "core/json.h"
#include "core/seat.h"
#include "kit/dyed.h"
#include "kit/notes.h"
#include "kit/stack.h"
#include "kit/tokens.h"

namespace kit {

/// The "rule" of a refusal that comes from a view.
inline constexpr const char* kView = "VIEW";

/// Reads the parts of a view one by one. The first part that is wrong is remembered by its name; what is read
/// for it, and behind it, is nothing at all or the lowest value, so that reading can go on without questions.
class ViewReader {
   public:
    using Value = core::json::Value;

    /// Something has to be so; otherwise this part is wrong.
    void want(bool so, const char* part) {
        if (!so && wrong_ == nullptr) wrong_ = part;
    }
    bool fine() const { return wrong_ == nullptr; }
    /// The view that was read, or which part of it was wrong.
    template <class View>
    core::Or<View> done(const View& view) const {
        if (fine()) return view;
        return core::refuse(kView, "view.wrong", core::Arg::quote(wrong_));
    }

    int number(Value value, int lowest, int highest, const char* part);
    std::uint8_t small(Value value, int lowest, int highest, const char* part) {
        return static_cast<std::uint8_t>(number(value, lowest, highest, part));
    }
    bool boolean(Value value, const char* part);
    /// True if it is there; then it has to be true.
    bool mark(Value value, const char* part);
    core::Seat seat(Value value, int seats, const char* part) {
        return core::Seat(number(value, 0, seats - 1, part));
    }
    /// A list of different seats.
    core::Seats seats(Value list, int seats, const char* part);
    /// One of these words; gives its place.
    int word(Value value, std::span<const char* const> words, const char* part);
    Value object(Value value, const char* part);
    /// A list of at most so many things.
    Value list(Value value, int most, const char* part);
    /// A list of exactly so many things.
    Value row(Value value, int size, const char* part);

    /// Notes that are taken out of those there are.
    Notes notes(Value list, Notes& left, const char* part);
    Note note(Value value, Notes& left, const char* part);
    /// Notes under a stack, the first one first, seen by all.
    core::Few<Note, kMostNotes> buried(Value list, Notes& left, const char* part);
    /// Tokens that are taken out of those there are.
    Tokens tokens(Value list, Tokens& left, const char* part);
    Colours colours(Value list, const char* part);
    /// A number from 1 on for each of some colours.
    PerColour per_colour(Value object, int most, const char* part);

   private:
    const char* wrong_ = nullptr;
};

}  // namespace kit
