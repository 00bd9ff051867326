#pragma once
// What happens in the card game, in the words of docs/journal.md.

#include "games/las_vegas_cards/card_form.h"
#include "games/las_vegas_cards/moves.h"
#include "kit/events.h"

namespace las_vegas_cards {

using NoteLists = core::ListOf<core::ListOf<core::FormOf<Note>>>;
using TokenNames = core::ListOf<core::Words>;

/// LVC-1: the casinos are filled for a round.
struct Filled {
    static constexpr const char* kWhat = "filled";
    std::uint8_t round;
    bool sequential;
    Seat first;  // LVC-14: who starts it, one after the other
    std::array<NotePair, kCasinos> notes;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
        d.part_if(sequential, "first", first);
        d.part("notes", notes, NoteLists{});
    }
};

/// TOK-1: a token for each casino.
struct TokensLaid {
    static constexpr const char* kWhat = "tokens-laid";
    std::array<Token, kCasinos> tokens;

    template <class D>
    void parts(D& d) const {
        d.part("tokens", tokens, TokenNames{{kit::kTokenNames}});
    }
};

/// LVC-7: the others see how many cards a player draws, never which. Who draws none is out, and all see that.
inline core::Secret<Cards> drawn_by(Seat seat, Cards hand) {
    return hand.none() ? core::Secret<Cards>::open(hand) : core::Secret<Cards>::only(hand, Seats::only(seat));
}

/// LVC-3: everyone who is still in draws five cards.
struct Dealt {
    static constexpr const char* kWhat = "dealt";
    std::uint8_t turn;
    HandsDraw drawn;

    template <class D>
    void parts(D& d) const {
        d.part("turn", turn, core::Number{});
        d.row("seats", drawn.seats, [&](auto& seat, int i) {
            seat.part("hand", drawn_by(Seat(i), drawn.hands[static_cast<unsigned>(i)]));
        });
    }
};

/// LVC-13: who has just played draws five new cards.
struct Drawn {
    static constexpr const char* kWhat = "drawn";
    Seat seat;
    Cards hand;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("hand", drawn_by(seat, hand));
    }
};

/// LVC-4: cards lie face down before a player.
struct Chosen {
    static constexpr const char* kWhat = "chosen";
    Seat seat;
    Cards cards;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("cards", core::Secret<Cards>::only(cards, Seats::only(seat)));
    }
};

/// LVC-6: everybody has chosen, and all cards are turned over.
struct Revealed {
    static constexpr const char* kWhat = "revealed";
    std::uint8_t seats;
    Each<Cards> chosen;

    template <class D>
    void parts(D& d) const {
        d.row("seats", seats,
              [&](auto& seat, int i) { seat.part("cards", chosen[static_cast<unsigned>(i)]); });
    }
};

/// LVC-6: cards go to the casinos of their values.
struct Placed {
    static constexpr const char* kWhat = "placed";
    Seat seat;
    Cards cards;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("cards", cards);
    }
};

/// LVC-8: with so many cards at the casinos a player is out for this round.
struct Out {
    static constexpr const char* kWhat = "out";
    Seat seat;
    int cards;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("cards", cards, core::Number{});
    }
};

/// TOK-2: a player takes a token from a casino …
struct TokenTaken {
    static constexpr const char* kWhat = "token-taken";
    Seat seat;
    Casino casino;
    Token token;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("casino", casino, core::Number{});
        d.part("token", token, core::Words{kit::kTokenNames});
    }
};
/// … or leaves them there.
struct TokensLeft {
    static constexpr const char* kWhat = "tokens-left";
    Seat seat;
    Casino casino;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("casino", casino, core::Number{});
    }
};

/// LVC-12, TOK-3: what a seat's notes and tokens come to at the end.
struct Scored {
    static constexpr const char* kWhat = "scored";
    Seat seat;
    Money notes, tokens;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("notes", notes);
        d.part("tokens", tokens);
    }
};

using kit::Cancelled;  // LVC-10
using kit::First;      // LVC-13
using kit::Paid;       // LVC-11
using kit::PaidNobody;
using kit::Returned;  // LVC-11: into the box
using kit::RoundOver;
using kit::Turn;  // LVC-13

using Event = std::variant<First, Filled, TokensLaid, Dealt, Drawn, Turn, Chosen, Revealed, Placed, Out,
                           TokenTaken, TokensLeft, RoundOver, Cancelled, Paid, PaidNobody, Returned, Scored>;

}  // namespace las_vegas_cards
