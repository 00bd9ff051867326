#include "match/journal.h"

#include "match/json_text.h"

namespace match {
namespace {

using core::json::Kind;
using core::json::Value;

Problem wrong_form(const char* key) { return problem(core::refuse(core::kForm, key), {}); }

/// The same result, whatever the order of its keys and the spaces between them.
bool same_result(Value claimed, Value real) {
    if (!claimed.is(Kind::Object) || claimed.size() != real.size()) return false;
    for (const Value part : real) {
        const Value other = claimed[part.key()];
        if (!part.is(Kind::List)) {
            if (!other.is(Kind::Text) || other.written() != part.written()) return false;
            continue;
        }
        if (!other.is(Kind::List) || other.size() != part.size()) return false;
        auto at = other.begin();
        for (const Value number : part) {
            if (!(*at).is_whole() || (*at).number() != number.number()) return false;
            ++at;
        }
    }
    return true;
}

Complaint read_result(const AnyMatch& match, Value line) {
    if (line.size() != 1) return wrong_form("journal.not-entry");
    if (!match.ask().is_over()) return wrong_form("journal.result-early");
    const std::string real = match.result();
    if (!same_result(line["result"], Document(real).value())) {
        const core::Standing standing = match.score();
        return problem(core::refuse(standing.by, "journal.result-wrong", core::Arg::quote(real)), {});
    }
    return {};
}

}  // namespace

Complaint read_entry(AnyMatch& match, Value line) {
    const Value house = line["house"], seat = line["seat"], move = line["move"];
    if (house && line.size() == 1) return match.record(house);
    if (!seat || !move || line.size() != 2) return wrong_form("journal.not-entry");
    if (!seat.is_whole() || seat.number() < 0 || seat.number() >= match.seats())
        return wrong_form("journal.bad-seat");
    if (!move.is(Kind::Object)) return wrong_form("move.unknown");
    return match.submit(Seat(seat.number()), match.question(), move);
}

Result<std::unique_ptr<AnyMatch>> read_header(std::string_view text) {
    const Document document(text);
    if (!document) return problem(document.refusal(), {});
    const Value line = document.value();
    if (!line.is(Kind::Object) || !line["croupier"] || !line["game"] || !line["seats"] ||
        !core::json::only_has(line, "croupier", "game", "edition", "seats", "options", "about"))
        return wrong_form("journal.not-setup");
    if (!line["croupier"].is_whole() || line["croupier"].number() != 1) return wrong_form("journal.version");
    if (!line["edition"].is_whole() || line["edition"].number() != 1) return wrong_form("journal.edition");
    const AnyGame* game = line["game"].is(Kind::Text) ? find_game(line["game"].written()) : nullptr;
    if (game == nullptr) return wrong_form("journal.no-game");
    if (!line["seats"].is(Kind::List)) return wrong_form("journal.seats");
    std::vector<std::string> names;
    for (const Value name : line["seats"]) {
        if (!name.is(Kind::Text)) return wrong_form("journal.seats");
        names.push_back(unescaped(name.written()));
    }
    if (line["about"] && !line["about"].is(Kind::Object)) return wrong_form("journal.about");
    auto opened = game->open(std::move(names), line["options"] ? line["options"].written() : "{}");
    if (opened && line["about"]) (*opened)->header().about = line["about"].written();
    return opened;
}

Journal read_journal(std::string_view text) {
    Journal journal;
    int number = 0;
    bool has_result = false;
    const auto wrong = [&](Problem problem) { journal.wrong = JournalProblem{number, std::move(problem)}; };
    while (!text.empty() && !journal.wrong) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
        ++number;
        if (number == 1) {
            auto opened = read_header(line);
            if (opened)
                journal.match = std::move(*opened);
            else
                wrong(opened.wrong);
            continue;
        }
        if (line.find_first_not_of(" \t\r") == line.npos) {
            wrong(wrong_form("journal.blank-line"));
            continue;
        }
        const Document document(line);
        if (!document) {
            wrong(problem(document.refusal(), {}));
        } else if (has_result) {
            wrong(wrong_form("journal.after-result"));
        } else if (document.value()["result"]) {
            has_result = true;
            if (auto complaint = read_result(*journal.match, document.value())) wrong(*complaint);
        } else if (journal.match->ask().is_over()) {
            wrong(wrong_form("journal.after-end"));
        } else if (auto complaint = read_entry(*journal.match, document.value())) {
            wrong(*complaint);
        }
    }
    if (number == 0) {
        number = 1;
        wrong(wrong_form("journal.empty"));
    }
    journal.finished = journal.match && journal.match->ask().is_over();
    return journal;
}

}  // namespace match
