#pragma once
// One question put to a person, or to whoever rolls the real dice: lines are read until it is answered.

#include "terminal/session.h"
#include "terminal/talk.h"

namespace terminal {

class Conversation final : public Talk {
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
    // What Talk asks.
    const std::vector<std::string>& names() const override { return match_.header().names; }
    std::string game() const override { return match_.header().game; }
    std::vector<std::string> offers() const override { return match_.offers(seat_); }
    std::vector<match::Told> told() const override { return match_.told(viewer(), 0); }
    std::string board() const override;
    std::vector<std::string> outlook(const std::string& move) const override;
    Heard submit(std::string move) override;
    Heard undo() override;
    std::optional<Heard> hear_more(const std::string& line, const std::vector<std::string>& words) override;
    Heard hear_answer(const std::string& line) override;
    void hear_nothing() override;
    void show_offers() override;
    void moves() override;
    void help() override;
    void why(const std::vector<std::string>& words) override;

    // What is on the screen.
    void draw_curtain(core::Seat seat);
    void draw_screen();
    void show_recap(int board_lines);
    std::string told_thought(const Thought& thought) const;
    std::vector<match::Told> news(int from) const;
    core::Seat viewer() const;

    Answer listen();
    Heard hear_draw(const std::string& line);
    void why_bots();
    void mine();
    void save(const std::vector<std::string>& words);
    int answers_to_undo() const;

    match::AnyMatch& match_;
    const Table& table_;
    const Desk& desk_;

    core::Seat seat_ = core::kSpectator;   // who is asked; the house by hand is kHouse
    core::Seat looks_ = core::kSpectator;  // who has been looking at the screen
    std::string notice_;                   // a sentence for the next screen
    std::vector<Thought> thoughts_;        // of the bots, in the order of entries
    int recap_from_ = 0;                   // the first entry that is news to whoever is asked
    std::vector<int> seen_;  // up to which entry each seat has been told; the last place is the house's
};

}  // namespace terminal
