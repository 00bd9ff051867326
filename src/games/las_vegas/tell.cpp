// Moves and draws of the dice game as sentences, with all that followed by itself, step by step.

#include "games/las_vegas/text.h"

namespace las_vegas {
namespace {

using core::Arg;
using core::phrase;
using core::Phrase;
using core::Sentences;

/// Keys of the action cards' names.
constexpr const char* kCardWords[kCards] = {
    "card.win-tie",   "card.reroll", "card.two-casinos", "card.pass",   "card.rotate",
    "card.take-back", "card.double", "card.score-it",    "card.middle", "card.swap"};

Arg money(Note note) { return Arg::money(worth(note).dollars); }

// What followed.

void tell_awards(const State& state, Place place, Sentences& sentences) {
    const Awards awards = awards_at(state, place);
    for (const Award& award : awards)
        sentences.add(award.owner == kWhite
                          ? phrase("lv.white-wins", number(place), money(award.note))
                          : phrase("lv.wins", Seat(award.owner), number(place), money(award.note)));
    if (awards.empty()) sentences.add(phrase("lv.pays-nobody", number(place)));
}

void tell_raises(const State& state, Sentences& sentences) {
    if (!state.setup.has(Module::Bonus)) return;
    for (unsigned i = 0; i < state.setup.seats; ++i)
        if (const int raise = bonus::raise(state, Seat(i)); raise != 0)
            sentences.add(phrase("lv.announcement", Seat(i), state.announcement[i] + raise));
}

/// A step that asks nobody is about to happen.
void tell_step(const State& state, Sentences& sentences) {
    switch (state.now.does) {
        case Does::Payout: return sentences.add(phrase("lv.round-over", int{state.round}));
        case Does::Pay:
            for (int casino = 1; casino <= kCasinos; ++casino) tell_awards(state, Place(casino), sentences);
            return;
        case Does::PayScore: return tell_awards(state, state.effects.scored, sentences);
        case Does::RoundUp: return tell_raises(state, sentences);
        default: return;
    }
}

/// White takes its notes at the slot machine by itself (BV-17).
void tell_white_at_slot(const State& before, const State& after, Sentences& sentences) {
    Notes left = before.notes_at(kSlot);
    while (left.count() > after.notes_at(kSlot).count()) {
        sentences.add(phrase("lv.white-takes", money(left.highest())));
        left.remove(left.highest());
    }
}

void tell_rest(State state, Sentences& sentences) {
    while (happens_by_itself(state.now.does)) {
        const State before = state;
        // The round is told to be over once, not again behind a score-it that was still pending.
        if (!(before.now.does == Does::Payout && before.effects.scores != kNobody &&
              before.setup.has(Module::Actions)))
            tell_step(before, sentences);
        if (before.now.does == Does::Turn)
            next_turn(state);
        else
            happen(state);
        if (before.now.does == Does::PaySlot) tell_white_at_slot(before, state, sentences);
    }
}

// What was answered.

Phrase tell_placing(const State& before, Seat seat, const Placing& what) {
    const int dice = before.roll.all().count(what.value);
    if (what.place == kSlot) return phrase("lv.places-at-slot", seat, dice, core::pips(what.face));
    return phrase("lv.places", seat, dice, number(what.place));
}

Phrase tell_taken_back(Seat seat, const Move& move) {
    int dice = 0;
    for (int i = 0; i < (of_two_placements(move) ? 2 : 1); ++i) {
        const TakenBack taken = taken_back(move, i);
        dice += taken.own + taken.white + taken.big;
    }
    return phrase("lv.takes-back", seat, dice);
}

void tell_play(const State& before, Seat seat, const Move& move, Sentences& sentences) {
    sentences.add(phrase("lv.plays", seat, kCardWords[static_cast<int>(move.card())]));
    switch (move.card()) {
        case Card::Rotate:
            return sentences.add(phrase("lv.turns", seat, core::pips(move.from()), core::pips(move.to())));
        case Card::TakeBack: return sentences.add(tell_taken_back(seat, move));
        case Card::Double: return sentences.add(tell_placing(before, seat, placing_of(move)));
        case Card::ScoreIt: {
            const Place place = move.scored() == kNowhere ? before.turn.placed[0].place : move.scored();
            return sentences.add(place == kSlot ? phrase("lv.announces-slot", seat)
                                                : phrase("lv.announces", seat, number(place)));
        }
        default: return;
    }
}

Phrase tell_kick(Seat seat, const Move& move) {
    const bool big = move.kicked_die() == Kind::Big;
    if (seat == move.kicked()) return phrase(big ? "lv.kicks-own-big" : "lv.kicks-own", seat);
    return phrase(big ? "lv.kicks-big" : "lv.kicks", seat, move.kicked());
}

void tell_swap(const State& before, Seat seat, const Move& move, Seat viewer, Sentences& sentences) {
    if (move.says_none()) return sentences.add(phrase("lv.swaps-not", seat));
    sentences.add(sees_purse(before, viewer, seat) ? phrase("lv.swaps", seat, money(Note(move.said())))
                                                   : phrase("lv.swaps-hidden", seat));
}

void tell_move(const State& before, Seat seat, const Move& move, Seat viewer, Sentences& sentences) {
    switch (move.kind()) {
        case Move::Kind::Place: return sentences.add(tell_placing(before, seat, placing_of(move)));
        case Move::Kind::Reroll: return sentences.add(phrase("lv.rerolls", seat, picked_up(move).all()));
        case Move::Kind::Play: return tell_play(before, seat, move, sentences);
        case Move::Kind::Kick: return sentences.add(tell_kick(seat, move));
        case Move::Kind::Token:
            return sentences.add(move.says_none()
                                     ? phrase("lv.takes-no-token", seat)
                                     : phrase("lv.takes-token", seat, kit::kTokenKeys[move.said()]));
        case Move::Kind::Tie:
            return sentences.add(move.says_none()
                                     ? phrase("lv.wins-no-tie", seat)
                                     : phrase("lv.wins-tie", seat, static_cast<int>(move.said())));
        case Move::Kind::Take: return sentences.add(phrase("lv.takes", seat, money(Note(move.said()))));
        case Move::Kind::Swap: return tell_swap(before, seat, move, viewer, sentences);
        case Move::Kind::Put:
            return sentences.add(
                Place(move.said()) == kSlot
                    ? phrase("lv.puts-at-slot", seat, money(before.effects.middle))
                    : phrase("lv.puts", seat, money(before.effects.middle), static_cast<int>(move.said())));
        case Move::Kind::Done: return;
    }
}

// What was drawn.

void tell_draw(const State&, const FirstDraw& draw, Seat, Sentences& sentences) {
    sentences.add(phrase("any.first", draw.seat));
}
void tell_draw(const State& before, const FillDraw&, Seat, Sentences& sentences) {
    sentences.add(phrase("lv.filled", int{before.round}, before.first));
}
void tell_draw(const State&, const TokensDraw&, Seat, Sentences& sentences) {
    sentences.add(phrase("lv.tokens-dealt"));
}
void tell_draw(const State&, const BonusDraw& draw, Seat viewer, Sentences& sentences) {
    sentences.add(phrase("lv.bonus-dealt"));
    if (core::index(viewer) >= draw.cards.size()) return;
    for (const Note card : draw.cards[core::index(viewer)])
        sentences.add(phrase("lv.your-bonus", money(card)));
}
void tell_draw(const State&, const ActionsDraw& draw, Seat viewer, Sentences& sentences) {
    sentences.add(phrase("lv.actions-dealt"));
    if (core::index(viewer) >= draw.cards.size()) return;
    for (const Card card : draw.cards[core::index(viewer)])
        sentences.add(phrase("lv.your-card", kCardWords[static_cast<int>(card)]));
}
void tell_draw(const State&, const WhiteDraw& draw, Seat, Sentences& sentences) {
    sentences.add(phrase("lv.white-rolled", draw.dice));
}
void tell_draw(const State& before, const Roll& thrown, Seat, Sentences& sentences) {
    const Faces own = thrown.of(Kind::Own), white = thrown.of(Kind::White);
    if (white.none() && !own.none())
        sentences.add(phrase("lv.rolls", before.active, own));
    else if (!own.none())
        sentences.add(phrase("lv.rolls-both", before.active, own, white));
    else if (!white.none())
        sentences.add(phrase("lv.rolls-white", before.active, white));
    if (!thrown.of(Kind::Big).none())
        sentences.add(phrase("lv.rolls-big", before.active, thrown.of(Kind::Big)));
    if (!thrown.of(Kind::Kicker).none())
        sentences.add(phrase("lv.rolls-kicker", before.active, thrown.of(Kind::Kicker)));
}

/// Cards from the stack: for rainbow cards, the three of the middle one, the one that was swapped for.
void tell_draw(const State& before, const CardsDraw& draw, Seat viewer, Sentences& sentences) {
    if (draw.cards.empty()) return sentences.add(phrase("lv.stack-empty"));
    const bool swap = before.now.does == Does::DrawSwap;
    const Seat swaps = before.effects.swaps;
    for (const Note card : draw.cards) {
        if (card == kit::kRainbow)
            sentences.add(phrase("lv.rainbow-discarded"));
        else if (!swap)
            sentences.add(phrase("lv.drawn", money(card)));
        else if (sees_purse(before, viewer, swaps))
            sentences.add(phrase("lv.gets", swaps, money(card)));
        else
            sentences.add(phrase("lv.gets-hidden", swaps));
    }
}

}  // namespace

void tell(const State& before, Seat seat, const Move& move, Seat viewer, Sentences& sentences) {
    tell_move(before, seat, move, viewer, sentences);
    State after = before;
    answer(after, seat, move);
    tell_rest(after, sentences);
}

void tell(const State& before, const Draw& draw, Seat viewer, Sentences& sentences) {
    std::visit([&](const auto& drawn) { tell_draw(before, drawn, viewer, sentences); }, draw);
    State after = before;
    std::visit([&](const auto& drawn) { apply(after, drawn); }, draw);
    tell_rest(after, sentences);
}

}  // namespace las_vegas
