#pragma once
// How a view of Las Vegan looks in JSON: said once, for writing, reading and its schema.

#include "games/las_vegan/advice.h"
#include "games/las_vegan/settle.h"
#include "kit/forms.h"

namespace las_vegan {

/// The steps in views, in the order of Does. Two words stand for two steps each; what lies there tells them
/// apart.
struct StepForm {
    static constexpr const char* kNames[] = {"first", "machines", "toss",   "hands", "open",  "pile", "open",
                                             "pile",  "card",     "sealed", "bank",  "token", "over"};
    static constexpr const char* kWords[] = {"first", "machines", "toss", "hands", "open", "pile",
                                             "card",  "sealed",   "bank", "token", "over"};
    void write(core::json::Pen& pen, Does does) const { core::Words{kNames}.write(pen, does); }
    bool read(core::json::Value json, Does& does) const { return core::Words{kNames}.read(json, does); }
    void shape(core::json::Pen& pen) const { core::Words{kWords}.shape(pen); }
};

/// Whether one seat is in a set.
struct MemberForm {
    Seat seat{};

    void write(core::json::Pen& pen, core::Seats set) const { pen.boolean(set.has(seat)); }
    bool read(core::json::Value json, core::Seats& set) const {
        bool member = false;
        if (!core::Flag{}.read(json, member)) return false;
        member ? set.add(seat) : set.remove(seat);
        return true;
    }
    void shape(core::json::Pen& pen) const { core::Flag{}.shape(pen); }
};

/// A trick, or null where none was played yet.
struct TrickForm {
    Setup setup{};

    template <class D>
    void describe(D& d, core::Like<Trick> auto& trick) const {
        d.part("leader", trick.leader, PlayerForm{setup});
        d.made("led", LetterForm{}, [&] { return kit::suit(trick.led()); });
        core::Few<Card, kMostSeats> cards;
        for (unsigned i = 0; i < trick.count; ++i) cards.add(trick.cards[i]);
        int at = 0;
        d.list("cards", cards, [&](auto& played, auto& card) {
            played.made("player", PlayerForm{setup}, [&] { return player_of(setup, trick, at); });
            played.part("card", card, CardForm{});
            ++at;
        });
        d.made("winner", PlayerForm{setup}, [&] { return trick.winner(); });
        d.made("complete", core::Flag{}, [&] { return trick.count == trick_size(setup); });
        if constexpr (D::kReads) {
            d.want(!cards.empty() && cards.size() <= trick_size(setup), "cards");
            trick.count = static_cast<std::uint8_t>(cards.size());
            std::copy(cards.begin(), cards.end(), trick.cards.begin());
        }
    }
    void write(core::json::Pen& pen, const Trick& trick) const {
        if (trick.count == 0) {
            pen.null();
            return;
        }
        pen.open('{');
        core::Writer writer(pen);
        describe(writer, trick);
        pen.close('}');
    }
    bool read(core::json::Value json, Trick& trick) const {
        trick = {};
        if (json.is(core::json::Kind::Null)) return true;
        core::Doubt doubt;
        core::Reader reader(json, doubt);
        describe(reader, trick);
        return doubt.fine();
    }
    void shape(core::json::Pen& pen) const {
        pen.open('{').key("anyOf").open('[');
        {
            core::Draughtsman draughtsman(pen);
            const Trick trick{};
            describe(draughtsman, trick);
        }
        pen.open('{').key("type").text("null").close('}').close(']').close('}');
    }
};

template <class D>
void describe(D& d, core::Like<Then> auto& then) {
    d.part("card", then.card, CardForm{});
    d.part("winner", then.winner, PlayerForm{});
}
template <class D>
void describe(D& d, core::Like<TokenCould> auto& could) {
    d.part("token", could.token, TokenForm{});
    d.part("value", could.value, core::Number{});
    d.part("gains", could.gains, PerSeatForm{});
}
template <class D>
void describe(D& d, core::Like<SideCould> auto& could) {
    d.part("side", could.side, SpotForm{kGold});
    d.part("gains", could.gains, PerSeatForm{});
}

namespace detail {

inline constexpr int kNoValue = 127;
using ThenForm = core::ListOf<core::ObjectForm<Then>>;

/// The viewer's own cards, and which of them may be played now.
template <class D>
void describe_own(D& d, auto& seen) {
    d.secret(seen.plays(), "hand", seen.hand, CardsForm{});
    d.made("playable", core::OrNull{CardsForm{}, Cards{~std::uint64_t{0}}},
           [&] { return seen.plays() ? playable_now(seen) : Cards{~std::uint64_t{0}}; });
    // BANK-5: what the other has chosen decides too, so a secret card promises nothing.
    d.made_if(seen.plays() && seen.step.does == Does::Play, "then", ThenForm{},
              [&] { return then(seen, seen.viewer, playable_now(seen)); });
    d.part("sealed", seen.sealed, core::OrNull{CardForm{}, kit::kNoCard});
}

template <class D>
void describe_machine(D& d, auto& machine, const Open& table) {
    d.part("machine", machine, MachineForm{});
    d.made("token", core::OrNull{TokenForm{}, kGold}, [&] { return token_on(table, machine); });
    d.made("value", core::OrNull{core::Number{}, kNoValue}, [&] {
        const Token token = token_on(table, machine);
        return token == kGold ? kNoValue : table.value(token);
    });
    d.made("times", PerSeatForm{}, [&] { return times_of(table, machine); });
    d.made("gains", PerSeatOrNull{}, [&] { return gains_with(table, machine, token_on(table, machine)); });
    d.made_if(table.step.does > Does::Toss && token_on(table, machine) == kGold, "could",
              core::ListOf<core::ObjectForm<TokenCould>>{}, [&] { return tokens_could(table, machine); });
}

template <class D>
void describe_golden(D& d, const Open& table) {
    const Spot side = table.spot(kGold);
    d.made("value", core::Number{}, [&] { return table.value(kGold); });
    d.made("side", SpotForm{kGold}, [&] { return side; });
    d.made("fewest", core::SeatsForm{}, [&] { return golden_payers(table, kMin); });
    d.made("most", core::SeatsForm{}, [&] { return golden_payers(table, kMax); });
    d.made("gains", PerSeatOrNull{}, [&] { return golden_gains(table, side); });
    d.made_if(side == kNowhere, "could", core::ListOf<core::ObjectForm<SideCould>>{},
              [&] { return sides_could(table); });
}

/// VGN-2, VGN-10: which face each token shows, and where it lies.
template <class D>
void describe_tokens(D& d, auto& seen) {
    const bool tossed = seen.step.does > Does::Toss;
    const TokenRow row = token_row(seen);
    unsigned named = tossed ? 0 : (1u << kTokens) - 1;
    if constexpr (D::kReads) seen.tokens.fill(kNowhere);
    d.row("tokens", tossed ? kTokens : 0, [&](auto& place, int i) {
        Token token = row[static_cast<unsigned>(i)];
        place.part("token", token, TokenForm{});
        place.part("value", seen.faces, FaceForm{token});
        place.part("on", seen.tokens[static_cast<unsigned>(token)], SpotForm{token});
        named |= 1u << static_cast<int>(token);
    });
    if constexpr (D::kReads) d.want(named == (1u << kTokens) - 1, "tokens");
}

template <class D>
void describe_seat(D& d, Seat seat, auto& seen, auto& answered) {
    d.part("cabbages", seen.cabbages[seat], core::Number{0, 255});
    d.part("cards", seen.held[seat], core::Number{0, kCards});
    d.part("tricks", seen.tricks[seat], core::Number{0, kCards});
    d.made("gain", core::Number{}, [&] { return gains(seen)[seat]; });
    d.part("voids", seen.voids[seat], LettersForm{});
    d.part("answered", answered, MemberForm{seat});
    d.part("won", seen.won[seat], CardsForm{});
}

template <class D>
void describe_bank(D& d, auto& seen) {
    d.part("open", seen.open, CardsForm{});
    d.made("playable", CardsForm{}, [&] { return bank_playable_now(seen); });
    const bool asked = seen.step.does == Does::ForBank;
    d.made("pile_playable", core::Flag{}, [&] { return asked && pile_playable(seen); });
    d.made_if(asked, "then", ThenForm{}, [&] { return then(seen, kBank, bank_playable(seen)); });
    d.part("pile", seen.pile, core::Number{0, kCards});
    d.part("tricks", seen.tricks[kBank], core::Number{0, kCards});
    d.part("won", seen.won[kBank], CardsForm{});
}

}  // namespace detail

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    d.part("round", seen.round, core::Number{0, kMostRounds});
    d.made("rounds", core::Number{}, [] { return kMostRounds; });
    d.made("tricks", core::Number{}, [&] { return hand_size(seen.setup.seats); });
    d.part("step", seen.step.does, StepForm{});
    Seat leader = leader_of(seen);
    d.secret(seen.step.does != Does::First, "leader", leader, PlayerForm{seen.setup});
    detail::describe_own(d, seen);
    d.part("trick", seen.trick, TrickForm{seen.setup});
    d.part("last", seen.last, TrickForm{seen.setup});
    d.part("sevens", seen.sevens, core::Number{0, 4});
    d.row("machines", seen.step.does > Does::Machines ? kMachinesOut : 0, [&](auto& machine, int i) {
        detail::describe_machine(machine, seen.machines[static_cast<unsigned>(i)], seen);
    });
    d.object_or_null(seen.step.does > Does::Toss, "golden",
                     [&](auto& golden) { detail::describe_golden(golden, seen); });
    detail::describe_tokens(d, seen);
    d.part("undrawn", seen.undrawn, MachinesForm{});
    core::Seats said = answered(seen);
    d.row("seats", seen.setup.seats,
          [&](auto& seat, int i) { detail::describe_seat(seat, Seat(i), seen, said); });
    d.object_or_null(seen.setup.with_bank(), "bank", [&](auto& bank) { detail::describe_bank(bank, seen); });
    d.made("played", CardsForm{}, [&] { return seen.played(); });
    if constexpr (D::kReads) settle(seen, leader, said);
}

}  // namespace las_vegan
