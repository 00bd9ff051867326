#pragma once
// What this game is, and what a table of it can agree on: the one list of its options.

#include "core/game.h"
#include "games/monte_carlo/setup.h"

namespace monte_carlo {

/// The track as a text.
constexpr core::Option board_option() {
    core::Option option{"board", "option.board", core::OptionKind::Text};
    option.usual_text = kDefaultBoard.data();
    option.like = "S…A";
    option.read_text = [](void* setup, std::string_view text) -> core::Verdict {
        const core::Or<Board> board = read_board(text);
        if (!board) return board.refusal();
        static_cast<Setup*>(setup)->board = *board;
        return core::kFine;
    };
    option.write_text = [](const void* setup, std::span<char> room) -> std::string_view {
        const Board& board = static_cast<const Setup*>(setup)->board;
        if (board == kBoard) return {};
        const unsigned length = board.arrival + 1u;
        for (unsigned i = 0; i < length; ++i) room[i] = board.letter(static_cast<int>(i));
        return {room.data(), length};
    };
    return option;
}

inline constexpr core::Option kOptions[] = {
    core::first_option<&Setup::first>("MC-5"),
    core::purses_option<&Setup::open_purses>(),  // MC-32: either word is taken, chips lie open anyway
    core::switch_option<&Setup::points>("points", "option.points"),
    board_option(),
};

inline constexpr const char* kPoints[] = {R"("points":true)"};
inline constexpr core::Preset kPresets[] = {{"points", kPoints}};

inline constexpr const char* kRules[] = {"MC"};
inline constexpr core::About kAbout{.name = "monte-carlo",
                                    .fewest = kFewestSeats,
                                    .most = kMostSeats,
                                    .too_few = "MC-1",
                                    .too_many = "MC-1",
                                    .options = kOptions,
                                    .rules = kRules,
                                    .presets = kPresets};

}  // namespace monte_carlo
