#include "match/seen.h"

#include "kit/text.h"
#include "match/typed_seen.h"

namespace match {

using core::json::Kind;
using core::json::Value;

core::Refusal wrong_view(const char* part) {
    return core::refuse(core::kView, "view.wrong", core::Arg::quote(part));
}

core::Verdict read_envelope(Value view, Envelope& envelope) {
    const Value names = view["names"], seat = view["seat"];
    if (!view["game"].is(Kind::Text)) return wrong_view("game");
    envelope.header.game = unescaped(view["game"].written());
    if (!names.is(Kind::List) || names.size() == 0 || names.size() > core::kMostSeats)
        return wrong_view("names");
    for (const Value name : names) {
        if (!name.is(Kind::Text)) return wrong_view("names");
        envelope.header.names.push_back(unescaped(name.written()));
    }
    if (!seat.is(Kind::Null)) {
        const std::optional<int> number = kit::read_number(seat, 0, names.size() - 1);
        if (!number) return wrong_view("seat");
        envelope.seat = Seat(*number);
    }
    const std::optional<int> question = kit::read_number(view["question"], 0, 1'000'000'000);
    if (!question) return wrong_view("question");
    envelope.question = *question;
    const Value options = view["table"]["options"];
    if (!options.is(Kind::Object)) return wrong_view("options");
    envelope.header.options = std::string(options.written());
    return core::kFine;
}

Result<std::unique_ptr<AnySeen>> look(std::string_view view) {
    const words::Speaker english;
    const Document document(view);
    if (!document) return problem(document.refusal(), english);
    const Value name = document.value()["game"];
    const AnyGame* game = name.is(Kind::Text) ? find_game(unescaped(name.written())) : nullptr;
    if (game == nullptr) return problem(wrong_view("game"), english);
    return game->look(view);
}

Result<std::unique_ptr<AnySeen>> look(std::string_view view, const std::vector<std::string>& offers) {
    auto seen = look(view);
    if (seen && !(*seen)->offers_are(offers))
        return problem(core::refuse(core::kView, "view.offers"), words::Speaker{});
    return seen;
}

}  // namespace match
