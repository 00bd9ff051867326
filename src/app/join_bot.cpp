#include "app/join_bot.h"

#include <algorithm>

#include "app/failure.h"
#include "app/files.h"
#include "bots/external/external_bot.h"

namespace app {
namespace {

using client::json;
using Status = client::Picture::Status;

/// A level, or a command that starts a program. Where a program does not do what it should, a regular plays
/// on.
std::unique_ptr<bots::AnyBot> bot_for(const std::string& game, const RemoteBot& wanted) {
    constexpr std::uint64_t kUsualTime = 300;
    const std::uint64_t time = wanted.milliseconds > 0 ? wanted.milliseconds : kUsualTime;
    const bool program = bots::is_command(wanted.bot);
    const bots::Limits limits =
        program && wanted.milliseconds == 0
            ? bots::Limits{}
            : bots::limits_of_time(std::chrono::milliseconds(static_cast<std::int64_t>(time)));
    const std::uint64_t seed = std::stoull(client::random_hex(8), nullptr, 16);
    auto bot = bots::make_bot(game, wanted.bot, limits, seed);
    if (bot == nullptr) throw refused("There is no " + wanted.bot + " bot for " + game + ".");
    if (!program) return bot;
    return std::make_unique<bots::WithStandIn>(
        std::move(bot), bots::make_bot(game, "regular", {}, seed),
        [](const std::string& sentence) { complain(sentence + " A regular plays on."); });
}

class BotAtTable {
   public:
    BotAtTable(client::Guest& guest, const terminal::Joining& wish, const RemoteBot& bot)
        : guest_(guest), wish_(wish), bot_(bot_for(guest.picture().game(), bot)) {
        if (wish_.name.empty()) wish_.name = "Robot";
    }

    int play() {
        constexpr client::milliseconds kPatience{20'000};
        if (picture().seat() < 0) sit();
        answer();
        while (picture().status() != Status::Over)
            if (const std::optional<json> message = guest_.hear(kPatience)) hear(*message);
        const json& view = picture().view();
        const json& result = view.contains("result") ? view["result"] : picture().result();
        bot_->hear_result(result.dump());
        print_line(json{{"over", result}}.dump());
        return kFine;
    }

   private:
    const client::Picture& picture() const { return guest_.picture(); }

    void sit() {
        if (picture().status() != Status::Open)
            throw refused("The game has begun, and none of its seats is this program's.");
        const std::vector<client::Chair>& chairs = picture().chairs();
        for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
            if (!chairs[seat].is_free() || (wish_.seat >= 0 && static_cast<int>(seat) != wish_.seat))
                continue;
            guest_.sit(static_cast<int>(seat), wish_.name);
            return;
        }
        throw refused("No seat is free.");
    }

    void hear(const json& message) {
        if (message.contains("seated")) wish_.keep(guest_, wish_.name);
        if (message.contains("refused")) hear_refusal(message["refused"]);
        if (message.contains("news") || message.contains("seated")) answer();
    }

    void hear_refusal(const json& refusal) {
        const std::string text = refusal.value("text", ""), kind = refusal.value("kind", "");
        if (picture().seat() < 0) {
            // Somebody else was quicker: the next seat, if any seat will do.
            if (wish_.seat >= 0) throw refused(text);
            return sit();
        }
        answered_ = -1;
        if (kind == "rule" || kind == "form") throw refused("The table refuses the bot's move: " + text);
        complain(terminal::harmless(text));
    }

    void answer() {
        if (picture().seat() < 0) return;
        if (picture().status() == Status::Open) return start();
        const std::vector<std::string> offers = picture().offers();
        const int question = picture().question_number();
        if (picture().status() != Status::Playing || offers.empty() ||
            !picture().is_asked(picture().seat()) || (answered_ == question && !taken_back()))
            return;
        entries_ = picture().entries().size();
        answered_ = question;
        if (offers.size() == 1) {
            guest_.move(offers.front());
            return;
        }
        auto seen = match::look(picture().view().dump(), offers);
        if (!seen) throw refused("What the table shows cannot be played: " + seen.wrong.text);
        guest_.move(bot_->choose_seen(**seen).move);
    }
    /// After an undo the same question is asked again.
    bool taken_back() const { return picture().entries().size() < entries_; }

    void start() {
        const std::vector<client::Chair>& chairs = picture().chairs();
        const bool full = std::none_of(chairs.begin(), chairs.end(),
                                       [](const client::Chair& chair) { return chair.is_free(); });
        if (full && wish_.starts && !started_) guest_.ask({{"start", json::object()}});
        started_ = full;
    }

    client::Guest& guest_;
    terminal::Joining wish_;
    std::unique_ptr<bots::AnyBot> bot_;
    int answered_ = -1;
    std::size_t entries_ = 0;
    bool started_ = false;
};

}  // namespace

int play_bot(client::Guest& guest, const terminal::Joining& wish, const RemoteBot& bot) {
    return BotAtTable(guest, wish, bot).play();
}

}  // namespace app
