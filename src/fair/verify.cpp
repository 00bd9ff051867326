#include "fair/verify.h"

#include "match/journal.h"
#include "match/json_text.h"

namespace fair {
namespace {

using core::json::Kind;
using core::json::Value;
using match::AnyMatch;

Checked wrong(Checked::Kind kind, int line, std::string sentence) {
    return {kind, 0, line, std::move(sentence)};
}

std::optional<Half> half(Value text) {
    return text.is(Kind::Text) ? read_half(text.written()) : std::nullopt;
}

/// about.fair, or what is wrong with it.
match::Result<Fair> read_fair(Value written, int seats) {
    const auto bad = [](const char* why) {
        match::Problem problem;
        problem.text = why;
        return problem;
    };
    if (!written.is(Kind::Object)) return bad("\"fair\" is no object");
    if (!written["version"].is_whole() || written["version"].number() != 1)
        return bad("the fair dice are of a version that this program does not know");
    if (!written["commitment"].is(Kind::Text) || written["commitment"].written().size() != 64)
        return bad("the commitment is not 64 hexadecimal digits");
    Fair fair{std::string(written["commitment"].written()), {}, {}};
    if (!written["seats"].is(Kind::List) || written["seats"].size() != seats)
        return bad("\"seats\" does not have one thing for each seat");
    for (const Value seat : written["seats"]) {
        if (!seat.is(Kind::Null) && !half(seat)) return bad("what a seat added is not 32 hexadecimal digits");
        fair.seats.push_back(half(seat));
    }
    if (const Value server = written["server"]; server && !server.is(Kind::Null)) {
        fair.server = half(server);
        if (!fair.server) return bad("the server's half is not 32 hexadecimal digits");
    }
    return fair;
}

}  // namespace

Checked verify(std::string_view text) {
    const match::Journal journal = match::read_journal(text);
    if (journal.wrong)
        return wrong(Checked::Kind::Wrong, journal.wrong->line,
                     journal.wrong->problem.rule + ": " + journal.wrong->problem.text);
    const AnyMatch& match = *journal.match;
    const std::string about = match.header().about.empty() ? "{}" : match.header().about;
    const match::Document document(about);
    const Value written = document.value()["fair"];
    if (!written)
        return wrong(Checked::Kind::NotSaid, 0,
                     "the first line says nothing about fair dice (\"about\":{\"fair\":…})");
    auto fair = read_fair(written, match.seats());
    if (!fair) return wrong(Checked::Kind::Wrong, 1, fair.wrong.text);
    if (!fair->server)
        return wrong(Checked::Kind::Secret, 0,
                     journal.finished
                         ? "the server has not told its half of the seed"
                         : "the game is not over: the server tells its half of the seed at the end");
    if (commitment(*fair->server) != fair->commitment)
        return wrong(Checked::Kind::Unfair, 1,
                     "the server's half of the seed is not the one that it committed itself to");
    return verify_draws(match, key(*fair->server, fair->seats));
}

}  // namespace fair
