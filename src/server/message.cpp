#include "server/message.h"

#include <algorithm>

#include "match/json_text.h"

namespace server {
namespace {

using Json = core::json::Kind;
using core::json::Value;

/// The members of one message, read one by one; the first that is missing or wrong is remembered.
class Members {
   public:
    explicit Members(Value object) : object_(object) {}

    int whole(const char* key, int lowest = 0, int highest = 1'000'000'000) {
        const Value value = find(key);
        if (!value.is_whole() || value.number() < lowest || value.number() > highest) return wrong(key), 0;
        return static_cast<int>(value.number());
    }
    int whole_or(const char* key, int otherwise) {
        return object_[key] ? whole(key) : (find(key), otherwise);
    }
    std::string text(const char* key) {
        const Value value = find(key);
        if (!value.is(Json::Text)) return wrong(key), std::string();
        return match::unescaped(value.written());
    }
    std::string text_or(const char* key, std::string otherwise) {
        return object_[key] ? text(key) : (find(key), std::move(otherwise));
    }
    /// A text, or null for an empty one.
    std::string text_or_null(const char* key) {
        return object_[key].is(Json::Null) ? (find(key), std::string()) : text(key);
    }
    template <class Test>
    std::string text_that(const char* key, Test test) {
        std::string value = text(key);
        if (!test(value)) wrong(key);
        return value;
    }
    bool flag(const char* key) {
        const Value value = find(key);
        if (!value.is(Json::Boolean)) return wrong(key), false;
        return value.boolean();
    }
    std::string json_object(const char* key) {
        const Value value = find(key);
        if (!value.is(Json::Object)) return wrong(key), std::string();
        return std::string(value.written());
    }
    bool has(const char* key) const { return bool(object_[key]); }
    void wrong(const char* key) {
        if (wrong_ == nullptr) wrong_ = key;
    }

    /// What is wrong with the message as a whole, once every member has been asked for.
    Refused complaint(words::Language language) const {
        if (wrong_ != nullptr)
            return refused(Kind::Form, core::refuse(kHouseRule, "form.member", core::Arg::quote(wrong_)),
                           language);
        if (object_.size() == known_) return {};
        for (const Value member : object_)
            if (std::find(keys_, keys_ + asked_, member.key()) == keys_ + asked_)
                return refused(
                    Kind::Form,
                    core::refuse(kHouseRule, "form.extra", core::Arg::quote(member.key().substr(0, 40))),
                    language);
        return {};
    }

   private:
    Value find(const char* key) {
        if (std::find(keys_, keys_ + asked_, key) == keys_ + asked_) {
            keys_[asked_++] = key;
            known_ += object_[key] ? 1 : 0;
        }
        return object_[key];
    }
    static constexpr int kMost = 8;
    Value object_;
    std::string_view keys_[kMost];
    int asked_ = 0, known_ = 0;
    const char* wrong_ = nullptr;
};

Hello read_hello(Members& members, Refused& refusal, words::Language language) {
    Hello hello;
    const int protocol = members.whole("protocol");
    if (members.has("watch"))
        hello.watch = members.text_that("watch", is_table_id);
    else
        hello.table = members.text_that("table", is_table_id);
    if (members.has("token")) hello.token = members.text_that("token", is_hex32);
    hello.last = members.has("last") ? members.whole("last", -1) : -1;
    if (members.has("words")) {
        hello.words = words::language(members.text("words"));
        if (!hello.words) members.wrong("words");
    }
    if (members.has("random")) hello.random = members.text_that("random", is_hex32);
    refusal = members.complaint(language);
    if (!refusal && protocol != 1)
        refusal = refused(Kind::Form, core::refuse(kHouseRule, "form.protocol"), language);
    return hello;
}

std::optional<Asked> read_kind(std::string_view kind, Members& members) {
    constexpr const char* kUsualBot = "regular";
    if (kind == "move") {
        const int question = members.whole("question");
        return Request(Move{question, members.json_object("move")});
    }
    if (kind == "ping") return Ping{};
    if (kind == "sit") {
        const int seat = members.whole("seat");
        std::string name = members.text("name");
        std::string token = members.has("token") ? members.text_that("token", is_hex32) : std::string();
        return Request(Sit{seat, std::move(name), std::move(token), members.text_that("random", is_hex32)});
    }
    if (kind == "leave") return Request(Leave{});
    if (kind == "swap") return Request(Swap{members.whole("seat")});
    if (kind == "seat") {
        const int seat = members.whole("seat");
        return Request(SeatBot{seat, members.text_or_null("bot")});
    }
    if (kind == "start") return Request(Start{});
    if (kind == "undo") return Request(Undo{});
    if (kind == "undo-answer") return Request(UndoAnswer{members.flag("agree")});
    if (kind == "chat") return Request(Chat{members.text("text")});
    if (kind == "takeover") {
        const int seat = members.whole("seat");
        return Request(Takeover{seat, members.text_or("bot", kUsualBot)});
    }
    if (kind == "back") return Request(Back{});
    if (kind == "rematch")
        return AskRematch{members.has("random") ? members.text_that("random", is_hex32) : std::string()};
    if (kind == "hint") return AskHint{};
    return {};
}

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

bool is_table_id(std::string_view text) {
    return text.size() == 12 && text.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == text.npos;
}
bool is_hex32(std::string_view text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

Message read_message(std::string_view text, words::Language language) {
    Message message{{}, Ping{}, {}};
    const auto wrong = [&](Kind kind, const core::Refusal& why) {
        message.refused = refused(kind, why, language);
    };
    if (text.size() > kLongestMessage)
        return wrong(Kind::Limit, core::refuse(kHouseRule, "limit.message", int{kLongestMessage})), message;
    if (depth_of(text) > kDeepestMessage)
        return wrong(Kind::Limit, core::refuse(kHouseRule, "limit.depth", kDeepestMessage)), message;
    const match::Document document(text);
    if (!document) return wrong(Kind::Form, document.refusal()), message;
    const Value object = document.value();
    if (object["id"].is_whole()) message.id = object["id"].number();
    if (!object.is(Json::Object) || object.size() != (object["id"] ? 2 : 1) || (object["id"] && !message.id))
        return wrong(Kind::Form, core::refuse(kHouseRule, "form.object")), message;
    for (const Value member : object) {
        if (member.key() == "id") continue;
        if (!member.is(Json::Object)) {
            wrong(Kind::Form, core::refuse(kHouseRule, "form.object"));
            continue;
        }
        Members members(member);
        if (member.key() == "hello") {
            message.asked = read_hello(members, message.refused, language);
            continue;
        }
        auto asked = read_kind(member.key(), members);
        if (!asked) {
            wrong(Kind::Form,
                  core::refuse(kHouseRule, "form.unknown", core::Arg::quote(member.key().substr(0, 40))));
            continue;
        }
        message.refused = members.complaint(language);
        if (!message.refused) message.asked = std::move(*asked);
    }
    return message;
}

}  // namespace server
