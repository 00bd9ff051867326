#pragma once
// Random games: what every game with every set of options has to stand.

#include <functional>
#include <map>
#include <set>

#include "suite/mutate.h"

namespace suite {

template <core::Game G>
struct RandomGames {
    std::uint64_t seed = 1;
    int games = 10;           // as a rule (played)
    int most_entries = 2000;  // a game that goes on longer does not end
    /// Says what is not conserved in a state; nothing ("") if all is there.
    std::function<std::string(const typename G::State&)> conserve = {};
    /// The order of offers. Without it, "sorted" means that there is one fixed order: two moves that are
    /// offered together stand in the same order whenever they are offered together.
    std::function<bool(const typename G::Move&, const typename G::Move&)> before = {};
};

namespace detail {

/// Which of two moves stands first: learnt from the offers, never contradicted.
class FixedOrder {
   public:
    void check(const std::vector<std::string>& offered) {
        const std::size_t far =
            offered.size() <= 24 ? offered.size() : 1;  // of long offers the neighbours do
        for (std::size_t i = 0; i < offered.size(); ++i)
            for (std::size_t j = i + 1; j < offered.size() && j - i <= far; ++j) {
                want(!known_.count({number(offered[j]), number(offered[i])}),
                     "offers have no fixed order: " + offered[i] + " stands before " + offered[j] +
                         ", and elsewhere behind it");
                known_.insert({number(offered[i]), number(offered[j])});
            }
    }

   private:
    int number(const std::string& move) {
        return numbers_.try_emplace(move, static_cast<int>(numbers_.size())).first->second;
    }
    std::map<std::string, int> numbers_;
    std::set<std::pair<int, int>> known_;
};

template <core::Game G>
class RandomGame {
   public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Draw = typename G::Draw;

    RandomGame(const typename G::Setup& setup, const RandomGames<G>& how, std::uint64_t seed,
               FixedOrder& order)
        : how_(how), house_(seed), order_(order), setup_(setup), match_(new_match<G>(setup)) {}

    void play() {
        check_state();
        while (!match_.ask().is_over()) {
            want(match_.size() < how_.most_entries,
                 "not over after " + std::to_string(how_.most_entries) + " entries");
            check_question();
            if (match_.ask().is_chance())
                draw();
            else
                answer();
            check_state();
            if (house_.below(32) == 0) check_journal();
        }
        check_end();
    }
    std::string journal() const { return match_.journal(); }

   private:
    const State& state() const { return match_.typed().state(); }
    std::uint32_t lot(std::size_t bound) { return house_.below(static_cast<std::uint32_t>(bound)); }
    int seats() const { return match_.seats(); }

    // A question, and who is offered what.

    void check_question() {
        const core::Decision open = match_.ask();
        using Kind = core::Decision::Kind;
        want(open.kind != Kind::Choose || open.asked.count() == 1, "Choose does not ask exactly one seat");
        want(open.kind != Kind::Sealed || open.asked.count() >= 1, "Sealed asks nobody");
        want(open.kind != Kind::Chance || open.asked.none(), "a question to the house asks seats");
        for (int i = 0; i < core::kMostSeats; ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            if (i >= seats()) {
                want(!open.asked.has(seat), "a seat is asked that nobody sits on");
                continue;
            }
            const std::vector<Move> moves = offers<G>(state(), seat);
            if (open.asked.has(seat))
                check_offer(moves, seat);
            else
                want(moves.empty(), name(seat) + " is not asked and has offers");
        }
    }

    void check_offer(const std::vector<Move>& moves, Seat seat) {
        want(!moves.empty(), name(seat) + " is asked and has no legal answer");
        std::vector<std::string> texts;
        for (const Move& move : moves) {
            texts.push_back(text<G>(move));
            const match::Document document(texts.back());
            want(bool(document), "a move is written as no JSON: " + texts.back());
            const auto read = G::read_move(document.value());
            want(bool(read), "an offered move is not read again: " + texts.back());
            want(*read == move, "a move reads as another one: " + texts.back() + ", " + text<G>(*read));
        }
        want(std::set<std::string>(texts.begin(), texts.end()).size() == texts.size(),
             "a move is offered twice, or two moves have one text: " + texts.front() + " …");
        if (!how_.before) return order_.check(texts);
        for (std::size_t i = 1; i < moves.size(); ++i)
            want(how_.before(moves[i - 1], moves[i]),
                 "offers are not sorted: " + texts[i - 1] + " before " + texts[i]);
    }

    // The house draws.

    void draw() {
        const Draw drawn = G::chance(state(), house_);
        const core::Verdict possible = G::doubt(state(), drawn);
        want(bool(possible), "the house's own draw is doubted: " + text<G>(drawn));
        refuse_wrong_draws(drawn);
        const std::string written = text<G>(drawn);
        const auto complaint = match_.record(written);
        want(!complaint, "the house's own draw is refused: " + written +
                             (complaint ? " " + complaint->rule + ": " + complaint->text : ""));
        want(match_.typed().entries().back().draw == drawn, "a draw reads as another one: " + written);
    }

    /// A draw that is nearly right is refused with a rule, or it is possible and keeps everything there is.
    void refuse_wrong_draws(const Draw& drawn) {
        for (int i = 0; i < 3; ++i) {
            const Json changed = mutated(Json::parse(text<G>(drawn)), house_);
            const std::string written = changed.dump();
            const match::Document document(written);
            const auto read = G::read_draw(state(), document.value());
            if (!read) {
                check_refusal(read.refusal());
                continue;
            }
            const core::Verdict possible = G::doubt(state(), *read);
            if (!possible) {
                check_refusal(possible.refusal());
                continue;
            }
            State after = state();
            G::apply(after, *read);
            conserve(after, "after the possible draw " + written);
        }
    }

    // A seat answers.

    void answer() {
        const core::Decision open = match_.ask();
        std::vector<Seat> asked;
        for (const Seat seat : viewers(seats()))
            if (open.asked.has(seat)) asked.push_back(seat);
        const Seat seat = asked[lot(asked.size())];
        const std::vector<Move> moves = offers<G>(state(), seat);
        const Move move = moves[lot(moves.size())];

        refuse_wrong_answers(seat, moves, move);
        const State before = state();
        const int question = match_.question();
        submit(seat, question, move);

        const bool sealed = open.kind == core::Decision::Kind::Sealed;
        if (sealed && asked.size() == 1) {  // sealed answers stay once the last is in
            want(match_.undo(seat).has_value(), "the last sealed answer was taken back");
        } else {
            const auto complaint = match_.undo(seat);
            want(!complaint, "no undo right after the answer");
            want(state() == before, "undo does not give back the state before");
            want(match_.question() == question, "undo does not reopen the question");
            submit(seat, question, move);
        }
        if (past_.size() < 200) past_.push_back(move);
    }
    void submit(Seat seat, int question, const Move& move) {
        const auto complaint = match_.submit(seat, question, text<G>(move));
        want(!complaint, "an offered move is refused: " + text<G>(move) +
                             (complaint ? " " + complaint->rule + ": " + complaint->text : ""));
        want(match_.typed().entries().back().move == move, "another move was applied");
    }

    void refuse_wrong_answers(Seat seat, const std::vector<Move>& moves, const Move& move) {
        const int question = match_.question();
        for (int i = 0; i < 4; ++i) {
            const Json right = Json::parse(text<G>(i < 3 || past_.empty() ? move : past_[lot(past_.size())]));
            const Json changed = i < 3 ? mutated(right, house_) : right;
            const std::string written = changed.dump();
            const match::Document document(written);
            const auto read = G::read_move(document.value());
            if (!read) {
                check_refusal(read.refusal());
                continue;
            }
            const std::string again = text<G>(*read);
            want(same(changed, Json::parse(again)), "a move has two spellings: " + written + " and " + again);
            if (std::find(moves.begin(), moves.end(), *read) != moves.end()) continue;
            check_refusal(G::why_not(state(), seat, *read));
            refused(seat, question, written, "a move that was not offered: " + written);
        }
        const std::string right = text<G>(move);
        refused(seat, question + 1, right, "an answer to a question not yet asked");
        refused(seat, question - 1, right, "an answer to an old question");
        for (int other = 0; other <= seats(); ++other)
            if (!match_.ask().asked.has(Seat(other)))
                refused(Seat(other), question, right, "an answer of a seat that is not asked");
        want(match_.record("{}").has_value(), "the house drew although a seat is asked");
    }
    void refused(Seat seat, int question, const std::string& move, const std::string& what) {
        const State before = state();
        const int size = match_.size();
        const auto complaint = match_.submit(seat, question, move);
        want(complaint.has_value(), "accepted: " + what);
        want(!complaint->rule.empty(), "refused without a rule: " + what);
        want(complaint->text != complaint->key, "refused without words: " + complaint->key);
        want(state() == before && match_.size() == size, "refused, but the game has changed: " + what);
    }

    // At any time, and at the end.

    void conserve(const State& now, const std::string& when) {
        if (!how_.conserve) return;
        const std::string lost = how_.conserve(now);
        want(lost.empty(), "not conserved " + when + ": " + lost);
    }
    void check_state() {
        conserve(state(), "after entry " + std::to_string(match_.size()));
        const std::vector<Seat> all = viewers(seats());
        const Seat viewer = all[lot(all.size())];
        const std::string seen = match_.view(viewer);
        want(nlohmann::json::accept(seen), "the view of " + name(viewer) + " is no JSON: " + seen);
        const auto score = match_.score();
        want(score.by != nullptr && *score.by != '\0', "a standing names no rule");
    }
    /// The journal, whole or stopped in the middle, reads back into the same match and writes the same bytes.
    void check_journal() {
        const std::string written = match_.journal();
        match::Journal read = match::read_journal(written);
        want(!read.wrong.has_value(), "the journal is refused in line " +
                                          std::to_string(read.wrong ? read.wrong->line : 0) + ": " +
                                          (read.wrong ? read.wrong->problem.text : ""));
        want(read.match->journal() == written, "the journal changes when it is read and written");
        want(read.match->question() == match_.question() && read.match->ask() == match_.ask(),
             "the match that was read asks something else");
        // The game goes on with the match that was read. (A double that a test makes of a game is not that
        // match.)
        if (auto* again = dynamic_cast<match::TypedMatch<G>*>(read.match.get())) {
            want(again->typed().state() == state(), "the match that was read is in another state");
            match_ = *again;
        }
    }

    void check_end() {
        check_question();
        want(match_.typed().state_at(match_.typed().entries().size()) == state(),
             "replay leads to another state");
        check_journal();
        check_told();
        check_result();
        for (int i = 0; i < 6; ++i) check_damaged();
        refused(Seat(0), match_.question(), "{}", "an answer after the end");
    }
    void check_told() {
        for (const Seat viewer : viewers(seats())) {
            State now = G::open(setup_);
            for (const auto& entry : match_.typed().entries()) {
                for (const core::Phrase& phrase : match::sentences<G>(now, entry, viewer))
                    check_phrase(phrase, true);
                match::Match<G>::apply(now, entry);
            }
            for (const std::string& events : match_.happened(viewer, 0))
                want(nlohmann::json::accept(events), "what happened is no JSON: " + events);
            for (const std::string& line : match_.lines_seen(viewer, 0))
                want(nlohmann::json::accept(line), "what " + name(viewer) + " sees is no JSON: " + line);
        }
    }
    void check_result() {
        const std::string written = match_.journal();
        const std::size_t at = written.find("\"money\":[") + 9;
        std::string wrong = written;
        wrong.insert(at, wrong[at] == '-' ? "-1" : "1");
        want(match::read_journal(wrong).wrong.has_value() || written[at] == '-',
             "a wrong result is accepted");
    }
    /// A damaged journal is refused or still right; it never does harm.
    void check_damaged() {
        std::string damaged = match_.journal();
        const std::size_t at = lot(damaged.size());
        switch (lot(5)) {
            case 0: damaged.resize(at); break;
            case 1: damaged[at] = static_cast<char>(damaged[at] ^ 1 << lot(8)); break;
            case 2: damaged.erase(at, 1 + lot(40)); break;
            case 3: damaged.insert(at, damaged.substr(lot(damaged.size()), 1 + lot(60))); break;
            default: {  // a line goes
                const std::size_t start = damaged.rfind('\n', at);
                const std::size_t from = start == damaged.npos ? 0 : start + 1;
                damaged.erase(from, damaged.find('\n', at) - from + 1);
            }
        }
        match::Journal read = match::read_journal(damaged);
        if (read.wrong)
            want(!read.wrong->problem.rule.empty() && read.wrong->line > 0, "a damaged journal, no reason");
        if (!read.match) return;
        const std::string kept = read.match->journal();
        want(!match::read_journal(kept).wrong, "what was right of a damaged journal is refused:\n" + kept);
    }

    const RandomGames<G>& how_;
    core::PlayoutHouse house_;
    FixedOrder& order_;
    typename G::Setup setup_;
    match::TypedMatch<G> match_;
    std::vector<Move> past_;
};

}  // namespace detail

/// Plays random games and gives what was wrong with them.
template <core::Game G>
Findings flaws_of_random_games(const typename G::Setup& setup, const RandomGames<G>& how = {}) {
    Findings findings;
    if (match::find_game(G::kAbout.name) == nullptr)
        return {std::string(G::kAbout.name) + " is not among the games of src/match/games.cpp"};
    detail::FixedOrder order;
    for (int game = 0; game < played(how.games) && findings.size() < 3; ++game) {
        const std::uint64_t seed = match::seed_of(how.seed, static_cast<std::uint64_t>(game));
        detail::RandomGame<G> table(setup, how, seed, order);
        try {
            table.play();
        } catch (const Flaw& flaw) {
            findings.push_back(flaw.what + "\nin game " + std::to_string(game) + " of seed " +
                               std::to_string(how.seed) + ":\n" + table.journal());
        }
    }
    return findings;
}

/// Plays random games; whatever is wrong with them fails the test.
template <core::Game G>
void random_games(const typename G::Setup& setup, const RandomGames<G>& how = {}) {
    SCOPED_TRACE(std::string(G::kAbout.name) + ", " + std::to_string(seats_of(setup)) + " seats, " +
                 options<G>(setup));
    expect_none(flaws_of_random_games<G>(setup, how));
}

}  // namespace suite
