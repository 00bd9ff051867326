#include "app/arena_report.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "words/words.h"

namespace app {

using bots::arena::Contest;
using bots::arena::Estimate;
using bots::arena::Tally;
using bots::arena::Verdict;
using json = nlohmann::ordered_json;

namespace {

std::string percent(const Estimate& rate) {
    return fmt::format("{:5.1f}  {:5.1f} to {:5.1f}", 100 * rate.value, 100 * rate.low, 100 * rate.high);
}

std::string dollars(double money) {
    if (!std::isfinite(money)) return "?";
    // Some games count dollars, some a few cabbages.
    if (std::abs(money) < 1000) return fmt::format("{:.2f}", money);
    return words::money(std::llround(money), words::Language::English);
}

std::string elo_points(double points) {
    if (std::isinf(points)) return points > 0 ? "+inf" : "-inf";
    return fmt::format("{:+.0f}", points);
}

/// Columns as wide as their widest entry, the first to the left, the others to the right.
std::string aligned(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths.size() <= i) widths.push_back(0);
            widths[i] = std::max(widths[i], row[i].size());
        }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += i == 0 ? fmt::format("{:<{}}", row[i], widths[i])
                           : fmt::format("   {:>{}}", row[i], widths[i]);
        while (text.back() == ' ') text.pop_back();
        text += "\n";
    }
    return text;
}

std::string test_in_words(const ArenaReport& outcome) {
    const auto& h = outcome.hypotheses;
    const std::string name = outcome.contest.contestants.front().name();
    const std::string pair = fmt::format("{:.1f} % (error {:.0f} %)", 100 * h.other, 100 * h.alpha);
    const std::string null = fmt::format("{:.1f} % (error {:.0f} %)", 100 * h.null, 100 * h.beta);
    switch (outcome.verdict) {
        case Verdict::Other: return name + " wins " + pair + " rather than " + null + ".\n";
        case Verdict::Null: return name + " wins " + null + " rather than " + pair + ".\n";
        case Verdict::Open: break;
    }
    return "The games do not decide between " + null + " and " + pair + " for " + name + ".\n";
}

json as_object(const Estimate& estimate) {
    const auto number = [](double value) { return std::isfinite(value) ? json(value) : json(); };
    return {
        {"value", number(estimate.value)}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

const char* word_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Null: return "h0";
        case Verdict::Other: return "h1";
        case Verdict::Open: break;
    }
    return "open";
}

int difficulty_width(const Contest& contest) { return contest.luck > 0 ? 30 : 22; }

}  // namespace

std::string as_table(const ArenaReport& outcome) {
    const Contest& contest = outcome.contest;
    const Tally& tally = outcome.tally;
    std::string text =
        fmt::format("{}, {} {}, options {}, seed {}: {} games ({} deals of {})\n", contest.game->name(),
                    contest.seats(), contest.seats() == 1 ? "seat" : "seats", contest.start->header().options,
                    contest.seed, tally.games(), tally.deals(), contest.seatings.size());
    const std::size_t last = contest.contestants.size() - 1;
    const bool alone = contest.seats() == 1;
    // Both would not fit into a line: money says less than wins without luck, and --json has it.
    const char* const money_or_luck = contest.luck > 0 ? "without luck %" : "money";
    std::vector<std::vector<std::string>> rows{
        {"bot", "wins %", "95 %", money_or_luck, "95 %", alone ? "times" : "Elo", "95 %"}};
    for (std::size_t who = 0; who <= last; ++who) {
        const Estimate wins = tally.wins(who), money = tally.money(who);
        rows.push_back({contest.contestants[who].name(), fmt::format("{:.1f}", 100 * wins.value),
                        fmt::format("{:.1f} to {:.1f}", 100 * wins.low, 100 * wins.high)});
        if (contest.luck > 0) {
            const Estimate adjusted = tally.adjusted(who);
            rows.back().push_back(fmt::format("{:.2f}", 100 * adjusted.value));
            rows.back().push_back(fmt::format("{:.2f} to {:.2f}", 100 * adjusted.low, 100 * adjusted.high));
        } else {
            rows.back().push_back(dollars(money.value));
            rows.back().push_back(dollars(money.low) + " to " + dollars(money.high));
        }
        if (who == last) break;
        if (!alone) {
            const Estimate elo = tally.elo_against(who, last);
            rows.back().push_back(elo_points(elo.value));
            rows.back().push_back(elo_points(elo.low) + " to " + elo_points(elo.high));
        } else if (const auto ratio = tally.ratio_against(who, last)) {
            rows.back().push_back(fmt::format("{:.2f}", ratio->value));
            rows.back().push_back(fmt::format("{:.2f} to {:.2f}", ratio->low, ratio->high));
        }
    }
    text += aligned(rows);
    if (outcome.tested) text += test_in_words(outcome);
    return text;
}

std::string as_json(const ArenaReport& outcome) {
    const Contest& contest = outcome.contest;
    const Tally& tally = outcome.tally;
    json bots = json::array();
    const std::size_t last = contest.contestants.size() - 1;
    for (std::size_t who = 0; who <= last; ++who) {
        json bot{{"bot", contest.contestants[who].name()},
                 {"wins", as_object(tally.wins(who))},
                 {"money", as_object(tally.money(who))}};
        if (contest.luck > 0) bot["adjusted"] = as_object(tally.adjusted(who));
        if (who != last && contest.seats() > 1) bot["elo"] = as_object(tally.elo_against(who, last));
        if (who != last && contest.seats() == 1) {
            const auto ratio = tally.ratio_against(who, last);
            bot["times"] = ratio ? as_object(*ratio) : json();
        }
        bots.push_back(std::move(bot));
    }
    json all{{"game", contest.game->name()},
             {"seats", contest.seats()},
             {"options", json::parse(contest.start->header().options)},
             {"seed", contest.seed},
             {"deals", tally.deals()},
             {"games", tally.games()},
             {"bots", std::move(bots)}};
    if (contest.luck > 0) all["luck"] = contest.luck;
    if (outcome.tested) {
        const auto& h = outcome.hypotheses;
        all["test"] = {
            {"h0", h.null},
            {"h1", h.other},
            {"alpha", h.alpha},
            {"beta", h.beta},
            {"log_odds", log_odds(h, tally.tested_mean(0), tally.tested_variance(0), tally.deals())},
            {"says", word_of(outcome.verdict)}};
    }
    return all.dump();
}

std::string difficulty_head(const Contest& contest, const Difficulty& difficulty) {
    std::string text;
    for (const auto& [name, value] : difficulty) text += (text.empty() ? "" : "  ") + name;
    const char* const what = contest.luck > 0 ? " without luck %" : " wins %";
    for (const auto& who : contest.contestants)
        text += fmt::format("  {:>{}}", who.name() + what, difficulty_width(contest));
    return text + (contest.contestants.size() > 1 ? "   first : last" : "") + "\n";
}

std::string difficulty_line(const ArenaReport& outcome, const Difficulty& difficulty) {
    std::string text;
    for (const auto& [name, value] : difficulty)
        text += fmt::format("{}{:>{}}", text.empty() ? "" : "  ", value, name.size());
    const std::size_t last = outcome.contest.contestants.size() - 1;
    for (std::size_t who = 0; who <= last; ++who)
        text += fmt::format(
            "  {:>{}}",
            percent(outcome.contest.luck > 0 ? outcome.tally.adjusted(who) : outcome.tally.wins(who)),
            difficulty_width(outcome.contest));
    if (last > 0) {
        const auto ratio = outcome.tally.ratio_against(0, last);
        text += ratio ? fmt::format("   {:.2f} ({:.2f} to {:.2f})", ratio->value, ratio->low, ratio->high)
                      : "   -";
    }
    return text + "\n";
}

}  // namespace app
