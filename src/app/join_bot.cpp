#include "app/join_bot.h"

#include <algorithm>

#include "app/failure.h"
#include "app/files.h"
#include "app/seat_bot.h"

namespace app {
namespace {

using client::json;
using client::Status;

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
        if (!picture().sits()) sit();
        answer();
        while (picture().status() != Status::Over)
            if (const std::optional<client::Heard> heard = guest_.hear(kPatience)) hear(*heard);
        const json result = picture().result();
        bot_->game_over(result.dump());
        print_line(json{{"over", result}}.dump());
        return kFine;
    }

   private:
    const client::Picture& picture() const { return guest_.picture(); }

    void sit() {
        if (picture().status() != Status::Open)
            throw refused("The game has begun, and none of its seats is this program's.");
        const std::optional<core::Seat> seat = wish_.seat ? wish_.seat : picture().first_free();
        if (seat && picture().has(*seat) && picture().chair(*seat).is_free())
            return terminal::take_seat(guest_, wish_, *seat, wish_.name);
        throw refused("No seat is free.");
    }

    void hear(const client::Heard& heard) {
        const bool seated = heard.get<protocol::SeatTaken>() != nullptr;
        if (seated) wish_.keep(guest_, wish_.name);
        if (const auto* refusal = heard.get<protocol::Refused>()) hear_refusal(refusal->why);
        if (seated || heard.get<protocol::News>() != nullptr) answer();
    }

    void hear_refusal(const match::Problem& problem) {
        const std::string& text = problem.text;
        if (!picture().sits()) {
            // Somebody else was quicker: the next seat, if any seat will do.
            if (wish_.seat) throw refused(text);
            return sit();
        }
        answered_ = -1;
        if (problem.kind == match::ProblemKind::Rule || problem.kind == match::ProblemKind::Form)
            throw refused("The table refuses the bot's move: " + text);
        complain(terminal::harmless(text));
    }

    void answer() {
        if (!picture().sits()) return;
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
        const bool full = !picture().first_free();
        if (full && wish_.starts && !started_) guest_.ask(protocol::Start{});
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
