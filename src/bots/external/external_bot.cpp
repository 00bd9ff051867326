#include "bots/external/external_bot.h"

#include <unistd.h>

#include <atomic>
#include <filesystem>

#include "bots/external/answer.h"
#include "bots/makers.h"
#include "match/json_text.h"

namespace bots {
namespace {

using external::Spoke;

std::string new_errors_file() {
    static std::atomic<int> count{0};
    std::error_code error;
    auto folder = std::filesystem::temp_directory_path(error);
    if (error) folder = ".";
    return (folder / ("croupier-bot-" + std::to_string(getpid()) + "-" + std::to_string(++count) + ".err"))
        .string();
}

}  // namespace

ExternalBot::~ExternalBot() {
    process_.reset();
    std::error_code error;
    if (!errors_file_.empty() && std::filesystem::file_size(errors_file_, error) == 0 && !error)
        std::filesystem::remove(errors_file_, error);
}

void ExternalBot::forfeit(const std::string& why) const {
    std::error_code error;
    const auto size = errors_file_.empty() ? 0 : std::filesystem::file_size(errors_file_, error);
    const std::string kept = size > 0 && !error ? " Its standard error is in " + errors_file_ + "." : "";
    throw Forfeit{"The bot \"" + command_ + "\" has lost its game: " + why + kept};
}

std::string ExternalBot::ask(const std::string& line, std::chrono::milliseconds time) {
    const auto deadline = std::chrono::steady_clock::now() + time;
    std::string answer;
    Spoke spoke = process_->send(line, deadline);
    if (spoke == Spoke::Well) spoke = process_->receive(answer, deadline);
    switch (spoke) {
        case Spoke::Well: return answer;
        case Spoke::Ended: forfeit("it ended instead of answering.");
        case Spoke::Late: forfeit("it did not answer within " + std::to_string(time.count()) + " ms.");
        case Spoke::TooLong:
            forfeit("it wrote more than a line of " + std::to_string(external::Process::kLongestLine) +
                    " bytes.");
    }
    return answer;
}

void ExternalBot::start(const match::Header& header, Seat seat) {
    errors_file_ = new_errors_file();
    process_ = std::make_unique<external::Process>(command_, errors_file_);
    const std::string hello = match::written([&](core::json::Pen& pen) {
        pen.open('{').key("hello").open('{').key("croupier").number(1).key("game").text(header.game);
        pen.key("seat").number(core::index(seat)).key("seats").open('[');
        for (const std::string& name : header.names) pen.text(name);
        pen.close(']').key("options").word(header.options).close('}').close('}');
    });
    const std::string answer = ask(hello, patience_.hello);
    const std::optional<std::string> name = external::read_hello(answer);
    if (!name)
        forfeit("it answered hello with \"" + external::shortened(answer) +
                "\" instead of {\"hello\":{\"name\":\"…\",\"version\":\"…\"}}.");
    name_ = *name;
}

AnyChoice ExternalBot::choose(const match::AnyMatch& match, Seat seat) {
    if (!process_) start(match.header(), seat);
    return choose_from(match.view(seat), match.offers(seat), match.question());
}

AnyChoice ExternalBot::choose_seen(const match::AnySeen& seen) {
    const std::vector<std::string> offers = seen.offers();
    if (offers.empty()) return {};
    if (!process_) start(seen.header(), seen.seat());
    return choose_from(seen.view(), offers, seen.question());
}

AnyChoice ExternalBot::choose_from(const std::string& view, const std::vector<std::string>& offers,
                                   int number) {
    std::string question = "{\"view\":" + view + ",\"offers\":[";
    for (const std::string& offer : offers) question += (&offer == offers.data() ? "" : ",") + offer;
    question += "],\"question\":" + std::to_string(number) +
                ",\"ms\":" + std::to_string(patience_.move.count()) + "}";
    const external::Answer answer = external::read_answer(ask(question, patience_.move), offers);
    if (!answer.place) forfeit(answer.wrong);
    return {offers[*answer.place], answer.reason};
}

void ExternalBot::game_over(const std::string& result) {
    if (!process_) return;
    constexpr std::chrono::milliseconds kFarewell{200};
    process_->send("{\"over\":" + result + "}", std::chrono::steady_clock::now() + kFarewell);
}

template <class Choose>
AnyChoice WithStandIn::choose_or_stand_in(Choose choose) {
    try {
        return choose();
    } catch (const Forfeit& forfeit) {
        told_(forfeit.sentence());
    }
    bot_ = std::move(stand_in_);
    return choose();
}

AnyChoice WithStandIn::choose(const match::AnyMatch& match, Seat seat) {
    return choose_or_stand_in([&] { return bot_->choose(match, seat); });
}

AnyChoice WithStandIn::choose_seen(const match::AnySeen& seen) {
    return choose_or_stand_in([&] { return bot_->choose_seen(seen); });
}

std::unique_ptr<AnyBot> make_external_bot(const std::string& command, const Limits& limits) {
    Patience patience;
    if (limits.time.count() > 0) patience.move = limits.time;
    return std::make_unique<ExternalBot>(command, patience);
}

}  // namespace bots
