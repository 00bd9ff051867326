#pragma once
// What moves and positions are worth: chances to win, expected money, and how sure these figures are. Nothing
// here knows threads, clocks or files; whoever asks brings them along (Pace).

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/phrase.h"
#include "match/any_game.h"

namespace lab {

using core::Seat;

/// A figure and its 95 % interval. An exact one was enumerated, never sampled, and its interval is a point.
struct Figure {
    double value = 0, low = 0, high = 0;
    bool exact = false;
    bool known = false;

    static Figure point(double value) { return {value, value, value, true, true}; }
};

/// What many playouts came to: whole numbers, so that the order in which they are added means nothing.
struct Tally {
    static constexpr std::int64_t kWin = 840;  // a win; shared by up to eight it is still whole
    std::int64_t playouts = 0;
    std::int64_t win = 0, money = 0;
    std::int64_t money_squares = 0;

    void add(std::int64_t win_share, std::int64_t dollars) {
        ++playouts;
        win += win_share;
        money += dollars;
        money_squares += dollars * dollars;
    }
    void add(const Tally& other) {
        playouts += other.playouts;
        win += other.win;
        money += other.money;
        money_squares += other.money_squares;
    }
    /// The share of wins with Wilson's interval: honest near 0 and 1, and never too narrow for shared wins.
    Figure chance() const;
    /// Mean and 95 % interval of the money.
    Figure expected_money() const;
};

/// The share of a tally of wins: `wins` of `playouts`, each at most `unit`.
Figure share(std::int64_t wins, std::int64_t playouts, std::int64_t unit);

/// How long to go on, and who does the work.
struct Pace {
    std::uint64_t playouts = 0;  // in all; 0: until the time is up
    std::uint64_t seed = 1;
    /// Positions that an enumeration may visit before it is given up.
    std::uint64_t most_nodes = 2'000'000;
    /// How many playouts follow the notes at the casinos, where they cannot be counted.
    std::uint64_t note_playouts = 1000;
    /// How much of the time has gone, 0 to 1; never asked where playouts are counted.
    std::function<double()> time_gone = [] { return 1.0; };
    /// Does the jobs 0 … count − 1, in any order, perhaps at once.
    std::function<void(int count, const std::function<void(int)>& job)> share =
        [](int count, const std::function<void(int)>& job) {
            for (int i = 0; i < count; ++i) job(i);
        };
    /// Told how much is done, 0 to 1.
    std::function<void(double)> done = [](double) {};
};

/// Up to where an exact figure of money looks.
enum class Until : std::uint8_t { Nothing, Game, Round, Bet, Poker };
/// How everybody is taken to play on in an exact figure.
enum class Play : std::uint8_t {
    Best,    // each for itself, as well as can be
    Regular  // as the regular bot would, from what each may know
};

struct MoveOdds {
    std::string move;      // JSON
    std::string sentence;  // what it does
    core::Phrase reason{nullptr, {}};
    Figure win;    // to win the game; shared wins count as shares
    Figure money;  // at the end of the game
    Figure gain;   // money until `until`: exact, or not known
    Figure bet;    // to win the bet or the game of poker: exact, or not known
};

/// The chances to win one note that lies at a casino.
struct NoteOdds {
    int casino;
    bool slot_machine = false;
    int money = 0;  // 0: a rainbow card, whose worth is not known yet
    std::vector<Figure> seats;
    Figure nobody;  // nobody, or a neutral player
};

struct Hint {
    Seat seat;
    std::int32_t money_now = 0;
    std::vector<MoveOdds> moves;  // the best first
    Until until = Until::Nothing;
    Play play = Play::Best;
    std::vector<NoteOdds> notes;
    std::uint64_t playouts = 0;
    std::uint64_t worlds = 0;  // that fit what the seat knows; 0: not all were counted
    bool exact() const { return !moves.empty() && moves.front().win.exact; }
};

/// The win chances and the money of each seat.
struct Values {
    std::array<double, core::kMostSeats> win{}, money{};
};

/// One choice that was not forced.
struct Choice {
    int entry;
    Seat seat;
    std::string chosen, best;  // JSON
    std::string chosen_sentence, best_sentence;
    int offered = 0, looked_at = 0;
    Figure chosen_win, best_win;
    Figure cost;  // of win chance
};

/// What moved a seat from its chances at the start to its result.
struct Account {
    double start = 0, luck = 0, own = 0, others = 0, result = 0;
    double skill() const { return own + others; }
};

struct Analysis {
    int seats = 0;  // of the table
    int sides = 0;  // with money: solitaire has two
    bool finished = false;
    std::vector<Seat> who;           // made each entry; kHouse for the house
    std::vector<std::string> lines;  // the entries as the journal writes them
    std::vector<std::string> told;   // the first sentence of each
    std::vector<Values> values;      // before entry 0, after entry 0, …
    double error = 0;                // the widest half of a 95 % interval of a win chance in `values`
    std::vector<Choice> choices;
    std::vector<Account> win, money;  // by seat
    std::vector<int> turning_points;  // entries
    std::uint64_t playouts = 0;       // for each position and for each move looked at
};

/// An analysis made piece by piece: whoever asks sees it become sharper, and may stop after any piece.
class Study {
   public:
    virtual ~Study() = default;
    /// So many more playouts for each position, and what is known then: what `analyse` finds with as many in
    /// all, but for the choices, which are not judged, and the lines.
    virtual const Analysis& go_on(std::uint64_t playouts) = 0;
};

/// The odds of one game.
class Odds {
   public:
    virtual ~Odds() = default;
    /// From what that seat may know, and nothing else. The seat is asked.
    virtual Hint hint(const match::AnyMatch& match, Seat seat, const Pace& pace) const = 0;
    /// Of a match, from its journal, as far as it goes. `playouts` counts those of each position.
    virtual Analysis analyse(const match::AnyMatch& match, const Pace& pace) const = 0;
    /// Of a match as it is now.
    virtual std::unique_ptr<Study> study(const match::AnyMatch& match, std::uint64_t seed) const = 0;
    /// Whether the money of this game is counted in ones: few, so that a hundredth says something.
    virtual bool counts_in_ones() const = 0;
};

/// The slot of a game, filled in odds/<game>.cpp: each is compiled by itself.
template <class G>
const Odds& odds();
/// The odds of the game of this name, or why there are none.
match::Result<const Odds*> odds_of(std::string_view game);

}  // namespace lab
