#include "lab/analysis_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "lab/figures.h"

namespace lab {
namespace {

using core::Arg;
using nlohmann::ordered_json;

ordered_json json_of(const Account& account) {
    return {{"start", account.start}, {"luck", account.luck},     {"skill", account.skill()},
            {"own", account.own},     {"others", account.others}, {"result", account.result}};
}

ordered_json json_of(const std::array<double, core::kMostSeats>& values, int count) {
    ordered_json list = ordered_json::array();
    for (int i = 0; i < count; ++i) list.push_back(values[static_cast<unsigned>(i)]);
    return list;
}

/// The width of a text in columns of a terminal: one for each character, however many bytes it has.
std::size_t width_of(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}
std::string left(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, width_of(text)), ' ');
}
std::string right(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, width_of(text)), ' ') + text;
}

/// Writes an analysis in one language.
class AnalysisWriter {
   public:
    AnalysisWriter(const Analysis& analysis, const match::AnyMatch& match, words::Language language)
        : found_(analysis), match_(match), language_(language), small_(counts_in_ones(match.header().game)) {}

    std::string text() const {
        std::string all = say(found_.finished ? "lab.analysis" : "lab.analysis-open",
                              static_cast<int>(found_.who.size()), static_cast<int>(found_.choices.size())) +
                          "\n\n";
        all += accounts(found_.win, "lab.table-win", [&](double value) {
            // The sign of the other table; nothing is -0.0.
            const std::string size = decimal(std::abs(100 * value), 1, language_);
            return (value < 0 && std::abs(value) >= 0.0005 ? "−" : "") + size;
        });
        all += "\n" + accounts(found_.money, "lab.table-money",
                               [&](double value) { return amount(value, small_, language_); });
        all += "\n" + say("lab.columns") + "\n\n" + turning_points() + "\n" + costs();
        const std::string error = decimal(100 * found_.error, 1, language_);
        return all + "\n" + say("lab.how-analysed", static_cast<int>(found_.playouts), Arg::quote(error)) +
               "\n";
    }

   private:
    template <class... Args>
    std::string say(const char* key, Args... args) const {
        return match_.put_into_words(core::phrase(key, args...));
    }
    const std::string& name(Seat seat) const {
        return match_.header().names[static_cast<std::size_t>(core::index(seat))];
    }
    /// A table: what each seat had at the start, what changed it, and what it came to.
    template <class Words>
    std::string accounts(const std::vector<Account>& all, const char* title, Words words) const {
        std::vector<std::vector<std::string>> rows{{say(title), say("lab.start"), say("lab.luck"),
                                                    say("lab.own"), say("lab.others"),
                                                    say(found_.finished ? "lab.result" : "lab.now")}};
        const auto signed_words = [&](double value) {
            return (value > 0 && words(value) != words(0) ? "+" : "") + words(value);
        };
        for (std::size_t seat = 0; seat < all.size(); ++seat) {
            const Account& one = all[seat];
            rows.push_back({match_.header().names[seat], words(one.start), signed_words(one.luck),
                            signed_words(one.own), signed_words(one.others), words(one.result)});
        }
        std::vector<std::size_t> widths(rows.front().size(), 0);
        for (const auto& row : rows)
            for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
        std::string text;
        for (const auto& row : rows) {
            std::string line;
            for (std::size_t i = 0; i < row.size(); ++i)
                line += i == 0 ? left(row[i], widths[i]) : "  " + right(row[i], widths[i]);
            text += line + "\n";
        }
        return text;
    }
    std::string turning_points() const {
        if (found_.turning_points.empty()) return say("lab.no-turns") + "\n";
        std::string all = say("lab.turns") + "\n";
        for (const int entry : found_.turning_points) {
            const auto at = static_cast<std::size_t>(entry);
            all += fmt::format("  {:>4}  {}\n        ", entry + 1, found_.told[at]);
            for (int seat = 0; seat < found_.seats; ++seat) {
                const auto i = static_cast<unsigned>(seat);
                all += fmt::format("{}{} {} → {} %", seat == 0 ? "" : ", ", name(Seat(seat)),
                                   percent(found_.values[at].win[i], language_),
                                   percent(found_.values[at + 1].win[i], language_));
            }
            all += "\n";
        }
        return all;
    }
    /// The dearest choices whose cost is more than noise.
    std::string costs() const {
        std::vector<const Choice*> dear;
        for (const Choice& choice : found_.choices)
            if (choice.cost.low > 0) dear.push_back(&choice);
        std::sort(dear.begin(), dear.end(), [](const Choice* a, const Choice* b) {
            return a->cost.value != b->cost.value ? a->cost.value > b->cost.value : a->entry < b->entry;
        });
        constexpr std::size_t kMost = 10;
        if (dear.size() > kMost) dear.resize(kMost);
        if (dear.empty()) return say("lab.no-costs") + "\n";
        std::string all = say("lab.costs") + "\n";
        for (const Choice* choice : dear) {
            const std::string cost = percent(choice->cost.value, language_),
                              low = percent(choice->cost.low, language_),
                              high = percent(choice->cost.high, language_);
            all += fmt::format("  {:>4}  {}\n        ", choice->entry + 1, choice->chosen_sentence) +
                   say("lab.cost", Arg::quote(cost), Arg::quote(low), Arg::quote(high),
                       Arg::quote(choice->best_sentence)) +
                   "\n";
        }
        return all;
    }

    const Analysis& found_;
    const match::AnyMatch& match_;
    words::Language language_;
    bool small_;
};

}  // namespace

std::string as_text(const Analysis& analysis, const match::AnyMatch& match, words::Language language) {
    return AnalysisWriter(analysis, match, language).text();
}

std::string as_json(const Analysis& analysis, const match::AnyMatch& match) {
    ordered_json all{{"game", match.header().game},
                     {"seats", match.header().names},
                     {"finished", analysis.finished},
                     {"playouts", analysis.playouts},
                     {"error", analysis.error}};
    all["start"] = {{"win", json_of(analysis.values.front().win, analysis.seats)},
                    {"money", json_of(analysis.values.front().money, analysis.sides)}};
    all["entries"] = ordered_json::array();
    for (std::size_t i = 0; i < analysis.who.size(); ++i)
        all["entries"].push_back({{"entry", ordered_json::parse(analysis.lines[i])},
                                  {"says", analysis.told[i]},
                                  {"win", json_of(analysis.values[i + 1].win, analysis.seats)},
                                  {"money", json_of(analysis.values[i + 1].money, analysis.sides)}});
    all["choices"] = ordered_json::array();
    for (const Choice& choice : analysis.choices)
        all["choices"].push_back({{"entry", choice.entry},
                                  {"seat", core::index(choice.seat)},
                                  {"move", ordered_json::parse(choice.chosen)},
                                  {"best", ordered_json::parse(choice.best)},
                                  {"win", choice.chosen_win.value},
                                  {"best_win", choice.best_win.value},
                                  {"cost", choice.cost.value},
                                  {"low", choice.cost.low},
                                  {"high", choice.cost.high},
                                  {"offered", choice.offered},
                                  {"looked_at", choice.looked_at}});
    all["accounts"] = ordered_json::array();
    for (std::size_t seat = 0; seat < analysis.win.size(); ++seat)
        all["accounts"].push_back(
            {{"seat", seat}, {"win", json_of(analysis.win[seat])}, {"money", json_of(analysis.money[seat])}});
    all["turning_points"] = analysis.turning_points;
    return all.dump() + "\n";
}

}  // namespace lab
