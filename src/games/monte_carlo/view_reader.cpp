// A view of the race read back from its JSON. The steps that wait are not written: they follow from the one
// that is asked, and from the game of poker that is on.

#include "kit/view_reader.h"

#include "games/monte_carlo/text.h"
#include "kit/text.h"

namespace monte_carlo {

using core::json::Value;
using kit::ViewReader;
using JsonKind = core::json::Kind;

namespace {

bool exists(const Setup& setup, Pawn pawn) {
    return core::index(owner(pawn)) < setup.seats && which(pawn) < setup.pawns();
}

Pawn read_pawn(ViewReader& reader, Value value, const Setup& setup, const char* part) {
    const Seat seat = reader.seat(value["seat"], setup.seats, part);
    return pawn_of(seat, reader.number(value["pawn"], 0, setup.pawns() - 1, part));
}

/// MC-4: chips of 10,000.
std::uint8_t read_chips(ViewReader& reader, Value value, const char* part) {
    const int money = reader.number(value, 0, dollars(kMostChips), part);
    reader.want(money % kChip == 0, part);
    return static_cast<std::uint8_t>(money / kChip);
}

PokerDice read_poker_dice(ViewReader& reader, Value value, const char* part) {
    const core::Or<PokerDice> dice = read_dice(value);
    reader.want(bool(dice), part);
    return dice ? *dice : PokerDice{};
}

SuitSet read_suits(ViewReader& reader, Value value) {
    for (unsigned set = 1; set < kAllSuits; ++set) {
        std::array<char, kSuits> letters{};
        std::size_t count = 0;
        for (unsigned suit = 0; suit < kSuits; ++suit)
            if ((set >> suit & 1) != 0) letters[count++] = kSuitLetters[suit];
        if (value.is_text({letters.data(), count})) return static_cast<SuitSet>(set);
    }
    reader.want(false, "bet");
    return 0;
}

// ------------------------------------------------------------------------------------------------ the board

void read_seats(ViewReader& reader, Value seats, View& seen) {
    seen.squares.fill(kNowhere);
    unsigned seat = 0;
    for (const Value value : reader.row(seats, seen.setup.seats, "seats")) {
        seen.chips[seat] = read_chips(reader, value["money"], "money");
        int which = 0;
        for (const Value pawn : reader.row(value["pawns"], seen.setup.pawns(), "pawns")) {
            const int square = reader.number(pawn["square"], 0, seen.setup.board.arrival, "square");
            seen.squares[index(pawn_of(Seat(seat), which++))] = static_cast<std::uint8_t>(square);
            seen.left[seat] =
                static_cast<std::uint8_t>(seen.left[seat] + (square < seen.setup.board.arrival ? 1 : 0));
        }
        ++seat;
    }
}

/// MC-16: the pawns of a stack, from the bottom to the top.
void read_stack(ViewReader& reader, Value stack, View& seen) {
    const int square = reader.number(stack["square"], 0, seen.setup.board.arrival - 1, "stacks");
    if (seen.setup.board.at(square) != Square::Green) return;
    PawnSet below;
    for (const Value value : reader.list(stack["pawns"], kPawns, "stacks")) {
        const Pawn pawn = read_pawn(reader, value, seen.setup, "stacks");
        reader.want(seen.squares[index(pawn)] == square && !below.has(pawn), "stacks");
        for (PawnSet others = below; !others.none();) {
            PawnSet& above = seen.above[index(others.take_lowest())];
            above = above | PawnSet::only(pawn);
        }
        below = below | PawnSet::only(pawn);
    }
}

/// Of two pawns on a green square exactly one lies above the other; elsewhere none does (MC-10, MC-16).
void check_stacks(ViewReader& reader, const View& seen) {
    for (unsigned i = 0; i < kPawns; ++i)
        for (unsigned j = 0; j < i; ++j) {
            const int square = seen.squares[i];
            const bool together = square == seen.squares[j] && square < seen.setup.board.arrival &&
                                  seen.setup.board.at(square) == Square::Green;
            const bool lower = seen.above[i].has(Pawn(j)), upper = seen.above[j].has(Pawn(i));
            reader.want(together ? lower != upper : !lower && !upper, "stacks");
        }
}

/// Where a pawn can stand while somebody is asked: a casino holds only the pawn that plays there.
void check_squares(ViewReader& reader, const View& seen, Does does) {
    for (unsigned i = 0; i < kPawns; ++i) {
        if (!exists(seen.setup, Pawn(i))) continue;
        const Square square = seen.setup.board.at(seen.squares[i]);
        const bool plays = casino_is_on(does) && Pawn(i) == seen.mover;
        reader.want(is_casino(square) == plays, "square");
        reader.want(square != Square::OnToBank && square != Square::BackToBank, "square");
    }
}

void read_gone(ViewReader& reader, Value list, View& seen) {
    for (const Value value : reader.list(list, kCards, "gone")) {
        const core::Or<Card> card = read_card(value);
        reader.want(card && *card != kJackpot && !seen.gone.has(*card), "gone");
        if (reader.fine()) seen.gone.add(*card);
    }
}

// ------------------------------------------------------------------------------------------------ a casino

/// MC-15: who loses goes back by the die until a square holds them; the pawn came from such a square.
bool can_go_back(const View& seen) {
    int square = seen.squares[index(seen.mover)];
    do square -= seen.die;
    while (square >= 0 && is_casino(seen.setup.board.at(square)));
    return square >= 0;
}

void read_casino(ViewReader& reader, Value table, View& seen, Does does) {
    const Square square = seen.setup.board.at(seen.squares[index(seen.mover)]);
    reader.want(is_casino(square) && can_go_back(seen), "mover");
    if (does == Does::Bet) return reader.want(square != Square::Triple, "mover");
    seen.bet = read_suits(reader, table["bet"]);
    // MC-13: three suits, two or one.
    const int named = square == Square::Triple ? 3 : square == Square::Double ? 2 : 1;
    reader.want(std::popcount(unsigned{seen.bet}) == named, "bet");
    if (does == Does::Casino) return;
    const core::Or<Card> card = read_card(table["card"]);
    reader.want(bool(card), "card");
    if (!card) return;
    seen.card = *card;
    reader.want((suits(*card) & seen.bet) != 0, "card");
    reader.want(*card == kJackpot ? seen.gone == Cards{} : seen.gone.has(*card), "card");
}

// ------------------------------------------------------------------------------------------------ poker

void read_challenged(ViewReader& reader, Value list, View& seen) {
    for (const Value value : reader.list(list, kPawns, "challenged")) {
        const Pawn pawn = read_pawn(reader, value, seen.setup, "challenged");
        reader.want(owner(pawn) != seen.active && !seen.poker.challenged.has(pawn), "challenged");
        seen.poker.challenged = seen.poker.challenged | PawnSet::only(pawn);
    }
}

void read_poker(ViewReader& reader, Value value, View& seen) {
    Poker& poker = seen.poker;
    poker.opponent = reader.seat(value["opponent"], seen.setup.seats, "opponent");
    poker.thrower = reader.seat(value["thrower"], seen.setup.seats, "thrower");
    poker.pawn = pawn_of(poker.opponent, reader.number(value["pawn"], 0, seen.setup.pawns() - 1, "pawn"));
    poker.stake = read_chips(reader, value["stake"], "stake");
    unsigned seat = 0;
    for (const Value chips : reader.row(value["partners"], seen.setup.seats, "partners"))
        poker.partner[seat++] = read_chips(reader, chips, "partners");
    poker.throws = reader.small(value["throws"], 0, kMostThrows, "throws");
    poker.most = reader.small(value["most"], 1, kMostThrows, "most");
    poker.again = reader.boolean(value["again"], "again");
    poker.dice = read_poker_dice(reader, value["dice"], "dice");
    poker.caller_dice = read_poker_dice(reader, value["caller_dice"], "caller_dice");
    reader.want(poker.opponent != seen.active && poker.stake != 0, "poker");
    reader.want(poker.thrower == seen.active || poker.thrower == poker.opponent, "thrower");
    reader.want(poker.challenged.has(poker.pawn), "challenged");
    reader.want(poker.partner[static_cast<unsigned>(seen.active)] == 0 &&
                    poker.partner[static_cast<unsigned>(poker.opponent)] == 0,
                "partners");
}

/// MC-18, MC-24: everybody has what is staked, and the opponent all of it.
bool stakes_are_covered(const View& seen) {
    const Poker& poker = seen.poker;
    for (unsigned seat = 0; seat < kMostSeats; ++seat) {
        const int staked = Seat(seat) == seen.active ? poker.stake : poker.partner[seat];
        if (staked > seen.chips[seat]) return false;
    }
    return poker.stakes() <= seen.chips[static_cast<unsigned>(poker.opponent)];
}

/// The moving pawn and the challenged one are in one stack behind the first bank (MC-18, MC-19).
bool in_one_stack(const View& seen) {
    const int square = seen.squares[index(seen.mover)];
    return seen.setup.board.at(square) == Square::Green && square > seen.setup.board.first_bank &&
           seen.squares[index(seen.poker.pawn)] == square;
}

/// MC-20, MC-21: the dice lie as they do at this step.
bool dice_fit(const View& seen, Does does) {
    const Poker& poker = seen.poker;
    const bool caller = poker.thrower == seen.active;
    const int dice = poker.dice.total();
    if (does == Does::Send) return dice == kPokerDice && poker.caller_dice.total() == kPokerDice;
    if (poker.caller_dice.total() != (caller ? 0 : kPokerDice)) return false;
    if (caller && poker.most != (poker.again ? 1 : kMostThrows)) return false;
    if (poker.again && poker.most != 1) return false;
    switch (does) {
        case Does::Throw:
            return poker.throws < poker.most && dice < kPokerDice && (poker.throws != 0 || dice == 0);
        case Does::Keep: return poker.throws != 0 && poker.throws < poker.most && dice == kPokerDice;
        default: return caller && !poker.again && poker.throws == 0 && dice == 0;
    }
}

void check_poker(ViewReader& reader, const View& seen, Does does) {
    reader.want(dice_fit(seen, does), "dice");
    if (does == Does::Send) return;
    reader.want(stakes_are_covered(seen), "stakes");
    reader.want(in_one_stack(seen), "pawn");
}

// ------------------------------------------------------------------------------------------------ the steps

/// MC-24: who is still to be ruined behind this one, in turn order from the caller's left.
void add_others_ruined(View& seen, Seat ruined) {
    core::Few<Seat, kMostSeats> waiting;
    bool behind = ruined == seen.active;
    for (Seat seat = core::left_of(seen.active, seen.setup.seats); seat != seen.active;
         seat = core::left_of(seat, seen.setup.seats)) {
        const auto i = static_cast<unsigned>(seat);
        if (behind && seen.poker.partner[i] != 0 && seen.chips[i] == 0) waiting.add(seat);
        behind = behind || seat == ruined;
    }
    while (!waiting.empty()) seen.steps.add({Does::Send, seen.poker.opponent, waiting.take_last()});
}

void add_sends(ViewReader& reader, Value value, View& seen) {
    const Seat ruined = reader.seat(value["ruined"], seen.setup.seats, "ruined");
    const bool caller_won = ruined == seen.poker.opponent;
    if (caller_won) {
        reader.want(in_one_stack(seen), "pawn");
        seen.steps.add({Does::Challenge, {}, {}});
    } else {
        reader.want(ruined == seen.active || seen.poker.partner[static_cast<unsigned>(ruined)] != 0,
                    "ruined");
        add_others_ruined(seen, ruined);
    }
    seen.steps.add({Does::Send, caller_won ? seen.active : seen.poker.opponent, ruined});
}

void add_join(ViewReader& reader, Value value, View& seen) {
    const Seat joins = reader.seat(value["joins"], seen.setup.seats, "joins");
    reader.want(joins != seen.active && joins != seen.poker.opponent, "joins");
    seen.steps.add({Does::Throw, {}, {}});
    seen.steps.add({Does::Partners, core::left_of(joins, seen.setup.seats), {}});
    seen.steps.add({Does::Join, joins, {}});
}

/// What is asked, and what waits behind it.
void add_steps(ViewReader& reader, Value table, View& seen, Does does) {
    seen.steps.add({Does::Over, {}, {}});
    if (does == Does::Over) return;
    seen.steps.add({Does::Turn, {}, {}});
    switch (does) {
        case Does::Send: return add_sends(reader, table["poker"], seen);
        case Does::Join: return add_join(reader, table["poker"], seen);
        case Does::Colour: seen.steps.add({Does::Die, {}, {}}); break;
        case Does::Retreat: seen.steps.add({Does::Move, {}, {}}); break;
        case Does::Bet: seen.steps.add({Does::Casino, {}, {}}); break;
        default: break;
    }
    const Seat asked = does == Does::Keep ? seen.poker.thrower : seen.active;
    seen.steps.add({does, asks_seat(does) ? asked : Seat(0), {}});
}

/// MC-25: everybody has something, but who is being ruined.
bool only_the_ruined_are_broke(const View& seen) {
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        bool ruined = seen.steps.last().does == Does::Retreat && Seat(seat) == seen.active;
        for (const Step& step : seen.steps)
            ruined = ruined || (step.does == Does::Send && step.about == Seat(seat));
        if (ruined != (seen.chips[seat] == 0)) return false;
    }
    return true;
}

/// MC-28: the game is over once somebody is home with all pawns.
bool somebody_is_home(const View& seen) {
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (seen.left[seat] == 0) return true;
    return false;
}

/// Whoever is asked has an answer.
bool has_an_answer(const View& seen) {
    Moves moves;
    offer(state_of(seen), seen.steps.last().seat, moves);
    return !moves.empty();
}

void check_turn(ViewReader& reader, const View& seen, Does does) {
    const bool rolled = does != Does::First && does != Does::Die && does != Does::Colour;
    if (does != Does::Over) reader.want(rolled == (seen.die != 0), "die");
    reader.want(does != Does::Colour || seen.setup.seats == 2, "step");
    reader.want(does != Does::Retreat || seen.die == 4, "die");
    reader.want(somebody_is_home(seen) == (does == Does::Over), "pawns");
    reader.want(only_the_ruined_are_broke(seen), "money");
    if (reader.fine() && asks_seat(does)) reader.want(has_an_answer(seen), "step");
}

}  // namespace

core::Or<View> read_view(int seats, Seat viewer, Value table) {
    const core::Or<Setup> setup = read_setup(seats, table["options"]);
    if (!setup) return setup.refusal();
    ViewReader reader;
    View seen{};
    seen.setup = *setup;
    seen.viewer = viewer;
    const Does does = Does(reader.word(table["step"], kStepNames, "step"));
    seen.active = reader.seat(table["active"], seats, "active");
    seen.next = reader.seat(table["next"], seats, "next");
    seen.die = table["die"].is(JsonKind::Null) ? std::uint8_t{0}
                                               : reader.small(table["die"], 1, core::kFaces, "die");
    if (seats == 2 && does != Does::Colour) seen.colour = reader.small(table["colour"], 0, 1, "colour");
    read_seats(reader, table["seats"], seen);
    for (const Value stack : reader.list(table["stacks"], kPawns, "stacks")) read_stack(reader, stack, seen);
    check_stacks(reader, seen);
    read_gone(reader, table["cards"]["gone"], seen);
    if (mover_counts(does)) {
        seen.mover = read_pawn(reader, table["mover"], seen.setup, "mover");
        reader.want(owner(seen.mover) == seen.active, "mover");
        reader.want(seen.die != 0, "die");
    }
    if (!reader.fine()) return reader.done(seen);
    check_squares(reader, seen, does);
    if (casino_is_on(does)) read_casino(reader, table, seen, does);
    if (does == Does::Poker || poker_is_on(does)) read_challenged(reader, table["challenged"], seen);
    if (does == Does::Poker) {
        const int square = seen.squares[index(seen.mover)];
        reader.want(seen.setup.board.at(square) == Square::Green && square > seen.setup.board.first_bank,
                    "mover");
    }
    if (poker_is_on(does)) {
        read_poker(reader, table["poker"], seen);
        check_poker(reader, seen, does);
    }
    if (!reader.fine()) return reader.done(seen);
    add_steps(reader, table, seen, does);
    check_turn(reader, seen, does);
    return reader.done(seen);
}

}  // namespace monte_carlo
