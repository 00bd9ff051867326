// croupier replay: checks journals line by line.

#include <cstdio>

#include "app/command.h"
#include "app/tables.h"
#include "match/fingerprint.h"
#include "match/journal.h"

namespace app {
namespace {

struct Replay {
    std::vector<std::string> files;
    bool fingerprint = false;
};

std::string fingerprint_of(const match::AnyMatch& match) {
    char digits[20];
    std::snprintf(digits, sizeof digits, " %016llx",
                  static_cast<unsigned long long>(match::fingerprint(match)));
    return digits;
}

bool is_right(const std::string& file, const Replay& command) {
    try {
        const match::Journal journal = match::read_journal(read_file(file));
        if (journal.wrong)
            print_line(where_and_why(file, journal.wrong->line, journal.wrong->problem));
        else
            print_line("ok " + file + (journal.finished ? "" : " (unfinished)") +
                       (command.fingerprint ? fingerprint_of(*journal.match) : ""));
        return !journal.wrong;
    } catch (const std::bad_alloc&) {
        complain(file + " does not fit into memory.");
        return false;
    }
}

int run(const Replay& command) {
    bool all_right = true;
    for (const std::string& file : command.files) {
        try {
            all_right &= is_right(file, command);
        } catch (const Failure& failure) {
            if (failure.sentence().empty()) throw;
            complain(failure.sentence());
            all_right = false;
        }
    }
    return all_right ? kFine : kRefused;
}

}  // namespace

void add_replay(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("replay", "Check every entry of journals");
    const auto options = options_of<Replay>(command, chosen, run);
    command.add_option("FILE", options->files, "Journals; - is standard input")->required();
    command.add_flag("--fingerprint", options->fingerprint,
                     "Add a number made from the states after every entry, the same on every machine");
    command.footer(
        "Prints `ok FILE` for each, `ok FILE (unfinished)`, or its first wrong line: FILE:LINE: RULE: why.\n"
        "The exit code is 1 if any file is wrong.\n\n"
        "Example:\n  croupier replay games/*.jsonl\n");
}

}  // namespace app
