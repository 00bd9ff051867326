#pragma once
// The journal's words that several games share: faces of dice, notes, options.

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

/// Options of a set-up, read one by one. What is wrong is remembered; what nobody asked for is unknown.
class Options {
   public:
    Options(int seats, core::json::Value object) : seats_(seats), object_(object) {
        if (object_ && !object_.is(core::json::Kind::Object))
            refuse(core::refuse(core::kForm, "options.no-object"));
    }

    /// True, or false as when it is missing.
    bool flag(const char* name);
    /// A whole number in its bounds; another one is refused with the rule.
    int number(const char* name, int usual, int lowest, int highest, const char* rule);
    /// One of several words; the first is the usual one. Gives its place in the list.
    int choice(const char* name, std::initializer_list<const char*> words, const char* rule);
    /// "first": a seat, or "lot" (the usual, given as `by_lot`). Another one is refused with the rule.
    core::Seat first(core::Seat by_lot, const char* rule);
    /// "purses": "hidden" (usual) or "open".
    bool open_purses() { return choice("purses", {"hidden", "open"}, core::kForm) == 1; }
    /// A text as written, or nothing when it is missing.
    std::optional<std::string_view> text(const char* name);

    void refuse(const core::Refusal& why) {
        if (!wrong_) wrong_ = why;
    }
    /// What was wrong first, an unknown option included.
    std::optional<core::Refusal> wrong();

   private:
    core::json::Value ask_for(const char* name);

    int seats_;
    core::json::Value object_;
    core::Few<std::string_view, 24> known_;
    std::optional<core::Refusal> wrong_;
};

}  // namespace kit
