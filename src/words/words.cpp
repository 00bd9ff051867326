#include "words/words.h"

#include <algorithm>
#include <array>

#include "words/catalogue.h"

namespace words {
namespace {

struct Line {
    std::string_view key, text;
};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\r')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

std::vector<Line> lines_of(std::string_view catalogue) {
    std::vector<Line> lines;
    while (!catalogue.empty()) {
        const std::size_t end = std::min(catalogue.find('\n'), catalogue.size());
        const std::string_view line = trimmed(catalogue.substr(0, end));
        catalogue.remove_prefix(std::min(end + 1, catalogue.size()));
        const std::size_t equals = line.find('=');
        if (line.empty() || line.front() == '#' || equals == line.npos) continue;
        lines.push_back({trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1))});
    }
    std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.key < b.key; });
    return lines;
}

const std::vector<Line>& lines(Language language) {
    static const std::array<std::vector<Line>, kLanguages> all = [] {
        std::array<std::vector<Line>, kLanguages> made;
        for (int i = 0; i < kLanguages; ++i)
            made[static_cast<std::size_t>(i)] = lines_of(catalogue(code(Language(i))));
        return made;
    }();
    return all[static_cast<std::size_t>(language)];
}

/// Which of a word's forms goes with a number: Russian has three, the others two (in French 0 is singular
/// too).
std::size_t form(std::int64_t number, Language language) {
    if (language == Language::French) return number >= 2 ? 1 : 0;
    if (language != Language::Russian) return number == 1 ? 0 : 1;
    const std::int64_t tens = number / 10 % 10, ones = number % 10;
    if (tens == 1 || ones == 0 || ones > 4) return 2;
    return ones == 1 ? 0 : 1;
}

std::string_view nth_form(std::string_view forms, std::size_t n) {
    for (; n > 0 && forms.find('|') != forms.npos; --n) forms.remove_prefix(forms.find('|') + 1);
    return forms.substr(0, forms.find('|'));
}

/// Whether the text begins with a place to fill in, {0} or {0:…}; other braces are only braces.
bool is_slot(std::string_view text) {
    return text.size() > 2 && text[0] == '{' && text[1] >= '0' && text[1] <= '9' &&
           (text[2] == '}' || text[2] == ':') && text.find('}') != text.npos;
}

std::string filled(const core::Arg& arg, const Speaker& speaker) {
    switch (arg.kind) {
        case core::Arg::Kind::Number: return std::to_string(arg.value);
        case core::Arg::Kind::Money: return money(arg.value, speaker.language);
        case core::Arg::Kind::Text: return std::string(arg.text);
        case core::Arg::Kind::Seat: {
            const auto seat = static_cast<std::size_t>(arg.value);
            return seat < speaker.names.size() ? speaker.names[seat] : std::to_string(arg.value);
        }
        case core::Arg::Kind::Word: {
            const std::string_view word = find(speaker.language, arg.word);
            return std::string(word.empty() ? std::string_view(arg.word) : word);
        }
        case core::Arg::Kind::Dice: break;
    }
    std::string dice;
    for (int face = 1; face <= core::kFaces; ++face)
        for (int i = 0; i < core::Faces{static_cast<std::uint64_t>(arg.value)}.count(core::Face(face)); ++i)
            dice += (dice.empty() ? "" : " ") + std::to_string(face);
    return dice;
}

}  // namespace

std::string_view code(Language language) {
    constexpr std::string_view kCodes[kLanguages] = {"en", "fr", "de", "ru"};
    return kCodes[static_cast<int>(language)];
}

std::optional<Language> language(std::string_view name) {
    for (int i = 0; i < kLanguages; ++i)
        if (code(Language(i)) == name) return Language(i);
    return {};
}

std::string_view find(Language language, std::string_view key) {
    const auto& all = lines(language);
    const auto found = std::lower_bound(all.begin(), all.end(), key,
                                        [](const Line& line, std::string_view k) { return line.key < k; });
    return found != all.end() && found->key == key ? found->text : std::string_view();
}

std::string say(const core::Phrase& phrase, const Speaker& speaker) {
    std::string_view rest = find(speaker.language, phrase.key);
    if (rest.empty()) return phrase.key;
    std::string said;
    while (!rest.empty()) {
        if (!is_slot(rest)) {
            said += rest.front();
            rest.remove_prefix(1);
            continue;
        }
        const std::string_view inside = rest.substr(1, rest.find('}') - 1);
        rest.remove_prefix(inside.size() + 2);
        const int which = inside.front() - '0';
        if (which >= phrase.args.size()) continue;
        const core::Arg& arg = phrase.args[which];
        said += inside.size() == 1
                    ? filled(arg, speaker)
                    : std::string(nth_form(inside.substr(2), form(arg.value, speaker.language)));
    }
    while (!said.empty() && said.back() == ' ') said.pop_back();
    return said;
}

std::string money(std::int64_t dollars, Language language) {
    const std::string_view separator = language == Language::English  ? ","
                                       : language == Language::German ? "."
                                                                      : "\u00a0";
    std::string digits = std::to_string(dollars < 0 ? -dollars : dollars);
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, separator);
    return dollars < 0 ? "\u2212" + digits : digits;
}

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
    std::string best;
    std::size_t least = 1 + word.size() / 2;  // further away than that is another word
    for (const std::string& candidate : candidates) {
        // Levenshtein's distance, one row at a time.
        std::vector<std::size_t> row(candidate.size() + 1);
        for (std::size_t i = 0; i <= candidate.size(); ++i) row[i] = i;
        for (std::size_t i = 1; i <= word.size(); ++i) {
            std::size_t corner = row[0]++;
            for (std::size_t j = 1; j <= candidate.size(); ++j) {
                const std::size_t same = corner + (word[i - 1] == candidate[j - 1] ? 0 : 1);
                corner = row[j];
                row[j] = std::min({row[j] + 1, row[j - 1] + 1, same});
            }
        }
        if (row.back() < least) {
            least = row.back();
            best = candidate;
        }
    }
    return best;
}

}  // namespace words
