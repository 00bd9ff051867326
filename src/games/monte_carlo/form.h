#pragma once
// How a view of the race looks in JSON: said once, for writing, reading and its schema.

#include "games/monte_carlo/advice.h"

namespace monte_carlo {

/// The steps in views, in the order of Does; the last four ask nobody.
inline constexpr const char* kStepNames[] = {"first", "die",  "casino", "throw", "colour",    "retreat",
                                             "pawn",  "bet",  "win",    "poker", "join",      "keep",
                                             "send",  "over", "turn",   "move",  "challenge", "partners"};

/// The squares from the start to the arrival, a letter each.
struct BoardForm {
    void write(core::json::Pen& pen, const Board& board) const {
        std::array<char, kLongestBoard> letters{};
        for (int i = 0; i <= board.arrival; ++i) letters[static_cast<unsigned>(i)] = board.letter(i);
        pen.text({letters.data(), board.arrival + 1u});
    }
    void shape(core::json::Pen& pen) const { pen.open('{').key("type").text("string").close('}'); }
};

/// A chance as a decimal fraction of six places.
struct ChanceForm {
    void write(core::json::Pen& pen, double chance) const {
        const auto millionths = static_cast<int>(chance * 1'000'000 + 0.5);
        char text[] = "0.000000";
        text[0] = static_cast<char>('0' + millionths / 1'000'000);
        for (int place = 7, rest = millionths; place > 1; --place, rest /= 10)
            text[place] = static_cast<char>('0' + rest % 10);
        pen.word({text, 8});
    }
    void shape(core::json::Pen& pen) const { pen.open('{').key("type").text("number").close('}'); }
};

/// The name of a hand, or null.
struct HandForm {
    void write(core::json::Pen& pen, const char* name) const { name ? pen.text(name) : pen.null(); }
    void shape(core::json::Pen& pen) const { core::OrNull{core::Words{kHandNames}, 0}.shape(pen); }
};

/// Pawns that a seat has, written as those at home.
struct HomeForm {
    int pawns;

    void write(core::json::Pen& pen, std::uint8_t left) const { pen.number(pawns - left); }
    bool read(core::json::Value json, std::uint8_t& left) const {
        int home = 0;
        if (!core::Number{0, pawns}.read(json, home)) return false;
        left = static_cast<std::uint8_t>(pawns - home);
        return true;
    }
    void shape(core::json::Pen& pen) const { core::Number{}.shape(pen); }
};

/// [good, of]: so many of the cards face down win.
struct OddsForm {
    void write(core::json::Pen& pen, const Odds& odds) const {
        pen.open('[').number(odds.good).number(odds.of).close(']');
    }
    void shape(core::json::Pen& pen) const { core::ListOf<core::Number>{}.shape(pen); }
};

template <class D>
void describe(D& d, core::Like<Reach> auto& reach) {
    d.part("die", reach.die, core::Number{});
    d.part("to", reach.to, core::Number{});
    d.part("meets", reach.meets, core::Words{kSquareNames});
    d.part_if(reach.over != 0, "over", reach.over, core::Number{});
    d.part_if(reach.over != 0, "poker", reach.poker);
}

namespace detail {

using ReachesForm = core::ListOf<core::ObjectForm<Reach>>;

/// What is asked, and below it what waits; the next step is the last one.
template <class D>
void describe_steps(D& d, core::Like<View> auto& seen) {
    const core::SeatForm seat{seen.setup.seats};
    constexpr std::size_t kAsking = static_cast<std::size_t>(Does::Over) + 1;
    d.made("step", core::Words{std::span(kStepNames).first(kAsking)}, [&] { return seen.does(); });
    d.list("steps", seen.steps, [&](auto& inside, auto& step) {
        inside.part("step", step.does, core::Words{kStepNames});
        inside.part_if(asks_seat(step.does) || step.does == Does::Partners, "seat", step.seat, seat);
        inside.part_if(step.does == Does::Send, "about", step.about, seat);
    });
}

template <class D>
void describe_board(D& d, const Board& board) {
    d.made("board", BoardForm{}, [&]() -> const Board& { return board; });
    d.made("banks", core::ListOf<core::Number>{},
           [&] { return std::array{board.first_bank, board.second_bank}; });
    d.template made_list<Printed>(
        "triples", [&] { return triples(board); },
        [](auto& inside, const Printed& triple) {
            inside.part("square", triple.square, core::Number{});
            inside.part("suits", triple.suits, kSuitSets);
        });
}

template <class D>
void describe_pawn(D& d, core::Like<View> auto& seen, Does does, Pawn pawn) {
    const auto flag = [&](const char* name, auto is) { d.made(name, core::Flag{}, is); };
    d.part("square", seen.squares[index(pawn)], core::Number{0, seen.setup.board.arrival});
    flag("home", [&] { return seen.is_home(pawn); });
    flag("blocked", [&] { return is_blocked(seen, pawn); });
    d.made_if(still_to_move(seen, does, owner(pawn)), "reach", ReachesForm{},
              [&] { return reaches(seen, pawn); });
    d.made_if(goes_back(seen, does) == owner(pawn) && seen.on_track(pawn), "back", core::Number{},
              [&] { return way_back(seen.setup.board, seen.square(pawn)); });
}

template <class D>
void describe_seats(D& d, core::Like<View> auto& seen, Does does) {
    const int pawns = seen.setup.pawns();
    d.row("seats", seen.setup.seats, [&](auto& inside, int i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        inside.part("money", seen.chips[static_cast<unsigned>(i)], MoneyForm{});
        inside.part("home", seen.left[static_cast<unsigned>(i)], HomeForm{pawns});
        inside.made("tax", MoneyForm{}, [&] { return tax(seen, seat); });
        inside.row("pawns", pawns,
                   [&](auto& pawn, int which) { describe_pawn(pawn, seen, does, pawn_of(seat, which)); });
    });
}

/// Occupied squares. A stack is read as it is listed, from the bottom to the top.
template <class D>
void describe_stacks(D& d, core::Like<View> auto& seen) {
    Piles piles = piles_of(seen);
    d.list("stacks", piles, [&](auto& inside, auto& pile) {
        inside.part("square", pile.square, core::Number{0, seen.setup.board.arrival - 1});
        inside.made("stacked", core::Flag{}, [&] { return is_stacked(seen, pile); });
        inside.made_if(is_stacked(seen, pile) && pile.pawns.size() > 1, "master", core::SeatForm{},
                       [&] { return owner(pile.pawns.last()); });
        inside.list("pawns", pile.pawns, [&](auto& one, auto& pawn) {
            describe(one, pawn);
            one.made("blocked", core::Flag{}, [&] { return is_blocked(seen, pawn); });
        });
    });
    if constexpr (D::kReads) pile_up(seen, piles);
}

template <class D>
void describe_casino(D& d, core::Like<View> auto& seen, Does does) {
    d.object("cards", [&](auto& cards) {
        cards.made("left", core::Number{}, [&] { return seen.undrawn().count(); });
        cards.part("gone", seen.gone, CardSetForm{});
    });
    d.object_if(mover_counts(does), "mover", [&](auto& inside) {
        describe(inside, seen.mover);
        inside.made("square", core::Number{}, [&] { return seen.square(seen.mover); });
    });
    d.part_if(bet_is_on(does), "bet", seen.bet, kSuitSets);
    d.part_if(does == Does::Win, "card", seen.card);
    // MC-14: what A pays and where it leads, and where B leads.
    if constexpr (!D::kReads)
        d.object_if(does == Does::Win, "win", [&](auto& win) {
            win.made("money", MoneyForm{}, [&] { return 2 * value(seen.card); });
            win.made("to", core::Number{}, [&] { return leads_to(seen, seen.die); });
            win.made("distance", core::Number{},
                     [&] { return leads_to(seen, seen.die * number(seen.card)); });
        });
}

/// MC-22: the opponent's pawn that is challenged.
template <class D>
void describe_challenged(D& d, core::Like<Poker> auto& poker, const Setup& setup) {
    int pawn = which(poker.pawn);
    d.part("opponent", poker.opponent, core::SeatForm{setup.seats});
    d.part("pawn", pawn, core::Number{0, setup.pawns() - 1});
    if constexpr (D::kReads) poker.pawn = pawn_of(poker.opponent, pawn);
}

template <class D>
void describe_poker(D& d, core::Like<View> auto& seen, Does does) {
    const core::SeatForm seat{seen.setup.seats};
    auto& poker = seen.poker;
    const auto hand = [](auto& inside, const char* name, const PokerDice& dice) {
        inside.made(name, HandForm{}, [&] { return hand_name(dice); });
    };
    d.object_or_null(poker_is_on(does), "poker", [&](auto& inside) {
        inside.made("caller", core::SeatForm{}, [&] { return seen.active; });
        describe_challenged(inside, poker, seen.setup);
        inside.part("stake", poker.stake, MoneyForm{});
        inside.part("partners", poker.partner, core::ListOf{MoneyForm{}, int{seen.setup.seats}});
        inside.made("stakes", MoneyForm{}, [&] { return poker.stakes(); });
        inside.part("thrower", poker.thrower, seat);
        inside.part("throws", poker.throws, core::Number{0, kMostThrows});
        inside.part("most", poker.most, core::Number{1, kMostThrows});
        inside.part("again", poker.again, core::Flag{});
        inside.part("dice", poker.dice);
        hand(inside, "hand", poker.dice);
        inside.part("caller_dice", poker.caller_dice);
        hand(inside, "caller_hand", poker.caller_dice);
        inside.made_if(does == Does::Join, "joins", core::SeatForm{}, [&] { return seen.step().seat; });
        inside.made_if(does == Does::Send, "ruined", core::SeatForm{}, [&] { return seen.step().about; });
    });
    d.part_if(challenged_count(does), "challenged", poker.challenged, PawnSetForm{});
}

/// Exact chances of bets and of poker.
template <class D>
void describe_odds(D& d, const View& seen, Does does) {
    constexpr SuitSet kTriples[] = {14, 13, 11, 7};
    const bool keeps = does == Does::Keep;
    const Best best = keeps ? best_keep(seen) : Best{};
    d.object("odds", [&](auto& odds) {
        odds.object("bets", [&](auto& bets) {
            const auto bet = [&](SuitSet suits) {
                bets.made(kSuitSetNames[suits], OddsForm{}, [&] { return odds_of(suits, seen.gone); });
            };
            for (const SuitSet suits : kBets) bet(suits);
            for (const SuitSet suits : kTriples) bet(suits);
        });
        odds.object_if(does == Does::Poker || does == Does::Throw || keeps, "poker", [&](auto& poker) {
            poker.made_if(keeps, "best", core::FormOf<PokerDice>{}, [&] { return best.keep; });
            poker.made("chance", ChanceForm{}, [&] { return keeps ? best.chance : poker_chance(seen); });
            poker.made_if(keeps, "stand", ChanceForm{}, [&] { return chance_if_stands(seen); });
        });
    });
}

}  // namespace detail

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    const core::SeatForm seat{seen.setup.seats};
    detail::describe_steps(d, seen);
    const Does does = seen.steps.empty() ? Does::Over : seen.does();
    d.part("active", seen.active, seat);
    d.part("next", seen.next, seat);
    d.part("die", seen.die, core::OrNull{core::Number{1, core::kFaces}, std::uint8_t{0}});
    d.part_if(colour_counts(seen.setup, does), "colour", seen.colour, core::Number{0, 1});
    detail::describe_board(d, seen.setup.board);
    detail::describe_seats(d, seen, does);
    detail::describe_stacks(d, seen);
    d.made("bank", MoneyForm{}, [&] { return seen.bank(); });
    detail::describe_casino(d, seen, does);
    detail::describe_poker(d, seen, does);
    if constexpr (!D::kReads) detail::describe_odds(d, seen, does);
}

}  // namespace monte_carlo
