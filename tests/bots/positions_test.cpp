// Solitaire and hidden colours: positions with one right answer, and nothing seen that is hidden.

#include <gtest/gtest.h>

#include "bots/colours/knowledge.h"
#include "bots/levels.h"
#include "bots/solitaire/knowledge.h"
#include "words/words.h"

namespace {

using bots::Level;
using core::Face;
using core::Seat;
using kit::Colour;
using kit::PerColour;

kit::ColourRoll rolled(std::initializer_list<std::pair<Colour, int>> dice) {
    kit::ColourRoll roll{};
    for (const auto& [colour, face] : dice) roll.shows += PerColour::of(colour, face);
    return roll;
}
PerColour dice(std::initializer_list<std::pair<Colour, int>> counts) {
    PerColour all{};
    for (const auto& [colour, count] : counts) all += PerColour::of(colour, count);
    return all;
}
kit::Notes notes(std::initializer_list<int> thousands) {
    kit::Notes all{};
    for (const int worth : thousands) all.add(kit::note_of(worth));
    return all;
}

constexpr Level kThinking[] = {Level::Regular, Level::Expert};

// ------------------------------------------------------------------------------------------ solitaire

/// The second group of a last round, red is the player's.
solitaire::State solitaire_table() {
    solitaire::State state = solitaire::open({});
    state.does = solitaire::Does::Place;
    state.group = 2;
    state.rivals = kit::Colours::only(Colour::Violet);
    return state;
}

/// Every die that is not spoken of lies at casino 6, which has no notes, and notes in the stack.
solitaire::State completed(solitaire::State state) {
    PerColour there = state.left;
    for (const PerColour& at : state.dice) there += at;
    for (const Colour colour : kit::Colours::all())
        state.dice[5] += PerColour::of(colour, kit::kDiceOfAColour - there.of(colour));
    kit::Notes stack = solitaire::kNotes;
    for (const kit::Notes& at : state.notes) stack.bag -= at.bag;
    state.stack = kit::Stack(stack);
    return state;
}

int chosen(Level level, const solitaire::State& table, std::uint64_t seed = 1) {
    const solitaire::State state = completed(table);
    solitaire::Moves moves;
    solitaire::Solitaire::offer(state, Seat(0), moves);
    const auto choice = bots::choose<bots::SolitaireKnowledge>(level, solitaire::view(state, Seat(0)),
                                                               Seat(0), moves, {2000, {}, 1}, seed);
    return core::pips(moves[choice.place].place);
}

TEST(SolitaireBot, takes_the_casino_that_decides_the_game) {
    solitaire::State state = solitaire_table();
    state.notes = {notes({100}), notes({40}), {}, {}, {}, {}};
    state.dice[0] = dice({{Colour::Red, 1}, {Colour::Green, 1}});
    state.dice[1] = dice({{Colour::Blue, 2}});
    state.left = dice({{Colour::Red, 1}, {Colour::Green, 1}});
    state.roll = rolled({{Colour::Red, 1}, {Colour::Green, 2}});
    for (const Level level : kThinking) EXPECT_EQ(chosen(level, state), 1);
}

TEST(SolitaireBot, lets_the_others_cancel_each_other) {
    solitaire::State state = solitaire_table();
    state.notes = {notes({90}), notes({60}), notes({70}), {}, {}, {}};
    state.dice[0] = dice({{Colour::Blue, 3}, {Colour::Green, 2}});
    state.dice[2] = dice({{Colour::Red, 3}});
    state.left = dice({{Colour::Green, 1}, {Colour::Black, 1}});
    // A green die at casino 1 makes a tie of three; a black one at casino 2 would be paid.
    state.roll = rolled({{Colour::Green, 1}, {Colour::Black, 2}});
    for (const Level level : kThinking) EXPECT_EQ(chosen(level, state), 1);
}

TEST(SolitaireBot, does_not_spoil_what_it_has) {
    solitaire::State state = solitaire_table();
    state.notes = {notes({100}), notes({20}), {}, {}, {}, {}};
    state.dice[0] = dice({{Colour::Red, 2}, {Colour::Green, 1}});
    state.left = dice({{Colour::Green, 1}, {Colour::Black, 1}});
    state.roll = rolled({{Colour::Green, 1}, {Colour::Black, 2}});
    for (const Level level : kThinking) EXPECT_EQ(chosen(level, state), 2);
}

// ------------------------------------------------------------------------------------------ hidden colours

/// The last round of two seats; seat 0 has red and green, seat 1 blue and black, and it is seat 0's turn.
colours::State colours_table() {
    colours::State state = colours::open({.seats = 2, .first = Seat(0)});
    state.round = colours::kRounds;
    state.does = colours::Does::Place;
    state.active = Seat(0);
    state.owned[0] = {static_cast<std::uint8_t>(kit::Colours::only(Colour::Red).bits |
                                                kit::Colours::only(Colour::Green).bits)};
    state.owned[1] = {static_cast<std::uint8_t>(kit::Colours::only(Colour::Blue).bits |
                                                kit::Colours::only(Colour::Black).bits)};
    return state;
}
/// A casino with one note left; dice of colours that are nobody's lie on the other two.
void put(colours::State& state, unsigned casino, int thousands) {
    colours::Casino& at = state.casinos[casino];
    at = {.notes = {kit::note_of(10), kit::note_of(20), kit::note_of(thousands)},
          .filled = 3,
          .won = 2,
          .winners = {colours::Winner{Colour::Grey, 1}, colours::Winner{Colour::Violet, 1}}};
}
/// All notes of the other casinos are won, what the first round paid is out, and every die that is not spoken
/// of lies at casino 6.
colours::State completed(colours::State state) {
    PerColour there = state.left;
    for (const PerColour& at : state.dice) there += at;
    Colour third = Colour::Grey;
    for (colours::Casino& at : state.casinos) {
        third = third == Colour::Grey ? Colour::Violet : Colour::Grey;
        if (at.filled == 0)
            at = {.notes = {kit::note_of(20), kit::note_of(30), kit::note_of(40)},
                  .filled = 3,
                  .won = 3,
                  .winners = {colours::Winner{Colour::Grey, 1}, colours::Winner{Colour::Violet, 1},
                              colours::Winner{third, 1}}};
        for (unsigned i = 0; i < at.won; ++i) there += PerColour::of(at.winners[i].colour, 1);
        for (const kit::Note note : at.notes) state.stack.remove(note);
    }
    for (const Colour colour : kit::Colours::all())
        state.dice[5] += PerColour::of(colour, kit::kDiceOfAColour - there.of(colour));
    for (int i = 0; i < colours::kNotesARound; ++i) {
        state.out.add(state.stack.lowest());
        state.stack.remove(state.stack.lowest());
    }
    return state;
}

int chosen(Level level, const colours::State& table, std::uint64_t seed = 1) {
    const colours::State state = completed(table);
    colours::Moves moves;
    colours::HiddenColours::offer(state, Seat(0), moves);
    const auto choice = bots::choose<bots::ColoursKnowledge>(level, colours::view(state, Seat(0)), Seat(0),
                                                             moves, {2000, {}, 1}, seed);
    return core::pips(moves[choice.place].place);
}

TEST(ColoursBot, takes_the_note_for_its_own_colour) {
    colours::State state = colours_table();
    put(state, 0, 90);
    put(state, 1, 100);
    state.left = dice({{Colour::Red, 1}, {Colour::Blue, 1}});
    state.roll = rolled({{Colour::Red, 1}, {Colour::Blue, 2}});
    for (const Level level : kThinking) EXPECT_EQ(chosen(level, state), 1);
}

TEST(ColoursBot, does_not_end_a_tie_for_a_stranger) {
    colours::State state = colours_table();
    put(state, 0, 90);
    put(state, 1, 100);
    state.dice[0] = dice({{Colour::White, 1}, {Colour::Yellow, 1}});
    state.dice[1] = dice({{Colour::White, 2}, {Colour::Yellow, 1}});
    state.left = dice({{Colour::Yellow, 1}, {Colour::White, 1}});
    // White at casino 1 would win 90,000; yellow at casino 2 makes a tie there.
    state.roll = rolled({{Colour::White, 1}, {Colour::Yellow, 2}});
    for (const Level level : kThinking) EXPECT_EQ(chosen(level, state), 2);
}

// ------------------------------------------------------------------------------------------ nothing hidden

/// States that look alike to the seat: the same move, and the same reason.
template <bots::Knowledge K>
void expect_blind(int seats, Level level, std::uint64_t playouts, int pairs) {
    using G = typename K::Game;
    core::PlayoutHouse house(11);
    typename G::Setup setup{};
    if constexpr (requires { setup.seats; }) setup.seats = static_cast<std::uint8_t>(seats);
    typename G::State state = G::open(setup);
    for (int pair = 0; pair < pairs;) {
        const core::Decision open = G::ask(state);
        if (open.is_over()) {
            state = G::open(setup);
            continue;
        }
        if (open.is_chance()) {
            G::apply(state, G::chance(state, house));
            continue;
        }
        const Seat seat = open.asked.lowest();
        const typename G::State other = G::dream(G::view(state, seat), house);
        typename G::Moves moves, other_moves;
        G::offer(state, seat, moves);
        G::offer(other, seat, other_moves);
        const auto seed = static_cast<std::uint64_t>(pair);
        const bots::Choice one =
            bots::choose<K>(level, G::view(state, seat), seat, moves, {playouts, {}, 1}, seed);
        const bots::Choice two =
            bots::choose<K>(level, G::view(other, seat), seat, other_moves, {playouts, {}, 1}, seed);
        ASSERT_EQ(one.place, two.place);
        const words::Speaker speaker;
        ASSERT_EQ(words::say(one.reason, speaker), words::say(two.reason, speaker));
        ++pair;
        G::apply(state, seat, moves[one.place]);
    }
}

TEST(ColoursBot, does_not_look_at_hidden_colours) {
    for (int seats = 2; seats <= 4; ++seats) {
        expect_blind<bots::ColoursKnowledge>(seats, Level::Regular, 0, 3000);
        expect_blind<bots::ColoursKnowledge>(seats, Level::Novice, 0, 300);
        expect_blind<bots::ColoursKnowledge>(seats, Level::Expert, 30, 1000);
    }
}

TEST(SolitaireBot, does_not_look_into_the_stack) {
    expect_blind<bots::SolitaireKnowledge>(1, Level::Regular, 0, 3000);
    expect_blind<bots::SolitaireKnowledge>(1, Level::Expert, 30, 1000);
}

}  // namespace
