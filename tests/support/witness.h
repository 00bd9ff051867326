#pragma once
// A client that writes down everything it was shown and every answer that was acknowledged, so that it can be
// held against what the store has.

#include <string>
#include <vector>

#include "core/json.h"
#include "core/random.h"
#include "load/line.h"
#include "store/store.h"

namespace support {

/// What did not hold, one sentence each.
class Complaints {
   public:
    void add(std::string sentence) {
        if (sentences_.size() < 20) sentences_.push_back(std::move(sentence));
        ++count_;
    }
    bool empty() const { return count_ == 0; }
    int count() const { return count_; }
    std::string text() const {
        std::string all;
        for (const std::string& sentence : sentences_) all += sentence + "\n";
        return all;
    }

   private:
    std::vector<std::string> sentences_;
    int count_ = 0;
};

/// An answer or a word that a client sent.
struct Sent {
    enum class Heard { Nothing, Done, Refused };
    std::int64_t id;
    int question;      // −1: it is no answer but chat
    std::string text;  // the move as JSON, or what was said
    Heard heard = Heard::Nothing;
    int last = -1;  // "done": the last event it made
};

/// What one client knows of one table. It can be kept when the client has gone on to another table.
struct Testimony {
    std::string table, token;
    int seat = 0;
    bool watches = false;
    struct Shown {
        std::int64_t at = 0;
        bool entry = false;
        std::string text;  // the line of an entry, as far as this client may see it, or "kind":{…}
    };
    std::vector<Shown> shown;  // by the number of the event
    std::vector<Sent> sent;
};

/// Holds it against the store: nothing lost, nothing doubled, nothing invented, nothing shown otherwise.
/// Gives how many answers were acknowledged.
int compare(const Testimony& testimony, store::Store& store, Complaints& complaints);

class Witness final : public load::Line {
   public:
    Witness(load::Loop& loop, Complaints& complaints, Testimony testimony, std::uint64_t seed);

    /// Sits down first, with this name.
    void sit_as(std::string name) { name_ = std::move(name); }
    /// Comes back with the whole log told again, not with what is missing.
    void forget_last() { from_the_start_ = true; }
    /// Answers what it is asked, if it is; sometimes twice, sometimes with a word on top.
    bool act();
    /// Asks for the start, or for the rematch, if it is time for that.
    void push_on();

    bool is_greeted() const { return greeted_; }
    bool is_seated() const { return !known_.token.empty(); }
    bool is_asked() const { return greeted_ && !moves_.empty() && question_ != answered_; }
    bool is_over() const { return over_; }
    const std::string& rematch() const { return rematch_; }
    /// How often it was told that the store failed.
    int store_failures() const { return store_failures_; }
    const Testimony& known() const { return known_; }
    Testimony take() { return std::move(known_); }
    /// When the clock answers, and how long it gives; 0: never.
    std::int64_t deadline() const { return deadline_; }
    /// When this server was started; no clock that it shows may have begun before.
    void server_started(std::int64_t at) { server_started_ = at; }

   private:
    void opened() override;
    void heard(std::string_view text) override;
    void lost() override;
    void hear_event(core::json::Value event);
    void hear_news(core::json::Value news);
    void complain(const std::string& what);

    Complaints& complaints_;
    Testimony known_;
    core::Xoshiro lot_;
    std::string name_, rematch_;
    bool greeted_ = false, started_ = false, over_ = false, from_the_start_ = false, asked_to_go_on_ = false;
    int question_ = -1, answered_ = -1, store_failures_ = 0;
    std::vector<std::string> moves_;
    std::int64_t next_id_ = 1, deadline_ = 0, server_started_ = 0;
};

}  // namespace support
