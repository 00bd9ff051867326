#pragma once
// A console that reads from a script and keeps what was written, and tables to play at.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>

#include "terminal/session.h"

namespace terminal_test {

using core::Seat;
using testing::HasSubstr;
using testing::Not;

class FakeConsole : public terminal::Console {
   public:
    explicit FakeConsole(std::deque<std::string> script = {}, int height = 0)
        : script_(std::move(script)), height_(height) {}

    std::optional<std::string> read_line() override {
        // What stood there when something was asked.
        asked_.push_back(fresh_);
        fresh_.clear();
        if (script_.empty()) return {};
        const std::string line = script_.front();
        script_.pop_front();
        return line;
    }
    void write(std::string_view text) override {
        fresh_ += text;
        written_ += text;
    }
    int height() const override { return height_; }

    const std::string& written() const { return written_; }
    /// What was written before the n-th line was read, since the line before it.
    const std::string& before(std::size_t n) const { return asked_.at(n); }
    std::size_t read() const { return asked_.size(); }
    bool used_up() const { return script_.empty(); }

   private:
    std::deque<std::string> script_;
    int height_;
    std::string written_, fresh_;
    std::vector<std::string> asked_;
};

inline std::unique_ptr<match::AnyMatch> new_match(const std::string& game, std::vector<std::string> names,
                                                  const std::string& options = "{}") {
    auto opened = match::find_game(game)->open(std::move(names), options);
    EXPECT_TRUE(opened) << opened.wrong.text;
    return std::move(*opened);
}

/// People at all seats but the last `bots`; a house with a seed, or by hand.
inline terminal::Table table_for(const match::AnyMatch& match, int bots, std::optional<std::uint64_t> seed) {
    terminal::Table table;
    if (seed) table.chance = std::make_unique<terminal::SeededChance>(*seed);
    for (int seat = 0; seat < match.seats(); ++seat)
        table.bots.push_back(
            seat < match.seats() - bots ? nullptr : bots::make_bot(match.header().game, "random", {}, 5));
    return table;
}

inline terminal::Settings plain(bool confirm = true) {
    terminal::Settings settings;
    settings.style.colour = false;
    settings.confirm = confirm;
    return settings;
}

}  // namespace terminal_test
