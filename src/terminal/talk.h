#pragma once
// What is typed while a game is played, here or at a table far away: moves in words, and the commands that
// both have. Whoever knows the game says what is offered and does what was chosen.

#include <optional>
#include <string>
#include <vector>

#include "match/any_game.h"
#include "terminal/console.h"
#include "terminal/settings.h"

namespace terminal {

class Talk {
   public:
    Talk(const Settings& settings, Console& console) : settings_(settings), console_(console) {}
    virtual ~Talk() = default;
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

   protected:
    /// What a typed line led to: nothing yet, the question is answered, or whoever typed it wants to go.
    enum class Heard { Nothing, Done, Left };
    Heard hear(const std::string& line);

    // What is known of the game.
    virtual const std::vector<std::string>& names() const = 0;
    virtual std::string game() const = 0;
    virtual std::vector<std::string> offers() const = 0;
    virtual std::vector<match::Told> told() const = 0;
    virtual std::string board() const = 0;
    /// Sentences about what a move would come to.
    virtual std::vector<std::string> outlook(const std::string&) const { return {}; }

    // What can be done.
    virtual Heard submit(std::string move) = 0;
    virtual Heard undo() = 0;
    /// A command that only this kind of game has; nothing if it is none.
    virtual std::optional<Heard> hear_more(const std::string& line,
                                           const std::vector<std::string>& words) = 0;
    /// A line that is no command.
    virtual Heard hear_answer(const std::string& line) { return hear_move(line); }
    /// An empty line, and no move waits for it.
    virtual void hear_nothing();
    virtual void show_offers();
    virtual void moves();
    virtual void help();
    virtual void why(const std::vector<std::string>& words);

    Heard hear_move(const std::string& line);
    void redraw();

    void say(const core::Phrase& phrase);
    void lines(const std::vector<std::string>& all);
    void refuse(const match::Problem& problem);
    /// The commands that every game has, and these besides, each with its help.
    void help_with(const std::vector<const char*>& keys);

    const Settings& settings_;
    Console& console_;
    std::string chosen_;      // a move that waits for Enter
    std::string refused_by_;  // the rule behind the last refusal

   private:
    Heard choose(const std::string& move);
    std::optional<Heard> hear_command(const std::vector<std::string>& words);
    void log(const std::vector<std::string>& words);
    void rules(const std::vector<std::string>& words);
};

/// Sentences one after the other; what tells a lot at once, such as a payout, gets a line a sentence.
std::vector<std::string> recap_of(const std::vector<match::Told>& told, int width);

}  // namespace terminal
