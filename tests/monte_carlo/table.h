#pragma once
// A table of the race that a test can talk to as players do. Seats are A, B, C, D; a pawn is "A0"; money is
// in thousands; dice are "A A K 10 9".

#include "games/monte_carlo/monte_carlo.h"
#include "support/table.h"
#include "words/words.h"

namespace monte_carlo::test {

using support::Json;
using support::words_of;

inline PokerDice dice_of(const std::string& text) {
    PokerDice dice{};
    for (const std::string& word : words_of(text))
        for (int face = 0; face < kPokerFaces; ++face)
            if (word == kFaceNames[face]) dice = dice + PokerDice::of(face);
    return dice;
}

class Table {
   public:
    /// A starts unless the options say otherwise.
    explicit Table(int seats, Json options = Json::object()) {
        if (!options.contains("first")) options["first"] = 0;
        const std::string text = options.dump();
        const match::Document document(text);
        const auto setup = MonteCarlo::read_setup(seats, document.value());
        if (!setup) throw std::runtime_error(setup.refusal().rule);
        state_ = MonteCarlo::open(*setup);
    }
    State& state() { return state_; }

    // A position.

    /// Puts pawns on a square, each on top of those before it; "home" is the arrival.
    Table& put(const std::string& pawns, int square) {
        for (const std::string& name : words_of(pawns)) {
            const Pawn pawn = pawn_named(name);
            lift(state_, pawn);
            if (square >= state_.setup.board.arrival) {
                state_.squares[index(pawn)] = state_.setup.board.arrival;
                --state_.left[static_cast<unsigned>(owner(pawn))];
            } else if (state_.setup.board.at(square) == Square::Green) {
                lay(state_, pawn, square);
            } else {
                stand_on(state_, pawn, square);
            }
        }
        return *this;
    }
    Table& home(const std::string& pawns) { return put(pawns, kLongestBoard); }
    Table& money(char seat, int thousands) {
        state_.money(seat_of(seat)) = static_cast<std::uint8_t>(thousands / 10);
        return *this;
    }
    Table& gone(const std::string& cards) {
        for (const std::string& name : words_of(cards))
            state_.gone.add(Card(4 * kSuitLetters.find(name[0]) + static_cast<unsigned>(name[1] - '1')));
        return *this;
    }

    // What the house draws. Each gives the rule that refuses it, or "".

    std::string draws(const Json& json) {
        const std::string text = json.dump();
        const match::Document document(text);
        if (!document) return document.refusal().rule;
        const auto draw = MonteCarlo::read_draw(state_, document.value());
        if (!draw) return said(draw.refusal());
        if (const auto fine = MonteCarlo::doubt(state_, *draw); !fine) return said(fine.refusal());
        happened_ = Json::array();
        MonteCarlo::apply(state_, *draw, [&](const auto& event) { hear(event); });
        return "";
    }
    std::string die(int pips) { return draws({{"die", pips}}); }
    std::string card(const std::string& name) { return draws({{"casino", name}}); }
    std::string dice(const std::string& faces) { return draws({{"poker", words_of(faces)}}); }

    // What whoever is asked answers.

    std::string answers(const Json& json) {
        const std::string text = json.dump();
        const match::Document document(text);
        if (!document) return document.refusal().rule;
        const auto move = MonteCarlo::read_move(document.value());
        if (!move) return said(move.refusal());
        const Seat seat = MonteCarlo::ask(state_).asked.lowest();
        Moves moves;
        MonteCarlo::offer(state_, seat, moves);
        if (!moves.has(*move)) return said(MonteCarlo::why_not(state_, seat, *move));
        happened_ = Json::array();
        MonteCarlo::apply(state_, seat, *move, [&](const auto& event) { hear(event); });
        return "";
    }
    std::string colour(int number) { return answers({{"colour", number}}); }
    std::string pawn(int number) { return answers({{"pawn", number}}); }
    std::string retreat(int number) { return answers({{"retreat", number}}); }
    std::string send(int number) { return answers({{"send", number}}); }
    std::string bet(const std::string& suits) { return answers({{"bet", suits}}); }
    std::string takes(const std::string& what) { return answers({{"win", what}}); }
    std::string join(int thousands) { return answers({{"join", 1000 * thousands}}); }
    std::string keep(const std::string& faces) { return answers({{"keep", words_of(faces)}}); }
    std::string no_poker() { return answers({{"poker", nullptr}}); }
    std::string poker(char seat, int thousands) {
        return answers({{"poker", {{"seat", core::index(seat_of(seat))}, {"stake", 1000 * thousands}}}});
    }
    /// A turn without anything to choose but the pawn.
    void turn(int pips, int number) {
        ASSERT_EQ(die(pips), "");
        ASSERT_EQ(pawn(number), "");
    }
    /// One throw each, and nobody keeps anything: the caller stands at once.
    void showdown(const std::string& caller, const std::string& opponent) {
        ASSERT_EQ(dice(caller), "");
        ASSERT_EQ(keep(caller), "");
        ASSERT_EQ(dice(opponent), "");
    }

    /// What happened in the last entry.
    const Json& happened() const { return happened_; }
    /// Only the words of it: "rolled paid turn".
    std::string what() const {
        std::string words;
        for (const Json& event : happened_)
            words += (words.empty() ? "" : " ") + event["what"].get<std::string>();
        return words;
    }

    // What can be seen.

    /// "die", "casino", "throw" of the house, or a seat and its question: "A pawn".
    std::string asked() const {
        const std::string step = look()["step"];
        const core::Decision open = MonteCarlo::ask(state_);
        if (open.is_over() || open.is_chance()) return step;
        return std::string(1, static_cast<char>('A' + core::index(open.asked.lowest()))) + " " + step;
    }
    /// All legal answers, as JSON.
    Json legal() const {
        Json all = Json::array();
        const core::Decision open = MonteCarlo::ask(state_);
        if (open.asked.none()) return all;
        Moves moves;
        MonteCarlo::offer(state_, open.asked.lowest(), moves);
        for (const Move& move : moves)
            all.push_back(
                Json::parse(match::written([&](core::json::Pen& pen) { MonteCarlo::write(pen, move); })));
        return all;
    }
    /// The values of the legal answers: [0,2] of {"pawn":0}, {"pawn":2}.
    Json choices() const {
        Json all = Json::array();
        const Json moves = legal();
        for (const Json& move : moves) all.push_back(move.begin().value());
        return all;
    }
    Json look(Seat viewer = core::kSpectator) const {
        return Json::parse(match::written(
            [&](core::json::Pen& pen) { MonteCarlo::write(pen, MonteCarlo::view(state_, viewer)); }));
    }
    int thousands(char seat) const { return dollars(state_.money(seat_of(seat))) / 1000; }
    int at(const std::string& pawn) const { return state_.square(pawn_named(pawn)); }
    bool is_home(const std::string& pawn) const { return state_.is_home(pawn_named(pawn)); }
    bool blocked(const std::string& pawn) const { return is_blocked(state_, pawn_named(pawn)); }
    /// The pawns of a square from the bottom to the top: "B0 A1".
    std::string stack(int square) const {
        const Json seen = look();
        for (const Json& stack : seen["stacks"]) {
            if (stack["square"] != square) continue;
            std::string names;
            for (const Json& pawn : stack["pawns"])
                names += (names.empty() ? "" : " ") +
                         std::string(1, static_cast<char>('A' + pawn["seat"].get<int>())) +
                         std::to_string(pawn["pawn"].get<int>());
            return names;
        }
        return "";
    }

    static Seat seat_of(char letter) { return Seat(letter - 'A'); }
    static Pawn pawn_named(const std::string& name) { return pawn_of(seat_of(name[0]), name[1] - '0'); }

   private:
    template <class Event>
    void hear(const Event& event) {
        happened_.push_back(Json::parse(
            match::written([&](core::json::Pen& pen) { core::write_event(pen, event, core::kSpectator); })));
    }
    /// The rule of a refusal; that it can be said is checked on the way.
    static std::string said(const core::Refusal& refusal) {
        EXPECT_NE(words::say(refusal.why, {words::Language::English, {"A", "B", "C", "D"}}), refusal.why.key);
        return refusal.rule;
    }
    State state_;
    Json happened_ = Json::array();
};

inline std::string refuses_setup(int seats, const Json& options) {
    return support::refuses_setup<MonteCarlo>(seats, options);
}
inline std::string refuses_board(const std::string& board) { return refuses_setup(3, {{"board", board}}); }

}  // namespace monte_carlo::test
