// Fuzz target: the options of a set-up. They are refused with a rule, or the game can be played with them and
// writes them down in one way. The first byte chooses the game, the second the number of seats.

#include <cstdint>
#include <cstdlib>

#include "match/any_game.h"
#include "match/json_text.h"

namespace {

void must(bool fine) {
    if (!fine) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const auto& games = match::games();
    const match::AnyGame& game = *games[data[0] % games.size()];
    const std::vector<std::string> names(data[1] % 12, "x");
    const std::string options(reinterpret_cast<const char*>(data) + 2, size - 2);
    auto opened = game.open(names, options);
    if (!opened) {
        must(!opened.wrong.rule.empty() && !opened.wrong.text.empty());
        return 0;
    }
    match::AnyMatch& match = **opened;
    must(match.seats() >= game.about().fewest && match.seats() <= game.about().most);
    auto again = game.open(names, match.header().options);
    must(bool(again) && (*again)->header().options == match.header().options);
    core::PlayoutHouse house(std::uint64_t{1});
    for (int i = 0; i < 12 && match.ask().is_chance(); ++i) match.draw(house);
    must(!match.view(core::kSpectator).empty());
    return 0;
}
