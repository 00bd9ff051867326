#pragma once
// Twins: two matches whose journals differ only in what one viewer may not see. Everything that the viewer is
// ever given of the one must be the same, to the byte, as of the other.

#include "las_vegas_cards/worlds.h"

namespace cards_test {

/// Everything that a viewer can get out of a match.
template <core::Game G>
std::string everything(const match::TypedMatch<G>& match, Seat viewer) {
    std::string all = match.view(viewer) + "\n";
    for (const std::string& line : match.lines_seen(viewer, 0)) all += line + "\n";
    for (const match::Told& told : match.told(viewer, 0))
        all += std::to_string(told.entry) + " " + told.key + " " + told.text + "\n";
    for (const std::string& events : match.happened(viewer, 0)) all += events + "\n";
    if (viewer == core::kSpectator) return all;
    for (const std::string& move : match.offers(viewer)) all += "may " + move + "\n";
    all += match.can_undo(viewer) ? "may undo\n" : "";
    for (const char* wrong :
         {R"({"place":[1]})", R"({"place":[6]})", R"({"place":[2,3]})", R"({"place":[4,4,5]})",
          R"({"place":[55]})", R"({"token":"red","at":3})", R"({"token":null,"at":1})"}) {
        const auto copy = match.copy();
        if (const auto complaint = copy->submit(viewer, copy->question(), wrong))
            all += complaint->rule + " " + complaint->text + "\n";
    }
    return all;
}

/// The hidden half of one round of one seat: its hands, and what it is known to have placed of each.
struct Hidden {
    std::vector<std::size_t> hands;    // entries that dealt them
    std::vector<lvc::Cards> revealed;  // of each hand; none while it is held or lies face down
};

/// A match like this one, with other hidden cards for everybody but the viewer.
template <core::Game G>
class Twin {
   public:
    Twin(const match::TypedMatch<G>& match, Seat viewer, Lot& lot)
        : match_(match), viewer_(viewer), lot_(lot), entries_(match.typed().entries()) {}

    match::TypedMatch<G> make() {
        State state = G::open(match_.typed().setup());
        seats_ = state.setup.seats;
        hidden_.resize(static_cast<std::size_t>(seats_));
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            const int round = state.round;
            note(state, i);
            match::Match<G>::apply(state, entries_[i]);
            if (state.does == lvc::Does::Choose || round == state.round) continue;
            change_round();
        }
        change_round();
        return replay();
    }

   private:
    void note(const State& state, std::size_t i) {
        const auto& entry = entries_[i];
        if (const auto* hands = std::get_if<lvc::HandsDraw>(&entry.draw); hands && entry.seat == core::kHouse)
            for (unsigned seat = 0; seat < static_cast<unsigned>(seats_); ++seat)
                if (!hands->hands[seat].none()) dealt(seat, i);
        if (std::holds_alternative<lvc::HandDraw>(entry.draw) && entry.seat == core::kHouse)
            dealt(lvc::at(state.active), i);
        if (entry.seat == core::kHouse || !entry.move.places()) return;
        if (state.does == lvc::Does::Place) hidden_[lvc::at(entry.seat)].revealed.back() = entry.move.cards();
        if (state.does != lvc::Does::Choose || state.choosing.count() != 1) return;
        for (unsigned seat = 0; seat < static_cast<unsigned>(seats_); ++seat)
            if (!state.hand[seat].none())
                hidden_[seat].revealed.back() =
                    Seat(seat) == entry.seat ? entry.move.cards() : state.chosen[seat];
    }
    void dealt(unsigned seat, std::size_t entry) {
        hidden_[seat].hands.push_back(entry);
        hidden_[seat].revealed.push_back({});
    }
    void change_round() {
        for (unsigned seat = 0; seat < static_cast<unsigned>(seats_); ++seat) {
            Hidden& round = hidden_[seat];
            lvc::Cards unseen = lvc::kDeck;
            for (const lvc::Cards cards : round.revealed) unseen -= cards;
            auto cards = shuffled(unseen, lot_);
            for (std::size_t turn = 0; turn < round.hands.size() && Seat(seat) != viewer_; ++turn) {
                const lvc::Cards shown = round.revealed[turn];
                auto& draw = entries_[round.hands[turn]].draw;
                auto* hands = std::get_if<lvc::HandsDraw>(&draw);
                (hands ? hands->hands[seat] : std::get<lvc::HandDraw>(draw).hand) =
                    shown + deal(cards, 5 - shown.count());
            }
            round = {};
        }
    }
    match::TypedMatch<G> replay() {
        match::TypedMatch<G> twin = suite::new_match<G>(match_.typed().setup());
        const State& end = match_.typed().state();
        for (const auto& entry : entries_) {
            if (entry.seat == core::kHouse) {
                const auto refused = twin.record(suite::text<G>(entry.draw));
                suite::want(!refused, "a twin's draw is refused");
                continue;
            }
            // What still lies face down may be anything that could have been chosen.
            const State& now = twin.typed().state();
            const bool sealed = now.does == lvc::Does::Choose && end.does == lvc::Does::Choose &&
                                now.round == end.round && now.turn == end.turn && entry.seat != viewer_;
            const auto move =
                sealed ? lvc::Move::place(some_choice(now.hand[lvc::at(entry.seat)], lot_)) : entry.move;
            const auto refused = twin.submit(entry.seat, twin.question(), suite::text<G>(move));
            suite::want(!refused, "a twin's move is refused");
        }
        return twin;
    }

    const match::TypedMatch<G>& match_;
    Seat viewer_;
    Lot& lot_;
    std::vector<typename match::Match<G>::Entry> entries_;
    std::vector<Hidden> hidden_;
    int seats_ = 0;
};

/// Somebody else chooses something and takes it back.
template <core::Game G>
void choose_and_undo(match::TypedMatch<G>& match, Seat seat, Lot& lot) {
    const auto offers = match.offers(seat);
    const auto& move = offers[lot.below(static_cast<std::uint32_t>(offers.size()))];
    suite::want(!match.submit(seat, match.question(), move), "a choice is refused");
    suite::want(!match.undo(seat), "a sealed choice cannot be taken back");
}

/// Plays random games, stops them anywhere, and compares what everybody gets with what they get of a twin.
template <core::Game G>
suite::Findings twins_told_apart(const typename G::Setup& setup, std::uint64_t seed, int games) {
    suite::Findings findings;
    Lot lot(seed);
    suite::visit_positions<G>(setup, seed, games, [&](auto& match, auto&) {
        if (lot.below(6) != 0 || findings.size() > 2) return;
        for (const Seat viewer : suite::viewers(match.seats())) {
            match::TypedMatch<G> here = match, there = Twin<G>(match, viewer, lot).make();
            std::string mine = everything(here, viewer), other = everything(there, viewer);
            if (mine == other && here.ask().kind == core::Decision::Kind::Sealed)
                for (int i = 0; i < match.seats(); ++i)
                    if (Seat(i) != viewer && here.ask().asked.has(Seat(i)) && here.ask().asked.count() > 1) {
                        choose_and_undo(here, Seat(i), lot);
                        mine += everything(here, viewer);
                        choose_and_undo(there, Seat(i), lot);
                        other += everything(there, viewer);
                    }
            if (mine != other)
                findings.push_back(suite::name(viewer) + " tells twins apart:\n" + mine + "\n--- and\n" +
                                   other);
        }
    });
    return findings;
}

}  // namespace cards_test
