#pragma once
// A seat, or a place to look on, at a table far away, played in this terminal.

#include <functional>

#include "client/guest.h"
#include "terminal/talk.h"

namespace terminal {

/// What somebody wants who joins a table.
struct Joining {
    std::string name;                     // empty: asked for
    std::optional<core::Seat> seat = {};  // none: the first that is free
    bool sits = true;                     // false: only looks on
    bool starts = false;                  // starts the game as soon as everybody sits
    /// Called with the token of a seat, to keep it: before the seat is asked for, and when it is ours.
    std::function<void(const client::Guest&, const std::string& name)> keep;
};

/// Asks for a seat. Its key is kept first: whoever falls then, server or client, the seat can be entered.
void take_seat(client::Guest& guest, const Joining& wish, core::Seat seat, const std::string& name);

class Remote final : public Talk {
   public:
    Remote(client::Guest& guest, const Joining& wish, const Settings& settings, LiveConsole& console);

    /// Plays until somebody quits or the input ends. Throws Failure if the server is gone for good.
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
    void hear_message(const client::Heard& heard);
    void hear_news(const protocol::News& news);
    void hear_refusal(const match::Problem& problem);
    // What happened besides the game's own entries, which the recap tells.
    void tell(const core::Phrase& phrase);
    void happened(const protocol::event::Sat& sat);
    void happened(const protocol::event::Left& left);
    void happened(const protocol::event::Moved& moved);
    void happened(const protocol::event::SwapAsked& asked);
    void happened(const protocol::event::Swapped& swapped);
    void happened(const protocol::event::BotSeated& bot);
    void happened(const protocol::event::Started& started);
    void happened(const protocol::event::Chatted& chatted);
    void happened(const protocol::event::Undone& undone);
    void happened(const protocol::event::Rewound& rewound);
    void happened(const protocol::event::UndoAsked& asked);
    void happened(const protocol::event::UndoAnswered& answered);
    void happened(const protocol::event::Away& away);
    void happened(const protocol::event::CameBack& back);
    void happened(const protocol::event::RematchMade& made);
    void happened(const auto&) {}
    void arrived();
    void greet_rematch();

    // What is on the screen.
    void show_lobby();
    void show_turn();
    void show_recap();
    void show_result();
    void prompt();
    void interrupt();
    std::string chair_text(core::Seat seat) const;
    std::string name_of(core::Seat seat) const;

    // What is done.
    void sit_down();
    void try_to_sit(core::Seat seat);
    void start_if_wished();
    Heard ask(protocol::AnyRequest request);
    std::optional<core::Seat> seat_in(const std::vector<std::string>& words) const;
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
