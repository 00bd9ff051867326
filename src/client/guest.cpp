#include "client/guest.h"

#include <unistd.h>

#include <algorithm>
#include <thread>

namespace client {

namespace {

constexpr milliseconds kFirstPause{200}, kLongestPause{5'000};
constexpr std::chrono::seconds kSilence{25};  // a server hangs up on who is silent for longer than 90 s
constexpr int kShare = 16;  // random bytes that a seat adds to the dice; a token has as many

/// A message of the server; throws Failure if it is none.
Heard read(const Address& address, std::string text) {
    auto answer = protocol::read_answer(text);
    if (!answer)
        throw Failure{Fault::Lost, address.server() + " says what is no message: " + answer.wrong.text +
                                       ": " + text.substr(0, 80)};
    return {std::move(*answer), std::move(text)};
}

}  // namespace

std::string random_hex(int bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (int i = 0; i < bytes; ++i) {
        unsigned char byte = 0;
        if (getentropy(&byte, 1) != 0)
            throw Failure{Fault::Io, "The operating system gives no random numbers."};
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

Guest::Guest(Address address, std::string token, words::Language language, Patience patience)
    : address_(std::move(address)), token_(std::move(token)), language_(language), patience_(patience) {}

void Guest::arrive() {
    wire_ = connect(address_, patience_.answer);
    say_hello();
    const auto end = Clock::now() + patience_.answer;
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        const std::optional<std::string> text = wire_->receive(std::max(left, milliseconds(0)));
        if (!text) throw Failure{Fault::Lost, address_.server() + " does not answer."};
        const protocol::Answer answer = read(address_, *text).answer;
        if (const auto* refused = std::get_if<protocol::Refused>(&answer.said))
            throw Failure{Fault::Refused, refused->why.text};
        if (const auto* bye = std::get_if<protocol::Bye>(&answer.said))
            throw Failure{Fault::Refused, bye->why.text};
        notice(answer);
        if (std::holds_alternative<protocol::Welcome>(answer.said)) break;
    }
    pause_ = milliseconds(0);
}

void Guest::say_hello() {
    protocol::Hello hello;
    (address_.leads == Address::Leads::Watch ? hello.watch : hello.table) = address_.id;
    hello.token = token_;
    hello.last = picture_.last();
    hello.words = language_;
    if (new_game_) hello.random = random_hex(kShare);
    wire_->send(protocol::write_message(hello));
    last_sent_ = Clock::now();
}

void Guest::lost() {
    wire_.reset();
    if (pause_ == milliseconds(0)) lost_since_ = Clock::now();
    pause_ = std::clamp(pause_ * 2, kFirstPause, kLongestPause);
    next_try_ = Clock::now() + pause_;
}

void Guest::take_up_again() {
    const milliseconds pause = pause_;
    try {
        arrive();
        again_ = true;
    } catch (const Failure&) {
        pause_ = pause;
        if (pause != milliseconds(0) && Clock::now() - lost_since_ > patience_.absence) throw;
        lost();
    }
}

std::optional<Heard> Guest::hear(milliseconds patience) {
    const auto end = Clock::now() + patience;
    for (;;) {
        if (!wire_) {
            const auto wait = std::min(next_try_, end);
            if (wait > Clock::now()) std::this_thread::sleep_until(wait);
            if (Clock::now() < next_try_) return {};
            take_up_again();
            if (wire_) {
                const protocol::Welcome again{protocol::kProtocol, "", picture_.summary(), picture_.seat(),
                                              picture_.last()};
                return Heard{{again, {}}, protocol::write_answer(again)};
            }
            if (Clock::now() >= end) return {};
            continue;
        }
        std::optional<std::string> text;
        try {
            keep_alive();
            const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
            text = wire_->receive(std::clamp(left, milliseconds(0), milliseconds(kSilence)));
        } catch (const Failure&) {
            lost();
            continue;
        }
        if (!text && Clock::now() < end) continue;
        if (!text) return {};
        Heard heard = read(address_, std::move(*text));
        notice(heard.answer);
        send_again(heard.answer);
        // It stops, or we were too slow or too quick for it: we come again, but not at once.
        if (heard.get<protocol::Bye>() != nullptr) lost();
        if (heard.get<protocol::Pong>() == nullptr) return heard;
    }
}

/// After the connection was lost: the answer on its way then is given once more, if it is still asked for. A
/// seat is asked for once more in any case: the server knows our token if it has given us one.
void Guest::send_again(const protocol::Answer& answer) {
    if (!again_ || !std::holds_alternative<protocol::News>(answer.said)) return;
    again_ = false;
    if (!unanswered_) return;
    if (!std::holds_alternative<protocol::Sit>(unanswered_->asked) && !picture_.is_asked(picture_.seat()))
        return unanswered_.reset();
    send(*unanswered_);
}

void Guest::keep_alive() {
    if (Clock::now() - last_sent_ < kSilence) return;
    wire_->send(protocol::write_message(protocol::Ping{}));
    last_sent_ = Clock::now();
}

/// Takes a message in. The server's answer to a move settles it; after a new welcome it is sent again.
void Guest::notice(const protocol::Answer& answer) {
    picture_.hear(answer.said);
    if (!picture_.token().empty()) token_ = picture_.token();
    if (!unanswered_) return;
    const bool settled = std::holds_alternative<protocol::Done>(answer.said) ||
                         std::holds_alternative<protocol::Refused>(answer.said);
    if (settled && answer.id == unanswered_->id) return unanswered_.reset();
    const auto* const move = std::get_if<protocol::Move>(&unanswered_->asked);
    // The question has moved on: the answer arrived, or came too late.
    if (move != nullptr && std::holds_alternative<protocol::News>(answer.said) &&
        move->question < picture_.question_number())
        unanswered_.reset();
}

void Guest::send(const protocol::Message& message) {
    if (!wire_) return;
    try {
        wire_->send(protocol::write_message(message.asked, message.id));
        last_sent_ = Clock::now();
    } catch (const Failure&) {
        lost();
    }
}

std::int64_t Guest::ask(protocol::AnyRequest request) {
    const protocol::Message message{std::move(request), next_id_++};
    // A seat for which the server chooses the token cannot be asked for twice.
    const auto* const sit = std::get_if<protocol::Sit>(&message.asked);
    if (std::holds_alternative<protocol::Move>(message.asked) || (sit != nullptr && !sit->token.empty()))
        unanswered_ = message;
    send(message);
    return *message.id;
}

bool Guest::pass_on(const std::string& line) {
    const match::Piece text(line);
    if (!text.is(core::json::Kind::Object)) return false;
    protocol::HeardMessage heard = protocol::read_message(line);
    if (!heard.refused) {
        if (heard.message.id) next_id_ = *heard.message.id;
        ask(std::move(heard.message.asked));
        return true;
    }
    if (!wire_) return true;
    try {
        wire_->send(line);
        last_sent_ = Clock::now();
    } catch (const Failure&) {
        lost();
    }
    return true;
}

const std::string& Guest::choose_token() {
    if (token_.empty()) token_ = random_hex(kShare);
    return token_;
}

std::int64_t Guest::sit(Seat seat, const std::string& name) {
    return ask(protocol::Sit{seat, name, choose_token(), random_hex(kShare)});
}

std::int64_t Guest::ask_rematch() { return ask(protocol::Rematch{random_hex(kShare)}); }

std::int64_t Guest::move(const std::string& move) {
    return ask(protocol::Move{picture_.question_number(), move});
}

void Guest::move_over(const std::string& table) {
    address_.id = table;  // first: it may stand in the picture that is forgotten now
    wire_.reset();
    unanswered_.reset();
    picture_ = Picture();
    new_game_ = true;
    arrive();
    new_game_ = false;
}

}  // namespace client
