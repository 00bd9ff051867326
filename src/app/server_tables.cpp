// croupier tables: the tables of a server.

#include <ctime>

#include "app/command.h"
#include "app/screen.h"
#include "client/guest.h"

namespace app {
namespace {

struct ServerTables {
    std::string address;
    bool past = false, json_lines = false;
    words::Language language = words::Language::English;
};

/// "2 of 4" people, by the seats of a table.
std::string seating(const protocol::Summary& table) {
    int taken = 0;
    std::string names;
    for (const protocol::Seated& seat : table.seats) {
        if (seat.name.empty() && !seat.is_bot) continue;
        ++taken;
        names += (names.empty() ? "" : ", ") + terminal::harmless(seat.name.empty() ? seat.level : seat.name);
    }
    return std::to_string(taken) + "/" + std::to_string(table.seats.size()) + "  " + names;
}

int run(const ServerTables& command) {
    const client::Address server = client::read_address(command.address);
    const client::Answer answer =
        client::get(server, command.past ? "/api/past" : "/api/tables", client::milliseconds(10'000));
    protocol::Doubt doubt;
    const auto list =
        protocol::read<protocol::TableList>(answer.body, doubt, protocol::For::Seats, protocol::Mercy::Some);
    if (answer.status != 200 || !doubt.fine())
        throw refused(server.server() + " lists no tables: it answered " + std::to_string(answer.status) +
                      ".");
    const words::Speaker speaker{command.language, {}};
    for (const protocol::Summary& table : list.tables) {
        if (command.json_lines) {
            print_line(protocol::write(table));
            continue;
        }
        const std::string link =
            command.past ? server.to_watch(table.watch).link() : server.to_seat(table.table).link();
        print_line(terminal::padded(words::find(command.language, "game." + table.game), 24) + " " +
                   seating(table));
        print_line("    " + link);
    }
    if (list.tables.empty() && !command.json_lines)
        print_line(words::say(core::phrase(command.past ? "join.none-past" : "join.none-open"), speaker));
    return kFine;
}

}  // namespace

void add_tables(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("tables", "List the open tables of a server");
    const auto options = options_of<ServerTables>(command, chosen, run);
    command.add_option("URL", options->address, "The address of the server")->required();
    command.add_flag("--past", options->past, "Games that are over instead, with the link to look at them");
    command.add_flag("--json", options->json_lines, "One JSON object a table");
    add_language(command, options->language);
    command.footer(
        "Only tables that were made public are listed. `croupier join` takes the links.\n\n"
        "Example:\n"
        "  croupier tables http://192.168.1.20:8620\n");
}

}  // namespace app
