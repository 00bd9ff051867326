#pragma once
// Any game and any match of it, in JSON: the one virtual layer. Programs, pages and servers speak to games
// through this.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/decision.h"
#include "core/game.h"
#include "core/house.h"
#include "core/standing.h"
#include "match/problem.h"

namespace match {

using core::Seat;

/// The first line of a journal.
struct Header {
    std::string game;
    std::vector<std::string> names;  // of the seats
    std::string options;             // JSON, only what differs from the usual
    std::string about;               // JSON, kept as it was; empty if there is none
};
std::string header_line(const Header& header);

/// What is told of one entry.
struct Told {
    int entry;
    std::string text;
    std::string key;
    std::string args;  // of the key, as JSON
};

/// What an option takes, as people read it: "true|false", "1…4", "\"lot\"|seat".
std::string values_of(const core::Option& option);

class AnyMatch {
   public:
    virtual ~AnyMatch() = default;

    const Header& header() const { return header_; }
    Header& header() { return header_; }
    int seats() const { return static_cast<int>(header_.names.size()); }
    /// The language of refusals and sentences.
    void speak(words::Language language) { speaker_.language = language; }
    std::string put_into_words(const core::Phrase& phrase) const { return words::say(phrase, speaker_); }

    virtual core::Decision ask() const = 0;
    virtual int question() const = 0;
    virtual std::vector<std::string> offers(Seat seat) const = 0;
    virtual Complaint submit(Seat seat, int question, std::string_view move) = 0;
    virtual Complaint record(std::string_view draw) = 0;
    /// The same with what has been read already.
    virtual Complaint submit(Seat seat, int question, core::json::Value move) = 0;
    virtual Complaint record(core::json::Value draw) = 0;
    /// What this house draws now, as JSON: for whoever writes it down before it counts.
    virtual std::string drawn(core::FairHouse& house) const = 0;
    virtual void draw(core::PlayoutHouse& house) = 0;
    virtual void draw(core::FairHouse& house) = 0;
    virtual bool can_undo(Seat seat) const = 0;
    virtual Complaint undo(Seat seat) = 0;
    virtual void rewind(int entries) = 0;

    /// The number of entries, and the lines that write them down: in full, or as a viewer may see them now.
    virtual int size() const = 0;
    virtual std::vector<std::string> lines(int from = 0) const = 0;
    virtual std::vector<std::string> lines_seen(Seat viewer, int from = 0) const = 0;
    /// What is told to a viewer, from one entry on: for programs as phrases, for people in their language.
    using Listener = std::function<void(int entry, const core::Phrase& phrase)>;
    virtual void tell(Seat viewer, int from, const Listener& listener) const = 0;
    std::vector<Told> told(Seat viewer, int from = 0) const;
    /// What is told of each entry from one on, as JSON: a list of {"key":…,"args":…}, with "text" if wanted.
    virtual std::vector<std::string> phrases(Seat viewer, int from, bool with_text) const = 0;

    /// What happened in each entry from one on, as far as a viewer may know it, as JSON: a list of events.
    virtual std::vector<std::string> happened(Seat viewer, int from) const = 0;

    /// For a table that tells its viewers what is new: `mark_told` before a change. Then looking at what came
    /// after it costs only what is new, however long the game is, and `revealed` numbers the entries before
    /// it that show a viewer more than they did at the mark.
    virtual void mark_told() = 0;
    virtual std::vector<int> revealed() = 0;
    /// An entry that `revealed` has just named, or any other, as a viewer may see it now.
    virtual std::string line_seen(Seat viewer, int entry) const = 0;
    /// Entries before this one that show the viewer more now than when they were made: entry and line.
    virtual std::vector<std::pair<int, std::string>> revealed_since_made(Seat viewer, int before) const = 0;

    /// What a viewer may know, as JSON: names, the open question, and the game's own view under "table".
    virtual std::string view(Seat viewer) const = 0;
    virtual core::Standing score() const = 0;
    virtual std::unique_ptr<AnyMatch> copy() const = 0;
    /// The same moment without the entries that led to it: cheap, for whoever only has to choose a move.
    virtual std::unique_ptr<AnyMatch> position() const = 0;

    /// The result as the journal writes it: {"money":…}.
    std::string result() const;
    /// The whole journal: set-up, entries, and the result once the game is over.
    std::string journal() const;

   protected:
    explicit AnyMatch(Header header) : header_(std::move(header)) { speaker_.names = header_.names; }
    Header header_;
    words::Speaker speaker_;
};

class AnySeen;

/// What many games played by lot came to.
struct Played {
    std::uint64_t games = 0, decisions = 0;
    std::uint64_t fingerprint = 0;
};

class AnyGame {
   public:
    virtual ~AnyGame() = default;
    virtual const core::About& about() const = 0;
    std::string name() const { return about().name; }
    /// A new match, or why that set-up is not allowed.
    virtual Result<std::unique_ptr<AnyMatch>> open(std::vector<std::string> names,
                                                   std::string_view options) const = 0;
    /// What a seat sees of a match that is played elsewhere (match/seen.h), or what is wrong with it.
    virtual Result<std::unique_ptr<AnySeen>> look(std::string_view view) const = 0;
    /// The JSON Schema of its views and events (match/schema.h); a page has none.
    virtual std::string schema() const = 0;
    /// Complete games of random legal play, all in memory, through the public verbs.
    virtual Result<Played> play_out(int seats, std::string_view options, std::uint64_t seed,
                                    std::uint64_t games) const = 0;
    /// How many bytes a state takes.
    virtual std::size_t state_bytes() const = 0;
    /// Copies a state so many times, for a stopwatch; what it gives depends on every copy.
    virtual unsigned copy_states(std::uint64_t times) const = 0;
};

/// A game by its type: made in games/<game>.cpp, where its playouts are compiled by themselves.
template <class G>
const AnyGame& game();
/// All games, in the order of the rules (games/list.h).
const std::vector<const AnyGame*>& games();
/// A game by its name, or nothing.
const AnyGame* find_game(std::string_view name);
/// What is said where there is none.
Problem no_such_game(words::Language language = words::Language::English);

}  // namespace match
