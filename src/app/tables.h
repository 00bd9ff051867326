#pragma once
// What `new`, `random` and `play` have in common: a game, its seats, its options.

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "match/any_game.h"

namespace app {

/// The game of that name; an unknown one is wrong usage, with the nearest name.
const match::AnyGame& game_named(const std::string& name);

/// The options of a table as the command line gives them.
struct OptionArguments {
    std::string json;                // --options '{"neutral":true}'
    std::vector<std::string> words;  // --option neutral --option rounds=2
    std::string preset;              // --preset boulevard

    void add_to(CLI::App& command);
    /// One JSON object: the preset, then what --options says instead, then --option.
    std::string for_game(const match::AnyGame& game, int seats) const;
    /// The same after a change: options as JSON, one option (rounds=2), or a preset; "base" takes all away.
    std::string changed(const match::AnyGame& game, int seats, const std::string& change) const;
};

/// "Anna,Benno" as it is; "4" as four names.
std::vector<std::string> seat_names(const std::string& seats);
/// So many names for seats without names.
std::vector<std::string> usual_names(int seats);

/// A new match; a set-up that is not allowed is a failure: RULE: why.
std::unique_ptr<match::AnyMatch> open_table(const match::AnyGame& game, std::vector<std::string> names,
                                            const OptionArguments& options);

/// "RULE: why".
std::string rule_and_why(const match::Problem& problem);

/// A match as far as a journal goes; a wrong journal is a failure: FILE:LINE: RULE: why.
std::unique_ptr<match::AnyMatch> read_table(const std::string& path);
/// "FILE:LINE: RULE: why".
std::string where_and_why(const std::string& path, int line, const match::Problem& problem);

/// The seat with this number or name; nothing given is a spectator.
core::Seat seat_named(const match::AnyMatch& match, const std::string& seat);

}  // namespace app
