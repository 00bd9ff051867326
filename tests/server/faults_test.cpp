// Each call of the store failing once, in turn: whoever asked is told so, nothing is acknowledged that is not
// stored, and when the fault is over everything goes on.

#include "store/faulty/faulty.h"
#include "support/postgres.h"
#include "support/serving.h"
#include "wire.h"

namespace tests {
namespace {

using store::Call;
using store::Fault;
using store::Mishap;
using support::Serving;
using What = store::Mishap::What;

const std::string kRandom(32, '5');

struct Trouble {
    Fault fault;
    What what;
};
void PrintTo(const Trouble& trouble, std::ostream* out) {
    *out << name(trouble.fault) << (trouble.what == What::FailsAfter ? "-after" : "");
}

template <class House>
class Troubled {
   public:
    explicit Troubled(const Trouble& trouble) : trouble_(trouble) { open(); }
    void open() {
        serving_.reset();
        auto store = std::make_unique<store::Faulty>(store::open(where()));
        store_ = store.get();
        server::Settings settings;
        settings.silence = std::chrono::minutes(10);
        serving_ = std::make_unique<Serving>(where(), std::move(store), settings);
        // What a server does by itself when it starts must not meet a mishap that is meant for a guest.
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        const auto has_settled = [&] {
            return store_->count(Call::List) > 0 && (!store::is_postgres(where()) || store_->heard() > 0);
        };
        while (!has_settled() && std::chrono::steady_clock::now() < end)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        EXPECT_TRUE(has_settled());
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    /// The next call of that kind fails.
    void fail(Call call) { store_->expect({call, 1, trouble_.what, trouble_.fault}); }
    void expect_failed() { EXPECT_EQ(store_->expected(), 0u) << "nothing failed"; }
    bool was_done() const { return trouble_.what == What::FailsAfter; }
    int port() const { return serving_->port(); }
    store::Faulty& store() { return *store_; }
    std::string where() const { return house_.where(); }

   private:
    Trouble trouble_;
    House house_;
    store::Faulty* store_ = nullptr;
    std::unique_ptr<Serving> serving_;
};

struct InSqlite {
    std::string where() const { return folder / "house.db"; }
    support::Folder folder;
};
struct InPostgres {
    std::string where() const { return database.address(); }
    support::PostgresDatabase database;
};

/// A refusal of the kind "store", with a sentence, and nothing acknowledged before it.
void expect_told(Wire& wire, int id) {
    for (;;) {
        const std::string text = wire.hear();
        ASSERT_FALSE(text.empty()) << "the connection ended";
        const json message = json::parse(text);
        EXPECT_FALSE(message.contains("done") && message.value("id", -1) == id) << "acknowledged: " << text;
        if (!message.contains("refused")) continue;
        EXPECT_EQ(message["refused"]["kind"], "store") << text;
        EXPECT_EQ(message["refused"]["key"], "store.failed") << text;
        EXPECT_GT(message["refused"]["text"].get<std::string>().size(), 10u);
        EXPECT_EQ(message["id"], id);
        return;
    }
}

/// HTTP: 503, and the same refusal where there is one.
template <class House>
void expect_503_once(Troubled<House>& house, Call call, const std::string& method, const std::string& path,
                     const std::string& body, const char* fine) {
    house.fail(call);
    Wire wire(house.port());
    const auto [head, said] = wire.http(method, path, body);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 503")) << path << ": " << head;
    EXPECT_TRUE(path == "/readyz" || json::parse(said)["refused"]["kind"] == "store") << path << ": " << said;
    house.expect_failed();
    EXPECT_TRUE(wire.http(method, path, body).first.starts_with(fine)) << path;
}

/// One request by WebSocket that changes something: told, and afterwards done, by then or by asking again.
template <class House>
json change(Troubled<House>& house, Wire& wire, json request, const char* event) {
    const auto tells = [&](const json& news) {
        for (const json& one : news["events"])
            if (one.contains(event)) return true;
        return false;
    };
    house.fail(Call::Append);
    request["id"] = 1;
    wire.say(request);
    expect_told(wire, 1);
    if (!house.was_done()) {
        request["id"] = 2;
        wire.say(request);
    }
    for (;;) {
        const std::string text = wire.hear();
        if (text.empty()) {
            ADD_FAILURE() << "the connection ended, or nothing came of it";
            return {};
        }
        const json message = json::parse(text);
        // A quick guest meets the table while it is being read in vain, and is refused once more.
        if (message.contains("refused") && message["refused"]["kind"] == "store" && !house.was_done())
            wire.say(request);
        if (!message.contains("news") || !tells(message["news"])) continue;
        house.expect_failed();
        return message["news"];
    }
}

template <class House>
void go_through(const Trouble& trouble) {
    Troubled<House> house(trouble);
    const json seats = json::array({{{"kind", "person"}}, {{"kind", "bot"}, {"level", "novice"}}});
    const std::string wish = json{{"game", "las-vegas"}, {"seats", seats}}.dump();
    expect_503_once(house, Call::Append, "POST", "/api/tables", wish, "HTTP/1.1 201");
    expect_503_once(house, Call::List, "GET", "/api/tables", "", "HTTP/1.1 200");
    expect_503_once(house, Call::List, "GET", "/api/past", "", "HTTP/1.1 200");
    expect_503_once(house, Call::Check, "GET", "/readyz", "", "HTTP/1.1 200");
    const json table = json::parse(Wire(house.port()).http("POST", "/api/tables", wish).second);
    const std::string id = table["table"], watch = table["watch"];
    expect_503_once(house, Call::Read, "GET", "/api/tables/" + id, "", "HTTP/1.1 200");

    // From here on a server that has nothing in memory.
    house.open();
    expect_503_once(house, Call::Watch, "GET", "/api/watch/" + watch, "", "HTTP/1.1 200");
    house.open();
    Wire watcher(house.port());
    watcher.upgrade();
    house.fail(Call::Watch);
    const json look{{"hello", {{"protocol", 1}, {"watch", watch}}}, {"id", 7}};
    watcher.say(look);
    expect_told(watcher, 7);
    watcher.say(look);
    watcher.hear("welcome");
    house.open();
    Wire wire(house.port());
    wire.upgrade();
    house.fail(Call::Read);
    const json hello{{"hello", {{"protocol", 1}, {"table", id}}}, {"id", 7}};
    wire.say(hello);
    expect_told(wire, 7);
    wire.say(hello);
    wire.hear("welcome");

    change(house, wire, {{"sit", {{"seat", 0}, {"name", "Anna"}, {"random", kRandom}}}}, "sat");
    json news = change(house, wire, {{"start", json::object()}}, "started");
    for (int i = 0; i < 3; ++i) {
        while (news["question"]["moves"].empty()) news = wire.hear("news")["news"];
        const json question = news["question"];
        news =
            change(house, wire,
                   {{"move", {{"question", question["number"]}, {"move", question["moves"][0]}}}}, "entry");
    }
    // The append fails, and so does looking what became of it: the table is read again by itself.
    while (news["question"]["moves"].empty()) news = wire.hear("news")["news"];
    house.fail(Call::Read);
    const json question = news["question"];
    change(house, wire, {{"move", {{"question", question["number"]}, {"move", question["moves"][0]}}}},
           "entry");
}

class Faults : public testing::TestWithParam<Trouble> {};

TEST_P(Faults, are_told_and_nothing_is_acknowledged_that_is_not_stored) { go_through<InSqlite>(GetParam()); }

TEST_P(Faults, the_same_with_postgres) { go_through<InPostgres>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Store, Faults,
                         testing::Values(Trouble{Fault::Full, What::Fails}, Trouble{Fault::Io, What::Fails},
                                         Trouble{Fault::Busy, What::Fails}, Trouble{Fault::Lost, What::Fails},
                                         Trouble{Fault::Io, What::FailsAfter},
                                         Trouble{Fault::Lost, What::FailsAfter}));

TEST(Mishaps, are_read_from_a_text_and_nothing_else_is) {
    const auto all = store::read_mishaps("append@7=dies-after,read@1=io,check@2=lost-after,append@1=early");
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[0].call, Call::Append);
    EXPECT_EQ(all[0].at, 7);
    EXPECT_EQ(all[0].what, What::DiesAfter);
    EXPECT_EQ(all[1].what, What::Fails);
    EXPECT_EQ(all[1].fault, Fault::Io);
    EXPECT_EQ(all[2].what, What::FailsAfter);
    EXPECT_EQ(all[2].fault, Fault::Lost);
    EXPECT_EQ(all[3].what, What::Early);
    for (const char* wrong : {"", "append", "append@0=io", "append@x=io", "append@1=", "append@1=corrupt",
                              "eat@1=io", "read@1=early", "append@1=io,"})
        EXPECT_THROW(store::read_mishaps(wrong), store::Failure) << wrong;
}

}  // namespace
}  // namespace tests
