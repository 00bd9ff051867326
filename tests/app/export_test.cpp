// croupier export: read back by a CSV reader of the test's own.

#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>

#include "support/games.h"
#include "support/program.h"

namespace {

using nlohmann::json;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;

using Row = std::map<std::string, std::string>;

/// RFC 4180.
std::vector<Row> read_csv(const std::string& text) {
    std::vector<std::vector<std::string>> lines{{""}};
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '"' && text[i + 1] == '"')
            lines.back().back() += text[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && c == ',')
            lines.back().emplace_back();
        else if (!quoted && c == '\n')
            lines.push_back({""});
        else
            lines.back().back() += c;
    }
    lines.pop_back();
    std::vector<Row> rows;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].size(), lines[0].size());
        Row& row = rows.emplace_back();
        for (std::size_t column = 0; column < lines[0].size(); ++column)
            row[lines[0][column]] = lines[i][column];
    }
    return rows;
}

TEST(Export, has_a_row_for_every_decision_of_every_game) {
    for (const std::string& game : support::game_names()) {
        const Folder folder;
        const std::string seats = game == "solitaire" ? "1" : "3";
        ASSERT_EQ(run({"random", game, "--seats", seats, "--seed", "5", "--games", "2", "--journals",
                       folder / "games"})
                      .code,
                  0);
        const std::string first = folder / "games" + "/" + game + "-000000.jsonl";
        const Said said = run(
            {"export", "--csv", folder / "table", first, folder / "games" + "/" + game + "-000001.jsonl"});
        ASSERT_EQ(said.code, 0) << said.err;
        EXPECT_THAT(said.out, HasSubstr("2 of 2 journals"));

        std::vector<json> moves;
        json result;
        std::istringstream lines(support::bytes_of(first));
        for (std::string line; std::getline(lines, line);) {
            const json entry = json::parse(line);
            if (entry.contains("move")) moves.push_back(entry);
            if (entry.contains("result")) result = entry.at("result");
        }
        std::size_t next = 0;
        for (const Row& row : read_csv(support::bytes_of(folder / "table" + "/decisions.csv"))) {
            if (row.at("journal") != first) continue;
            ASSERT_LT(next, moves.size());
            const int seat = std::stoi(row.at("seat"));
            EXPECT_EQ(moves[next].at("seat"), seat);
            EXPECT_EQ(json::parse(row.at("choice")), moves[next++].at("move"));
            const json offers = json::parse(row.at("offers"));
            EXPECT_EQ(offers.at(std::stoul(row.at("offer"))), json::parse(row.at("choice")));
            const json view = json::parse(row.at("view"));
            EXPECT_EQ(view.at("game"), game);
            EXPECT_EQ(view.at("seat"), seat) << "what that seat knew, not more";
            EXPECT_EQ(std::stoll(row.at("money")), result.at("money").at(static_cast<std::size_t>(seat)));
            const json& winners = result.at("winners");
            EXPECT_EQ(row.at("won") == "1",
                      std::find(winners.begin(), winners.end(), json(seat)) != winners.end());
        }
        EXPECT_EQ(next, moves.size());
    }
}

TEST(Export, leaves_out_what_is_wrong_and_says_so) {
    const Folder folder;
    const std::string header =
        R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["A \"x\", B","Benno"],"options":{"first":0}})"
        "\n";
    const std::string notes =
        R"({"house":{"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]}})"
        "\n"
        R"({"house":{"roll":{"own":[1,1,1,1,5,5,5,5]}}})"
        "\n";
    const std::string open =
        folder.file("open.jsonl", header + notes + R"({"seat":0,"move":{"place":5}})" + "\n");
    const std::string wrong =
        folder.file("wrong.jsonl", header + notes + R"({"seat":0,"move":{"place":6}})" + "\n");
    const Said said = run({"export", "--csv", folder / "t", open, wrong, folder / "nowhere.jsonl"});
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.err, HasSubstr("wrong.jsonl:4: LV-7"));
    EXPECT_THAT(said.err, HasSubstr("nowhere.jsonl"));
    const auto rows = read_csv(support::bytes_of(folder / "t" + "/decisions.csv"));
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].at("name"), "A \"x\", B");
    EXPECT_EQ(rows[0].at("money"), "") << "the game is not over";
    EXPECT_EQ(run({"export", "--csv", "/dev/null/x", open}).code, 1);
    EXPECT_EQ(run({"export", open}).code, 2);
}

TEST(Export, has_a_row_for_everything_that_happened) {
    for (const std::string& game : support::game_names()) {
        const Folder folder;
        const std::string seats = game == "solitaire" ? "1" : "3";
        ASSERT_EQ(run({"random", game, "--seats", seats, "--seed", "5", "--games", "1", "--journals",
                       folder / "games"})
                      .code,
                  0);
        const Said said =
            run({"export", "--csv", folder / "table", folder / "games" + "/" + game + "-000000.jsonl"});
        ASSERT_EQ(said.code, 0) << said.err;
        std::map<std::string, int> heard;
        int entry = 0;
        for (Row& row : read_csv(support::bytes_of(folder / "table" + "/events.csv"))) {
            const json event = json::parse(row["event"]);
            EXPECT_EQ(row["what"], event["what"].get<std::string>());
            EXPECT_GE(std::stoi(row["entry"]), entry) << game;
            entry = std::stoi(row["entry"]);
            ++heard[row["what"]];
        }
        EXPECT_GE(heard["scored"], game == "solitaire" ? 2 : 3) << game;
        EXPECT_GE(heard["rolled"] + heard["placed"] + heard["paid"], 1) << game;
    }
}

}  // namespace
