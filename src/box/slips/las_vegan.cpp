// The game of tricks at a real table. Hands are known to their owners; every card that is played is seen, and
// so is who did not follow. Any deal will do that fits all of that.

#include "games/las_vegan/las_vegan.h"

#include "box/pieces.h"
#include "box/typed_book.h"

namespace box {

template <>
struct Slip<las_vegan::LasVegan> : OpenSlip<las_vegan::LasVegan> {
    using Game = las_vegan::LasVegan;
    using Draw = las_vegan::Draw;
    using Does = las_vegan::Does;
    using Cards = las_vegan::Cards;
    using Card = las_vegan::Card;

    static bool draws_hidden(const State& state) { return state.step.does == Does::Hands; }
    static bool says_cards(const State& state) {
        return state.step.does == Does::Play || state.step.does == Does::Sealed;
    }

    static std::optional<Draw> draw(const State& state, Clerk& clerk, House& house) {
        switch (state.step.does) {
            case Does::First: return first(state, clerk);
            case Does::Machines: return machines(state, clerk);
            case Does::Toss: return toss(clerk);
            case Does::Hands: return Game::chance(state, house);
            case Does::Open:
            case Does::Refill: return open(state, clerk);
            default: return pile(state, clerk);
        }
    }
    static std::vector<Move> possible(const State& state, Seat seat) {
        if (says_cards(state)) return {};
        return OpenSlip::possible(state, seat);
    }

    /// VGN-7: a card that this seat can still hold.
    static std::optional<Move> cards(const State& state, Seat seat, Clerk& clerk) {
        const auto card = ask_card(state, clerk, voids_of(state, seat),
                                   {.what = "card",
                                    .say = core::phrase("box.card", seat),
                                    .gone = core::refuse("VGN-7", "box.revoked", seat),
                                    .whose = whose(seat),
                                    .of = 1});
        if (!card) return {};
        return Move::play(*card);
    }

    /// VGN-6: the cards of the round are dealt once more, so that everybody could play what was played.
    static core::Verdict fit(const Match& match, const Entry& next, House& house, Changes<Game>& changes) {
        const State& state = match.state();
        const std::size_t at = last_draw<las_vegan::HandsDraw>(match);
        if (at == match.entries().size()) return core::kFine;
        Cards now{};  // what this entry shows
        if (next.seat != core::kHouse) {
            if (next.move.kind() != Move::Kind::Card) return core::kFine;
            now = Cards::only(next.move.card());
        } else if (const auto* opened = std::get_if<las_vegan::OpenDraw>(&next.draw)) {
            now = opened->cards;
        } else if (const auto* turned = std::get_if<las_vegan::PileDraw>(&next.draw)) {
            now = Cards::only(turned->card);
        } else {
            return core::kFine;
        }
        if (const Cards again = now & seen(state); !again.none())
            return core::refuse("VGN-1", "vgn.card-twice", las_vegan::name(again.lowest()));

        las_vegan::HandsDraw dealt{};
        for (std::size_t i = at; i < match.entries().size(); ++i) {
            const Entry& entry = match.entries()[i];
            if (entry.seat != core::kHouse && entry.move.kind() == Move::Kind::Card)
                dealt.hands[entry.seat] |= Cards::only(entry.move.card());
        }
        kit::Holders holders;
        const int size = las_vegan::hand_size(state.setup.seats);
        for (const Seat seat : core::seats(state.setup.seats)) {
            std::uint8_t voids = voids_of(state, seat);
            if (seat == next.seat) {
                dealt.hands[seat] |= now;
                voids = static_cast<std::uint8_t>(voids | shown_void(state, now.lowest()));
            }
            const int missing = size - dealt.hands[seat].count();
            holders.add({static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(missing), voids, {}});
            if (seat == next.seat && !(now & of_suits(voids)).none() && voids == voids_of(state, seat))
                return core::refuse("VGN-7", "box.revoked", next.seat);
        }
        const Cards unseen = las_vegan::kDeck - seen(state) - now;
        if (!kit::deal_by_lot(unseen, holders, house)) return core::refuse("VGN-7", "box.no-deal");
        for (const kit::Holder& holder : holders) dealt.hands[Seat(holder.who)] |= holder.hand;
        changes.emplace_back(at, dealt);
        return core::kFine;
    }

   private:
    static Cards of_suits(std::uint8_t suits) {
        Cards cards{};
        for (int suit = 0; suit < kit::kSuits; ++suit)
            if ((suits >> suit & 1) != 0) cards |= Cards::of_suit(suit);
        return cards;
    }
    /// BANK-5: at a real table both cards are turned up together, and said one after the other.
    static bool has_said(const State& state, Seat seat) {
        return state.step.does == Does::Sealed && !state.step.asked.has(seat);
    }
    /// Every card that somebody has seen this round.
    static Cards seen(const State& state) {
        Cards cards = state.played() | state.open;
        for (const Seat seat : core::seats(2))
            if (has_said(state, seat)) cards |= Cards::only(state.sealed[seat]);
        return cards;
    }
    /// Who plays another colour than the one led has none of that.
    static std::uint8_t shown_void(const State& state, Card card) {
        if (state.lying.none() || kit::suit(card) == kit::suit(state.trick.led())) return 0;
        return static_cast<std::uint8_t>(1u << kit::suit(state.trick.led()));
    }
    static std::uint8_t voids_of(const State& state, Seat seat) {
        const std::uint8_t voids = state.voids[seat];
        if (!has_said(state, seat)) return voids;
        return static_cast<std::uint8_t>(voids | shown_void(state, state.sealed[seat]));
    }

    /// Cards by colour and rank, those gone that were seen or are of a colour that is out.
    static std::optional<Card> ask_card(const State& state, Clerk& clerk, std::uint8_t out, Ask ask) {
        std::vector<Card> all;
        for (Cards deck = las_vegan::kDeck; !deck.none();) {
            const Card card = deck.take_lowest();
            all.push_back(card);
            ask.add(match::quoted(las_vegan::text(card)), of_suits(out).has(card) ? 0 : 1);
            if (!seen(state).has(card)) continue;
            ask.choices.back().left = 0;
            ask.choices.back().why = core::refuse("VGN-1", "vgn.card-twice", las_vegan::name(card));
        }
        const auto said = clerk.next(std::move(ask));
        if (!said) return {};
        return all[*said];
    }
    static std::optional<Draw> first(const State& state, Clerk& clerk) {
        const auto seat = ask_seat(clerk, state.setup.seats, "VGN-5", core::phrase("box.first"));
        if (!seat) return {};
        return Draw(las_vegan::FirstDraw{*seat});
    }
    static std::optional<Draw> machines(const State& state, Clerk& clerk) {
        las_vegan::MachinesDraw drawn{};
        unsigned undrawn = state.undrawn;
        for (unsigned i = 0; i < las_vegan::kMachinesOut; ++i) {
            Ask ask{.what = "machine",
                    .say = core::phrase("box.machine"),
                    .gone = core::refuse("VGN-4", "box.machine-gone")};
            ask.got = static_cast<int>(i);
            ask.of = las_vegan::kMachinesOut;
            for (int machine = 0; machine < las_vegan::kMachines; ++machine)
                ask.add(match::quoted(las_vegan::text(las_vegan::Machine(machine))),
                        static_cast<int>(undrawn >> machine & 1));
            const auto said = clerk.next(std::move(ask));
            if (!said) return {};
            drawn.machines[i] = las_vegan::Machine(*said);
            undrawn &= ~(1u << *said);
        }
        return Draw(drawn);
    }
    /// VGN-5: token by token, which of its two faces is up.
    static std::optional<Draw> toss(Clerk& clerk) {
        las_vegan::TossDraw drawn{};
        for (int token = 0; token < las_vegan::kTokens; ++token) {
            const bool gold = las_vegan::Token(token) == las_vegan::kGold;
            Ask ask{.what = "toss",
                    .say = gold ? core::phrase("box.toss-gold") : core::phrase("box.toss", token + 1),
                    .gone = core::refuse("VGN-5", "any.not-offered"),
                    .whose = gold ? std::string("\"gold\"") : std::to_string(token)};
            ask.got = token;
            ask.of = las_vegan::kTokens;
            for (const int face : las_vegan::kFaces[token]) ask.add(piece_of(face));
            const auto said = clerk.next(std::move(ask));
            if (!said) return {};
            drawn.faces = static_cast<std::uint8_t>(drawn.faces | *said << token);
        }
        return Draw(drawn);
    }
    /// BANK-1, BANK-3.
    static std::optional<Draw> open(const State& state, Clerk& clerk) {
        const bool refills = state.step.does == Does::Refill;
        const int wanted = las_vegan::kOpen - state.open.count();
        State shown = state;
        las_vegan::OpenDraw drawn{};
        for (int i = 0; i < wanted; ++i) {
            const auto card =
                ask_card(shown, clerk, 0,
                         {.what = "card",
                          .say = core::phrase("box.open", wanted),
                          .gone = core::refuse(refills ? "BANK-3" : "BANK-1", "any.not-offered"),
                          .got = i,
                          .of = wanted});
            if (!card) return {};
            drawn.cards |= Cards::only(*card);
            shown.open |= Cards::only(*card);
        }
        return Draw(drawn);
    }
    static std::optional<Draw> pile(const State& state, Clerk& clerk) {
        const bool leads = state.step.does == Does::BankLead;
        const auto card = ask_card(state, clerk, 0,
                                   {.what = "card",
                                    .say = leads ? core::phrase("box.bank-leads") : core::phrase("box.pile"),
                                    .gone = core::refuse(leads ? "BANK-5" : "BANK-2", "any.not-offered"),
                                    .of = 1});
        if (!card) return {};
        return Draw(las_vegan::PileDraw{*card});
    }
};

template const AnyBook& book<las_vegan::LasVegan>();

}  // namespace box
