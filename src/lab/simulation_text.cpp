// The report of a simulation for people: at most 80 columns.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/simulation_report.h"
#include "words/words.h"

namespace lab::simulation {
namespace {

using Kind = Measure::Kind;
using Row = std::vector<std::string>;

constexpr std::size_t kWide = 80;

std::string upper(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(c));
    return text;
}

/// A figure as a person reads it.
std::string written(double value, Kind kind) {
    if (!std::isfinite(value)) return "?";
    if (kind == Kind::Rate) return fmt::format("{:.1f}", 100 * value);
    if (kind == Kind::Count) return fmt::format("{:.2f}", value);
    const std::int64_t rounded = std::llround(value);
    return (rounded < 0 ? "-" : "") + whole(std::abs(rounded));
}

/// A difference: with its sign, and no sign for nothing.
std::string signed_text(double value, Kind kind) {
    const std::string text = written(value, kind);
    if (text == "?") return text;
    const bool zero = text.find_first_not_of("-0.,") == text.npos;
    return zero ? text.substr(text.find_first_not_of('-')) : value > 0 ? "+" + text : text;
}

std::string interval(const Estimate& estimate, Kind kind) {
    return written(estimate.low, kind) + " to " + written(estimate.high, kind);
}
std::string signed_interval(const Estimate& estimate, Kind kind) {
    return signed_text(estimate.low, kind) + " to " + signed_text(estimate.high, kind);
}

std::size_t width_of(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Columns as wide as their widest entry, the first to the left, the others to the right; the first row is
/// the head.
std::string aligned(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths.size() <= i) widths.push_back(0);
            widths[i] = std::max(widths[i], width_of(row[i]));
        }
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - width_of(row[i]), ' ');
            line += i == 0 ? row[i] + blanks : "  " + blanks + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text + "\n";
}

/// Lines of at most 80 columns, broken at blanks and behind commas; further lines are indented.
std::string wrapped(const std::string& text, std::size_t indent) {
    std::string all, line, word;
    const auto put = [&] {
        if (width_of(line) + width_of(word) > kWide && line.find_first_not_of(' ') != line.npos) {
            line.erase(line.find_last_not_of(' ') + 1);
            all += line + "\n";
            line.assign(indent, ' ');
        }
        line += word;
        word.clear();
    };
    for (const char c : text) {
        word += c;
        if (c == ' ' || c == ',') put();
    }
    put();
    return all + line + "\n";
}

std::string seat_and_bot(const Report& report, int seat) {
    std::string bot = bots_of(report)[static_cast<std::size_t>(seat)];
    constexpr std::size_t kMost = 12;
    if (bot.size() > kMost) bot = "…" + bot.substr(bot.size() - kMost);
    return fmt::format("seat {}, {}", seat, bot);
}

/// The name of a row: seats with their bots.
std::string item_text(const Report& report, const Measure& measure) {
    if (measure.section == "seat") return seat_and_bot(report, std::stoi(measure.item));
    if (measure.section == "order" || measure.section == "first") return measure.item + " player";
    if (measure.section == "length" && measure.item == "rounds") return report.tally.places(0).rounds;
    return measure.item;
}

/// All measures of a section that count this.
std::vector<std::size_t> measures_of(const Report& report, const std::string& section,
                                     const std::string& figure) {
    std::vector<std::size_t> found;
    const auto& all = report.tally.measures();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].section == section && all[i].figure == figure &&
            (report.tally.estimate(i, 0) || (report.tally.compares() && report.tally.estimate(i, 1))))
            found.push_back(i);
    return found;
}

// One table.

/// A row for each item of a section: one or two figures with their intervals.
std::string figures(const Report& report, const std::string& title, const std::string& section,
                    const std::vector<std::pair<std::string, std::string>>& columns) {
    const Tally& tally = report.tally;
    std::vector<Row> rows{{title}};
    for (const auto& [figure, head] : columns) rows.front().insert(rows.front().end(), {head, "95 %"});
    for (const std::size_t first : measures_of(report, section, columns.front().first)) {
        const Measure& about = tally.measures()[first];
        Row row{item_text(report, about)};
        for (const auto& [figure, head] : columns) {
            const auto measure = tally.find(section, about.item, figure);
            const auto estimate = measure ? tally.estimate(*measure, 0) : std::nullopt;
            if (!estimate) continue;
            const Kind kind = tally.measures()[*measure].kind;
            row.push_back(written(estimate->value, kind));
            row.push_back(interval(*estimate, kind));
        }
        rows.push_back(std::move(row));
    }
    return rows.size() == 1 ? "" : aligned(rows);
}

std::string length(const Report& report) {
    const Tally& tally = report.tally;
    std::vector<Row> rows{{"LENGTH OF A GAME", "mean", "95 %", "least", "5 %", "median", "95 %", "most"}};
    const auto row = [&](const std::string& name, const char* item, const Spread& spread) {
        const auto mean = tally.estimate(*tally.find("length", item, "mean"), 0);
        rows.push_back({name, written(mean->value, Kind::Count), interval(*mean, Kind::Count),
                        whole(spread.lowest()), whole(spread.quantile(0.05)), whole(spread.quantile(0.5)),
                        whole(spread.quantile(0.95)), whole(spread.highest())});
    };
    row("decisions of players", "decisions", tally.decisions(0));
    row(tally.places(0).rounds, "rounds", tally.rounds(0));
    return aligned(rows);
}

/// Is the first player favoured, and by how much?
std::string first_player(const Report& report) {
    const Tally& tally = report.tally;
    const auto edge = tally.estimate(*tally.find("first", "first", "edge"), 0);
    const auto wins = tally.find("order", place_in_order(0), "wins");
    if (!edge || !wins) return "";
    const double rate = tally.estimate(*wins, 0)->value;
    const char* const verdict = edge->low > 0    ? "Beginning is an advantage."
                                : edge->high < 0 ? "Beginning is a disadvantage."
                                                 : "So many games do not show that beginning matters.";
    return wrapped(
               fmt::format("The first player wins {} %; a fair share is {} %. That is {} points ({}). {}",
                           written(rate, Kind::Rate), written(rate - edge->value, Kind::Rate),
                           signed_text(edge->value, Kind::Rate), signed_interval(*edge, Kind::Rate), verdict),
               0) +
           "\n";
}

constexpr double kColumns[] = {0.05, 0.25, 0.5, 0.75, 0.95};

std::string money(const Report& report) {
    std::vector<Row> rows{{upper(report.tally.places(0).money) + " AT THE END", "least", "5 %", "25 %",
                           "median", "75 %", "95 %", "most"}};
    for (std::size_t table = 0; table < report.tally.tables().size(); ++table)
        for (const MoneySpread& money : report.tally.money(table)) {
            if (money.spread.empty()) continue;
            const std::string name = table_name(report, table);
            Row row{money.whose + (name.empty() ? "" : ", " + name), whole(money.spread.lowest())};
            for (const double share : kColumns) row.push_back(whole(money.spread.quantile(share)));
            row.push_back(whole(money.spread.highest()));
            rows.push_back(std::move(row));
        }
    return aligned(rows);
}

/// A bar of so many columns, to an eighth of one.
std::string bar(double share, double most, std::size_t columns) {
    constexpr const char* kEighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const auto eighths = static_cast<std::size_t>(
        std::llround(most > 0 ? share / most * 8 * static_cast<double>(columns) : 0));
    std::string text;
    for (std::size_t i = 0; i < eighths / 8; ++i) text += "█";
    return text + (share > 0 && eighths == 0 ? kEighths[1] : kEighths[eighths % 8]);
}

/// Whose money: the player's alone, or that of all seats.
std::string histogram(const Report& report) {
    const Tally& tally = report.tally;
    std::vector<const Spread*> spreads;
    for (std::size_t table = 0; table < tally.tables().size(); ++table)
        spreads.push_back(&tally.money(table).front().spread);
    const Boxes boxes = Boxes::around(spreads, 20);
    std::vector<std::vector<double>> shares;
    double most = 0;
    for (const Spread* spread : spreads) {
        shares.push_back(boxes.shares(*spread));
        most = std::max(most, *std::max_element(shares.back().begin(), shares.back().end()));
    }
    const std::size_t columns = spreads.size() == 1 ? 54 : 24;
    std::string text = fmt::format("{:>12}", "from");
    for (std::size_t table = 0; table < spreads.size(); ++table) {
        const std::string name = table_name(report, table);
        text += fmt::format("  {:<{}}{:>5}",
                            std::string(tally.places(0).money) + " of " + tally.money(0).front().whose +
                                (name.empty() ? "" : ", " + name),
                            columns + 1, "%");
    }
    text += "\n";
    for (int box = 0; box < boxes.count; ++box) {
        text += fmt::format("{:>12}", whole(boxes.edge(box)));
        for (const std::vector<double>& each : shares) {
            const double share = each[static_cast<std::size_t>(box)];
            const std::string drawn = bar(share, most, columns);
            text += "  " + drawn + std::string(columns + 1 - width_of(drawn), ' ') +
                    fmt::format("{:>5}", written(share, Kind::Rate));
        }
        text += "\n";
    }
    return text + "\n";
}

std::string one_table(const Report& report) {
    const Places& places = report.tally.places(0);
    const bool alone = report.tally.seats() == 1;
    std::string text = length(report);
    text += figures(report, "ORDER OF PLAY", "order", {{"wins", "wins %"}, {"money", places.money}});
    text += first_player(report);
    text += figures(report, alone ? "THE PLAYER" : "SEATS", "seat",
                    {{"wins", "wins %"}, {"money", places.money}});
    if (report.tally.given_up(0) > 0) text += figures(report, "GAMES GIVEN UP", "seat", {{"given up", "%"}});
    text += money(report) + histogram(report);
    text += figures(report, "THE END", "end", {{"rate", "games %"}});
    text += figures(report, "", "end", {{"mean", "mean"}});
    std::vector<std::pair<std::string, std::string>> columns{{"nothing", "nothing %"}};
    if (places.tells_money)
        columns.emplace_back("paid", std::string("pays a ") + places.times);
    else
        columns.emplace_back("times", "times a game");
    const std::string title = upper(places.title);
    text += figures(report, title, "place", columns);
    return text;
}

// Two tables.

/// A row for each item: both tables, and what is different.
std::string both(const Report& report, const std::string& title, const std::string& section,
                 const std::string& figure) {
    const Tally& tally = report.tally;
    std::vector<Row> rows{{title, "A", "B", "B - A", "95 %"}};
    for (const std::size_t measure : measures_of(report, section, figure)) {
        const Kind kind = tally.measures()[measure].kind;
        Row row{item_text(report, tally.measures()[measure])};
        for (std::size_t table = 0; table < 2; ++table) {
            const auto estimate = tally.estimate(measure, table);
            row.push_back(estimate ? written(estimate->value, kind) : "-");
        }
        if (const auto difference = tally.difference(measure)) {
            row.push_back(signed_text(difference->value, kind));
            row.push_back(signed_interval(*difference, kind));
        }
        rows.push_back(std::move(row));
    }
    return rows.size() == 1 ? "" : aligned(rows);
}

std::string two_tables(const Report& report) {
    const Places& places = report.tally.places(1);
    const std::string title = upper(places.title);
    std::string text = both(report, "LENGTH OF A GAME", "length", "mean");
    text += both(report, "ORDER OF PLAY: WINS %", "order", "wins");
    text += both(report, "ADVANTAGE OF THE FIRST, POINTS", "first", "edge");
    text += both(report, "ORDER OF PLAY: " + upper(places.money), "order", "money");
    text += both(report, "SEATS: WINS %", "seat", "wins");
    text += both(report, "SEATS: " + upper(places.money), "seat", "money");
    if (report.tally.given_up(0) + report.tally.given_up(1) > 0)
        text += both(report, "GAMES GIVEN UP, %", "seat", "given up");
    text += money(report) + histogram(report);
    text += both(report, "THE END: GAMES %", "end", "rate");
    text += both(report, "THE END", "end", "mean");
    text += both(report, title + ": PAYS NOTHING %", "place", "nothing");
    if (places.tells_money)
        text += both(report, title + ": PAYS A " + upper(places.times), "place", "paid");
    else
        text += both(report, title + ": TIMES A GAME", "place", "times");
    return text;
}

std::string who_plays(const Report& report) {
    const std::vector<std::string> bots = bots_of(report);
    const bool alike = std::all_of(bots.begin(), bots.end(), [&](const auto& bot) { return bot == bots[0]; });
    if (alike && bots.size() > 1) return wrapped("Bots: " + bots.front() + " on every seat.", 6);
    std::string text = "Bots: ";
    for (const std::string& bot : bots) text += (&bot == &bots.front() ? "" : ", ") + bot;
    return wrapped(text + ".", 6);
}

}  // namespace

std::vector<std::string> bots_of(const Report& report) {
    const Contest& table = report.tally.tables().front();
    std::vector<std::string> bots;
    for (const int who : table.seatings.front())
        bots.push_back(table.contestants[static_cast<std::size_t>(who)].name());
    return bots;
}

std::string table_name(const Report& report, std::size_t table) {
    return !report.tally.compares() ? "" : table == 0 ? "A" : "B";
}

std::string whole(std::int64_t number) { return words::money(number, words::Language::English); }

std::string headline(const Report& report) {
    const Tally& tally = report.tally;
    const Contest& table = tally.tables().front();
    return fmt::format("{}, {} {}, seed {}: {} {}{}", table.game->name(), tally.seats(),
                       tally.seats() == 1 ? "seat" : "seats", table.seed,
                       whole(static_cast<std::int64_t>(tally.games())), tally.games() == 1 ? "game" : "games",
                       tally.compares() ? " at each table" : "");
}

std::string as_text(const Report& report) {
    const Tally& tally = report.tally;
    std::string text = headline(report) + "\n";
    for (std::size_t table = 0; table < tally.tables().size(); ++table) {
        const std::string name = table_name(report, table);
        const std::string head = name.empty() ? "Options: " : name + ": options ";
        text += wrapped(head + tally.tables()[table].start->header().options, head.size());
    }
    text += who_plays(report);
    if (tally.games() < report.wanted)
        text +=
            fmt::format("Stopped after {} of {} games.\n", whole(static_cast<std::int64_t>(tally.games())),
                        whole(static_cast<std::int64_t>(report.wanted)));
    if (tally.games() == 0) return text;
    text += "\n" + (tally.compares() ? two_tables(report) : one_table(report));
    text.pop_back();  // the empty line behind the last table
    return text;
}

}  // namespace lab::simulation
