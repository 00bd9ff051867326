#pragma once
// At a real table somebody says what was rolled or drawn, one piece after the other. The clerk asks for the
// next piece, takes what was said, and knows when nothing more is wanted.

#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/phrase.h"

namespace box {

/// Something that can be said: a face, a note, a card, as a journal writes it.
struct Choice {
    std::string piece;                   // JSON
    int left = kMany;                    // how many of them there can still be; 0: none is left
    std::optional<core::Refusal> why{};  // there is none, if it is not for the reason of the whole question
    static constexpr int kMany = 99;
};

/// One piece that is asked for.
struct Ask {
    const char* what;       // "die", "note", … : how it is drawn
    core::Phrase say;       // what people are asked
    core::Refusal gone;     // why a piece of which none is left is refused
    std::string whose{};    // JSON: a seat, a colour, a kind of dice; null if it is nobody's
    int got = 0, of = 0;    // so many of so many of the kind have been said
    bool may_stop = false;  // it need not be said
    std::vector<Choice> choices{};

    void add(std::string piece, int left = Choice::kMany) { choices.push_back({std::move(piece), left, {}}); }
};

class Clerk {
   public:
    explicit Clerk(std::vector<std::string> said) : said_(std::move(said)) {}

    /// Which of the choices was said. Nothing when nothing more was said, which leaves the question open, and
    /// when it cannot be, which refuses it.
    std::optional<std::size_t> next(Ask ask);

    /// The open question, and whether it has to be answered.
    const std::optional<Ask>& open() const { return open_; }
    bool waits() const { return open_ && !open_->may_stop; }
    const std::optional<core::Refusal>& refusal() const { return refusal_; }
    void refuse(const core::Refusal& why) {
        if (!refusal_) refusal_ = why;
    }
    /// Whether something was said that nobody asked for.
    bool too_much() const { return used_ < said_.size(); }
    bool said_anything() const { return !said_.empty(); }

   private:
    std::vector<std::string> said_;
    std::size_t used_ = 0;
    std::optional<Ask> open_;
    std::optional<core::Refusal> refusal_;
};

/// {"what":"die","say":…,"whose":0,"got":2,"of":8,"may_stop":false,"choices":[{"piece":1,"left":null},…]}
void write(core::json::Pen& pen, const Ask& ask);

}  // namespace box
