#pragma once
// A guest at a table far away: keeps the connection, takes it up again when it is lost, and knows what the
// table has told so far. docs/protocol.md says what is spoken.

#include <chrono>
#include <nlohmann/json.hpp>
#include <vector>

#include "client/wire.h"
#include "protocol/answers.h"
#include "protocol/requests.h"

namespace client {

using core::Seat;
using nlohmann::json;
using protocol::Status;

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

/// What is known of a table: what the messages of its server add up to.
class Picture {
   public:
    /// Takes in a message of the server.
    void hear(const protocol::AnyAnswer& said);

    const std::string& id() const { return summary_.table; }
    const std::string& watch() const { return summary_.watch; }
    const std::string& game() const { return summary_.game; }
    Status status() const { return status_; }
    const std::vector<Chair>& chairs() const { return chairs_; }
    const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(core::index(seat))]; }
    bool has(Seat seat) const { return static_cast<std::size_t>(core::index(seat)) < chairs_.size(); }
    std::optional<Seat> first_free() const;
    std::vector<std::string> names() const;
    /// The seat of ours, or a spectator's.
    Seat seat() const { return seat_; }
    bool sits() const { return seat_ != core::kSpectator; }
    const std::string& token() const { return token_; }
    /// The number of the last event that was heard.
    int last() const { return last_; }
    const protocol::Summary& summary() const { return summary_; }
    /// What we may know of the game; null before it starts.
    const json& view() const { return view_; }
    /// The open question; none before the start.
    const std::optional<protocol::Question>& question() const { return question_; }
    int question_number() const { return question_ ? question_->number : -1; }
    bool is_asked(Seat seat) const { return question_ && question_->asked.has(seat); }
    /// The legal answers of ours, as JSON; none if we are not asked.
    std::vector<std::string> offers() const;
    bool can_undo() const { return question_ && question_->can_undo; }
    /// All that is told of the game, without what was taken back.
    const std::vector<Told>& told() const { return told_; }
    /// The lines of the journal as we may see them.
    const std::vector<match::Piece>& entries() const { return entries_; }
    /// The table of the rematch, empty until there is one; for spectators what they call it.
    const std::string& rematch() const { return rematch_; }
    /// How it ended; null before.
    json result() const;
    /// The seat that asks to take moves back; a spectator's if none does.
    Seat undo_asked_by() const { return undo_asked_by_; }

   private:
    void take(std::monostate) {}
    void take(const protocol::Welcome& welcome);
    void take(const protocol::News& news);
    void take(const protocol::SeatTaken& taken);
    void take(const protocol::Presence& presence);
    void take(const auto&) {}
    // What happens at the table.
    void happen(const protocol::event::Sat& sat);
    void happen(const protocol::event::Left& left);
    void happen(const protocol::event::Moved& moved) { change_places(moved.from, moved.to); }
    void happen(const protocol::event::Swapped& swapped) { change_places(swapped.a, swapped.b); }
    void happen(const protocol::event::BotSeated& bot);
    void happen(const protocol::event::Away& away);
    void happen(const protocol::event::CameBack& back);
    void happen(const protocol::event::Started& started);
    void happen(const protocol::event::Entry& entry);
    void happen(const protocol::event::Undone& undone);
    void happen(const protocol::event::UndoAsked& asked);
    void happen(const protocol::event::UndoAnswered& answered);
    void happen(const protocol::event::Rewound& rewound);
    void happen(const protocol::event::Ended& ended);
    void happen(const protocol::event::RematchMade& made);
    void happen(const auto&) {}
    void change_places(Seat one, Seat other);
    void forget_entries(std::size_t from, std::size_t count);
    Chair* at(Seat seat) {
        return has(seat) ? &chairs_[static_cast<std::size_t>(core::index(seat))] : nullptr;
    }

    protocol::Summary summary_;
    std::string token_, rematch_;
    Status status_ = Status::Open;
    std::vector<Chair> chairs_;
    Seat seat_{core::kSpectator}, undo_asked_by_{core::kSpectator};
    int last_ = -1;
    json view_, result_;
    std::optional<protocol::Question> question_;
    std::vector<Told> told_;
    std::vector<match::Piece> entries_;
};

/// A message of the server: what it says, and as it came.
struct Heard {
    protocol::Answer answer;
    std::string text;

    template <class Kind>
    const Kind* get() const {
        return std::get_if<Kind>(&answer.said);
    }
};

class Guest {
   public:
    struct Patience {
        milliseconds answer{10'000};    // of one request
        milliseconds absence{600'000};  // of a server that is gone: after that we give up
    };

    /// A token returns to the seat that it was given for; `language` is that of sentences.
    Guest(Address address, std::string token, words::Language language, Patience patience);

    /// Connects and says hello. Throws Failure if that is not possible or the table does not exist.
    void arrive();
    /// The next message, taken into the picture; nothing once the time has passed. A lost connection is taken
    /// up again by itself, from the last event on, and an answer that got lost is sent again. Throws Failure
    /// if the server stays away.
    std::optional<Heard> hear(milliseconds patience);
    /// Hears messages until one is of this kind; throws Failure if none is in time, or a refusal comes.
    template <class Kind>
    Kind hear_until(milliseconds patience) {
        for (const auto end = Clock::now() + patience; Clock::now() < end;) {
            const auto heard = hear(std::chrono::ceil<milliseconds>(end - Clock::now()));
            if (!heard) continue;
            if (const Kind* kind = heard->get<Kind>()) return *kind;
            if (const auto* refused = heard->get<protocol::Refused>())
                throw Failure{Fault::Refused, refused->why.text};
        }
        throw Failure{Fault::Lost, address_.server() + " does not answer."};
    }

    /// Sends a request; gives its number. While the connection is lost, a move is kept, and a wish for a seat
    /// with a token; anything else is dropped.
    std::int64_t ask(protocol::AnyRequest request);
    /// Sends what a program wrote, as it is if this is no request that we know: the server will say so.
    /// Programs may number their requests themselves. False: it is no JSON object.
    bool pass_on(const std::string& line);
    /// The key of the seat that we are going to take: chosen here, so that it can be kept before the seat is
    /// ours. A server that falls in between then costs no seat: the same request leads back to it.
    const std::string& choose_token();
    /// Sits down with that key, and with random bytes of this machine for the dice.
    std::int64_t sit(Seat seat, const std::string& name);
    /// Another game, with new random bytes.
    std::int64_t ask_rematch();
    /// Answers the open question.
    std::int64_t move(const std::string& move);

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
    void notice(const protocol::Answer& answer);
    void send_again(const protocol::Answer& answer);
    void keep_alive();
    void send(const protocol::Message& message);

    Address address_;
    std::string token_;
    words::Language language_;
    Patience patience_;
    std::unique_ptr<Wire> wire_;
    Picture picture_;
    std::int64_t next_id_ = 1;
    std::optional<protocol::Message> unanswered_;  // a move or a seat that the server has not confirmed yet
    bool new_game_ = false;  // we are on our way to a rematch, and bring new random bytes
    bool again_ = false;     // the connection has just been taken up again
    Clock::time_point last_sent_{}, lost_since_{}, next_try_{};
    milliseconds pause_{0};
};

/// So many random bytes of the operating system, in hex.
std::string random_hex(int bytes);

}  // namespace client
