#pragma once
// One question put to a person, or to whoever rolls the real dice: lines are read until it is answered.

#include "terminal/session.h"

namespace terminal {

class Conversation {
   public:
    Conversation(match::AnyMatch& match, const Table& table, const Settings& settings, Console& console,
                 const Desk& desk);

    enum class Answer { Given, Left };
    /// The seat is asked for its move.
    Answer ask(core::Seat seat);
    /// The house is asked what the real dice and cards show.
    Answer ask_house();
    /// A bot has chosen.
    void overhear(const Thought& thought);
    /// The board and the result at the end.
    void finish();

   private:
    // What is on the screen.
    void draw_curtain(core::Seat seat);
    void draw_screen();
    void show_recap(int board_lines);
    std::string board() const;
    std::string told_thought(const Thought& thought) const;
    std::vector<match::Told> news(int from) const;
    void show_offers();
    core::Seat viewer() const;

    // What a line means.
    enum class Heard { Nothing, Done, Left };
    Answer listen();
    Heard hear(const std::string& line);
    std::optional<Heard> hear_command(const std::vector<std::string>& words);
    Heard hear_move(const std::string& line);
    Heard hear_draw(const std::string& line);
    Heard choose(const std::string& move);
    Heard submit(std::string move);

    // Commands.
    void help();
    void why(const std::vector<std::string>& words);
    void why_bots();
    void log(const std::vector<std::string>& words);
    void redraw();
    void rules(const std::vector<std::string>& words);
    void moves();
    void mine();
    void save(const std::vector<std::string>& words);
    Heard undo();
    int answers_to_undo() const;

    void say(const core::Phrase& phrase);
    void lines(const std::vector<std::string>& all);
    void refuse(const match::Problem& problem);
    const std::vector<std::string>& names() const { return match_.header().names; }

    match::AnyMatch& match_;
    const Table& table_;
    const Settings& settings_;
    Console& console_;
    const Desk& desk_;

    core::Seat seat_ = core::kSpectator;   // who is asked; the house by hand is kHouse
    core::Seat looks_ = core::kSpectator;  // who has been looking at the screen
    std::string chosen_;                   // a move that waits for Enter
    std::string notice_;                   // a sentence for the next screen
    std::string refused_by_;               // the rule behind the last refusal
    std::vector<Thought> thoughts_;        // of the bots, in the order of entries
    int recap_from_ = 0;                   // the first entry that is news to whoever is asked
    std::vector<int> seen_;  // up to which entry each seat has been told; the last place is the house's
};

}  // namespace terminal
