// What a person can type besides moves.

#include <nlohmann/json.hpp>

#include "terminal/boards.h"
#include "terminal/offers.h"
#include "terminal/person.h"
#include "terminal/rules.h"
#include "terminal/typed.h"

namespace terminal {

using core::Arg;
using core::phrase;
using core::Seat;

void Conversation::say(const core::Phrase& said) {
    // The names of seats are filled in here, as harmless as everything that comes from outside.
    words::Speaker speaker{settings_.style.language, {}};
    for (const std::string& name : names()) speaker.names.push_back(harmless(name));
    lines(wrapped(words::say(said, speaker), settings_.style.width - 1));
}

void Conversation::lines(const std::vector<std::string>& all) {
    for (const std::string& line : all) console_.line(line);
}

void Conversation::refuse(const match::Problem& problem) {
    refused_by_ = problem.rule;
    const std::string text = problem.rule + ": " + harmless(problem.text);
    for (const std::string& line : wrapped(text, settings_.style.width - 1))
        console_.line(settings_.style.ink(Ink::Bad, line));
    if (!rule_text(refused_by_).empty()) say(phrase("term.type-why"));
}

void Conversation::help() {
    constexpr const char* kKeys[] = {"term.help.move",  "term.help.confirm", "term.help.undo",
                                     "term.help.moves", "term.help.board",   "term.help.mine",
                                     "term.help.log",   "term.help.why",     "term.help.rules",
                                     "term.help.save",  "term.help.quit"};
    const std::string_view about =
        words::find(settings_.style.language, "game." + match_.header().game + ".about");
    lines(wrapped(about, settings_.style.width - 1));
    for (const char* key : kKeys) console_.line("  " + settings_.style.say(phrase(key)));
    if (seat_ == core::kHouse) say(phrase("term.help.hand"));
}

void Conversation::why(const std::vector<std::string>& words) {
    if (words.size() > 1 && (same_word(words[1], "bots") || same_word(words[1], "bot"))) return why_bots();
    const std::string text = rule_text(refused_by_);
    if (text.empty()) return say(phrase("term.no-why"));
    lines(wrapped(refused_by_ + ": " + text, settings_.style.width - 1));
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

void Conversation::rules(const std::vector<std::string>& words) {
    if (words.size() < 2) return say(phrase("term.rules"));
    const std::string text = rule_text(words[1]);
    if (!text.empty()) return lines(wrapped(words[1] + ": " + text, settings_.style.width - 1));
    std::string all;
    for (const std::string& rule : rules_like(words[1])) all += rule + " ";
    if (all.empty())
        say(phrase("term.no-rule", Arg::quote(harmless(words[1]))));
    else
        lines(wrapped(all, settings_.style.width - 1));
}

void Conversation::log(const std::vector<std::string>& words) {
    const bool all = words.size() > 1 && same_word(words[1], "all");
    const std::string number = words.size() > 1 ? as_number(words[1]) : "";
    const std::size_t most = all ? SIZE_MAX : number.empty() || number.size() > 6 ? 15 : std::stoul(number);
    const std::vector<match::Told> told = match_.told(viewer(), 0);
    for (std::size_t i = told.size() > most ? told.size() - most : 0; i < told.size(); ++i)
        lines(wrapped(harmless(told[i].text), settings_.style.width - 1));
    if (told.empty()) say(phrase("term.log-empty"));
}

void Conversation::moves() {
    if (seat_ == core::kHouse) return show_offers();
    lines(offers_in_full(match_.offers(seat_), names(), settings_.style));
}

void Conversation::redraw() {
    console_.clear();
    console_.write(board());
    show_offers();
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

Conversation::Heard Conversation::undo() {
    if (!chosen_.empty()) {
        chosen_.clear();
        if (console_.is_screen()) redraw();
        say(phrase("term.choice-dropped"));
        return Heard::Nothing;
    }
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
