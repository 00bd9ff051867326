// The JSON reader has no mercy, and the pen writes what it reads.

#include "core/json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

using core::json::Kind;
using core::json::Node;
using core::json::Value;

/// A text that has been read.
struct Read {
    std::string text;
    std::vector<Node> nodes;
    core::Or<Value> value;

    explicit Read(std::string written)
        : text(std::move(written)),
          nodes(core::json::nodes_for(text)),
          value(core::json::read(text, nodes)) {}
    std::string refused() const { return value ? "" : value.refusal().why.key; }
};
std::string refused(const std::string& text) { return Read(text).refused(); }

TEST(Json, reads_values_of_every_kind) {
    const Read read(R"( {"a":[1,-2,true,false,null,"x"],"b":{},"c":[]} )");
    ASSERT_EQ(read.refused(), "");
    const Value value = *read.value;
    EXPECT_TRUE(value.is(Kind::Object));
    EXPECT_EQ(value.size(), 3);
    std::vector<Kind> kinds;
    for (const Value item : value["a"])
        kinds.push_back(item.is(Kind::Number)    ? Kind::Number
                        : item.is(Kind::Boolean) ? Kind::Boolean
                        : item.is(Kind::Null)    ? Kind::Null
                                                 : Kind::Text);
    EXPECT_EQ(kinds, (std::vector{Kind::Number, Kind::Number, Kind::Boolean, Kind::Boolean, Kind::Null,
                                  Kind::Text}));
    EXPECT_EQ((*value["a"].begin()).number(), 1);
    EXPECT_EQ(value["a"].written(), R"([1,-2,true,false,null,"x"])");
    EXPECT_TRUE(value["b"].is(Kind::Object));
    EXPECT_EQ(value["c"].size(), 0);
}

TEST(Json, looking_at_what_is_not_there_gives_nothing) {
    const Read read(R"({"a":1})");
    const Value value = *read.value;
    EXPECT_FALSE(value["b"]);
    EXPECT_FALSE(value["b"]["c"]["d"]);
    EXPECT_FALSE(value["a"]["b"]);
    EXPECT_EQ(value["b"].size(), 0);
    EXPECT_FALSE(value["b"].is(Kind::Null));
    EXPECT_FALSE(value["b"].is_whole());
    for ([[maybe_unused]] const Value item : value["b"]) ADD_FAILURE();
    EXPECT_FALSE(Value());
    EXPECT_FALSE(Value()["x"]);
}

TEST(Json, true_is_not_1_and_1_0_is_not_1) {
    for (const char* text : {"true", "false", "1.0", "1e0", "1E2", "0.5", "-0", "\"1\"", "null", "[1]", "{}"})
        EXPECT_FALSE((*Read(text).value).is_whole()) << text;
    for (const char* text : {"0", "1", "-1", "42"}) EXPECT_TRUE((*Read(text).value).is_whole()) << text;
}

TEST(Json, numbers_that_are_too_big_are_no_whole_numbers) {
    const auto whole = [](const char* text) { return (*Read(text).value).is_whole(); };
    EXPECT_TRUE(whole("2147483648"));
    EXPECT_TRUE(whole("4611686018427387904"));
    EXPECT_EQ((*Read("4611686018427387904").value).number(), 4611686018427387904);
    EXPECT_TRUE(whole("-4611686018427387904"));
    EXPECT_EQ((*Read("8999999999999999999").value).number(), 8999999999999999999);
    EXPECT_EQ((*Read("-8999999999999999999").value).number(), -8999999999999999999);
    for (const char* text :
         {"9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551617",
          "9999999999999999999", "10000000000000000000", "99999999999999999999999999999999999999"})
        EXPECT_FALSE(whole(text)) << text;
    EXPECT_EQ(refused(std::string(100000, '9')), "") << "it is JSON all the same";
    EXPECT_EQ(refused("1e999999999999"), "");
}

TEST(Json, what_is_not_json_is_refused) {
    for (const char* text : {"",
                             " ",
                             "nul",
                             "nulll",
                             "True",
                             "TRUE",
                             "undefined",
                             "NaN",
                             "Infinity",
                             "-",
                             "+1",
                             "01",
                             "-01",
                             "00",
                             "1.",
                             ".5",
                             "1e",
                             "1e+",
                             "1.e1",
                             "0x10",
                             "1_000",
                             "[",
                             "]",
                             "[1",
                             "[1,",
                             "[1,]",
                             "[,1]",
                             "[1 2]",
                             "[1,,2]",
                             "{",
                             "}",
                             "{\"a\"",
                             "{\"a\":",
                             "{\"a\":1",
                             "{\"a\":1,",
                             "{\"a\":1,}",
                             "{a:1}",
                             "{'a':1}",
                             "{\"a\" 1}",
                             "{\"a\":1 \"b\":2}",
                             "{1:2}",
                             "[1}",
                             "{\"a\":1]",
                             "'a'",
                             "\"a",
                             "\"",
                             "\"\\",
                             "\"\\\"",
                             "\"\\u",
                             "\"\\u12",
                             "\"\\u12\"",
                             "\"\\u123\"",
                             "// x",
                             "/* */ 1",
                             "1 // x",
                             "\xef\xbb\xbf"
                             "1",
                             "1,",
                             "1 1",
                             "{} {}",
                             "[]]",
                             "\v1",
                             "\f1",
                             "\xc2\xa0"
                             "1"})
        EXPECT_NE(refused(text), "") << text;
    EXPECT_NE(refused(std::string("1\0", 2)), "");
    EXPECT_NE(refused(std::string("\0", 1)), "");
    EXPECT_NE(refused(std::string("\"\0\"", 3)), "");
}

TEST(Json, the_reader_agrees_with_another_one) {
    for (const char* text :
         {"0", "-0", "1e5", "-1.25E-3", "[]", "{}", "[[]]", "[{}]", "\"\"", "\"\\u0000\"", "\" \\/ \"",
          "[1,2,3]", " [ 1 , 2 ] ", "\t{\"a\"\r:\n1}", "\"\x7f\"", "{\"\":1}", "[true,false,null]"}) {
        EXPECT_TRUE(nlohmann::json::accept(text)) << text;
        EXPECT_EQ(refused(text), "") << text;
    }
}

TEST(Json, strings_hold_no_control_characters) {
    for (int c = 0; c < 0x20; ++c)
        EXPECT_NE(refused("\"" + std::string(1, static_cast<char>(c)) + "\""), "") << c;
    EXPECT_EQ(refused("\"\n\""), "json.control");
}

TEST(Json, strings_are_utf8) {
    for (const char* text : {"\x80",
                             "\xbf",
                             "\xc0\x80",
                             "\xc0\xaf",
                             "\xc1\xbf",
                             "\xc2",
                             "\xc2\x41",
                             "\xe0\x80\x80",
                             "\xe0\x9f\xbf",
                             "\xe2\x82",
                             "\xed\xa0\x80",
                             "\xed\xbf\xbf",
                             "\xf0\x80\x80\x80",
                             "\xf0\x8f\xbf\xbf",
                             "\xf4\x90\x80\x80",
                             "\xf5\x80\x80\x80",
                             "\xf0\x9f\x8e",
                             "\xfe",
                             "\xff",
                             "a\xff"
                             "b"})
        EXPECT_EQ(refused("\"" + std::string(text) + "\""), "json.utf8") << nlohmann::json(nullptr);
    for (const char* text : {"\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
                             "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf", "\xf0\x9f\x8e\xb2"})
        EXPECT_EQ(refused("\"" + std::string(text) + "\""), "") << text;
    EXPECT_NE(refused("\xff"), "") << "outside of strings too";
    EXPECT_EQ(refused("{\"\xff\":1}"), "json.utf8") << "and in keys";
}

TEST(Json, escapes_are_those_of_json_and_characters_are_whole) {
    for (const char* text :
         {R"("\x")", R"("\a")", R"("\0")", R"("\'")", R"("\u00g0")", R"("\U0041")", R"("\ud800")",
          R"("\udc00")", R"("\ud800x")", R"("\ud800\n")", R"("\ud800\u0041")", R"("\ud800\ud800")",
          R"("\udfff\ud800")", R"("\ud83c\udf")"})
        EXPECT_EQ(refused(text), "json.escape") << text;
    for (const char* text :
         {R"("\"\\\/\b\f\n\r\t")", R"("\u0000")", R"("\uFFFF")", R"("\ud83c\udfb2")", R"("\uD83C\uDFB2")"})
        EXPECT_EQ(refused(text), "") << text;
}

TEST(Json, no_key_stands_twice_however_it_is_written) {
    for (const char* text :
         {R"({"a":1,"a":1})", R"({"a":1,"b":2,"a":3})", R"({"a":1,"\u0061":1})", R"({"\u0061":1,"a":1})",
          R"({"\/":1,"/":2})", R"({"\n":1,"\u000a":2})", R"({"\u000A":1,"\u000a":2})", R"({"":1,"":2})",
          R"({"é":1,"\u00e9":2})", R"({"🎲":1,"\ud83c\udfb2":2})", R"({"x":{"a":1,"a":2}})",
          R"([{"a":1,"a":2}])", R"({"a":{"b":1},"a":2})"})
        EXPECT_EQ(refused(text), "json.key-twice") << text;
    for (const char* text :
         {R"({"a":1,"A":2})", R"({"a":{"a":{"a":1}}})", R"([{"a":1},{"a":1}])", R"({"a":1,"aa":2,"":3})",
          R"({"\\u0061":1,"a":2})", R"({"a":{"b":1},"b":2})", R"({"é":1,"e\u0301":2})"})
        EXPECT_EQ(refused(text), "") << text;
}

TEST(Json, depth_and_width_have_a_limit) {
    const auto nested = [](std::size_t depth, const char* open, const char* close) {
        std::string text;
        for (std::size_t i = 0; i < depth; ++i) text += open;
        text += "1";
        for (std::size_t i = 0; i < depth; ++i) text += close;
        return text;
    };
    EXPECT_EQ(refused(nested(32, "[", "]")), "");
    EXPECT_EQ(refused(nested(33, "[", "]")), "json.too-deep");
    EXPECT_EQ(refused(nested(32, "{\"a\":", "}")), "");
    EXPECT_EQ(refused(nested(33, "{\"a\":", "}")), "json.too-deep");
    EXPECT_EQ(refused(std::string(1'000'000, '[')), "json.too-deep");
    EXPECT_EQ(refused(nested(500'000, "{\"a\":", "}")), "json.too-deep");

    std::string keys = "{";
    for (int i = 0; i < 512; ++i) keys += "\"" + std::to_string(i) + "\":1,";
    EXPECT_EQ(refused(keys.substr(0, keys.size() - 1) + "}"), "");
    EXPECT_EQ(refused(keys + "\"x\":1}"), "json.too-many-keys");

    std::string list = "[";
    for (int i = 0; i < 100'000; ++i) list += "1,";
    EXPECT_EQ(refused(list + "1]"), "");
}

/// Half as many nodes as characters are always enough.
TEST(Json, the_nodes_suffice_for_the_densest_texts) {
    for (const char* text : {"1", "[]", "[1]", "[1,2]", "[1,2,3,4,5,6,7]", "[[],[],[]]", "[{},{}]",
                             "{\"\":1}", "[[[[[[]]]]]]", "[[1],[1],[1]]"})
        EXPECT_EQ(refused(text), "") << text;
}

TEST(Json, only_has_names_all_members) {
    const Read read(R"({"a":1,"b":2})");
    EXPECT_TRUE(core::json::only_has(*read.value, "a", "b", "c"));
    EXPECT_FALSE(core::json::only_has(*read.value, "a"));
}

// The pen.

template <class Writer>
std::string written(Writer writer, std::size_t space = 1000) {
    std::vector<char> buffer(space);
    core::json::Pen pen{std::span<char>(buffer)};
    writer(pen);
    return pen.full() ? "full" : std::string(pen.written());
}

TEST(Pen, commas_come_by_themselves) {
    EXPECT_EQ(
        written([](auto& pen) {
            pen.open('{').key("a").open('[').number(1).number(-2).text("x").boolean(true).null().close(']');
            pen.key("b").open('{').close('}').key("c").word("[1,2]").close('}');
        }),
        R"({"a":[1,-2,"x",true,null],"b":{},"c":[1,2]})");
}

TEST(Pen, numbers) {
    for (const std::int64_t number :
         {std::int64_t{0}, std::int64_t{7}, std::int64_t{-7}, std::int64_t{1'000'000},
          std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()})
        EXPECT_EQ(written([&](auto& pen) { pen.number(number); }), std::to_string(number));
}

TEST(Pen, texts_are_escaped_so_that_they_read_the_same) {
    std::string all;
    for (int c = 0; c < 0x80; ++c) all += static_cast<char>(c);
    all += "\xc3\xa9\xf0\x9f\x8e\xb2";
    const std::string json = written([&](auto& pen) { pen.text(all); });
    EXPECT_EQ(refused(json), "");
    EXPECT_EQ(nlohmann::json::parse(json).get<std::string>(), all);
}

TEST(Pen, a_short_buffer_is_full_and_never_overrun) {
    const auto write = [](auto& pen) {
        pen.open('{').key("money").number(-123456).key("x").text("a\"\n").close('}');
    };
    const std::string whole = written(write);
    for (std::size_t space = 0; space < whole.size(); ++space)
        EXPECT_EQ(written(write, space), "full") << space;
    EXPECT_EQ(written(write, whole.size()), whole);
}

}  // namespace
