#include "app/seat_bot.h"

#include <sodium.h>

#include "app/failure.h"
#include "app/files.h"
#include "bots/external/external_bot.h"

namespace app {

std::uint64_t seed_from_system() {
    std::uint64_t seed;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

std::unique_ptr<bots::AnyBot> seat_bot(const std::string& game, const std::string& bot,
                                       const bots::Limits& limits, std::uint64_t seed) {
    std::unique_ptr<bots::AnyBot> made = bots::make_bot(game, bot, limits, seed);
    if (made == nullptr) throw refused("There is no " + bot + " bot for " + game + ".");
    if (!bots::is_command(bot)) return made;
    return std::make_unique<bots::WithStandIn>(
        std::move(made), bots::make_bot(game, "regular", {}, seed),
        [](const std::string& sentence) { complain(sentence + " A regular plays on."); });
}

}  // namespace app
