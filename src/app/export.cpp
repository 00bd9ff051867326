// croupier export: the decisions of journals as a table.

#include <filesystem>
#include <fstream>

#include "app/command.h"
#include "app/tables.h"
#include "lab/decisions.h"
#include "match/journal.h"

namespace app {
namespace {

struct Export {
    std::string csv;
    std::vector<std::string> journals;
};

/// Writes beside the file and puts it in its place when it is complete.
class Table {
   public:
    explicit Table(const std::string& folder) : path_(folder + "/decisions.csv"), part_(path_ + ".part") {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (error) throw refused("Cannot make the folder " + folder + ": " + error.message() + ".");
        out_.open(part_, std::ios::binary);
        add(lab::decisions_header());
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

/// Adds what a journal tells; a wrong one adds nothing and is named.
bool add_journal(Table& table, const std::string& file) {
    const match::Journal journal = match::read_journal(read_file(file));
    if (journal.wrong) {
        complain(where_and_why(file, journal.wrong->line, journal.wrong->problem));
        return false;
    }
    table.add(lab::decisions_rows(*journal.match, file));
    return true;
}

int run(const Export& command) {
    Table table(command.csv);
    std::size_t right = 0;
    for (const std::string& file : command.journals) {
        try {
            right += add_journal(table, file) ? 1 : 0;
        } catch (const Failure& failure) {
            if (failure.sentence.empty()) throw;
            complain(failure.sentence);
        }
    }
    table.finish();
    print_line(std::to_string(right) + " of " + std::to_string(command.journals.size()) +
               " journals are in " + table.path() + ".");
    return right == command.journals.size() ? kFine : kRefused;
}

}  // namespace

void add_export(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("export", "Write the decisions of journals as a table");
    const auto options = options_of<Export>(command, chosen, run);
    command.add_option("--csv", options->csv, "Write decisions.csv into this folder")
        ->type_name("DIR")
        ->required();
    command.add_option("FILE", options->journals, "Journals; - is standard input")->required();
    command.footer(
        "One row for each answer of a seat: what it knew (view, JSON), what it was offered (offers, a JSON\n"
        "list), what it chose (choice; offer is its place in the list), and the seat's money and whether it\n"
        "won (1 or 0; winners says how many share the win). Rows of unfinished games have no result.\n"
        "A wrong journal is named and left out; the exit code is then 1.\n\n"
        "Example:\n  croupier export --csv table games/*.jsonl\n");
}

}  // namespace app
