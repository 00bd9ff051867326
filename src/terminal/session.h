#pragma once
// A game played in a terminal: people at one keyboard, and bots.

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "match/any_game.h"
#include "terminal/chance.h"
#include "terminal/console.h"
#include "terminal/settings.h"

namespace terminal {

/// Who plays: people and bots.
struct Table {
    std::vector<std::unique_ptr<bots::AnyBot>> bots;  // one place a seat; nobody there: a person
    std::unique_ptr<Chance> chance;                   // nothing there: the house plays by hand

    bool is_person(core::Seat seat) const {
        return bots[static_cast<std::size_t>(core::index(seat))] == nullptr;
    }
    int people() const { return static_cast<int>(std::count(bots.begin(), bots.end(), nullptr)); }
};

/// What a session asks of the program around it.
struct Desk {
    /// Called after every entry and after every undo.
    std::function<void(const match::AnyMatch&)> changed = [](const match::AnyMatch&) {};
    /// Writes a journal to a file; gives a sentence if that failed.
    std::function<std::string(const std::string& path, const std::string& text)> save;
};

enum class Ending { Over, Left };

/// Plays until the game is over, somebody quits, or the input ends.
Ending play(match::AnyMatch& match, const Table& table, const Settings& settings, Console& console,
            const Desk& desk);

/// The same for a program that plays the people's seats: one JSON object a line; see docs/terminal.md.
Ending play_json(match::AnyMatch& match, const Table& table, const Settings& settings, Console& console,
                 const Desk& desk);

/// Why a bot chose what it chose.
struct Thought {
    int entry;  // its answer in the journal
    core::Seat seat;
    std::string text;  // empty where it would give away what only that seat may know
};

/// Lets the bots and the house answer as far as they can. False once a person, or a house by hand, has to.
/// Bots that had a choice are overheard.
bool answered_by_itself(match::AnyMatch& match, const Table& table,
                        const std::function<void(Thought)>& overhear);

/// What only this seat may know is on the board: others at the keyboard must not look. Purses alone do not
/// count: what is in them was won in front of everybody.
bool hides_something(const match::AnyMatch& match, core::Seat seat);

}  // namespace terminal
