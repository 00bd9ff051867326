#include "app/join_bot.h"

#include <algorithm>

#include "app/failure.h"
#include "app/files.h"
#include "app/seat_bot.h"

namespace app {
namespace {

using client::json;
using Status = client::Picture::Status;

/// A program has its usual time if none is said.
bots::Limits limits_of(const RemoteBot& bot) {
    constexpr std::uint64_t kUsual = 300;
    if (bot.milliseconds == 0 && bots::is_command(bot.bot)) return {};
    const auto time = static_cast<std::int64_t>(bot.milliseconds == 0 ? kUsual : bot.milliseconds);
    return bots::limits_of_time(std::chrono::milliseconds(time));
}

class BotAtTable {
   public:
    BotAtTable(client::Guest& guest, const terminal::Joining& wish, const RemoteBot& bot)
        : guest_(guest),
          wish_(wish),
          bot_(seat_bot(guest.picture().game(), bot.bot, limits_of(bot), seed_from_system())) {
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
        bot_->game_over(result.dump());
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
            terminal::take_seat(guest_, wish_, static_cast<int>(seat), wish_.name);
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
        const auto seen = match::look(picture().view().dump(), offers);
        if (!seen) throw refused("What the table shows cannot be read: " + seen.wrong.text);
        guest_.move(bot_->choose_seen(**seen.value).move);
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
