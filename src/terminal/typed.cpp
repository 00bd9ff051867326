#include "terminal/typed.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace terminal {
namespace {

using Json = nlohmann::ordered_json;

/// One word of a move.
struct Word {
    std::string text;
    bool optional = false;  // the name of something, which may be left out
    bool seat = false;      // the number of a seat
    bool number = false;
};

void add_words(std::vector<Word>& words, const Json& value, bool seat) {
    if (value.is_null() || (value.is_structured() && value.empty())) {
        words.push_back({"none", false, false, false});
    } else if (value.is_object()) {
        for (const auto& [key, member] : value.items()) {
            const bool flag = member.is_boolean();
            words.push_back({key, !flag, false, false});
            if (!flag) add_words(words, member, key == "seat");
        }
    } else if (value.is_array()) {
        for (const Json& element : value) add_words(words, element, false);
    } else if (value.is_string()) {
        words.push_back({value.get<std::string>(), false, false, false});
    } else {
        words.push_back({value.dump(), false, seat, true});
    }
}

std::vector<Word> words_of(std::string_view move) {
    std::vector<Word> words;
    add_words(words, Json::parse(move), false);
    return words;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

bool begins_with(std::string_view whole, std::string_view start) {
    return whole.size() >= start.size() && same_word(whole.substr(0, start.size()), start);
}

enum class Care { Exact, CutShort };

/// How typed words are compared with the words of moves.
struct Ear {
    const std::vector<std::string>& names;
    Care care;

    bool hears(const std::string& typed, const Word& word) const {
        if (same_word(typed, word.text)) return true;
        if (word.number && as_number(typed) == word.text) return true;
        if (word.seat && is_name(typed, static_cast<std::size_t>(std::stoul(word.text)))) return true;
        return care == Care::CutShort && !word.number && begins_with(word.text, typed);
    }
    bool is_name(const std::string& typed, std::size_t seat) const {
        if (seat >= names.size()) return false;
        return care == Care::Exact ? same_word(names[seat], typed) : begins_with(names[seat], typed);
    }
};

enum class Extent { Whole, Anywhere };

/// Whether the typed words are the words of the move, those that may be left out left out or not.
bool fits(const std::vector<std::string>& typed, std::size_t at, const std::vector<Word>& words,
          std::size_t next, const Ear& ear, Extent ending) {
    if (at == typed.size() && ending == Extent::Anywhere) return true;
    if (next == words.size()) return at == typed.size();
    if (words[next].optional && fits(typed, at, words, next + 1, ear, ending)) return true;
    return at < typed.size() && ear.hears(typed[at], words[next]) &&
           fits(typed, at + 1, words, next + 1, ear, ending);
}

/// Whether the typed words are those of the move in another order: 33 3 for 3 33.
bool fits_in_any_order(std::vector<std::string> typed, const std::vector<Word>& words, const Ear& ear) {
    for (const Word& word : words) {
        const auto found = std::find_if(typed.begin(), typed.end(),
                                        [&](const std::string& one) { return ear.hears(one, word); });
        if (found != typed.end())
            typed.erase(found);
        else if (!word.optional)
            return false;
    }
    return typed.empty();
}

/// Puts typed words into the places of a move's values; false if they are of another kind or number.
bool replace_values(Json& value, const std::vector<std::string>& typed, std::size_t& at) {
    if (value.is_structured()) {
        for (auto& element : value)
            if (!element.is_boolean() && !replace_values(element, typed, at)) return false;
        return true;
    }
    if (at == typed.size()) return false;
    const std::string word = typed[at++];
    const std::string digits = as_number(word);
    if (value.is_number() && (digits.empty() || digits.size() > 9)) return false;
    if (value.is_number())
        value = std::stoi(digits);
    else
        value = word;
    return true;
}

std::string guess(std::vector<std::string> typed, const std::vector<std::string>& offers) {
    for (const std::string& offer : offers) {
        Json move = Json::parse(offer);
        std::vector<std::string> values = typed;
        if (!values.empty() && same_word(values.front(), move.begin().key())) values.erase(values.begin());
        std::size_t used = 0;
        if (replace_values(move, values, used) && used > 0 && used == values.size())
            return move.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    return {};
}

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

std::vector<std::string> split_words(std::string_view typed) {
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(word);
        word.clear();
    };
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const char c = typed[i];
        // A comma between two digits and three more belongs to the number: 60,000.
        const bool inside =
            c == ',' && !word.empty() && i + 3 < typed.size() &&
            std::all_of(&typed[i + 1], &typed[i + 4], [](char d) { return d >= '0' && d <= '9'; });
        if (c == ' ' || c == '\t' || c == '\r' || (c == ',' && !inside))
            end_word();
        else
            word += c;
    }
    end_word();
    return words;
}

std::string as_number(std::string_view word) {
    std::string digits;
    bool thousands = false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        if (c >= '0' && c <= '9')
            digits += c;
        else if ((c == 'k' || c == 'K') && i + 1 == word.size() && i > 0)
            thousands = true;
        else if (c != ',')
            return {};
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.empty() ? 0 : digits.size() - 1));
    return thousands && !digits.empty() ? digits + "000" : digits;
}

std::string words_of_move(std::string_view move, const std::vector<std::string>& names) {
    // Names that need not be read to understand what follows them.
    constexpr std::string_view kSilent[] = {"at",   "seat",    "die",  "stake", "dice", "value",
                                            "face", "machine", "side", "from",  "to"};
    std::string text;
    for (const Word& word : words_of(move)) {
        const bool silent = std::find(std::begin(kSilent), std::end(kSilent), word.text) != std::end(kSilent);
        if (word.optional && silent && !text.empty()) continue;
        const std::size_t seat = word.seat ? std::stoul(word.text) : names.size();
        const bool by_name = seat < names.size() && names[seat].find_first_of(" ,") == std::string::npos;
        text += (text.empty() ? "" : " ") + (by_name ? names[seat] : word.text);
    }
    return text;
}

Meaning meaning_of(std::string_view typed, const std::vector<std::string>& offers,
                   const std::vector<std::string>& names) {
    const std::size_t start = typed.find_first_not_of(" \t");
    if (start != typed.npos && typed[start] == '{') return {{}, std::string(typed.substr(start))};
    const std::vector<std::string> said = split_words(typed);
    if (said.empty()) return {};
    // #3 is the third of them, as `moves` numbers them.
    if (said.size() == 1 && said.front().size() < 6 && said.front().starts_with('#')) {
        const std::string number = as_number(said.front().substr(1));
        const std::size_t place = number.empty() ? 0 : std::stoul(number);
        if (place >= 1 && place <= offers.size()) return {{offers[place - 1]}, {}};
        return {};
    }

    const Ear exact{names, Care::Exact}, kind{names, Care::CutShort};
    const auto all = [&](auto accepts) {
        std::vector<std::string> found;
        for (const std::string& offer : offers)
            if (accepts(words_of(offer))) found.push_back(offer);
        return found;
    };
    // From the strictest way of listening to the kindest; the first that hears something counts.
    std::vector<std::string> found =
        all([&](const auto& words) { return fits(said, 0, words, 0, exact, Extent::Whole); });
    if (found.empty()) found = all([&](const auto& words) { return fits_in_any_order(said, words, exact); });
    if (found.empty())
        found = all([&](const auto& words) { return fits(said, 0, words, 0, kind, Extent::Whole); });
    if (found.empty())
        found = all([&](const auto& words) { return fits(said, 0, words, 0, kind, Extent::Anywhere); });
    if (!found.empty()) return {found, {}};
    return {{}, guess(said, offers)};
}

}  // namespace terminal
