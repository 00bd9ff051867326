#include "terminal/hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "terminal/typed.h"

namespace terminal {
namespace {

using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

/// What is being filled in, and how its words are read.
struct Reader {
    std::string key;  // of the draw: "roll"
    const Words& names;

    bool is_money() const { return key == "notes" || key == "draw" || key == "bonus"; }

    Json value(const std::string& word, const Json& like) const {
        if (key == "first")
            for (std::size_t seat = 0; seat < names.size(); ++seat)
                if (same_word(names[seat], word)) return seat;
        if (like.is_string()) return word;
        const std::string digits = as_number(word.starts_with('-') ? word.substr(1) : word);
        if (digits.empty() || digits.size() > 9) return word;
        int number = std::stoi(digits);
        if (is_money() && number < 1000) number *= 1000;
        return word.starts_with('-') ? -number : number;
    }
    Json list(const Words& words, const Json& like) const {
        Json made = Json::array();
        const bool none = words.size() == 1 && (words[0] == "none" || words[0] == "-");
        for (std::size_t i = 0; i < words.size() && !none; ++i)
            made.push_back(value(words[i], like.empty() ? Json() : like[std::min(i, like.size() - 1)]));
        return made;
    }
};

std::vector<Words> cut_at_slashes(const Words& words) {
    std::vector<Words> groups(1);
    for (const std::string& word : words) {
        if (word == "/" || word == "|")
            groups.emplace_back();
        else
            groups.back().push_back(word);
    }
    return groups;
}

/// Words for the members of an object: named, separated by slashes, or as many for each as it takes.
Json members(const Words& words, const Json& form, const Reader& reader) {
    std::vector<std::pair<std::string, Words>> parts;
    for (const auto& [key, like] : form.items()) parts.emplace_back(key, Words{});
    std::size_t at = 0;
    bool named = false;
    const bool slashes = std::find(words.begin(), words.end(), "/") != words.end();
    for (const std::string& word : words) {
        const auto known = std::find_if(parts.begin(), parts.end(),
                                        [&](const auto& part) { return same_word(part.first, word); });
        if (word == "/" || word == "|") {
            at = std::min(at + 1, parts.size() - 1);
        } else if (known != parts.end() || (as_number(word).empty() && word.size() > 2)) {
            named = true;
            at = static_cast<std::size_t>(known - parts.begin());
            if (known == parts.end()) parts.emplace_back(word, Words{});
        } else {
            const Json& like = form.contains(parts[at].first) ? form[parts[at].first] : Json();
            const std::size_t enough = like.is_array() ? like.size() : 1;
            if (!named && !slashes && parts[at].second.size() == enough && at + 1 < parts.size()) ++at;
            parts[at].second.push_back(word);
        }
    }
    Json made = Json::object();
    const bool lists = form.empty() || form.begin()->is_array();
    for (const auto& [key, said] : parts) {
        if (said.empty()) continue;
        const Json& like = form.contains(key) ? form[key] : Json();
        made[key] = lists ? reader.list(said, like) : reader.value(said.front(), like);
    }
    return made;
}

Json filled(const Words& words, const Json& form, const Reader& reader) {
    if (form.is_object()) return members(words, form, reader);
    if (!form.is_array()) return words.size() == 1 ? reader.value(words[0], form) : reader.list(words, form);
    if (form.empty() || !form[0].is_array()) return reader.list(words, form);
    Json made = Json::array();
    for (const Words& group : cut_at_slashes(words)) {
        // The kind of thing in the lists, from any of them that is not empty.
        const auto like =
            std::find_if(form.begin(), form.end(), [](const Json& list) { return !list.empty(); });
        made.push_back(reader.list(group, like == form.end() ? Json() : *like));
    }
    return made;
}

/// Real dice lie in any order; the journal wants them rising.
Json rising(Json value) {
    if (!value.is_structured()) return value;
    for (Json& part : value) part = rising(part);
    const auto number = [](const Json& part) { return part.is_number(); };
    if (value.is_array() && std::all_of(value.begin(), value.end(), number))
        std::sort(value.begin(), value.end());
    return value;
}

std::string draw(const std::string& key, const Json& value) {
    Json made = Json::object();
    made[key] = value;
    return made.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string possible_draw(const match::AnyMatch& match) {
    const auto copy = match.copy();
    core::PlayoutHouse house(static_cast<std::uint64_t>(match.question()));
    copy->draw(house);
    return Json::parse(copy->lines(match.size()).back()).at("house").dump();
}

std::vector<std::string> draws_typed(std::string_view typed, std::string_view form,
                                     const std::vector<std::string>& names) {
    const std::size_t start = typed.find_first_not_of(" \t");
    if (start == typed.npos) return {};
    if (typed[start] == '{') return {std::string(typed.substr(start))};
    const Json shape = Json::parse(form);
    const std::string key = shape.begin().key();
    Words words = split_words(typed);
    if (!words.empty() && same_word(words.front(), key)) words.erase(words.begin());
    const Json made = filled(words, *shape.begin(), {key, names});
    const std::string as_typed = draw(key, made), sorted = draw(key, rising(made));
    if (as_typed == sorted) return {as_typed};
    return {as_typed, sorted};
}

match::Complaint record_typed(match::AnyMatch& match, std::string_view typed) {
    match::Complaint first;
    for (const std::string& draw : draws_typed(typed, possible_draw(match), match.header().names)) {
        const match::Complaint complaint = match.record(draw);
        if (!complaint) return {};
        // That they do not rise is nothing to complain about.
        if (!first || first->key == "dice.not-rising") first = complaint;
    }
    if (!first) first = match.record("{}");
    return first;
}

}  // namespace terminal
