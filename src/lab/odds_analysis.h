#pragma once
// The analysis of a match. The value of a position is what its seats may expect if everybody plays on as in a
// playout (odds_playout.h), from the true state: the journal tells all. Whatever the house draws or a seat
// answers changes the values, and these changes add up to the result.

#include "lab/odds_hint.h"
#include "match/statistics.h"
#include "match/typed_match.h"

namespace lab {

template <bots::Knowledge K, class H>
class Analysing {
   public:
    using G = typename K::Game;
    using State = typename G::State;
    using Move = typename G::Move;
    using Moves = typename G::Moves;

    /// Judging choices takes far longer than valuing positions.
    enum class Choices { Judged, LeftOut };

    Analysing(const match::TypedMatch<G>& match, const Pace& pace, Choices choices = Choices::Judged)
        : match_(match), pace_(pace), choices_(choices) {
        State state = G::open(match.typed().setup());
        for (const auto& entry : match.typed().entries()) {
            states_.push_back(state);
            match::Match<G>::apply(state, entry);
        }
        states_.push_back(state);
        found_.seats = match.seats();
        found_.sides = G::score(state).count;
        found_.finished = G::ask(state).is_over();
        for (std::size_t i = 0; i < entries().size(); ++i) look_at(static_cast<int>(i));
        positions_.resize(states_.size());
    }

    Analysis run() {
        found_.lines = match_.lines(0);
        play();
        value_positions();
        for (Question& question : questions_) found_.choices.push_back(judged(question));
        return std::move(found_);
    }
    /// So many more playouts for each position, and what is known then.
    const Analysis& go_on(std::uint64_t playouts) {
        play(playouts);
        value_positions();
        return found_;
    }

   private:
    using Sums = std::array<Tally, core::kMostSeats>;
    /// A choice that was not forced: the moves looked at, the one that was made first.
    struct Question {
        int entry;
        Seat seat;
        typename G::View view;
        std::vector<Move> moves;
        int offered;
        std::vector<Tally> tallies;
        std::vector<std::int64_t> squares;  // Σ (win − win of the move made)², by move
    };
    /// The more moves a choice has, the fewer of them are looked at closely: those the judgement likes most.
    static constexpr int kMostMoves = 8;

    const std::vector<typename match::Match<G>::Entry>& entries() const { return match_.typed().entries(); }

    void look_at(int number) {
        const auto& entry = entries()[static_cast<std::size_t>(number)];
        found_.who.push_back(entry.seat);
        const State& before = states_[static_cast<std::size_t>(number)];
        const Seat viewer = entry.seat == core::kHouse ? core::kSpectator : entry.seat;
        const core::Sentences sentences = match::sentences<G>(before, entry, viewer);
        found_.told.push_back(sentences.empty() ? "" : match_.put_into_words(sentences[0]));
        forced_.push_back(false);
        if (entry.seat == core::kHouse) return;
        Moves moves;
        G::offer(before, entry.seat, moves);
        forced_.back() = moves.size() == 1;
        if (moves.size() == 1 || choices_ == Choices::LeftOut) return;
        const typename G::View view = G::view(before, entry.seat);
        std::vector<float> scores(static_cast<std::size_t>(moves.size()));
        K::judge(view, entry.seat, moves, scores);
        std::vector<int> places(scores.size());
        std::iota(places.begin(), places.end(), 0);
        std::sort(places.begin(), places.end(), [&](int a, int b) {
            const float one = scores[static_cast<std::size_t>(a)],
                        other = scores[static_cast<std::size_t>(b)];
            return one != other ? one > other : a < b;
        });
        Question question{number, entry.seat, view, {entry.move}, moves.size(), {}, {}};
        for (const int place : places)
            if (static_cast<int>(question.moves.size()) < kMostMoves && !(moves[place] == entry.move))
                question.moves.push_back(moves[place]);
        question.tallies.resize(question.moves.size());
        question.squares.resize(question.moves.size());
        questions_.push_back(std::move(question));
    }

    // ------------------------------------------------------------------------------------------- playing

    /// Batches of playouts, each the same for all positions and choices, until there are enough.
    void play() {
        constexpr std::uint64_t kFirst = 4, kMost = 64;
        double gone = 0;
        for (std::uint64_t batch = kFirst;; gone = pace_.time_gone()) {
            if (pace_.playouts > 0) {
                batch = std::min(kMost, pace_.playouts - played_);
            } else if (played_ > 0) {
                // As many as the time left allows at the speed so far.
                const double each = gone / static_cast<double>(played_);
                const double more = std::max(0.0, 1 - gone) / std::max(each, 1e-9);
                batch = static_cast<std::uint64_t>(std::min(more, static_cast<double>(kMost)));
                if (batch < kFirst) break;
            }
            if (batch == 0) break;
            play(batch);
        }
    }
    void play(std::uint64_t count) {
        constexpr int kSlice = 64;
        const auto positions = static_cast<int>(positions_.size());
        const int jobs = positions + static_cast<int>(questions_.size());
        for (int begin = 0; begin < jobs; begin += kSlice) {
            pace_.share(std::min(kSlice, jobs - begin), [&](int job) {
                const auto at = static_cast<std::size_t>(begin + job);
                if (begin + job < positions)
                    play_position(at, count);
                else
                    play_question(questions_[at - positions_.size()], count);
            });
            const double batch = static_cast<double>(count) * (begin + kSlice) / jobs;
            pace_.done(std::min(1.0, pace_.playouts > 0 ? (static_cast<double>(played_) + batch) /
                                                              static_cast<double>(pace_.playouts)
                                                        : pace_.time_gone()));
        }
        played_ += count;
    }
    void play_position(std::size_t at, std::uint64_t count) {
        // A forced answer changes nothing: the position after it stands for both.
        if (at + 1 < states_.size() ? forced_[at] : found_.finished) return;
        for (std::uint64_t i = played_; i < played_ + count; ++i) {
            const End end = play_on<K, H>(states_[at], playout_seed(pace_.seed, i), static_cast<int>(at));
            for (unsigned seat = 0; seat < core::kMostSeats; ++seat)
                positions_[at][seat].add(end.win[seat], end.money[seat]);
        }
    }
    /// In each dream of what the seat could know all moves meet the same dice.
    void play_question(Question& question, std::uint64_t count) {
        const auto me = static_cast<unsigned>(question.seat);
        for (std::uint64_t i = played_; i < played_ + count; ++i) {
            const std::uint64_t seed = playout_seed(pace_.seed, i);
            core::PlayoutHouse house(bots::arena::mixed(seed, 0xD4EA3));
            const State dreamed = G::dream(question.view, house);
            std::int64_t made = 0;
            for (std::size_t move = 0; move < question.moves.size(); ++move) {
                State state = dreamed;
                G::apply(state, question.seat, question.moves[move]);
                const End end = play_on<K, H>(state, seed, question.entry + 1);
                question.tallies[move].add(end.win[me], end.money[me]);
                if (move == 0) made = end.win[me];
                question.squares[move] += (end.win[me] - made) * (end.win[me] - made);
            }
        }
    }

    // ------------------------------------------------------------------------------------------ counting

    void value_positions() {
        found_.playouts = played_;
        found_.values.resize(states_.size());
        found_.error = 0;
        for (std::size_t at = states_.size(); at-- > 0;) {
            const bool last = at + 1 == states_.size();
            Values& values = found_.values[at];
            if (last && found_.finished) {
                values = standing_of<G>(states_[at]).values;
            } else if (!last && forced_[at]) {
                values = found_.values[at + 1];
            } else {
                for (unsigned i = 0; i < static_cast<unsigned>(found_.sides); ++i) {
                    const Figure win = positions_[at][i].chance();
                    values.win[i] = win.value;
                    values.money[i] = positions_[at][i].expected_money().value;
                    found_.error = std::max(found_.error, (win.high - win.low) / 2);
                }
            }
        }
        found_.win.clear();
        found_.money.clear();
        for (int seat = 0; seat < found_.seats; ++seat) {
            found_.win.push_back(account(seat, &Values::win));
            found_.money.push_back(account(seat, &Values::money));
        }
        find_turning_points();
    }
    Account account(int seat, std::array<double, core::kMostSeats> Values::* what) const {
        const auto value = [&](std::size_t at) {
            return (found_.values[at].*what)[static_cast<unsigned>(seat)];
        };
        Account account;
        account.start = value(0);
        account.result = value(states_.size() - 1);
        for (std::size_t at = 0; at + 1 < states_.size(); ++at) {
            const double change = value(at + 1) - value(at);
            const Seat who = found_.who[at];
            (who == core::kHouse ? account.luck : who == Seat(seat) ? account.own : account.others) += change;
        }
        return account;
    }
    void find_turning_points() {
        // What the sampling alone might do is no turn: each end of a swing may be off by the error.
        const double turn = std::max(0.10, std::sqrt(2.0) * found_.error);
        constexpr std::size_t kMost = 5;
        std::vector<std::pair<double, int>> swings;
        for (std::size_t at = 0; at + 1 < states_.size(); ++at) {
            double most = 0;
            for (unsigned i = 0; i < static_cast<unsigned>(found_.seats); ++i)
                most = std::max(most, std::abs(found_.values[at + 1].win[i] - found_.values[at].win[i]));
            if (most >= turn) swings.emplace_back(-most, static_cast<int>(at));
        }
        std::sort(swings.begin(), swings.end());
        if (swings.size() > kMost) swings.resize(kMost);
        found_.turning_points.clear();
        for (const auto& [swing, at] : swings) found_.turning_points.push_back(at);
        std::sort(found_.turning_points.begin(), found_.turning_points.end());
    }

    Choice judged(const Question& question) const {
        std::size_t best = 0;
        for (std::size_t move = 1; move < question.moves.size(); ++move)
            if (question.tallies[move].win > question.tallies[best].win) best = move;
        const auto n = static_cast<double>(played_);
        const double mean =
            static_cast<double>(question.tallies[best].win - question.tallies[0].win) / Tally::kWin / n;
        const double squares = static_cast<double>(question.squares[best]) / Tally::kWin / Tally::kWin / n;
        const double half =
            match::kTwoSided * std::sqrt(std::max(0.0, squares - mean * mean) / std::max(1.0, n - 1));
        Choice choice;
        choice.entry = question.entry;
        choice.seat = question.seat;
        choice.offered = question.offered;
        choice.looked_at = static_cast<int>(question.moves.size());
        choice.chosen_win = question.tallies[0].chance();
        choice.best_win = question.tallies[best].chance();
        choice.cost = {mean, std::max(0.0, mean - half), mean + half, false, true};
        choice.chosen = written(question.moves[0]);
        choice.best = written(question.moves[best]);
        choice.chosen_sentence = told(question, question.moves[0]);
        choice.best_sentence = told(question, question.moves[best]);
        return choice;
    }
    static std::string written(const Move& move) {
        return match::written([&](core::json::Pen& pen) { G::write(pen, move); });
    }
    std::string told(const Question& question, const Move& move) const {
        const State& before = states_[static_cast<std::size_t>(question.entry)];
        const core::Sentences sentences = match::sentences<G>(before, question.seat, move);
        return sentences.empty() ? written(move) : match_.put_into_words(sentences[0]);
    }

    const match::TypedMatch<G>& match_;
    const Pace& pace_;
    Choices choices_;
    std::vector<State> states_;
    std::vector<bool> forced_;
    std::vector<Sums> positions_;
    std::vector<Question> questions_;
    std::uint64_t played_ = 0;
    Analysis found_;
};

}  // namespace lab
