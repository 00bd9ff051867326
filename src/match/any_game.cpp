#include "match/any_game.h"

#include "match/json_text.h"

namespace match {

std::string header_line(const Header& header) {
    return written([&](core::json::Pen& pen) {
        pen.open('{').key("croupier").number(1).key("game").text(header.game).key("edition").number(1);
        pen.key("seats").open('[');
        for (const std::string& name : header.names) pen.text(name);
        pen.close(']').key("options").word(header.options);
        if (!header.about.empty()) pen.key("about").word(header.about);
        pen.close('}');
    });
}

std::string values_of(const core::Option& option) {
    switch (option.kind) {
        case core::OptionKind::Switch: return "true|false";
        case core::OptionKind::Number:
            return std::to_string(option.lowest) + "…" + std::to_string(option.highest);
        case core::OptionKind::Seat: return quoted(option.words[0]) + "|seat";
        case core::OptionKind::Text: return quoted(option.like);
        case core::OptionKind::OneOf: break;
    }
    std::string values;
    for (const char* word : option.words) values += (values.empty() ? "" : "|") + quoted(word);
    return values;
}

std::vector<Told> AnyMatch::told(Seat viewer, int from) const {
    std::vector<Told> all;
    tell(viewer, from, [&](int entry, const core::Phrase& phrase) {
        all.push_back({entry, put_into_words(phrase), phrase.key, written_args(phrase)});
    });
    return all;
}

std::string AnyMatch::result() const {
    const core::Standing standing = score();
    return written([&](core::json::Pen& pen) {
        const auto list = [&](const char* key, const auto& values) {
            pen.key(key).open('[');
            for (int i = 0; i < standing.count; ++i) pen.number(values[static_cast<unsigned>(i)]);
            pen.close(']');
        };
        pen.open('{');
        list("money", standing.money);
        if (standing.has_notes) list("notes", standing.notes);
        if (standing.has_points) list("points", standing.points);
        pen.key("winners").open('[');
        for (int seat = 0; seat < core::kMostSeats; ++seat)
            if (standing.winners.has(Seat(seat))) pen.number(seat);
        pen.close(']').key("by").text(standing.by).close('}');
    });
}

std::string AnyMatch::journal() const {
    std::string text = header_line(header_) + "\n";
    for (const std::string& line : lines()) text += line + "\n";
    if (ask().is_over()) text += "{\"result\":" + result() + "}\n";
    return text;
}

const AnyGame* find_game(std::string_view name) {
    for (const AnyGame* game : games())
        if (game->name() == name) return game;
    return nullptr;
}

Problem no_such_game(words::Language language) {
    return problem(core::refuse(core::kForm, "journal.no-game"), {language, {}});
}

}  // namespace match
