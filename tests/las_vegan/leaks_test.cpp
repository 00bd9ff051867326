// Nobody learns what is hidden. And the leak test has teeth: each double below gives one thing away, and is
// caught.

#include "las_vegan/worlds.h"

namespace las_vegan::test {
namespace {

using core::Sentences;
using core::json::Pen;

const suite::Leaks<LasVegan> kFromTheRules{.seed = 2, .games = 1, .elsewhere = elsewhere, .alike = alike};

TEST(LasVeganLeaks, VGN_9_nobody_learns_another_hand_the_pile_or_the_card_put_aside) {
    for (int seats = 2; seats <= 5; ++seats) {
        suite::no_leaks<LasVegan>(suite::setup<LasVegan>(seats), {.games = 1});
        suite::no_leaks<LasVegan>(suite::setup<LasVegan>(seats), kFromTheRules);
    }
}

// The doubles. Each is the game with one verb that tells too much.

/// 1. A view with somebody else's hand.
struct SeesAHand : LasVegan {
    struct View : LasVegan::View {
        Cards left_neighbour;
        bool operator==(const View&) const = default;
    };
    static View view(const State& state, Seat viewer) {
        const int seats = state.setup.seats;
        const Seat left = core::index(viewer) < seats ? core::left_of(viewer, seats) : Seat(0);
        return {LasVegan::view(state, viewer), state.hand(left)};
    }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return LasVegan::dream(seen, house);
    }
    using LasVegan::write;
    static void write(Pen& pen, const View& seen) {
        LasVegan::write(pen, static_cast<const LasVegan::View&>(seen));
    }
};

/// 2. to 4., 8. Views whose JSON tells something of the state that is no field of an honest view.
template <class Tells>
struct TellsInView : LasVegan {
    struct View : LasVegan::View {
        std::uint64_t told;
        bool operator==(const View&) const = default;
    };
    static View view(const State& state, Seat viewer) {
        return {LasVegan::view(state, viewer), Tells::tell(state, viewer)};
    }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return LasVegan::dream(seen, house);
    }
    using LasVegan::write;
    static void write(Pen& pen, const View& seen) {
        pen.open('{').key("table");
        LasVegan::write(pen, static_cast<const LasVegan::View&>(seen));
        pen.key("told").number(static_cast<std::int64_t>(seen.told >> 1)).close('}');
    }
};
/// 2. The next card of the pile: the lowest one, were it a stack.
struct TopOfThePile {
    static std::uint64_t tell(const State& state, Seat) {
        return state.setup.with_bank() ? static_cast<std::uint64_t>(state.undealt.lowest()) << 1 : 0;
    }
};
/// 3. The secret answer.
struct SealedCard {
    static std::uint64_t tell(const State& state, Seat viewer) {
        return viewer == Seat(0) ? static_cast<std::uint64_t>(state.sealed[1]) << 1 : 0;
    }
};
/// 4. The card put aside.
struct AsideCard {
    static std::uint64_t tell(const State& state, Seat) {
        return state.setup.seats == 3 ? static_cast<std::uint64_t>(state.undealt.lowest()) << 1 : 0;
    }
};
/// 5. The order inside a hand: where the next card of a hand stands among the cards of all others, as a
/// drawing program would if it kept hands in the order dealt.
struct PlaceInAHand {
    static std::uint64_t tell(const State& state, Seat viewer) {
        const Seat other = viewer == Seat(1) ? Seat(0) : Seat(1);
        const Cards before{(std::uint64_t{1} << static_cast<int>(state.hand(other).lowest())) - 1};
        return static_cast<std::uint64_t>((kDeck & before).count()) << 1;
    }
};
/// 6. Card ids: a number for each hidden card that is the same whenever it is the same card.
struct CardIds {
    static std::uint64_t tell(const State& state, Seat viewer) {
        std::uint64_t ids = 0;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            if (Seat(seat) != viewer) ids = ids * 0x9E3779B97F4A7C15u + state.hands[seat].bits;
        return ids;
    }
};

/// 7. A refusal that says who does hold the card.
struct RefusalTells : LasVegan {
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        for (int other = 0; other < state.setup.seats; ++other)
            if (move.kind() == Move::Kind::Card && Seat(other) != seat &&
                state.hand(Seat(other)).has(move.card()))
                return core::refuse("VGN-7", "vgn.leads", Seat(other));
        return LasVegan::why_not(state, seat, move);
    }
};

/// 8. A log that tells the deal to everybody.
struct LogTells : LasVegan {
    static void tell(const State& before, Seat seat, const Move& move, Seat viewer, Sentences& sentences) {
        LasVegan::tell(before, seat, move, viewer, sentences);
    }
    static void tell(const State& before, const Draw& draw, Seat viewer, Sentences& sentences) {
        LasVegan::tell(before, draw, viewer, sentences);
        if (const HandsDraw* deal = std::get_if<HandsDraw>(&draw))
            sentences.add(core::phrase("vgn.not-in-hand", name(deal->hands[0].lowest())));
    }
};
/// 9. A log that tells a secret answer before both are in.
struct LogTellsSealed : LogTells {
    static void tell(const State& before, Seat seat, const Move& move, Seat, Sentences& sentences) {
        if (before.step.does == Does::Sealed)
            sentences.add(core::phrase("vgn.not-in-hand", name(move.card())));
    }
    static void tell(const State& before, const Draw& draw, Seat viewer, Sentences& sentences) {
        LasVegan::tell(before, draw, viewer, sentences);
    }
};

/// 10. Past entries sent in full: what an undo buffer keeps.
struct EntriesInFull : LasVegan {
    static void write_seen(Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    static void write_seen(Pen& pen, const State&, const State&, const Draw& draw, Seat) { write(pen, draw); }
};
/// 11. Only the secret answer sent in full.
struct SealedEntryInFull : LasVegan {
    static void write_seen(Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        write(pen, move);
    }
    static void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
        LasVegan::write_seen(pen, before, now, draw, viewer);
    }
};
/// 12. The length of a message: hidden cards as so many nulls, but those of one colour only.
struct LengthTells : LasVegan {
    static void write_seen(Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                           Seat viewer) {
        LasVegan::write_seen(pen, before, now, seat, move, viewer);
    }
    static void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
        const HandsDraw* deal = std::get_if<HandsDraw>(&draw);
        if (deal == nullptr) return LasVegan::write_seen(pen, before, now, draw, viewer);
        pen.open('[');
        for (unsigned seat = 0; seat < before.setup.seats; ++seat)
            for (int i = 0; i < (deal->hands[seat] & Cards::of_suit(0)).count(); ++i) pen.null();
        pen.close(']');
    }
};
/// 13. What is asked depends on a hidden hand: nobody waits for an answer where only one is possible.
struct QuestionTells : LasVegan {
    static core::Decision ask(const State& state) {
        core::Decision open = LasVegan::ask(state);
        if (open.kind == core::Decision::Kind::Choose && playable(state, open.asked.lowest()).count() == 1 &&
            state.step.does == Does::Play)
            open.kind = core::Decision::Kind::Sealed;
        return open;
    }
};

template <core::Game Leaky>
suite::Findings found(int seats) {
    suite::Leaks<Leaky> how{.seed = 2, .games = 1};
    how.elsewhere = elsewhere;
    how.alike = alike;
    suite::Findings all = suite::leaks<Leaky, LasVegan>(suite::setup<Leaky>(seats), how);
    suite::Leaks<Leaky> dreams{.seed = 3, .games = 1};
    for (const std::string& finding : suite::leaks<Leaky, LasVegan>(suite::setup<Leaky>(seats), dreams))
        all.push_back(finding);
    return all;
}

TEST(LasVeganLeaks, a_hand_in_the_view_is_caught) {
    for (const int seats : {2, 4}) EXPECT_FALSE(found<SeesAHand>(seats).empty());
}
TEST(LasVeganLeaks, the_undrawn_pile_is_caught) { EXPECT_FALSE(found<TellsInView<TopOfThePile>>(2).empty()); }
TEST(LasVeganLeaks, a_sealed_card_is_caught) { EXPECT_FALSE(found<TellsInView<SealedCard>>(2).empty()); }
TEST(LasVeganLeaks, the_card_put_aside_is_caught) { EXPECT_FALSE(found<TellsInView<AsideCard>>(3).empty()); }
TEST(LasVeganLeaks, an_order_inside_a_hand_is_caught) {
    EXPECT_FALSE(found<TellsInView<PlaceInAHand>>(4).empty());
}
TEST(LasVeganLeaks, card_ids_are_caught) { EXPECT_FALSE(found<TellsInView<CardIds>>(5).empty()); }
TEST(LasVeganLeaks, a_refusal_s_text_is_caught) { EXPECT_FALSE(found<RefusalTells>(4).empty()); }
TEST(LasVeganLeaks, the_log_of_the_deal_is_caught) { EXPECT_FALSE(found<LogTells>(4).empty()); }
TEST(LasVeganLeaks, the_log_of_a_sealed_card_is_caught) { EXPECT_FALSE(found<LogTellsSealed>(2).empty()); }
TEST(LasVeganLeaks, entries_in_full_are_caught) { EXPECT_FALSE(found<EntriesInFull>(3).empty()); }
TEST(LasVeganLeaks, a_sealed_entry_in_full_is_caught) { EXPECT_FALSE(found<SealedEntryInFull>(2).empty()); }
TEST(LasVeganLeaks, the_length_of_a_message_is_caught) { EXPECT_FALSE(found<LengthTells>(4).empty()); }
TEST(LasVeganLeaks, a_question_that_tells_is_caught) { EXPECT_FALSE(found<QuestionTells>(3).empty()); }

/// The doubles are caught for what they add: the game itself, looked at in the same way, gives nothing away.
TEST(LasVeganLeaks, the_honest_game_is_not_caught) {
    for (int seats = 2; seats <= 5; ++seats)
        for (const std::string& finding : found<LasVegan>(seats)) ADD_FAILURE() << finding;
}

}  // namespace
}  // namespace las_vegan::test
