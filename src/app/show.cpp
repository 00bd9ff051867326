// croupier show: the board as a seat may see it.

#include "app/command.h"
#include "app/screen.h"
#include "app/tables.h"
#include "terminal/boards.h"

namespace app {
namespace {

struct Show {
    std::string file, seat;
    bool json = false;
    ScreenArguments screen;
};

int run(const Show& command) {
    const auto match = read_table(command.file);
    const std::string view = match->view(seat_named(*match, command.seat));
    print(command.json ? view + "\n" : terminal::board(nlohmann::json::parse(view), command.screen.style()));
    return kFine;
}

}  // namespace

void add_show(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("show", "Show the board as a seat may see it");
    const auto options = options_of<Show>(command, chosen, run);
    command.add_option("FILE", options->file, "A journal; - is standard input")->required();
    command.add_option("--seat", options->seat, "Who looks (number or name); without it a spectator")
        ->type_name("SEAT");
    command.add_flag("--json", options->json, "The view as one JSON object instead of a board");
    options->screen.add_to(command);
    command.footer("Example:\n  croupier show game.jsonl --seat Anna\n");
}

}  // namespace app
