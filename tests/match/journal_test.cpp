// Journals: good ones in all the spellings that are allowed, and bad ones with the line and the rule that
// refuse them.

#include "match/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "match/json_text.h"

namespace {

using match::read_journal;

const std::string kSetup =
    R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"options":{"first":0,"rounds":1}})"
    "\n";
const std::string kNotes = R"({"house":{"notes":[[90000],[50000],[50000],[50000],[50000],[50000]]}})"
                           "\n";
const std::string kAnnasTurn = R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,1]}}})"
                               "\n"
                               R"({"seat":0,"move":{"place":1}})"
                               "\n";
const std::string kBennosTurn = R"({"house":{"roll":{"own":[2,2,2,2,2,2,2,2]}}})"
                                "\n"
                                R"({"seat":1,"move":{"place":2}})"
                                "\n";
const std::string kGame = kSetup + kNotes + kAnnasTurn + kBennosTurn;  // lines 1 to 6
const std::string kResult = R"({"result":{"money":[90000,50000],"notes":[1,1],"winners":[0],"by":"LV-16"}})"
                            "\n";

/// "3: LV-6": the first wrong line and its rule; "" for a journal that is right.
std::string wrong(const std::string& journal) {
    const match::Journal read = read_journal(journal);
    if (!read.wrong) return "";
    EXPECT_NE(read.wrong->problem.text, read.wrong->problem.key) << "put into words";
    return std::to_string(read.wrong->line) + ": " + read.wrong->problem.rule;
}
std::string key(const std::string& journal) {
    const match::Journal read = read_journal(journal);
    return read.wrong ? read.wrong->problem.key : "";
}
std::string line(const std::string& text) { return text + "\n"; }

TEST(Journal, a_whole_game_is_right) {
    EXPECT_EQ(wrong(kGame + kResult), "");
    EXPECT_TRUE(read_journal(kGame + kResult).finished);
    EXPECT_TRUE(read_journal(kGame).finished) << "the result may be missing";
    EXPECT_EQ(read_journal(kGame).match->journal(), kGame + kResult);
}

TEST(Journal, a_game_may_stop_anywhere) {
    std::string so_far;
    std::istringstream lines(kGame);
    for (std::string text; std::getline(lines, text);) {
        so_far += line(text);
        EXPECT_EQ(wrong(so_far), "") << so_far;
        EXPECT_EQ(read_journal(so_far).finished, so_far == kGame);
    }
}

TEST(Journal, other_spellings_that_are_allowed) {
    EXPECT_EQ(wrong(kGame + kResult.substr(0, kResult.size() - 1)), "") << "no newline at the end";
    std::string windows;
    for (const char c : kGame + kResult) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(wrong(windows), "");
    EXPECT_EQ(read_journal(windows).match->journal(), kGame + kResult) << "and is written the usual way";
    EXPECT_EQ(
        wrong(
            R"( { "options" : {"rounds":1, "first":0} , "seats":["Anna","Benno"], "edition":1,"game":"las-vegas","croupier":1 } )"
            "\n" +
            kNotes),
        "");
    EXPECT_EQ(wrong(kSetup + kNotes + line(R"({"house" : { "roll":{"own":[ 1,1,1,1,1,1,1,1 ]}}  })") +
                    line(R"({"move":{"place":1},"seat":0})")),
              "")
        << "keys in any order";
    EXPECT_EQ(wrong(line(R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"]})") +
                    line(R"({"house":{"first":1}})")),
              "")
        << "options may be missing";
    EXPECT_EQ(wrong(kGame +
                    line(R"({"result":{"by":"LV-16","winners":[0],"notes":[1,1],"money":[90000, 50000]}})")),
              "");
}

TEST(Journal, an_empty_one) {
    EXPECT_EQ(wrong(""), "1: JOURNAL");
    EXPECT_EQ(wrong("\n"), "1: JOURNAL");
    EXPECT_EQ(wrong("\n" + kSetup), "1: JOURNAL");
}

struct Bad {
    const char* what;
    std::string journal;
    const char* wrong;
};
void PrintTo(const Bad& bad, std::ostream* out) { *out << bad.what; }

std::string setup(const std::string& members) { return line("{" + members + "}"); }
std::string seats(const std::string& names) {
    return setup(R"("croupier":1,"game":"las-vegas","edition":1,"seats":)" + names);
}
std::string options(const std::string& some) { return seats(R"(["Anna","Benno"],"options":)" + some); }

const Bad kBadHeaders[] = {
    {"not JSON", "croupier\n", "1: JOURNAL"},
    {"no object", "[1,2]\n", "1: JOURNAL"},
    {"a byte order mark", "\xef\xbb\xbf" + kSetup, "1: JOURNAL"},
    {"not UTF-8", seats("[\"Ann\xe9\",\"Benno\"]"), "1: JOURNAL"},
    {"no version", setup(R"("game":"las-vegas","edition":1,"seats":["Anna","Benno"])"), "1: JOURNAL"},
    {"version 2", setup(R"("croupier":2,"game":"las-vegas","edition":1,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"version true", setup(R"("croupier":true,"game":"las-vegas","edition":1,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"version 1.0", setup(R"("croupier":1.0,"game":"las-vegas","edition":1,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"no edition", setup(R"("croupier":1,"game":"las-vegas","seats":["Anna","Benno"])"), "1: JOURNAL"},
    {"edition 2", setup(R"("croupier":1,"game":"las-vegas","edition":2,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"no game", setup(R"("croupier":1,"edition":1,"seats":["Anna","Benno"])"), "1: JOURNAL"},
    {"an unknown game", setup(R"("croupier":1,"game":"chess","edition":1,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"a game that is a number", setup(R"("croupier":1,"game":7,"edition":1,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"no seats", setup(R"("croupier":1,"game":"las-vegas","edition":1)"), "1: JOURNAL"},
    {"seats that are a number", seats("2"), "1: JOURNAL"},
    {"a name that is a number", seats(R"(["Anna",2])"), "1: JOURNAL"},
    {"nobody", seats("[]"), "1: LV-0"},
    {"one", seats(R"(["Anna"])"), "1: LV-0"},
    {"an unknown key",
     setup(R"("croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"more":1)"), "1: JOURNAL"},
    {"a doubled key",
     setup(R"("croupier":1,"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"a doubled key in other letters",
     setup(R"("croupier":1,"game":"las-vegas","edition":1,"g\u0061me":"las-vegas","seats":["Anna","Benno"])"),
     "1: JOURNAL"},
    {"options that are no object", options("[]"), "1: JOURNAL"},
    {"options that are null", options("null"), "1: JOURNAL"},
    {"options that are true", options("true"), "1: JOURNAL"},
    {"an unknown option", options(R"({"colour":"red"})"), "1: JOURNAL"},
    {"an option that is nearly one", options(R"({"Neutral":true})"), "1: JOURNAL"},
    {"neutral 1", options(R"({"neutral":1})"), "1: JOURNAL"},
    {"neutral null", options(R"({"neutral":null})"), "1: JOURNAL"},
    {"neutral in quotes", options(R"({"neutral":"true"})"), "1: JOURNAL"},
    {"neutral twice", options(R"({"neutral":true,"neutral":true})"), "1: JOURNAL"},
    {"rounds 0", options(R"({"rounds":0})"), "1: LV-6"},
    {"rounds 5", options(R"({"rounds":5})"), "1: LV-6"},
    {"rounds true", options(R"({"rounds":true})"), "1: LV-6"},
    {"rounds 1.0", options(R"({"rounds":1.0})"), "1: LV-6"},
    {"rounds 1e0", options(R"({"rounds":1e0})"), "1: LV-6"},
    {"rounds huge", options(R"({"rounds":18446744073709551617})"), "1: LV-6"},
    {"first 2 of 2", options(R"({"first":2})"), "1: LV-5"},
    {"first -1", options(R"({"first":-1})"), "1: LV-5"},
    {"first Anna", options(R"({"first":"Anna"})"), "1: LV-5"},
    {"first null", options(R"({"first":null})"), "1: LV-5"},
    {"purses shut", options(R"({"purses":"shut"})"), "1: JOURNAL"},
    {"purses true", options(R"({"purses":true})"), "1: JOURNAL"},
    {"about that is a text", options(R"({},"about":"yesterday")"), "1: JOURNAL"},
    {"about that is null", options(R"({},"about":null)"), "1: JOURNAL"},
    {"options nested too deeply", options(std::string(5000, '[')), "1: JOURNAL"},
    {"about nested too deeply",
     options("{},\"about\":{\"a\":" + std::string(5000, '[') + std::string(5000, ']') + "}"), "1: JOURNAL"},
};

std::string second(const std::string& entry) { return kSetup + line(entry); }
std::string third(const std::string& entry) { return kSetup + kNotes + line(entry); }
std::string fourth(const std::string& entry) {
    return kSetup + kNotes + line(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,5]}}})") + line(entry);
}

const Bad kBadEntries[] = {
    {"junk", second("junk"), "2: JOURNAL"},
    {"an empty line", kSetup + "\n" + kNotes, "2: JOURNAL"},
    {"a line of blanks", kSetup + "  \t\r\n" + kNotes, "2: JOURNAL"},
    {"an empty line at the end", kGame + kResult + "\n", "8: JOURNAL"},
    {"a number", second("1"), "2: JOURNAL"},
    {"an empty object", second("{}"), "2: JOURNAL"},
    {"two objects in a line", kSetup + kNotes.substr(0, kNotes.size() - 1) + kNotes, "2: JOURNAL"},
    {"a second set-up", kSetup + kSetup, "2: JOURNAL"},
    {"an unknown key beside", second(R"({"house":{"notes":[]},"time":3})"), "2: JOURNAL"},
    {"a doubled key", fourth(R"({"seat":0,"seat":0,"move":{"place":1}})"), "4: JOURNAL"},
    {"a doubled key inside", fourth(R"({"seat":0,"move":{"place":1,"place":5}})"), "4: JOURNAL"},
    {"a control character",
     fourth("{\"seat\":0,\"move\":{\"pl\x01"
            "ace\":1}}"),
     "4: JOURNAL"},
    {"not UTF-8", fourth("{\"seat\":0,\"move\":{\"\xc0\xaf\":1}}"), "4: JOURNAL"},
    {"a NUL byte", kSetup + std::string("{\"house\":\0}", 11) + "\n", "2: JOURNAL"},
    // The house
    {"a draw that is not due", second(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,1]}}})"), "2: JOURNAL"},
    {"a lot that is not due", second(R"({"house":{"first":0}})"), "2: JOURNAL"},
    {"two draws in one",
     second(R"({"house":{"notes":[[90000],[50000],[50000],[50000],[50000],[50000]],"roll":{}}})"),
     "2: JOURNAL"},
    {"a house that is null", second(R"({"house":null})"), "2: JOURNAL"},
    {"a house that is a list", second(R"({"house":[]})"), "2: JOURNAL"},
    {"a sixth note of 60,000",
     second(R"({"house":{"notes":[[60000],[60000],[60000],[60000],[60000],[60000]]}})"), "2: LV-2"},
    {"a note of 55,000", second(R"({"house":{"notes":[[55000],[50000],[50000],[50000],[50000],[50000]]}})"),
     "2: LV-2"},
    {"a note of -50,000", second(R"({"house":{"notes":[[-50000],[50000],[50000],[50000],[50000],[50000]]}})"),
     "2: LV-2"},
    {"a huge note",
     second(
         R"({"house":{"notes":[[123456789012345678901234567890],[50000],[50000],[50000],[50000],[50000]]}})"),
     "2: LV-2"},
    {"a note 50000.0", second(R"({"house":{"notes":[[50000.0],[50000],[50000],[50000],[50000],[50000]]}})"),
     "2: LV-2"},
    {"a note in quotes", second(R"({"house":{"notes":[["50000"],[50000],[50000],[50000],[50000],[50000]]}})"),
     "2: LV-2"},
    {"a rainbow card without the module",
     second(R"({"house":{"notes":[["rainbow",50000],[50000],[50000],[50000],[50000],[50000]]}})"), "2: LV-2"},
    {"five casinos", second(R"({"house":{"notes":[[50000],[50000],[50000],[50000],[50000]]}})"), "2: LV-4"},
    {"seven casinos",
     second(R"({"house":{"notes":[[60000],[50000],[50000],[50000],[50000],[50000],[50000]]}})"), "2: LV-4"},
    {"a casino with too little",
     second(R"({"house":{"notes":[[40000],[50000],[50000],[50000],[50000],[50000]]}})"), "2: LV-4"},
    {"a casino with too much",
     second(R"({"house":{"notes":[[50000,10000],[50000],[50000],[50000],[50000],[50000]]}})"), "2: LV-4"},
    {"a casino that is a number",
     second(R"({"house":{"notes":[50000,[50000],[50000],[50000],[50000],[50000]]}})"), "2: LV-4"},
    {"a thousand notes",
     second("{\"house\":{\"notes\":[[" +
            [] {
                std::string all;
                for (int i = 0; i < 1000; ++i) all += "10000,";
                return all;
            }() +
            "10000],[],[],[],[],[]]}}"),
     "2: LV-2"},
    {"a 9 on a die", third(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,9]}}})"), "3: LV-6"},
    {"a 0 on a die", third(R"({"house":{"roll":{"own":[0,1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"true on a die", third(R"({"house":{"roll":{"own":[true,1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"1.0 on a die", third(R"({"house":{"roll":{"own":[1.0,1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"seven dice", third(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"nine dice", third(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"three hundred dice",
     third("{\"house\":{\"roll\":{\"own\":[" +
           [] {
               std::string all;
               for (int i = 0; i < 299; ++i) all += "1,";
               return all;
           }() +
           "1]}}}"),
     "3: LV-6"},
    {"unsorted faces", third(R"({"house":{"roll":{"own":[2,1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"white dice without the variant", third(R"({"house":{"roll":{"own":[1,1,1,1,1,1],"white":[1,1]}}})"),
     "3: LV-6"},
    {"an empty kind", third(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,1],"white":[]}}})"), "3: JOURNAL"},
    {"an unknown kind", third(R"({"house":{"roll":{"pink":[1,1,1,1,1,1,1,1]}}})"), "3: LV-6"},
    {"a roll that is a list", third(R"({"house":{"roll":[1,1,1,1,1,1,1,1]}})"), "3: JOURNAL"},
    {"an empty roll", third(R"({"house":{"roll":{}}})"), "3: LV-6"},
    // Seats
    {"an answer before the roll", third(R"({"seat":0,"move":{"place":1}})"), "3: GATE"},
    {"a roll when a seat is asked", fourth(R"({"house":{"roll":{"own":[1,1,1,1,1,1,1,5]}}})"), "4: GATE"},
    {"the wrong seat", fourth(R"({"seat":1,"move":{"place":1}})"), "4: GATE"},
    {"a seat that does not exist", fourth(R"({"seat":2,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat 254", fourth(R"({"seat":254,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat 256", fourth(R"({"seat":256,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat -1", fourth(R"({"seat":-1,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat -0", fourth(R"({"seat":-0,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat Anna", fourth(R"({"seat":"Anna","move":{"place":1}})"), "4: JOURNAL"},
    {"seat 0.0", fourth(R"({"seat":0.0,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat false", fourth(R"({"seat":false,"move":{"place":1}})"), "4: JOURNAL"},
    {"seat 2 to the 32nd", fourth(R"({"seat":4294967296,"move":{"place":1}})"), "4: JOURNAL"},
    {"no move", fourth(R"({"seat":0})"), "4: JOURNAL"},
    {"no seat", fourth(R"({"move":{"place":1}})"), "4: JOURNAL"},
    {"a move that is null", fourth(R"({"seat":0,"move":null})"), "4: JOURNAL"},
    {"a value that was not rolled", fourth(R"({"seat":0,"move":{"place":2}})"), "4: LV-7"},
    {"a value that no die has", fourth(R"({"seat":0,"move":{"place":7}})"), "4: JOURNAL"},
    {"place 1.0", fourth(R"({"seat":0,"move":{"place":1.0}})"), "4: JOURNAL"},
    {"place true", fourth(R"({"seat":0,"move":{"place":true}})"), "4: JOURNAL"},
    {"a second spelling", fourth(R"({"seat":0,"move":{"place":1,"at":1}})"), "4: JOURNAL"},
    {"an unknown move", fourth(R"({"seat":0,"move":{"pass":true}})"), "4: JOURNAL"},
    {"the house and a seat", fourth(R"({"house":{},"seat":0,"move":{"place":1}})"), "4: JOURNAL"},
    // Results
    {"a result too early", kSetup + kNotes + kResult, "3: JOURNAL"},
    {"a wrong sum",
     kGame + line(R"({"result":{"money":[90000,60000],"notes":[1,1],"winners":[0],"by":"LV-16"}})"),
     "7: LV-16"},
    {"a wrong number of notes",
     kGame + line(R"({"result":{"money":[90000,50000],"notes":[1,2],"winners":[0],"by":"LV-16"}})"),
     "7: LV-16"},
    {"a wrong winner",
     kGame + line(R"({"result":{"money":[90000,50000],"notes":[1,1],"winners":[1],"by":"LV-16"}})"),
     "7: LV-16"},
    {"too many winners",
     kGame + line(R"({"result":{"money":[90000,50000],"notes":[1,1],"winners":[0,1],"by":"LV-16"}})"),
     "7: LV-16"},
    {"a wrong rule",
     kGame + line(R"({"result":{"money":[90000,50000],"notes":[1,1],"winners":[0],"by":"LV-15"}})"),
     "7: LV-16"},
    {"a part missing", kGame + line(R"({"result":{"money":[90000,50000],"winners":[0],"by":"LV-16"}})"),
     "7: LV-16"},
    {"a part too many",
     kGame + line(R"({"result":{"money":[90000,50000],"notes":[1,1],"winners":[0],"by":"LV-16","more":1}})"),
     "7: LV-16"},
    {"a sum 90000.0",
     kGame + line(R"({"result":{"money":[90000.0,50000],"notes":[1,1],"winners":[0],"by":"LV-16"}})"),
     "7: LV-16"},
    {"a result that is null", kGame + line(R"({"result":null})"), "7: LV-16"},
    {"a result with something beside",
     kGame + line(R"({"result":{"money":[90000,50000],"notes":[1,1],"winners":[0],"by":"LV-16"},"x":1})"),
     "7: JOURNAL"},
    {"two results", kGame + kResult + kResult, "8: JOURNAL"},
    {"an entry after the result", kGame + kResult + kNotes, "8: JOURNAL"},
    {"an entry after the end", kGame + kNotes, "7: JOURNAL"},
    {"a move after the end", kGame + line(R"({"seat":0,"move":{"place":1}})"), "7: JOURNAL"},
};

class BadJournal : public testing::TestWithParam<Bad> {};
TEST_P(BadJournal, is_refused_in_its_line) { EXPECT_EQ(wrong(GetParam().journal), GetParam().wrong); }
INSTANTIATE_TEST_SUITE_P(Header, BadJournal, testing::ValuesIn(kBadHeaders));
INSTANTIATE_TEST_SUITE_P(Entries, BadJournal, testing::ValuesIn(kBadEntries));

TEST(Journal, more_players_than_dice) {
    for (const int count : {9, 255, 256, 257, 258, 1000}) {
        std::string many = "[\"x\"";
        for (int i = 1; i < count; ++i) many += ",\"x\"";
        EXPECT_THAT(wrong(seats(many + "]")), testing::AnyOf("1: LV-0", "1: BV-3")) << count;
    }
}

TEST(Journal, a_byte_order_mark_is_named) { EXPECT_EQ(key("\xef\xbb\xbf" + kSetup), "json.byte-order-mark"); }

TEST(Journal, what_was_right_is_kept) {
    const match::Journal read = read_journal(kSetup + kNotes + line(R"({"house":{"roll":{"own":[9]}}})"));
    ASSERT_TRUE(read.match);
    EXPECT_EQ(read.match->size(), 1);
    EXPECT_EQ(read.match->journal(), kSetup + kNotes);
    EXPECT_FALSE(read_journal("junk\n" + kNotes).match) << "without a set-up there is no match";
}

TEST(Journal, about_is_kept_as_it_was) {
    const std::string about =
        R"({"date":"2024-02-29", "seed":null,"deep":[[1.50,-0,1e9]],"\u00e9":"\ud83c\udfb2"})";
    const std::string text =
        R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"options":{"first":0,"rounds":1},"about":)" +
        about + "}\n";
    ASSERT_EQ(wrong(text), "");
    EXPECT_EQ(read_journal(text).match->journal(), text);
}

TEST(Journal, odd_names) {
    const std::string text =
        R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["","\u0000\n\t\"\\\/","Zo\u00eb","\ud83c\udfb2","{0}"],"options":{}})"
        "\n";
    ASSERT_EQ(wrong(text), "");
    const match::Journal read = read_journal(text);
    const auto& names = read.match->header().names;
    EXPECT_EQ(names[1], std::string("\0\n\t\"\\/", 6));
    EXPECT_EQ(names[2], "Zo\xc3\xab");
    EXPECT_EQ(names[3], "\xf0\x9f\x8e\xb2");
    const std::string again = read.match->journal();
    EXPECT_EQ(read_journal(again).match->header().names, names);
    EXPECT_EQ(read_journal(again).match->journal(), again);
}

TEST(Journal, usual_options_are_not_written) {
    const match::Journal read =
        read_journal(options(R"({"first":"lot","purses":"hidden","neutral":false,"rounds":4})"));
    ASSERT_FALSE(read.wrong);
    EXPECT_EQ(read.match->header().options, "{}");
}

TEST(Journal, escapes_are_undone) {
    EXPECT_EQ(match::unescaped(R"(a\b\f\n\r\t\"\\\/)"), "a\b\f\n\r\t\"\\/");
    EXPECT_EQ(match::unescaped(R"(\u0041\u00e9\u20AC\uD83C\uDFB2)"), "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x8e\xb2");
    EXPECT_EQ(match::quoted("a\"\\\n\x1f"), R"("a\"\\\u000a\u001f")");
}

}  // namespace
