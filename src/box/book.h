#pragma once
// The book of a referee who keeps it for a real table. It is a match like any other, in which cards that
// nobody has seen are supposed: some that fit. When a card shows that was supposed to be elsewhere, what was
// supposed is changed, and the whole game is played again through the gate. So at every moment the book is a
// complete, valid journal.

#include <memory>
#include <string>

#include "box/clerk.h"
#include "match/any_game.h"

namespace box {

using core::Seat;

/// What is to be entered: pieces that are said one after the other; for a seat also the move, where that is
/// known.
struct Slipped {
    Seat seat = core::kHouse;
    std::string move;               // JSON; empty if it is said piece by piece
    std::vector<std::string> said;  // JSON
};

/// What has become of it.
struct Outcome {
    std::optional<Ask> ask;                 // what is asked next
    match::Complaint refused;               // why it cannot be
    std::unique_ptr<match::AnyMatch> made;  // the match with the entry, if nothing more is wanted
    bool hidden = false;                    // only their owners see these cards: nothing is said
};

class AnyBook {
   public:
    virtual ~AnyBook() = default;
    /// The match is one of this game; it stays as it is.
    virtual Outcome enter(const match::AnyMatch& match, const Slipped& slipped) const = 0;
    /// The answers that a seat could give, whatever it holds; none where cards are said piece by piece.
    virtual std::vector<std::string> possible(const match::AnyMatch& match, Seat seat) const = 0;
};

/// The slot of a game, filled in slips/<game>.cpp.
template <class G>
const AnyBook& book();
/// The book of the game of this name, or why there is none.
match::Result<const AnyBook*> book_of(std::string_view game);

}  // namespace box
