#include "bots/external/answer.h"

#include "match/json_text.h"

namespace bots::external {
namespace {

using core::json::Kind;
using core::json::Value;
using match::Document;

/// The same JSON, in whatever order an object's members stand.
bool same(Value a, Value b) {
    if (a.is(Kind::Object)) {
        if (!b.is(Kind::Object) || a.size() != b.size()) return false;
        for (const Value member : a)
            if (!b[member.key()] || !same(member, b[member.key()])) return false;
        return true;
    }
    if (a.is(Kind::List)) {
        if (!b.is(Kind::List) || a.size() != b.size()) return false;
        auto other = b.begin();
        for (const Value item : a) {
            if (!same(item, *other)) return false;
            ++other;
        }
        return true;
    }
    for (const Kind kind : {Kind::Null, Kind::Boolean, Kind::Number, Kind::Text})
        if (a.is(kind)) return b.is(kind) && a.written() == b.written();
    return false;
}

}  // namespace

std::string shortened(const std::string& text) {
    constexpr std::size_t kMost = 80;
    std::string plain;
    for (const char c : text.substr(0, kMost))
        plain += c >= ' ' && c != 0x7f ? c : '?';  // a program may write anything
    return text.size() > kMost ? plain + "…" : plain;
}

std::optional<std::string> read_hello(const std::string& line) {
    const Document said(line);
    const Value hello = said ? said.value()["hello"] : Value();
    if (!hello["name"].is(Kind::Text) || !hello["version"].is(Kind::Text)) return std::nullopt;
    return shortened(std::string(hello["name"].written()));
}

Answer read_answer(const std::string& line, const std::vector<std::string>& offers) {
    Answer answer;
    const Document said(line);
    const Value move = said ? said.value()["move"] : Value();
    if (!move) {
        answer.wrong = "it answered \"" + shortened(line) + "\" instead of {\"move\":…}.";
        return answer;
    }
    for (std::size_t place = 0; place < offers.size() && !answer.place; ++place)
        if (const Document offered(offers[place]); same(offered.value(), move)) answer.place = place;
    if (!answer.place) answer.wrong = "it answered \"" + shortened(line) + "\", which was not offered.";
    const Value reason = said.value()["reason"];
    if (reason.is(Kind::Text)) answer.reason = shortened(std::string(reason.written()));
    return answer;
}

}  // namespace bots::external
