// docs/protocol.md is true: every message and event that it names is seen in real traffic, and nothing else
// is.

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "network/server.h"
#include "support/places.h"

namespace network_test {
namespace {

// ------------------------------------------------------------------------------------------ the document

std::string section(const std::string& title) {
    const std::string page = support::bytes_of(support::source("docs/protocol.md"));
    const std::size_t begin = page.find("### " + title + "\n");
    EXPECT_NE(begin, page.npos) << title;
    if (begin == page.npos) return "";
    return page.substr(begin, page.find("\n### ", begin + 1) - begin);
}

/// The kinds of messages that the rows of a table show: | `{"sit":{…}}` | … |
std::set<std::string> kinds_in(const std::string& title) {
    std::set<std::string> kinds;
    const std::string text = section(title);
    const std::regex row("\n\\| `\\{\"([a-z-]+)\":");
    for (std::sregex_iterator found(text.begin(), text.end(), row), end; found != end; ++found)
        kinds.insert((*found)[1]);
    return kinds;
}

/// The kinds of events, each with the members that its row names.
std::map<std::string, std::set<std::string>> events_in_the_document() {
    std::map<std::string, std::set<std::string>> events;
    const std::string text = section("Events");
    const std::regex row("\n\\| `([a-z-]+)` \\|([^\n]*)"), word("`([a-z_-]+)`");
    for (std::sregex_iterator found(text.begin(), text.end(), row), end; found != end; ++found) {
        std::set<std::string>& members = events[(*found)[1]];
        const std::string rest = (*found)[2];
        for (std::sregex_iterator name(rest.begin(), rest.end(), word); name != end; ++name)
            members.insert((*name)[1]);
        if (rest.find("\"gone\":true") != rest.npos) members.insert("gone");
    }
    return events;
}

// ------------------------------------------------------------------------------------------ the traffic

struct Traffic {
    std::set<std::string> sent, heard, events;
    std::map<std::string, std::set<std::string>> members;  // of events
    bool revealed = false;
};

/// A client that knows nothing but the protocol.
class Speaker {
   public:
    Speaker(const Address& server, Traffic& traffic)
        : wire_(client::connect(server, kPatience)), traffic_(traffic) {}

    void say(const char* kind, json inside = json::object()) {
        traffic_.sent.insert(kind);
        wire_->send(json{{kind, std::move(inside)}, {"id", ++id_}}.dump());
    }
    /// Says something and hears the answer to it.
    json ask(const char* kind, json inside = json::object()) {
        say(kind, std::move(inside));
        return hear_until([&](const json& message) { return message.value("id", -1) == id_; });
    }
    template <class Condition>
    json hear_until(Condition condition) {
        const auto end = std::chrono::steady_clock::now() + kPatience;
        while (std::chrono::steady_clock::now() < end) {
            const std::optional<std::string> text = wire_->receive(milliseconds(100));
            if (!text) continue;
            json message = json::parse(*text);
            note(message);
            if (condition(message)) return message;
        }
        ADD_FAILURE() << "waited in vain";
        return json::object();
    }
    json hear_event(const char* kind) {
        if (recent_.contains(kind)) return recent_[kind];
        hear_until([&](const json&) { return recent_.contains(kind); });
        return recent_.value(kind, json());
    }
    void forget_events() { recent_ = json::object(); }
    void hear_what_there_is() {
        while (const std::optional<std::string> text = wire_->receive(milliseconds(1)))
            note(json::parse(*text));
    }
    bool is_asked() const {
        return question.is_object() && question.contains("moves") && !question["moves"].empty();
    }
    bool is_over() const { return question.is_object() && question["kind"] == "over"; }
    json move() const { return {{"question", question["number"]}, {"move", question["moves"][0]}}; }

    json question;

   private:
    void note(const json& message) {
        for (const auto& [kind, inside] : message.items()) {
            if (kind == "id") continue;
            traffic_.heard.insert(kind);
            if (kind != "news") continue;
            traffic_.revealed |= !inside["revealed"].empty();
            if (!inside["question"].is_null()) question = inside["question"];
            for (const json& event : inside["events"]) note_event(event);
        }
    }
    void note_event(const json& event) {
        EXPECT_TRUE(event.contains("n") && event.contains("at")) << event;
        for (const auto& [kind, inside] : event.items()) {
            if (kind == "n" || kind == "at") continue;
            traffic_.events.insert(kind);
            recent_[kind] = inside;
            for (const auto& [name, value] : inside.items()) traffic_.members[kind].insert(name);
        }
    }

    std::unique_ptr<client::Wire> wire_;
    Traffic& traffic_;
    int id_ = 0;
    json recent_ = json::object();  // the last event of each kind
};

json hello(const Address& table, const std::string& token = "") {
    json hello{{"protocol", 1}, {"table", table.id}, {"words", "de"}};
    if (!token.empty()) hello["token"] = token;
    return hello;
}
json sit(int seat, const char* name) {
    return {{"seat", seat}, {"name", name}, {"random", client::random_hex(16)}};
}

void play_on(Speaker& anna, Speaker& benno) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!(anna.is_over() && benno.is_over()) && std::chrono::steady_clock::now() < end)
        for (Speaker* speaker : {&anna, &benno}) {
            speaker->hear_what_there_is();
            if (speaker->is_asked()) speaker->ask("move", speaker->move());
        }
    EXPECT_TRUE(anna.is_over() && benno.is_over());
}

TEST(Network, every_message_of_the_protocol_document_is_spoken_and_no_other) {
    const Folder folder;
    Server server(folder);
    Traffic traffic;
    json seats = json::array();
    for (int i = 0; i < 4; ++i) seats.push_back({{"kind", "person"}});
    const Address table =
        server.make({{"game", "las-vegas-cards"}, {"seats", seats}, {"odds", true}, {"name", "Friday"}});
    Speaker anna(server.address(), traffic), watcher(server.address(), traffic);
    auto benno = std::make_unique<Speaker>(server.address(), traffic);
    // Before the start.
    const json welcome = anna.ask("hello", hello(table));
    ASSERT_TRUE(welcome.contains("welcome")) << welcome;
    watcher.ask("hello", {{"protocol", 1}, {"watch", welcome["welcome"]["table"]["watch"]}});
    benno->ask("hello", hello(table));
    EXPECT_TRUE(anna.ask("ping").contains("pong"));
    const json anna_seated = anna.ask("sit", sit(0, "Anna"));
    ASSERT_TRUE(anna_seated.contains("seated")) << anna_seated;
    const json benno_seated = benno->ask("sit", sit(1, "Benno"));
    EXPECT_TRUE(anna.ask("start").contains("refused"));
    anna.ask("swap", {{"seat", 1}});
    benno->ask("swap", {{"seat", 0}});
    anna.ask("swap", {{"seat", 2}});
    benno->ask("leave");
    const json benno_again = benno->ask("sit", sit(1, "Benno"));
    ASSERT_TRUE(benno_again.contains("seated")) << benno_again;
    const std::string token = benno_again["seated"]["token"];
    anna.ask("seat", {{"seat", 0}, {"bot", "novice"}});
    anna.ask("seat", {{"seat", 0}, {"bot", nullptr}});
    anna.ask("swap", {{"seat", 0}});
    for (int seat : {2, 3}) anna.ask("seat", {{"seat", seat}, {"bot", "random"}});
    anna.ask("chat", {{"text", "Viel Glück!"}});
    EXPECT_TRUE(anna.ask("start").contains("done"));
    // Play: a sealed answer taken back, a request to take back that is refused, and one that is granted.
    benno->hear_event("started");
    anna.hear_until([&](const json&) { return anna.is_asked(); });
    EXPECT_TRUE(anna.ask("hint").contains("hint"));
    anna.ask("move", anna.move());
    EXPECT_TRUE(anna.ask("undo").contains("done"));
    anna.hear_event("undone");
    for (int i = 0; i < 2; ++i) {
        anna.hear_what_there_is();
        benno->hear_what_there_is();
        if (anna.is_asked()) anna.ask("move", anna.move());
        if (benno->is_asked()) benno->ask("move", benno->move());
    }
    EXPECT_TRUE(anna.ask("undo").contains("done"));
    benno->hear_event("undo-asked");
    benno->ask("undo-answer", {{"agree", false}});
    anna.hear_event("undo-answered");
    EXPECT_TRUE(anna.ask("undo").contains("done"));
    benno->ask("undo-answer", {{"agree", true}});
    anna.hear_event("rewound");
    // Absence: a bot for oneself, and for somebody who is not there.
    benno->ask("takeover", {{"seat", 1}, {"bot", "random"}});
    benno->ask("back");
    anna.hear_event("back");
    anna.forget_events();
    benno.reset();
    anna.hear_until([&](const json& message) {
        return message.contains("presence") && message["presence"]["seats"][1] == false;
    });
    anna.ask("takeover", {{"seat", 1}, {"bot", "random"}});
    anna.hear_event("away");
    benno = std::make_unique<Speaker>(server.address(), traffic);
    EXPECT_EQ(benno->ask("hello", hello(table, token))["welcome"]["seat"], 1);
    anna.hear_event("back");
    play_on(anna, *benno);
    benno->hear_event("over");
    // The rematch: Anna brings new random bytes with the request, Benno with hello.
    EXPECT_TRUE(anna.ask("rematch", {{"random", client::random_hex(16)}}).contains("done"));
    const std::string next = benno->hear_event("rematch")["table"];
    watcher.hear_event("rematch");
    Speaker later(server.address(), traffic);
    json again = hello(server.address().to_seat(next), token);
    again["random"] = client::random_hex(16);
    EXPECT_EQ(later.ask("hello", again)["welcome"]["seat"], 2);
    later.hear_event("random");
    server.stop();
    later.hear_until([](const json& message) { return message.contains("bye"); });

    EXPECT_EQ(traffic.sent, kinds_in("What a client sends"));
    EXPECT_EQ(traffic.heard, kinds_in("What the server sends"));
    EXPECT_TRUE(traffic.revealed);
    std::set<std::string> kinds;
    for (const auto& [kind, members] : events_in_the_document()) {
        kinds.insert(kind);
        for (const std::string& member : traffic.members[kind])
            EXPECT_TRUE(members.contains(member))
                << "the document does not name " << member << " of " << kind;
    }
    EXPECT_EQ(traffic.events, kinds);
}

TEST(Network, the_examples_of_the_protocol_document_are_what_the_server_takes) {
    const Folder folder;
    const Server server(folder);
    // The lines of code blocks: a wish for a table, the summary of it, and events.
    std::istringstream page(support::bytes_of(support::source("docs/protocol.md")));
    std::vector<json> blocks;
    bool inside = false;
    for (std::string line; std::getline(page, line);) {
        if (line == "```") inside = !inside;
        if (!inside || !line.starts_with("{")) continue;
        blocks.push_back(json::parse(line, nullptr, false));
        EXPECT_TRUE(blocks.back().is_object()) << line;
    }
    ASSERT_GE(blocks.size(), 2u);
    const auto known = events_in_the_document();
    for (std::size_t i = 2; i < blocks.size(); ++i) {
        ASSERT_TRUE(blocks[i].is_object() && blocks[i].contains("n") && blocks[i].contains("at"))
            << blocks[i];
        for (const auto& [kind, members] : blocks[i].items()) {
            if (kind == "n" || kind == "at") continue;
            ASSERT_TRUE(known.contains(kind)) << blocks[i];
            for (const auto& [name, value] : members.items())
                EXPECT_TRUE(known.at(kind).contains(name)) << name << " in " << blocks[i];
        }
    }
    const Address table = server.make(blocks[0]);
    const json summary = server.get("/api/tables/" + table.id);
    for (const auto& [name, value] : blocks[1].items())
        EXPECT_TRUE(summary.contains(name)) << name << summary;
    for (const auto& [name, value] : summary.items())
        EXPECT_TRUE(blocks[1].contains(name) || name == "table" || name == "watch") << name << summary;
    EXPECT_EQ(summary["game"], blocks[0]["game"]);
    EXPECT_EQ(summary["options"], blocks[0]["options"]);
}

}  // namespace
}  // namespace network_test
