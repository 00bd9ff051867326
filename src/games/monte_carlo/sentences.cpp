// What happens in the race, as sentences.

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
                for (const char letter : std::string_view(kFaceNames[face]))
                    spelling.letters[spelling.length++] = letter;
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

// ------------------------------------------------------------------------------------------------ the track

void say(const First& first, Sentences& sentences) { sentences.add(phrase("any.first", first.seat)); }
void say(const Turn&, Sentences&) {}
void say(const ColourNamed& named, Sentences& sentences) {
    sentences.add(
        phrase("mc.names-colour", named.seat, named.colour == 0 ? "mc.colour.first" : "mc.colour.second"));
}
void say(const Rolled& rolled, Sentences& sentences) {
    sentences.add(phrase("mc.rolls", rolled.seat, int{rolled.die}));
}
void say(const CannotMove& turn, Sentences& sentences) { sentences.add(phrase("mc.cannot-move", turn.seat)); }
void say(const Moved& moved, Sentences& sentences) {
    const Seat seat = owner(moved.pawn);
    if (moved.by == By::Roll)
        sentences.add(phrase("mc.moves", seat, which(moved.pawn), int{moved.from}, int{moved.to}));
    if (moved.by == By::Loss) sentences.add(phrase("mc.goes-back", seat, which(moved.pawn), int{moved.to}));
}
void say(const BecameMaster& master, Sentences& sentences) {
    sentences.add(phrase("mc.master", owner(master.pawn), int{master.over}));
}
void say(const CameHome& home, Sentences& sentences) {
    sentences.add(phrase("mc.home", owner(home.pawn), which(home.pawn)));
}
void say(const Paid& paid, Sentences& sentences) {
    const auto gets = [&](const char* key) { sentences.add(phrase(key, paid.seat, money(paid.chips))); };
    switch (paid.what) {
        case For::Start: return gets("mc.back-on-start");
        case For::Bank: return gets("mc.bank");
        case For::OnToBank: return gets("mc.on-to-bank");
        case For::BackToBank: return gets("mc.back-to-bank");
        case For::Relief: return gets("mc.ruined-without-pawn");
        case For::Tax: return sentences.add(phrase("mc.pays-tax", paid.seat, money(-paid.chips)));
        case For::Ruin:
            return sentences.add(paid.square == 0 ? phrase("mc.ruined-to-start", paid.seat, which(paid.pawn),
                                                           money(paid.chips))
                                                  : phrase("mc.ruined-to-bank", paid.seat, which(paid.pawn),
                                                           int{paid.square}, money(paid.chips)));
        case For::Casino:
        case For::Poker: return;
    }
}
void say(const Ruined& ruined, Sentences& sentences) { sentences.add(phrase("mc.ruined", ruined.seat)); }
void say(const GameWon& won, Sentences& sentences) { sentences.add(phrase("mc.wins", won.seat)); }
void say(const Scored&, Sentences&) {}

// ------------------------------------------------------------------------------------------------ a casino

void say(const CameToCasino& came, Sentences& sentences) {
    const char* const chance = came.chance == Square::Triple   ? "mc.chance.triple"
                               : came.chance == Square::Double ? "mc.chance.double"
                                                               : "mc.chance.single";
    sentences.add(phrase("mc.casino", owner(came.pawn), chance));
}
void say(const BetNamed& bet, Sentences& sentences) {
    const char* const low = kSuitWords[std::countr_zero(bet.suits)];
    const char* const high = kSuitWords[std::bit_width(bet.suits) - 1];
    sentences.add(low == high ? phrase("mc.bets-one", bet.seat, low)
                              : phrase("mc.bets-two", bet.seat, low, high));
}
void say(const CardTurned& turned, Sentences& sentences) {
    if (turned.card == kJackpot) return sentences.add(phrase("mc.jackpot", turned.seat));
    const char* const suit = kSuitWords[static_cast<unsigned>(turned.card) / kNumbers];
    const int number = monte_carlo::number(turned.card);
    sentences.add(turned.wins ? phrase("mc.card-wins", turned.seat, number, suit)
                              : phrase("mc.card-loses", turned.seat, number, suit, money(turned.lost)));
}
void say(const Shuffled&, Sentences&) {}
void say(const Took& took, Sentences& sentences) {
    const Seat seat = owner(took.pawn);
    const int squares = took.squares;
    sentences.add(took.prize == Took::Prize::Money
                      ? phrase("mc.takes-money", seat, money(took.chips), which(took.pawn), squares)
                      : phrase("mc.takes-distance", seat, which(took.pawn), squares));
}

// ------------------------------------------------------------------------------------------------ poker

void say(const Called& called, Sentences& sentences) {
    sentences.add(phrase("mc.calls", called.seat, owner(called.challenged), money(called.stake)));
}
void say(const NotCalled& turn, Sentences& sentences) { sentences.add(phrase("mc.no-poker", turn.seat)); }
void say(const Joined& joined, Sentences& sentences) {
    sentences.add(joined.stake != 0 ? phrase("mc.joins", joined.seat, money(joined.stake))
                                    : phrase("mc.does-not-join", joined.seat));
}
void say(const Thrown& thrown, Sentences& sentences) {
    const char* const hand = hand_word(thrown.all);
    if (thrown.dice == thrown.all)
        sentences.add(phrase("mc.throws", thrown.seat, dice_text(thrown.all), hand));
    else
        sentences.add(
            phrase("mc.throws-to", thrown.seat, dice_text(thrown.dice), dice_text(thrown.all), hand));
}
void say(const Kept& kept, Sentences& sentences) {
    if (kept.stands())
        sentences.add(phrase("mc.stands", kept.seat, dice_text(kept.dice), hand_word(kept.dice)));
    else if (kept.dice.none())
        sentences.add(phrase("mc.keeps-nothing", kept.seat));
    else
        sentences.add(phrase("mc.keeps", kept.seat, dice_text(kept.dice)));
}
void say(const Showdown& down, Sentences& sentences) {
    if (down.winner == Showdown::kNobody) return sentences.add(phrase("mc.poker-tie"));
    if (down.winner == down.opponent)
        return sentences.add(phrase("mc.poker-lost", down.opponent, down.caller, money(down.stakes)));
    sentences.add(phrase("mc.poker-won", down.caller, down.opponent, money(down.stakes)));
    for (unsigned seat = 0; seat < down.seats; ++seat)
        if (down.partners[seat] != 0)
            sentences.add(phrase("mc.partner-wins", Seat(seat), money(down.partners[seat])));
}

}  // namespace

void say(const Event& event, Seat, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, sentences); }, event);
}

}  // namespace monte_carlo
