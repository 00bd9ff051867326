#include "bots/las_vegas/quick.h"

namespace bots::lv_quick {
namespace {

constexpr unsigned few(int dice) { return static_cast<unsigned>(std::clamp<int>(dice, 0, duel::kMost)); }

/// Dice in a hand that count at payout.
int weight(const Hand& hand) { return hand.of(Kind::Own) + kBigWeight * hand.of(Kind::Big); }

/// What a turn looks like to one seat. Bytes of all casinos are reckoned at once where that is possible.
struct Table {
    const State& state;
    unsigned me;
    Placed rivals;      // the most dice of one
    Placed strongest;   // the same, white counted as a rival (NEU-5)
    Placed after;       // the same when what was rolled has been placed, kickers have driven dice away (BV-7)
    Faces used, price;  // of the roll: what it counts at payout, what it costs in quarters of a die
    Faces grouped;      // dice that earn a token when two of them are placed (TOK-2)
    int my_left, their_left, quarter;
    bool tokens;

    Table(const State& now, Seat seat)
        : state(now),
          me(static_cast<unsigned>(seat)),
          rivals(most_of_rivals(now, seat)),
          strongest(larger(rivals, now.dice[kWhite])),
          my_left(weight(now.hands[me])),
          their_left(0),
          quarter(kDie[now.setup.seats]),
          tokens(now.setup.has(Module::Tokens)) {
        for (unsigned other = 0; other < now.setup.seats; ++other)
            their_left = std::max(their_left, other == me ? 0 : weight(now.hands[other]));
        const Faces own = now.roll.of(Kind::Own), big = now.roll.of(Kind::Big);
        const Faces white = now.roll.of(Kind::White), kickers = now.roll.of(Kind::Kicker);
        used = {own.packed + kBigWeight * big.packed};
        price = {4 * used.packed + 2 * kickers.packed + white.packed};
        grouped = own + big + kickers;
        const std::uint64_t unkicked = larger(rivals, {kickers.packed}).packed - kickers.packed;
        after = larger({unkicked}, {now.dice[kWhite].packed + white.packed});
    }
    int mine(Place place) const { return state.dice[me].at(place); }
    int theirs(Place place) const { return strongest.at(place); }

    duel::Shares share(int mine, int theirs, int my_left) const {
        // Only the lead matters where many dice lie.
        const int over = std::max(0, std::max(mine, theirs) - static_cast<int>(duel::kMost));
        return duel::kTable[few(my_left)][few(their_left)][few(mine - over)][few(theirs - over)];
    }
    /// What placing dice brings.
    int placing(const Move& move) const {
        const Face face = move.face();
        const Place place = move.where();
        const int dice = used.count(face);
        // Nobody is kicked from the slot machine.
        const int left = place != kSlot
                             ? after.at(place)
                             : std::max(rivals.at(place), state.dice[kWhite].at(place) +
                                                              state.roll.of(Kind::White).count(face));
        const Top notes = top_of(state.notes_at(place));
        const duel::Shares was = share(mine(place), theirs(place), my_left);
        const duel::Shares is = share(mine(place) + dice, left, my_left - dice);
        const bool token = tokens && grouped.count(face) > 1 && place != kSlot;
        return notes.first * (is.first - was.first) + notes.second * (is.second - was.second) +
               (token ? 2 * duel::kOne : 0) - quarter * price.count(face) / 4;
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
        case Move::Kind::Place: return table.placing(move);
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
    int best = 0, best_score = -3'000'000, i = 0;
    const auto look = [&](int scored) {
        const bool better = scored > best_score;
        best = better ? i : best;
        best_score = better ? scored : best_score;
    };
    // Placements come first among the offers.
    for (; i < moves.size() && moves[i].kind() == Move::Kind::Place; ++i) look(table.placing(moves[i]));
    for (; i < moves.size(); ++i)
        if (moves[i].kind() != Move::Kind::Reroll) look(score(table, moves[i]));
    return best;
}

}  // namespace bots::lv_quick
