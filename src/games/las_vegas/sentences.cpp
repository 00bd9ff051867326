// What happens in the dice game, as sentences.

#include "games/las_vegas/text.h"

namespace las_vegas {
namespace {

using core::Arg;
using core::phrase;
using core::Sentences;

/// Keys of the action cards' names.
constexpr const char* kCardWords[kCards] = {
    "card.win-tie",   "card.reroll", "card.two-casinos", "card.pass",   "card.rotate",
    "card.take-back", "card.double", "card.score-it",    "card.middle", "card.swap"};

Arg money(Note note) { return Arg::money(worth(note).dollars); }

/// One who is told what happens.
struct Told {
    Seat viewer;
    Sentences& sentences;

    template <class... Args>
    void add(const char* key, Args... args) {
        sentences.add(phrase(key, args...));
    }
};

// A round begins.

void say(const FirstNamed& named, Told told) { told.add("any.first", named.seat); }
void say(const Filled& filled, Told told) { told.add("lv.filled", int{filled.round}, filled.first); }
void say(const TokensLaid&, Told told) { told.add("lv.tokens-dealt"); }
void say(const BonusDealt& dealt, Told told) {
    told.add("lv.bonus-dealt");
    if (core::index(told.viewer) >= dealt.cards.size()) return;
    for (const Note card : dealt.cards[core::index(told.viewer)]) told.add("lv.your-bonus", money(card));
}
void say(const ActionsDealt& dealt, Told told) {
    told.add("lv.actions-dealt");
    if (core::index(told.viewer) >= dealt.cards.size()) return;
    for (const Card card : dealt.cards[core::index(told.viewer)])
        told.add("lv.your-card", kCardWords[static_cast<int>(card)]);
}
void say(const WhiteRolled& rolled, Told told) { told.add("lv.white-rolled", rolled.dice); }

// A turn.

void say(const TurnBegan&, Told) {}
void say(const Rolled& rolled, Told told) {
    const Faces own = rolled.roll.of(Kind::Own), white = rolled.roll.of(Kind::White);
    if (white.none() && !own.none())
        told.add("lv.rolls", rolled.seat, own);
    else if (!own.none())
        told.add("lv.rolls-both", rolled.seat, own, white);
    else if (!white.none())
        told.add("lv.rolls-white", rolled.seat, white);
    if (const Faces big = rolled.roll.of(Kind::Big); !big.none()) told.add("lv.rolls-big", rolled.seat, big);
    if (const Faces kickers = rolled.roll.of(Kind::Kicker); !kickers.none())
        told.add("lv.rolls-kicker", rolled.seat, kickers);
}
void say(const DicePlaced& dice, Told told) {
    const Placement& placed = dice.placed;
    if (placed.place == kSlot)
        told.add("lv.places-at-slot", dice.seat, placed.dice.total(), core::pips(placed.face));
    else
        told.add("lv.places", dice.seat, placed.dice.total(), number(placed.place));
}
void say(const Kicked& kicked, Told told) {
    const bool big = kicked.die == Kind::Big;
    if (kicked.seat == kicked.owner)
        told.add(big ? "lv.kicks-own-big" : "lv.kicks-own", kicked.seat);
    else
        told.add(big ? "lv.kicks-big" : "lv.kicks", kicked.seat, kicked.owner);
}
void say(const KickersLeft&, Told) {}
void say(const TokenTaken& taken, Told told) {
    told.add("lv.takes-token", taken.seat, kit::key(taken.token));
}
void say(const TokensLeft& left, Told told) { told.add("lv.takes-no-token", left.seat); }

// Action cards.

void say(const CardPlayed& played, Told told) {
    told.add("lv.plays", played.seat, kCardWords[static_cast<int>(played.card)]);
}
void say(const PickedUp& picked, Told told) { told.add("lv.rerolls", picked.seat, picked.roll.all()); }
void say(const Turned& turned, Told told) {
    told.add("lv.turns", turned.seat, core::pips(turned.from), core::pips(turned.to));
}
void say(const TakenBack& taken, Told told) { told.add("lv.takes-back", taken.seat, taken.count()); }
void say(const Announced& announced, Told told) {
    if (announced.casino == kSlot)
        told.add("lv.announces-slot", announced.seat);
    else
        told.add("lv.announces", announced.seat, number(announced.casino));
}
void say(const NotePut& put, Told told) {
    if (put.casino == kSlot)
        told.add("lv.puts-at-slot", put.seat, money(put.note));
    else
        told.add("lv.puts", put.seat, money(put.note), number(put.casino));
}
void say(const TieChosen& tie, Told told) {
    if (tie.casino == kNowhere)
        told.add("lv.wins-no-tie", tie.seat);
    else
        told.add("lv.wins-tie", tie.seat, number(tie.casino));
}
void say(const SwappedAway& swapped, Told told) {
    if (swapped.note.may_know(told.viewer))
        told.add("lv.swaps", swapped.seat, money(swapped.note.value));
    else
        told.add("lv.swaps-hidden", swapped.seat);
}
void say(const SwapDeclined& declined, Told told) { told.add("lv.swaps-not", declined.seat); }

// Cards from the stack.

void say(const NoteDrawn& drawn, Told told) {
    if (drawn.seat == kNobody)
        told.add("lv.drawn", money(drawn.note.value));
    else if (drawn.note.may_know(told.viewer))
        told.add("lv.gets", drawn.seat, money(drawn.note.value));
    else
        told.add("lv.gets-hidden", drawn.seat);
}
void say(const RainbowDrawn&, Told told) { told.add("lv.rainbow-discarded"); }
void say(const StackEmpty&, Told told) { told.add("lv.stack-empty"); }
void say(const Replaced&, Told) {}

// Payout and the end.

void say(const RoundOver& over, Told told) { told.add("lv.round-over", int{over.round}); }
void say(const Cancelled&, Told) {}
void say(const Paid& paid, Told told) {
    const bool white = paid.owner == kWhite;
    if (paid.casino == kSlot && white)
        told.add("lv.white-takes", money(paid.note));
    else if (paid.casino == kSlot)
        told.add("lv.takes", Seat(paid.owner), money(paid.note));
    else if (white)
        told.add("lv.white-wins", number(paid.casino), money(paid.note));
    else
        told.add("lv.wins", Seat(paid.owner), number(paid.casino), money(paid.note));
}
void say(const PaidNobody& paid, Told told) {
    if (paid.casino != kSlot) told.add("lv.pays-nobody", number(paid.casino));
}
void say(const Returned&, Told) {}
void say(const Raised& raised, Told told) { told.add("lv.announcement", raised.seat, raised.announcement); }
void say(const Revealed&, Told) {}
void say(const Scored&, Told) {}

}  // namespace

void say(const Event& event, Seat viewer, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, Told{viewer, sentences}); }, event);
}

}  // namespace las_vegas
