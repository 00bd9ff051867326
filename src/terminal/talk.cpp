#include "terminal/talk.h"

#include <algorithm>

#include "terminal/offers.h"
#include "terminal/rules.h"
#include "terminal/typed.h"

namespace terminal {

using core::Arg;
using core::phrase;

// ------------------------------------------------------------------------------------------ listening

Talk::Heard Talk::hear(const std::string& line) {
    const std::vector<std::string> words = split_words(line);
    if (words.empty()) {
        if (!chosen_.empty()) return submit(chosen_);
        if (console_.is_screen()) redraw();
        hear_nothing();
        return Heard::Nothing;
    }
    if (const std::optional<Heard> heard = hear_command(words)) return *heard;
    if (const std::optional<Heard> heard = hear_more(line, words)) return *heard;
    if (console_.is_screen()) redraw();
    return hear_answer(line);
}

void Talk::hear_nothing() { say(phrase("term.empty")); }

Talk::Heard Talk::hear_move(const std::string& line) {
    const Meaning meaning = meaning_of(line, offers(), names());
    if (meaning.moves.size() == 1) return choose(meaning.moves.front());
    if (meaning.moves.size() > 1) {
        say(phrase("term.ambiguous"));
        lines(offers_in_short(meaning.moves, names(), settings_.style));
    } else if (!meaning.guess.empty()) {
        // The gate says which rule forbids it; JSON that is an offered move is taken at once.
        return submit(meaning.guess);
    } else {
        say(phrase("term.not-understood"));
    }
    return Heard::Nothing;
}

Talk::Heard Talk::choose(const std::string& move) {
    if (!settings_.confirm) return submit(move);
    chosen_ = move;
    std::string text;
    for (const std::string& sentence : outlook(move)) text += sentence + " ";
    lines(wrapped(text, settings_.style.width - 1));
    say(phrase("term.confirm", Arg::quote(words_of_move(move, names()))));
    return Heard::Nothing;
}

std::optional<Talk::Heard> Talk::hear_command(const std::vector<std::string>& words) {
    const auto is = [&](auto... names) { return (same_word(words.front(), names) || ...); };
    if (is("quit", "q", "exit")) return Heard::Left;
    if (is("undo", "u")) {
        if (chosen_.empty()) return undo();
        chosen_.clear();
        if (console_.is_screen()) redraw();
        say(phrase("term.choice-dropped"));
        return Heard::Nothing;
    }
    if (!is("help", "?", "h", "why", "log", "rules", "rule", "board", "b", "moves", "m")) return {};
    console_.clear();
    if (is("help", "?", "h"))
        help();
    else if (is("why"))
        why(words);
    else if (is("log"))
        log(words);
    else if (is("rules", "rule"))
        rules(words);
    else if (is("board", "b"))
        redraw();
    else
        moves();
    return Heard::Nothing;
}

// ------------------------------------------------------------------------------------------ answering

void Talk::say(const core::Phrase& said) {
    // The names of seats are filled in here, as harmless as everything that comes from outside.
    words::Speaker speaker{settings_.style.language, {}};
    for (const std::string& name : names()) speaker.names.push_back(harmless(name));
    lines(wrapped(words::say(said, speaker), settings_.style.width - 1));
}

void Talk::lines(const std::vector<std::string>& all) {
    for (const std::string& line : all) console_.line(line);
}

void Talk::refuse(const match::Problem& problem) {
    refused_by_ = problem.rule;
    const std::string text = (problem.rule.empty() ? "" : problem.rule + ": ") + harmless(problem.text);
    for (const std::string& line : wrapped(text, settings_.style.width - 1))
        console_.line(settings_.style.ink(Ink::Bad, line));
    if (!rule_text(refused_by_).empty()) say(phrase("term.type-why"));
}

void Talk::help() { help_with({}); }

void Talk::help_with(const std::vector<const char*>& keys) {
    const auto all = [&](std::initializer_list<const char*> some) {
        for (const char* key : some) console_.line("  " + settings_.style.say(phrase(key)));
    };
    lines(wrapped(words::find(settings_.style.language, "game." + game() + ".about"),
                  settings_.style.width - 1));
    all({"term.help.move", "term.help.confirm", "term.help.undo", "term.help.moves", "term.help.board",
         "term.help.log", "term.help.why", "term.help.rules"});
    for (const char* key : keys) all({key});
    all({"term.help.quit"});
}

void Talk::why(const std::vector<std::string>&) {
    const std::string text = rule_text(refused_by_, settings_.style.language);
    if (text.empty()) return say(phrase("term.no-why"));
    lines(wrapped(refused_by_ + ": " + text, settings_.style.width - 1));
}

void Talk::rules(const std::vector<std::string>& words) {
    if (words.size() < 2) return say(phrase("term.rules"));
    const std::string text = rule_text(words[1], settings_.style.language);
    if (!text.empty()) return lines(wrapped(words[1] + ": " + text, settings_.style.width - 1));
    std::string all;
    for (const std::string& rule : rules_like(words[1])) all += rule + " ";
    if (all.empty())
        say(phrase("term.no-rule", Arg::quote(harmless(words[1]))));
    else
        lines(wrapped(all, settings_.style.width - 1));
}

void Talk::log(const std::vector<std::string>& words) {
    const bool all = words.size() > 1 && same_word(words[1], "all");
    const std::string number = words.size() > 1 ? as_number(words[1]) : "";
    const std::size_t most = all ? SIZE_MAX : number.empty() || number.size() > 6 ? 15 : std::stoul(number);
    const std::vector<match::Told> happened = told();
    for (std::size_t i = happened.size() > most ? happened.size() - most : 0; i < happened.size(); ++i)
        lines(wrapped(harmless(happened[i].text), settings_.style.width - 1));
    if (happened.empty()) say(phrase("term.log-empty"));
}

void Talk::moves() { lines(offers_in_full(offers(), names(), settings_.style)); }

void Talk::show_offers() { lines(offers_in_short(offers(), names(), settings_.style)); }

void Talk::redraw() {
    console_.clear();
    console_.write(board());
    show_offers();
}

std::vector<std::string> recap_of(const std::vector<match::Told>& told, int width) {
    constexpr std::ptrdiff_t kALot = 3;
    std::vector<std::string> recap;
    std::string news;
    const auto end_paragraph = [&] {
        for (std::string& line : wrapped(news, width)) recap.push_back(std::move(line));
        news.clear();
    };
    for (auto first = told.begin(); first != told.end();) {
        const auto last = std::find_if(first, told.end(),
                                       [&](const match::Told& other) { return other.entry != first->entry; });
        const bool many = last - first >= kALot;
        if (many) end_paragraph();
        for (; first != last; ++first) {
            news += harmless(first->text) + " ";
            if (many) end_paragraph();
        }
    }
    end_paragraph();
    return recap;
}

}  // namespace terminal
