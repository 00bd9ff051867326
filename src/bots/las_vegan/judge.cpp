// A sound judgement of one card, one card for the bank or one token of Las Vegan.

#include "bots/las_vegan/knowledge.h"
#include "bots/las_vegan/outlook.h"

namespace bots {
namespace {

using namespace las_vegan;
using vegan::Outlook;

/// A set of so many cards that stand for all of these: evenly spread over them.
Cards typical(Cards cards, int count) {
    const int all = cards.count();
    if (count >= all) return cards;
    Cards some;
    for (int i = 0; i < count; ++i) some |= Cards::only(cards.nth((2 * i + 1) * all / (2 * count)));
    return some;
}

/// Everything that a judgement of cards needs to know, looked up once.
struct Table {
    const View& view;
    Seat me;
    Outlook now;
    Cards unseen;  // in other hands, in the pile or put aside
    Cabbages mine;
    float swing;  // what an ordinary trick to come is worth to me, compared with others' taking it

    Table(const View& seen, Seat seat) : view(seen), me(seat), now{seen, {}, 0} {
        now.to_come = kDeck;
        for (const Cards& pile : view.won) now.to_come -= pile;
        now.tricks_left = 0;
        for (const Seat i : core::seats(view.setup.seats))
            now.tricks_left = std::max<int>(now.tricks_left, view.held[i]);
        unseen = now.to_come - view.lying - view.open - view.hand;
        mine = vegan::weights(now, me);
        swing = worth_of_a_trick();
    }

    /// What this seat can expect when somebody takes these cards. VGN-10: a seven lets the winner choose.
    Cabbages gains_after(Seat winner, Cards cards) const {
        const Outlook after = vegan::after_trick(now, winner, cards);
        if (after.table.sevens == 0) return vegan::expected_gains(after);
        if (winner == kBank) return vegan::expected_gains(vegan::after_token(after, bank_token(after.table)));
        return vegan::best_token(after, winner).gains;
    }
    float worth(Seat winner, Cards cards) const { return vegan::weigh(gains_after(winner, cards), mine); }

    float worth_of_a_trick() const {
        const Cards cards =
            typical(now.to_come - Cards::of_rank(7), static_cast<int>(vegan::sharers(now.table)));
        float others = 0;
        for (const Seat i : core::seats(view.setup.seats))
            if (i != me) others += worth(i, cards);
        if (view.setup.with_bank())
            others = 0.5f * (others + worth(kBank, cards));
        else
            others /= static_cast<float>(view.setup.seats - 1);
        return worth(me, cards) - others;
    }

    /// How likely a card of the hand is to win some later trick: the more of the unseen cards of its colour
    /// are lower.
    float wins_later(Card card) const {
        if (kit::rank(card) == 0) return 0.1f;
        const Cards others = unseen & Cards::of_suit(kit::suit(card));
        if (others.none()) return 0.5f;
        const int lower = (others & Cards{Cards::only(card).bits - 1}).count();
        const float share = static_cast<float>(lower) / static_cast<float>(others.count());
        return share * std::sqrt(share);
    }
};

/// The trick after a card of mine, and how likely each of those who still play is to take it.
struct Try {
    Open trick;       // with my card
    Cards to_follow;  // stand for the cards that the others will add
    EachPlayer<float> takes{};
};

/// The chance that none of n things comes up when each has this chance not to.
float none_of(float not_one, float n) { return std::pow(not_one, n); }

/// The chance that a seat who is still to play takes the trick from the card that is best so far.
float beats(const Table& table, const Open& trick, Seat seat, bool eager) {
    const int led = kit::suit(trick.trick.led());
    const int strength = trick.trick.best >> 3;
    const bool void_of = (table.view.voids[seat] >> led & 1) != 0;
    const Cards colour = void_of ? Cards{} : table.unseen & Cards::of_suit(led);
    const auto held = static_cast<float>(table.view.held[seat]);
    const float not_here = 1.0f - held / std::max(held, static_cast<float>(table.unseen.count()));
    const auto count = static_cast<float>(colour.count());
    const float follows = count == 0 ? 0.0f : 1.0f - none_of(not_here, count);
    float takes = 0;
    if (follows > 0 && strength <= kRanks) {
        // A strength is a rank and one: ranks of at least that are higher.
        const Cards higher = colour - Cards{(std::uint64_t{1} << (16 * led + strength)) - 1};
        const float above = static_cast<float>(higher.count()) / count;
        const float cards = std::max(1.0f, count * (1.0f - not_here) / follows);
        takes = follows * (eager ? 1.0f - none_of(1.0f - above, cards) : none_of(above, cards));
    }
    const Cards zeros = (table.unseen & Cards::of_rank(0)) - Cards::of_suit(led);
    const float zero = 1.0f - none_of(not_here, static_cast<float>(zeros.count()));
    return takes + (1.0f - follows) * zero * (eager ? 0.9f : 0.1f);
}

Try try_card(const Table& table, Card card) {
    Try tried{table.now.table, {}, {}};
    lay(tried.trick, table.me, card);
    const int seats = table.view.setup.seats, left = seats - tried.trick.trick.count;
    const Cards colour = table.unseen & Cards::of_suit(kit::suit(tried.trick.trick.led()));
    tried.to_follow = typical(colour, left);
    const Cards cards = tried.trick.lying | tried.to_follow;
    float open = 1;
    Seat seat = table.me;
    for (int i = 0; i < left; ++i) {
        seat = core::left_of(seat, seats);
        const float gain =
            table.gains_after(seat, cards)[seat] - table.gains_after(tried.trick.trick.winner(), cards)[seat];
        const float takes = beats(table, tried.trick, seat, gain > 0);
        tried.takes[seat] = takes;
        open *= 1.0f - takes;
    }
    // Who takes it from the best card: each in proportion; if nobody does, it stays.
    float sum = 0;
    for (const float takes : tried.takes) sum += takes;
    for (float& takes : tried.takes) takes *= sum > 0 ? (1.0f - open) / sum : 0.0f;
    tried.takes[tried.trick.trick.winner()] += open;
    return tried;
}

float judge_card(const Table& table, Card card) {
    const Try tried = try_card(table, card);
    const Cards cards = tried.trick.lying | tried.to_follow;
    float sum = 0;
    for (const Seat i : core::seats(table.view.setup.seats))
        if (tried.takes[i] > 0.005f) sum += tried.takes[i] * table.worth(i, cards);
    return sum;
}

// Against the bank.

/// A full trick of three cards, for this seat.
float worth_of(const Table& table, const Open& full) { return table.worth(full.trick.winner(), full.lying); }

/// BANK-2: what the best card for the bank is worth to the leader, seen from this seat.
float bank_answers(const Table& table, const Open& trick) {
    const bool mine = trick.trick.leader == table.me;
    float best = mine ? -1e9f : 1e9f;
    for (Cards cards = bank_playable(trick); !cards.none();) {
        Open full = trick;
        answer(full, kBank, cards.take_lowest());
        const float worth = worth_of(table, full);
        best = mine ? std::max(best, worth) : std::min(best, worth);
    }
    return best;
}

/// The mean over the cards that the other player may hold, half of it the one that is worst for me.
template <class Worth>
float other_answers(const Table& table, const Open& trick, Worth worth) {
    const Seat them = other(table.me);
    const int led = kit::suit(trick.trick.led());
    const bool void_of = (table.view.voids[them] >> led & 1) != 0;
    const Cards colour = void_of ? Cards{} : table.unseen & Cards::of_suit(led);
    const auto held = static_cast<float>(table.view.held[them]);
    const float not_here = 1.0f - held / std::max(held, static_cast<float>(table.unseen.count()));
    const float follows = colour.none() ? 0.0f : 1.0f - none_of(not_here, static_cast<float>(colour.count()));
    const auto mean = [&](Cards cards) {
        float sum = 0, worst = 1e9f;
        const int count = cards.count();
        while (!cards.none()) {
            Open after = trick;
            answer(after, them, cards.take_lowest());
            const float value = worth(after);
            sum += value;
            worst = std::min(worst, value);
        }
        return count == 0 ? 0.0f : 0.5f * (sum / static_cast<float>(count) + worst);
    };
    const Cards rest = table.unseen - Cards::of_suit(led);
    return follows * mean(colour) + (1.0f - follows) * mean(typical(rest, 4) | (rest & Cards::of_rank(0)));
}

float judge_against_bank(const Table& table, Card card) {
    Open trick = table.now.table;
    if (trick.step.does == Does::Sealed) {
        answer(trick, table.me, card);
        return other_answers(table, trick, [&](Open& full) {
            return zeros_cancel(full.trick) ? table.worth(kBank, full.lying) : worth_of(table, full);
        });
    }
    lay(trick, table.me, card);
    if (trick.trick.count == 2) return bank_answers(table, trick);
    return other_answers(table, trick, [&](Open& after) { return bank_answers(table, after); });
}

float judge_for_bank(const Table& table, Card card) {
    const Cards cards = card == kit::kNoCard ? typical(table.unseen, 5) : Cards::only(card);
    float sum = 0;
    for (Cards rest = cards; !rest.none();) {
        Open full = table.now.table;
        answer(full, kBank, rest.take_lowest());
        sum += worth_of(table, full);
    }
    return sum / static_cast<float>(std::max(1, cards.count()));
}

}  // namespace

void LasVeganKnowledge::judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    const Table table(view, seat);
    for (int i = 0; i < moves.size(); ++i) {
        const Move& move = moves[i];
        float& score = scores[static_cast<unsigned>(i)];
        switch (move.kind()) {
            case Move::Kind::Token:
                score = vegan::weigh(vegan::expected_gains(vegan::after_token(table.now, move)), table.mine);
                break;
            case Move::Kind::Bank: score = judge_for_bank(table, move.card()); break;
            case Move::Kind::Card:
                score = view.setup.with_bank() ? judge_against_bank(table, move.card())
                                               : judge_card(table, move.card());
                // What the card would have brought later is gone.
                score -= kLater * table.swing * table.wins_later(move.card());
        }
    }
}

core::Phrase LasVeganKnowledge::reason(const View& view, Seat seat, const Move& move) {
    if (move.kind() == Move::Kind::Token) return core::phrase("bot.vgn.token");
    if (move.kind() == Move::Kind::Bank) return core::phrase("bot.vgn.bank");
    const bool leads = view.lying.none();
    Open trick = view;
    if (trick.step.does == Does::Sealed)
        answer(trick, seat, move.card());
    else
        lay(trick, seat, move.card());
    const bool follows = kit::suit(move.card()) == kit::suit(trick.trick.led());
    if (leads) return core::phrase(kit::rank(move.card()) >= 5 ? "bot.vgn.leads-high" : "bot.vgn.leads-low");
    if (trick.trick.winner() == seat) return core::phrase("bot.vgn.takes");
    return core::phrase(follows ? "bot.vgn.ducks" : "bot.vgn.sheds");
}

}  // namespace bots
