// The report of a simulation as a picture.

#include <fmt/format.h>

#include <algorithm>

#include "lab/simulation_report.h"
#include "lab/svg.h"
#include "words/words.h"

namespace lab::simulation {
namespace {

using svg::Anchor;
using svg::Drawing;
using svg::Frame;
using svg::Point;

constexpr double kWidth = 760, kLeft = 36, kRight = kWidth - 36;
constexpr const char* kWhose[] = {"one", "two"};

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

/// What the two colours mean, at the right of a title.
void legend(Drawing& drawing, const Report& report, double y) {
    if (!report.tally.compares()) return;
    for (int table = 0; table < 2; ++table) {
        const double x = kRight - 78 + 46 * table;
        const std::string whose = kWhose[table];
        if (table == 0)
            drawing.box({x, y - 11}, 13, 13, "bar " + whose);
        else
            drawing.line({x, y - 5}, {x + 13, y - 5}, "curve " + whose);
        drawing.text({x + 20, y}, table_name(report, static_cast<std::size_t>(table)), "strong");
    }
}

/// How the money is spread: bars for the table, a line over them for the one it is compared with.
void money(Drawing& drawing, const Report& report, double top) {
    const Tally& tally = report.tally;
    std::vector<const Spread*> spreads;
    for (std::size_t table = 0; table < tally.tables().size(); ++table)
        spreads.push_back(&tally.money(table).front().spread);
    const Boxes boxes = Boxes::around(spreads, 40);
    std::vector<std::vector<double>> shares;
    double most = 0;
    for (const Spread* spread : spreads) {
        shares.push_back(boxes.shares(*spread));
        most = std::max(most, *std::max_element(shares.back().begin(), shares.back().end()));
    }
    const auto low = static_cast<double>(boxes.low);
    const auto high = static_cast<double>(boxes.edge(boxes.count));
    const Frame frame = Frame::at(kLeft + 40, top + 40, kRight - kLeft - 40, 200, low, high, 0, most * 1.08);
    drawing.text({kLeft, top},
                 tally.places(0).money == std::string("money") ? "Money at the end" : "Cabbages at the end",
                 "strong");
    legend(drawing, report, top);
    svg::y_axis(drawing, frame, svg::as_percent, 4);
    const double wide = frame.width / boxes.count;
    for (int box = 0; box < boxes.count; ++box) {
        const double share = shares[0][static_cast<std::size_t>(box)];
        if (share <= 0) continue;
        const double y = frame.y.at(share);
        drawing.box(
            {frame.left + wide * box + 0.5, y}, wide - 1, frame.bottom() - y, "bar one",
            fmt::format("{} to {}: {}", whole(boxes.edge(box)), whole(boxes.edge(box + 1)), percent(share)));
    }
    if (tally.compares()) {
        std::vector<Point> steps{{frame.left, frame.bottom()}};
        for (int box = 0; box < boxes.count; ++box) {
            const double y = frame.y.at(shares[1][static_cast<std::size_t>(box)]);
            steps.push_back({frame.left + wide * box, y});
            steps.push_back({frame.left + wide * (box + 1), y});
        }
        steps.push_back({frame.right(), frame.bottom()});
        drawing.curve(steps, "curve two");
    }
    svg::x_axis(drawing, frame, svg::as_money, 8);
    for (std::size_t table = 0; table < spreads.size(); ++table) {
        const std::int32_t median = spreads[table]->quantile(0.5);
        // In the middle of the bar that it belongs to.
        const double x = frame.left + wide * (static_cast<double>((median - boxes.low) / boxes.width) + 0.5);
        const std::string name = table_name(report, table);
        drawing.line({x, frame.top - 6}, {x, frame.bottom()},
                     tally.compares() && table == 1 ? "curve thin dashed two" : "zero");
        const bool left = tally.compares() && median < spreads[1 - table]->quantile(0.5);
        const bool same = tally.compares() && table == 1 && median == spreads[0]->quantile(0.5);
        drawing.text({x + (left ? -6 : 6), frame.top - (same ? 14 : 0)},
                     "median " + (name.empty() ? "" : name + " ") + whole(median), "label",
                     left ? Anchor::End : Anchor::Start);
    }
    svg::x_label(drawing, frame, std::string(tally.places(0).money) + " of " + tally.money(0).front().whose);
}

/// The range of some estimates with room around it; a fair share is always inside.
std::pair<double, double> range_of(const std::vector<Estimate>& estimates, double fair) {
    double low = fair, high = fair;
    for (const Estimate& estimate : estimates) {
        low = std::min(low, estimate.low);
        high = std::max(high, estimate.high);
    }
    const double room = std::max(0.15 * (high - low), 0.005);
    return {std::max(0.0, low - room), std::min(1.0, high + room)};
}

/// All win rates that are drawn, so that pictures side by side have one scale.
std::vector<Estimate> all_wins(const Tally& tally) {
    std::vector<Estimate> all;
    for (std::size_t i = 0; i < tally.measures().size(); ++i)
        for (std::size_t table = 0; table < tally.tables().size(); ++table)
            if (const auto estimate =
                    tally.measures()[i].figure == "wins" ? tally.estimate(i, table) : std::nullopt)
                all.push_back(*estimate);
    return all;
}

/// Win rates with their intervals, as points on a scale that need not begin at 0.
void wins(Drawing& drawing, const Report& report, const std::string& section, const std::string& title,
          double left, double top, double width) {
    const Tally& tally = report.tally;
    struct Column {
        std::string name;
        std::vector<Estimate> at;
    };
    std::vector<Column> columns;
    for (int place = 0; place < tally.seats(); ++place) {
        const bool order = section == "order";
        const std::string item = order ? place_in_order(place) : std::to_string(place);
        Column column{order ? (place == 0   ? "1st"
                               : place == 1 ? "2nd"
                               : place == 2 ? "3rd"
                                            : fmt::format("{}th", place + 1))
                            : item,
                      {}};
        for (std::size_t table = 0; table < tally.tables().size(); ++table)
            if (const auto estimate = tally.estimate(*tally.find(section, item, "wins"), table))
                column.at.push_back(*estimate);
        columns.push_back(std::move(column));
    }
    double fair = 0;
    for (const Column& column : columns)
        fair += column.at.front().value / static_cast<double>(columns.size());
    const auto [low, high] = range_of(all_wins(tally), fair);
    const Frame frame =
        Frame::at(left + 46, top + 28, width - 46, 170, 0, static_cast<double>(columns.size()), low, high);
    drawing.text({left, top}, title, "strong");
    svg::y_axis(drawing, frame, svg::as_percent, 4);
    const bool one_is_alone = tally.seats() == 1;
    if (!one_is_alone) {
        drawing.line({frame.left, frame.y.at(fair)}, {frame.right(), frame.y.at(fair)}, "zero");
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Column& column = columns[i];
        const double middle = frame.x.at(static_cast<double>(i) + 0.5);
        for (std::size_t table = 0; table < column.at.size(); ++table) {
            const Estimate& estimate = column.at[table];
            const double x = middle + (column.at.size() == 2 ? (table == 0 ? -9 : 9) : 0);
            const double y = frame.y.at(estimate.value);
            const std::string hint = fmt::format("{}: {} ({} to {})", column.name, percent(estimate.value),
                                                 percent(estimate.low), percent(estimate.high));
            const std::string whose = column.at.size() == 2 ? fmt::format("curve {}", kWhose[table]) : "";
            drawing.error_bar(x, frame.y.at(estimate.low), frame.y.at(estimate.high), 10, whose);
            if (section == "seat" && column.at.size() == 1)
                drawing.symbol({x, y}, core::Seat(static_cast<int>(i)), 13, hint);
            else if (table == 0)
                drawing.box({x - 5, y - 5}, 10, 10, "bar one", hint);
            else
                drawing.area({{x, y - 7}, {x + 7, y}, {x, y + 7}, {x - 7, y}}, "bar two");
        }
        if (section == "seat") {
            drawing.symbol({middle - 9, frame.bottom() + 16}, core::Seat(static_cast<int>(i)), 11);
            drawing.text({middle + 2, frame.bottom() + 20.5}, column.name, "tick");
        } else {
            drawing.text({middle, frame.bottom() + 20}, column.name, "tick", Anchor::Middle);
        }
    }
    drawing.line({frame.left, frame.bottom()}, {frame.right(), frame.bottom()}, "axis");
    if (!one_is_alone)
        drawing.text({frame.right(), frame.top - 8}, "fair share " + percent(fair), "label", Anchor::End);
}

/// How often each place pays nothing: a bar for the table, a short line for the other one.
double places(Drawing& drawing, const Report& report, double top) {
    const Tally& tally = report.tally;
    std::vector<std::size_t> measures;
    for (std::size_t i = 0; i < tally.measures().size(); ++i)
        if (tally.measures()[i].figure == "nothing" &&
            (tally.estimate(i, 0) || (tally.compares() && tally.estimate(i, 1))))
            measures.push_back(i);
    if (measures.empty()) return top;
    double most = 0.05;
    for (const std::size_t measure : measures)
        for (std::size_t table = 0; table < tally.tables().size(); ++table)
            if (const auto estimate = tally.estimate(measure, table)) most = std::max(most, estimate->high);
    constexpr double kRow = 24, kNames = 150;
    const double height = kRow * static_cast<double>(measures.size());
    const Frame frame = Frame::at(kLeft + kNames, top + 16, kRight - kLeft - kNames - 56, height, 0,
                                  std::min(1.0, most * 1.05), 0, 1);
    drawing.text({kLeft, top}, "How often it pays nothing", "strong");
    for (const double value : frame.x.ticks(6))
        drawing.line({frame.x.at(value), frame.top}, {frame.x.at(value), frame.bottom()}, "grid");
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const double y = frame.top + kRow * static_cast<double>(i);
        drawing.text({frame.left - 12, y + 17}, tally.measures()[measures[i]].item, "label", Anchor::End);
        for (std::size_t table = 0; table < tally.tables().size(); ++table) {
            const auto estimate = tally.estimate(measures[i], table);
            if (!estimate) continue;
            const bool two = tally.compares();
            const double high = two ? 8.5 : 14, at = y + 5 + (two ? 8.5 * static_cast<double>(table) : 0);
            drawing.box(
                {frame.left, at}, frame.x.at(estimate->value) - frame.left, high - 1,
                fmt::format("bar {}", kWhose[table]),
                fmt::format("{}: {} ({} to {})", tally.measures()[measures[i]].item, percent(estimate->value),
                            percent(estimate->low), percent(estimate->high)));
            const double middle = at + (high - 1) / 2;
            drawing.line({frame.x.at(estimate->low), middle}, {frame.x.at(estimate->high), middle}, "error");
            if (!two)
                drawing.text({frame.x.at(estimate->high) + 8, y + 17}, percent(estimate->value), "value");
        }
    }
    drawing.line({frame.left, frame.top}, {frame.left, frame.bottom()}, "axis");
    for (const double value : frame.x.ticks(6))
        drawing.text({frame.x.at(value), frame.bottom() + 18}, svg::as_percent(value), "tick",
                     Anchor::Middle);
    return frame.bottom() + 18;
}

std::string options_text(const Contest& table) {
    const std::string& options = table.start->header().options;
    return options == "{}" ? "the usual options" : "options " + options;
}

/// A line that fits: the end of what is too long is left out.
std::string shortened(const std::string& text, std::size_t most) {
    return text.size() <= most ? text : text.substr(0, most) + " …";
}

}  // namespace

std::string as_svg(const Report& report) {
    const Tally& tally = report.tally;
    const std::vector<std::string> bots = bots_of(report);
    const bool alike = std::all_of(bots.begin(), bots.end(), [&](const auto& bot) { return bot == bots[0]; });
    std::size_t lines = 0;
    for (const Measure& measure : tally.measures()) lines += measure.figure == "nothing" ? 1 : 0;
    const std::size_t heads = tally.tables().size();
    const double first = 84 + 20 * static_cast<double>(heads);
    const double height =
        tally.games() == 0 ? first : first + 326 + 274 + 24 * static_cast<double>(lines) + 60;
    Drawing drawing(
        kWidth, height, headline(report),
        "How the money at the end is spread, how often each player wins, and how often each place pays "
        "nothing, with 95 % intervals.");
    drawing.text({kLeft, 44}, headline(report), "title");
    for (std::size_t table = 0; table < heads; ++table) {
        const std::string name = table_name(report, table);
        drawing.text({kLeft, 68 + 20 * static_cast<double>(table)},
                     shortened((name.empty() ? "" : name + ": ") + options_text(tally.tables()[table]) +
                                   (table == 0 && alike ? ", bots " + bots.front() : ""),
                               96),
                     "subtitle");
    }
    if (tally.games() == 0) return drawing.file();
    money(drawing, report, first);
    const double middle = first + 326;
    const auto order = tally.estimate(*tally.find("first", "first", "edge"), 0);
    constexpr double kHalf = (kRight - kLeft - 36) / 2;
    if (order) {
        wins(drawing, report, "order", "Wins by order of play", kLeft, middle, kHalf);
        wins(drawing, report, "seat", "Wins by seat", kLeft + kHalf + 36, middle, kHalf);
    } else {
        wins(drawing, report, "seat", tally.seats() == 1 ? "Wins" : "Wins by seat", kLeft, middle, kHalf);
    }
    places(drawing, report, middle + 274);
    return drawing.file();
}

}  // namespace lab::simulation
