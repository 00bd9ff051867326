// croupier games: all games with their options.

#include "app/command.h"
#include "app/screen.h"
#include "match/json_text.h"
#include "match/presets.h"
#include "words/words.h"

namespace app {
namespace {

struct Games {
    bool json = false;
    words::Language language = words::Language::English;
};

std::string_view said(const Games& command, const std::string& key) {
    return words::find(command.language, key);
}

std::string as_text(const Games& command, const match::AnyGame& game) {
    const core::About& about = game.about();
    std::string text =
        std::string(about.name) + ": " + std::string(said(command, "game." + game.name())) + ", ";
    text += words::say(about.fewest == about.most ? core::phrase("games.seats", about.most)
                                                  : core::phrase("games.from-to", about.fewest, about.most),
                       {command.language, {}}) +
            "\n";
    text += "  " + std::string(said(command, "game." + game.name() + ".about")) + "\n";
    for (const core::Option& option : about.options) {
        std::string name = std::string("  --option ") + option.name;
        const std::string usual = match::written(
            [&](core::json::Pen& pen) { core::write_usual(pen, option, about.fewest, about.edition); });
        name.resize(std::max<std::size_t>(name.size() + 2, 26), ' ');
        text += name + std::string(said(command, option.about)) + " (" + match::values_of(option) + "; " +
                words::say(core::phrase("games.usual", core::Arg::quote(usual)), {command.language, {}}) +
                ")\n";
    }
    std::string named;
    for (const core::Preset& preset : match::presets(game)) named += std::string(" ") + preset.name;
    return text + "  --preset" + named + "\n";
}

std::string as_json(const Games& command) {
    return match::written([&](core::json::Pen& pen) {
        pen.open('[');
        for (const match::AnyGame* game : match::games()) {
            const core::About& about = game->about();
            pen.open('{')
                .key("game")
                .text(about.name)
                .key("name")
                .text(said(command, "game." + game->name()));
            pen.key("about").text(said(command, "game." + game->name() + ".about"));
            pen.key("seats").open('[').number(about.fewest).number(about.most).close(']');
            pen.key("options").open('[');
            for (const core::Option& option : about.options) {
                pen.open('{').key("option").text(option.name).key("values").text(match::values_of(option));
                core::write_about(pen, option, about.edition);
                pen.key("about").text(said(command, option.about)).close('}');
            }
            pen.close(']').key("presets").open('[');
            for (const core::Preset& preset : match::presets(*game)) pen.text(preset.name);
            pen.close(']').close('}');
        }
        pen.close(']');
    });
}

int run(const Games& command) {
    if (command.json) {
        print_line(as_json(command));
        return kFine;
    }
    std::string text;
    for (const match::AnyGame* game : match::games())
        text += (text.empty() ? "" : "\n") + as_text(command, *game);
    print(fitted(text));
    return kFine;
}

}  // namespace

void add_games(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("games", "List all games with their options");
    const auto options = options_of<Games>(command, chosen, run);
    command.add_flag("--json", options->json, "One JSON list instead of text");
    add_language(command, options->language);
    command.footer("Example:\n  croupier games\n");
}

}  // namespace app
