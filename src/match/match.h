#pragma once
// One match of one game: the set-up, the numbered entries, the state they lead to, and the gate through which
// every answer comes.

#include <vector>

#include "core/game.h"
#include "match/problem.h"

namespace match {

using core::Seat;

template <core::Game G>
class Match {
   public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Draw = typename G::Draw;

    /// What a seat answered or the house drew.
    struct Entry {
        Seat seat;  // core::kHouse for the house
        Move move;
        Draw draw;
        int question;         // the one it answers
        bool sealed = false;  // whether others answered it too, unseen
    };

    explicit Match(const typename G::Setup& setup) : setup_(setup), state_(G::open(setup)) {}

    const typename G::Setup& setup() const { return setup_; }
    const State& state() const { return state_; }
    const std::vector<Entry>& entries() const { return entries_; }
    /// The same moment without what led to it: for whoever only has to choose a move.
    Match position() const {
        Match bare(setup_);
        bare.state_ = state_;
        bare.question_ = question_;
        return bare;
    }
    /// The number of the open question. Sealed answers answer one question together.
    int question() const { return question_; }

    /// The gate: the only way in for a seat's answer.
    core::Verdict submit(Seat seat, int question, const Move& move) {
        const core::Decision open = G::ask(state_);
        if (open.is_over()) return core::refuse(kGate, "gate.over");
        if (question < question_) return core::refuse(kGate, "gate.stale", question, question_);
        if (question > question_) return core::refuse(kGate, "gate.future", question);
        if (open.is_chance()) return core::refuse(kGate, "gate.house");
        if (!open.asked.has(seat))
            return core::refuse(kGate, answered(seat) ? "gate.answered" : "gate.not-asked", seat);
        typename G::Moves offered;
        G::offer(state_, seat, offered);
        if (!offered.has(move)) return G::why_not(state_, seat, move);
        const bool sealed = open.kind == core::Decision::Kind::Sealed;
        entries_.push_back({seat, move, {}, question_, sealed});
        G::apply(state_, seat, move);
        // A sealed question stays open until the last answer is in.
        if (!sealed || open.asked.count() == 1) ++question_;
        return core::kFine;
    }

    /// What a house drew, or somebody says it drew.
    core::Verdict record(const Draw& draw) {
        const core::Decision open = G::ask(state_);
        if (open.is_over()) return core::refuse(kGate, "gate.over");
        if (!open.is_chance()) return core::refuse(kGate, "gate.not-house");
        if (const core::Verdict possible = G::doubt(state_, draw); !possible) return possible;
        write(draw);
        return core::kFine;
    }

    /// The house draws, once.
    template <core::House H>
    void draw(H& house) {
        write(G::chance(state_, house));
    }

    /// Whether this seat may take its last answer back: nothing of chance and no other seat's answer came
    /// after it. A sealed answer can be taken back until the last one is in.
    bool can_undo(Seat seat) const { return undoable(seat) < entries_.size(); }
    core::Verdict undo(Seat seat) {
        const std::size_t at = undoable(seat);
        if (at == entries_.size()) return core::refuse(kGate, "gate.no-undo", seat);
        question_ = entries_[at].question;
        entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(at));
        state_ = state_at(entries_.size());
        return core::kFine;
    }
    /// Takes back every entry from this one on: for whoever keeps the books of a real table.
    void rewind(std::size_t entries) {
        if (entries >= entries_.size()) return;
        question_ = entries_[entries].question;
        entries_.resize(entries);
        state_ = state_at(entries);
    }

    /// The state before the entry of this number.
    State state_at(std::size_t entry) const {
        State state = G::open(setup_);
        for (std::size_t i = 0; i < entry; ++i) apply(state, entries_[i]);
        return state;
    }
    static void apply(State& state, const Entry& entry) {
        if (entry.seat == core::kHouse)
            G::apply(state, entry.draw);
        else
            G::apply(state, entry.seat, entry.move);
    }
    /// The same, with a witness who is told what happens.
    template <class W>
    static void apply(State& state, const Entry& entry, W& witness) {
        if (entry.seat == core::kHouse)
            G::apply(state, entry.draw, witness);
        else
            G::apply(state, entry.seat, entry.move, witness);
    }

   private:
    void write(const Draw& draw) {
        entries_.push_back({core::kHouse, {}, draw, question_++});
        G::apply(state_, draw);
    }
    bool answered(Seat seat) const {
        for (auto entry = entries_.rbegin(); entry != entries_.rend() && entry->question == question_;
             ++entry)
            if (entry->seat == seat) return true;
        return false;
    }
    /// The place of the entry that the seat may take back, or the end.
    std::size_t undoable(Seat seat) const {
        const std::size_t none = entries_.size();
        if (seat == core::kHouse || entries_.empty()) return none;
        // Of sealed answers to the open question everybody may take back their own.
        for (std::size_t at = none; at > 0 && entries_[at - 1].question == question_; --at)
            if (entries_[at - 1].seat == seat) return at - 1;
        // Otherwise only the very last entry; sealed answers stay once the last of them is in.
        return entries_.back().seat != seat || entries_.back().sealed ? none : none - 1;
    }

    typename G::Setup setup_;
    State state_;
    std::vector<Entry> entries_;
    int question_ = 0;
};

}  // namespace match
