#pragma once
// A match of one game behind the interface of any match.

#include "match/any_game.h"
#include "match/json_text.h"
#include "match/match.h"
#include "match/playout.h"

namespace match {

template <core::Game G>
class TypedMatch final : public AnyMatch {
   public:
    TypedMatch(Header header, const typename G::Setup& setup) : AnyMatch(std::move(header)), match_(setup) {}

    const Match<G>& typed() const { return match_; }

    core::Decision ask() const override { return G::ask(match_.state()); }
    int question() const override { return match_.question(); }

    std::vector<std::string> offers(Seat seat) const override {
        std::vector<std::string> texts;
        if (!ask().asked.has(seat)) return texts;
        typename G::Moves moves;
        G::offer(match_.state(), seat, moves);
        for (const auto& move : moves)
            texts.push_back(written([&](core::json::Pen& pen) { G::write(pen, move); }));
        return texts;
    }

    Complaint submit(Seat seat, int question, std::string_view text) override {
        if (core::index(seat) >= seats()) return complain(core::refuse(kGate, "gate.no-seat"));
        const Document document(text);
        if (!document) return complain(document.refusal());
        const core::Or<typename G::Move> move = G::read_move(document.value());
        if (!move) return complain(move.refusal());
        return complain(match_.submit(seat, question, *move));
    }
    Complaint record(std::string_view text) override {
        if (!ask().is_chance())
            return complain(core::refuse(kGate, ask().is_over() ? "gate.over" : "gate.not-house"));
        const Document document(text);
        if (!document) return complain(document.refusal());
        const core::Or<typename G::Draw> draw = G::read_draw(match_.state(), document.value());
        if (!draw) return complain(draw.refusal());
        return complain(match_.record(*draw));
    }
    void draw(core::PlayoutHouse& house) override { match_.draw(house); }
    void draw(core::FairHouse& house) override { match_.draw(house); }
    bool can_undo(Seat seat) const override { return match_.can_undo(seat); }
    Complaint undo(Seat seat) override { return complain(match_.undo(seat)); }
    void rewind(int entries) override { match_.rewind(static_cast<std::size_t>(entries)); }

    int size() const override { return static_cast<int>(match_.entries().size()); }

    std::vector<std::string> lines(int from) const override {
        std::vector<std::string> texts;
        for (int i = from; i < size(); ++i) {
            const Entry& entry = match_.entries()[static_cast<std::size_t>(i)];
            texts.push_back(line(entry, [&](core::json::Pen& pen) {
                if (entry.seat == core::kHouse)
                    G::write(pen, entry.draw);
                else
                    G::write(pen, entry.move);
            }));
        }
        return texts;
    }
    std::vector<std::string> lines_seen(Seat viewer, int from) const override {
        std::vector<std::string> texts;
        walk(from, [&](int, const State& before, const Entry& entry) {
            texts.push_back(line(entry, [&](core::json::Pen& pen) {
                if (entry.seat == core::kHouse)
                    G::write_seen(pen, before, match_.state(), entry.draw, viewer);
                else
                    G::write_seen(pen, before, match_.state(), entry.seat, entry.move, viewer);
            }));
        });
        return texts;
    }
    std::vector<Told> told(Seat viewer, int from) const override {
        std::vector<Told> all;
        walk(from, [&](int number, const State& before, const Entry& entry) {
            core::Sentences sentences;
            if (entry.seat == core::kHouse)
                G::tell(before, entry.draw, viewer, sentences);
            else
                G::tell(before, entry.seat, entry.move, viewer, sentences);
            for (const core::Phrase& phrase : sentences)
                all.push_back({number, words::say(phrase, speaker_), phrase.key, written_args(phrase)});
        });
        return all;
    }

    std::string view(Seat viewer) const override {
        const core::Decision open = ask();
        return written([&](core::json::Pen& pen) {
            pen.open('{').key("game").text(G::kAbout.name).key("names").open('[');
            for (const std::string& name : header_.names) pen.text(name);
            pen.close(']').key("seat");
            if (core::index(viewer) < seats())
                pen.number(core::index(viewer));
            else
                pen.null();
            pen.key("question").number(question()).key("asked").open('[');
            if (open.is_chance()) pen.text("house");
            for (int seat = 0; seat < seats(); ++seat)
                if (open.asked.has(Seat(seat))) pen.number(seat);
            pen.close(']').key("over").boolean(open.is_over()).key("table");
            G::write(pen, G::view(match_.state(), viewer));
            if (open.is_over()) pen.key("result").word(result());
            pen.close('}');
        });
    }
    core::Standing score() const override { return G::score(match_.state()); }
    std::unique_ptr<AnyMatch> copy() const override { return std::make_unique<TypedMatch>(*this); }

   private:
    using State = typename G::State;
    using Entry = typename Match<G>::Entry;

    Complaint complain(const core::Refusal& refusal) const { return problem(refusal, speaker_); }
    Complaint complain(const core::Verdict& verdict) const {
        if (verdict) return {};
        return problem(verdict.refusal(), speaker_);
    }
    template <class Inside>
    static std::string line(const Entry& entry, Inside inside) {
        return written([&](core::json::Pen& pen) {
            pen.open('{');
            if (entry.seat == core::kHouse)
                pen.key("house");
            else
                pen.key("seat").number(core::index(entry.seat)).key("move");
            inside(pen);
            pen.close('}');
        });
    }
    /// Visits the entries from one on, each with the state before it.
    template <class Visit>
    void walk(int from, Visit visit) const {
        State state = G::open(match_.setup());
        for (int i = 0; i < size(); ++i) {
            const Entry& entry = match_.entries()[static_cast<std::size_t>(i)];
            if (i >= from) visit(i, state, entry);
            Match<G>::apply(state, entry);
        }
    }

    Match<G> match_;
};

template <core::Game G>
class TypedGame final : public AnyGame {
   public:
    const core::About& about() const override { return G::kAbout; }

    Result<std::unique_ptr<AnyMatch>> open(std::vector<std::string> names,
                                           std::string_view options) const override {
        auto setup = read(static_cast<int>(names.size()), options);
        if (!setup) return setup.wrong;
        const std::string usual = written([&](core::json::Pen& pen) { G::write_options(pen, *setup); });
        return std::unique_ptr<AnyMatch>(
            std::make_unique<TypedMatch<G>>(Header{name(), std::move(names), usual, {}}, *setup));
    }

    Result<Played> play_out(int seats, std::string_view options, std::uint64_t seed,
                            std::uint64_t games) const override {
        auto setup = read(seats, options);
        if (!setup) return setup.wrong;
        Played played;
        for (std::uint64_t game = 0; game < games; ++game) {
            core::PlayoutHouse house(seed_of(seed, game));
            match::play_out<G>(*setup, house, played);
        }
        return played;
    }

    std::size_t state_bytes() const override { return sizeof(typename G::State); }
    unsigned copy_states(std::uint64_t times) const override {
        constexpr std::size_t kRing = 4;  // from one to the next, so that no copy can be left out
        typename G::State ring[kRing]{};
        unsigned sum = 0;
        for (std::uint64_t i = 0; i < times; ++i) {
            ring[(i + 1) % kRing] = ring[i % kRing];
            auto* first = reinterpret_cast<unsigned char*>(&ring[(i + 1) % kRing]);
            sum += ++*first;
        }
        return sum;
    }

   private:
    static Result<typename G::Setup> read(int seats, std::string_view options) {
        const words::Speaker english;
        const Document document(options);
        if (!document) return problem(document.refusal(), english);
        const core::Or<typename G::Setup> setup = G::read_setup(seats, document.value());
        if (!setup) return problem(setup.refusal(), english);
        return *setup;
    }
};

}  // namespace match
