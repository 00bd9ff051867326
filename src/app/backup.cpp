// croupier backup and croupier restore: a whole store as one file, and back.

#include "store/backup.h"

#include "app/command.h"
#include "app/stores.h"

namespace app {
namespace {

struct Backup {
    std::string store, file;
};

/// What is damaged is named; the rest is told.
int report(const store::Copied& copied, const std::string& where) {
    for (const std::string& sentence : copied.damaged) complain(sentence);
    print_line(std::to_string(copied.tables) + " tables with " + std::to_string(copied.events) +
               " events are in " + where + ".");
    return copied.damaged.empty() ? kFine : kRefused;
}

int back_up(const Backup& command) {
    const auto store = store::open(store_meant(command.store), store::Use::Look);
    return report(store::back_up(*store, command.file), command.file);
}

int restore(const Backup& command) {
    const std::string where = store_meant(command.store);
    store::open(command.file, store::Use::Look);  // a wrong file makes no empty store
    const auto store = store::open(where);
    return report(store::restore(command.file, *store), store::is_postgres(where) ? "the database" : where);
}

}  // namespace

void add_backup(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("backup", "Write all tables of a store into one file");
    const auto options = options_of<Backup>(command, chosen, back_up);
    add_store_option(command, options->store);
    command.add_option("FILE", options->file, "The new file")->required();
    command.footer(
        "The server may go on playing: the file holds the store of one moment. Whatever the store is, the "
        "file is\n"
        "a SQLite store: `croupier verify --store FILE` checks it, and `croupier restore` brings it back, to "
        "SQLite\n"
        "or to PostgreSQL. The file holds secrets of running games: hands, and the seeds of their dice.\n\n"
        "Example:\n  croupier backup monday.db\n");
}

void add_restore(CLI::App& program, Action& chosen) {
    CLI::App& command =
        *program.add_subcommand("restore", "Bring the tables of a backup back into an empty store");
    const auto options = options_of<Backup>(command, chosen, restore);
    add_store_option(command, options->store);
    command.add_option("FILE", options->file, "What `croupier backup` wrote")->required();
    command.footer(
        "A store that has tables already is left alone.\n\n"
        "Example:\n  croupier restore --store postgres://croupier@localhost/house monday.db\n");
}

}  // namespace app
