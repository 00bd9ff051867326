// croupier rules: the numbered rules, those of a game or of a family, or one by its number.

#include "terminal/rules.h"

#include <algorithm>

#include "app/command.h"
#include "app/screen.h"
#include "match/any_game.h"
#include "terminal/typed.h"

namespace app {
namespace {

struct Rules {
    std::string what;
    words::Language language = words::Language::English;
};

/// The families of all rules, in the order of the games; what a game builds on comes last in its list.
std::vector<std::string_view> all_families() {
    std::vector<std::string_view> all;
    for (const match::AnyGame* game : match::games())
        for (const std::string_view one : game->about().rules)
            if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    return all;
}

std::string in_lines(const std::string& text, const std::string& indent) {
    std::string made;
    const int width = terminal::Style{}.width - 1 - static_cast<int>(indent.size());
    for (const std::string& line : terminal::wrapped(text, width)) made += indent + line + "\n";
    return made;
}

std::string_view family(std::string_view rule) { return rule.substr(0, rule.find('-')); }

/// The chapters of a family, in the order of their numbers.
std::vector<terminal::RuleChapter> chapters_of(std::string_view wanted, words::Language language) {
    std::vector<terminal::RuleChapter> chapters = terminal::rule_chapters(language);
    std::erase_if(chapters, [&](const auto& chapter) { return family(chapter.rules.front()) != wanted; });
    return chapters;
}

/// What there is to read: every chapter with its numbers.
std::string contents(const Rules& command) {
    std::string text;
    for (const std::string_view one : all_families())
        for (const terminal::RuleChapter& chapter : chapters_of(one, command.language)) {
            const std::string &first = chapter.rules.front(), &last = chapter.rules.back();
            text +=
                terminal::padded(first == last ? first : first + " … " + last, 20) + chapter.heading + "\n";
        }
    return text;
}

std::string in_full(const Rules& command, const std::vector<std::string_view>& families) {
    std::string text;
    for (const std::string_view one : families)
        for (const terminal::RuleChapter& chapter : chapters_of(one, command.language)) {
            text += (text.empty() ? "" : "\n") + in_lines(chapter.heading, "");
            for (const std::string& rule : chapter.rules)
                text += in_lines(rule + ": " + terminal::rule_text(rule, command.language), "  ");
        }
    return text;
}

/// The number as it is written: "lv-7" is LV-7.
std::string spelt(const std::string& rule) {
    for (const std::string& number : terminal::rules_like(rule))
        if (number.size() == rule.size()) return number;
    return rule;
}

Failure no_such_rule(const std::string& what) {
    std::vector<std::string> names = terminal::rules_like("");
    for (const match::AnyGame* game : match::games()) names.push_back(game->name());
    const std::string near = words::nearest(what, names);
    return wrong_usage("There is no game and no rule \"" + terminal::harmless(what) + "\"." +
                       (near.empty() ? "" : " Did you mean \"" + near + "\"?") + " See `croupier rules`.");
}

std::string found(const Rules& command) {
    if (command.what.empty()) return contents(command);
    const std::string text = terminal::rule_text(command.what, command.language);
    if (!text.empty()) return in_lines(spelt(command.what) + ": " + text, "");
    for (const match::AnyGame* game : match::games())
        if (terminal::same_word(game->name(), command.what)) {
            const auto families = game->about().rules;
            return in_full(command, {families.begin(), families.end()});
        }
    for (const std::string_view one : all_families())
        if (terminal::same_word(one, command.what)) return in_full(command, {one});
    throw no_such_rule(command.what);
}

int run(const Rules& command) {
    print(found(command));
    return kFine;
}

}  // namespace

void add_rules(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("rules", "Show the numbered rules");
    const auto options = options_of<Rules>(command, chosen, run);
    command.add_option("RULE", options->what,
                       "A game, a family such as LV, or a number such as LV-7; without it, what there is");
    add_language(command, options->language);
    command.footer("Examples:\n  croupier rules LV-7\n  croupier rules las-vegan --language fr\n");
}

}  // namespace app
