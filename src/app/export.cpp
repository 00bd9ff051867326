// croupier export: the decisions of journals as a table, and the journals of a store.

#include <filesystem>
#include <fstream>

#include "app/command.h"
#include "app/stores.h"
#include "app/tables.h"
#include "lab/decisions.h"
#include "match/journal.h"
#include "server/table.h"
#include "store/chain.h"

namespace app {
namespace {

struct Export {
    std::string csv, store;
    bool unfinished = false;
    std::vector<std::string> journals;
};

void make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw refused("Cannot make the folder " + folder + ": " + error.message() + ".");
}

/// Writes beside the file and puts it in its place when it is complete.
class Table {
   public:
    Table(const std::string& path, const std::string& header) : path_(path), part_(path_ + ".part") {
        out_.open(part_, std::ios::binary);
        add(header);
    }
    void add(const std::string& rows) {
        out_ << rows;
        if (!out_) throw refused("Cannot write " + part_ + "; is the disk full, or the folder read-only?");
    }
    void finish() {
        out_.close();
        std::error_code error;
        if (!out_.fail()) std::filesystem::rename(part_, path_, error);
        if (out_.fail() || error) throw refused("Cannot write " + path_ + ".");
    }
    const std::string& path() const { return path_; }

   private:
    std::string path_, part_;
    std::ofstream out_;
};

/// What seats chose, and what happened.
struct Tables {
    Table decisions, events;
    explicit Tables(const std::string& folder)
        : decisions(folder + "/decisions.csv", lab::decisions_header()),
          events(folder + "/events.csv", lab::events_header()) {}
};

/// Adds what a journal tells; a wrong one adds nothing and is named.
bool add_journal(Tables& tables, const std::string& file) {
    const match::Journal journal = match::read_journal(read_file(file));
    if (journal.wrong) {
        complain(where_and_why(file, journal.wrong->line, journal.wrong->problem));
        return false;
    }
    tables.decisions.add(lab::decisions_rows(*journal.match, file));
    tables.events.add(lab::events_rows(*journal.match, file));
    return true;
}

int export_decisions(const Export& command) {
    make_folder(command.csv);
    Tables tables(command.csv);
    std::size_t right = 0;
    for (const std::string& file : command.journals) {
        try {
            right += add_journal(tables, file) ? 1 : 0;
        } catch (const Failure& failure) {
            if (failure.sentence().empty()) throw;
            complain(failure.sentence());
        }
    }
    tables.decisions.finish();
    tables.events.finish();
    print_line(std::to_string(right) + " of " + std::to_string(command.journals.size()) +
               " journals are in " + tables.decisions.path() + ".");
    return right == command.journals.size() ? kFine : kRefused;
}

/// The journal of a stored table; none before its start.
std::string journal_of(const store::StoredTable& stored, bool unfinished) {
    if (const std::string damage = store::first_damage(stored); !damage.empty())
        throw refused("Table " + stored.listed.table + " is damaged: " + damage + ".");
    server::Table table(stored.listed.table);
    for (const store::StoredEvent& event : stored.events)
        if (const match::Complaint wrong = table.apply(event.text))
            throw refused("Table " + stored.listed.table + ", event " + std::to_string(event.number) + ": " +
                          match::in_words(*wrong) + ".");
    return table.status() == server::Status::Over || unfinished ? table.journal() : std::string();
}

int export_store(const Export& command) {
    const std::string& folder = command.journals.front();
    known_store(command.store);
    make_folder(folder);
    int written = 0, wrong = 0;
    const auto store = store::open(store_meant(command.store), store::Use::Look);
    store->dump([&](store::StoredTable&& stored) {
        try {
            const std::string journal = journal_of(stored, command.unfinished);
            if (journal.empty()) return;
            write_file(folder + "/" + stored.listed.table + ".jsonl", journal);
            ++written;
        } catch (const Failure& failure) {
            if (failure.sentence().empty()) throw;
            complain(failure.sentence());
            ++wrong;
        }
    });
    print_line(std::to_string(written) + " journals are in " + folder + ".");
    return wrong == 0 ? kFine : kRefused;
}

int run(const Export& command) {
    if (command.csv.empty() == command.store.empty())
        throw wrong_usage("Say either --csv DIR FILE… or --store STORE DIR. See `croupier export --help`.");
    if (command.csv.empty() && command.journals.size() != 1)
        throw wrong_usage("Journals of a store go into one folder: croupier export --store STORE DIR.");
    return command.csv.empty() ? export_store(command) : export_decisions(command);
}

}  // namespace

void add_export(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand(
        "export", "Write the decisions of journals as a table, or the journals of a store");
    const auto options = options_of<Export>(command, chosen, run);
    command.add_option("--csv", options->csv, "Write decisions.csv and events.csv into this folder")
        ->type_name("DIR");
    command
        .add_option("--store", options->store,
                    "Write the journals of this store: a SQLite file, or postgres://…")
        ->type_name("FILE|URL");
    command.add_flag("--unfinished", options->unfinished,
                     "Also of games that are not over: they hold hidden cards");
    command
        .add_option("FILE", options->journals,
                    "Journals; - is standard input. With --store: the folder to write to")
        ->required();
    command.footer(
        "One row for each answer of a seat: what it knew (view, JSON), what it was offered (offers, a JSON\n"
        "list), what it chose (choice; offer is its place in the list), and the seat's money and whether it\n"
        "won (1 or 0; winners says how many share the win). Rows of unfinished games have no result.\n"
        "events.csv has one row for each thing that happened, hidden things too: the entry, its number in\n"
        "the entry, its word (what) and the whole event as JSON; docs/journal.md lists the events.\n"
        "A wrong journal is named and left out; the exit code is then 1.\n"
        "With --store each finished game becomes a journal of its own, named after its table.\n\n"
        "Examples:\n  croupier export --csv table games/*.jsonl\n  croupier export --store croupier.db "
        "games\n");
}

}  // namespace app
