#include "client/guest.h"

#include <unistd.h>

#include <algorithm>
#include <thread>

namespace client {

namespace {

constexpr milliseconds kFirstPause{200}, kLongestPause{5'000};
constexpr std::chrono::seconds kSilence{25};  // a server hangs up on who is silent for longer than 90 s
constexpr int kProtocol = 1;
constexpr int kShare = 16;  // random bytes that a seat adds to the dice; a token has as many

/// What a refusal or a goodbye says.
std::string sentence_of(const json& said) {
    if (said.is_object() && said.contains("text") && said["text"].is_string()) return said["text"];
    return "The server refuses, and does not say why.";
}

}  // namespace

std::string random_hex(int bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (int i = 0; i < bytes; ++i) {
        unsigned char byte = 0;
        if (getentropy(&byte, 1) != 0) throw Failure{"The operating system gives no random numbers."};
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

Guest::Guest(Address address, std::string token, std::string language, Patience patience)
    : address_(std::move(address)),
      token_(std::move(token)),
      language_(std::move(language)),
      patience_(patience) {}

void Guest::arrive() {
    wire_ = connect(address_, patience_.answer);
    say_hello();
    const auto end = Clock::now() + patience_.answer;
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        const std::optional<std::string> text = wire_->receive(std::max(left, milliseconds(0)));
        if (!text) throw Failure{address_.server() + " does not answer."};
        const json message = json::parse(*text, nullptr, false);
        for (const char* no : {"refused", "bye"})
            if (message.is_object() && message.contains(no)) throw Failure{sentence_of(message[no])};
        notice(message);
        if (message.is_object() && message.contains("welcome")) break;
    }
    pause_ = milliseconds(0);
}

void Guest::say_hello() {
    json hello{{"protocol", kProtocol}, {"words", language_}};
    hello[address_.leads == Address::Leads::Watch ? "watch" : "table"] = address_.id;
    if (!token_.empty()) hello["token"] = token_;
    if (picture_.last() >= 0) hello["last"] = picture_.last();
    if (new_game_) hello["random"] = random_hex(kShare);
    wire_->send(json{{"hello", hello}}.dump());
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

std::optional<json> Guest::hear(milliseconds patience) {
    const auto end = Clock::now() + patience;
    for (;;) {
        if (!wire_) {
            const auto wait = std::min(next_try_, end);
            if (wait > Clock::now()) std::this_thread::sleep_until(wait);
            if (Clock::now() < next_try_) return {};
            take_up_again();
            if (wire_) return json{{"welcome", {{"table", picture_.summary()}, {"again", true}}}};
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
        json message = json::parse(*text, nullptr, false);
        if (message.is_discarded() || !message.is_object())
            throw Failure{address_.server() + " says what is no message: " + text->substr(0, 80)};
        notice(message);
        send_again(message);
        // It stops, or we were too slow or too quick for it: we come again, but not at once.
        if (message.contains("bye")) lost();
        if (!message.contains("pong")) return message;
    }
}

/// After the connection was lost: the answer on its way then is given once more, if it is still asked for. A
/// seat is asked for once more in any case: the server knows our token if it has given us one.
void Guest::send_again(const json& message) {
    if (!again_ || !message.contains("news")) return;
    again_ = false;
    if (!unanswered_) return;
    if (!unanswered_->contains("sit") && !picture_.is_asked(picture_.seat())) return unanswered_.reset();
    try {
        wire_->send(unanswered_->dump());
    } catch (const Failure&) {
        lost();
    }
}

json Guest::hear_until(const char* kind, milliseconds patience) {
    const auto end = Clock::now() + patience;
    while (Clock::now() < end) {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        std::optional<json> message = hear(left);
        if (!message) continue;
        if (message->contains(kind)) return *message;
        if (message->contains("refused")) throw Failure{sentence_of((*message)["refused"])};
    }
    throw Failure{address_.server() + " does not answer."};
}

void Guest::keep_alive() {
    if (Clock::now() - last_sent_ < kSilence) return;
    wire_->send(R"({"ping":{}})");
    last_sent_ = Clock::now();
}

/// Takes a message in. The server's answer to a move settles it; after a new welcome it is sent again.
void Guest::notice(const json& message) {
    picture_.hear(message);
    if (!picture_.token().empty()) token_ = picture_.token();
    if (!unanswered_) return;
    const bool settled = message.contains("done") || message.contains("refused");
    if (settled && message.value("id", -1) == unanswered_->value("id", -2)) unanswered_.reset();
    if (!message.contains("news") || !unanswered_ || unanswered_->contains("sit")) return;
    // The question has moved on: the answer arrived, or came too late.
    if ((*unanswered_)["move"].value("question", -1) < picture_.question_number()) unanswered_.reset();
}

int Guest::ask(json request) {
    const int id = next_id_++;  // programs may number their requests themselves
    if (!request.contains("id")) request["id"] = id;
    // A seat for which the server chooses the token cannot be asked for twice.
    if (request.contains("move") || (request.contains("sit") && request["sit"].contains("token")))
        unanswered_ = request;
    if (!wire_) return id;
    try {
        wire_->send(request.dump());
        last_sent_ = Clock::now();
    } catch (const Failure&) {
        lost();
    }
    return id;
}

const std::string& Guest::choose_token() {
    if (token_.empty()) token_ = random_hex(kShare);
    return token_;
}

int Guest::sit(int seat, const std::string& name) {
    const std::string& token = choose_token();
    return ask({{"sit", {{"seat", seat}, {"name", name}, {"random", random_hex(kShare)}, {"token", token}}}});
}

int Guest::ask_rematch() { return ask({{"rematch", {{"random", random_hex(kShare)}}}}); }

int Guest::move(const std::string& move) {
    return ask({{"move", {{"question", picture_.question_number()}, {"move", json::parse(move)}}}});
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
