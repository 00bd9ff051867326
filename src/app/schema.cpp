// croupier schema: the JSON Schema of a game's views and events, for tools/types.

#include "app/command.h"
#include "app/screen.h"
#include "app/tables.h"

namespace app {
namespace {

struct Schema {
    std::string game;
};

int run(const Schema& command) {
    print_line(game_named(command.game).schema());
    return kFine;
}

}  // namespace

void add_schema(CLI::App& program, Action& chosen) {
    CLI::App& command =
        *program.add_subcommand("schema", "Print the JSON Schema of a game's views and events");
    const auto options = options_of<Schema>(command, chosen, run);
    command.add_option("GAME", options->game, "The game, such as las-vegas")->required();
    command.footer("Example:\n  croupier schema solitaire\n");
}

}  // namespace app
