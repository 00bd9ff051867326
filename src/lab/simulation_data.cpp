// The report of a simulation for programs: JSON and CSV. Both go through the same measures.

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "lab/simulation_report.h"

namespace lab::simulation {
namespace {

using json = nlohmann::ordered_json;

constexpr double kQuantiles[] = {0, 0.05, 0.25, 0.5, 0.75, 0.95, 1};

json number(double value) { return std::isfinite(value) ? json(value) : json(); }

json as_object(const Estimate& estimate) {
    return {
        {"value", number(estimate.value)}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

json quantiles(const Spread& spread) {
    json all = json::object();
    for (const double share : kQuantiles) all[fmt::format("{}", share)] = spread.quantile(share);
    return all;
}

json counts(const Spread& spread) {
    json all = json::array();
    for (const auto& [value, count] : spread.counts()) all.push_back({value, count});
    return all;
}

/// section → item → figure → estimate.
template <class EstimateOf>
json measured(const Tally& tally, EstimateOf estimate_of) {
    json all = json::object();
    for (std::size_t i = 0; i < tally.measures().size(); ++i) {
        const Measure& measure = tally.measures()[i];
        if (const std::optional<Estimate> estimate = estimate_of(i))
            all[measure.section][measure.item][measure.figure] = as_object(*estimate);
    }
    return all;
}

json table_as_object(const Tally& tally, std::size_t table) {
    json all{{"options", json::parse(tally.tables()[table].start->header().options)},
             {"given_up", tally.given_up(table)}};
    all.update(measured(tally, [&](std::size_t measure) { return tally.estimate(measure, table); }));
    all["length"]["decisions"]["quantiles"] = quantiles(tally.decisions(table));
    all["length"]["rounds"]["quantiles"] = quantiles(tally.rounds(table));
    all["money"] = json::object();
    for (const MoneySpread& money : tally.money(table))
        if (!money.spread.empty())
            all["money"][money.whose] = {{"mean", money.spread.mean()},
                                         {"quantiles", quantiles(money.spread)},
                                         {"counts", counts(money.spread)}};
    return all;
}

/// A field in quotes, its own quotes doubled.
std::string field(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string cell(double value) { return std::isfinite(value) ? fmt::format("{}", value) : ""; }

std::string row(const std::string& table, const std::string& section, const std::string& item,
                const std::string& figure, const Estimate& estimate) {
    return fmt::format("{},{},{},{},{},{},{}\n", field(table), field(section), field(item), field(figure),
                       cell(estimate.value), cell(estimate.low), cell(estimate.high));
}
/// A figure that was counted and has no interval.
std::string row(const std::string& table, const std::string& section, const std::string& item,
                const std::string& figure, double value) {
    return row(table, section, item, figure, Estimate{value, NAN, NAN});
}

std::string rows_of(const Report& report, std::size_t table) {
    const Tally& tally = report.tally;
    const std::string name = table_name(report, table);
    std::string text = row(name, "games", "played", "count", static_cast<double>(tally.games()));
    text += row(name, "games", "given up", "count", static_cast<double>(tally.given_up(table)));
    for (std::size_t i = 0; i < tally.measures().size(); ++i) {
        const Measure& measure = tally.measures()[i];
        if (const auto estimate = tally.estimate(i, table))
            text += row(name, measure.section, measure.item, measure.figure, *estimate);
    }
    const auto spread = [&](const char* section, const std::string& item, const Spread& values) {
        for (const double share : kQuantiles)
            text += row(name, section, item, fmt::format("quantile {}", share), values.quantile(share));
    };
    spread("length", "decisions", tally.decisions(table));
    spread("length", "rounds", tally.rounds(table));
    for (const MoneySpread& money : tally.money(table)) {
        if (money.spread.empty()) continue;
        spread("money", money.whose, money.spread);
        for (const auto& [value, count] : money.spread.counts())
            text +=
                row(name, "money", money.whose, fmt::format("count {}", value), static_cast<double>(count));
    }
    return text;
}

}  // namespace

std::string as_json(const Report& report) {
    const Tally& tally = report.tally;
    const Contest& table = tally.tables().front();
    json all{{"game", table.game->name()}, {"seats", tally.seats()}, {"bots", bots_of(report)},
             {"seed", table.seed},         {"games", tally.games()}, {"wanted", report.wanted},
             {"tables", json::array()}};
    if (tally.games() > 0)
        for (std::size_t i = 0; i < tally.tables().size(); ++i)
            all["tables"].push_back(table_as_object(tally, i));
    if (tally.games() > 0 && tally.compares())
        all["difference"] = measured(tally, [&](std::size_t measure) { return tally.difference(measure); });
    return all.dump();
}

std::string as_csv(const Report& report) {
    const Tally& tally = report.tally;
    std::string text = "table,section,item,figure,value,low,high\n";
    if (tally.games() == 0) return text;
    for (std::size_t table = 0; table < tally.tables().size(); ++table) text += rows_of(report, table);
    if (!tally.compares()) return text;
    for (std::size_t i = 0; i < tally.measures().size(); ++i) {
        const Measure& measure = tally.measures()[i];
        if (const auto difference = tally.difference(i))
            text += row("B-A", measure.section, measure.item, measure.figure, *difference);
    }
    return text;
}

}  // namespace lab::simulation
