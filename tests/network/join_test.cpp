// `croupier join` and `croupier tables`, as somebody types them.

#include <sstream>

#include "network/typist.h"
#include "support/games.h"

namespace network_test {
namespace {

TEST(Join, a_person_plays_a_seat_from_a_terminal_and_comes_back_to_it) {
    const Folder folder;
    const Server server(folder);
    const Address table = server.make(
        {{"game", "las-vegas"}, {"options", {{"first", 0}, {"rounds", 1}}}, {"seats", kTwoPeople}});
    Player benno(table, "Benno", 5);
    benno.sit(1);
    {
        Typist anna(folder, "anna", {table.link()});
        anna.until("What is your name?");
        anna.type("Benno");
        anna.until("Somebody at this table has that name already.");
        anna.type("Anna");
        anna.until("You sit at seat 0.");
        anna.type("chat Hello, Benno!");
        anna.until("Anna: Hello, Benno!");
        benno.guest.ask(protocol::Chat{"Good\u00a0luck"});
        anna.until("Benno: Good\u00a0luck");
        anna.type("start");
        anna.until("The game begins.");
        anna.until("place");
        anna.type("7");
        anna.type("rules LV-7");
        anna.until("LV-7: ");
        anna.type("nonsense words");
        anna.until("That is none of the moves above");
        anna.type("moves");
        anna.until("#1 place ");
        anna.type("#1");
        anna.until(" would pay Anna ");
        anna.until("Enter plays: place ");
        anna.type("quit");
        ASSERT_EQ(anna.code(), 0) << anna.complained();
    }
    // The same link, the same seat; now every question is answered with the first move.
    const support::fs::path key = support::fs::path(folder / "anna") / "croupier/seats";
    ASSERT_EQ(std::distance(support::fs::directory_iterator(key), support::fs::directory_iterator()), 1);
    const auto rights = support::fs::status(support::fs::directory_iterator(key)->path()).permissions();
    EXPECT_EQ(rights, support::fs::perms::owner_read | support::fs::perms::owner_write);
    support::fs::rename(folder / "anna", folder / "anna-again");
    Typist anna(folder, "anna-again", {table.link(), "--confirm", "off"});
    anna.until("You are back at seat 0.");
    // Answered is what stands on her own screen: Benno may have seen her roll before she has.
    const std::string question = "place ";
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!benno.is_over() && std::chrono::steady_clock::now() < end) {
        benno.take_part(milliseconds(5));
        if (const auto line = anna.hears_line(question)) anna.type(line->substr(question.size(), 1));
    }
    EXPECT_TRUE(benno.is_over()) << anna.said();
    anna.until("(LV-16)");
    anna.end_input();
    EXPECT_EQ(anna.code(), 0);
    EXPECT_EQ(anna.complained(), "");
}

TEST(Join, somebody_without_a_browser_makes_a_table_and_others_find_it) {
    const Folder folder;
    const Server server(folder);
    Typist anna(folder, "anna",
                {server.address().server(), "--new", "las-vegas", "--seats", "person,person,bot:novice",
                 "--option", "neutral", "--public", "--name", "Anna"});
    anna.until("You sit at seat 0.");
    const support::Said list = support::run({"tables", server.address().server()});
    EXPECT_EQ(list.code, 0) << list.err;
    EXPECT_NE(list.out.find("2/3  Anna, novice"), list.out.npos) << list.out;
    const std::size_t link = list.out.find("http://");
    ASSERT_NE(link, list.out.npos);
    const Address table = client::read_address(list.out.substr(link, list.out.find('\n', link) - link));
    EXPECT_EQ(table.leads, Address::Leads::Seat);
    const support::Said json_list = support::run({"tables", server.address().server(), "--json"});
    EXPECT_EQ(json::parse(json_list.out)["options"], json::parse(R"({"neutral":true})")) << json_list.out;
    const support::Said past = support::run({"tables", server.address().server(), "--past"});
    EXPECT_EQ(past.out, "No public game has been finished yet.\n");
}

TEST(Join, bots_play_seats_by_code) {
    const Folder folder;
    const Server server(folder);
    for (const std::string& game : support::game_names()) {
        const bool alone = game == "solitaire", race = game == "monte-carlo" || game == "colours";
        json seats = alone ? json::array({{{"kind", "person"}}}) : kTwoPeople;
        if (race) seats.push_back({{"kind", "bot"}, {"level", "random"}});
        const Address table = server.make({{"game", game}, {"seats", seats}, {"public", true}});
        const std::string name = game;
        Process one({support::program(), "join", table.link(), "--name", "One", "--bot", "expert", "--think",
                     "2", "--start"},
                    folder / (name + ".1"), {"XDG_STATE_HOME=" + (folder / (name + ".keys"))});
        std::unique_ptr<Process> other;
        if (!alone)
            other = std::make_unique<Process>(
                std::vector<std::string>{support::program(), "join", table.link(), "--name", "Two", "--bot",
                                         "python3 " + support::source("examples/bots/bot.py"), "--seat", "1"},
                folder / (name + ".2"),
                std::vector<std::string>{"XDG_STATE_HOME=" + (folder / (name + ".keys2"))});
        EXPECT_EQ(one.wait_for(milliseconds(60'000)), 0)
            << game << support::bytes_of(folder / (name + ".1.err"));
        if (other) {
            EXPECT_EQ(other->wait_for(kPatience), 0) << game << support::bytes_of(folder / (name + ".2.err"));
        }
        const json over = json::parse(support::bytes_of(folder / (name + ".1")), nullptr, false);
        EXPECT_TRUE(over.is_object() && over["over"].contains("winners")) << game << over;
    }
}

TEST(Join, a_program_speaks_the_protocol_line_by_line) {
    const Folder folder;
    const Server server(folder);
    const Address table =
        server.make({{"game", "solitaire"}, {"seats", json::array({{{"kind", "person"}}})}});
    Typist anna(folder, "anna", {table.link(), "--name", "Anna", "--json"});
    anna.until(R"("seated")");
    anna.type(R"({"start":{},"id":5})");
    anna.until(R"("moves":[{"place")");
    anna.type("nonsense");
    anna.until(R"("refused")");
    anna.type(R"({"ping":{}})");
    anna.end_input();
    EXPECT_EQ(anna.code(), 0);
    std::istringstream lines(anna.said());
    for (std::string line; std::getline(lines, line);)
        EXPECT_TRUE(json::parse(line, nullptr, false).is_object()) << line;
}

TEST(Join, wrong_addresses_get_one_sentence) {
    const Folder folder;
    const Server server(folder);
    const std::string here = server.address().server();
    const struct {
        std::vector<std::string> words;
        int code;
        const char* says;
    } kCases[] = {
        {{"join", "ftp://host/t/abc"}, 1, "begins with none of http"},
        {{"join", "http://host:99999/t/abc"}, 1, "no number from 1 to 65535"},
        {{"join", "http://host/t/a%20b"}, 1, "is wrong"},
        {{"join", here}, 2, "That is the address of a server."},
        {{"join", here + "/t/000000000000", "--name", "Anna"}, 1, "There is no such table here"},
        {{"join", here + "/w/000000000000"}, 1, "There is no such table here"},
        {{"join", here, "--new", "las-vegas", "--seats", "person", "--name", "Anna"}, 1, "LV-0: "},
        {{"join", here, "--new", "las-vegos"}, 2, "Did you mean \"las-vegas\"?"},
        {{"join", here + "/t/000000000000", "--new", "las-vegas"}, 2, "--new makes a table"},
        {{"tables", "http://127.0.0.1:" + std::to_string(free_port())}, 1, "no program listens there"},
        {{"tables", "http://no-such-host.invalid"}, 1, "cannot be found"},
    };
    for (const auto& wrong : kCases) {
        const support::Said said = support::run(wrong.words);
        EXPECT_EQ(said.code, wrong.code) << wrong.words[1] << said.err;
        EXPECT_NE(said.err.find(wrong.says), said.err.npos) << wrong.words[1] << ": " << said.err;
        EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << said.err;
    }
}

}  // namespace
}  // namespace network_test
