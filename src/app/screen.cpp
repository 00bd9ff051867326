#include "app/screen.h"

#include <unistd.h>

#include <cstdlib>
#include <map>
#include <string_view>

namespace app {
namespace {

/// https://no-color.org: set and not empty means no colour.
bool colour_wanted() {
    const char* no_colour = std::getenv("NO_COLOR");
    if (no_colour != nullptr && *no_colour != '\0') return false;
    const char* terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace

void ScreenArguments::add_to(CLI::App& command) {
    command.add_flag("--ascii", ascii, "Draw with ASCII characters only");
    command
        .add_option("--color,--colour", colour,
                    "auto (a terminal without NO_COLOR gets colour), always or never")
        ->type_name("WHEN")
        ->check(CLI::IsMember({"auto", "always", "never"}));
}

void add_language(CLI::App& command, words::Language& language) {
    std::map<std::string, words::Language> codes;
    for (int i = 0; i < words::kLanguages; ++i)
        codes.emplace(words::code(words::Language(i)), words::Language(i));
    command.add_option("--language,--lang", language, "The language of sentences: en, fr, de or ru")
        ->type_name("CODE")
        ->transform(CLI::CheckedTransformer(codes).description(""));
}

terminal::Style ScreenArguments::style() const {
    terminal::Style style;
    style.unicode = !ascii;
    style.colour = colour == "always" || (colour == "auto" && colour_wanted());
    return style;
}

}  // namespace app
