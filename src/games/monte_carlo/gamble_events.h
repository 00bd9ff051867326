#pragma once
// What happens at a casino and at poker.

#include "core/witness.h"
#include "games/monte_carlo/pieces.h"

namespace monte_carlo {

/// MC-13: the pawn has come to a casino with three suits that win, or two or one to name.
struct CameToCasino {
    static constexpr const char* kWhat = "casino";
    Pawn pawn;
    std::uint8_t square;
    Square chance;

    template <class D>
    void parts(D& d) const {
        describe(d, pawn);
        d.part("square", square, core::Number{});
        d.part("chance", chance, core::Words{kSquareNames});
    }
};

/// MC-13: the suits named.
struct BetNamed {
    static constexpr const char* kWhat = "bet";
    Seat seat;
    SuitSet suits;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("bet", suits, kSuitSets);
    }
};

/// MC-14, MC-15: the top casino card, and what is lost if it does not win.
struct CardTurned {
    static constexpr const char* kWhat = "card";
    Seat seat;
    Card card;
    bool wins;
    Chips lost;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("card", card);
        d.part("wins", wins, core::Flag{});
        d.part_if(!wins, "lost", lost, MoneyForm{});
    }
};

/// MC-15: after the jackpot all 17 cards are shuffled anew.
struct Shuffled {
    static constexpr const char* kWhat = "shuffled";

    template <class D>
    void parts(D&) const {}
};

/// MC-14: A, money and on by the die; or B, on by the die times the card's number.
struct Took {
    static constexpr const char* kWhat = "win";
    enum class Prize : std::uint8_t { Money, Distance };
    Pawn pawn;
    Prize prize;
    Chips chips;
    std::uint8_t squares;

    template <class D>
    void parts(D& d) const {
        describe(d, pawn);
        d.part("win", prize, core::Words{kWinNames});
        d.part("money", chips, MoneyForm{});
        d.part("squares", squares, core::Number{});
    }
};

/// MC-18: poker is called against a player's highest pawn not challenged yet (MC-22).
struct Called {
    static constexpr const char* kWhat = "poker";
    Seat seat;
    Pawn challenged;
    Chips stake;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("opponent", owner(challenged));
        d.part("pawn", which(challenged), core::Number{});
        d.part("stake", stake, MoneyForm{});
    }
};

struct NotCalled {
    static constexpr const char* kWhat = "no-poker";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// MC-24: a partner adds to the stake, or nothing.
struct Joined {
    static constexpr const char* kWhat = "join";
    Seat seat;
    Chips stake;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("stake", stake, MoneyForm{});
    }
};

/// MC-20: dice thrown, and all five with those kept.
struct Thrown {
    static constexpr const char* kWhat = "thrown";
    Seat seat;
    PokerDice dice, all;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("dice", dice);
        d.part("all", all);
        d.made("hand", core::Words{kHandNames}, [&] { return hand_of(all); });
    }
};

/// MC-20: dice kept; all five stand.
struct Kept {
    static constexpr const char* kWhat = "kept";
    Seat seat;
    PokerDice dice;

    constexpr bool stands() const { return dice.total() == kPokerDice; }
    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("dice", dice);
        d.part("stands", stands(), core::Flag{});
    }
};

/// MC-21: both hands stand. Nobody has won if they are equal: then both throw again.
struct Showdown {
    static constexpr const char* kWhat = "showdown";
    static constexpr Seat kNobody = core::kHouse;
    Seat caller, opponent, winner;
    PokerDice caller_dice, opponent_dice;
    Chips stakes;
    std::array<std::uint8_t, kMostSeats> partners;  // what each has staked (MC-24)
    std::uint8_t seats;

    template <class D>
    void parts(D& d) const {
        d.part("caller", caller);
        d.part("opponent", opponent);
        d.part("winner", winner, core::OrNull{core::SeatForm{}, kNobody});
        d.part("caller_dice", caller_dice);
        d.part("opponent_dice", opponent_dice);
        d.part("stakes", stakes, MoneyForm{});
        d.part("partners", partners, core::ListOf{MoneyForm{}, int{seats}});
    }
};

}  // namespace monte_carlo
