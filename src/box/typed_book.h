#pragma once
// The book of one game.

#include "box/book.h"
#include "box/slip.h"
#include "match/typed_match.h"

namespace box {

template <core::Game G>
class TypedBook final : public AnyBook {
   public:
    using Match = match::Match<G>;
    using Entry = typename Match::Entry;

    Outcome enter(const match::AnyMatch& any, const Slipped& slipped) const override {
        const Match& match = typed(any);
        // What is supposed is no part of the game's chance: the same book supposes the same.
        House house(match.entries().size() + 1);
        Clerk clerk(slipped.said);
        Outcome outcome;
        const auto say = [&](const core::Refusal& why) {
            outcome.refused = match::problem(why, speaker(any));
            return std::move(outcome);
        };
        const auto stop = [&] {
            if (clerk.refusal()) return say(*clerk.refusal());
            outcome.ask = clerk.open();
            return std::move(outcome);
        };

        const core::Or<Entry> next = entry(match, slipped, clerk, house);
        if (!next) return say(next.refusal());
        if (clerk.refusal() || clerk.waits()) return stop();
        outcome.ask = clerk.open();
        outcome.hidden = next->seat == core::kHouse && Slip<G>::draws_hidden(match.state());

        Match made = match;
        Changes<G> changes;
        core::Verdict fine = make(made, *next);
        if (!fine) {
            if (const core::Verdict fits = Slip<G>::fit(match, *next, house, changes); !fits)
                return say(fits.refusal());
            if (changes.empty()) return say(fine.refusal());
            fine = again(match, changes, *next, made);
            if (!fine) return say(fine.refusal());
        }
        if (Slip<G>::settles(match.state(), made.state())) {
            Slip<G>::reveal(match, *next, clerk, changes);
            if (clerk.refusal() || clerk.waits()) return stop();
            fine = again(match, changes, *next, made);
            if (!fine) return say(fine.refusal());
        }
        if (clerk.too_much()) return say(core::refuse(match::kGate, "any.not-offered"));
        outcome.made = std::make_unique<match::TypedMatch<G>>(any.header(), std::move(made), speaker(any));
        // What it tells starts at its first entry, whatever it has been before.
        outcome.made->rewind(outcome.made->size());
        return outcome;
    }

    std::vector<std::string> possible(const match::AnyMatch& any, Seat seat) const override {
        const auto& state = typed(any).state();
        std::vector<std::string> texts;
        if (!G::ask(state).asked.has(seat)) return texts;
        for (const auto& move : Slip<G>::possible(state, seat))
            texts.push_back(match::written([&](core::json::Pen& pen) { G::write(pen, move); }));
        return texts;
    }

   private:
    static const Match& typed(const match::AnyMatch& any) {
        return static_cast<const match::TypedMatch<G>&>(any).typed();
    }
    static words::Speaker speaker(const match::AnyMatch& any) {
        words::Speaker speaker;
        speaker.names = any.header().names;
        return speaker;
    }
    /// What was said, as an entry. Whether it is allowed is asked afterwards.
    static core::Or<Entry> entry(const Match& match, const Slipped& slipped, Clerk& clerk, House& house) {
        const auto& state = match.state();
        Entry next{slipped.seat, {}, {}, match.question()};
        const core::Decision open = G::ask(state);
        if (open.is_over()) return core::refuse(match::kGate, "gate.over");
        if (open.is_chance()) {
            next.seat = core::kHouse;
            if (const auto draw = Slip<G>::draw(state, clerk, house)) next.draw = *draw;
            return next;
        }
        if (!open.asked.has(slipped.seat)) return core::refuse(match::kGate, "gate.not-asked", slipped.seat);
        if (slipped.move.empty()) {
            if (!Slip<G>::says_cards(state)) return core::refuse(match::kGate, "any.not-offered");
            if (const auto move = Slip<G>::cards(state, slipped.seat, clerk)) next.move = *move;
            return next;
        }
        const match::Document document(slipped.move);
        if (!document) return document.refusal();
        const core::Or<typename G::Move> move = G::read_move(document.value());
        if (!move) return move.refusal();
        next.move = *move;
        return next;
    }
    static core::Verdict make(Match& match, const Entry& entry) {
        if (entry.seat == core::kHouse) return match.record(entry.draw);
        return match.submit(entry.seat, match.question(), entry.move);
    }
    /// The whole game once more with other supposed cards, and the new entry.
    static core::Verdict again(const Match& old, const Changes<G>& changes, const Entry& next, Match& made) {
        made = Match(old.setup());
        for (std::size_t i = 0; i < old.entries().size(); ++i) {
            Entry entry = old.entries()[i];
            for (const auto& [at, draw] : changes)
                if (at == i) entry.draw = draw;
            if (const core::Verdict fine = make(made, entry); !fine) return fine;
        }
        return make(made, next);
    }
};

template <class G>
const AnyBook& book() {
    static const TypedBook<G> the_book;
    return the_book;
}

}  // namespace box
