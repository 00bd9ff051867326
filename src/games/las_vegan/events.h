#pragma once
// What happens in Las Vegan, in the words of docs/journal.md.

#include "core/witness.h"
#include "games/las_vegan/moves.h"
#include "games/las_vegan/pieces.h"

namespace las_vegan {

/// VGN-5: the lot has named the first leader.
struct First {
    static constexpr const char* kWhat = "first";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// VGN-4: a round begins with its machines; VGN-15: those of the last one are gone, and so are its tokens.
struct MachinesDrawn {
    static constexpr const char* kWhat = "machines";
    std::uint8_t round;
    std::array<Machine, kMachinesOut> machines;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
        d.part("machines", machines, core::ListOf<MachineForm>{});
    }
};

/// VGN-5: what the tokens show, the golden one last.
struct Tossed {
    static constexpr const char* kWhat = "tossed";
    core::Few<int, kTokens> values;

    template <class D>
    void parts(D& d) const {
        d.part("values", values, core::ListOf<core::Number>{});
    }
};

/// VGN-6, BANK-1: everybody gets so many cards, and sees their own.
struct Dealt {
    static constexpr const char* kWhat = "dealt";
    std::uint8_t cards;
    core::Few<core::Secret<Cards>, kMostSeats> hands;

    template <class D>
    void parts(D& d) const {
        d.part("cards", cards, core::Number{});
        d.part("hands", hands, CardsForm{});
    }
};

/// BANK-1, BANK-3: cards of the pile that lie open from now on.
struct Opened {
    static constexpr const char* kWhat = "opened";
    Cards cards;

    template <class D>
    void parts(D& d) const {
        d.part("cards", cards, CardsForm{});
    }
};

/// VGN-5, VGN-15: who leads to the first trick of a round.
struct Leads {
    static constexpr const char* kWhat = "leads";
    Seat player;

    template <class D>
    void parts(D& d) const {
        d.part("player", player, PlayerForm{});
    }
};

/// BANK-5: a card is chosen secretly.
struct Chosen {
    static constexpr const char* kWhat = "chosen";
    Seat seat;
    core::Secret<Card> card;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("card", card, CardForm{});
    }
};

/// BANK-2: the leader has chosen the top of the pile for the bank.
struct TakesPile {
    static constexpr const char* kWhat = "takes-pile";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// Where a card that is played comes from; BANK-5: a sealed one is shown now.
enum class From : std::uint8_t { Hand, Sealed, Open, Pile };
inline constexpr const char* kFromNames[] = {"hand", "sealed", "open", "pile"};

/// VGN-7, BANK-2: a card comes to the trick.
struct Played {
    static constexpr const char* kWhat = "played";
    Seat player;
    Card card;
    From from;

    template <class D>
    void parts(D& d) const {
        d.part("player", player, PlayerForm{});
        d.part("card", card, CardForm{});
        d.part("from", from, core::Words{kFromNames});
    }
};

/// BANK-6: two 0s of another colour cancel each other.
struct Cancelled {
    static constexpr const char* kWhat = "cancelled";
    core::Seats who;

    template <class D>
    void parts(D& d) const {
        d.part("who", who);
    }
};

/// VGN-9: somebody takes the trick.
struct Won {
    static constexpr const char* kWhat = "won";
    Seat player;
    Cards cards;

    template <class D>
    void parts(D& d) const {
        d.part("player", player, PlayerForm{});
        d.part("cards", cards, CardsForm{});
    }
};

/// VGN-10, BANK-7: a token is put on a machine.
struct Placed {
    static constexpr const char* kWhat = "placed";
    Seat player;
    Token token;
    std::int8_t value;
    Spot on;

    template <class D>
    void parts(D& d) const {
        d.part("player", player, PlayerForm{});
        d.part("token", token, TokenForm{});
        d.part("value", value, core::Number{});
        d.part("on", on, SpotForm{token});
    }
};

/// All cards are played, the machines pay.
struct RoundOver {
    static constexpr const char* kWhat = "round-over";
    std::uint8_t round;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
    }
};

/// VGN-11, VGN-12: a machine takes its token's value so many times of each seat.
struct Paid {
    static constexpr const char* kWhat = "paid";
    Spot machine;
    std::int8_t value;
    PerSeat times;

    template <class D>
    void parts(D& d) const {
        d.part("machine", machine, MachineForm{});
        d.part("value", value, core::Number{});
        d.part("times", times, PerSeatForm{});
    }
};

/// VGN-13: a machine without a token (`value` is null), or one whose cards nobody has won.
struct PaidNobody {
    static constexpr const char* kWhat = "paid-nobody";
    static constexpr std::int8_t kIdle = 127;
    Spot machine;
    std::int8_t value;

    template <class D>
    void parts(D& d) const {
        d.part("machine", machine, MachineForm{});
        d.part("value", value, core::OrNull{core::Number{}, kIdle});
    }
};

/// VGN-14: what the round brought a seat; what it could not pay is spared, so that
/// 15 + machines + golden + spared of all rounds are its cabbages.
struct Gained {
    static constexpr const char* kWhat = "gained";
    Seat seat;
    int machines, golden, spared;
    std::uint8_t cabbages;  // from now on

    constexpr int gain() const { return machines + golden; }
    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("machines", machines, core::Number{});
        d.part("golden", golden, core::Number{});
        d.part("spared", spared, core::Number{});
        d.part("cabbages", cabbages, core::Number{});
    }
};

/// VGN-16: what a seat had at the start, what all rounds made of it, and what it has in the end.
struct Scored {
    static constexpr const char* kWhat = "scored";
    Seat seat;
    std::uint8_t cabbages;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.made("start", core::Number{}, [] { return kCabbages; });
        d.made("rounds", core::Number{}, [this] { return cabbages - kCabbages; });
        d.part("total", cabbages, core::Number{});
    }
};

/// VGN-16, BANK-10: the game is over; nobody has won it where the bank has.
struct GameOver {
    static constexpr const char* kWhat = "game-over";
    core::Seats winners;

    template <class D>
    void parts(D& d) const {
        d.part("winners", winners);
    }
};

using Event = std::variant<First, MachinesDrawn, Tossed, Dealt, Opened, Leads, Chosen, TakesPile, Played,
                           Cancelled, Won, Placed, RoundOver, Paid, PaidNobody, Gained, Scored, GameOver>;

}  // namespace las_vegan
