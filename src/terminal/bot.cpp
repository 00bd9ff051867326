#include "terminal/bot.h"

namespace terminal {
namespace {

/// Answers with any of the offered moves, each as likely as any other.
class RandomBot final : public Bot {
   public:
    explicit RandomBot(std::uint64_t seed) : seed_(seed) {}

    std::string choose(const match::AnyMatch& match, core::Seat seat) override {
        const std::vector<std::string> offers = match.offers(seat);
        // By the number of the question, so that a game that is taken up again goes on as it would have.
        core::PlayoutHouse lot(seed_ ^ static_cast<std::uint64_t>(match.question()) * 0xD1342543DE82EF95u);
        return offers.at(lot.below(static_cast<std::uint32_t>(offers.size())));
    }

   private:
    std::uint64_t seed_;
};

using MakeBot = std::unique_ptr<Bot> (*)(std::uint64_t seed);
struct Entry {
    const char* name;
    MakeBot make;
};
constexpr Entry kBots[] = {
    {"random", [](std::uint64_t seed) -> std::unique_ptr<Bot> { return std::make_unique<RandomBot>(seed); }},
};

}  // namespace

std::vector<std::string> bot_names() {
    std::vector<std::string> names;
    for (const Entry& bot : kBots) names.emplace_back(bot.name);
    return names;
}

std::unique_ptr<Bot> make_bot(const std::string& name, std::uint64_t seed) {
    for (const Entry& bot : kBots)
        if (name == bot.name) return bot.make(seed);
    return nullptr;
}

}  // namespace terminal
