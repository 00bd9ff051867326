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

/// --language en, fr, de or ru.
void add_language(CLI::App& command, words::Language& language);

}  // namespace app
