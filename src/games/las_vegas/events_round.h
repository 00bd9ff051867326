#pragma once
// What happens in a round of the dice game outside its turns: it begins, notes are drawn, casinos pay.

#include "core/witness.h"
#include "games/las_vegas/forms.h"

namespace las_vegas {

// A round begins.

/// LV-5: the lot has named the first player.
struct FirstNamed {
    static constexpr const char* kWhat = "first";
    Seat seat;

    void parts(auto& d) const { list_parts(d, "seat", seat); }
};

/// LV-4: casino by casino, as its notes were drawn.
struct FilledForm {
    void write(core::json::Pen& pen, const FillDraw& draw) const;
    void shape(core::json::Pen& pen) const { core::ListOf<core::FormOf<core::Few<Note, 1>>>{}.shape(pen); }
};
/// LV-4: the casinos are filled, and a round begins.
struct Filled {
    static constexpr const char* kWhat = "filled";
    std::uint8_t round;
    Seat first;
    FillDraw notes;

    void parts(auto& d) const {
        d.part("round", round, core::Number{});
        d.part("first", first);
        d.part("notes", notes, FilledForm{});
    }
};

/// TOK-1: a token for each casino.
struct TokensLaid {
    static constexpr const char* kWhat = "tokens-laid";
    std::array<kit::Token, kCasinos> tokens;

    void parts(auto& d) const {
        d.part("tokens", tokens, core::ListOf<core::Words>{core::Words{kit::kTokenNames}});
    }
};

/// What each seat holds in its hand, seen by nobody else.
template <class T>
using Dealt = core::Few<core::Few<T, 2>, core::kMostSeats>;
template <class D, class T>
void describe_dealt(D& d, const char* cards, const Dealt<T>& dealt) {
    d.row("seats", dealt.size(), [&](auto& each, int seat) {
        each.part(cards, core::Secret<core::Few<T, 2>>::only(dealt[seat], core::Seats::only(Seat(seat))));
    });
}

/// BV-19: bonus cards are dealt secretly.
struct BonusDealt {
    static constexpr const char* kWhat = "bonus-dealt";
    Dealt<Note> cards;

    void parts(auto& d) const { describe_dealt(d, "bonus", cards); }
};

/// ACT-1: action cards are dealt secretly.
struct ActionsDealt {
    static constexpr const char* kWhat = "actions-dealt";
    Dealt<Card> cards;

    void parts(auto& d) const { describe_dealt(d, "cards", cards); }
};

/// NEU-2: the white dice left over lie where they fall.
struct WhiteRolled {
    static constexpr const char* kWhat = "white-rolled";
    Faces dice;

    void parts(auto& d) const { list_parts(d, "dice", dice); }
};

// Cards from the stack.

/// A note is drawn: for a casino, or by a seat that keeps it (ACT-12).
struct NoteDrawn {
    static constexpr const char* kWhat = "drawn";
    Seat seat;  // kNobody: all see it
    core::Secret<Note> note;

    void parts(auto& d) const {
        d.unless(kNobody, "seat", seat);
        d.part("note", note);
    }
};
/// BV-13: a rainbow card is drawn, and is out of the game.
struct RainbowDrawn {
    static constexpr const char* kWhat = "rainbow-drawn";
    void parts(auto&) const {}
};
/// LV-15: there is nothing left to draw.
struct StackEmpty {
    static constexpr const char* kWhat = "stack-empty";
    void parts(auto&) const {}
};
/// BV-13: a rainbow card at a casino is out of the game, and a note takes its place while there is one.
struct Replaced {
    static constexpr const char* kWhat = "replaced";
    Place casino;
    Note note;  // the rainbow card itself: nothing

    void parts(auto& d) const {
        d.part("casino", casino);
        d.part("note", note, core::OrNull{core::FormOf<Note>{}, kit::kRainbow});
    }
};

// Payout.

/// LV-9: nobody has dice left.
struct RoundOver {
    static constexpr const char* kWhat = "round-over";
    std::uint8_t round;

    void parts(auto& d) const { d.part("round", round, core::Number{}); }
};

/// LV-10: who has as many dice at a casino as somebody else gets nothing there.
struct Cancelled {
    static constexpr const char* kWhat = "cancelled";
    Place casino;
    Owners who;

    void parts(auto& d) const {
        d.part("casino", casino);
        d.part("who", who, OwnersForm{});
    }
};

/// LV-11, BV-16: a note goes to its winner; what white wins goes under the stack (NEU-5).
struct Paid {
    static constexpr const char* kWhat = "paid";
    Place casino;
    kit::Owner owner;
    Note note;
    int dice;  // what the winner's dice count there

    void parts(auto& d) const {
        d.part("casino", casino);
        d.part("seat", owner, OwnerForm{});
        d.part("note", note);
        d.part("dice", dice, core::Number{});
    }
};

/// A casino without a winner, or without a note.
struct PaidNobody {
    static constexpr const char* kWhat = "paid-nobody";
    Place casino;

    void parts(auto& d) const { list_parts(d, "casino", casino); }
};

/// LV-12, ACT-11: notes go under the stack, the highest first.
struct Returned {
    static constexpr const char* kWhat = "returned";
    Place casino;  // kNowhere: they were just drawn
    Notes notes;

    void parts(auto& d) const {
        d.part("casino", casino, core::OrNull{core::FormOf<Place>{}, kNowhere});
        d.part("notes", notes);
    }
};

/// BV-20: an announcement die goes up.
struct Raised {
    static constexpr const char* kWhat = "raised";
    Seat seat;
    int announcement;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("announcement", announcement, core::Number{});
    }
};

// The end.

/// LV-16: a purse is opened.
struct Revealed {
    static constexpr const char* kWhat = "revealed";
    Seat seat;
    Notes purse;

    void parts(auto& d) const { list_parts(d, "seat", seat, "purse", purse); }
};

/// LV-16, BV-21, TOK-3: where a seat's money comes from.
struct Scored {
    static constexpr const char* kWhat = "scored";
    Seat seat;
    Money notes;
    bool with_announcement, with_tokens;
    Money announcement, tokens;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("notes", notes);
        d.part_if(with_announcement, "announcement", announcement);
        d.part_if(with_tokens, "tokens", tokens);
    }
};

}  // namespace las_vegas
