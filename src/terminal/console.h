#pragma once
// Where a session is played: lines in, text out.

#include <optional>
#include <string>
#include <string_view>

namespace terminal {

class Console {
   public:
    virtual ~Console() = default;
    /// The next line, or nothing at the end of the input.
    virtual std::optional<std::string> read_line() = 0;
    virtual void write(std::string_view text) = 0;
    /// The number of lines of a screen that can be cleared; 0 if it is no screen.
    virtual int height() const = 0;

    bool is_screen() const { return height() > 0; }
    void line(std::string_view text = {}) { write(std::string(text) + "\n"); }
    /// Clears the screen and what could be scrolled back to.
    void clear() {
        if (is_screen()) write("\033[2J\033[3J\033[H");
    }
};

/// A console that can be waited for together with something else.
class LiveConsole : public Console {
   public:
    enum class Ready { Line, Other, Nothing };
    /// Waits until `read_line` has something to give (the end of the input counts), until the other
    /// descriptor is readable (−1: there is none), or until so many milliseconds have passed.
    virtual Ready wait(int other, int milliseconds) = 0;
};

}  // namespace terminal
