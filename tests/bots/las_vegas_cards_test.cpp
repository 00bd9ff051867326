// The bots of the card game: legal moves with every option, nothing seen that is hidden, positions with one
// right answer, and who is stronger.

#include "bots/las_vegas_cards/knowledge.h"
#include "bots/plays.h"

namespace bots {
namespace {

using namespace las_vegas_cards;
using K = LasVegasCardsKnowledge;

Limits few(std::uint64_t playouts) {
    Limits limits;
    limits.playouts = playouts;
    return limits;
}

template <class Do>
void with_every_option(Do with) {
    for (std::uint8_t seats = kFewestSeats; seats <= kMostSeats; ++seats)
        for (const bool sequential : {false, true})
            for (const bool tokens : {false, true})
                for (const bool open_purses : {false, true})
                    if (sequential || !tokens)
                        with(las_vegas_cards::Setup{.seats = seats,
                                                    .open_purses = open_purses,
                                                    .sequential = sequential,
                                                    .tokens = tokens});
}

TEST(LasVegasCardsBots, play_legal_moves_with_every_option) {
    with_every_option([](const las_vegas_cards::Setup& setup) {
        test::expect_legal_play<K>(setup, setup.seats, 4, setup.seats, few(48));
    });
}

TEST(LasVegasCardsBots, see_nothing_that_is_hidden) {
    with_every_option(
        [](const las_vegas_cards::Setup& setup) { test::expect_alike<K>(setup, 250, setup.seats, few(24)); });
}

/// The last hand of the game: the other seat is done, with dice at casinos 1, 5 and 6.
State last_hand() {
    State state = open({.seats = 2});
    state.round = kRounds;
    state.turn = kTurns;
    const auto note = [](int thousands) { return kit::note_of(thousands); };
    state.notes = {NotePair{note(100), note(30)}, NotePair{note(50), note(30)}, NotePair{note(50), note(30)},
                   NotePair{note(40), note(30)},  NotePair{note(40), note(30)}, NotePair{note(40), note(30)}};
    for (const NotePair& pair : state.notes)
        for (const Note one : pair) state.stack.remove(one);
    state.box = state.stack;
    state.stack = {};
    state.pile = {};
    state.placed[1] =
        Cards::of(single(Face(1)), 2) + Cards::of(single(Face(5)), 4) + Cards::of(single(Face(6)), 4);
    state.hand[0] = Cards::of(single(Face(1)), 3) + Cards::of(single(Face(5))) + Cards::of(single(Face(6)));
    state.choosing = Seats::only(Seat(0));
    state.does = Does::Choose;
    return state;
}

TEST(LasVegasCardsBots, outnumber_the_richest_casino_with_the_last_hand) {
    const Move right = Move::place(Cards::of(single(Face(1)), 3));
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(last_hand(), Seat(0), level), right);
}

TEST(LasVegasCardsBots, complete_a_set_of_tokens) {
    State state = open({.seats = 2, .first = Seat(0), .sequential = true, .tokens = true});
    state.does = Does::Token;
    state.round = kRounds;
    state.turn = 1;
    state.notes.fill({kit::note_of(50), kit::note_of(40)});
    state.stack = {};
    state.box.bag = kNotes.bag;
    for (int i = 0; i < kCasinos; ++i) {
        state.box.remove(kit::note_of(50));
        state.box.remove(kit::note_of(40));
    }
    state.due.add(Casino(1));
    state.active = Seat(0);
    state.hand[1] = Cards::of(single(Face(1)), 3) + Cards::of(single(Face(2)), 2);
    state.pile[1] = kDeck - state.hand[1];
    state.placed[0] = state.last[0] = Cards::of(single(Face(1)), 2);
    state.pile[0] = Cards::of(single(Face(3)), 4) + Cards::of(single(Face(4)), 1);
    for (const Token token : {Token::Pink, Token::Gold}) state.tokens[0].add(token);
    for (int i = 0; i < 4; ++i) state.tokens_held[0].add(Token::Pink);
    // Nobody wanted the others; one is left in the pile.
    state.token_pile = kit::kAllTokens;
    state.token_pile -= state.tokens[0];
    state.token_pile -= state.tokens_held[0];
    for (unsigned casino = 1; state.token_pile.count() > 1; casino = casino % 5 + 1) {
        const auto token = Token(state.token_pile.bag().lowest());
        state.token_pile.remove(token);
        state.tokens[casino].add(token);
    }
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(state, Seat(0), level), Move::take(Token::Pink, Casino(1)));
}

TEST(LasVegasCardsBots, think_no_longer_than_it_helps) {
    test::expect_search_to_end_by_itself<K>({.seats = 2});
}

TEST(LasVegasCardsBots, the_regular_beats_random_play) {
    for (const bool sequential : {false, true}) {
        const las_vegas_cards::Setup setup{.seats = 2, .sequential = sequential};
        EXPECT_GT(test::wins_of<K>(Level::Regular, Level::Random, setup, 2, 300, few(1)), 0.9);
    }
}

TEST(LasVegasCardsBots, the_expert_beats_the_regular) {
    EXPECT_GT(test::wins_of<K>(Level::Expert, Level::Regular, {.seats = 2}, 2, 40, few(1000)), 0.75);
}

}  // namespace
}  // namespace bots
