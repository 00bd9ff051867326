// croupier new: the first line of a journal.

#include "app/command.h"
#include "app/tables.h"

namespace app {
namespace {

struct New {
    std::string game, seats;
    OptionArguments options;
};

int run(const New& command) {
    const match::AnyGame& game = game_named(command.game);
    const auto match = open_table(game, seat_names(command.seats), command.options);
    print_line(match::header_line(match->header()));
    return kFine;
}

}  // namespace

void add_new(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("new", "Print the first line of a journal: the set-up");
    const auto options = options_of<New>(command, chosen, run);
    command.add_option("GAME", options->game, "The game; `croupier games` lists them")->required();
    command.add_option("--seats", options->seats, "Names of the players, or how many there are")
        ->type_name("NAMES|NUMBER")
        ->required();
    options->options.add_to(command);
    command.footer(
        "A set-up that the rules do not allow is refused: RULE: why, and exit code 1.\n\n"
        "Example:\n  croupier new las-vegas --seats Anna,Benno --option neutral >game.jsonl\n");
}

}  // namespace app
