#pragma once
// What a simulation found: for people (80 columns), for programs, and as a picture.

#include "lab/simulation.h"

namespace lab::simulation {

/// How many games were asked for; fewer have been counted if somebody stopped it.
struct Report {
    const Tally& tally;
    std::uint64_t wanted;
};

std::string as_text(const Report& report);
/// One object, in one line.
std::string as_json(const Report& report);
/// One row a figure: table, section, item, figure, value, low, high. RFC 4180 with plain line ends.
std::string as_csv(const Report& report);
/// How the money is spread, who wins, and which places pay nothing.
std::string as_svg(const Report& report);

/// "las-vegas, 4 seats, seed 1: 20,000 games".
std::string headline(const Report& report);
/// "12,000".
std::string whole(std::int64_t number);
/// "A" and "B" where two tables are compared.
std::string table_name(const Report& report, std::size_t table);
/// The bots in the order of their seats.
std::vector<std::string> bots_of(const Report& report);

}  // namespace lab::simulation
