// croupier: the program. Each command is a file of its own.

#include <csignal>
#include <iostream>

#include "app/command.h"
#include "app/ranks.h"
#include "app/screen.h"
#include "words/words.h"

namespace app {
namespace {

constexpr AddCommand kCommands[] = {
    add_play,   add_games,       add_rules,  add_new,     add_legal,   add_show,  add_replay, add_random,
    add_arena,  add_simulate,    add_hint,   add_analyse, add_export,  add_bench, add_serve,  add_join,
    add_tables, add_verify_fair, add_verify, add_backup,  add_restore, add_schema};

std::vector<std::string> command_names(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({})) names.push_back(command->get_name());
    return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates) {
    const std::string near = words::nearest(word, candidates);
    return near.empty() ? "" : " Did you mean \"" + near + "\"?";
}

/// The command that was named, or the program itself.
const CLI::App& named_command(const CLI::App& program) {
    const auto commands = program.get_subcommands();
    return commands.empty() ? program : *commands.front();
}

int usage(const CLI::App& program, const CLI::ParseError& error) {
    const CLI::App& command = named_command(program);
    const std::string help =
        &command == &program ? "croupier --help" : "croupier " + command.get_name() + " --help";
    // A misspelt option is named first, even where it leaves a required one missing.
    const std::vector<std::string> extras = program.remaining(true);
    if (!extras.empty()) {
        const std::string word = extras.front().substr(0, extras.front().find('='));
        const bool option = word.starts_with("-");
        complain((option ? "There is no option " : "Nothing is to be done with ") + word + "." +
                 (option ? did_you_mean(word, option_names(command)) : "") + " See `" + help + "`.");
    } else {
        complain(sentence_of(error) + ". See `" + help + "`.");
    }
    return kWrongUsage;
}

int run(int count, char** words) {
    CLI::App program("A software table for casino board games.", "croupier");
    program.set_version_flag("--version", "croupier " CROUPIER_VERSION);
    program.require_subcommand(0, 1);
    program.get_formatter()->column_width(28);
    program.footer("Start with `croupier play`. Every command explains itself: `croupier replay --help`.\n");
    Action chosen;
    for (const AddCommand add : kCommands) add(program, chosen);

    const std::string first = count > 1 ? words[1] : "";
    const std::vector<std::string> names = command_names(program);
    if (!first.empty() && first.front() != '-' &&
        std::find(names.begin(), names.end(), first) == names.end()) {
        complain("There is no command \"" + first + "\"." + did_you_mean(first, names) +
                 " See `croupier --help`.");
        return kWrongUsage;
    }
    try {
        program.parse(count, words);
    } catch (const CLI::CallForHelp&) {
        print(fitted_help(program.help()));
        return kFine;
    } catch (const CLI::CallForVersion& version) {
        print_line(version.what());
        return kFine;
    } catch (const CLI::ParseError& error) {
        return usage(program, error);
    }
    if (!chosen) {
        print(fitted_help(program.help()));
        return kFine;
    }
    return chosen();
}

/// Nothing that goes wrong reaches the user as anything but a sentence.
int guarded(int count, char** words) {
    try {
        const int code = run(count, words);
        flush_output();
        return code;
    } catch (const Failure& failure) {
        complain(failure.sentence());
        return exit_code(failure);
    } catch (const std::bad_alloc&) {
        complain("There is not enough memory for that.");
    } catch (const std::exception& error) {
        complain(std::string("Something went wrong that should not: ") + error.what());
    }
    return kRefused;
}

}  // namespace
}  // namespace app

int main(int count, char** words) {
    // A reader that goes away is noticed when writing, and ends the program in order.
    std::signal(SIGPIPE, SIG_IGN);
    // Of several ranks one speaks.
    if (!app::speaks_for_all()) app::be_quiet();
    return app::guarded(count, words);
}
