#pragma once
// A guest at a table far away: keeps the connection, takes it up again when it is lost, and knows what the
// table has told so far. docs/protocol.md says what is spoken.

#include <chrono>
#include <nlohmann/json.hpp>
#include <vector>

#include "client/wire.h"

namespace client {

using nlohmann::json;

/// One place at the table and who has it.
struct Chair {
    bool is_bot = false;
    std::string level;     // of the bot
    std::string name;      // empty: nobody sits here
    std::string stand_in;  // the level of the bot that plays for somebody who is away
    bool here = false;     // its owner is connected

    bool is_free() const { return !is_bot && name.empty(); }
};

/// A sentence about an entry of the journal.
struct Told {
    int entry;
    std::string key, text;
};

/// What is known of a table: what its messages add up to.
class Picture {
   public:
    enum class Status { Open, Playing, Over };

    /// Takes in a message of the server.
    void hear(const json& message);

    const std::string& id() const { return id_; }
    const std::string& watch() const { return watch_; }
    const std::string& game() const { return game_; }
    Status status() const { return status_; }
    const std::vector<Chair>& chairs() const { return chairs_; }
    std::vector<std::string> names() const;
    /// The seat of ours, or −1.
    int seat() const { return seat_; }
    const std::string& token() const { return token_; }
    /// The number of the last event that was heard.
    int last() const { return last_; }
    const json& summary() const { return summary_; }
    const json& options() const { return options_; }
    /// What we may know of the game; null before it starts.
    const json& view() const { return view_; }
    /// The open question as the server puts it; null before the start.
    const json& question() const { return question_; }
    int question_number() const;
    bool is_asked(int seat) const;
    /// The legal answers of ours, as JSON; none if we are not asked.
    std::vector<std::string> offers() const;
    bool can_undo() const;
    /// All that is told of the game, without what was taken back.
    const std::vector<Told>& told() const { return told_; }
    /// The lines of the journal as we may see them.
    const std::vector<json>& entries() const { return entries_; }
    /// The table of the rematch, empty until there is one; for spectators what they call it.
    const std::string& rematch() const { return rematch_; }
    const json& result() const { return result_; }
    /// The seat that asks to take moves back, −1 if none does.
    int undo_asked_by() const { return undo_asked_by_; }

   private:
    void hear_welcome(const json& welcome);
    void hear_news(const json& news);
    void hear_event(const json& event);
    void hear_seating(const std::string& kind, const json& inside);
    void hear_entry(const json& entry);
    void forget_entries(std::size_t from, std::size_t count);
    Chair* chair(const json& inside, const char* key);

    std::string id_, watch_, game_, token_, rematch_;
    Status status_ = Status::Open;
    std::vector<Chair> chairs_;
    int seat_ = -1, last_ = -1, undo_asked_by_ = -1;
    json summary_, options_, view_, question_, result_;
    std::vector<Told> told_;
    std::vector<json> entries_;
};

class Guest {
   public:
    struct Patience {
        milliseconds answer{10'000};    // of one request
        milliseconds absence{600'000};  // of a server that is gone: after that we give up
    };

    /// A token returns to the seat that it was given for; `language` is that of sentences.
    Guest(Address address, std::string token, std::string language, Patience patience);

    /// Connects and says hello. Throws Failure if that is not possible or the table does not exist.
    void arrive();
    /// The next message, taken into the picture; nothing once the time has passed. A lost connection is taken
    /// up again by itself, from the last event on, and an answer that got lost is sent again. Throws Failure
    /// if the server stays away.
    std::optional<json> hear(milliseconds patience);
    /// Hears messages until one holds this kind; throws Failure if none does in time, or a refusal comes.
    json hear_until(const char* kind, milliseconds patience);

    /// Sends a request, {"start":{…}}; gives its number. While the connection is lost, a move is kept, and a
    /// wish for a seat with a token; anything else is dropped.
    int ask(json request);
    /// The key of the seat that we are going to take: chosen here, so that it can be kept before the seat is
    /// ours. A server that falls in between then costs no seat: the same request leads back to it.
    const std::string& choose_token();
    /// Sits down with that key, and with random bytes of this machine for the dice.
    int sit(int seat, const std::string& name);
    /// Another game, with new random bytes.
    int ask_rematch();
    /// Answers the open question.
    int move(const std::string& move);

    /// Goes over to another table, the rematch, with the same token.
    void move_over(const std::string& table);

    const Picture& picture() const { return picture_; }
    /// The key of our seat, or of the one that we want; empty if we want none.
    const std::string& token() const { return token_; }
    const Address& address() const { return address_; }
    bool connected() const { return wire_ != nullptr; }
    /// A move of ours, or a wish for a seat, has been sent, and the server has not confirmed it yet.
    bool awaits_confirmation() const { return unanswered_.has_value(); }
    int descriptor() const { return wire_ ? wire_->descriptor() : -1; }
    /// Lets go of the connection, as a broken cable would: the next `hear` takes it up again.
    void drop() { wire_.reset(); }

   private:
    using Clock = std::chrono::steady_clock;
    void say_hello();
    void take_up_again();
    void lost();
    void notice(const json& message);
    void send_again(const json& message);
    void keep_alive();

    Address address_;
    std::string token_, language_;
    Patience patience_;
    std::unique_ptr<Wire> wire_;
    Picture picture_;
    int next_id_ = 1;
    std::optional<json> unanswered_;  // a move or a seat that the server has not confirmed yet
    bool new_game_ = false;           // we are on our way to a rematch, and bring new random bytes
    bool again_ = false;              // the connection has just been taken up again
    Clock::time_point last_sent_{}, lost_since_{}, next_try_{};
    milliseconds pause_{0};
};

/// So many random bytes of the operating system, in hex.
std::string random_hex(int bytes);

}  // namespace client
