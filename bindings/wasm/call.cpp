#include "call.h"

#include <cstdint>
#include <memory>

#include "bots/any_bot.h"
#include "match/fingerprint.h"
#include "match/journal.h"
#include "match/json_text.h"
#include "match/presets.h"
#ifdef CROUPIER_WITH_LAB
#include "lab/box.h"
#include "lab/lab.h"
#endif

namespace wasm {
namespace {

using core::Seat;
using core::json::Kind;
using core::json::Pen;
using core::json::Value;
using match::written;

/// The match that is played, and the house that draws for it.
std::unique_ptr<match::AnyMatch> table;
core::FairHouse house{core::ChaCha20::Seed{}};

using wasm::refused;
std::string refused(const core::Refusal& refusal) { return refused(match::problem(refusal, {})); }
std::string not_understood() { return refused(core::refuse("CALL", "move.unknown")); }

std::string entries() {
    return written([&](Pen& pen) { pen.open('{').key("entries").number(table->size()).close('}'); });
}
std::string done_or(const match::Complaint& complaint) { return complaint ? refused(*complaint) : entries(); }

/// A number between bounds, or nothing.
std::optional<int> whole(Value value, int lowest, int highest) {
    if (!value.is_whole() || value.number() < lowest || value.number() > highest) return {};
    return static_cast<int>(value.number());
}
/// A seat of the match; null and whatever is none look on.
Seat viewer(Value value) {
    const auto seat = whole(value, 0, table->seats() - 1);
    return seat ? Seat(*seat) : core::kSpectator;
}
const match::AnyGame* game_of(Value asked) {
    return asked["game"].is(Kind::Text) ? match::find_game(asked["game"].written()) : nullptr;
}
std::string_view options_of(Value asked) {
    return asked["options"].is(Kind::Object) ? asked["options"].written() : std::string_view("{}");
}

std::string games(Value) {
    return written([&](Pen& pen) {
        pen.open('[');
        for (const match::AnyGame* game : match::games()) {
            const core::About& about = game->about();
            pen.open('{').key("game").text(about.name);
            pen.key("seats").open('[').number(about.fewest).number(about.most).close(']');
            pen.key("options").open('[');
            for (const core::Option& option : about.options) {
                pen.open('{').key("option").text(option.name);
                core::write_about(pen, option, about.edition);
                pen.key("about").text(option.about).close('}');
            }
            pen.close(']').key("presets").open('[');
            for (const core::Preset& preset : match::presets(*game)) pen.text(preset.name);
            pen.close(']').key("rules").open('[');
            for (const char* family : about.rules) pen.text(family);
            pen.close(']').close('}');
        }
        pen.close(']');
    });
}

std::string preset(Value asked) {
    const match::AnyGame* game = game_of(asked);
    const auto seats = whole(asked["seats"], 1, core::kMostSeats);
    if (game == nullptr || !seats) return not_understood();
    for (const core::Preset& preset : match::presets(*game))
        if (asked["preset"].is_text(preset.name))
            return R"({"options":)" + match::preset_options(*game, preset, *seats) + "}";
    return not_understood();
}

std::string check(Value asked) {
    const match::AnyGame* game = game_of(asked);
    const auto seats = whole(asked["seats"], 0, 99);
    if (game == nullptr || !seats) return not_understood();
    auto opened = game->open(std::vector<std::string>(static_cast<std::size_t>(*seats)), options_of(asked));
    if (!opened) return refused(opened.wrong);
    return R"({"options":)" + (*opened)->header().options + "}";
}

std::string seed(Value asked) {
    const auto bytes = read_seed(asked);
    if (!bytes) return not_understood();
    house = core::FairHouse(*bytes);
    return "{}";
}

std::string new_match(Value asked) {
    const match::AnyGame* game = game_of(asked);
    if (game == nullptr || !asked["names"].is(Kind::List)) return not_understood();
    std::vector<std::string> names;
    for (const Value name : asked["names"]) {
        if (!name.is(Kind::Text)) return not_understood();
        names.push_back(match::unescaped(name.written()));
    }
    auto opened = game->open(std::move(names), options_of(asked));
    if (!opened) return refused(opened.wrong);
    table = std::move(*opened);
    return entries();
}

std::string load(Value asked) {
    if (!asked["journal"].is(Kind::Text)) return not_understood();
    match::Journal journal = match::read_journal(match::unescaped(asked["journal"].written()));
    if (journal.match) table = std::move(journal.match);
    if (!journal.wrong) return entries();
    return refused(journal.wrong->problem, journal.wrong->line);
}

std::string show(Value asked) {
    const Seat seat = viewer(asked["seat"]);
    const int at = whole(asked["at"], 0, table->size()).value_or(table->size());
    const auto past = at == table->size() ? nullptr : table->copy();
    if (past) past->rewind(at);
    const match::AnyMatch& shown = past ? *past : *table;
    return written([&](Pen& pen) {
        pen.open('{').key("entries").number(table->size()).key("at").number(at);
        pen.key("view").word(shown.view(seat)).key("offers");
        write_list(pen, past ? std::vector<std::string>() : shown.offers(seat));
        pen.key("can_undo").boolean(!past && shown.can_undo(seat)).close('}');
    });
}

std::string submit(Value asked) {
    if (!asked["question"].is_whole() || !asked["move"].is(Kind::Object)) return not_understood();
    return done_or(
        table->submit(viewer(asked["seat"]), static_cast<int>(asked["question"].number()), asked["move"]));
}

std::string draw(Value) {
    if (table->ask().is_over()) return refused(core::refuse(match::kGate, "gate.over"));
    if (!table->ask().is_chance()) return refused(core::refuse(match::kGate, "gate.not-house"));
    table->draw(house);
    return entries();
}

std::string undo(Value asked) { return done_or(table->undo(viewer(asked["seat"]))); }

std::string rewind(Value asked) {
    table->rewind(whole(asked["entries"], 0, table->size()).value_or(table->size()));
    return entries();
}

std::string told(Value asked) {
    const auto sentences = table->told(viewer(asked["seat"]), whole(asked["from"], 0, 1 << 30).value_or(0));
    return written([&](Pen& pen) { write_told(pen, sentences); });
}

std::string happened(Value asked) {
    const auto all = table->happened(viewer(asked["seat"]), whole(asked["from"], 0, 1 << 30).value_or(0));
    return written([&](Pen& pen) { write_list(pen, all); });
}

std::string lines(Value asked) {
    const auto all = table->lines_seen(viewer(asked["seat"]), whole(asked["from"], 0, 1 << 30).value_or(0));
    return written([&](Pen& pen) { write_list(pen, all); });
}

std::string journal(Value) {
    const std::string text = table->journal();
    return written([&](Pen& pen) { pen.open('{').key("journal").text(text).close('}'); });
}

std::string preview(Value asked) {
    const Seat seat = viewer(asked["seat"]);
    const auto copy = table->copy();
    if (const auto complaint = copy->submit(seat, copy->question(), asked["move"]))
        return refused(*complaint);
    // The last of several secret answers turns all of them over: before it is given nobody may see that.
    if (table->ask().kind == core::Decision::Kind::Sealed)
        return R"({"view":)" + table->view(seat) + R"(,"told":[],"happened":[]})";
    return written([&](Pen& pen) {
        pen.open('{').key("view").word(copy->view(seat)).key("told");
        write_told(pen, copy->told(seat, table->size()));
        pen.key("happened");
        write_list(pen, copy->happened(seat, table->size()));
        pen.close('}');
    });
}

std::string bot(Value asked) {
    const Seat seat = viewer(asked["seat"]);
    if (!table->ask().asked.has(seat)) return refused(core::refuse(match::kGate, "gate.not-asked", seat));
    const Value level = asked["level"], playouts = asked["playouts"], seed = asked["seed"];
    if (!level.is(Kind::Text) || !playouts.is_whole() || playouts.number() < 1 || !seed.is_whole())
        return not_understood();
    const bots::Limits limits{static_cast<std::uint64_t>(playouts.number()), {}, 1};
    const auto player = bots::make_bot(table->header().game, std::string(level.written()), limits,
                                       static_cast<std::uint64_t>(seed.number()));
    if (player == nullptr) return not_understood();
    const bots::AnyChoice choice = player->choose(*table, seat);
    return R"({"move":)" + choice.move + R"(,"reason":)" + choice.reason + "}";
}

std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return digits;
}

std::string fingerprint(Value) {
    return R"({"fingerprint":")" + hexadecimal(match::fingerprint(*table)) + "\"}";
}

std::string random(Value asked) {
    const match::AnyGame* game = game_of(asked);
    const auto seats = whole(asked["seats"], 0, 99);
    const Value seed = asked["seed"], games = asked["games"];
    if (game == nullptr || !seats || !seed.is_whole() || !games.is_whole() || games.number() < 0)
        return not_understood();
    auto played = game->play_out(*seats, options_of(asked), static_cast<std::uint64_t>(seed.number()),
                                 static_cast<std::uint64_t>(games.number()));
    if (!played) return refused(played.wrong);
    return written([&](Pen& pen) {
        pen.open('{').key("games").number(static_cast<std::int64_t>(played->games));
        pen.key("decisions").number(static_cast<std::int64_t>(played->decisions));
        pen.key("fingerprint").text(hexadecimal(played->fingerprint)).close('}');
    });
}

#ifdef CROUPIER_WITH_LAB
std::string or_not_understood(std::string answer) { return answer.empty() ? not_understood() : answer; }
std::string hinted(Value asked) { return or_not_understood(hint(*table, asked)); }
std::string analysed(Value asked) { return or_not_understood(analyse(*table, asked)); }
std::string redrawn(Value asked) { return or_not_understood(redraw(*table, asked)); }
std::string on_tray(Value asked) { return tray(*table, asked); }
std::string entered(Value asked) { return or_not_understood(enter(table, asked)); }
std::string could_be(Value asked) { return possible(*table, asked); }
#endif

struct Request {
    const char* name;
    std::string (*answer)(Value asked);
    bool needs_match;
};
constexpr Request kRequests[] = {
    {"games", games, false},      {"preset", preset, false},   {"check", check, false},
    {"seed", seed, false},        {"new", new_match, false},   {"load", load, false},
    {"random", random, false},    {"show", show, true},        {"submit", submit, true},
    {"draw", draw, true},         {"undo", undo, true},        {"rewind", rewind, true},
    {"told", told, true},         {"lines", lines, true},      {"journal", journal, true},
    {"preview", preview, true},   {"bot", bot, true},          {"fingerprint", fingerprint, true},
    {"happened", happened, true},
#ifdef CROUPIER_WITH_LAB
    {"hint", hinted, true},       {"analyse", analysed, true}, {"redraw", redrawn, true},
    {"tray", on_tray, true},      {"enter", entered, true},    {"possible", could_be, true},
#endif
};

}  // namespace

std::string refused(const match::Problem& problem, std::optional<int> line) {
    return written([&](Pen& pen) {
        pen.open('{').key("refused").open('{');
        if (line) pen.key("line").number(*line);
        pen.key("rule").text(problem.rule).key("key").text(problem.key).key("args").word(problem.args);
        pen.close('}').close('}');
    });
}

void write_list(Pen& pen, const std::vector<std::string>& pieces) {
    pen.open('[');
    for (const std::string& piece : pieces) pen.word(piece);
    pen.close(']');
}

void write_told(Pen& pen, const std::vector<match::Told>& told) {
    pen.open('[');
    for (const match::Told& sentence : told) {
        pen.open('{').key("entry").number(sentence.entry).key("say").open('{');
        pen.key("key").text(sentence.key).key("args").word(sentence.args).close('}').close('}');
    }
    pen.close(']');
}

std::optional<core::ChaCha20::Seed> read_seed(Value written) {
    core::ChaCha20::Seed bytes{};
    const std::string_view digits = written.is(Kind::Text) ? written.written() : std::string_view();
    if (digits.size() != 2 * bytes.size()) return {};
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const std::size_t digit = std::string_view("0123456789abcdef").find(digits[i]);
        if (digit == std::string_view::npos) return {};
        bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] << 4 | digit);
    }
    return bytes;
}

std::string call(std::string_view request) {
    const match::Document document(request);
    if (!document) return refused(document.refusal());
    for (const Request& known : kRequests)
        if (const Value asked = document.value()[known.name])
            return known.needs_match && !table ? not_understood() : known.answer(asked);
    return not_understood();
}

}  // namespace wasm
