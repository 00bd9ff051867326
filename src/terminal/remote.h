#pragma once
// A seat, or a place to look on, at a table far away, played in this terminal.

#include <functional>

#include "client/guest.h"
#include "terminal/talk.h"

namespace terminal {

/// What somebody wants who joins a table.
struct Joining {
    std::string name;     // empty: asked for
    int seat = -1;        // −1: the first that is free
    bool sits = true;     // false: only looks on
    bool starts = false;  // starts the game as soon as everybody sits
    /// Called with the token of a seat, to keep it: before the seat is asked for, and when it is ours.
    std::function<void(const client::Guest&, const std::string& name)> keep;
};

/// Asks for a seat. Its key is kept first: whoever falls then, server or client, the seat can be entered.
void take_seat(client::Guest& guest, const Joining& wish, int seat, const std::string& name);

class Remote final : public Talk {
   public:
    Remote(client::Guest& guest, const Joining& wish, const Settings& settings, LiveConsole& console);

    /// Plays until somebody quits or the input ends. Throws client::Failure if the server is gone for good.
    void play();

   private:
    // What Talk asks.
    const std::vector<std::string>& names() const override { return names_; }
    std::string game() const override { return picture().game(); }
    std::vector<std::string> offers() const override { return picture().offers(); }
    std::vector<match::Told> told() const override;
    std::string board() const override;
    std::vector<std::string> outlook(const std::string& move) const override;
    Heard submit(std::string move) override;
    Heard undo() override;
    std::optional<Heard> hear_more(const std::string& line, const std::vector<std::string>& words) override;
    Heard hear_answer(const std::string& line) override;
    void hear_nothing() override;
    void show_offers() override;
    void help() override;

    // What the server says.
    void hear_message(const client::json& message);
    void hear_news(const client::json& news);
    void hear_event(const std::string& kind, const client::json& inside);
    void hear_refusal(const client::json& refusal);
    void arrived();
    void greet_rematch();

    // What is on the screen.
    void show_lobby();
    void show_turn();
    void show_recap();
    void show_result();
    void prompt();
    void interrupt();
    std::string chair_text(std::size_t seat) const;
    std::string name_of(int seat) const;

    // What is done.
    void sit_down();
    void try_to_sit(int seat);
    void start_if_wished();
    Heard ask(const char* kind, client::json inside = client::json::object());
    std::optional<int> seat_in(const std::vector<std::string>& words) const;
    std::optional<Heard> hear_seating(const std::vector<std::string>& words);
    Heard go_to_rematch();

    const client::Picture& picture() const { return guest_.picture(); }
    bool is_our_turn() const;

    client::Guest& guest_;
    const Joining& wish_;
    LiveConsole& live_;
    std::vector<std::string> names_;
    std::string name_;           // ours
    std::size_t told_upto_ = 0;  // how much of what is told is on the screen
    int shown_question_ = -1;    // the question of ours that is on the screen
    bool prompted_ = false;      // the cursor stands behind a prompt
    bool wants_rematch_ = false;
    bool asks_name_ = false;  // the next line is our name
    bool result_shown_ = false;
    bool start_asked_ = false;
};

/// The same for a program: every line out is a message of the server, every line in is sent as it is. Lines
/// that are no JSON object are refused.
void join_json(client::Guest& guest, const Joining& wish, LiveConsole& console);

}  // namespace terminal
