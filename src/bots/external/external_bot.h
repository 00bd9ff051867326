#pragma once
// A bot that is another program: it is told what its seat knows and what is offered, one JSON object a line,
// and answers with a move. See docs/bots.md.

#include <functional>

#include "bots/any_bot.h"
#include "bots/external/process.h"
#include "match/failure.h"

namespace bots {

/// Thrown by a bot that cannot go on: it has lost its game, and nobody else has lost anything.
struct Forfeit : match::Failure {
    explicit Forfeit(const std::string& sentence) : Failure(match::Fault::Forfeit, sentence) {}
};

/// How long a program may take.
struct Patience {
    std::chrono::milliseconds hello{10'000};  // to start and to say its name
    std::chrono::milliseconds move{5'000};    // for each move
};

class ExternalBot final : public AnyBot {
   public:
    ExternalBot(std::string command, Patience patience) : command_(std::move(command)), patience_(patience) {}
    ~ExternalBot() override;

    AnyChoice choose(const match::AnyMatch& match, Seat seat) override;
    AnyChoice choose_seen(const match::AnySeen& seen) override;
    void game_over(const std::string& result) override;
    Work search(const match::AnyMatch&, Seat, const Limits&) const override { return {}; }

    /// What it calls itself, once it has said so.
    const std::string& name() const { return name_; }

   private:
    void start(const match::Header& header, Seat seat);
    AnyChoice choose_from(const std::string& view, const std::vector<std::string>& offers, int question);
    std::string ask(const std::string& line, std::chrono::milliseconds time);
    [[noreturn]] void forfeit(const std::string& why) const;

    std::string command_;
    Patience patience_;
    std::string name_;
    std::string errors_file_;
    std::unique_ptr<external::Process> process_;
};

/// Plays as its bot does; should that one forfeit, a stand-in of ours plays on, and `told` hears why.
class WithStandIn final : public AnyBot {
   public:
    using Told = std::function<void(const std::string& sentence)>;
    WithStandIn(std::unique_ptr<AnyBot> bot, std::unique_ptr<AnyBot> stand_in, Told told)
        : bot_(std::move(bot)), stand_in_(std::move(stand_in)), told_(std::move(told)) {}

    AnyChoice choose(const match::AnyMatch& match, Seat seat) override;
    AnyChoice choose_seen(const match::AnySeen& seen) override;
    void game_over(const std::string& result) override { bot_->game_over(result); }
    Work search(const match::AnyMatch& match, Seat seat, const Limits& limits) const override {
        return bot_->search(match, seat, limits);
    }

   private:
    template <class Choose>
    AnyChoice choose_or_stand_in(Choose choose);

    std::unique_ptr<AnyBot> bot_, stand_in_;
    Told told_;
};

}  // namespace bots
