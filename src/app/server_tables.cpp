// croupier tables: the tables of a server.

#include <ctime>

#include "app/command.h"
#include "app/screen.h"
#include "client/guest.h"

namespace app {
namespace {

using client::json;

struct ServerTables {
    std::string address;
    bool past = false, json_lines = false;
    words::Language language = words::Language::English;
};

/// "2 of 4" people, by the seats of a table.
std::string seating(const json& table) {
    int taken = 0, seats = 0;
    std::string names;
    for (const json& seat : table.value("seats", json::array())) {
        ++seats;
        const std::string name =
            seat.value("name", json()).is_string() ? seat["name"].get<std::string>() : "";
        if (name.empty() && seat.value("kind", "") != "bot") continue;
        ++taken;
        names += (names.empty() ? "" : ", ") +
                 terminal::harmless(name.empty() ? seat.value("level", "bot") : name);
    }
    return std::to_string(taken) + "/" + std::to_string(seats) + "  " + names;
}

int run(const ServerTables& command) {
    const client::Address server = client::read_address(command.address);
    const client::Answer answer =
        client::get(server, command.past ? "/api/past" : "/api/tables", client::milliseconds(10'000));
    const json said = json::parse(answer.body, nullptr, false);
    if (answer.status != 200 || !said.is_object() || !said.contains("tables") || !said["tables"].is_array())
        throw refused(server.server() + " lists no tables: it answered " + std::to_string(answer.status) +
                      ".");
    const words::Speaker speaker{command.language, {}};
    for (const json& table : said["tables"]) {
        if (command.json_lines) {
            print_line(table.dump());
            continue;
        }
        const std::string game = table.value("game", "");
        const std::string link = command.past ? server.to_watch(table.value("watch", "")).link()
                                              : server.to_seat(table.value("table", "")).link();
        print_line(terminal::padded(words::find(command.language, "game." + game), 24) + " " +
                   seating(table));
        print_line("    " + link);
    }
    if (said["tables"].empty() && !command.json_lines)
        print_line(words::say(core::phrase(command.past ? "join.none-past" : "join.none-open"), speaker));
    return kFine;
}

int run_guarded(const ServerTables& command) {
    try {
        return run(command);
    } catch (const client::Failure& failure) {
        throw refused(failure.sentence);
    }
}

}  // namespace

void add_tables(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("tables", "List the open tables of a server");
    const auto options = options_of<ServerTables>(command, chosen, run_guarded);
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
