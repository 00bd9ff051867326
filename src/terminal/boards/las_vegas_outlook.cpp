#include "terminal/boards/las_vegas_outlook.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/las_vegas/las_vegas.h"
#include "match/typed_seen.h"

namespace terminal {
namespace {

using nlohmann::json;

std::string owner_name(const json& owner, const json& names, const Style& style) {
    if (owner.is_number()) return harmless(names.at(owner.get<std::size_t>()).get<std::string>());
    return style.say(core::phrase("term.lv.white"));
}

std::string note_name(const json& note, const Style& style) {
    return note.is_number() ? style.money(note.get<int>()) : note.get<std::string>();
}

/// Who would be paid what at a casino: "Anna 90,000, Benno 60,000".
std::string payout(const json& casino, const json& names, const Style& style) {
    std::string text;
    const json& pays = casino.at("pays");
    for (std::size_t i = 0; i < pays.size() && i < casino.at("notes").size(); ++i)
        text += (text.empty() ? "" : ", ") + owner_name(pays[i], names, style) + " " +
                note_name(casino.at("notes")[i], style);
    return text;
}

std::string all_tied(const json& casino, const json& names, const Style& style) {
    std::string text;
    for (const json& owner : casino.at("tied"))
        text += (text.empty() ? "" : ", ") + owner_name(owner, names, style);
    return text;
}

/// What the casinos with new dice would pay whom.
std::vector<std::string> at_the_casinos(const json& before, const json& after, const Style& style) {
    const json &was = before.at("table"), &is = after.at("table"), &names = before.at("names");
    if (is.at("round") != was.at("round") || is.at("step") == "notes" || after.at("over") == true)
        return {style.say(core::phrase("term.lv.last"))};
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < is.at("casinos").size(); ++i) {
        const json &old = was.at("casinos")[i], &now = is.at("casinos")[i];
        if (old == now) continue;
        const int number = static_cast<int>(i) + 1;
        const std::string paid = payout(now, names, style), tied = all_tied(now, names, style);
        sentences.push_back(
            paid.empty() ? style.say(core::phrase("term.lv.would-pay-nobody", number))
                         : style.say(core::phrase("term.lv.would-pay", number, core::Arg::quote(paid))));
        if (!tied.empty())
            sentences.push_back(style.say(core::phrase("term.lv.cancel", core::Arg::quote(tied))));
    }
    return sentences;
}

}  // namespace

std::vector<std::string> las_vegas_outlook(const json& view, const std::string& move, const Style& style) {
    using Game = las_vegas::LasVegas;
    auto seen = match::look(view.dump());
    if (!seen) return {};
    const auto* known = dynamic_cast<const match::TypedSeen<Game>*>(seen->get());
    const match::Document document(move);
    if (known == nullptr || !document) return {};
    const core::Or<Game::Move> chosen = Game::read_move(document.value());
    if (!chosen || std::find(known->moves().begin(), known->moves().end(), *chosen) == known->moves().end())
        return {};
    // Any state that fits will do: what lies at the casinos is open.
    core::PlayoutHouse house(1);
    Game::State state = Game::dream(known->typed(), house);
    Game::apply(state, known->seat(), *chosen);
    json after = view;
    after["over"] = Game::ask(state).is_over();
    after["table"] = json::parse(
        match::written([&](core::json::Pen& pen) { Game::write(pen, Game::view(state, known->seat())); }));
    return at_the_casinos(view, after, style);
}

}  // namespace terminal
