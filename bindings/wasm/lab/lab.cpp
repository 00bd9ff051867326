#include "lab.h"

#include "../call.h"
#include "fair/verify.h"
#include "lab/analysis_json.h"
#include "lab/hint_json.h"

namespace wasm {

using core::json::Pen;
using core::json::Value;

std::string hint(const match::AnyMatch& match, Value asked) {
    const Value seat = asked["seat"], playouts = asked["playouts"], nodes = asked["nodes"],
                seed = asked["seed"];
    for (const Value number : {seat, playouts, nodes, seed})
        if (!number.is_whole() || number.number() < 0) return {};
    if (seat.number() >= match.seats() || playouts.number() == 0) return {};
    if (!match.ask().asked.has(core::Seat(static_cast<int>(seat.number())))) return {};
    lab::Pace pace;
    pace.playouts = static_cast<std::uint64_t>(playouts.number());
    pace.most_nodes = static_cast<std::uint64_t>(nodes.number());
    pace.seed = static_cast<std::uint64_t>(seed.number());
    auto odds = lab::odds_of(match.header().game);
    if (!odds) return {};
    return lab::for_page((*odds)->hint(match, core::Seat(static_cast<int>(seat.number())), pace));
}

std::string analyse(const match::AnyMatch& match, Value asked) {
    static std::unique_ptr<lab::Study> study;
    static std::int64_t played = 0;
    const Value from = asked["from"], playouts = asked["playouts"], seed = asked["seed"];
    for (const Value number : {from, playouts, seed})
        if (!number.is_whole() || number.number() < 0) return {};
    if (playouts.number() == 0 || match.size() == 0) return {};
    if (from.number() == 0) {
        auto odds = lab::odds_of(match.header().game);
        if (!odds) return {};
        study = (*odds)->study(match, static_cast<std::uint64_t>(seed.number()));
        played = 0;
    }
    if (!study || from.number() != played) return {};
    played += playouts.number();
    return lab::for_page(study->go_on(static_cast<std::uint64_t>(playouts.number())));
}

std::string redraw(const match::AnyMatch& match, Value asked) {
    const auto key = read_seed(asked["key"]);
    if (!key) return {};
    const fair::Checked checked = fair::verify_draws(match, *key);
    return match::written([&](Pen& pen) {
        pen.open('{').key("draws").number(checked.draws).key("wrong");
        if (checked.kind == fair::Checked::Kind::Fair)
            pen.null();
        else
            pen.number(checked.line - 2);
        pen.close('}');
    });
}

}  // namespace wasm
