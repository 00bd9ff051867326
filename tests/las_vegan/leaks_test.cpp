// Nobody learns what is hidden. And the leak test has teeth: whatever a double gives away, it is caught.

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

/// What a double gives away.
enum class Gives {
    Nothing,
    Hand,            // a neighbour's hand, in the view
    Pile,            // the next card of the pile
    SealedCard,      // the secret answer
    Aside,           // the card put aside
    Order,           // where a hidden card stands inside a hand
    Ids,             // numbers by which hidden cards can be told apart
    Refusal,         // who does hold the card that was refused
    LogOfDeal,       // a sentence about somebody's cards
    LogOfSealed,     // a sentence about a secret answer
    EventOfDeal,     // somebody's cards in what happens
    EventOfSealed,   // the secret answer in what happens
    Entries,         // past entries in full: what an undo buffer keeps
    SealedEntry,     // the secret answer's entry in full
    LengthOfDeal,    // Anna's hand as nulls, but as many as are blue
    LengthOfSealed,  // a secret answer as long as its rank
    Question         // what is asked depends on a hidden hand
};

/// The game with one verb that tells too much. One double for all leaks: they differ in what they do, not in
/// their type.
struct Leaky : LasVegan {
    inline static Gives gives = Gives::Nothing;

    struct View : LasVegan::View {
        std::uint64_t told;
        bool operator==(const View&) const = default;
    };

    static std::uint64_t told(const State& state, Seat viewer) {
        const Seat next =
            core::index(viewer) < state.setup.seats ? core::left_of(viewer, state.setup.seats) : Seat(0);
        const auto number = [](Card card) { return static_cast<std::uint64_t>(card); };
        std::uint64_t ids = 0;
        switch (gives) {
            case Gives::Hand: return state.hands[next].bits;
            case Gives::Pile: return state.setup.with_bank() ? number(state.undealt.lowest()) : 0;
            case Gives::SealedCard: return number(state.sealed[Seat(viewer == Seat(0) ? 1 : 0)]);
            case Gives::Aside: return state.setup.seats == 3 ? number(state.undealt.lowest()) : 0;
            case Gives::Order:
                // As a page would that keeps hands in the order dealt: how many cards of the deck stand
                // before.
                return static_cast<std::uint64_t>(
                    (kDeck & Cards{(std::uint64_t{1} << number(state.hands[next].lowest())) - 1}).count());
            case Gives::Ids:
                for (const Seat seat : core::seats(state.setup.seats))
                    if (seat != viewer) ids = ids * 0x9E3779B97F4A7C15u + state.hands[seat].bits;
                return ids;
            default: return 0;
        }
    }
    static View view(const State& state, Seat viewer) {
        return {LasVegan::view(state, viewer), told(state, viewer)};
    }
    template <core::House H>
    static State dream(const View& seen, H& house) {
        return LasVegan::dream(seen, house);
    }
    using LasVegan::write;
    /// Nobody reads a view that shows too much.
    static core::Or<View> read_view(int, Seat, core::json::Value) {
        return core::refuse("VIEW", "view.wrong");
    }
    static void write(Pen& pen, const View& seen) {
        pen.open('{').key("table");
        LasVegan::write(pen, static_cast<const LasVegan::View&>(seen));
        pen.key("told").number(static_cast<std::int64_t>(seen.told & 0xffff'ffff)).close('}');
    }

    static core::Decision ask(const State& state) {
        core::Decision open = LasVegan::ask(state);
        if (gives == Gives::Question && state.step.does == Does::Play &&
            playable(state, state.hands[open.asked.lowest()]).count() == 1)
            open.kind = core::Decision::Kind::Sealed;  // the seat with one card need not be waited for
        return open;
    }
    static core::Refusal why_not(const State& state, Seat seat, const Move& move) {
        for (int other = 0; gives == Gives::Refusal && other < state.setup.seats; ++other)
            if (move.kind() == Move::Kind::Card && Seat(other) != seat &&
                state.hands[Seat(other)].has(move.card()))
                return core::refuse("VGN-7", "vgn.leads", Seat(other));
        return LasVegan::why_not(state, seat, move);
    }

    static void say(const Event& event, Seat viewer, Sentences& sentences) {
        LasVegan::say(event, viewer, sentences);
        if (const Chosen* chosen = std::get_if<Chosen>(&event);
            gives == Gives::LogOfSealed && chosen != nullptr)
            sentences.add(core::phrase("vgn.not-in-hand", name(chosen->card.value)));
        if (const Dealt* dealt = std::get_if<Dealt>(&event); gives == Gives::LogOfDeal && dealt != nullptr)
            sentences.add(core::phrase("vgn.not-in-hand", name(dealt->hands[0].value.lowest())));
    }

    // What happens, with secrets that are none.
    static Chosen blurted(Chosen chosen) {
        chosen.card.to_all = gives == Gives::EventOfSealed;
        return chosen;
    }
    static Dealt blurted(Dealt dealt) {
        for (auto& hand : dealt.hands) hand.to_all = gives == Gives::EventOfDeal;
        return dealt;
    }
    template <class Other>
    static const Other& blurted(const Other& event) {
        return event;
    }
    template <class W = const core::Silence>
    static void apply(State& state, Seat seat, const Move& move, W&& witness = W{}) {
        LasVegan::apply(state, seat, move, [&](const auto& event) { witness(blurted(event)); });
    }
    template <class W = const core::Silence>
    static void apply(State& state, const Draw& draw, W&& witness = W{}) {
        LasVegan::apply(state, draw, [&](const auto& event) { witness(blurted(event)); });
    }

    static void write_seen(Pen& pen, const State& before, const State& now, Seat seat, const Move& move,
                           Seat viewer) {
        if (gives == Gives::Entries || gives == Gives::SealedEntry) return write(pen, move);
        if (gives != Gives::LengthOfSealed || before.step.does != Does::Sealed)
            return LasVegan::write_seen(pen, before, now, seat, move, viewer);
        pen.open('[');
        for (int i = 0; i < kit::rank(move.card()); ++i) pen.null();
        pen.close(']');
    }
    static void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
        const HandsDraw* deal = std::get_if<HandsDraw>(&draw);
        if (gives == Gives::Entries) return write(pen, draw);
        if (gives != Gives::LengthOfDeal || deal == nullptr)
            return LasVegan::write_seen(pen, before, now, draw, viewer);
        pen.open('[');
        for (int i = 0; i < (deal->hands[Seat(0)] & Cards::of_suit(0)).count(); ++i) pen.null();
        pen.close(']');
    }
};

/// What the leak test finds with worlds made from the rules, and with worlds dreamt by the honest game.
suite::Findings found(Gives gives, int seats) {
    Leaky::gives = gives;
    suite::Leaks<Leaky> rules{.seed = 2, .games = 1};
    rules.elsewhere = elsewhere;
    rules.alike = alike;
    suite::Findings all = suite::leaks<Leaky, LasVegan>(suite::setup<Leaky>(seats), rules);
    for (const std::string& finding :
         suite::leaks<Leaky, LasVegan>(suite::setup<Leaky>(seats), {.seed = 3, .games = 1}))
        all.push_back(finding);
    Leaky::gives = Gives::Nothing;
    return all;
}

TEST(LasVeganLeaks, a_hand_in_the_view_is_caught) {
    for (const int seats : {2, 4}) EXPECT_FALSE(found(Gives::Hand, seats).empty());
}
TEST(LasVeganLeaks, the_undrawn_pile_is_caught) { EXPECT_FALSE(found(Gives::Pile, 2).empty()); }
TEST(LasVeganLeaks, a_sealed_card_is_caught) { EXPECT_FALSE(found(Gives::SealedCard, 2).empty()); }
TEST(LasVeganLeaks, the_card_put_aside_is_caught) { EXPECT_FALSE(found(Gives::Aside, 3).empty()); }
TEST(LasVeganLeaks, an_order_inside_a_hand_is_caught) { EXPECT_FALSE(found(Gives::Order, 4).empty()); }
TEST(LasVeganLeaks, card_ids_are_caught) { EXPECT_FALSE(found(Gives::Ids, 5).empty()); }
TEST(LasVeganLeaks, a_refusal_s_text_is_caught) { EXPECT_FALSE(found(Gives::Refusal, 4).empty()); }
TEST(LasVeganLeaks, the_log_of_the_deal_is_caught) { EXPECT_FALSE(found(Gives::LogOfDeal, 4).empty()); }
TEST(LasVeganLeaks, the_log_of_a_sealed_card_is_caught) {
    EXPECT_FALSE(found(Gives::LogOfSealed, 2).empty());
}
TEST(LasVeganLeaks, the_event_of_the_deal_is_caught) { EXPECT_FALSE(found(Gives::EventOfDeal, 4).empty()); }
TEST(LasVeganLeaks, the_event_of_a_sealed_card_is_caught) {
    EXPECT_FALSE(found(Gives::EventOfSealed, 2).empty());
}
TEST(LasVeganLeaks, entries_in_full_are_caught) { EXPECT_FALSE(found(Gives::Entries, 3).empty()); }
TEST(LasVeganLeaks, a_sealed_entry_in_full_is_caught) { EXPECT_FALSE(found(Gives::SealedEntry, 2).empty()); }
TEST(LasVeganLeaks, the_length_of_a_deal_is_caught) { EXPECT_FALSE(found(Gives::LengthOfDeal, 4).empty()); }
TEST(LasVeganLeaks, the_length_of_a_sealed_entry_is_caught) {
    EXPECT_FALSE(found(Gives::LengthOfSealed, 2).empty());
}
TEST(LasVeganLeaks, a_question_that_tells_is_caught) { EXPECT_FALSE(found(Gives::Question, 3).empty()); }

/// The double is caught for what it gives away: with nothing to give it is not caught.
TEST(LasVeganLeaks, an_honest_double_is_not_caught) {
    for (int seats = 2; seats <= 5; ++seats)
        for (const std::string& finding : found(Gives::Nothing, seats)) ADD_FAILURE() << finding;
}

}  // namespace
}  // namespace las_vegan::test
