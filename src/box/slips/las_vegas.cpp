// The dice game at a real table. Bonus cards (BV-19) and action cards (ACT-1) are in people's hands: action
// cards show when they are played, bonus cards that count when the round is over. A note drawn for another
// one (ACT-12) is said by who drew it.

#include "games/las_vegas/las_vegas.h"

#include "box/pieces.h"
#include "box/slips/las_vegas_bonus.h"
#include "box/typed_book.h"

namespace box {

template <>
struct Slip<las_vegas::LasVegas> : OpenSlip<las_vegas::LasVegas> {
    using Game = las_vegas::LasVegas;
    using Draw = las_vegas::Draw;
    using Does = las_vegas::Does;
    using Card = las_vegas::Card;

    static bool draws_hidden(const State& state) {
        return state.now.does == Does::DealBonus || state.now.does == Does::DealActions;
    }

    static std::optional<Draw> draw(const State& state, Clerk& clerk, House& house) {
        switch (state.now.does) {
            case Does::First: return first(state, clerk);
            case Does::Fill: return fill(state, clerk);
            case Does::DealTokens: return tokens(state, clerk);
            case Does::DealBonus:
            case Does::DealActions: return Game::chance(state, house);
            case Does::White: return white(state, clerk);
            case Does::Roll:
            case Does::RollAgain: return roll(state, clerk);
            default: return cards_drawn(state, clerk);
        }
    }

    /// ACT-1: who still holds a card may hold any that was not played yet.
    static std::vector<Move> possible(const State& state, Seat seat) {
        State holding = state;
        const bool holds = !state.cards_of(seat).none();
        holding.cards_of(seat) = {};
        std::vector<Move> moves = OpenSlip::possible(holding, seat);
        if (!holds) return moves;
        std::vector<Move> played;
        for (int i = 0; i < las_vegas::kCards; ++i) {
            if (state.effects.played.has(Card(i))) continue;
            holding.cards_of(seat) = {};
            holding.cards_of(seat).add(Card(i));
            for (const Move& move : OpenSlip::possible(holding, seat))
                if (move.plays(Card(i))) played.push_back(move);
        }
        // In the order of offers: cards come behind the placements and before "done".
        const auto behind = std::find_if(moves.begin(), moves.end(),
                                         [](const Move& move) { return move.kind() > Move::Kind::Play; });
        moves.insert(behind, played.begin(), played.end());
        return moves;
    }

    /// ACT-1: a card is played that somebody else was supposed to hold, or nobody: it changes places with one
    /// that was not played.
    static core::Verdict fit(const Match& match, const Entry& next, House&, Changes<Game>& changes) {
        const State& state = match.state();
        if (next.seat == core::kHouse || next.move.kind() != Move::Kind::Play) return core::kFine;
        const Card card = next.move.card();
        const las_vegas::Cards held = state.cards_of(next.seat);
        if (held.has(card) || held.none()) return core::kFine;
        if (state.effects.played.has(card)) return core::refuse("ACT-1", "lv.card-twice");
        const std::size_t at = last_draw<las_vegas::ActionsDraw>(match);
        las_vegas::ActionsDraw dealt = std::get<las_vegas::ActionsDraw>(match.entries()[at].draw);
        Card given{};
        for (int i = las_vegas::kCards; i-- > 0;)
            if (held.has(Card(i))) given = Card(i);
        for (int seat = 0; seat < dealt.cards.size(); ++seat)
            for (Card& there : dealt.cards[seat]) {
                if (there == card)
                    there = given;
                else if (there == given && Seat(seat) == next.seat)
                    there = card;
            }
        changes.emplace_back(at, dealt);
        return core::kFine;
    }

    /// BV-20: announcement dice go up when the round is over.
    static bool settles(const State& before, const State& after) {
        if (before.round == after.round && after.now.does != Does::Over) return false;
        return before.setup.has(las_vegas::Module::Bonus) && !before.bonus[0].none();
    }
    static void reveal(const Match& match, const Entry& next, Clerk& clerk, Changes<Game>& changes) {
        const std::size_t at = last_draw<las_vegas::BonusDraw>(match);
        if (const auto shown = ask_bonus(won_in_round(match, next), match.setup().seats, clerk))
            changes.emplace_back(at, *shown);
    }

   private:
    /// The values that each seat will have won when the round is over: with what the last entry pays.
    static las_vegas::BySeat<las_vegas::Values> won_in_round(const Match& match, const Entry& next) {
        State state = match.state();
        auto won = state.won;
        const auto hear = [&]<class Event>(const Event& event) {
            if constexpr (std::is_same_v<Event, las_vegas::Paid>)
                if (event.owner != las_vegas::kWhite) won[event.owner].add(event.note);
        };
        match::Match<Game>::apply(state, next, hear);
        return won;
    }

    static std::optional<Draw> first(const State& state, Clerk& clerk) {
        const auto seat = ask_seat(clerk, state.setup.seats, "LV-5", core::phrase("box.first"));
        if (!seat) return {};
        return Draw(las_vegas::FirstDraw{*seat});
    }
    static std::optional<Note> note(const State& state, const kit::Stack& stack, Clerk& clerk,
                                    const core::Phrase& say, const char* rule, int got, int of) {
        Ask ask{
            .what = "note", .say = say, .gone = core::refuse(rule, "box.note-gone"), .got = got, .of = of};
        return ask_note(clerk, las_vegas::timing::all_notes(state.setup), tops(stack), std::move(ask));
    }
    /// LV-4: notes are drawn until a casino holds the minimum.
    static std::optional<Draw> fill(const State& state, Clerk& clerk) {
        las_vegas::FillDraw drawn;
        drawn.count = {};
        drawn.places = static_cast<std::uint8_t>(state.places());
        kit::Stack stack = state.stack;
        const kit::Money minimum = las_vegas::timing::minimum(state.setup);
        for (int place = 1; place <= state.places(); ++place)
            for (kit::Money held; held < minimum && !stack.empty();) {
                const core::Phrase say = place == las_vegas::number(las_vegas::kSlot)
                                             ? core::phrase("box.notes-slot")
                                             : core::phrase("box.notes", place);
                const auto card = note(state, stack, clerk, say, "LV-2", 0, 0);
                if (!card) return {};
                stack.take(*card);
                drawn.cards.add(*card);
                ++drawn.count[static_cast<unsigned>(place - 1)];
                held += las_vegas::timing::filling(*card);
            }
        return Draw(drawn);
    }
    static std::optional<Draw> tokens(const State& state, Clerk& clerk) {
        las_vegas::TokensDraw drawn{};
        if (!ask_tokens(clerk, las_vegas::tokens::pile(state), drawn.tokens)) return {};
        return Draw(drawn);
    }
    static std::optional<Draw> white(const State& state, Clerk& clerk) {
        const int dice = las_vegas::neutral::dice_left_over(state.setup.seats);
        const auto shown = ask_dice(clerk, dice, "NEU-2", core::phrase("box.white", dice), "\"white\"");
        if (!shown) return {};
        return Draw(las_vegas::WhiteDraw{*shown});
    }
    /// LV-6: kind by kind, the player's own dice first.
    static std::optional<Draw> roll(const State& state, Clerk& clerk) {
        constexpr const char* kSays[] = {"box.roll", "box.roll-white", "box.roll-big", "box.roll-kicker"};
        las_vegas::Roll thrown{};
        const las_vegas::Hand hand = las_vegas::picked_up(state);
        for (unsigned kind = 0; kind < las_vegas::kKinds; ++kind) {
            const int dice = hand.of(las_vegas::Kind(kind));
            const auto shown =
                ask_dice(clerk, dice, "LV-6", core::phrase(kSays[kind], state.active, dice),
                         kind == 0 ? whose(state.active) : match::quoted(las_vegas::kKindNames[kind]));
            if (!shown) return {};
            thrown.dice[kind] = *shown;
        }
        return Draw(thrown);
    }
    /// BV-13, ACT-10 to ACT-12: cards from the stack until so many notes are found.
    static std::optional<Draw> cards_drawn(const State& state, Clerk& clerk) {
        const auto [wanted, rule] = las_vegas::timing::wanted(state);
        const bool swaps = state.now.does == Does::DrawSwap;
        const core::Phrase say = swaps ? core::phrase("box.draw-swap", state.effects.swaps)
                                 : state.now.does == Does::DrawThree
                                     ? core::phrase("box.draw-three", wanted)
                                     : core::phrase("box.draw-rainbow", wanted);
        las_vegas::CardsDraw drawn;
        kit::Stack stack = state.stack;
        for (int found = 0; found < wanted && !stack.empty();) {
            const auto card = note(state, stack, clerk, say, rule, found, wanted);
            if (!card) return {};
            stack.take(*card);
            drawn.cards.add(*card);
            found += *card == kit::kRainbow ? 0 : 1;
        }
        return Draw(drawn);
    }
};

template const AnyBook& book<las_vegas::LasVegas>();

}  // namespace box
