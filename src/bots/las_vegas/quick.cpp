#include "bots/las_vegas/quick.h"

namespace bots::lv_quick {
namespace {

constexpr unsigned few(int dice) { return static_cast<unsigned>(std::clamp<int>(dice, 0, duel::kMost)); }

/// Dice in a hand that count at payout.
int weight(const Hand& hand) { return hand.of(Kind::Own) + kBigWeight * hand.of(Kind::Big); }

/// What a turn looks like to one seat.
struct Table {
    const State& state;
    unsigned me;
    Placed rivals;
    int my_left, their_left;

    Table(const State& now, Seat seat)
        : state(now),
          me(static_cast<unsigned>(seat)),
          rivals(most_of_rivals(now, seat)),
          my_left(weight(now.hands[me])),
          their_left(0) {
        for (unsigned other = 0; other < now.setup.seats; ++other)
            if (other != me) their_left = std::max(their_left, weight(now.hands[other]));
    }
    int mine(Place place) const { return state.dice[me].at(place); }
    /// The strongest rival's dice; white is one (NEU-5).
    int theirs(Place place) const { return std::max(rivals.at(place), state.dice[kWhite].at(place)); }

    int share(Top notes, int mine, int theirs, int my_left) const {
        // Only the lead matters where many dice lie.
        const int over = std::max(0, std::max(mine, theirs) - static_cast<int>(duel::kMost));
        const duel::Shares shares =
            duel::kTable[few(my_left)][few(their_left)][few(mine - over)][few(theirs - over)];
        return notes.first * shares.first + notes.second * shares.second;
    }
    /// What placing dice brings: kickers drive the strongest rival's away.
    int placing(const Placing& what) const {
        const int own = state.roll.of(Kind::Own).count(what.value);
        const int big = state.roll.of(Kind::Big).count(what.value);
        const int white = state.roll.of(Kind::White).count(what.value);
        const int kickers = state.roll.of(Kind::Kicker).count(what.value);
        const int used = own + kBigWeight * big;
        const int there = rivals.at(what.place);
        const int kicked = what.place == kSlot ? 0 : std::min(kickers, there);
        const int left = std::max(there - kicked, state.dice[kWhite].at(what.place) + white);
        const Top notes = top_of(state.notes_at(what.place));
        const int before = share(notes, mine(what.place), theirs(what.place), my_left);
        const int after = share(notes, mine(what.place) + used, left, my_left - used);
        const int token = own + big + kickers > 1 && state.setup.has(Module::Tokens) && what.place != kSlot
                              ? 2 * duel::kOne
                              : 0;
        return after - before + token - kDie[state.setup.seats] * (4 * used + 2 * kickers + white) / 4;
    }
};

int kick(const Table& table, const Move& move) {
    const Place place = kickers::kicking_at(table.state);
    const auto kicked = static_cast<unsigned>(move.kicked());
    const int strength = 2 * table.state.dice[kicked].at(place) + (move.kicked_die() == Kind::Big ? 1 : 0);
    return kicked == table.me ? -strength : 100 + strength;
}

/// Cards that are worth playing as soon as they can be played.
bool plays_at_once(const Move& move) {
    return move.plays(Card::WinTie) || move.plays(Card::TwoCasinos) || move.plays(Card::Middle) ||
           move.plays(Card::Swap);
}

int announce(const Table& table, const Move& move) {
    const Place place = move.scored() == kNowhere ? table.state.turn.placed[0].place : move.scored();
    const int lead = table.mine(place) - table.theirs(place);
    return lead >= 2 && top_of(table.state.notes_at(place)).first >= 5 ? 1 : -1;
}

int score(const Table& table, const Move& move) {
    const State& state = table.state;
    switch (move.kind()) {
        case Move::Kind::Place: return table.placing(placing_of(move));
        case Move::Kind::Play:
            if (plays_at_once(move)) return 1'000'000;
            return move.plays(Card::ScoreIt) ? announce(table, move) : -1'000'000;
        case Move::Kind::Kick: return kick(table, move);
        case Move::Kind::Token:
            return move.says_none() ? -1 : state.tokens_held[table.me].of(kit::Token(move.said()));
        case Move::Kind::Tie: return move.says_none() ? 0 : top_of(state.notes_at(Place(move.said()))).first;
        case Move::Kind::Take: return static_cast<int>(move.said());
        case Move::Kind::Swap: return move.says_none() ? -4 : -static_cast<int>(move.said());
        case Move::Kind::Put: return table.mine(Place(move.said())) - table.theirs(Place(move.said()));
        case Move::Kind::Reroll: return -2'000'000;
        case Move::Kind::Done: return 0;
    }
    return 0;
}

}  // namespace

int with_modules(const State& state, Seat seat, const Moves& moves) {
    const Table table(state, seat);
    int best = 0, best_score = -3'000'000;
    for (int i = 0; i < moves.size(); ++i) {
        if (moves[i].kind() == Move::Kind::Reroll) continue;
        const int scored = score(table, moves[i]);
        if (scored > best_score) best = i, best_score = scored;
    }
    return best;
}

}  // namespace bots::lv_quick
