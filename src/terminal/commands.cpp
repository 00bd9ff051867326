// What a person at this keyboard can type besides moves.

#include <nlohmann/json.hpp>

#include "terminal/boards.h"
#include "terminal/person.h"
#include "terminal/typed.h"

namespace terminal {

using core::Arg;
using core::phrase;
using core::Seat;

std::optional<Talk::Heard> Conversation::hear_more(const std::string&,
                                                   const std::vector<std::string>& words) {
    const bool is_mine = same_word(words.front(), "mine");
    if (!is_mine && !same_word(words.front(), "save")) return {};
    console_.clear();
    if (is_mine)
        mine();
    else
        save(words);
    return Heard::Nothing;
}

void Conversation::help() {
    help_with({"term.help.mine", "term.help.save"});
    if (seat_ == core::kHouse) say(phrase("term.help.hand"));
}

void Conversation::why(const std::vector<std::string>& words) {
    if (words.size() > 1 && (same_word(words[1], "bots") || same_word(words[1], "bot"))) return why_bots();
    Talk::why(words);
}

void Conversation::moves() {
    if (seat_ == core::kHouse)
        show_offers();
    else
        Talk::moves();
}

/// What the bots thought when they chose what is news to this person.
void Conversation::why_bots() {
    bool silent = true;
    for (const Thought& thought : thoughts_) {
        if (thought.entry < recap_from_ || thought.entry >= match_.size()) continue;
        lines(wrapped(told_thought(thought), settings_.style.width - 1));
        silent = false;
    }
    if (silent) say(phrase("term.bots-silent"));
}

/// What only this seat may see, at a keyboard where others sit too.
void Conversation::mine() {
    if (seat_ == core::kHouse) return redraw();
    if (table_.people() > 1) draw_curtain(seat_);
    console_.write(terminal::board(nlohmann::json::parse(match_.view(seat_)), settings_.style));
    if (table_.people() == 1) return;
    say(phrase("term.go-on"));
    console_.read_line();
    redraw();
}

void Conversation::save(const std::vector<std::string>& words) {
    if (words.size() != 2) return say(phrase("term.save-how"));
    const std::string trouble = desk_.save(words[1], match_.journal());
    if (trouble.empty())
        say(phrase("term.saved", Arg::quote(words[1])));
    else
        console_.line(trouble);
}

/// How many answers to take back to come to a question with a choice; 1 if the gate will refuse, 0 if all of
/// them were forced.
int Conversation::answers_to_undo() const {
    const auto trial = match_.copy();
    int answers = 0;
    do {
        if (!trial->can_undo(seat_)) return answers == 0 ? 1 : 0;
        trial->undo(seat_);
        ++answers;
    } while (trial->offers(seat_).size() == 1);
    return answers;
}

Talk::Heard Conversation::undo() {
    if (table_.chance == nullptr) {
        // Whoever keeps the books of a real table may take back anything, the last entry first.
        if (match_.size() == 0) {
            say(phrase("term.nothing-to-undo"));
            return Heard::Nothing;
        }
        match_.rewind(match_.size() - 1);
    } else {
        const int answers = answers_to_undo();
        if (answers == 0) {
            say(phrase("term.nothing-to-undo"));
            return Heard::Nothing;
        }
        for (int i = 0; i < answers; ++i) {
            if (const match::Complaint complaint = match_.undo(seat_)) {
                refuse(*complaint);
                return Heard::Nothing;
            }
        }
    }
    desk_.changed(match_);
    notice_ = settings_.style.say(phrase("term.undone"));
    return Heard::Done;
}

}  // namespace terminal
