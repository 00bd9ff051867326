// What viewers are told: enough to follow the game, and nothing that they may not know.

#include "house.h"

namespace tests {
namespace {

using namespace server;

/// A client as docs/protocol.md describes it.
struct Follower {
    Viewer viewer;
    int last = -1;
    std::vector<json> entries;

    void hear(const std::string& letter) {
        const json news = json::parse(letter)["news"];
        for (const json& event : news["events"]) {
            ASSERT_EQ(event["n"].get<int>(), last + 1);
            last = event["n"];
            if (event.contains("entry")) {
                ASSERT_EQ(event["entry"]["number"].get<std::size_t>(),
                          event["entry"].value("gone", false) ? event["entry"]["number"].get<std::size_t>()
                                                              : entries.size());
                entries.push_back(event["entry"].value("line", json()));
            } else if (event.contains("undone")) {
                entries.erase(entries.begin() + event["undone"]["number"].get<int>());
            } else if (event.contains("rewound")) {
                entries.resize(event["rewound"]["to"]);
            }
        }
        for (const json& revealed : news["revealed"])
            entries[revealed["number"].get<std::size_t>()] = revealed["line"];
    }
    void expect_up_to_date(const Table& table) const {
        const auto lines = table.match()->lines_seen(viewer.seat, 0);
        ASSERT_EQ(entries.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(entries[i], json::parse(lines[i])) << i;
    }
};

/// What the hub does after each commit.
void tell(Table& table, std::vector<Follower>& followers, int before) {
    const std::vector<int> revealed = table.match()->revealed();
    for (Follower& follower : followers)
        follower.hear(write_news(table, before, follower.viewer, revealed, 0));
    table.match()->mark_told();
}

TEST(News, every_viewer_can_follow_every_game_and_come_back_at_any_time) {
    for (const Case& a_case : kCases) {
        SCOPED_TRACE(std::string(a_case.game) + a_case.options);
        core::Xoshiro lot(21);
        At at = At::started(a_case.game, a_case.seats, a_case.options);
        std::vector<Follower> followers(static_cast<std::size_t>(a_case.seats) + 1);
        for (int seat = 0; seat < a_case.seats; ++seat)
            followers[static_cast<std::size_t>(seat)].viewer.seat = Seat(seat);
        tell(at.table(), followers, -1);
        std::vector<Follower> absent = followers;
        for (int move = 0; at->status() == Status::Playing; ++move) {
            const int before = at->last();
            const int mover = at.play_one(lot);
            if (move % 7 == 3 && at->status() == Status::Playing && at->match()->can_undo(Seat(mover)))
                at.ask(mover, Undo{});
            tell(at.table(), followers, before);
            const bool look = move % 8 == 0 || at->status() == Status::Over;
            for (const Follower& follower : followers)
                if (look) follower.expect_up_to_date(at.table());
            if (move % 16 != 5) continue;
            for (Follower& follower : absent) {
                follower.hear(write_news(at.table(), follower.last, follower.viewer, {}, 0));
                follower.expect_up_to_date(at.table());
            }
        }
        if (HasFatalFailure()) return;
    }
}

/// Two tables that differ in what seats 1 and 2 were dealt: their hands are exchanged.
std::vector<std::string> exchanged(const std::vector<std::string>& events, bool& found) {
    std::vector<std::string> other;
    for (const std::string& event : events) {
        other.push_back(event);
        if (found) continue;
        json parsed = json::parse(event);
        if (!parsed.contains("entry") || !parsed["entry"]["line"].contains("house")) continue;
        for (auto& [key, value] : parsed["entry"]["line"]["house"].items()) {
            if (key != "hands" && key != "colours" && key != "bonus" && key != "actions") continue;
            if (value[1] == value[2]) continue;
            std::swap(value[1], value[2]);
            found = true;
            other.back() = parsed.dump();
        }
        if (found) break;
    }
    return other;
}

TEST(News, what_a_seat_is_sent_is_the_same_whatever_the_others_hold) {
    const Case hidden[] = {
        {"las-vegan", 3, "{}"},
        {"las-vegan", 4, "{}"},
        {"las-vegas-cards", 3, "{}"},
        {"las-vegas-cards", 4, R"({"sequential":true})"},
        {"colours", 3, "{}"},
        {"las-vegas", 4, R"({"bonus":true})"},
        {"las-vegas", 4, R"({"actions":true})"},
    };
    for (const Case& a_case : hidden) {
        SCOPED_TRACE(std::string(a_case.game) + a_case.options);
        At at = At::started(a_case.game, a_case.seats, a_case.options);
        bool found = false;
        const std::vector<std::string> other = exchanged(at.events, found);
        ASSERT_TRUE(found);
        Table a("t00000000000"), b("t00000000000");
        for (std::size_t i = 0; i < other.size(); ++i) {
            ASSERT_FALSE(a.apply(at.events[i]));
            ASSERT_FALSE(b.apply(other[i])) << other[i];
        }
        for (const int seat : {0, 3, -1}) {
            if (seat >= a_case.seats) continue;
            const Viewer viewer{seat_of(seat), seat < 0, words::Language::English};
            EXPECT_EQ(write_welcome(a, viewer, 1), write_welcome(b, viewer, 1));
            EXPECT_EQ(write_news(a, -1, viewer, {}, 0), write_news(b, -1, viewer, {}, 0));
            // A refusal says no more than that.
            const Move nonsense{a.match()->question(), R"({"place":99})"};
            const Effect one = a.answer(Seat(std::max(seat, 0)), nonsense, {1, {}});
            const Effect two = b.answer(Seat(std::max(seat, 0)), nonsense, {1, {}});
            ASSERT_TRUE(one.refused && two.refused);
            EXPECT_EQ(protocol::write_answer(protocol::Refused{*one.refused}),
                      protocol::write_answer(protocol::Refused{*two.refused}));
        }
        // And seat 1 is sent something else: the test could fail.
        EXPECT_NE(write_news(a, -1, {seat_of(1), false, {}}, {}, 0),
                  write_news(b, -1, {seat_of(1), false, {}}, {}, 0));
    }
}

TEST(News, secrets_are_never_sent_before_the_end) {
    core::Xoshiro lot(1);
    At at = At::started("las-vegan", 3);
    for (int i = 0; i < 10; ++i) at.play_one(lot);
    const auto all = [&] {
        std::string sent;
        for (int seat = -1; seat < 3; ++seat) {
            const Viewer viewer{seat_of(seat), false, words::Language::German};
            sent += write_welcome(at.table(), viewer, {}) + write_news(at.table(), -1, viewer, {}, 0);
        }
        return sent;
    };
    EXPECT_EQ(all().find(kSecret), std::string::npos);
    EXPECT_EQ(all().find("token of"), std::string::npos);
    at.play_to_end(lot);
    EXPECT_NE(all().find(kSecret), std::string::npos);  // revealed, so that everybody can check
    EXPECT_EQ(all().find("token of"), std::string::npos);
}

TEST(News, names_and_chat_stay_inside_their_quotes) {
    At at(Wish{"las-vegas", "{}", "", {"", "regular"}, false, false, 0});
    at.ask(-1, Sit{Seat(0), "<b>\"'\\", "t", std::string(32, '0')});
    at.ask(0, Chat{"\"},{\"n\":99 </script>"});
    const json news = json::parse(write_news(at.table(), -1, {seat_of(0), false, {}}, {}, 0))["news"];
    EXPECT_EQ(news["events"].size(), 3u);
    EXPECT_EQ(news["events"][1]["sat"]["name"], "<b>\"'\\");
    EXPECT_EQ(news["events"][2]["chat"]["text"], "\"},{\"n\":99 </script>");
}

}  // namespace
}  // namespace tests
