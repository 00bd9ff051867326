#pragma once
// What `show` and `play` have in common: how the screen looks.

#include <CLI/CLI.hpp>

#include "terminal/style.h"
#include "words/words.h"

namespace app {

struct ScreenArguments {
    bool ascii = false;
    std::string colour = "auto";  // or always, or never

    void add_to(CLI::App& command);
    terminal::Style style() const;
};

/// Lines that are too wide for a screen go on in the next one: below where their words began. What stands in
/// several columns, and commands to type, stay as they are.
std::string fitted(const std::string& text);
/// The same for paragraphs of several lines, as helps have them: they flow anew first.
std::string fitted_help(const std::string& text);

/// --language en, fr, de or ru.
void add_language(CLI::App& command, words::Language& language);

}  // namespace app
