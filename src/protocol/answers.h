#pragma once
// What a server says: by WebSocket, and in the lists by HTTP. docs/protocol.md says it in words.

#include "core/decision.h"
#include "protocol/events.h"

namespace protocol {

/// One place at a table and who has it, as everybody may know it.
struct Seated {
    bool is_bot = false;
    std::string name;   // empty: nobody sits here
    std::string level;  // of the bot
    std::string away;   // the level of the bot that stands in for an absent person
};
inline constexpr const char* kSeatedWords[] = {"person", "bot"};
template <class D>
void describe(D& d, core::Like<Seated> auto& seat) {
    d.part("kind", seat.is_bot, core::Words{kSeatedWords});
    d.part("name", seat.name, match::text_or_null());
    d.part_if(seat.is_bot, "level", seat.level);
    d.unless("", "away", seat.away);
}

/// What lists and newcomers are shown of a table.
struct Summary {
    std::int64_t number = 0;   // in lists of the past
    std::string table, watch;  // how it can be reached; empty: not told
    std::string game;
    Piece options;
    std::string name;
    Status status = Status::Open;
    std::vector<Seated> seats;
    bool is_public = false, odds = false;
    int timer = 0;
    Time created = 0;
    std::string commitment;
    Piece result;
};
template <class D>
void describe(D& d, core::Like<Summary> auto& summary) {
    d.unless(0, "number", summary.number, kTime);
    d.unless("", "table", summary.table);
    d.unless("", "watch", summary.watch);
    d.part("game", summary.game);
    d.raw("options", summary.options);
    d.unless("", "name", summary.name);
    d.part("status", summary.status, kStatus);
    d.things("seats", summary.seats);
    d.part("public", summary.is_public, Flag{});
    d.part("odds", summary.odds, Flag{});
    d.part("timer", summary.timer, kTimer);
    d.part("created", summary.created, kTime);
    d.part("commitment", summary.commitment);
    d.unless(Piece(), "result", summary.result);
}

struct Welcome {
    static constexpr const char* kWord = "welcome";
    int protocol = 1;
    std::string program;
    Summary table;
    Seat seat{core::kSpectator};
    int last = -1;
};
template <class D>
void describe(D& d, core::Like<Welcome> auto& welcome) {
    d.part("protocol", welcome.protocol, kCount);
    d.part("program", welcome.program);
    d.thing("table", welcome.table);
    d.part("seat", welcome.seat, kSeatOrNull);
    d.part("last", welcome.last, Number{-1, kCount.highest});
}

/// The seat just taken, or taken before with this token.
struct SeatTaken {
    static constexpr const char* kWord = "seated";
    Seat seat{};
    std::string token;
};
template <class D>
void describe(D& d, core::Like<SeatTaken> auto& taken) {
    d.part("seat", taken.seat);
    d.part("token", taken.token);
}

/// The open question.
struct Question {
    int number = 0;
    core::Decision::Kind kind{};
    core::Seats asked;
    std::vector<Piece> moves;  // one's own
    bool can_undo = false;
    Time deadline = 0;  // 0: none
};
inline constexpr const char* kQuestionWords[] = {"choose", "sealed", "chance", "over"};
template <class D>
void describe(D& d, core::Like<Question> auto& question) {
    d.part("number", question.number, kCount);
    d.part("kind", question.kind, core::Words{kQuestionWords});
    d.part("asked", question.asked);
    d.pieces("moves", question.moves);
    d.part("can_undo", question.can_undo, Flag{});
    d.part("deadline", question.deadline, core::OrNull<Number, Time>{kTime, 0});
}

/// An entry told before that shows more now.
struct Revealed {
    int number = 0;
    Piece line;
};
template <class D>
void describe(D& d, core::Like<Revealed> auto& revealed) {
    d.part("number", revealed.number, kCount);
    d.part("line", revealed.line);
}

struct News {
    static constexpr const char* kWord = "news";
    std::vector<ToldEvent> events;
    std::vector<Revealed> revealed;
    Piece view;                        // null before the start
    std::optional<Question> question;  // none before the start
};
template <class D>
void describe(D& d, core::Like<News> auto& news) {
    d.things("events", news.events);
    d.things("revealed", news.revealed);
    d.part("view", news.view);
    d.thing("question", news.question);
}

struct Done {
    static constexpr const char* kWord = "done";
    int number = 0;  // of the last event that the request made
};
template <class D>
void describe(D& d, core::Like<Done> auto& done) {
    d.part("n", done.number, Number{-1, kCount.highest});
}

/// Nothing happened.
struct Refused {
    static constexpr const char* kWord = "refused";
    match::Problem why;
};
/// Before the server closes.
struct Bye {
    static constexpr const char* kWord = "bye";
    match::Problem why;
};
/// A list that is written already.
struct ArgsForm {
    void write(core::json::Pen& pen, const std::string& args) const { pen.word(args.empty() ? "[]" : args); }
    bool read(core::json::Value json, std::string& args) const {
        if (!json.is(core::json::Kind::List)) return false;
        args = json.written();
        return true;
    }
};
template <class D>
void describe_problem(D& d, auto& why) {
    d.part("kind", why.kind, core::Words{match::kProblemWords});
    d.part_if(why.kind == match::ProblemKind::Rule, "rule", why.rule);
    d.part("key", why.key);
    d.part("args", why.args, ArgsForm{});
    d.part("text", why.text);
}
template <class D>
void describe(D& d, core::Like<Refused> auto& refused) {
    describe_problem(d, refused.why);
}
template <class D>
void describe(D& d, core::Like<Bye> auto& bye) {
    describe_problem(d, bye.why);
}

/// Whose owners are connected; bots have none.
struct Presence {
    static constexpr const char* kWord = "presence";
    std::vector<std::optional<bool>> seats;
    int watchers = 0;
};
struct HereForm {
    void write(core::json::Pen& pen, const std::optional<bool>& here) const {
        if (here)
            pen.boolean(*here);
        else
            pen.null();
    }
    bool read(core::json::Value json, std::optional<bool>& here) const {
        here.reset();
        return json.is(core::json::Kind::Null) || Flag{}.read(json, here.emplace());
    }
};
template <class D>
void describe(D& d, core::Like<Presence> auto& presence) {
    d.part("seats", presence.seats, match::ManyOf<HereForm>{});
    d.part("watchers", presence.watchers, kCount);
}

/// The best move and why.
struct Hint {
    static constexpr const char* kWord = "hint";
    int question = 0;
    Piece move;
    std::string text;
    Piece odds;
};
template <class D>
void describe(D& d, core::Like<Hint> auto& hint) {
    d.part("question", hint.question, kCount);
    d.part("move", hint.move);
    d.part("text", hint.text);
    d.unless(Piece(), "odds", hint.odds);
}

struct Pong {
    static constexpr const char* kWord = "pong";
};
template <class D>
void describe(D&, core::Like<Pong> auto&) {}

/// Nothing: something that this program does not know.
using AnyAnswer =
    std::variant<std::monostate, Welcome, SeatTaken, News, Done, Refused, Presence, Hint, Pong, Bye>;

/// What a server says, with the number of the request that it answers.
struct Answer {
    AnyAnswer said;
    std::optional<std::int64_t> id = {};
};
template <class D>
void describe(D& d, core::Like<Answer> auto& answer) {
    d.one_of(answer.said);
    d.maybe("id", answer.id, Number{INT64_MIN, INT64_MAX});
}

/// To one who came by the spectators' link (`watches`), or to anybody else.
std::string write_answer(AnyAnswer said, std::optional<std::int64_t> id = {}, bool watches = false,
                         std::size_t about = 1024);
/// What a server said; it may be newer than this program. Wrong: the name of the part.
match::Result<Answer> read_answer(std::string text);

/// A list of tables.
struct TableList {
    std::vector<Summary> tables;
};
template <class D>
void describe(D& d, core::Like<TableList> auto& list) {
    d.things("tables", list.tables);
}

}  // namespace protocol
