#pragma once
// Leaks put in on purpose: each gives away one bit or one card by one channel. The comparison has to notice
// all of them.

#include "leaks/world.h"

namespace leaks {
namespace detail {

using Texts = std::vector<std::string>;

inline std::string swapped(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    if (at != text.npos) text.replace(at, from.size(), to);
    return text;
}
inline std::string quoted(std::string text) {
    std::erase(text, '"');
    return "\"" + text + "\"";
}
/// The number behind a key, one higher.
inline std::string raised(std::string text, const std::string& key) {
    const std::size_t at = text.rfind(key);
    if (at == text.npos) return text;
    const std::size_t from = at + key.size(), end = text.find_first_not_of("0123456789", from);
    if (end == from) return text;
    return text.replace(from, end - from, std::to_string(std::stoll(text.substr(from, end - from)) + 1));
}

/// A leak in letters that begin like this.
inline Leak in(const char* name, const std::string& begins,
               std::function<Texts(std::string, const Truth&)> instead) {
    return {name, [=](const std::string& where, std::string text, const Truth& truth) -> Texts {
                if (where != "letter" || !text.starts_with(begins)) return {std::move(text)};
                return instead(std::move(text), truth);
            }};
}
/// The same only if the hidden bit is set.
inline Leak if_set(const char* name, const std::string& begins, std::function<Texts(std::string)> instead) {
    return in(name, begins, [=](std::string text, const Truth& truth) -> Texts {
        return truth.bit ? instead(std::move(text)) : Texts{std::move(text)};
    });
}
inline Leak elsewhere(const char* name, const std::string& place,
                      std::function<std::string(std::string, const Truth&)> instead) {
    return {name, [=](const std::string& where, std::string text, const Truth& truth) -> Texts {
                return {where == place ? instead(std::move(text), truth) : std::move(text)};
            }};
}

}  // namespace detail

inline std::vector<Leak> planted() {
    using namespace detail;
    const std::string news = "{\"news\"", refused = "{\"refused\"";
    std::vector<Leak> all{
        // Contents.
        in("a card in the view", news,
           [](std::string text, const Truth& truth) -> Texts {
               return {swapped(text, "\"table\":{", "\"table\":{\"peek\":" + quoted(truth.hidden) + ",")};
           }),
        in("a hidden entry in full", news,
           [](std::string text, const Truth& truth) -> Texts {
               return {swapped(text, "null", quoted(truth.hidden))};
           }),
        in("the server's half of the seed", "{\"welcome\"",
           [](std::string text, const Truth& truth) -> Texts {
               return {swapped(text, std::string(64, 'c'), truth.secret)};
           }),
        in("an entry revealed too early", news,
           [](std::string text, const Truth& truth) -> Texts {
               return {swapped(text, "\"revealed\":[",
                               "\"revealed\":[{\"number\":0,\"line\":" + quoted(truth.hidden) + "},")};
           }),
        in("a card in a refusal", refused,
           [](std::string text, const Truth& truth) -> Texts {
               return {swapped(text, "\"text\":\"",
                               "\"text\":\"" + std::to_string(truth.hidden.size() + truth.bit))};
           }),
        in("a card only for those who look on", news,
           [](std::string text, const Truth& truth) -> Texts {
               return {truth.viewer < 0
                           ? swapped(text, "\"asked\":", "\"peek\":" + quoted(truth.hidden) + ",\"asked\":")
                           : text};
           }),
        in("a card only for one seat", news,
           [](std::string text, const Truth& truth) -> Texts {
               return {truth.viewer == 0
                           ? swapped(text, "\"asked\":", "\"peek\":" + quoted(truth.hidden) + ",\"asked\":")
                           : text};
           }),
        in("a card only in sentences", news,
           [](std::string text, const Truth& truth) -> Texts {
               const bool spoken = text.find("\"text\":\"") != text.npos;
               return {spoken && truth.bit ? swapped(text, "\"text\":\"", "\"text\":\"A") : text};
           }),
        // Lengths, spellings and orders.
        if_set("the length of a message", news, [](std::string text) -> Texts { return {text + " "}; }),
        if_set("an escape for a letter", "{\"pong\"",
               [](std::string text) -> Texts { return {swapped(text, "pong", "pon\\u0067")}; }),
        if_set("the order of members", "{\"presence\"",
               [](std::string text) -> Texts {
                   const std::size_t comma = text.rfind(",\"watchers\""), from = text.find("\"seats\"");
                   const std::string seats = text.substr(from, comma - from),
                                     rest = text.substr(comma + 1, text.size() - comma - 3);
                   return {"{\"presence\":{" + rest + "," + seats + "}}"};
               }),
        if_set("the order of offers", news,
               [](std::string text) -> Texts {
                   const std::size_t at = text.rfind("\"moves\":[{"), cut = text.find("},{", at);
                   if (at == text.npos || cut == text.npos) return {text};
                   const std::size_t second = cut + 2, end = text.find('}', second) + 1;
                   const std::string one = text.substr(at + 9, cut - at - 8),
                                     two = text.substr(second, end - second);
                   return {text.replace(at + 9, end - at - 9, two + "," + one)};
               }),
        if_set("the order of messages", "{\"done\"",
               [](std::string text) -> Texts { return {"{\"pong\":{}}", text}; }),
        // Numbers.
        if_set("the number of an event", news,
               [](std::string text) -> Texts { return {raised(text, "\"n\":")}; }),
        if_set("the number of a question", news,
               [](std::string text) -> Texts { return {raised(text, "\"question\":{\"number\":")}; }),
        if_set("the number of an entry", news,
               [](std::string text) -> Texts { return {raised(text, "\"entry\":{\"number\":")}; }),
        if_set("the number in done", "{\"done\"",
               [](std::string text) -> Texts { return {raised(text, "\"n\":")}; }),
        if_set("the last event in the welcome", "{\"welcome\"",
               [](std::string text) -> Texts { return {raised(text, "\"last\":")}; }),
        if_set("a time stamp", news, [](std::string text) -> Texts { return {raised(text, "\"at\":")}; }),
        if_set("the deadline", news,
               [](std::string text) -> Texts { return {raised(text, "\"deadline\":")}; }),
        if_set("the count of those who look on", "{\"presence\"",
               [](std::string text) -> Texts { return {raised(text, "\"watchers\":")}; }),
        if_set("how many moves are offered", news,
               [](std::string text) -> Texts {
                   const std::size_t at = text.rfind("\"moves\":[{"), end = text.find('}', at);
                   if (at == text.npos) return {text};
                   return {text.erase(at + 9, text[end + 1] == ',' ? end + 2 - at - 9 : end + 1 - at - 9)};
               }),
        if_set("whether something can be undone", news,
               [](std::string text) -> Texts {
                   return {swapped(text, "\"can_undo\":false", "\"can_undo\":true")};
               }),
        // Refusals and hints.
        if_set("the kind of a refusal", refused,
               [](std::string text) -> Texts {
                   return {swapped(text, "\"kind\":\"gate\"", "\"kind\":\"rule\"")};
               }),
        if_set("the arguments of a refusal", refused,
               [](std::string text) -> Texts { return {raised(text, "{\"number\":")}; }),
        if_set("the move of a hint", "{\"hint\"",
               [](std::string text) -> Texts { return {swapped(text, "\"move\":{", "\"move\":{ ")}; }),
        if_set("the chances in a hint", "{\"hint\"",
               [](std::string text) -> Texts { return {swapped(text, "\"win\":[0.", "\"win\":[1.")}; }),
        if_set("no hint", "{\"hint\"", [](std::string) -> Texts { return {}; }),
        // How many, and when.
        if_set("a message twice", "{\"pong\"", [](std::string text) -> Texts { return {text, text}; }),
        if_set("an empty message more", refused, [](std::string text) -> Texts { return {text, ""}; }),
        // Beside the messages.
        elsewhere("the summary of a table", "http",
                  [](std::string text, const Truth& truth) {
                      return truth.bit ? swapped(text, "\"playing\"", "\"open\"") : text;
                  }),
        elsewhere(
            "the statistics", "http",
            [](std::string text, const Truth& truth) { return truth.bit ? raised(text, "\":") : text; }),
        elsewhere("a journal before its time", "http",
                  [](std::string text, const Truth& truth) {
                      return text.starts_with("409") ? "200 " + truth.hidden : text;
                  }),
        elsewhere("a figure", "metrics",
                  [](std::string text, const Truth& truth) {
                      if (truth.bit) ++truth.metrics->answers;
                      return text;
                  }),
        elsewhere("a line in the log", "metrics",
                  [](std::string text, const Truth& truth) {
                      server::log(server::Level::Info, "a card", {{"card", truth.hidden}});
                      return text;
                  }),
        // A letter that comes a beat later than it would.
        {"a delay",
         [held = std::make_shared<std::map<std::string, std::string>>()](
             const std::string& where, std::string text, const Truth& truth) -> Texts {
             if (where != "letter") return {std::move(text)};
             std::string& waiting = (*held)[truth.secret + truth.hidden];
             Texts out;
             if (!waiting.empty()) out.push_back(std::move(waiting));
             waiting.clear();
             if (truth.bit && text.starts_with("{\"hint\""))
                 waiting = std::move(text);
             else
                 out.push_back(std::move(text));
             return out;
         }},
    };
    return all;
}

}  // namespace leaks
