// Dreams fit their views, in ten thousand positions for each number of seats; and they are spread evenly over
// all deals that fit, counted out in small positions.

#include <map>

#include "las_vegan/worlds.h"

namespace las_vegan::test {
namespace {

TEST(LasVeganDreams, fit_and_can_be_played_on) {
    for (int seats = 2; seats <= 5; ++seats)
        suite::dreams<LasVegan>(suite::setup<LasVegan>(seats),
                                {.games = 2, .must_vary = true, .conserve = nothing_is_lost});
}

TEST(LasVeganDreams, ten_thousand_positions_for_each_number_of_seats) {
    for (int seats = 2; seats <= 5; ++seats) {
        core::PlayoutHouse house(static_cast<std::uint64_t>(seats));
        const auto setup = suite::setup<LasVegan>(seats);
        State state = LasVegan::open(setup);
        for (int position = 0; position < 10'000; ++position) {
            const core::Decision open = LasVegan::ask(state);
            for (const Seat viewer : suite::viewers(seats)) {
                const View seen = LasVegan::view(state, viewer);
                const State dreamt = LasVegan::dream(seen, house);
                ASSERT_EQ(LasVegan::view(dreamt, viewer), seen) << seats << " seats, position " << position;
                ASSERT_EQ(nothing_is_lost(dreamt), "");
            }
            if (open.is_over()) {
                state = LasVegan::open(setup);
            } else if (open.is_chance()) {
                LasVegan::apply(state, LasVegan::chance(state, house));
            } else {
                const Seat seat = house.below(2) == 0 ? open.asked.lowest() : [&] {
                    core::Seats rest = open.asked;
                    if (rest.count() > 1) rest.remove(rest.lowest());
                    return rest.lowest();
                }();
                const auto moves = suite::offers<LasVegan>(state, seat);
                LasVegan::apply(state, seat, moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
    }
}

/// All ways to deal the unseen cards so that sizes and voids fit, found by trying every card in every hand.
void every_deal(const State& state, Seat viewer, Cards unseen, State made,
                std::map<std::string, int>& deals) {
    const auto key = [](const State& world) {
        std::string all;
        for (const Cards& hand : world.hands)
            for (const std::string& word : words_of(hand)) all += word + " ";
        return all;
    };
    if (unseen.none()) {
        for (const Seat seat : core::seats(state.setup.seats))
            if (made.hands[seat].count() != state.hands[seat].count()) return;
        deals[key(made)] = 0;
        return;
    }
    const Card card = unseen.take_lowest();
    for (const Seat seat : core::seats(state.setup.seats)) {
        if (seat == viewer || made.hands[seat].count() == state.hands[seat].count()) continue;
        if ((state.voids[seat] >> kit::suit(card) & 1) != 0) continue;
        State with = made;
        with.hands[seat] |= Cards::only(card);
        every_deal(state, viewer, unseen, with, deals);
    }
    made.undealt |= Cards::only(card);
    if (made.undealt.count() <= state.undealt.count()) every_deal(state, viewer, unseen, made, deals);
}

/// Dreams 200 times as often as there are deals, and compares with an even spread (chi-square, five standard
/// deviations).
void expect_even(const State& state, Seat viewer) {
    std::map<std::string, int> deals;
    State empty = state;
    for (const Seat seat : core::seats(state.setup.seats))
        if (seat != viewer) empty.hands[seat] = {};
    empty.undealt = {};
    every_deal(state, viewer, unseen_by(state, viewer), empty, deals);
    ASSERT_GT(deals.size(), 1u);
    ASSERT_LT(deals.size(), 2000u);
    core::PlayoutHouse house(std::uint64_t{77});
    constexpr int kEach = 200;
    const View seen = LasVegan::view(state, viewer);
    for (std::size_t i = 0; i < kEach * deals.size(); ++i) {
        const State dreamt = LasVegan::dream(seen, house);
        std::string key;
        for (const Cards& hand : dreamt.hands)
            for (const std::string& word : words_of(hand)) key += word + " ";
        ASSERT_TRUE(deals.count(key)) << "a deal that does not fit: " << key;
        ++deals[key];
    }
    double chi_square = 0;
    for (const auto& [deal, count] : deals) chi_square += double(count - kEach) * (count - kEach) / kEach;
    const double freedom = static_cast<double>(deals.size()) - 1;
    EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom)) << deals.size() << " deals";
    EXPECT_GT(chi_square, freedom - 5 * std::sqrt(2 * freedom)) << deals.size() << " deals";
}

/// A late position: hands as given, everything else has been played and won by Anna, who has put a token for
/// every 7.
State late(const Words& hands, const std::vector<unsigned>& voids, const std::string& undealt,
           const std::string& open_cards = "", const std::string& lying = "") {
    State state = fresh(static_cast<int>(hands.size()));
    las_vegan::apply(state, MachinesDraw{{Machine(0), Machine(6), Machine(7)}}, core::kSilence);
    las_vegan::apply(state, TossDraw{0}, core::kSilence);
    state.step = {Does::Play, core::Seats::only(Seat(0))};
    state.undealt = cards(undealt);
    state.open = cards(open_cards);
    Cards left = kDeck - state.undealt - state.open;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const Seat seat = Seat(i);
        state.hands[seat] = cards(hands[i]);
        left -= state.hands[seat];
        state.voids[seat] = static_cast<std::uint8_t>(voids[i]);
    }
    left -= cards(lying);
    EXPECT_EQ(left.count() % trick_size(state.setup), 0);
    state.won[Seat(0)] = left;
    state.tricks[Seat(0)] = static_cast<std::uint8_t>(left.count() / trick_size(state.setup));
    state.sevens = static_cast<std::uint8_t>((left & Cards::of_rank(7)).count());
    while (state.sevens != 0) put(state, Seat(0), bank_token(state), core::kSilence);
    return state;
}

constexpr unsigned kB = 1, kG = 2, kR = 4, kV = 8;

TEST(LasVeganDreams, are_spread_evenly_over_all_deals_that_fit) {
    // Three players, a card put aside, no voids; one void; two voids of different kinds.
    expect_even(late({"B1 G2", "R3 V4", "B5 G6"}, {0, 0, 0}, "R7"), Seat(0));
    expect_even(late({"B1 G2 R1", "R3 V4 G1", "B5 G6 B6"}, {0, kB, 0}, "R7"), Seat(0));
    expect_even(late({"B1 G2 R1", "R3 V4 G1", "B5 G6 B6"}, {0, kB, kR}, "V7"), Seat(0));
    expect_even(late({"B1 G2 R1", "R3 V4 G1", "B5 G6 B6"}, {0, kB, kR}, "B7"), Seat(1));
    expect_even(late({"B1 G2", "R3 V4", "B5 G6"}, {kV, kB, kR}, "G7"), core::kSpectator);
    // Four and five players.
    expect_even(late({"B1", "R3", "B5", "V6"}, {0, kB, kR, 0}, ""), core::kSpectator);
    expect_even(late({"B1 B2", "R3 R4", "B5 G6", "V6 V7"}, {0, kB | kV, kR, kG}, ""), Seat(0));
    expect_even(late({"B1 B2", "R3 R4", "B5 G6", "V6 V7", "G1 G2"}, {0, kB | kV, kR, kG, kV}, ""), Seat(0));
    expect_even(late({"B1", "R3", "B5", "V6", "G1"}, {kR, kB, kR, kG, kV}, ""), core::kSpectator);
    // The bank: what is not in a hand is in the pile.
    expect_even(late({"B1 B2", "R3 V4"}, {0, kB}, "B5 G6 V7", "B9 G9 R9"), Seat(0));
    expect_even(late({"B1", "R3"}, {kG, kB}, "B5 V7", "B9 G9 R9"), core::kSpectator);
}

TEST(LasVeganDreams, a_secret_answer_is_dreamt_among_the_cards_that_follow) {
    State state = late({"B1 B2 V3", "R3 V4 V5"}, {0, 0}, "B5 G6 V7", "B9 G9 R9", "V9");
    lead(state, kBank, card("V9"));
    state.step = {Does::Sealed, core::Seats::first(2)};
    seal(state, Seat(1), card("V4"), core::kSilence);
    core::PlayoutHouse house(std::uint64_t{5});
    std::map<std::string, int> dreamt;
    for (int i = 0; i < 2000; ++i) {
        const State dream = LasVegan::dream(LasVegan::view(state, Seat(0)), house);
        ASSERT_TRUE(playable(dream, dream.hands[Seat(1)]).has(dream.sealed[Seat(1)]));
        ++dreamt[std::string(text(dream.sealed[Seat(1)]))];
    }
    EXPECT_GE(dreamt.size(), 5u) << "any of the unseen cards";
    const State own = LasVegan::dream(LasVegan::view(state, Seat(1)), house);
    EXPECT_EQ(own.sealed[Seat(1)], card("V4")) << "who answered knows";
}

TEST(LasVeganDeal, every_card_is_as_likely_in_every_hand) {
    for (int seats = 2; seats <= 5; ++seats) {
        State state = fresh(seats);
        state.step.does = Does::Hands;
        core::PlayoutHouse house(std::uint64_t{13});
        std::map<std::pair<unsigned, std::string>, int> dealt;
        constexpr int kDeals = 4000;
        for (int i = 0; i < kDeals; ++i) {
            const HandsDraw draw = deal(state, house);
            ASSERT_TRUE(bool(doubt(state, draw)));
            for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat)
                for (const std::string& word : words_of(draw.hands[Seat(seat)])) ++dealt[{seat, word}];
        }
        const double chance = hand_size(seats) / 40.0, even = kDeals * chance;
        double chi_square = 0;
        for (const auto& [where, count] : dealt)
            chi_square += (count - even) * (count - even) / (even * (1 - chance));
        const double freedom = 39.0 * seats;
        EXPECT_EQ(dealt.size(), 40u * static_cast<unsigned>(seats));
        EXPECT_LT(chi_square, 40.0 * seats + 5 * std::sqrt(2 * freedom)) << seats << " seats";
    }
}

}  // namespace
}  // namespace las_vegan::test
