#pragma once
// The subcommands of the program, one file each. A command adds its options to the program and says what is
// to be done once they have been read.

#include <CLI/CLI.hpp>
#include <functional>

#include "app/failure.h"
#include "app/files.h"
#include "app/values.h"

namespace app {

/// What the chosen command does; it gives the exit code.
using Action = std::function<int()>;

using AddCommand = void (*)(CLI::App& program, Action& chosen);

void add_play(CLI::App& program, Action& chosen);
void add_games(CLI::App& program, Action& chosen);
void add_rules(CLI::App& program, Action& chosen);
void add_new(CLI::App& program, Action& chosen);
void add_legal(CLI::App& program, Action& chosen);
void add_show(CLI::App& program, Action& chosen);
void add_replay(CLI::App& program, Action& chosen);
void add_random(CLI::App& program, Action& chosen);
void add_hint(CLI::App& program, Action& chosen);
void add_analyse(CLI::App& program, Action& chosen);
void add_export(CLI::App& program, Action& chosen);
void add_bench(CLI::App& program, Action& chosen);
void add_serve(CLI::App& program, Action& chosen);
void add_arena(CLI::App& program, Action& chosen);
void add_join(CLI::App& program, Action& chosen);
void add_tables(CLI::App& program, Action& chosen);
void add_verify_fair(CLI::App& program, Action& chosen);
void add_verify(CLI::App& program, Action& chosen);
void add_backup(CLI::App& program, Action& chosen);
void add_restore(CLI::App& program, Action& chosen);
void add_simulate(CLI::App& program, Action& chosen);
void add_schema(CLI::App& program, Action& chosen);

/// A command whose options live in a `Command` and that runs `run(command)`.
template <class Command>
std::shared_ptr<Command> options_of(CLI::App& command, Action& chosen, int (*run)(const Command&)) {
    auto options = std::make_shared<Command>();
    command.parse_complete_callback(
        [options, &chosen, run] { chosen = [options, run] { return run(*options); }; });
    return options;
}

}  // namespace app
