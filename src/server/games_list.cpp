#include "server/games_list.h"

#include "bots/any_bot.h"
#include "match/json_text.h"
#include "server/table.h"

namespace server {

std::string write_games() {
    return match::written([](core::json::Pen& pen) {
        pen.open('{').key("games").open('[');
        for (const match::AnyGame* game : match::games()) {
            const core::About& about = game->about();
            pen.open('{').key("game").text(about.name).key("fewest").number(about.fewest);
            pen.key("most").number(about.most).key("options").open('[');
            for (const core::Option& option : about.options) {
                pen.open('{').key("name").text(option.name).key("values").text(match::values_of(option));
                core::write_about(pen, option, about.edition);
                pen.key("about").text(option.about).close('}');
            }
            pen.close(']').key("bots").open('[');
            for (const std::string& level : bots::level_names())
                if (has_bot(*game, level)) pen.text(level);
            pen.close(']').close('}');
        }
        pen.close(']').close('}');
    });
}

}  // namespace server
