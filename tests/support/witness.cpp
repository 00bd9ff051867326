#include "support/witness.h"

#include <algorithm>
#include <map>

#include "match/json_text.h"
#include "server/table.h"

namespace support {
namespace {

using core::json::Value;
using Json = core::json::Kind;

const std::string kRandom = "00112233445566778899aabbccddeeff";

/// Whether `more` is what `less` is, but for what `less` hides.
bool shows_at_least(Value less, Value more) {
    if (less.is(Json::Null)) return true;
    for (const Json kind : {Json::List, Json::Object}) {
        if (!less.is(kind)) continue;
        if (!more.is(kind) || less.size() != more.size()) return false;
        if (kind == Json::Object) {
            for (const Value member : less)
                if (!more[member.key()] || !shows_at_least(member, more[member.key()])) return false;
            return true;
        }
        auto other = more.begin();
        for (const Value element : less) {
            if (!shows_at_least(element, *other)) return false;
            ++other;
        }
        return true;
    }
    return less.written() == more.written();
}

bool shows_at_least(const std::string& less, const std::string& more) {
    if (less == more) return true;
    const match::Document a(less), b(more);
    return a && b && shows_at_least(a.value(), b.value());
}

/// "kind":{…}, as those at the table or who watch are told.
std::string told(const server::TableEvent& event, bool watches) {
    const std::string text = protocol::write(event, watches ? protocol::For::Watchers : protocol::For::Seats);
    const match::Document document(text);
    for (const Value member : document.value())
        if (member.key() != "at") return match::quoted(member.key()) + ":" + std::string(member.written());
    return {};
}

/// The kind of a message or an event: the member that is none of these.
Value kind_of(Value object) {
    for (const Value member : object)
        if (member.key() != "id" && member.key() != "n" && member.key() != "at") return member;
    return {};
}

struct Stored {
    int event;
    std::string move;
};

}  // namespace

int compare(const Testimony& testimony, store::Store& store, Complaints& complaints) {
    const auto complain = [&](const std::string& what) {
        complaints.add("table " + testimony.table + ", seat " + std::to_string(testimony.seat) + ": " + what);
    };
    // The stored events, folded; and what this seat answered to which question.
    const std::string id =
        testimony.watches ? store.table_of_watch(testimony.table).value_or("") : testimony.table;
    server::Table table(id);
    std::map<int, std::vector<Stored>> answers;
    std::map<std::string, int> words;
    for (const std::string& event : store.read(id, 0)) {
        const int question = table.match() != nullptr ? table.match()->question() : -1;
        if (const auto wrong = table.apply(event)) complain("stored event: " + wrong->text);
        const match::Document document(event);
        const Value entry = document.value()["entry"], line = entry["line"], chat = document.value()["chat"];
        if (entry && line["seat"].is_whole() && line["seat"].number() == testimony.seat && !entry["by"])
            answers[question].push_back({table.last(), std::string(line["move"].written())});
        if (chat && chat["seat"].number() == testimony.seat)
            ++words[match::unescaped(chat["text"].written())];
    }
    // What was shown.
    const std::vector<std::string> lines =
        table.match() != nullptr ? table.match()->lines() : std::vector<std::string>();
    if (static_cast<int>(testimony.shown.size()) > table.last() + 1)
        complain("lost: " + std::to_string(testimony.shown.size()) + " events were shown, " +
                 std::to_string(table.last() + 1) + " are stored");
    for (std::size_t n = 0; n < testimony.shown.size() && n < table.log().size(); ++n) {
        const Testimony::Shown& shown = testimony.shown[n];
        const server::TableEvent& logged = table.log()[n];
        const auto* const entry = std::get_if<protocol::event::Entry>(&logged.what);
        const std::string text = entry != nullptr ? lines[static_cast<std::size_t>(entry->number)]
                                                  : told(logged, testimony.watches);
        if (shown.at != logged.at || shown.entry != (entry != nullptr) ||
            !(entry ? shows_at_least(shown.text, text) : shown.text == text))
            complain("event " + std::to_string(n) + " was shown as " + shown.text + " and is stored as " +
                     text);
    }
    // What was answered.
    int acknowledged = 0;
    for (const auto& [question, stored] : answers) {
        if (stored.size() > 1) complain("doubled: two answers to question " + std::to_string(question));
        const bool sent = std::any_of(testimony.sent.begin(), testimony.sent.end(), [&](const Sent& one) {
            return one.question == question && one.text == stored.front().move &&
                   one.heard != Sent::Heard::Refused;
        });
        if (!sent) complain("invented: " + stored.front().move + " to question " + std::to_string(question));
    }
    for (const Sent& sent : testimony.sent) {
        if (sent.question < 0) {
            const int count = words[sent.text];
            if (count > 1) complain("doubled: \"" + sent.text + "\"");
            if (count == 0 && sent.heard == Sent::Heard::Done) complain("lost: \"" + sent.text + "\"");
            continue;
        }
        if (sent.heard != Sent::Heard::Done) continue;
        ++acknowledged;
        const auto found = answers.find(sent.question);
        if (found == answers.end() || found->second.front().move != sent.text ||
            found->second.front().event > sent.last)
            complain("lost: the acknowledged answer " + sent.text + " to question " +
                     std::to_string(sent.question));
    }
    return acknowledged;
}

Witness::Witness(load::Loop& loop, Complaints& complaints, Testimony testimony, std::uint64_t seed)
    : Line(loop), complaints_(complaints), known_(std::move(testimony)), lot_(seed) {}

void Witness::complain(const std::string& what) {
    complaints_.add("table " + known_.table + ", seat " + std::to_string(known_.seat) + ": " + what);
}

void Witness::opened() {
    const int last = static_cast<int>(known_.shown.size()) - 1;
    std::string hello = R"({"hello":{"protocol":1,)";
    hello += (known_.watches ? R"("watch":")" : R"("table":")") + known_.table + "\"";
    if (!known_.token.empty()) hello += R"(,"token":")" + known_.token + R"(","random":")" + kRandom + "\"";
    if (!from_the_start_ && last >= 0) hello += ",\"last\":" + std::to_string(last);
    from_the_start_ = false;
    say(hello + "}}");
}

void Witness::lost() {
    greeted_ = asked_to_go_on_ = false;
    moves_.clear();
    answered_ = -1;
}

void Witness::heard(std::string_view text) {
    const match::Document document(text);
    if (!document) return complain("no JSON: " + std::string(text));
    const Value message = document.value(), kind = kind_of(message);
    const std::int64_t id = message["id"].is_whole() ? message["id"].number() : -1;
    const auto sent =
        std::find_if(known_.sent.rbegin(), known_.sent.rend(), [&](const Sent& one) { return one.id == id; });
    if (kind.key() == "welcome") {
        greeted_ = true;
        if (kind["last"].number() + 1 < static_cast<std::int64_t>(known_.shown.size()))
            complain("lost: event " + std::to_string(known_.shown.size() - 1) +
                     " was shown, and now there are only " + std::to_string(kind["last"].number() + 1));
        if (known_.token.empty() && !name_.empty())
            say(R"({"sit":{"seat":)" + std::to_string(known_.seat) + R"(,"name":")" + name_ +
                R"(","random":")" + kRandom + R"("},"id":0})");
    } else if (kind.key() == "seated") {
        known_.token = match::unescaped(kind["token"].written());
    } else if (kind.key() == "news") {
        hear_news(kind);
    } else if (kind.key() == "done" && sent != known_.sent.rend()) {
        sent->heard = Sent::Heard::Done;
        sent->last = static_cast<int>(kind["n"].number());
        if (sent->last >= static_cast<int>(known_.shown.size()))
            complain("acknowledged before it was told: event " + std::to_string(sent->last));
    } else if (kind.key() == "refused" && kind["kind"].is_text("store")) {
        // It may be stored or not; the news that follow tell, and then it can be answered again.
        ++store_failures_;
        answered_ = -1;
        asked_to_go_on_ = false;
        if (!greeted_) opened();  // it was hello that failed
    } else if (kind.key() == "refused" && sent != known_.sent.rend()) {
        sent->heard = Sent::Heard::Refused;
    } else if (kind.key() == "refused") {
        asked_to_go_on_ = false;
    }
}

void Witness::hear_event(Value event) {
    const auto n = static_cast<std::size_t>(event["n"].number());
    const Value kind = kind_of(event);
    Testimony::Shown shown{event["at"].number(), kind.key() == "entry", {}};
    shown.text = shown.entry ? std::string(kind["line"].written())
                             : "\"" + std::string(kind.key()) + "\":" + std::string(kind.written());
    if (kind.key() == "started") started_ = true, asked_to_go_on_ = false;
    if (kind.key() == "over") over_ = true;
    if (kind.key() == "rematch" && kind["table"]) rematch_ = match::unescaped(kind["table"].written());
    if (kind["by"].is_text("clock") && shown.at < server_started_ + 5000)
        complain("the clock answered " + std::to_string(shown.at - server_started_) + " ms after the start");
    if (n > known_.shown.size()) return complain("event " + std::to_string(n) + " came too early");
    if (n == known_.shown.size()) return known_.shown.push_back(std::move(shown));
    Testimony::Shown& before = known_.shown[n];
    if (before.at != shown.at || before.entry != shown.entry || !shows_at_least(before.text, shown.text))
        complain("event " + std::to_string(n) + " was " + before.text + " and is now " + shown.text);
    before = std::move(shown);
}

void Witness::hear_news(Value news) {
    for (const Value event : news["events"]) hear_event(event);
    const Value question = news["question"];
    moves_.clear();
    deadline_ = 0;
    if (!question.is(Json::Object)) return;
    question_ = static_cast<int>(question["number"].number());
    for (const Value move : question["moves"]) moves_.emplace_back(move.written());
    if (!question["deadline"].is_whole()) return;
    deadline_ = question["deadline"].number();
    if (deadline_ < server_started_ + 5000)
        complain("the clock ran while no server did: " + std::to_string(deadline_ - server_started_) +
                 " ms are left");
}

bool Witness::act() {
    if (!is_asked()) return false;
    answered_ = question_;
    const std::string& move = moves_[lot_.word() % moves_.size()];
    const auto send = [&](int question, const std::string& kind, const std::string& inside,
                          const std::string& text) {
        known_.sent.push_back({next_id_, question, text, Sent::Heard::Nothing, -1});
        say("{\"" + kind + "\":{" + inside + "},\"id\":" + std::to_string(next_id_++) + "}");
    };
    const std::string answer = "\"question\":" + std::to_string(question_) + ",\"move\":" + move;
    const std::uint64_t lot = lot_.word() % 64;
    if (lot < 2) {
        const std::string word = "word " + std::to_string(next_id_);
        send(-1, "chat", "\"text\":\"" + word + "\"", word);
    }
    send(question_, "move", answer, move);
    if (lot == 63) send(question_, "move", answer, move);  // a doubled answer is refused
    return true;
}

void Witness::push_on() {
    if (!greeted_ || asked_to_go_on_ || known_.watches) return;
    if (!started_) {
        asked_to_go_on_ = true;
        say(R"({"start":{}})");
    } else if (over_ && rematch_.empty()) {
        asked_to_go_on_ = true;
        say(R"({"rematch":{"random":")" + kRandom + "\"}}");
    }
}

}  // namespace support
