#pragma once
// A match of one game behind the interface of any match.

#include <algorithm>

#include "match/any_game.h"
#include "match/happened.h"
#include "match/json_text.h"
#include "match/match.h"
#include "match/playout.h"
#include "match/schema.h"
#include "match/typed_seen.h"

namespace match {

template <core::Game G>
class TypedMatch final : public AnyMatch {
   public:
    TypedMatch(Header header, const typename G::Setup& setup)
        : AnyMatch(std::move(header)), match_(setup), told_state_(match_.state()) {}

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
        const Document document(text);
        return document ? submit(seat, question, document.value()) : complain(document.refusal());
    }
    Complaint submit(Seat seat, int question, core::json::Value answer) override {
        if (core::index(seat) >= seats()) return complain(core::refuse(kGate, "gate.no-seat"));
        const core::Or<typename G::Move> move = G::read_move(answer);
        if (!move) return complain(move.refusal());
        return complain(match_.submit(seat, question, *move));
    }
    Complaint record(std::string_view text) override {
        const Document document(text);
        return document ? record(document.value()) : complain(document.refusal());
    }
    Complaint record(core::json::Value drawn) override {
        if (!ask().is_chance())
            return complain(core::refuse(kGate, ask().is_over() ? "gate.over" : "gate.not-house"));
        const core::Or<typename G::Draw> draw = G::read_draw(match_.state(), drawn);
        if (!draw) return complain(draw.refusal());
        return complain(match_.record(*draw));
    }
    std::string drawn(core::FairHouse& house) const override {
        const typename G::Draw draw = G::chance(match_.state(), house);
        return written([&](core::json::Pen& pen) { G::write(pen, draw); });
    }
    void draw(core::PlayoutHouse& house) override { match_.draw(house); }
    void draw(core::FairHouse& house) override { match_.draw(house); }
    bool can_undo(Seat seat) const override { return match_.can_undo(seat); }
    Complaint undo(Seat seat) override {
        const Complaint complaint = complain(match_.undo(seat));
        if (!complaint) forget_told();
        return complaint;
    }
    void rewind(int entries) override {
        match_.rewind(static_cast<std::size_t>(entries));
        forget_told();
    }

    int size() const override { return static_cast<int>(match_.entries().size()); }

    std::vector<std::string> lines(int from) const override {
        std::vector<std::string> texts;
        for (int i = from; i < size(); ++i) texts.push_back(full_line(at(i)));
        return texts;
    }
    std::vector<std::string> lines_seen(Seat viewer, int from) const override {
        std::vector<std::string> texts;
        walk(from, size(), [&](int, const State& before, const Entry& entry) {
            texts.push_back(seen_line(before, match_.state(), entry, viewer));
        });
        return texts;
    }
    void tell(Seat viewer, int from, const Listener& listener) const override {
        walk(from, size(), [&](int number, const State& before, const Entry& entry) {
            for (const core::Phrase& phrase : sentences<G>(before, entry, viewer)) listener(number, phrase);
        });
    }
    std::vector<std::string> happened(Seat viewer, int from) const override {
        std::vector<std::string> lists;
        walk(from, size(), [&](int, const State& before, const Entry& entry) {
            lists.push_back(
                written([&](core::json::Pen& pen) { write_happened<G>(pen, before, entry, viewer); }));
        });
        return lists;
    }

#ifdef __wasm__
    // A page tells everything anew; only servers have to tell what is new, in their own words.
    std::vector<std::string> phrases(Seat, int, bool) const override { return {}; }
    void mark_told() override {}
    std::vector<int> revealed() override { return {}; }
    std::string line_seen(Seat, int) const override { return {}; }
    std::vector<std::pair<int, std::string>> revealed_since_made(Seat, int) const override { return {}; }
#else
    std::vector<std::string> phrases(Seat viewer, int from, bool with_text) const override {
        std::vector<std::string> lists;
        walk(from, size(), [&](int, const State& before, const Entry& entry) {
            const core::Sentences told = sentences<G>(before, entry, viewer);
            lists.push_back(written([&](core::json::Pen& pen) {
                pen.open('[');
                for (const core::Phrase& phrase : told) {
                    pen.open('{').key("key").text(phrase.key).key("args").word(written_args(phrase));
                    if (with_text) pen.key("text").text(words::say(phrase, speaker_));
                    pen.close('}');
                }
                pen.close(']');
            }));
        });
        return lists;
    }
    void mark_told() override {
        look_for_veils();
        told_ = size();
        told_state_ = match_.state();
        opened_.clear();
    }
    std::vector<int> revealed() override {
        look_for_veils();
        std::vector<int> entries;
        for (const Veiled& entry : opened_)
            if (entry.number < told_) entries.push_back(entry.number);
        std::sort(entries.begin(), entries.end());
        return entries;
    }
    std::string line_seen(Seat viewer, int number) const override {
        for (const std::vector<Veiled>* list : {&opened_, &veiled_})
            for (const Veiled& entry : *list)
                if (entry.number == number)
                    return seen_line(entry.before, match_.state(), at(number), viewer);
        std::string text;
        walk(number, number + 1, [&](int, const State& before, const Entry& entry) {
            text = seen_line(before, match_.state(), entry, viewer);
        });
        return text;
    }
    std::vector<std::pair<int, std::string>> revealed_since_made(Seat viewer,
                                                                 int before_this) const override {
        std::vector<std::pair<int, std::string>> lines;
        walk(0, before_this, [&](int number, const State& before, const Entry& entry) {
            State after = before;
            Match<G>::apply(after, entry);
            std::string now = seen_line(before, match_.state(), entry, viewer);
            if (now != seen_line(before, after, entry, viewer)) lines.emplace_back(number, std::move(now));
        });
        return lines;
    }
#endif

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
    std::unique_ptr<AnyMatch> position() const override {
        return std::make_unique<TypedMatch>(header_, match_.position(), speaker_);
    }
    TypedMatch(const Header& header, Match<G> match, const words::Speaker& speaker)
        : AnyMatch(header), match_(std::move(match)), told_state_(match_.state()) {
        speaker_ = speaker;
    }

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
    static std::string full_line(const Entry& entry) {
        return line(entry, [&](core::json::Pen& pen) {
            if (entry.seat == core::kHouse)
                G::write(pen, entry.draw);
            else
                G::write(pen, entry.move);
        });
    }
    static std::string seen_line(const State& before, const State& now, const Entry& entry, Seat viewer) {
        return line(entry, [&](core::json::Pen& pen) {
            if (entry.seat == core::kHouse)
                G::write_seen(pen, before, now, entry.draw, viewer);
            else
                G::write_seen(pen, before, now, entry.seat, entry.move, viewer);
        });
    }
    const Entry& at(int number) const { return match_.entries()[static_cast<std::size_t>(number)]; }
    /// Visits the entries from one on to before another, each with the state before it.
    template <class Visit>
    void walk(int from, int to, Visit visit) const {
        const bool from_mark = from >= told_ && told_ <= size();
        State state = from_mark ? told_state_ : G::open(match_.setup());
        for (int i = from_mark ? told_ : 0; i < to && i < size(); ++i) {
            if (i >= from) visit(i, state, at(i));
            Match<G>::apply(state, at(i));
        }
    }

    /// An entry that hides something from somebody who only looks on. In every game what such a viewer is
    /// shown is shown to the seats at the same moment, so this one viewer tells when to look again.
    struct Veiled {
        int number;
        State before;
        std::string line;  // as it was shown to a spectator
    };
    /// Cards of old rounds that stay hidden for good need not be looked at after every move.
    static constexpr std::size_t kRecent = 16;

    void look_for_veils() {
        const std::size_t recent = ask().is_over() ? veiled_.size() : std::min(veiled_.size(), kRecent);
        auto kept = veiled_.end() - static_cast<std::ptrdiff_t>(recent);
        for (auto entry = kept; entry != veiled_.end(); ++entry) {
            std::string now = seen_line(entry->before, match_.state(), at(entry->number), core::kSpectator);
            if (now != entry->line) {
                opened_.push_back(*entry);
                entry->line = now;
            }
            if (now == full_line(at(entry->number))) continue;
            if (kept != entry) *kept = std::move(*entry);
            ++kept;
        }
        veiled_.erase(kept, veiled_.end());
        walk(looked_, size(), [&](int number, const State& before, const Entry& entry) {
            std::string shown = seen_line(before, match_.state(), entry, core::kSpectator);
            if (shown != full_line(entry)) veiled_.push_back({number, before, std::move(shown)});
        });
        looked_ = size();
    }
    void forget_told() {
        told_ = looked_ = 0;
        told_state_ = G::open(match_.setup());
        veiled_.clear();
        opened_.clear();
    }

    Match<G> match_;
    State told_state_;  // before entry number `told_`
    int told_ = 0;
    int looked_ = 0;  // entries before this one are in `veiled_` if they hide something
    std::vector<Veiled> veiled_, opened_;
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

    Result<std::unique_ptr<AnySeen>> look(std::string_view view) const override {
#ifdef __wasm__
        // A page has the match itself, or the server's bots: readers of views would be dead weight there.
        static_cast<void>(view);
        return problem(wrong_view("game"), words::Speaker{});
#else
        return look_at<G>(view);
#endif
    }

    std::string schema() const override {
#ifdef __wasm__
        return {};
#else
        return schema_of<G>();
#endif
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

template <class G>
const AnyGame& game() {
    static const TypedGame<G> the_game;
    return the_game;
}

}  // namespace match
