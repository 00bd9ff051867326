// Moves and draws of the race as sentences, with all that followed.

#include "games/monte_carlo/text.h"

namespace monte_carlo {

namespace {

/// Every lot of at most five poker dice, spelled out, so that a sentence can point at it.
struct Spelling {
    std::uint32_t dice;
    std::uint8_t length;
    std::array<char, 15> letters;
};
struct Spellings {
    static constexpr int kCount = 462;
    std::array<Spelling, kCount> all{};
    int count = 0;

    constexpr Spellings() { fill({}, kPokerFaces - 1, kPokerDice); }
    constexpr void fill(PokerDice lot, int face, int room) {
        if (face < 0) return add(lot);
        for (int i = 0; i <= room; ++i) fill(lot + PokerDice::of(face, i), face - 1, room - i);
    }
    constexpr void add(PokerDice lot) {
        Spelling& spelling = all[static_cast<unsigned>(count++)];  // rising: the ace counts most
        spelling.dice = lot.packed;
        for (int face = kPokerFaces; face-- > 0;)
            for (int i = 0; i < lot.count(face); ++i) {
                if (spelling.length != 0) spelling.letters[spelling.length++] = ' ';
                for (const char letter : kFaceNames[face]) spelling.letters[spelling.length++] = letter;
            }
    }
};
constexpr Spellings kSpellings;

}  // namespace

std::string_view spelled(PokerDice dice) {
    int from = 0, to = Spellings::kCount;
    while (to - from > 1) {
        const int middle = (from + to) / 2;
        (kSpellings.all[static_cast<unsigned>(middle)].dice <= dice.packed ? from : to) = middle;
    }
    const Spelling& spelling = kSpellings.all[static_cast<unsigned>(from)];
    return {spelling.letters.data(), spelling.length};
}

namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

constexpr const char* kHandWords[] = {"mc.hand.nothing",    "mc.hand.pair",         "mc.hand.two-pairs",
                                      "mc.hand.three",      "mc.hand.low-straight", "mc.hand.high-straight",
                                      "mc.hand.full-house", "mc.hand.four",         "mc.hand.five"};
constexpr const char* kSuitWords[] = {"mc.suit.spades", "mc.suit.hearts", "mc.suit.diamonds",
                                      "mc.suit.clubs"};

Arg money(Chips chips) { return Arg::money(dollars(chips)); }
Arg dice_text(PokerDice dice) { return Arg::quote(spelled(dice)); }
const char* hand_word(PokerDice dice) { return kHandWords[static_cast<unsigned>(hand_of(dice))]; }

/// What this player really gets of a sum (MC-3).
Chips got(Chips held, Chips sum) { return held + sum < kMostChips ? sum : kMostChips - held; }

/// A pawn arrives on a square; its player held so much before.
void tell_arrival(const State& after, Pawn pawn, int square, Chips held, Sentences& sentences) {
    const Seat seat = owner(pawn);
    const Board& board = after.setup.board;
    const Arg from_bank = money(got(held, kAtBank));
    if (square >= board.arrival) {
        sentences.add(phrase("mc.home", seat, which(pawn)));
        if (after.does() == Does::Over) sentences.add(phrase("mc.wins", seat));
        return;
    }
    switch (board.at(square)) {
        case Square::Start:
            sentences.add(phrase("mc.back-on-start", seat, money(got(held, kAtStart))));
            break;
        case Square::Bank: sentences.add(phrase("mc.bank", seat, from_bank)); break;
        case Square::OnToBank: sentences.add(phrase("mc.on-to-bank", seat, from_bank)); break;
        case Square::BackToBank: sentences.add(phrase("mc.back-to-bank", seat, from_bank)); break;
        case Square::Triple: sentences.add(phrase("mc.casino", seat, "mc.chance.triple")); break;
        case Square::Double: sentences.add(phrase("mc.casino", seat, "mc.chance.double")); break;
        case Square::Single: sentences.add(phrase("mc.casino", seat, "mc.chance.single")); break;
        default: {
            const int below = pawns_on(after, square).count() - 1;
            if (below > 0) sentences.add(phrase("mc.master", seat, below));
        }
    }
}

/// A ruined player's pawn has gone back.
void tell_way_back(const State& before, const State& after, Pawn pawn, Sentences& sentences) {
    const Seat seat = owner(pawn);
    const Arg gets = money(after.money(seat) - before.money(seat));
    sentences.add(after.square(pawn) == 0
                      ? phrase("mc.ruined-to-start", seat, which(pawn), gets)
                      : phrase("mc.ruined-to-bank", seat, which(pawn), after.square(pawn), gets));
}

/// The turn that was going on has ended without a pawn moved.
void tell_die(const State& before, const State& after, int pips, Sentences& sentences) {
    const Seat seat = before.active;
    sentences.add(phrase("mc.rolls", seat, pips));
    const Chips owed = pips == 4 ? tax(before, seat) : 0;
    const Chips paid = before.money(seat) - after.money(seat);
    if (owed != 0) sentences.add(phrase("mc.pays-tax", seat, money(paid)));
    if (after.does() == Does::Retreat)
        sentences.add(phrase("mc.ruined", seat));
    else if (after.does() != Does::Pawn)
        sentences.add(phrase("mc.cannot-move", seat));
}

void tell_card(const State& before, const State& after, Card card, Sentences& sentences) {
    const Seat seat = before.active;
    if (card == kJackpot) {
        sentences.add(phrase("mc.jackpot", seat));
        return;
    }
    const char* const suit = kSuitWords[static_cast<unsigned>(card) / kNumbers];
    if (after.does() == Does::Win) {
        sentences.add(phrase("mc.card-wins", seat, number(card), suit));
        return;
    }
    const Chips held = before.money(seat), owed = value(card);
    sentences.add(phrase("mc.card-loses", seat, number(card), suit, money(held < owed ? held : owed)));
    const Pawn pawn = before.mover;
    if (held <= owed) {
        State broke = before;
        broke.money(seat) = 0;
        sentences.add(phrase("mc.ruined", seat));
        return tell_way_back(broke, after, pawn, sentences);
    }
    const int back = before.square(pawn) - before.die;
    sentences.add(phrase("mc.goes-back", seat, which(pawn), back));
    tell_arrival(after, pawn, back, held - owed, sentences);
}

/// MC-24, MC-25: partners without a pawn to send.
void tell_given(const State& before, const State& after, Sentences& sentences) {
    for (unsigned seat = 0; seat < before.setup.seats; ++seat)
        if (before.poker.partner[seat] != 0 && before.chips[seat] == before.poker.partner[seat] &&
            after.chips[seat] == kAtStart)
            sentences.add(phrase("mc.ruined-without-pawn", Seat(seat), money(kAtStart)));
}

/// The second hand stands: who has won?
void tell_showdown(const State& before, const State& after, PokerDice opponent_dice, Sentences& sentences) {
    const Seat caller = before.active, opponent = before.poker.opponent;
    const std::uint64_t first = strength(before.poker.caller_dice), second = strength(opponent_dice);
    if (first == second) {
        sentences.add(phrase("mc.poker-tie"));
    } else if (first > second) {
        sentences.add(phrase("mc.poker-won", caller, opponent, money(before.poker.stakes())));
        for (unsigned seat = 0; seat < before.setup.seats; ++seat)
            if (before.poker.partner[seat] != 0)
                sentences.add(phrase("mc.partner-wins", Seat(seat), money(before.poker.partner[seat])));
    } else {
        sentences.add(phrase("mc.poker-lost", opponent, caller, money(before.poker.stakes())));
        tell_given(before, after, sentences);
    }
    if (after.does() == Does::Send) sentences.add(phrase("mc.ruined", after.step().about));
}

/// Whether the dice that lie there after this entry were the second hand, and it stands.
bool shows_down(const State& before, const State& after) {
    if (before.poker.thrower == before.active) return false;
    return after.does() != Does::Keep &&
           (after.does() != Does::Throw || after.poker.thrower != before.poker.thrower);
}

void tell_throw(const State& before, const State& after, PokerDice thrown, Sentences& sentences) {
    const Poker& poker = before.poker;
    const PokerDice dice = poker.dice + thrown;
    if (poker.dice.none())
        sentences.add(phrase("mc.throws", poker.thrower, dice_text(dice), hand_word(dice)));
    else
        sentences.add(
            phrase("mc.throws-to", poker.thrower, dice_text(thrown), dice_text(dice), hand_word(dice)));
    if (shows_down(before, after)) tell_showdown(before, after, dice, sentences);
}

void tell_keep(const State& before, const State& after, Seat seat, PokerDice kept, Sentences& sentences) {
    if (kept == before.poker.dice) {
        sentences.add(phrase("mc.stands", seat, dice_text(kept), hand_word(kept)));
        if (shows_down(before, after)) tell_showdown(before, after, kept, sentences);
    } else if (kept.none()) {
        sentences.add(phrase("mc.keeps-nothing", seat));
    } else {
        sentences.add(phrase("mc.keeps", seat, dice_text(kept)));
    }
}

void tell_win(const State& before, const State& after, Seat seat, const Move& move, Sentences& sentences) {
    const Pawn pawn = before.mover;
    Chips held = before.money(seat);
    int to = before.square(pawn) + before.die;
    if (move == Move::money()) {
        const Chips won = got(held, 2 * value(before.card));
        sentences.add(phrase("mc.takes-money", seat, money(won), which(pawn), int{before.die}));
        held += won;
    } else {
        to = before.square(pawn) + before.die * number(before.card);
        sentences.add(phrase("mc.takes-distance", seat, which(pawn), before.die * number(before.card)));
    }
    tell_arrival(after, pawn, to, held, sentences);
}

}  // namespace

void tell(const State& before, Seat seat, const Move& move, Seat, Sentences& sentences) {
    State after = before;
    answer(after, seat, move);
    switch (move.kind()) {
        case Move::Kind::Colour:
            sentences.add(move.value() == 0 ? phrase("mc.names-colour", seat, "mc.colour.first")
                                            : phrase("mc.names-colour", seat, "mc.colour.second"));
            return;
        case Move::Kind::Retreat:
            tell_way_back(before, after, pawn_of(seat, move.value()), sentences);
            if (after.does() != Does::Pawn) sentences.add(phrase("mc.cannot-move", seat));
            return;
        case Move::Kind::Pawn: {
            const Pawn pawn = pawn_of(seat, move.value());
            const int from = before.square(pawn), last = before.setup.board.arrival;
            const int to = from + before.die < last ? from + before.die : last;
            sentences.add(phrase("mc.moves", seat, which(pawn), from, to));
            return tell_arrival(after, pawn, to, before.money(seat), sentences);
        }
        case Move::Kind::Bet: {
            const SuitSet named = kBets[move.value()];
            const char* const low = kSuitWords[std::countr_zero(named)];
            const char* const high = kSuitWords[std::bit_width(named) - 1];
            sentences.add(low == high ? phrase("mc.bets-one", seat, low)
                                      : phrase("mc.bets-two", seat, low, high));
            return;
        }
        case Move::Kind::Win: return tell_win(before, after, seat, move, sentences);
        case Move::Kind::Poker:
            sentences.add(move.calls() ? phrase("mc.calls", seat, move.seat(), money(move.stake()))
                                       : phrase("mc.no-poker", seat));
            return;
        case Move::Kind::Join:
            sentences.add(move.value() != 0 ? phrase("mc.joins", seat, money(move.value()))
                                            : phrase("mc.does-not-join", seat));
            return;
        case Move::Kind::Keep: return tell_keep(before, after, seat, move.dice(), sentences);
        case Move::Kind::Send:
            tell_way_back(before, after, pawn_of(before.step().about, move.value()), sentences);
            if (after.does() == Does::Send) sentences.add(phrase("mc.ruined", after.step().about));
            return;
    }
}

void tell(const State& before, const Draw& drawn, Seat, Sentences& sentences) {
    State after = before;
    draw(after, drawn);
    switch (drawn.kind) {
        case Draw::Kind::First: sentences.add(phrase("any.first", Seat(drawn.value))); return;
        case Draw::Kind::Die: return tell_die(before, after, drawn.value, sentences);
        case Draw::Kind::Casino: return tell_card(before, after, Card(drawn.value), sentences);
        case Draw::Kind::Throw: return tell_throw(before, after, drawn.dice, sentences);
    }
}

}  // namespace monte_carlo
