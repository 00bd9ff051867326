// croupier verify-fair: draws everything once more that the house drew.

#include "app/command.h"
#include "fair/statistics.h"
#include "fair/verify.h"

namespace app {
namespace {

struct VerifyFair {
    std::vector<std::string> files;
    bool stats = false;
};

void print_stats(const std::string& journal) {
    fair::Statistics statistics;
    for (std::size_t at = 0; at < journal.size();) {
        const std::size_t end = std::min(journal.find('\n', at), journal.size());
        statistics.count(std::string_view(journal).substr(at, end - at));
        at = end + 1;
    }
    for (const auto& [kind, values] : statistics.kinds()) {
        int total = 0;
        for (const auto& [value, times] : values) total += times;
        std::string line = "  " + kind + " (" + std::to_string(total) + "):";
        for (const auto& [value, times] : values) line += " " + value + "×" + std::to_string(times);
        print_line(line);
    }
}

bool is_fair(const std::string& file, bool stats) {
    const std::string journal = read_file(file);
    const fair::Checked checked = fair::verify(journal);
    const bool right = checked.kind == fair::Checked::Kind::Fair;
    if (right)
        print_line("ok " + file + ": " + std::to_string(checked.draws) + " draws are what the seed gives");
    else
        print_line(file + (checked.line > 0 ? ":" + std::to_string(checked.line) : "") + ": " +
                   checked.sentence);
    if (stats && checked.kind != fair::Checked::Kind::Wrong) print_stats(journal);
    return right;
}

int run(const VerifyFair& command) {
    bool all_fair = true;
    for (const std::string& file : command.files) {
        try {
            all_fair &= is_fair(file, command.stats);
        } catch (const Failure& failure) {
            if (failure.sentence().empty()) throw;
            complain(failure.sentence());
            all_fair = false;
        }
    }
    return all_fair ? kFine : kRefused;
}

}  // namespace

void add_verify_fair(CLI::App& program, Action& chosen) {
    CLI::App& command =
        *program.add_subcommand("verify-fair", "Check every draw of finished games from their seeds");
    const auto options = options_of<VerifyFair>(command, chosen, run);
    command.add_option("FILE", options->files, "Journals; - is standard input")->required();
    command.add_flag("--stats", options->stats, "Also say how often the house drew what");
    command.footer(
        "Prints `ok FILE: N draws …` for each, or what is not as it should be: FILE:LINE: why. A journal "
        "without\n"
        "fair dice, or one whose server has not told its half of the seed, is not ok. The exit code is 1 if "
        "any\n"
        "file is not. docs/verify_fair.py does the same without this program.\n\n"
        "Example:\n  croupier verify-fair games/*.jsonl\n");
}

}  // namespace app
