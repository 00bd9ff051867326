// What comes by lot: hands, exactly as likely as five cards off a shuffled pile, and dreams, spread over
// everything that fits a view.

#include <cmath>
#include <map>

#include "las_vegas_cards/worlds.h"

namespace {

using cards_test::LasVegasCards;
using cards_test::State;
using core::Seat;
using namespace las_vegas_cards;

double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
}
/// In how many ways single cards make up this part of the cards.
double ways(Cards part, Cards whole) {
    double all = 1;
    for (int card = 0; card < kCardKinds; ++card)
        all *= choose(whole.count(Card(card)), part.count(Card(card)));
    return all;
}

/// All parts of so many cards.
void parts_of(Cards whole, int count, int kind, Cards part, std::vector<Cards>& all) {
    if (count == 0) {
        all.push_back(part);
        return;
    }
    if (kind == kCardKinds) return;
    for (int i = 0; i <= std::min(count, whole.count(Card(kind))); ++i)
        parts_of(whole, count - i, kind + 1, part + Cards::of(Card(kind), i), all);
}
std::vector<Cards> parts_of(Cards whole, int count) {
    std::vector<Cards> all;
    parts_of(whole, count, 0, {}, all);
    return all;
}

Cards cards(std::initializer_list<int> printed) {
    Cards made{};
    for (const int pips : printed) made.add(pips > 6 ? twofold(Face(pips / 11)) : single(Face(pips)));
    return made;
}

/// Every number that the lot can be, once: each hand comes in exactly as many of them as it has orders.
TEST(LasVegasCardsLots, LVC_3_hands_are_exactly_as_likely_as_off_a_shuffled_pile) {
    const Cards piles[] = {
        cards({1, 1, 1, 11, 2, 3, 33, 4, 5, 66}), cards({1, 1, 2, 2, 22, 3, 33, 4, 5, 5, 5, 5, 55, 6, 66}),
        kDeck - cards({1, 2, 22, 33, 3, 4, 5, 5, 6, 6}), kDeck - cards({1, 22, 3, 4, 6}), kDeck};
    for (const Cards pile : piles) {
        const int count = pile.count();
        const std::uint32_t orders = kHandLots[static_cast<unsigned>(count / kHand)].orders;
        std::map<std::uint64_t, std::uint32_t> drawn;
        std::vector<std::uint64_t> hands(orders);
        for (std::uint32_t i = 0; i < orders; ++i) hands[i] = five_of(pile, count, i).bag.packed;
        std::sort(hands.begin(), hands.end());
        for (std::size_t i = 0; i < hands.size();) {
            const std::size_t end = static_cast<std::size_t>(
                std::upper_bound(hands.begin() + static_cast<std::ptrdiff_t>(i), hands.end(), hands[i]) -
                hands.begin());
            drawn[hands[i]] = static_cast<std::uint32_t>(end - i);
            i = end;
        }
        const std::vector<Cards> possible = parts_of(pile, kHand);
        ASSERT_EQ(drawn.size(), possible.size());
        for (const Cards hand : possible) ASSERT_EQ(drawn[hand.bag.packed], ways(hand, pile) * 120);
    }
}

TEST(LasVegasCardsLots, LVC_9_the_last_five_cards_need_no_lot) {
    const std::array<int, 1> none{};
    core::Scripted house(std::span<const int>(none).first(0));
    const Cards five = cards({1, 22, 3, 3, 6});
    EXPECT_EQ(draw_five(five, house), five);
    EXPECT_EQ(draw_five(Cards{}, house), Cards{});
}

/// How far counts are from what was expected, in standard deviations of the chi-square distribution.
template <class Key>
double surprise(const std::map<Key, double>& expected, const std::map<Key, int>& counted, double samples) {
    double sum = 0;
    for (const auto& [key, probability] : expected) {
        const auto found = counted.find(key);
        const double difference = (found == counted.end() ? 0 : found->second) - samples * probability;
        sum += difference * difference / (samples * probability);
    }
    const double freedom = static_cast<double>(expected.size()) - 1;
    return (sum - freedom) / std::sqrt(2 * freedom);
}

/// A position late in a round: the other seat has placed all but these cards, holds five of them and has five
/// or no cards left in the pile.
State late(Cards hidden, int pile) {
    State state = LasVegasCards::open(suite::setup<LasVegasCards>(2));
    core::PlayoutHouse house(1);
    LasVegasCards::apply(state, LasVegasCards::chance(state, house));
    state.does = Does::Choose;
    state.turn = pile == 0 ? 6 : 5;
    state.placed[1] = kDeck - hidden;
    state.hand[1] = some_of(hidden, kHand, house);
    state.pile[1] = some_of(hidden - state.hand[1], pile, house);
    state.hand[0] = cards({1, 2, 3, 4, 5});
    state.pile[0] = {};
    state.choosing = core::Seats::first(2);
    return state;
}

TEST(LasVegasCardsLots, LVC_7_dreams_are_spread_over_all_hands_and_piles) {
    const struct {
        Cards hidden;
        int pile;
    } positions[] = {{cards({1, 1, 11, 2, 3, 3, 44, 6}), 0},
                     {cards({1, 1, 1, 2, 22, 5, 55, 6, 6, 6, 66}), 5}};
    for (const auto& [hidden, pile] : positions) {
        const State state = late(hidden, pile);
        std::map<std::pair<std::uint64_t, std::uint64_t>, double> expected;
        for (const Cards hand : parts_of(hidden, kHand))
            for (const Cards left : parts_of(hidden - hand, pile))
                expected[{hand.bag.packed, left.bag.packed}] =
                    ways(hand, hidden) / choose(hidden.count(), kHand) * ways(left, hidden - hand) /
                    choose(hidden.count() - kHand, pile);
        std::map<std::pair<std::uint64_t, std::uint64_t>, int> counted;
        core::PlayoutHouse house(20);
        const auto seen = LasVegasCards::view(state, Seat(0));
        constexpr int kSamples = 100'000;
        for (int i = 0; i < kSamples; ++i) {
            const State dreamt = LasVegasCards::dream(seen, house);
            ++counted[{dreamt.hand[1].bag.packed, dreamt.pile[1].bag.packed}];
        }
        EXPECT_EQ(counted.size(), expected.size());  // every fitting world, and no other
        for (const auto& [world, count] : counted) EXPECT_TRUE(expected.count(world));
        EXPECT_LT(std::abs(surprise(expected, counted, kSamples)), 4);
    }
}

TEST(LasVegasCardsLots, LVC_4_a_dreamt_choice_is_any_that_the_dreamt_hand_allows) {
    State state = late(cards({1, 1, 11, 2, 3, 3}), 0);
    Moves moves;
    offer_choices(state.hand[1], moves);
    LasVegasCards::apply(state, Seat(1), moves[0]);
    std::map<std::pair<std::uint64_t, std::uint64_t>, double> expected;
    const Cards hidden = cards({1, 1, 11, 2, 3, 3});
    for (const Cards hand : parts_of(hidden, kHand)) {
        Moves choices;
        offer_choices(hand, choices);
        for (const Move& choice : choices)
            expected[{hand.bag.packed, choice.packed}] = ways(hand, hidden) / 6 / choices.size();
    }
    std::map<std::pair<std::uint64_t, std::uint64_t>, int> counted;
    core::PlayoutHouse house(21);
    const auto seen = LasVegasCards::view(state, Seat(0));
    for (int i = 0; i < 50'000; ++i) {
        const State dreamt = LasVegasCards::dream(seen, house);
        ++counted[{dreamt.hand[1].bag.packed, dreamt.chosen[1].bag.packed}];
    }
    EXPECT_EQ(counted.size(), expected.size());
    EXPECT_LT(std::abs(surprise(expected, counted, 50'000)), 4);
}

TEST(LasVegasCardsLots, LVC_2_dreamt_safes_are_spread_over_the_unseen_notes) {
    State state = LasVegasCards::open(suite::setup<LasVegasCards>(2));
    // Before the last round all notes but six of 30,000, six of 100,000 and two of 90,000 lie in the box; the
    // other seat has two of those fourteen.
    state.round = kRounds;
    state.safes[1].add(kit::note_of(30));
    state.safes[1].add(kit::note_of(100));
    state.stack =
        kit::Notes{core::Bag::of(kind(kit::note_of(30)), 5) + core::Bag::of(kind(kit::note_of(100)), 5) +
                   core::Bag::of(kind(kit::note_of(90)), 2)};
    state.box = kit::Notes{kNotes.bag - state.stack.bag - state.safes[1].bag};
    const double pairs = choose(14, 2);
    std::map<int, double> expected{{60'000, 15 / pairs},  {130'000, 36 / pairs}, {200'000, 15 / pairs},
                                   {120'000, 12 / pairs}, {190'000, 12 / pairs}, {180'000, 1 / pairs}};
    std::map<int, int> counted;
    core::PlayoutHouse house(22);
    for (int i = 0; i < 20'000; ++i)
        ++counted[LasVegasCards::dream(LasVegasCards::view(state, Seat(0)), house).safes[1].money().dollars];
    EXPECT_EQ(counted.size(), 6u);
    EXPECT_LT(std::abs(surprise(expected, counted, 20'000)), 4);
}

/// Late in a round of the sequential game: every line of play is counted through the lots.
TEST(LasVegasCardsLots, LVC_14_perft) {
    State state =
        LasVegasCards::open(suite::setup<LasVegasCards>(2, R"({"sequential":true,"tokens":true,"first":0})"));
    state.does = Does::Place;
    state.turn = 5;
    state.hand = {cards({1, 1, 11, 2, 33}), cards({4, 4, 5, 55, 6})};
    state.pile = {cards({2, 2, 3, 44, 6}), cards({1, 2, 22, 3, 5, 5, 6, 6, 6, 66})};
    for (unsigned casino = 0; casino < kCasinos; casino += 2) {
        state.tokens[casino].add(kit::Token::Pink);
        state.tokens[casino].add(kit::Token::Gold);
    }
    suite::expect_perft<LasVegasCards>("las-vegas-cards", "late-sequential", state, 4);
    state.hand[1] = cards({4, 4, 4, 4, 44});
    suite::expect_perft<LasVegasCards>("las-vegas-cards", "five-of-a-value", state, 4);
}

}  // namespace
