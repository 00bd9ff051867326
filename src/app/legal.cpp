// croupier legal: who is asked, and what may be answered.

#include "app/command.h"
#include "app/tables.h"
#include "match/json_text.h"

namespace app {
namespace {

using core::Seat;

struct Legal {
    std::string file, seat;
    bool json = false;
};

/// The seats whose moves are shown: all that are asked, or one of them.
std::vector<Seat> shown(const match::AnyMatch& match, Seat only) {
    std::vector<Seat> seats;
    for (int seat = 0; seat < match.seats(); ++seat)
        if (match.ask().asked.has(Seat(seat)) && (only == core::kSpectator || only == Seat(seat)))
            seats.push_back(Seat(seat));
    return seats;
}

std::string as_json(const match::AnyMatch& match, Seat only) {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("asked").open('[');
        if (match.ask().is_chance()) pen.text("house");
        for (int seat = 0; seat < match.seats(); ++seat)
            if (match.ask().asked.has(Seat(seat))) pen.number(seat);
        pen.close(']').key("moves").open('{');
        for (const Seat seat : shown(match, only)) {
            pen.key(std::to_string(core::index(seat))).open('[');
            for (const std::string& move : match.offers(seat)) pen.word(move);
            pen.close(']');
        }
        pen.close('}').close('}');
    });
}

std::string as_text(const match::AnyMatch& match, Seat only) {
    if (match.ask().is_over()) return "The game is over: " + match.result() + "\n";
    if (match.ask().is_chance()) return "The house is to draw.\n";
    const std::vector<Seat> seats = shown(match, only);
    if (seats.empty()) return "Seat " + std::to_string(core::index(only)) + " is not asked now.\n";
    std::string text;
    for (const Seat seat : seats) {
        const auto at = static_cast<std::size_t>(core::index(seat));
        text += match.header().names[at] + " (seat " + std::to_string(at) + ") may answer:\n";
        for (const std::string& move : match.offers(seat)) text += "  " + move + "\n";
    }
    return text;
}

int run(const Legal& command) {
    const auto match = read_table(command.file);
    const Seat only = seat_named(*match, command.seat);
    print(command.json ? as_json(*match, only) + "\n" : as_text(*match, only));
    return kFine;
}

}  // namespace

void add_legal(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("legal", "Show who is asked, and every legal answer");
    const auto options = options_of<Legal>(command, chosen, run);
    command.add_option("FILE", options->file, "A journal; - is standard input")->required();
    command.add_option("--seat", options->seat, "Only the moves of this seat (number or name)")
        ->type_name("SEAT");
    command.add_flag("--json", options->json, "One JSON object instead of text");
    command.footer(
        "Example:\n  croupier legal game.jsonl --json\n"
        "  {\"asked\":[0],\"moves\":{\"0\":[{\"place\":1},{\"place\":5}]}}\n");
}

}  // namespace app
