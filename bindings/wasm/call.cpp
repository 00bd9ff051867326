#include "call.h"

#include <cstdint>

#include "match/any_game.h"
#include "match/json_text.h"

namespace wasm {
namespace {

using core::json::Kind;
using core::json::Pen;
using core::json::Value;

std::string refused(std::string_view rule, std::string_view key, std::string_view text) {
    return match::written([&](Pen& pen) {
        pen.open('{').key("refused").open('{');
        pen.key("rule").text(rule).key("key").text(key).key("text").text(text);
        pen.close('}').close('}');
    });
}

std::string not_understood() { return refused("CALL", "", "The request is not understood."); }

std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return digits;
}

std::string random(Value asked) {
    const Value name = asked["game"], seats = asked["seats"], options = asked["options"];
    const Value seed = asked["seed"], games = asked["games"];
    if (!name.is(Kind::Text) || !options.is(Kind::Object)) return not_understood();
    if (!seats.is_whole() || !seed.is_whole() || !games.is_whole() || games.number() < 0)
        return not_understood();
    const match::AnyGame* game = match::find_game(name.written());
    if (game == nullptr) return not_understood();

    auto played =
        game->play_out(static_cast<int>(seats.number()), options.written(),
                       static_cast<std::uint64_t>(seed.number()), static_cast<std::uint64_t>(games.number()));
    if (!played) return refused(played.wrong.rule, played.wrong.key, played.wrong.text);
    return match::written([&](Pen& pen) {
        pen.open('{').key("games").number(static_cast<std::int64_t>(played->games));
        pen.key("decisions").number(static_cast<std::int64_t>(played->decisions));
        pen.key("fingerprint").text(hexadecimal(played->fingerprint)).close('}');
    });
}

}  // namespace

std::string call(std::string_view request) {
    const match::Document document(request);
    if (!document) return not_understood();
    if (const Value asked = document.value()["random"]) return random(asked);
    return not_understood();
}

}  // namespace wasm
