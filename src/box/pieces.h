#pragma once
// Pieces that several games ask for: faces of dice, notes, tokens, seats.

#include "box/clerk.h"
#include "core/faces.h"
#include "core/house.h"
#include "core/seat.h"
#include "kit/fill.h"
#include "kit/text.h"
#include "kit/tokens.h"
#include "match/json_text.h"

namespace box {

using core::Face;
using core::Faces;
using core::Seat;
using kit::Note;

inline std::string piece_of(Note note) {
    return match::written([&](core::json::Pen& pen) { kit::write(pen, note); });
}
inline std::string piece_of(int number) { return std::to_string(number); }
inline std::string whose(Seat seat) { return std::to_string(core::index(seat)); }

/// Who it is.
inline std::optional<Seat> ask_seat(Clerk& clerk, int seats, const char* rule, const core::Phrase& say) {
    Ask ask{.what = "seat", .say = say, .gone = core::refuse(rule, "any.not-offered"), .of = 1};
    for (int seat = 0; seat < seats; ++seat) ask.add(piece_of(seat));
    const auto said = clerk.next(std::move(ask));
    if (!said) return {};
    return Seat(static_cast<int>(*said));
}

/// What so many dice show.
inline std::optional<Faces> ask_dice(Clerk& clerk, int dice, const char* rule, const core::Phrase& say,
                                     const std::string& whose) {
    Faces shown{};
    for (int i = 0; i < dice; ++i) {
        Ask ask{.what = "die", .say = say, .gone = core::refuse(rule, "dice.no-face"), .whose = whose};
        ask.got = i;
        ask.of = dice;
        for (int face = 1; face <= core::kFaces; ++face) ask.add(piece_of(face));
        const auto said = clerk.next(std::move(ask));
        if (!said) return {};
        shown += Faces::of(Face(static_cast<int>(*said) + 1));
    }
    return shown;
}

/// One of the kinds of notes that have any use in this game, of which some may be gone.
inline std::optional<Note> ask_note(Clerk& clerk, const kit::Notes& all, const kit::Notes& left, Ask ask) {
    ask.what = "note";
    std::vector<Note> notes;
    for (int kind = 0; kind < kit::kNoteKinds; ++kind) {
        if (!all.has(Note(kind))) continue;
        notes.push_back(Note(kind));
        ask.add(piece_of(Note(kind)), left.bag.count(kind));
    }
    const auto said = clerk.next(std::move(ask));
    if (!said) return {};
    return notes[*said];
}

/// What can be on top of a stack now: anything of its shuffled part, and then what was put under it, in
/// order.
inline kit::Notes tops(const kit::Stack& stack) {
    if (!stack.shuffled().none() || stack.empty()) return stack.shuffled();
    kit::Notes top{};
    top.add(stack.under()[0]);
    return top;
}

/// A token for each of six casinos, from a pile.
template <std::size_t N>
bool ask_tokens(Clerk& clerk, kit::Tokens pile, std::array<kit::Token, N>& tokens) {
    for (std::size_t casino = 0; casino < N; ++casino) {
        Ask ask{.what = "token",
                .say = core::phrase("box.token", static_cast<int>(casino) + 1),
                .gone = core::refuse("TOK-1", "box.token-gone")};
        ask.got = static_cast<int>(casino);
        ask.of = static_cast<int>(N);
        for (int colour = 0; colour < kit::kTokenColours; ++colour)
            ask.add(match::quoted(kit::kTokenNames[colour]), pile.of(kit::Token(colour)));
        const auto said = clerk.next(std::move(ask));
        if (!said) return false;
        tokens[casino] = kit::Token(*said);
        pile.remove(tokens[casino]);
    }
    return true;
}

}  // namespace box
