// What a seat may know, as JSON, with what follows from it: pages and terminals draw it and know no rules.
//
//   stacks   occupied squares, pawns from the bottom to the top
//   reach    where each pawn of the active player can go by the number rolled (before the roll: by any)
//   odds     exact chances of bets and of poker (chances.h)

#include "games/monte_carlo/chances.h"
#include "games/monte_carlo/text.h"

namespace monte_carlo {

using core::json::Pen;

namespace {

constexpr const char* kSquareNames[] = {"start",      "triple",       "double", "single", "green",
                                        "on-to-bank", "back-to-bank", "bank",   "home"};
constexpr const char* kHandNames[] = {"nothing",       "pair",       "two-pairs", "three", "low-straight",
                                      "high-straight", "full-house", "four",      "five"};

/// A chance as a decimal fraction of six places.
void write_chance(Pen& pen, double chance) {
    const auto millionths = static_cast<int>(chance * 1'000'000 + 0.5);
    char text[] = "0.000000";
    text[0] = static_cast<char>('0' + millionths / 1'000'000);
    for (int place = 7, rest = millionths; place > 1; --place, rest /= 10)
        text[place] = static_cast<char>('0' + rest % 10);
    pen.word({text, 8});
}

void write_suits(Pen& pen, SuitSet suits) {
    std::array<char, kSuits> letters{};
    std::size_t count = 0;
    for (unsigned suit = 0; suit < kSuits; ++suit)
        if ((suits >> suit & 1) != 0) letters[count++] = kSuitLetters[suit];
    pen.text({letters.data(), count});
}

void write_pawn(Pen& pen, Pawn pawn) {
    pen.key("seat").number(core::index(owner(pawn))).key("pawn").number(which(pawn));
}

void write_board(Pen& pen, const Board& board) {
    std::array<char, kLongestBoard> letters{};
    for (int i = 0; i <= board.arrival; ++i) letters[static_cast<unsigned>(i)] = board.letter(i);
    pen.key("board").text({letters.data(), board.arrival + 1u});
    pen.key("banks").open('[').number(board.first_bank).number(board.second_bank).close(']');
    pen.key("triples").open('[');
    for (int i = 0; i < board.arrival; ++i) {
        if (board.at(i) != Square::Triple) continue;
        pen.open('{').key("square").number(i).key("suits");
        write_suits(pen, board.printed(i));
        pen.close('}');
    }
    pen.close(']');
}

void write_stacks(Pen& pen, const State& state) {
    pen.key("stacks").open('[');
    for (int square = 0; square < state.setup.board.arrival; ++square) {
        PawnSet pawns = pawns_on(state, square);
        if (pawns.none()) continue;
        const bool stacked = state.setup.board.at(square) == Square::Green;
        pen.open('{').key("square").number(square).key("stacked").boolean(stacked);
        if (stacked && pawns.count() > 1) pen.key("master").number(core::index(owner(highest(state, pawns))));
        pen.key("pawns").open('[');
        // The lowest of a stack has the most above it; side by side, by number.
        for (int above = pawns.count(); above-- > 0 && stacked;)
            for (PawnSet rest = pawns; !rest.none();) {
                const Pawn pawn = rest.take_lowest();
                if (state.above[index(pawn)].count() != above) continue;
                pen.open('{');
                write_pawn(pen, pawn);
                pen.key("blocked").boolean(is_blocked(state, pawn)).close('}');
            }
        while (!stacked && !pawns.none()) {
            pen.open('{');
            write_pawn(pen, pawns.take_lowest());
            pen.key("blocked").boolean(false).close('}');
        }
        pen.close(']').close('}');
    }
    pen.close(']');
}

/// What a pawn would meet on the square it reaches by this number.
void write_reach(Pen& pen, const State& state, Pawn pawn, int pips) {
    const Board& board = state.setup.board;
    const int beyond = state.square(pawn) + pips;
    const int to = beyond < board.arrival ? beyond : board.arrival;
    pen.open('{').key("die").number(pips).key("to").number(to);
    pen.key("meets").text(kSquareNames[static_cast<unsigned>(board.at(to))]);
    const PawnSet below = board.at(to) == Square::Green ? pawns_on(state, to) : PawnSet{};
    if (!below.none()) {
        const PawnSet others = below - PawnSet::all_of(owner(pawn));
        pen.key("over").number(below.count()).key("poker").open('[');
        for (int seat = 0; seat < state.setup.seats && to > board.first_bank; ++seat)
            if (!(others & PawnSet::all_of(Seat(seat))).none()) pen.number(seat);
        pen.close(']');
    }
    pen.close('}');
}

/// Whether it is still open which pawn moves, so that it matters where each could go.
bool still_to_move(Does does) {
    return does == Does::Die || does == Does::Colour || does == Does::Retreat || does == Does::Pawn;
}

/// Whose pawn goes back, while that is asked.
Seat ruined(const State& state) {
    if (state.does() == Does::Retreat) return state.step().seat;
    return state.does() == Does::Send ? state.step().about : core::kHouse;
}

void write_seats(Pen& pen, const State& state) {
    const Seat goes_back = ruined(state);
    pen.key("seats").open('[');
    for (int i = 0; i < state.setup.seats; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        pen.open('{').key("money").number(dollars(state.money(seat)));
        pen.key("home").number(state.setup.pawns() - state.pawns_left(seat));
        pen.key("tax").number(dollars(tax(state, seat)));
        pen.key("pawns").open('[');
        for (int p = 0; p < state.setup.pawns(); ++p) {
            const Pawn pawn = pawn_of(seat, p);
            pen.open('{').key("square").number(state.square(pawn));
            pen.key("home").boolean(state.is_home(pawn)).key("blocked").boolean(is_blocked(state, pawn));
            if (seat == state.active && still_to_move(state.does())) {
                const bool colour = state.does() == Does::Colour || may_choose(state, pawn);
                pen.key("reach").open('[');
                for (int pips = 1; pips <= core::kFaces; ++pips)
                    if ((state.die == 0 || state.die == pips) && colour && can_move(state, pawn, pips))
                        write_reach(pen, state, pawn, pips);
                pen.close(']');
            }
            // MC-8, MC-23: where it would go back to, while it is chosen which one does.
            if (seat == goes_back && state.on_track(pawn))
                pen.key("back").number(way_back(state.setup.board, state.square(pawn)));
            pen.close('}');
        }
        pen.close(']').close('}');
    }
    pen.close(']');
}

void write_cards(Pen& pen, const State& state) {
    pen.key("cards").open('{').key("left").number(state.undrawn().count()).key("gone").open('[');
    for (int i = 0; i < kCards; ++i)
        if (state.gone.has(Card(i))) write(pen, Card(i));
    pen.close(']').close('}');
}

void write_dice(Pen& pen, const char* dice_key, const char* hand_key, PokerDice dice) {
    pen.key(dice_key);
    write(pen, dice);
    pen.key(hand_key);
    if (dice.total() == kPokerDice)
        pen.text(kHandNames[static_cast<unsigned>(hand_of(dice))]);
    else
        pen.null();
}

void write_poker(Pen& pen, const State& state) {
    pen.key("poker");
    if (!poker_is_on(state.does())) {
        pen.null();
        return;
    }
    const Poker& poker = state.poker;
    pen.open('{').key("caller").number(core::index(state.active));
    pen.key("opponent").number(core::index(poker.opponent)).key("pawn").number(which(poker.pawn));
    pen.key("stake").number(dollars(poker.stake)).key("partners").open('[');
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) pen.number(dollars(poker.partner[seat]));
    pen.close(']').key("stakes").number(dollars(poker.stakes()));
    pen.key("thrower").number(core::index(poker.thrower));
    pen.key("throws").number(poker.throws).key("most").number(poker.most);
    pen.key("again").boolean(poker.again);
    write_dice(pen, "dice", "hand", poker.dice);
    write_dice(pen, "caller_dice", "caller_hand", poker.caller_dice);
    if (state.does() == Does::Join) pen.key("joins").number(core::index(state.step().seat));
    if (state.does() == Does::Send) pen.key("ruined").number(core::index(state.step().about));
    pen.close('}');
}

void write_challenged(Pen& pen, const State& state) {
    pen.key("challenged").open('[');
    for (PawnSet pawns = state.poker.challenged; !pawns.none();) {
        pen.open('{');
        write_pawn(pen, pawns.take_lowest());
        pen.close('}');
    }
    pen.close(']');
}

/// [good, of]: so many of the cards face down win.
void write_bet(Pen& pen, SuitSet named, Cards gone) {
    const Odds odds = odds_of(named, gone);
    pen.open('[').number(odds.good).number(odds.of).close(']');
}

/// The chance of who throws with these dice kept.
double chance_with(const State& state, PokerDice kept) {
    const Poker& poker = state.poker;
    if (poker.thrower != state.active)
        return chance_to_beat(poker.caller_dice, kept, poker.most - poker.throws);
    // MC-21: a single throw each; whoever comes first, the chances are equal.
    if (poker.again) return 0.5;
    if (kept.total() == kPokerDice) return chance_to_stand(kept, poker.throws);
    return chance_of_caller(kept, poker.throws);
}

void write_poker_odds(Pen& pen, const State& state) {
    const Poker& poker = state.poker;
    const bool caller = poker.thrower == state.active;
    if (state.does() == Does::Throw) {
        pen.key("chance");
        write_chance(pen, chance_with(state, poker.dice));
    }
    if (state.does() != Does::Keep) return;
    const int left = poker.most - poker.throws;
    const Best best =
        caller ? best_of_caller(poker.dice, poker.throws) : best_to_beat(poker.caller_dice, poker.dice, left);
    pen.key("best");
    write(pen, best.keep);
    pen.key("chance");
    write_chance(pen, best.chance);
    pen.key("stand");
    write_chance(pen, caller ? chance_to_stand(poker.dice, poker.throws)
                             : chance_to_beat(poker.caller_dice, poker.dice, 0));
}

void write_odds(Pen& pen, const State& state) {
    pen.key("odds").open('{').key("bets").open('{');
    for (int bet = 0; bet < kBetCount; ++bet) {
        pen.key(kBetNames[bet]);
        write_bet(pen, kBets[bet], state.gone);
    }
    constexpr const char* kTriples[] = {"HDC", "SDC", "SHC", "SHD"};
    for (unsigned missing = 0; missing < kSuits; ++missing) {
        pen.key(kTriples[missing]);
        write_bet(pen, static_cast<SuitSet>(kAllSuits ^ 1u << missing), state.gone);
    }
    pen.close('}');
    if (state.does() == Does::Poker) {
        pen.key("poker").open('{').key("chance");
        write_chance(pen, chance_of_calling());
        pen.close('}');
    } else if (state.does() == Does::Throw || state.does() == Does::Keep) {
        pen.key("poker").open('{');
        write_poker_odds(pen, state);
        pen.close('}');
    }
    pen.close('}');
}

}  // namespace

void write(Pen& pen, const View& seen) {
    const State state = state_of(seen);
    pen.open('{').key("options");
    write_options(pen, state.setup);
    pen.key("step").text(kStepNames[static_cast<unsigned>(state.does())]);
    pen.key("active").number(core::index(state.active)).key("next").number(core::index(state.next));
    pen.key("die");
    if (state.die == 0)
        pen.null();
    else
        pen.number(state.die);
    // MC-30: two players name a colour before the roll.
    if (state.setup.seats == 2 && state.does() != Does::Colour) pen.key("colour").number(state.colour);
    write_board(pen, state.setup.board);
    write_stacks(pen, state);
    write_seats(pen, state);
    pen.key("bank").number(dollars(state.bank()));
    write_cards(pen, state);
    if (mover_counts(state.does())) {
        pen.key("mover").open('{');
        write_pawn(pen, state.mover);
        pen.key("square").number(state.square(state.mover)).close('}');
    }
    if (state.does() == Does::Casino || state.does() == Does::Win) {
        pen.key("bet");
        write_suits(pen, state.bet);
    }
    if (state.does() == Does::Win) {
        // MC-14: what A pays and where it leads, and where B leads.
        const int die = state.die, times = number(state.card), at = state.square(state.mover);
        const int last = state.setup.board.arrival;
        pen.key("card");
        write(pen, state.card);
        pen.key("win").open('{').key("money").number(dollars(2 * value(state.card)));
        pen.key("to").number(at + die < last ? at + die : last);
        pen.key("distance").number(at + die * times < last ? at + die * times : last).close('}');
    }
    write_poker(pen, state);
    // MC-22: each pawn is challenged at most once an arrival.
    if (state.does() == Does::Poker || poker_is_on(state.does())) write_challenged(pen, state);
    write_odds(pen, state);
    pen.close('}');
}

}  // namespace monte_carlo
