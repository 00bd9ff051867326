// A session for programs: one JSON object a line, out and in.

#include "match/json_text.h"
#include "terminal/hand.h"
#include "terminal/session.h"

namespace terminal {
namespace {

using core::Seat;
using core::json::Kind;
using core::json::Pen;
using core::json::Value;

class JsonSession {
   public:
    JsonSession(match::AnyMatch& match, const Table& table, const Settings& settings, Console& console,
                const Desk& desk)
        : match_(match), table_(table), settings_(settings), console_(console), desk_(desk) {}

    Ending play() {
        while (tell(), !match_.ask().is_over()) {
            if (answered_by_itself(match_, table_, [&](const Thought& thought) { overhear(thought); })) {
                desk_.changed(match_);
                continue;
            }
            const bool house = match_.ask().is_chance();
            if (!answered(house ? core::kHouse : match_.ask().asked.lowest())) return Ending::Left;
        }
        console_.line("{\"view\":" + match_.view(viewer()) + "}");
        console_.line("{\"over\":" + match_.result() + "}");
        return Ending::Over;
    }

   private:
    /// With one seat to play the program hears what that seat may know, else what all may know.
    Seat viewer() const {
        for (int seat = 0; seat < match_.seats() && table_.people() == 1; ++seat)
            if (table_.is_person(Seat(seat))) return Seat(seat);
        return core::kSpectator;
    }
    void tell() {
        told_ = std::min(told_, match_.size());
        for (const match::Told& told : match_.told(viewer(), told_))
            line([&](Pen& pen) {
                pen.key("told").open('{').key("entry").number(told.entry).key("key").text(told.key);
                pen.key("text").text(told.text).close('}');
            });
        told_ = match_.size();
    }
    /// The thought stands before what is told of its entry.
    void overhear(const Thought& thought) {
        if (!settings_.reasons || thought.text.empty()) return;
        line([&](Pen& pen) {
            pen.key("thought").open('{').key("entry").number(thought.entry);
            pen.key("seat").number(core::index(thought.seat)).key("text").text(thought.text).close('}');
        });
    }
    void ask(Seat seat) {
        const bool house = seat == core::kHouse;
        console_.line("{\"view\":" + match_.view(house ? viewer() : seat) + "}");
        line([&](Pen& pen) {
            pen.key("ask").open('{').key("seat");
            if (house)
                pen.text("house");
            else
                pen.number(core::index(seat));
            pen.key("question").number(match_.question());
            if (house) {
                pen.key("example").word(possible_draw(match_));
            } else {
                pen.key("moves").open('[');
                for (const std::string& move : match_.offers(seat)) pen.word(move);
                pen.close(']');
            }
            pen.close('}');
        });
    }
    /// Asks until there is an answer; false at the end of the input.
    bool answered(Seat seat) {
        for (;;) {
            ask(seat);
            const std::optional<std::string> said = console_.read_line();
            if (!said) return false;
            const match::Document document(*said);
            if (document && document.value()["quit"]) return false;
            const match::Complaint complaint = heard(seat, *said, document);
            if (!complaint) break;
            line([&](Pen& pen) {
                pen.key("refused")
                    .open('{')
                    .key("rule")
                    .text(complaint->rule)
                    .key("key")
                    .text(complaint->key);
                pen.key("text").text(complaint->text).close('}');
            });
        }
        desk_.changed(match_);
        return true;
    }
    /// {"move":…}, perhaps with the "question" it answers, {"draw":…}, {"undo":true}, or a bare move or draw.
    match::Complaint heard(Seat seat, const std::string& said, const match::Document& document) {
        const bool house = seat == core::kHouse;
        const Value value = document ? document.value() : Value();
        if (value["undo"] && value["undo"].is(Kind::Boolean)) return undo(seat);
        const Value wrapped = value[house ? "draw" : "move"];
        const bool bare = !wrapped || !wrapped.is(Kind::Object);
        const std::string answer = bare ? said : std::string(wrapped.written());
        if (house) return match_.record(answer);
        const Value question = value["question"];
        const bool named =
            !bare && question.is_whole() && question.number() >= 0 && question.number() < INT32_MAX;
        return match_.submit(seat, named ? static_cast<int>(question.number()) : match_.question(), answer);
    }
    match::Complaint undo(Seat seat) {
        if (table_.chance != nullptr && seat != core::kHouse) return match_.undo(seat);
        if (match_.size() > 0) match_.rewind(match_.size() - 1);
        return {};
    }
    template <class Inside>
    void line(Inside inside) {
        console_.line(match::written([&](Pen& pen) {
            pen.open('{');
            inside(pen);
            pen.close('}');
        }));
    }

    match::AnyMatch& match_;
    const Table& table_;
    const Settings& settings_;
    Console& console_;
    const Desk& desk_;
    int told_ = 0;
};

}  // namespace

Ending play_json(match::AnyMatch& match, const Table& table, const Settings& settings, Console& console,
                 const Desk& desk) {
    return JsonSession(match, table, settings, console, desk).play();
}

}  // namespace terminal
