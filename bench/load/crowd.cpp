#include "load/crowd.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace load {
namespace {

const std::string kRandom(32, '4');

/// What stands between two marks, or nothing.
std::string_view between(std::string_view text, std::string_view before, char end) {
    const std::size_t at = text.find(before);
    if (at == text.npos) return {};
    const std::size_t begin = at + before.size();
    return text.substr(begin, text.find(end, begin) - begin);
}

/// One of the elements of a list of JSON objects, by lot.
std::string_view one_of(std::string_view list, std::uint64_t lot) {
    std::vector<std::string_view> all;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == '{' || list[i] == '[') {
            if (depth++ == 0) begin = i;
        } else if (list[i] == '}' || list[i] == ']') {
            if (--depth < 0) break;
            if (depth == 0) all.push_back(list.substr(begin, i + 1 - begin));
        }
    }
    return all.empty() ? std::string_view() : all[lot % all.size()];
}

}  // namespace

double Times::share(double part) {
    if (all_.empty()) return 0;
    const auto at =
        std::min(all_.size() - 1, static_cast<std::size_t>(part * static_cast<double>(all_.size())));
    std::nth_element(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(at), all_.end());
    return all_[at];
}

// ------------------------------------------------------------------------------------------ a person

Person::Person(Loop& loop, Crowd& crowd, std::string table, int seat, int seats)
    : Line(loop), crowd_(crowd), table_(std::move(table)), seat_(seat), seats_(seats), leads_(seat == 0) {}

void Person::opened() {
    std::string hello = R"({"hello":{"protocol":1,"table":")" + table_ + "\"";
    if (!token_.empty()) hello += R"(,"token":")" + token_ + R"(","random":")" + kRandom + "\"";
    if (last_ >= 0) hello += ",\"last\":" + std::to_string(last_);
    say(hello + "}}");
}

void Person::lost() {
    playing_ = false;
    move_.clear();
}

void Person::answer(Clock::time_point due) {
    due_ = due;
    say(R"({"move":{"question":)" + question_ + ",\"move\":" + move_ + "},\"id\":1}");
    move_.clear();
}

void Person::start() { say(R"({"start":{}})"); }

bool Person::go_on(int port) {
    if (rematch_.empty()) return false;
    table_ = std::exchange(rematch_, {});
    seat_ = (seat_ + 1) % seats_;
    last_ = -1;
    playing_ = false;
    move_.clear();
    dial(port);
    return true;
}

void Person::heard(std::string_view text) {
    if (text.starts_with(R"({"news":)")) return hear_news(text);
    if (text.starts_with(R"({"done":)")) {
        if (text.ends_with(R"("id":1})")) crowd_.times_.add(Clock::now() - due_);
    } else if (text.starts_with(R"({"welcome":)")) {
        if (token_.empty())
            say(R"({"sit":{"seat":)" + std::to_string(seat_) + R"(,"name":"P)" + std::to_string(seat_) +
                R"(","random":")" + kRandom + R"("},"id":2})");
        else if (leads_ && text.find(R"("status":"open")") != text.npos)
            start();
    } else if (text.starts_with(R"({"seated":)")) {
        token_ = between(text, R"("token":")", '"');
    } else if (text.starts_with(R"({"refused":)")) {
        std::fprintf(stderr, "refused: %.*s\n", static_cast<int>(text.size()), text.data());
    }
}

void Person::hear_news(std::string_view text) {
    const std::size_t end = text.find(R"(],"revealed":[)");
    if (const std::size_t at = text.rfind(R"({"n":)", end); at != text.npos)
        std::from_chars(text.data() + at + 5, text.data() + text.size(), last_);
    if (const std::string_view rematch = between(text, R"("rematch":{"table":")", '"'); !rematch.empty()) {
        rematch_ = rematch;
        crowd_.moving_on_.push_back(this);
    }
    playing_ = !token_.empty();
    const std::size_t at = text.rfind(R"("question":{"number":)");
    if (at == text.npos) return;
    const std::string_view question = text.substr(at);
    if (question.find(R"("kind":"over")") != question.npos) {
        if (leads_ && rematch_.empty()) say(R"({"rematch":{"random":")" + kRandom + "\"}}");
        return;
    }
    crowd_.lot_ ^= crowd_.lot_ << 13, crowd_.lot_ ^= crowd_.lot_ >> 7, crowd_.lot_ ^= crowd_.lot_ << 17;
    const std::size_t moves = question.find(R"("moves":[)");
    const bool waited = !move_.empty();
    move_ = one_of(question.substr(moves + 9), crowd_.lot_);
    question_ = between(question, R"("number":)", ',');
    if (!move_.empty() && !waited) crowd_.asked_.push_back(this);
}

// ------------------------------------------------------------------------------------------ the crowd

Crowd::Crowd(Serving& server, int tables, int seats, const std::string& game) : server_(server) {
    std::string people;
    for (int seat = 0; seat < seats; ++seat)
        people += std::string(seat == 0 ? "" : ",") + R"({"kind":"person"})";
    const std::string wish = R"({"game":")" + game + R"(","seats":[)" + people + "]}";
    for (int table = 0; table < tables; ++table) {
        const Answer made = request(server.port(), "POST", "/api/tables", wish);
        if (made.status != 201) {
            std::fprintf(stderr, "no table: %d %s\n", made.status, made.body.c_str());
            std::exit(1);
        }
        watches_.emplace_back(between(made.body, R"("watch":")", '"'));
        const std::string id(between(made.body, R"("table":")", '"'));
        for (int seat = 0; seat < seats; ++seat)
            people_.push_back(std::make_unique<Person>(loop_, *this, id, seat, seats));
    }
    for (const auto& person : people_) {
        person->dial(server.port());
        turn(0);
    }
    until(
        [&] {
            return std::all_of(people_.begin(), people_.end(), [](const auto& p) { return p->is_seated(); });
        },
        "everybody sits");
    for (std::size_t i = 0; i < people_.size(); i += static_cast<std::size_t>(seats)) people_[i]->start();
    until([&] { return asked_.size() >= static_cast<std::size_t>(tables); }, "every table is playing");
}

template <class Condition>
void Crowd::until(Condition condition, const char* what) {
    const auto end = Clock::now() + std::chrono::seconds(120);
    while (!condition()) {
        turn(5);
        if (Clock::now() < end) continue;
        std::fprintf(stderr, "waited in vain: %s\n", what);
        std::exit(1);
    }
}

void Crowd::turn(int milliseconds) {
    loop_.step(milliseconds);
    for (Person* person : std::exchange(moving_on_, {})) person->go_on(server_.port());
}

Figures Crowd::play(double rate, double seconds) {
    times_ = {};
    const double cpu = server_.cpu_seconds();
    const auto begin = Clock::now(), end = begin + std::chrono::duration_cast<Clock::duration>(
                                                       std::chrono::duration<double>(seconds));
    std::uint64_t sent = 0;
    const auto due_of = [&](std::uint64_t number) {
        return begin + std::chrono::duration_cast<Clock::duration>(
                           std::chrono::duration<double>(static_cast<double>(number) / rate));
    };
    for (auto now = begin; now < end; now = Clock::now()) {
        for (auto due = due_of(sent); due <= now && !asked_.empty(); due = due_of(sent)) {
            Person* person = asked_.front();
            asked_.pop_front();
            if (!person->is_asked()) continue;
            person->answer(due);
            ++sent;
        }
        const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(due_of(sent) - Clock::now());
        turn(asked_.empty() ? 1 : static_cast<int>(std::clamp<long>(wait.count(), 0, 20)));
    }
    until([&] { return times_.count() >= sent; }, "every answer is acknowledged");
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    Figures figures;
    figures.moves_per_second = static_cast<double>(times_.count()) / took;
    figures.cpu = (server_.cpu_seconds() - cpu) * 1e6 / static_cast<double>(times_.count());
    figures.half = times_.share(0.5);
    figures.most = times_.share(0.99);
    figures.worst = times_.share(1);
    return figures;
}

double Crowd::come_back(double part) {
    const auto begin = Clock::now();
    until(
        [&] {
            return std::none_of(people_.begin(), people_.end(),
                                [](const auto& p) { return p->is_playing(); });
        },
        "everybody has lost the server");
    asked_.clear();
    const auto playing = [&] {
        return static_cast<double>(
            std::count_if(people_.begin(), people_.end(), [](const auto& p) { return p->is_playing(); }));
    };
    auto next = begin;
    until(
        [&] {
            // Whoever has no connection tries again ten times a second.
            if (Clock::now() >= next) {
                next = Clock::now() + std::chrono::milliseconds(100);
                for (const auto& person : people_)
                    if (person->is_idle()) person->dial(server_.port());
            }
            return playing() >= part * static_cast<double>(people_.size());
        },
        "everybody is back");
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    until([&] { return playing() >= static_cast<double>(people_.size()); }, "the last are back");
    return took;
}

}  // namespace load
