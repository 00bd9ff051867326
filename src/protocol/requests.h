#pragma once
// What a client sends. docs/protocol.md says it in words.

#include "match/problem.h"
#include "protocol/forms.h"

namespace protocol {

inline constexpr int kProtocol = 1;
inline constexpr std::size_t kLongestMessage = 4096;
inline constexpr int kDeepestMessage = 16;
inline constexpr const char* kUsualBot = "regular";

struct Hello {
    static constexpr const char* kWord = "hello";
    int protocol = kProtocol;
    std::string table, watch;  // one of them
    std::string token;
    int last = -1;
    std::optional<words::Language> words;
    std::string random;
};
template <class D>
void describe(D& d, core::Like<Hello> auto& hello) {
    d.part("protocol", hello.protocol, kCount);
    d.unless("", "watch", hello.watch, kTableId);
    d.part_if(hello.watch.empty(), "table", hello.table, kTableId);
    d.unless("", "token", hello.token, kHex32);
    d.unless(-1, "last", hello.last, Number{-1, kCount.highest});
    d.maybe("words", hello.words, LanguageForm{});
    d.unless("", "random", hello.random, kHex32);
}

struct Sit {
    static constexpr const char* kWord = "sit";
    Seat seat{};
    std::string name;
    std::string token = {};   // the table's: hashed; a guest's: as it came, empty: the house chooses it
    std::string random = {};  // 32 hex digits: this seat's share of the seed
};
template <class D>
void describe(D& d, core::Like<Sit> auto& sit) {
    d.part("seat", sit.seat, AskedSeat{});
    d.part("name", sit.name);
    d.part("random", sit.random, kHex32);
    d.unless("", "token", sit.token, kHex32);
}

struct Leave {
    static constexpr const char* kWord = "leave";
};
/// To a free seat, or with whoever sits there.
struct Swap {
    static constexpr const char* kWord = "swap";
    Seat seat{};
};
template <class D>
void describe(D& d, core::Like<Swap> auto& swap) {
    d.part("seat", swap.seat, AskedSeat{});
}

/// An empty seat becomes a bot's, or with no level a person's.
struct SeatBot {
    static constexpr const char* kWord = "seat";
    Seat seat{};
    std::string level;
};
template <class D>
void describe(D& d, core::Like<SeatBot> auto& bot) {
    d.part("seat", bot.seat, AskedSeat{});
    d.part("bot", bot.level, match::text_or_null());
}

struct Start {
    static constexpr const char* kWord = "start";
};

struct Move {
    static constexpr const char* kWord = "move";
    int question = 0;
    Piece move;
};
template <class D>
void describe(D& d, core::Like<Move> auto& move) {
    d.part("question", move.question, kCount);
    d.raw("move", move.move);
}

struct Undo {
    static constexpr const char* kWord = "undo";
};
struct UndoAnswer {
    static constexpr const char* kWord = "undo-answer";
    bool agree = false;
};
template <class D>
void describe(D& d, core::Like<UndoAnswer> auto& answer) {
    d.part("agree", answer.agree, Flag{});
}

struct Chat {
    static constexpr const char* kWord = "chat";
    std::string text;
};
template <class D>
void describe(D& d, core::Like<Chat> auto& chat) {
    d.part("text", chat.text);
}

/// A bot plays for somebody who is away.
struct Takeover {
    static constexpr const char* kWord = "takeover";
    Seat seat{};
    std::string level = kUsualBot;
};
template <class D>
void describe(D& d, core::Like<Takeover> auto& takeover) {
    d.part("seat", takeover.seat, AskedSeat{});
    d.unless(kUsualBot, "bot", takeover.level);
}

struct Back {
    static constexpr const char* kWord = "back";
};
struct Rematch {
    static constexpr const char* kWord = "rematch";
    std::string random;
};
template <class D>
void describe(D& d, core::Like<Rematch> auto& rematch) {
    d.unless("", "random", rematch.random, kHex32);
}

struct AskHint {
    static constexpr const char* kWord = "hint";
};
struct Ping {
    static constexpr const char* kWord = "ping";
};

/// Those that have no parts.
template <class T>
concept Bare = std::same_as<T, Leave> || std::same_as<T, Start> || std::same_as<T, Undo> ||
               std::same_as<T, Back> || std::same_as<T, AskHint> || std::same_as<T, Ping>;
template <class D, class T>
    requires Bare<std::remove_const_t<T>>
void describe(D&, T&) {}

using AnyRequest = std::variant<std::monostate, Hello, Sit, Leave, Swap, SeatBot, Start, Move, Undo,
                                UndoAnswer, Chat, Takeover, Back, Rematch, AskHint, Ping>;

/// A request as it is sent, with the number that its sender gave it.
struct Message {
    AnyRequest asked;
    std::optional<std::int64_t> id = {};
};
template <class D>
void describe(D& d, core::Like<Message> auto& message) {
    d.maybe("id", message.id, Number{INT64_MIN, INT64_MAX});
    d.one_of(message.asked);
}

/// A message, or why it is none. The number that the client gave it is known even then, if it had one.
struct HeardMessage {
    Message message;
    match::Complaint refused;
};
/// Reads with no mercy: nothing but what docs/protocol.md describes.
HeardMessage read_message(std::string_view text, words::Language language = words::Language::English);
std::string write_message(AnyRequest asked, std::optional<std::int64_t> id = {});

/// How deep the brackets of a text are nested, whatever else it is.
int depth_of(std::string_view text);

/// What somebody wants to play: the body of a request to make a table.
struct Wish {
    std::string game;
    Piece options = "{}";
    std::string name = {};
    std::vector<Place> seats = {};
    bool is_public = false, odds = false;
    int timer = 0;
};
template <class D>
void describe(D& d, core::Like<Wish> auto& wish) {
    d.part("game", wish.game, Text{[](std::string_view name) { return !name.empty(); }});
    d.unless("{}", "options", wish.options);
    d.part("seats", wish.seats, kPlaces);
    d.unless(false, "public", wish.is_public, Flag{});
    d.unless(false, "odds", wish.odds, Flag{});
    d.unless(0, "timer", wish.timer, kTimer);
    d.unless("", "name", wish.name);
}
match::Result<Wish> read_wish(std::string_view body);

/// A table that was made: how it is called.
struct Made {
    std::string table, watch;
};
template <class D>
void describe(D& d, core::Like<Made> auto& made) {
    d.part("table", made.table);
    d.part("watch", made.watch);
}

/// "Not a message of this protocol", by name of the part that is wrong.
match::Problem wrong_form(const Doubt& doubt, words::Language language = words::Language::English);

}  // namespace protocol
