#include "app/seat_bot.h"

#include "app/failure.h"
#include "app/files.h"
#include "bots/external/external_bot.h"

namespace app {
namespace {

class Program final : public SeatBot {
   public:
    Program(const std::string& command, bots::Patience patience) : bot_(command, patience) {}
    bots::AnyChoice choose(const bots::Asked& asked) override { return bot_.choose(asked); }
    void game_over(const std::string& result) override { bot_.game_over(result); }

   private:
    bots::ExternalBot bot_;
};

}  // namespace

std::unique_ptr<SeatBot> make_seat_bot(const std::string& game, const std::string& bot,
                                       std::uint64_t milliseconds) {
    bots::Patience patience;
    if (milliseconds > 0) patience.move = std::chrono::milliseconds(milliseconds);
    if (bots::is_command(bot)) return std::make_unique<Program>(bot, patience);
    throw refused("There is no " + bot + " bot for " + game + ".");
}

}  // namespace app
