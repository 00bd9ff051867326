#pragma once
// A moment of the dice game with modules that a test sets up and then plays on in the journal's words.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/las_vegas/las_vegas.h"
#include "suite/text.h"

namespace las_vegas::test {

using Texts = std::vector<std::string>;

/// The rule that refuses a set-up, or "".
inline std::string refuses(int seats, const std::string& options) {
    const match::Document document(options);
    const auto setup = LasVegas::read_setup(seats, document.value());
    return setup ? "" : setup.refusal().rule;
}

class Position {
   public:
    /// The first turn of the first round: seat 0 is to roll. Casinos are empty and nobody holds a card, until
    /// the test says otherwise; two stacks of notes are as they were.
    Position(int seats, const std::string& options)
        : state(LasVegas::open(suite::setup<LasVegas>(seats, with_first(options)))) {
        while (state.now.does != Does::Roll) LasVegas::apply(state, LasVegas::chance(state, house_));
        clear();
    }

    State state;

    // Setting up.

    void clear() {
        kit::Notes all = timing::all_notes(state.setup);
        state.stack = kit::Stack(all);
        state.notes = {};
        state.cards = {};
        state.tokens = {};
        state.dice = {};
        if (state.setup.has(Module::Bonus)) state.bonus.fill(kNoBonusCards);
    }
    /// Notes at a place in thousands; 0 is a rainbow card.
    void notes(int place, std::initializer_list<int> thousands) {
        for (const int note : thousands) {
            const Note card = note == 0 ? kit::kRainbow : kit::note_of(note);
            kit::Notes left = state.stack.shuffled();
            left.remove(card);
            const auto under = state.stack.under();
            state.stack = kit::Stack(left);
            for (const Note buried : under) state.stack.put_under(buried);
            state.notes_at(Place(place)).add(card);
        }
    }
    /// The stack is exactly this, in this order.
    void stack(std::initializer_list<int> thousands) {
        state.stack = kit::Stack(kit::Notes{});
        for (const int note : thousands)
            state.stack.put_under(note == 0 ? kit::kRainbow : kit::note_of(note));
    }
    /// What a player has left to roll.
    void hand(int seat, int own, int white = 0, int big = 0, int kickers = 0) {
        Hand& hand = state.hand(Seat(seat));
        hand = {};
        hand.add(Kind::Own, own);
        hand.add(Kind::White, white);
        hand.add(Kind::Big, big);
        hand.add(Kind::Kicker, kickers);
    }
    /// Dice that lie at a casino already.
    void dice(int place, std::initializer_list<int> by_seat) {
        unsigned seat = 0;
        for (const int count : by_seat) state.dice[seat++].add(Place(place), count);
    }
    void white_dice(int place, int count) { state.dice[kWhite].add(Place(place), count); }
    void big_die(int place, int seat) {
        state.dice[static_cast<unsigned>(seat)].add(Place(place), kBigWeight);
        state.big_dice[static_cast<unsigned>(seat)] = Place(place);
    }
    /// Dice that lie at the slot machine already.
    void at_slot(int face, int seat, int own, int white = 0, int big = 0) {
        lay(state, Seat(seat), Placement{kSlot, Face(face), dice_taken_back(own, white, big)});
    }
    void holds(int seat, std::initializer_list<Card> cards) {
        for (const Card card : cards) state.cards_of(Seat(seat)).add(card);
    }
    void won(int seat, std::initializer_list<int> thousands) {
        for (const int note : thousands) {
            state.purses[static_cast<unsigned>(seat)].add(kit::note_of(note));
            state.won[static_cast<unsigned>(seat)].add(kit::note_of(note));
        }
    }
    /// All dice are placed: the round is paid out.
    void pay_out() {
        state.hands = {};
        state.now = {Does::Turn, {}};
        state.waiting.take_last();  // the turn that began
        go_on();
    }
    /// What asks nobody happens.
    void go_on() {
        const core::Silence nobody_hears;
        las_vegas::go_on(state, nobody_hears);
    }

    /// Whoever dreams lays everything out of the box: what the test did not speak of lies where it changes
    /// nothing. Dice are at casinos without notes, each seat's at another one; action cards have been played;
    /// tokens are at the last casino.
    void lay_the_rest() {
        const Hand dealt = timing::dice_dealt(state.setup);
        int casino = 0;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
            const auto free = [&](int place) {
                return state.notes_at(Place(place)).none() && state.dice[seat].at(Place(place)) == 0;
            };
            while (casino < kCasinos && !free(++casino)) continue;
            const int lying = state.dice[seat].total();
            state.dice[seat].add(Place(casino),
                                 dealt.of(Kind::Own) - state.hands[seat].of(Kind::Own) - lying);
        }
        int missing = timing::action_cards_each(state) * state.setup.seats - state.effects.played.count();
        for (const Cards& held : state.cards) missing -= held.count();
        for (unsigned card = 0; missing > 0; ++card)
            if (!state.effects.played.has(Card(card))) state.effects.played.add(Card(card)), --missing;
        if (!state.setup.has(Module::Tokens)) return;
        for (int colour = 4; kit::kAllTokens.count() - tokens::pile(state).count() < kCasinos; --colour)
            state.tokens[kCasinos - 1].add(kit::Token(colour));
    }

    // Playing on; each gives the rule that refuses it, or "".

    std::string draws(const std::string& text) {
        const match::Document document(text);
        EXPECT_TRUE(bool(document)) << text;
        EXPECT_TRUE(LasVegas::ask(state).is_chance()) << "the house is not asked for " << text;
        const auto draw = LasVegas::read_draw(state, document.value());
        if (!draw) return draw.refusal().rule;
        if (const auto fine = LasVegas::doubt(state, *draw); !fine) return fine.refusal().rule;
        LasVegas::apply(state, *draw);
        return "";
    }
    std::string rolls(const std::string& kinds) { return draws(R"({"roll":)" + kinds + "}"); }
    std::string answers(const std::string& text) {
        const match::Document document(text);
        EXPECT_TRUE(bool(document)) << text;
        const auto move = LasVegas::read_move(document.value());
        if (!move) return move.refusal().rule;
        LasVegas::Moves moves;
        LasVegas::offer(state, seat(), moves);
        if (!moves.has(*move)) return LasVegas::why_not(state, seat(), *move).rule;
        LasVegas::apply(state, seat(), *move);
        return "";
    }

    // Looking.

    Seat seat() const { return LasVegas::ask(state).asked.lowest(); }
    /// "house", "over", or the number of the seat that is asked.
    std::string asked() const {
        const core::Decision open = LasVegas::ask(state);
        if (open.is_over()) return "over";
        return open.is_chance() ? "house" : std::to_string(core::index(open.asked.lowest()));
    }
    Texts offers() const {
        Texts texts;
        for (const Move& move : suite::offers<LasVegas>(state, seat()))
            texts.push_back(suite::text<LasVegas>(move));
        return texts;
    }
    bool offered(const std::string& text) const {
        const Texts all = offers();
        return std::find(all.begin(), all.end(), text) != all.end();
    }
    suite::Json look(core::Seat viewer = core::kSpectator) const {
        return suite::Json::parse(suite::text<LasVegas>(LasVegas::view(state, viewer)));
    }
    /// What lies at a place, in thousands, the highest first.
    std::vector<int> notes_at(int place) const {
        std::vector<int> all;
        for (int kind = kit::kNoteKinds; kind-- > 0;)
            for (int i = 0; i < state.notes_at(Place(place)).bag.count(kind); ++i)
                all.push_back(kind == kit::kind(kit::kRainbow) ? 0 : 10 * (kind + 1));
        return all;
    }
    /// What lies under the stack, in thousands, what comes up first in front.
    std::vector<int> under() const {
        std::vector<int> all;
        for (const Note note : state.stack.under()) all.push_back(kit::worth(note).dollars / 1000);
        return all;
    }
    int thousands(int seat) const { return state.purses[static_cast<unsigned>(seat)].money().dollars / 1000; }
    int left(int seat, Kind kind = Kind::Own) const { return state.hand(Seat(seat)).of(kind); }

   private:
    static std::string with_first(const std::string& options) {
        suite::Json all = suite::Json::parse(options);
        all["first"] = 0;
        return all.dump();
    }
    core::PlayoutHouse house_{std::uint64_t{7}};
};

}  // namespace las_vegas::test
