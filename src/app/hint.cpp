// croupier hint: what each offered move is worth.

#include "app/command.h"
#include "app/pace.h"
#include "app/progress.h"
#include "app/screen.h"
#include "app/tables.h"
#include "lab/hint_report.h"

namespace app {
namespace {

struct Hint {
    std::string file, seat;
    PaceArguments pace{.seconds = 2};
    bool json = false;
    words::Language language = words::Language::English;
};

/// A seat that the table does not have is the table's answer, not a misspelt command.
core::Seat seat_of(const match::AnyMatch& match, const std::string& named) {
    try {
        return seat_named(match, named);
    } catch (const Failure& failure) {
        throw refused(failure.sentence());
    }
}

/// The seat that is to choose: the one named, or the only one that is asked.
core::Seat who_chooses(const match::AnyMatch& match, const std::string& named) {
    const core::Decision open = match.ask();
    if (open.is_over()) throw refused("The game is over: there is nothing to choose.");
    if (open.is_chance()) throw refused("The house is to draw: nobody has anything to choose now.");
    if (named.empty()) {
        if (open.asked.count() == 1) return open.asked.lowest();
        throw wrong_usage("Several seats are asked: say whose hint you want, as in --seat 0.");
    }
    const core::Seat seat = seat_of(match, named);
    if (!open.asked.has(seat))
        throw refused("Seat " + std::to_string(core::index(seat)) + " (" +
                      match.header().names[static_cast<std::size_t>(seat)] + ") is not asked now.");
    return seat;
}

int run(const Hint& command) {
    const auto match = read_table(command.file);
    match->speak(command.language);
    const core::Seat seat = who_chooses(*match, command.seat);
    lab::Pace pace = command.pace.pace();
    Progress progress("% of a hint", 100, 0);
    pace.done = [&](double part) { progress.show(static_cast<std::uint64_t>(100 * part)); };
    const lab::Hint hint = odds_for(*match).hint(*match, seat, pace);
    print(command.json ? lab::as_json(hint, *match) : fitted(lab::as_text(hint, *match, command.language)));
    return kFine;
}

}  // namespace

void add_hint(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("hint", "Say what each offered move is worth");
    const auto options = options_of<Hint>(command, chosen, run);
    command.add_option("FILE", options->file, "A journal; - is standard input")->required();
    command.add_option("--seat", options->seat, "Whose hint (number or name); needed if several are asked")
        ->type_name("SEAT");
    options->pace.add_to(command, "How long to think, in seconds (2)",
                         "So many playouts in all instead: the same seed then gives the same hint");
    command.add_flag("--json", options->json, "One JSON object instead of text");
    add_language(command, options->language);
    command.footer(
        "Each offered move, the best first, with its chance to win the game, the money to expect, 95 %\n"
        "intervals and a reason: all from what that seat may know. Near the end of a round, for bets and "
        "for\n"
        "poker dice everything is counted and said to be exact; docs/lab.md says what is taken for "
        "granted.\n\n"
        "Examples:\n"
        "  croupier hint game.jsonl --seat 0\n"
        "  croupier hint game.jsonl --seat Anna --playouts 20000 --json\n");
}

}  // namespace app
