// croupier analyse: a game, entry by entry.

#include "app/command.h"
#include "app/pace.h"
#include "app/progress.h"
#include "app/screen.h"
#include "app/tables.h"
#include "lab/analysis_report.h"

namespace app {
namespace {

struct Analyse {
    std::string file, svg;
    PaceArguments pace{.seconds = 12};
    bool json = false;
    words::Language language = words::Language::English;
};

int run(const Analyse& command) {
    const auto match = read_table(command.file);
    match->speak(command.language);
    if (match->size() == 0) throw refused(command.file + " has no entries yet: there is nothing to analyse.");
    lab::Pace pace = command.pace.pace();
    lab::Analysis analysis;
    {
        Progress progress("% of the analysis", 100, 0);
        pace.done = [&](double part) { progress.show(static_cast<std::uint64_t>(100 * part)); };
        analysis = odds_for(*match).analyse(*match, pace);
    }
    if (!command.svg.empty()) write_file(command.svg, lab::as_plot(analysis, *match));
    print(command.json ? lab::as_json(analysis, *match)
                       : fitted(lab::as_text(analysis, *match, command.language)));
    return kFine;
}

}  // namespace

void add_analyse(CLI::App& program, Action& chosen) {
    CLI::App& command =
        *program.add_subcommand("analyse", "Say how a game was won: luck, choices, turning points");
    const auto options = options_of<Analyse>(command, chosen, run);
    command.add_option("FILE", options->file, "A journal, finished or not; - is standard input")->required();
    command.add_option("--svg", options->svg, "Also draw the win chances into this file")->type_name("FILE");
    options->pace.add_to(command, "How long to think in all, in seconds (12)",
                         "So many for each position instead: the same seed then gives the same analysis");
    command.add_flag("--json", options->json, "One JSON object instead of text");
    add_language(command, options->language);
    command.footer(
        "The chance of every seat to win after every entry, from the true state and playouts; the turning\n"
        "points; what each choice cost against the best one, judged by what its player could know; and for\n"
        "each seat what the house's draws gave (luck) and what choices gave or took: start + luck + own\n"
        "choices + others' choices = result. With --playouts the same command prints the same, whatever the\n"
        "number of threads.\n\n"
        "Examples:\n"
        "  croupier analyse game.jsonl\n"
        "  croupier analyse game.jsonl --playouts 200 --json --svg game.svg\n");
}

}  // namespace app
