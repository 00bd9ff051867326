// Every message and every table event is read back as it was written; a damaged one is refused by the name of
// the part that is wrong.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "protocol/answers.h"
#include "protocol/requests.h"
#include "support/golden.h"
#include "support/places.h"

namespace tests {
namespace {

using namespace protocol;
using Json = nlohmann::ordered_json;

const std::string kHex(32, 'a'), kId = "0123456789ab";

template <class T>
std::string word_of(const T& what) {
    return std::visit(
        []<class Kind>(const Kind&) -> std::string {
            if constexpr (std::same_as<Kind, std::monostate>)
                return "";
            else
                return Kind::kWord;
        },
        what);
}

/// One of each kind, with every part that it can have.
std::vector<event::Any> all_events() {
    event::Entry answer, draw, gone;
    answer.number = 3;
    answer.seat = Seat(2);
    answer.said = R"({"place":1})";
    answer.by = "clock";
    answer.told = "[]";
    answer.happened = R"([{"what":"placed"}])";
    draw.said = R"({"roll":[1,2]})";
    draw.told = draw.happened = "[]";
    gone.gone = true;
    gone.number = 4;
    return {event::Created{"las-vegas",
                           R"({"rounds":1})",
                           {"", "regular"},
                           true,
                           true,
                           60,
                           "Fri\"day",
                           kId,
                           kHex,
                           "c",
                           "0123456789ac"},
            event::Created{"las-vegas", "{}", {""}, false, false, 0, "", kId, kHex, "c", ""},
            event::Sat{Seat(7), "Anna \u2660\\", kHex, kHex},
            event::Left{Seat(1)},
            event::Moved{Seat(0), Seat(2)},
            event::SwapAsked{Seat(2), Seat(1)},
            event::Swapped{Seat(2), Seat(1)},
            event::BotSeated{Seat(2), "expert"},
            event::BotSeated{Seat(2), ""},
            event::RandomBrought{Seat(3), kHex},
            event::Started{{"Anna", "Lola"}, R"({"croupier":1})"},
            answer,
            draw,
            gone,
            event::Undone{Seat(0), 12},
            event::UndoAsked{Seat(0), 9},
            event::UndoAnswered{Seat(1), true},
            event::UndoAnswered{Seat(1), false},
            event::Rewound{9},
            event::Chatted{Seat(0), "hm\n"},
            event::Away{Seat(1), "regular"},
            event::CameBack{Seat(1)},
            event::Ended{R"({"money":[1]})", R"({"players":[]})"},
            event::RematchMade{kId, "0123456789ac"}};
}

std::vector<AnyRequest> all_requests() {
    return {Hello{1, kId, "", kHex, 41, words::Language::German, kHex},
            Hello{1, "", kId, "", -1, {}, ""},
            Sit{Seat(1), "Anna", kHex, kHex},
            Sit{Seat(1), "Anna", "", kHex},
            Leave{},
            Swap{Seat(2)},
            SeatBot{Seat(2), "regular"},
            SeatBot{Seat(2), ""},
            Start{},
            Move{7, R"({"place":3})"},
            Undo{},
            UndoAnswer{true},
            Chat{"hi"},
            Takeover{Seat(2), "novice"},
            Takeover{Seat(2), "regular"},
            Back{},
            Rematch{kHex},
            Rematch{},
            AskHint{},
            Ping{}};
}

std::vector<AnyAnswer> all_answers() {
    Summary summary{0,  kId,  "0123456789ac", "las-vegas", "{}", "Friday", Status::Over,
                    {}, true, true,           60,          5,    "c",      "{}"};
    summary.seats = {{false, "Anna", "", "novice"}, {false, "", "", ""}, {true, "Lola", "regular", ""}};
    News news;
    int number = 0;
    for (event::Any& what : all_events())
        news.events.push_back({number++, {1'700'000'000'000, std::move(what)}});
    news.revealed = {{3, R"({"seat":0,"move":{"place":3}})"}};
    news.view = R"({"game":"las-vegas"})";
    news.question =
        Question{7, core::Decision::Kind::Sealed, core::Seats::first(2), {R"({"place":1})"}, true, 99};
    const match::Problem rule{"LV-7", "lv.x", "No.", "[]", match::ProblemKind::Rule};
    const match::Problem gate{"GATE", "gate.x", "No.", R"([{"number":1}])", match::ProblemKind::Gate};
    return {Welcome{1, "0.1.0", summary, Seat(0), 41},
            Welcome{1, "0.1.0", summary, core::kSpectator, 41},
            SeatTaken{Seat(1), kHex},
            news,
            News{{}, {}, "null", {}},
            Done{57},
            Refused{rule},
            Refused{gate},
            Presence{{true, false, std::nullopt}, 3},
            Hint{7, R"({"place":1})", "Why.", R"({"seat":0})"},
            Pong{},
            Bye{gate}};
}

template <class Variant>
void expect_all_kinds(const std::vector<Variant>& all) {
    std::vector<bool> there(std::variant_size_v<Variant>);
    for (const Variant& one : all) there[one.index()] = true;
    for (std::size_t kind = 1; kind < there.size(); ++kind) EXPECT_TRUE(there[kind]) << "kind " << kind;
}

TEST(RoundTrip, every_kind_is_tried) {
    expect_all_kinds(all_events());
    expect_all_kinds(all_requests());
    expect_all_kinds(all_answers());
}

TEST(RoundTrip, what_is_stored_is_read_as_it_was_written) {
    for (const event::Any& what : all_events()) {
        if (const auto* entry = std::get_if<event::Entry>(&what); entry && entry->gone) continue;
        const std::string text = stored({17, what});
        auto again = read_stored(text);
        ASSERT_TRUE(again) << text << again.wrong.text;
        EXPECT_EQ(again->at, 17);
        EXPECT_EQ(again->what.index(), what.index());
        EXPECT_EQ(stored(*again), text);
    }
}

TEST(RoundTrip, what_is_told_is_read_as_it_was_written_and_says_no_secret) {
    for (const event::Any& what : all_events())
        for (const For whom : {For::Seats, For::Watchers}) {
            const std::string text = write(ToldEvent{5, {17, what}}, whom);
            for (const char* secret : {"\"token\"", "\"secret\"", "rematch_of"})
                EXPECT_EQ(text.find(secret), text.npos) << text;
            Doubt doubt;
            const auto again = read<ToldEvent>(text, doubt, whom, Mercy::None);
            EXPECT_TRUE(doubt.fine()) << doubt.part << " " << text;
            EXPECT_EQ(write(again, whom), text);
        }
    const event::Any made = event::RematchMade{kId, "0123456789ac"};
    EXPECT_EQ(write(TableEvent{1, made}, For::Watchers).find(kId), std::string::npos);
    EXPECT_EQ(write(TableEvent{1, made}, For::Seats).find("0123456789ac"), std::string::npos);
}

TEST(RoundTrip, requests_and_answers_are_read_as_they_were_written) {
    for (const AnyRequest& asked : all_requests()) {
        const std::string text = write_message(asked, 8);
        const HeardMessage heard = read_message(text);
        ASSERT_FALSE(heard.refused) << text << heard.refused->text;
        EXPECT_EQ(heard.message.id, 8);
        EXPECT_EQ(heard.message.asked.index(), asked.index());
        EXPECT_EQ(write_message(heard.message.asked, heard.message.id), text);
    }
    for (const AnyAnswer& said : all_answers()) {
        const std::string text = write_answer(said, -3);
        auto answer = read_answer(text);
        ASSERT_TRUE(answer) << text << answer.wrong.text;
        EXPECT_EQ(answer->id, -3);
        EXPECT_EQ(answer->said.index(), said.index());
        EXPECT_EQ(write_answer(answer->said, answer->id), text);
    }
}

/// Takes each part away and puts nonsense into its place; says which part is named.
template <class Try>
void damage(const Json& whole, const std::string& word, Try attempt) {
    for (const auto& [part, value] : whole[word].items()) {
        Json missing = whole, nonsense = whole;
        missing[word].erase(part);
        nonsense[word][part] = Json{{"no", "such thing"}};
        attempt(missing, part, true);
        // An object may be just what belongs there.
        if (!value.is_object()) attempt(nonsense, part, false);
    }
}

TEST(RoundTrip, a_damaged_event_is_refused_by_name) {
    int refused = 0;
    for (const event::Any& what : all_events()) {
        if (const auto* entry = std::get_if<event::Entry>(&what); entry && entry->gone) continue;
        const Json whole = Json::parse(stored({17, what}));
        const std::string word = word_of(what);
        damage(whole, word, [&](const Json& damaged, const std::string& part, bool missing) {
            const auto read = read_stored(damaged.dump());
            // Only these may be left out.
            if (missing && (part == "name" || part == "rematch_of" || part == "by") && word != "sat") return;
            EXPECT_FALSE(read) << damaged;
            EXPECT_NE(read.wrong.text.find('"' + part + '"'), std::string::npos)
                << read.wrong.text << damaged;
            EXPECT_NE(read.wrong.text.find('"' + word + '"'), std::string::npos) << read.wrong.text;
            ++refused;
        });
    }
    EXPECT_GT(refused, 50);
    for (const char* none :
         {"{}", "", "[]", "not json", R"({"at":1})", R"({"at":"x","left":{"seat":0}})",
          R"({"at":1,"left":{"seat":0},"chat":{}})", R"({"at":1,"left":[]})", R"({"left":{"seat":0}})",
          R"({"at":1,"dance":{}})", R"({"at":1,"left":{"seat":8}})", R"({"at":1,"left":{"seat":-1}})"})
        EXPECT_FALSE(read_stored(none)) << none;
}

TEST(RoundTrip, a_damaged_request_is_refused_by_name_and_so_is_more_than_was_described) {
    int refused = 0;
    for (const AnyRequest& asked : all_requests()) {
        const Json whole = Json::parse(write_message(asked));
        const std::string word = word_of(asked);
        damage(whole, word, [&](const Json& damaged, const std::string& part, bool missing) {
            const HeardMessage heard = read_message(damaged.dump());
            const bool may_go = part == "token" || part == "last" || part == "words" || word == "rematch" ||
                                (word == "hello" && (part == "random" || part == "watch")) ||
                                (word == "takeover" && part == "bot");
            if (missing && may_go && part != "watch") return;
            ASSERT_TRUE(heard.refused) << damaged;
            EXPECT_EQ(heard.refused->key, "form.member") << damaged;
            const std::string named = part == "watch" ? "table" : part;
            EXPECT_NE(heard.refused->args.find('"' + (missing ? named : part) + '"'), std::string::npos)
                << damaged;
            ++refused;
        });
        Json more = whole;
        more[word]["loud"] = true;
        const HeardMessage heard = read_message(more.dump());
        ASSERT_TRUE(heard.refused);
        EXPECT_EQ(heard.refused->key, "form.extra");
        EXPECT_NE(heard.refused->args.find("\"loud\""), std::string::npos);
    }
    EXPECT_GT(refused, 25);
}

TEST(RoundTrip, a_damaged_answer_is_refused_by_name_and_a_newer_one_is_read) {
    int refused = 0;
    for (const AnyAnswer& said : all_answers()) {
        const Json whole = Json::parse(write_answer(said));
        const std::string word = word_of(said);
        damage(whole, word, [&](const Json& damaged, const std::string& part, bool missing) {
            const auto read = read_answer(damaged.dump());
            if ((missing && part == "odds") || part == "view" || part == "move" || part == "question") return;
            EXPECT_FALSE(read) << damaged;
            EXPECT_NE(read.wrong.text.find('"' + part + '"'), std::string::npos) << read.wrong.text;
            ++refused;
        });
        Json more = whole;
        more[word]["loud"] = true;
        EXPECT_TRUE(read_answer(more.dump()));
    }
    EXPECT_GT(refused, 25);
    auto unknown = read_answer(R"({"fanfare":{},"id":1})");
    ASSERT_TRUE(unknown);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(unknown->said));
    EXPECT_FALSE(read_answer("[]"));
}

TEST(RoundTrip, the_page_about_the_protocol_names_every_kind_and_every_part) {
    const std::string page = golden::bytes_of(support::source("docs/protocol.md"));
    const auto expect_named = [&](const std::string& word) {
        EXPECT_TRUE(page.find('`' + word + '`') != page.npos || page.find('"' + word + '"') != page.npos)
            << word;
    };
    const auto expect_all = [&](const Json& whole, const std::string& word) {
        expect_named(word);
        for (const auto& [part, value] : whole[word].items()) expect_named(part);
    };
    for (const event::Any& what : all_events())
        expect_all(Json::parse(write(ToldEvent{5, {17, what}}, For::Seats)), word_of(what));
    for (const AnyRequest& asked : all_requests())
        expect_all(Json::parse(write_message(asked)), word_of(asked));
    for (const AnyAnswer& said : all_answers()) expect_all(Json::parse(write_answer(said)), word_of(said));
}

TEST(RoundTrip, a_wish_for_a_table) {
    Wish wish{"las-vegas", R"({"rounds":1})", "Friday", {"", "expert"}, true, true, 60};
    const std::string text = write(wish);
    auto again = read_wish(text);
    ASSERT_TRUE(again) << again.wrong.text;
    EXPECT_EQ(write(*again), text);
    const auto key_of = [](const char* body) { return read_wish(body).wrong.args; };
    EXPECT_NE(key_of(R"({"seats":[{"kind":"person"}]})").find("game"), std::string::npos);
    EXPECT_NE(key_of(R"({"game":"las-vegas"})").find("seats"), std::string::npos);
    EXPECT_NE(key_of(R"({"game":"x","seats":[{"kind":"bot"}]})").find("seats"), std::string::npos);
    EXPECT_NE(key_of(R"({"game":"x","seats":[{"kind":"person","level":"a"}]})").find("seats"),
              std::string::npos);
    EXPECT_NE(key_of(R"({"game":"x","seats":[],"options":[]})").find("options"), std::string::npos);
    EXPECT_NE(key_of(R"({"game":"x","seats":[],"timer":0})").find("timer"), std::string::npos);
    EXPECT_NE(key_of(R"({"game":"x","seats":[],"colour":1})").find("colour"), std::string::npos);
    EXPECT_TRUE(read_wish(R"({"game":"x","seats":[{"kind":"person"}],"timer":null})"));
}

}  // namespace
}  // namespace tests
