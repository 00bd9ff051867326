#include "terminal/rules.h"

#include <algorithm>

#include "terminal/typed.h"

namespace terminal {
namespace {

constexpr std::string_view kMark = "- **";

/// Visits every line of the rules.
template <class Visit>
void each_line(words::Language language, Visit visit) {
    for (std::string_view book = rule_book(words::code(language)); !book.empty();) {
        const std::string_view line = book.substr(0, book.find('\n'));
        book.remove_prefix(std::min(line.size() + 1, book.size()));
        visit(line);
    }
}

/// The number at the start of a rule; empty if the line is not the first of one.
std::string_view number_of(std::string_view line) {
    if (!line.starts_with(kMark)) return {};
    const std::string_view inside = line.substr(kMark.size());
    return inside.substr(0, inside.find("**"));
}

/// Without the marks of Markdown.
std::string plain(std::string_view text) {
    std::string made;
    for (const char letter : text)
        if (letter != '`' && letter != '*') made += letter;
    return made;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

}  // namespace

std::string rule_text(std::string_view rule, words::Language language) {
    std::string text;
    bool inside = false;
    each_line(language, [&](std::string_view line) {
        const std::string_view number = number_of(line);
        if (!number.empty())
            inside = same_word(number, rule);
        else if (!line.starts_with("  "))
            inside = false;
        if (!inside) return;
        if (!number.empty()) line.remove_prefix(kMark.size() + number.size() + 2);
        text += (text.empty() ? "" : " ") + std::string(trimmed(line));
    });
    return plain(text);
}

std::vector<std::string> rules_like(std::string_view start) {
    std::vector<std::string> found;
    each_line(words::Language::English, [&](std::string_view line) {
        const std::string_view number = number_of(line);
        if (!number.empty() && number.size() >= start.size() &&
            same_word(number.substr(0, start.size()), start))
            found.emplace_back(number);
    });
    return found;
}

std::vector<RuleChapter> rule_chapters(words::Language language) {
    std::vector<RuleChapter> chapters;
    each_line(language, [&](std::string_view line) {
        const std::string_view number = number_of(line);
        if (line.starts_with("#"))
            chapters.push_back({std::string(line.substr(line.find(' ') + 1)), {}});
        else if (!number.empty())
            chapters.back().rules.emplace_back(number);
    });
    std::erase_if(chapters, [](const RuleChapter& chapter) { return chapter.rules.empty(); });
    return chapters;
}

}  // namespace terminal
