#pragma once
// The journal's words that several games share: faces of dice, notes.

#include <optional>

#include "core/faces.h"
#include "core/json.h"
#include "kit/notes.h"

namespace kit {

/// Faces in rising order: [1,1,5].
void write(core::json::Pen& pen, core::Faces dice);
/// The journal fixes the order of faces in a roll, and nowhere else.
enum class FaceOrder : std::uint8_t { Any, Rising };
/// Faces of dice; anything else (a 9, no list, another order where it is fixed) is refused with this rule.
core::Or<core::Faces> read_faces(core::json::Value list, const char* rule, FaceOrder order = FaceOrder::Any);
/// A whole number between two bounds, or nothing.
std::optional<int> read_number(core::json::Value value, int lowest, int highest);

/// A note: 60000, or "rainbow".
void write(core::json::Pen& pen, Note note);
/// A list of notes, the highest first.
void write_falling(core::json::Pen& pen, const Notes& notes);
std::optional<Note> read_note(core::json::Value value);

/// The house has to draw something else now.
core::Refusal wrong_draw(const char* wanted);
/// One of the draws of a game, where it could be read.
template <class Draw, class T>
core::Or<Draw> as_draw(const core::Or<T>& read) {
    if (!read) return read.refusal();
    return Draw(*read);
}

}  // namespace kit
