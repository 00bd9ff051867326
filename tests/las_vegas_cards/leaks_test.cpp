// Nobody learns what is hidden; and games that give something away are caught.

#include "las_vegas_cards/twins.h"
#include "suite/double.h"
#include "support/counts.h"

namespace {

using cards_test::LasVegasCards;
using cards_test::State;
using core::Seat;
using core::json::Pen;
namespace lvc = las_vegas_cards;

using Double = suite::Double<LasVegasCards>;
using Fault = Double::Fault;
using Move = lvc::Move;

/// Gives away something about every seat but the viewer's.
Fault peeks(std::function<std::uint64_t(const State&, unsigned seat)> at) {
    return {.told = [at](const State& state, Seat viewer) {
        std::uint64_t told = 0;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            if (Seat(seat) != viewer) told = told * 31 + at(state, seat);
        return told;
    }};
}

/// The back of a card has a number: the first card of the hand is the n-th of the thirty.
std::uint64_t number_of_first_card(const State& state, unsigned seat) {
    if (state.hand[seat].none()) return 0;
    const int kind = state.hand[seat].bag.lowest();
    std::uint64_t number = 1;
    for (int card = 0; card < kind; ++card)
        number += static_cast<std::uint64_t>(lvc::kDeck.count(lvc::Card(card)));
    return number;
}

/// Where in the sorted hand the placed cards stood.
void write_order_inside_a_hand(Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                               Seat viewer) {
    pen.open('{').key("seen");
    LasVegasCards::write_seen(pen, before, now, mover, move, viewer);
    int place = 0;
    const lvc::Cards hand = before.hand[lvc::at(mover)];
    for (int card = 0; move.places() && card < move.cards().bag.lowest(); ++card)
        place += hand.count(lvc::Card(card));
    pen.key("from").number(now.does == lvc::Does::Choose ? 0 : place).close('}');
}

core::Refusal refuse_by_other_hands(const State& state, Seat seat, const Move& move) {
    for (unsigned other = 0; other < state.setup.seats; ++other)
        if (Seat(other) != seat && move.places() && state.hand[other].covers(move.cards()))
            return core::refuse("LVC-5", "any.not-offered");
    return LasVegasCards::why_not(state, seat, move);
}

void tell_a_sealed_choice(const State&, Seat seat, const Move& move, const Double::Witness& tell) {
    if (move.places()) tell(lvc::Placed{seat, move.cards()});
}
/// An event without a sentence.
void reveal_a_sealed_choice(const State& before, Seat seat, const Move& move, const Double::Witness& tell) {
    lvc::Revealed revealed{before.setup.seats, {}};
    revealed.chosen[lvc::at(seat)] = move.cards();
    if (move.places()) tell(revealed);
}

void tell_a_hand(const State&, const LasVegasCards::Draw& draw, const Double::Witness& tell) {
    if (const auto* hands = std::get_if<lvc::HandsDraw>(&draw)) tell(lvc::Placed{Seat(1), hands->hands[1]});
}

/// A hidden choice is null, but the more cards, the longer the line.
void write_as_long_as_the_choice(Pen& pen, const State& before, const State& now, Seat mover,
                                 const Move& move, Seat viewer) {
    if (viewer == mover || now.does != lvc::Does::Choose)
        return LasVegasCards::write_seen(pen, before, now, mover, move, viewer);
    pen.open('{').key("place").word(move.cards().count() == 1 ? "null" : "null ").close('}');
}

/// What was chosen and taken back is remembered, and shows.
Fault remembers() {
    const auto remembered = std::make_shared<std::uint64_t>(0);
    return {.told = [remembered](const State& state,
                                 Seat) { return state.does == lvc::Does::Choose ? *remembered : 0; },
            .apply =
                [remembered](State& state, Seat seat, const Move& move) {
                    if (state.does == lvc::Does::Choose) *remembered = move.packed;
                    LasVegasCards::apply(state, seat, move);
                }};
}

struct Leak {
    const char* name;
    bool of_the_moment;  // the suite of all games finds it too
    Fault fault;
};

const std::vector<Leak>& leaks() {
    static const std::vector<Leak> all{
        {"others_hand", true,
         peeks([](const State& state, unsigned seat) { return std::uint64_t{state.hand[seat].bag.packed}; })},
        {"others_pile", true,
         peeks([](const State& state, unsigned seat) { return std::uint64_t{state.pile[seat].bag.packed}; })},
        {"sealed_choice", true, peeks([](const State& state, unsigned seat) {
             return std::uint64_t{state.chosen[seat].bag.packed};
         })},
        {"number_of_cards_chosen", true, peeks([](const State& state, unsigned seat) {
             return static_cast<std::uint64_t>(state.chosen[seat].count());
         })},
        {"under_the_glass", true, peeks([](const State& state, unsigned seat) {
             return std::uint64_t{state.glass(Seat(seat)).bag.packed};
         })},
        {"card_ids", true, peeks(number_of_first_card)},
        {"number_of_offers", false, peeks([](const State& state, unsigned seat) {
             return std::uint64_t{suite::offers<LasVegasCards>(state, Seat(seat)).size()};
         })},
        {"order_inside_a_hand", false, {.write_move = write_order_inside_a_hand}},
        {"refusal_text", true, {.why_not = refuse_by_other_hands}},
        {"told_too_early", true, {.more_of_move = tell_a_sealed_choice}},
        {"revealed_too_early", true, {.more_of_move = reveal_a_sealed_choice}},
        {"hand_told", true, {.more_of_draw = tell_a_hand}},
        {"sealed_move_shown",
         true,
         {.write_move = [](Pen& pen, const State&, const State&, Seat, const Move& move,
                           Seat) { LasVegasCards::write(pen, move); }}},
        {"hands_shown",
         true,
         {.write_draw = [](Pen& pen, const State&, const State&, const LasVegasCards::Draw& draw,
                           Seat) { LasVegasCards::write(pen, draw); }}},
        {"length_of_a_message", true, {.write_move = write_as_long_as_the_choice}},
        {"undo_buffer", false, remembers()},
        {"spectator_sees",
         true,
         {.told =
              [](const State& state, Seat viewer) {
                  return viewer == core::kSpectator ? std::uint64_t{state.hand[0].bag.packed} : 0;
              }}},
    };
    return all;
}

TEST(LasVegasCardsLeaks, LVC_7_twins_look_the_same) {
    for (const char* options : {"{}", R"({"sequential":true})", R"({"sequential":true,"tokens":true})"})
        for (int seats = 2; seats <= 5; ++seats) {
            SCOPED_TRACE(options);
            suite::expect_none(cards_test::twins_told_apart<LasVegasCards>(
                suite::setup<LasVegasCards>(seats, options), static_cast<std::uint64_t>(seats),
                support::kSanitized ? 1 : 3));
        }
}

class LasVegasCardsLeaky : public testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(, LasVegasCardsLeaky, testing::Range(std::size_t{0}, leaks().size()),
                         [](const auto& leak) { return leaks()[leak.param].name; });

TEST_P(LasVegasCardsLeaky, LVC_7_is_caught_by_twins) {
    const suite::Faulty<LasVegasCards> faulty(leaks()[GetParam()].fault);
    EXPECT_FALSE(cards_test::twins_told_apart<Double>(suite::setup<Double>(3), std::uint64_t{5}, 3).empty());
}

TEST_P(LasVegasCardsLeaky, LVC_7_is_caught_by_the_suite) {
    if (!leaks()[GetParam()].of_the_moment) return;
    const suite::Faulty<LasVegasCards> faulty(leaks()[GetParam()].fault);
    suite::Leaks<Double> how;
    how.games = 1;
    how.elsewhere = cards_test::elsewhere;
    how.alike = cards_test::alike;
    EXPECT_FALSE((suite::leaks<Double, LasVegasCards>(suite::setup<Double>(3), how).empty()));
}

}  // namespace
