// Messages and table events as texts.

#include <algorithm>

#include "protocol/answers.h"
#include "protocol/requests.h"

namespace protocol {
namespace {

using match::ProblemKind;

/// The "rule" of what is refused before any game is asked.
constexpr const char* kHouseRule = "TABLE";

match::Problem refused(ProblemKind kind, const core::Refusal& why, words::Language language) {
    return match::problem(kind, why, {language, {}});
}

/// A sentence for whoever looks after a server; guests never see it.
match::Problem damaged(const std::string& sentence) { return {"LOG", "", sentence, "", ProblemKind::Store}; }

}  // namespace

int depth_of(std::string_view text) {
    int depth = 0, deepest = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\\') ++i;
            if (c == '"') quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

// ------------------------------------------------------------------------------------------ events

std::string stored(const TableEvent& event) { return write(event, For::Store); }

match::Result<TableEvent> read_stored(std::string_view text) {
    const Piece piece{std::string(text)};
    const core::json::Value value = piece.value();
    if (!value || value.size() != 2 || !value["at"].is_whole())
        return damaged("an event is not of the form {\"at\":…,\"kind\":{…}}");
    Doubt doubt;
    TableEvent event = read<TableEvent>(piece, doubt, For::Store, Mercy::Some);
    if (std::holds_alternative<std::monostate>(event.what)) {
        for (const core::json::Value member : value)
            if (member.key() != "at")
                return damaged("there is no event \"" + std::string(member.key().substr(0, 40)) + "\"");
    }
    if (!doubt.fine()) {
        const char* const word = std::visit(
            []<class T>(const T&) {
                if constexpr (std::same_as<T, std::monostate>)
                    return "";
                else
                    return T::kWord;
            },
            event.what);
        return damaged("\"" + doubt.part + "\" of an event \"" + word + "\" is missing or wrong");
    }
    return event;
}

// ------------------------------------------------------------------------------------------ requests

match::Problem wrong_form(const Doubt& doubt, words::Language language) {
    const char* const key = doubt.wrong == Doubt::Wrong::Extra  ? "form.extra"
                            : doubt.wrong == Doubt::Wrong::Kind ? "form.unknown"
                                                                : "form.member";
    return refused(ProblemKind::Form, core::refuse(kHouseRule, key, core::Arg::quote(doubt.part)), language);
}

HeardMessage read_message(std::string_view text, words::Language language) {
    HeardMessage heard;
    const auto wrong = [&](ProblemKind kind, const core::Refusal& why) {
        heard.refused = refused(kind, why, language);
        return std::move(heard);
    };
    if (text.size() > kLongestMessage)
        return wrong(ProblemKind::Limit, core::refuse(kHouseRule, "limit.message", int{kLongestMessage}));
    if (depth_of(text) > kDeepestMessage)
        return wrong(ProblemKind::Limit, core::refuse(kHouseRule, "limit.depth", kDeepestMessage));
    const Piece piece{std::string(text)};
    const core::json::Value object = piece.value();
    if (!object) return wrong(ProblemKind::Form, piece.refusal());
    if (object["id"].is_whole()) heard.message.id = object["id"].number();
    bool whole = object.is(core::json::Kind::Object) && object.size() == (object["id"] ? 2 : 1) &&
                 (!object["id"] || heard.message.id);
    for (const core::json::Value member : object)
        whole = whole && (member.key() == "id" || member.is(core::json::Kind::Object));
    if (!whole) return wrong(ProblemKind::Form, core::refuse(kHouseRule, "form.object"));
    Doubt doubt;
    heard.message = read<Message>(piece, doubt, For::Seats, Mercy::None);
    if (!doubt.fine()) {
        heard.refused = wrong_form(doubt, language);
        return heard;
    }
    if (const auto* hello = std::get_if<Hello>(&heard.message.asked); hello && hello->protocol != kProtocol)
        return wrong(ProblemKind::Form, core::refuse(kHouseRule, "form.protocol"));
    return heard;
}

std::string write_message(AnyRequest asked, std::optional<std::int64_t> id) {
    return write(Message{std::move(asked), id});
}

match::Result<Wish> read_wish(std::string_view body) {
    const auto wrong = [](ProblemKind kind, const core::Refusal& why) {
        return refused(kind, why, words::Language::English);
    };
    const Piece piece{std::string(body)};
    if (!piece.value()) return wrong(ProblemKind::Form, piece.refusal());
    if (!piece.is(core::json::Kind::Object))
        return wrong(ProblemKind::Form, core::refuse(kHouseRule, "form.object"));
    Doubt doubt;
    Wish wish = read<Wish>(piece, doubt, For::Seats, Mercy::None);
    if (!wish.options.is(core::json::Kind::Object)) doubt.add(Doubt::Wrong::Part, "options");
    if (!doubt.fine()) return wrong_form(doubt);
    return wish;
}

// ------------------------------------------------------------------------------------------ answers

std::string write_answer(AnyAnswer said, std::optional<std::int64_t> id, bool watches, std::size_t about) {
    return write(Answer{std::move(said), id}, watches ? For::Watchers : For::Seats, about);
}

match::Result<Answer> read_answer(std::string text) {
    const Piece piece(std::move(text));
    if (!piece.is(core::json::Kind::Object)) return damaged("it is no JSON object");
    Doubt doubt;
    Answer answer = read<Answer>(piece, doubt, For::Seats, Mercy::Some);
    if (!doubt.fine()) return damaged("\"" + doubt.part + "\" is missing or wrong");
    return answer;
}

}  // namespace protocol
