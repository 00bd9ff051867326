// Nobody learns what is hidden; and games that give something away are caught.

#include "las_vegas_cards/twins.h"

namespace {

using cards_test::LasVegasCards;
using cards_test::State;
using core::Seat;
using core::json::Pen;
namespace lvc = las_vegas_cards;

/// What all leaks of the view have in common: something about what the viewer should not see.
template <class Peek>
struct Peeking : LasVegasCards {
    struct View {
        LasVegasCards::View seen;
        std::uint64_t peeked;
        bool operator==(const View&) const = default;
    };
    static View view(const State& state, Seat viewer) {
        std::uint64_t peeked = 0;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            if (Seat(seat) != viewer) peeked = peeked * 31 + Peek::at(state, seat);
        return {LasVegasCards::view(state, viewer), peeked};
    }
    template <core::House H>
    static State dream(const View& view, H& house) {
        return LasVegasCards::dream(view.seen, house);
    }
    /// Nobody reads a view that shows too much.
    static core::Or<View> read_view(int, Seat, core::json::Value) {
        return core::refuse("VIEW", "view.wrong");
    }
    using LasVegasCards::write;
    static void write(Pen& pen, const View& view) {
        pen.open('{').key("peeked").number(static_cast<std::int64_t>(view.peeked)).key("seen");
        LasVegasCards::write(pen, view.seen);
        pen.close('}');
    }
};

struct OthersHand {
    static std::uint64_t at(const State& state, unsigned seat) { return state.hand[seat].bag.packed; }
};
struct OthersPile {
    static std::uint64_t at(const State& state, unsigned seat) { return state.pile[seat].bag.packed; }
};
struct SealedChoice {
    static std::uint64_t at(const State& state, unsigned seat) { return state.chosen[seat].bag.packed; }
};
struct NumberOfCardsChosen {
    static std::uint64_t at(const State& state, unsigned seat) {
        return static_cast<std::uint64_t>(state.chosen[seat].count());
    }
};
struct UnderTheGlass {
    static std::uint64_t at(const State& state, unsigned seat) { return state.glass(Seat(seat)).bag.packed; }
};
/// The back of a card has a number: the first card of the hand is the n-th of the thirty.
struct CardIds {
    static std::uint64_t at(const State& state, unsigned seat) {
        if (state.hand[seat].none()) return 0;
        const int kind = state.hand[seat].bag.lowest();
        std::uint64_t id = 0;
        for (int card = 0; card < kind; ++card)
            id += static_cast<std::uint64_t>(lvc::kDeck.count(lvc::Card(card)));
        return id + 1;
    }
};
/// How many moves another seat has.
struct NumberOfOffers {
    static std::uint64_t at(const State& state, unsigned seat) {
        return suite::offers<LasVegasCards>(state, Seat(seat)).size();
    }
};

/// Where in the sorted hand the placed cards stood.
struct OrderInsideAHand : LasVegasCards {
    using LasVegasCards::write_seen;
    static void write_seen(Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                           Seat viewer) {
        pen.open('{').key("seen");
        LasVegasCards::write_seen(pen, before, now, mover, move, viewer);
        int place = 0;
        const lvc::Cards hand = before.hand[lvc::at(mover)];
        for (int card = 0; move.places() && card < move.cards().bag.lowest(); ++card)
            place += hand.count(lvc::Card(card));
        pen.key("from").number(now.does == lvc::Does::Choose ? 0 : place).close('}');
    }
};

/// The refusal depends on somebody else's hand.
struct RefusalText : LasVegasCards {
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        for (unsigned other = 0; other < state.setup.seats; ++other)
            if (Seat(other) != seat && move.places() && state.hand[other].covers(move.cards()))
                return core::refuse("LVC-5", "any.not-offered");
        return LasVegasCards::why_not(state, seat, move);
    }
};

/// The log tells a sealed choice at once.
struct ToldTooEarly : LasVegasCards {
    using LasVegasCards::tell;
    static void tell(const State& before, Seat seat, const Move& move, Seat viewer,
                     core::Sentences& sentences) {
        LasVegasCards::tell(before, seat, move, viewer, sentences);
        if (move.places()) sentences.add(core::phrase("lvc.places", seat, 1, move.cards().dice()));
    }
};

/// The log tells a hand.
struct HandTold : LasVegasCards {
    using LasVegasCards::tell;
    static void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences) {
        LasVegasCards::tell(before, draw, viewer, sentences);
        if (const auto* hands = std::get_if<lvc::HandsDraw>(&draw))
            sentences.add(core::phrase("lvc.places", Seat(1), 5, hands->hands[1].dice()));
    }
};

/// Entries are shown as they stand in the journal.
struct SealedMoveShown : LasVegasCards {
    using LasVegasCards::write_seen;
    static void write_seen(Pen& pen, const State&, const State&, Seat, const Move& move, Seat) {
        LasVegasCards::write(pen, move);
    }
};
struct HandsShown : LasVegasCards {
    using LasVegasCards::write_seen;
    static void write_seen(Pen& pen, const State&, const State&, const Draw& draw, Seat) {
        LasVegasCards::write(pen, draw);
    }
};

/// A hidden choice is null, but the more cards, the longer the line.
struct LengthOfAMessage : LasVegasCards {
    using LasVegasCards::write_seen;
    static void write_seen(Pen& pen, const State& before, const State& now, Seat mover, const Move& move,
                           Seat viewer) {
        if (viewer == mover || now.does != lvc::Does::Choose)
            return LasVegasCards::write_seen(pen, before, now, mover, move, viewer);
        pen.open('{').key("place").word(move.cards().count() == 1 ? "null" : "null ").close('}');
    }
};

/// What was chosen and taken back is remembered, and shows.
struct UndoBuffer : LasVegasCards {
    static inline std::uint64_t remembered = 0;
    struct View {
        LasVegasCards::View seen;
        std::uint64_t remembered;
        bool operator==(const View&) const = default;
    };
    using LasVegasCards::apply;
    static void apply(State& state, Seat seat, const Move& move) {
        if (state.does == lvc::Does::Choose) remembered = move.packed;
        LasVegasCards::apply(state, seat, move);
    }
    static View view(const State& state, Seat viewer) {
        return {LasVegasCards::view(state, viewer), state.does == lvc::Does::Choose ? remembered : 0};
    }
    template <core::House H>
    static State dream(const View& view, H& house) {
        return LasVegasCards::dream(view.seen, house);
    }
    /// Nobody reads a view that shows too much.
    static core::Or<View> read_view(int, Seat, core::json::Value) {
        return core::refuse("VIEW", "view.wrong");
    }
    using LasVegasCards::write;
    static void write(Pen& pen, const View& view) {
        pen.open('{').key("last").number(static_cast<std::int64_t>(view.remembered)).key("seen");
        LasVegasCards::write(pen, view.seen);
        pen.close('}');
    }
};

/// Somebody who looks on sees the first player's hand.
struct SpectatorSees : Peeking<OthersHand> {
    static View view(const State& state, Seat viewer) {
        return {LasVegasCards::view(state, viewer),
                viewer == core::kSpectator ? state.hand[0].bag.packed : std::uint64_t{0}};
    }
};

TEST(LasVegasCardsLeaks, LVC_7_twins_look_the_same) {
    for (const char* options : {"{}", R"({"sequential":true})", R"({"sequential":true,"tokens":true})"})
        for (int seats = 2; seats <= 5; ++seats) {
            SCOPED_TRACE(options);
            suite::expect_none(cards_test::twins_told_apart<LasVegasCards>(
                suite::setup<LasVegasCards>(seats, options), static_cast<std::uint64_t>(seats), 3));
        }
}

template <core::Game Leaky>
class LasVegasCardsLeaky : public testing::Test {};
using Doubles = testing::Types<Peeking<OthersHand>, Peeking<OthersPile>, Peeking<SealedChoice>,
                               Peeking<NumberOfCardsChosen>, Peeking<UnderTheGlass>, Peeking<CardIds>,
                               Peeking<NumberOfOffers>, OrderInsideAHand, RefusalText, ToldTooEarly, HandTold,
                               SealedMoveShown, HandsShown, LengthOfAMessage, UndoBuffer, SpectatorSees>;
TYPED_TEST_SUITE(LasVegasCardsLeaky, Doubles);

TYPED_TEST(LasVegasCardsLeaky, LVC_7_is_caught_by_twins) {
    EXPECT_FALSE(
        cards_test::twins_told_apart<TypeParam>(suite::setup<TypeParam>(3), std::uint64_t{5}, 3).empty());
}

/// Leaks of the moment: the suite of all games finds them too.
template <core::Game Leaky>
class LasVegasCardsLeakyNow : public testing::Test {};
using DoublesOfTheMoment =
    testing::Types<Peeking<OthersHand>, Peeking<OthersPile>, Peeking<SealedChoice>,
                   Peeking<NumberOfCardsChosen>, Peeking<UnderTheGlass>, Peeking<CardIds>, RefusalText,
                   ToldTooEarly, HandTold, SealedMoveShown, HandsShown, LengthOfAMessage, SpectatorSees>;
TYPED_TEST_SUITE(LasVegasCardsLeakyNow, DoublesOfTheMoment);

TYPED_TEST(LasVegasCardsLeakyNow, LVC_7_is_caught_by_the_suite) {
    suite::Leaks<TypeParam> how;
    how.games = 1;
    how.elsewhere = cards_test::elsewhere;
    how.alike = cards_test::alike;
    EXPECT_FALSE((suite::leaks<TypeParam, LasVegasCards>(suite::setup<TypeParam>(3), how).empty()));
}

}  // namespace
