#include "app/tables.h"

#include <algorithm>

#include "app/failure.h"
#include "app/files.h"
#include "match/journal.h"
#include "match/json_text.h"
#include "match/presets.h"
#include "words/words.h"

namespace app {
namespace {

using match::AnyGame;
using match::AnyMatch;

std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates) {
    const std::string near = words::nearest(word, candidates);
    return near.empty() ? "" : " Did you mean \"" + near + "\"?";
}

std::vector<std::string> option_names(const AnyGame& game) {
    std::vector<std::string> names;
    for (const core::Option& option : game.about().options) names.emplace_back(option.name);
    return names;
}

/// Options by name, in the order in which they came; a later one replaces an earlier one of its name.
struct Members {
    std::vector<std::pair<std::string, std::string>> all;  // name as written, JSON

    void set(const std::string& name, std::string json) {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const auto& member) { return member.first == name; });
        if (found == all.end())
            all.emplace_back(name, std::move(json));
        else
            found->second = std::move(json);
    }
    void set_all(const std::string& object) {
        const match::Document document(object);
        if (!document) throw refused(rule_and_why(match::problem(document.refusal(), {})));
        if (!document.value().is(core::json::Kind::Object))
            throw refused(rule_and_why(match::problem(core::refuse(core::kForm, "options.no-object"), {})));
        for (const core::json::Value member : document.value()) {
            const bool text = member.is(core::json::Kind::Text);
            const std::string written(member.written());
            set(std::string(member.key()), text ? '"' + written + '"' : written);
        }
    }
    std::string object() const {
        std::string made;
        for (const auto& [name, json] : all) made += (made.empty() ? "" : ",") + ('"' + name + "\":" + json);
        return "{" + made + "}";
    }
};

/// `neutral` is true; `rounds=2` is the number; `purses=open` is the word.
void set_word(Members& members, const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string quoted = match::quoted(word.substr(0, equals));
    const std::string name = quoted.substr(1, quoted.size() - 2);
    if (equals == word.npos) return members.set(name, "true");
    const std::string value = word.substr(equals + 1);
    members.set(name, match::Document(value) ? value : match::quoted(value));
}

std::string preset_named(const AnyGame& game, const std::string& name, int seats) {
    std::vector<std::string> names;
    for (const core::Preset& preset : match::presets(game)) {
        if (preset.name == name) return match::preset_options(game, preset, seats);
        names.emplace_back(preset.name);
    }
    std::string all;
    for (const std::string& known : names) all += (all.empty() ? "" : ", ") + known;
    throw wrong_usage("There is no preset \"" + name + "\" for " + game.name() + "; there is " + all + "." +
                      did_you_mean(name, names));
}

}  // namespace

const AnyGame& game_named(const std::string& name) {
    if (const AnyGame* game = match::find_game(name)) return *game;
    std::vector<std::string> names;
    for (const AnyGame* game : match::games()) names.push_back(game->name());
    throw wrong_usage("There is no game \"" + name + "\"; `croupier games` lists them." +
                      did_you_mean(name, names));
}

void OptionArguments::add_to(CLI::App& command) {
    command.add_option("--options", json, R"(Options as JSON: '{"neutral":true,"rounds":2}')")
        ->type_name("JSON");
    command.add_option("--option", words, "One option: neutral, rounds=2 (may be repeated)")
        ->type_name("NAME[=VALUE]")
        ->expected(1)
        ->take_all();
    command.add_option("--preset", preset, "A set of options with a name; `croupier games` lists them")
        ->type_name("NAME");
}

std::string OptionArguments::for_game(const AnyGame& game, int seats) const {
    Members members;
    if (!preset.empty()) members.set_all(preset_named(game, preset, seats));
    if (!json.empty()) members.set_all(json);
    for (const std::string& word : words) set_word(members, word);
    return members.object();
}

std::string OptionArguments::changed(const AnyGame& game, int seats, const std::string& change) const {
    if (change == "base") return "{}";
    Members members;
    members.set_all(for_game(game, seats));
    std::vector<std::string> known = option_names(game);
    const std::string name = change.substr(0, change.find('='));
    if (change.find_first_not_of(" \t\r\n") != change.npos &&
        change[change.find_first_not_of(" \t\r\n")] == '{') {
        members.set_all(change);
        return members.object();
    }
    if (std::find(known.begin(), known.end(), name) != known.end()) {
        set_word(members, change);
        return members.object();
    }
    for (const core::Preset& preset : match::presets(game)) {
        known.emplace_back(preset.name);
        if (preset.name != change) continue;
        members.set_all(match::preset_options(game, preset, seats));
        return members.object();
    }
    throw wrong_usage("\"" + change + "\" is neither an option nor a preset of " + game.name() +
                      "; options can be JSON, too." + did_you_mean(name, known));
}

std::vector<std::string> usual_names(int seats) {
    const char* const kNames[] = {"Anna", "Benno", "Carla", "Denny", "Emma", "Felix", "Gina", "Hugo"};
    std::vector<std::string> names;
    for (int seat = 0; seat < seats; ++seat) {
        std::string name = kNames[seat % core::kMostSeats];
        if (seat >= core::kMostSeats) name += " " + std::to_string(seat / core::kMostSeats + 1);
        names.push_back(name);
    }
    return names;
}

std::vector<std::string> seat_names(const std::string& seats) {
    if (!seats.empty() && seats.find_first_not_of("0123456789") == seats.npos) {
        if (seats.size() > 2) throw wrong_usage("No table has " + seats + " seats.");
        return usual_names(std::stoi(seats));
    }
    std::vector<std::string> names;
    for (std::size_t start = 0; start <= seats.size();) {
        const std::size_t comma = std::min(seats.find(',', start), seats.size());
        const std::string name = seats.substr(start, comma - start);
        if (name.empty())
            throw wrong_usage(
                "Every seat needs a name, as in --seats Anna,Benno, or say how many, as in --seats 2, not "
                "\"" +
                seats + "\".");
        if (!match::Document(match::quoted(name)))
            throw wrong_usage("The name of a seat is not valid UTF-8.");
        names.push_back(name);
        start = comma + 1;
    }
    return names;
}

std::unique_ptr<AnyMatch> open_table(const AnyGame& game, std::vector<std::string> names,
                                     const OptionArguments& arguments) {
    const std::string options = arguments.for_game(game, static_cast<int>(names.size()));
    auto opened = game.open(std::move(names), options);
    if (opened) return std::move(*opened);
    std::string sentence = rule_and_why(opened.wrong);
    if (opened.wrong.key == "options.unknown") {
        const std::vector<std::string> known = option_names(game);
        const match::Document document(options);
        for (const core::json::Value option : document.value()) {
            const std::string name(option.key());
            if (std::find(known.begin(), known.end(), name) != known.end()) continue;
            sentence += did_you_mean(name, known);
            break;
        }
    }
    throw refused(sentence);
}

std::string rule_and_why(const match::Problem& problem) { return problem.rule + ": " + problem.text; }

std::string where_and_why(const std::string& path, int line, const match::Problem& problem) {
    return path + ":" + std::to_string(line) + ": " + rule_and_why(problem);
}

std::unique_ptr<AnyMatch> read_table(const std::string& path) {
    match::Journal journal = match::read_journal(read_file(path));
    if (journal.wrong) throw refused(where_and_why(path, journal.wrong->line, journal.wrong->problem));
    return std::move(journal.match);
}

core::Seat seat_named(const AnyMatch& match, const std::string& seat) {
    if (seat.empty()) return core::kSpectator;
    const std::vector<std::string>& names = match.header().names;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == seat || std::to_string(i) == seat) return core::Seat(static_cast<int>(i));
    throw wrong_usage("There is no seat \"" + seat + "\" at this table; seats are 0 to " +
                      std::to_string(match.seats() - 1) + "." + did_you_mean(seat, names));
}

}  // namespace app
