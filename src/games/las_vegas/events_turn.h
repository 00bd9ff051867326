#pragma once
// What happens in a turn of the dice game: dice, kickers, tokens, action cards.

#include "core/witness.h"
#include "games/las_vegas/forms.h"

namespace las_vegas {

/// LV-6: it is a seat's turn.
struct TurnBegan {
    static constexpr const char* kWhat = "turn";
    Seat seat;

    void parts(auto& d) const { list_parts(d, "seat", seat); }
};

/// LV-6: the dice just thrown; of a reroll (ACT-4) those that were picked up.
struct Rolled {
    static constexpr const char* kWhat = "rolled";
    Seat seat;
    Roll roll;
    bool again;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("roll", roll);
        d.mark("again", again);
    }
};

/// LV-7: all dice of a value go to a place together. At the slot machine they show this face (BV-15).
struct DicePlaced {
    static constexpr const char* kWhat = "placed";
    Seat seat;
    Placement placed;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("casino", placed.place);
        d.part("face", placed.face, core::Number{});
        d.part("dice", placed.dice);
    }
};

/// BV-7: a die goes back to its owner.
struct Kicked {
    static constexpr const char* kWhat = "kicked";
    Seat seat;
    Place casino;
    Seat owner;
    Kind die;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("casino", casino);
        d.part("owner", owner);
        d.part("die", die);
    }
};

/// BV-10: kickers leave without having kicked.
struct KickersLeft {
    static constexpr const char* kWhat = "kickers-left";
    Seat seat;
    Place casino;
    int kickers;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("casino", casino);
        d.part("kickers", kickers, core::Number{});
    }
};

/// TOK-2: a player takes a token from a casino …
struct TokenTaken {
    static constexpr const char* kWhat = "token-taken";
    Seat seat;
    Place casino;
    kit::Token token;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("casino", casino);
        d.part("token", token, core::Words{kit::kTokenNames});
    }
};
/// … or leaves them there.
struct TokensLeft {
    static constexpr const char* kWhat = "tokens-left";
    Seat seat;
    Place casino;

    void parts(auto& d) const { list_parts(d, "seat", seat, "casino", casino); }
};

// Action cards.

/// ACT-2: a card is shown and laid aside.
struct CardPlayed {
    static constexpr const char* kWhat = "played";
    Seat seat;
    Card card;

    void parts(auto& d) const { list_parts(d, "seat", seat, "card", card); }
};

/// ACT-4: dice are picked up, to be rolled once more.
struct PickedUp {
    static constexpr const char* kWhat = "picked-up";
    Seat seat;
    Roll roll;

    void parts(auto& d) const { list_parts(d, "seat", seat, "roll", roll); }
};

/// ACT-7: all dice of a value are turned to another one.
struct Turned {
    static constexpr const char* kWhat = "turned";
    Seat seat;
    Face from, to;

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("from", from, core::Number{});
        d.part("to", to, core::Number{});
    }
};

/// ACT-8: dice that were placed in this turn go back to the hand.
struct TakenBack {
    static constexpr const char* kWhat = "taken-back";
    Seat seat;
    core::Few<Placement, 2> dice;  // and where they lay

    int count() const {
        int all = 0;
        for (const Placement& from : dice) all += from.dice.total();
        return all;
    }
    void parts(auto& d) const {
        d.part("seat", seat);
        d.list("from", dice, [](auto& each, const Placement& from) {
            each.part("casino", from.place);
            each.part("face", from.face, core::Number{});
            each.part("dice", from.dice);
        });
    }
};

/// ACT-10: a casino is announced that will pay before the others.
struct Announced {
    static constexpr const char* kWhat = "announced";
    Seat seat;
    Place casino;

    void parts(auto& d) const { list_parts(d, "seat", seat, "casino", casino); }
};

/// ACT-11: the middle one of three notes is put at a casino.
struct NotePut {
    static constexpr const char* kWhat = "put";
    Seat seat;
    Place casino;
    Note note;

    void parts(auto& d) const { list_parts(d, "seat", seat, "casino", casino, "note", note); }
};

/// ACT-3: where a tie is won, or nowhere.
struct TieChosen {
    static constexpr const char* kWhat = "tie";
    Seat seat;
    Place casino;  // kNowhere: none

    void parts(auto& d) const {
        d.part("seat", seat);
        d.part("casino", casino, core::OrNull{core::FormOf<Place>{}, kNowhere});
    }
};

/// ACT-12: a note goes face down under the stack.
struct SwappedAway {
    static constexpr const char* kWhat = "swapped";
    Seat seat;
    core::Secret<Note> note;

    void parts(auto& d) const { list_parts(d, "seat", seat, "note", note); }
};
/// ACT-12: who may swap a note does not.
struct SwapDeclined {
    static constexpr const char* kWhat = "not-swapped";
    Seat seat;

    void parts(auto& d) const { list_parts(d, "seat", seat); }
};

}  // namespace las_vegas
