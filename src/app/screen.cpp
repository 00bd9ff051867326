#include "app/screen.h"

#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <string_view>

#include "app/values.h"

namespace app {
namespace {

/// https://no-color.org: set and not empty means no colour.
bool colour_wanted() {
    const char* no_colour = std::getenv("NO_COLOR");
    if (no_colour != nullptr && *no_colour != '\0') return false;
    const char* terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

/// Where the words of a line begin: behind its indentation, or behind what they are about: "--seed NUMBER The
/// same…". Nothing if it has more columns than that.
std::optional<std::size_t> begin_of_words(std::string_view line) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t gap = line.find("  ", indent);
    if (gap == line.npos) return indent;
    const std::size_t words = line.find_first_not_of(' ', gap);
    if (words == line.npos || line.find("  ", words) != line.npos) return {};
    return words;
}

bool is_to_be_typed(std::string_view line) {
    return line.starts_with("  croupier ") || line.starts_with("  mpirun ");
}

template <class Use>
void each_line(std::string_view text, Use use) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        use(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace

std::string fitted(const std::string& text) {
    const int width = terminal::Style{}.width - 1;
    std::string made;
    each_line(text, [&](std::string_view line) {
        const std::optional<std::size_t> words = begin_of_words(line);
        const bool fits = terminal::columns(line) <= width;
        if (fits || !words || is_to_be_typed(line)) {
            made += std::string(line) + "\n";
            return;
        }
        const std::string_view before = line.substr(0, *words);
        const int indent = terminal::columns(before);
        bool first = true;
        for (const std::string& part : terminal::wrapped(line.substr(*words), width - indent)) {
            const std::string blank(static_cast<std::size_t>(indent), ' ');
            made += (std::exchange(first, false) ? std::string(before) : blank) + part + "\n";
        }
    });
    return made;
}

std::string fitted_help(const std::string& text) {
    std::string joined;
    bool goes_on = false;  // the line before belongs to a paragraph that may go on
    each_line(text, [&](std::string_view line) {
        const bool words = !line.empty() && line.front() != ' ' && !line.starts_with("Usage: ");
        if (words && goes_on) joined.back() = ' ';
        joined += std::string(line) + "\n";
        goes_on = words && !line.ends_with(':');
    });
    return fitted(joined);
}

void ScreenArguments::add_to(CLI::App& command) {
    command.add_flag("--ascii", ascii, "Draw with ASCII characters only");
    command
        .add_option("--color,--colour", colour,
                    "auto (a terminal without NO_COLOR gets colour), always or never")
        ->type_name("WHEN")
        ->check(one_of({"auto", "always", "never"}));
}

void add_language(CLI::App& command, words::Language& language) {
    std::vector<std::string> codes;
    for (int i = 0; i < words::kLanguages; ++i) codes.emplace_back(words::code(words::Language(i)));
    command
        .add_option_function<std::string>(
            "--language,--lang", [&language](const std::string& code) { language = *words::language(code); },
            "The language of sentences: en, fr, de or ru")
        ->type_name("CODE")
        ->check(one_of(std::move(codes)));
}

terminal::Style ScreenArguments::style() const {
    terminal::Style style;
    style.unicode = !ascii;
    style.colour = colour == "always" || (colour == "auto" && colour_wanted());
    return style;
}

}  // namespace app
