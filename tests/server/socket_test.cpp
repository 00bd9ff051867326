// A real server with a real SQLite file, and clients made of bare sockets.

#include <fstream>

#include "fair/verify.h"
#include "support/program.h"
#include "support/serving.h"
#include "wire.h"

namespace tests {
namespace {

using support::Serving;

const std::string kRandom(32, '7');

json wish(const std::string& game, std::vector<std::string> bots, int people = 1) {
    json seats = json::array();
    for (int i = 0; i < people; ++i) seats.push_back({{"kind", "person"}});
    for (const std::string& level : bots) seats.push_back({{"kind", "bot"}, {"level", level}});
    return {{"game", game}, {"seats", seats}};
}

json made(int port, const json& wish) {
    Wire wire(port);
    const auto [head, body] = wire.http("POST", "/api/tables", wish.dump());
    EXPECT_TRUE(head.starts_with("HTTP/1.1 201")) << head << body;
    return json::parse(body);
}

json hello(const json& table) { return {{"hello", {{"protocol", 1}, {"table", table["table"]}}}}; }

TEST(Socket, pages_health_figures_and_headers) {
    const support::Folder folder;
    server::Settings settings;
    std::filesystem::create_directories(folder / "page/assets");
    folder.file("page/index.html", "<!doctype html>");
    folder.file("page/assets/a.js", "1");
    folder.file("page/assets/a.js.gz", "packed");
    settings.page = folder / "page";
    const Serving serving(folder / "t.db", settings);
    Wire wire(serving.port());
    EXPECT_EQ(wire.http("GET", "/healthz").second, "ok\n");
    EXPECT_EQ(wire.http("GET", "/readyz").second, "ready\n");
    const auto [head, body] = wire.http("GET", "/t/0123456789ab");
    EXPECT_EQ(body, "<!doctype html>");
    for (const char* header :
         {"Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
          "frame-ancestors 'none'", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
          "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin"})
        EXPECT_NE(head.find(header), head.npos) << header;
    const auto [packed, bytes] = wire.http("GET", "/assets/a.js", "", "Accept-Encoding: gzip\r\n");
    EXPECT_EQ(bytes, "packed");
    EXPECT_NE(packed.find("immutable"), packed.npos);
    const std::size_t tag = packed.find("ETag: ") + 6;
    const std::string known = packed.substr(tag, packed.find("\r\n", tag) - tag);
    EXPECT_TRUE(wire.http("GET", "/assets/a.js", "", "If-None-Match: " + known + "\r\n")
                    .first.starts_with("HTTP/1.1 304"));
    EXPECT_TRUE(wire.http("GET", "/assets/../../t.db").first.starts_with("HTTP/1.1 404"));
    EXPECT_TRUE(wire.http("DELETE", "/api/tables").first.starts_with("HTTP/1.1 405"));
    EXPECT_EQ(json::parse(wire.http("GET", "/api/games").second)["games"].size(), 6u);
    EXPECT_NE(wire.http("GET", "/metrics").second.find("croupier_commit_seconds_bucket"), std::string::npos);
    EXPECT_TRUE(wire.http("GET", "/api/tables/0123456789ab").first.starts_with("HTTP/1.1 404"));
}

TEST(Socket, a_game_with_bots_restarted_in_the_middle_and_checked_at_the_end) {
    const support::Folder folder;
    json table;
    std::string token;
    int last = -1;
    const auto play = [&](Wire& wire, int moves) {
        json news = wire.hear("news")["news"];
        for (int i = 0; i < moves;) {
            if (!news["events"].empty()) last = news["events"].back()["n"];
            if (news["question"].is_object() && news["question"]["kind"] == "over") return true;
            if (news["question"].is_object() && !news["question"]["moves"].empty()) {
                wire.say(json{
                    {"move",
                     {{"question", news["question"]["number"]}, {"move", news["question"]["moves"][0]}}}});
                ++i;
            }
            news = wire.hear("news")["news"];
        }
        if (!news["events"].empty()) last = news["events"].back()["n"];
        return false;
    };
    {
        const Serving serving(folder / "t.db");
        table = made(serving.port(), wish("las-vegas", {"novice", "regular"}));
        Wire wire(serving.port());
        EXPECT_EQ(wire.upgrade(), "HTTP/1.1 101 Switching Protocols");
        wire.say(hello(table));
        EXPECT_TRUE(wire.hear("welcome")["welcome"]["seat"].is_null());
        wire.hear("news");
        wire.say(json{{"sit", {{"seat", 0}, {"name", "Anna"}, {"random", kRandom}}}, {"id", 3}});
        const json seated = wire.hear("seated");
        EXPECT_EQ(seated["id"], 3);
        token = seated["seated"]["token"];
        EXPECT_EQ(token.size(), 32u);
        wire.say(R"({"start":{}})");
        EXPECT_FALSE(play(wire, 5));
        Wire other(serving.port());
        EXPECT_TRUE(other.http("GET", "/api/tables/" + table["table"].get<std::string>() + "/journal")
                        .first.starts_with("HTTP/1.1 409"));
    }
    const Serving serving(folder / "t.db");
    Wire wire(serving.port());
    wire.upgrade();
    json again = hello(table);
    again["hello"]["token"] = token;
    again["hello"]["last"] = last;
    wire.say(again);
    EXPECT_EQ(wire.hear("welcome")["welcome"]["seat"], 0);
    EXPECT_TRUE(play(wire, 1000));
    Wire other(serving.port());
    const auto [head, journal] =
        other.http("GET", "/api/watch/" + table["watch"].get<std::string>() + "/journal");
    EXPECT_EQ(fair::verify(journal).kind, fair::Checked::Kind::Fair) << fair::verify(journal).sentence;
    EXPECT_EQ(journal.find(token), journal.npos);
    const json drawn = json::parse(
        other.http("GET", "/api/watch/" + table["watch"].get<std::string>() + "/statistics").second);
    EXPECT_FALSE(drawn["statistics"]["roll.own"].empty());
    wire.say(json{{"rematch", {{"random", kRandom}}}, {"id", 77}});
    json done;
    do done = wire.hear("done");
    while (done.value("id", 0) != 77);
    EXPECT_GT(done["done"]["n"].get<int>(), last);
}

TEST(Socket, bad_clients_get_typed_refusals_and_hurt_nobody) {
    const support::Folder folder;
    const Serving serving(folder / "t.db");
    const json table = made(serving.port(), wish("las-vegas", {}, 2));
    const auto refused = [](Wire& wire, const std::string& text) {
        wire.say(text);
        const json refusal = wire.hear("refused")["refused"];
        return refusal["kind"].get<std::string>() + " " + refusal["key"].get<std::string>();
    };
    Wire evil(serving.port());
    EXPECT_EQ(evil.upgrade("Origin: https://evil.example\r\n"), "HTTP/1.1 403 Forbidden");
    Wire wire(serving.port());
    wire.upgrade("Origin: http://127.0.0.1\r\n");
    EXPECT_EQ(refused(wire, "nonsense"), "form json.not-json");
    EXPECT_EQ(refused(wire, R"({"start":{}})"), "form form.hello-first");
    EXPECT_EQ(refused(wire, R"({"hello":{"protocol":1,"table":"zzzzzzzzzzzz"}})"),
              "right table.no-such-table");
    EXPECT_EQ(refused(wire, std::string(4097, ' ')), "limit limit.message");
    wire.say(hello(table));
    wire.hear("welcome");
    EXPECT_EQ(refused(wire, hello(table).dump()), "form form.hello-twice");
    EXPECT_EQ(refused(wire, R"({"move":{"question":0,"move":{"place":1}}})"), "right table.not-seated");
    Wire watcher(serving.port());
    watcher.upgrade();
    watcher.say(json{{"hello", {{"protocol", 1}, {"watch", table["watch"]}}}});
    const std::string welcome = watcher.hear("welcome").dump();
    EXPECT_EQ(welcome.find(table["table"].get<std::string>()), welcome.npos);
    EXPECT_EQ(refused(watcher, R"({"sit":{"seat":0,"name":"W","random":")" + kRandom + R"("}})"),
              "right table.spectator");
    Wire loud(serving.port());
    loud.upgrade();
    for (int i = 0; i < 600; ++i) loud.say(R"({"ping":{}})");
    EXPECT_EQ(loud.hear("refused")["refused"]["key"], "limit.rate");
    Wire large(serving.port());
    EXPECT_TRUE(large.http("POST", "/api/tables", std::string(9000, ' ')).first.starts_with("HTTP/1.1 413"));
    Wire wrong(serving.port());
    EXPECT_TRUE(wrong.http("POST", "/api/tables", R"({"game":"las-vegas","seats":[]})")
                    .first.starts_with("HTTP/1.1 422"));
    wire.say(R"({"ping":{},"id":9})");
    EXPECT_EQ(wire.hear("pong")["id"], 9);
}

TEST(Socket, silent_and_slow_clients_are_let_go) {
    const support::Folder folder;
    server::Settings settings;
    settings.limits.hello = std::chrono::milliseconds(300);
    settings.limits.idle = std::chrono::milliseconds(1500);
    const Serving serving(folder / "t.db", settings);
    const json table = made(serving.port(), wish("las-vegas", {}, 2));
    Wire silent(serving.port());
    silent.upgrade();
    EXPECT_EQ(silent.hear("bye")["bye"]["kind"], "limit");
    EXPECT_EQ(silent.hear(), "");
    Wire idle(serving.port());
    idle.upgrade();
    idle.say(hello(table));
    idle.hear("welcome");
    EXPECT_EQ(idle.hear("bye")["bye"]["key"], "limit.idle");
}

TEST(Socket, there_is_room_for_so_many_and_no_more) {
    const support::Folder folder;
    server::Settings settings;
    settings.limits.sockets = 2;
    const Serving serving(folder / "t.db", settings);
    Wire first(serving.port()), second(serving.port());
    EXPECT_EQ(first.http("GET", "/healthz").second, "ok\n");
    EXPECT_EQ(second.http("GET", "/healthz").second, "ok\n");
    Wire third(serving.port());
    EXPECT_TRUE(third.answer().first.starts_with("HTTP/1.1 503"));
    EXPECT_EQ(first.http("GET", "/healthz").second, "ok\n");
}

TEST(Socket, good_byes_when_the_server_stops) {
    const support::Folder folder;
    std::unique_ptr<Wire> wire;
    {
        const Serving serving(folder / "t.db");
        const json table = made(serving.port(), wish("las-vegas", {}, 2));
        wire = std::make_unique<Wire>(serving.port());
        wire->upgrade();
        wire->say(hello(table));
        wire->hear("presence");
    }
    EXPECT_EQ(wire->hear("bye")["bye"]["key"], "server.stopping");
}

TEST(Socket, the_clock_moves_for_who_does_not) {
    const support::Folder folder;
    const Serving serving(folder / "t.db");
    json timed = wish("las-vegas", {"regular"});
    timed["timer"] = 5;
    timed["options"] = {{"first", 0}};
    const json table = made(serving.port(), timed);
    Wire wire(serving.port());
    wire.upgrade();
    wire.say(hello(table));
    wire.say(json{{"sit", {{"seat", 0}, {"name", "Anna"}, {"random", kRandom}}}});
    wire.hear("seated");
    wire.say(R"({"start":{}})");
    json news;
    do news = wire.hear("news")["news"];
    while (news["question"].is_null());
    EXPECT_GT(news["question"]["deadline"].get<std::int64_t>(), 0);
    news = wire.hear("news")["news"];
    EXPECT_EQ(news["events"][0]["entry"]["by"], "clock");
}

}  // namespace
}  // namespace tests
