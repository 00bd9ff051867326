#include "server/news.h"

#include "match/json_text.h"

namespace server {
namespace {

using match::written;

/// Appending to one string: news can be long, and most of it is written already.
class Text {
   public:
    Text& operator<<(std::string_view piece) {
        text_ += piece;
        return *this;
    }
    Text& operator<<(std::int64_t number) {
        text_ += std::to_string(number);
        return *this;
    }
    std::string take() { return std::move(text_); }

   private:
    std::string text_;
};

void write_id(Text& text, std::optional<std::int64_t> id) {
    if (id) text << ",\"id\":" << *id;
}

Seat viewer_of(const Reader& reader) { return reader.seat < 0 ? core::kSpectator : Seat(reader.seat); }

void write_question(Text& text, const Table& table, const Reader& reader, Time deadline) {
    const match::AnyMatch& match = *table.match();
    const core::Decision open = match.ask();
    constexpr const char* kNames[] = {"choose", "sealed", "chance", "over"};
    text << "{\"number\":" << match.question() << ",\"kind\":\"" << kNames[static_cast<int>(open.kind)]
         << "\",\"asked\":[";
    bool first = true;
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (!open.asked.has(Seat(seat))) continue;
        text << (first ? "" : ",") << seat;
        first = false;
    }
    text << "],\"moves\":[";
    first = true;
    if (reader.seat >= 0)
        for (const std::string& move : match.offers(Seat(reader.seat))) {
            text << (first ? "" : ",") << move;
            first = false;
        }
    const bool undo =
        table.status() == Status::Playing && reader.seat >= 0 && match.can_undo(Seat(reader.seat));
    text << "],\"can_undo\":" << (undo ? "true" : "false") << ",\"deadline\":";
    if (deadline > 0)
        text << deadline << "}";
    else
        text << "null}";
}

/// The events after a number. Entries are told from the match, all others as they were kept.
void write_events(Text& text, const Table& table, int after, const Reader& reader) {
    const std::vector<Logged>& log = table.log();
    int first_entry = -1;
    for (std::size_t i = static_cast<std::size_t>(after + 1); i < log.size() && first_entry < 0; ++i)
        if (log[i].entry >= 0 && !log[i].gone) first_entry = log[i].entry;
    std::vector<std::string> lines, told;
    if (first_entry >= 0) {
        lines = table.match()->lines_seen(viewer_of(reader), first_entry);
        told = table.match()->phrases(viewer_of(reader), first_entry, reader.words.has_value());
    }
    for (std::size_t i = static_cast<std::size_t>(after + 1); i < log.size(); ++i) {
        const Logged& event = log[i];
        text << (static_cast<int>(i) == after + 1 ? "" : ",") << "{\"n\":" << static_cast<std::int64_t>(i)
             << ",\"at\":" << event.at << ",";
        if (event.entry < 0) {
            text << (reader.watches && !event.told_to_watchers.empty() ? event.told_to_watchers : event.told)
                 << "}";
            continue;
        }
        text << "\"entry\":{\"number\":" << event.entry;
        if (event.gone) {
            text << ",\"gone\":true}}";
            continue;
        }
        const auto place = static_cast<std::size_t>(event.entry - first_entry);
        text << ",\"line\":" << lines[place];
        if (!event.by.empty()) text << ",\"by\":\"" << event.by << "\"";
        text << ",\"told\":" << told[place] << "}}";
    }
}

/// How many of the entries that still stand were told up to that event.
int entries_up_to(const Table& table, int after) {
    int count = 0;
    for (int i = 0; i <= after; ++i) {
        const Logged& event = table.log()[static_cast<std::size_t>(i)];
        count += event.entry >= 0 && !event.gone ? 1 : 0;
    }
    return count;
}

std::string problem_members(const Refusal& refusal) {
    return written([&](core::json::Pen& pen) {
        pen.open('{').key("kind").text(name(refusal.kind));
        if (refusal.kind == Kind::Rule) pen.key("rule").text(refusal.why.rule);
        pen.key("key").text(refusal.why.key).key("args");
        pen.word(refusal.why.args.empty() ? "[]" : refusal.why.args).key("text").text(refusal.why.text);
        pen.close('}');
    });
}

}  // namespace

std::string write_news(Table& table, int after, const Reader& reader,
                       const std::optional<std::vector<int>>& revealed, Time deadline) {
    match::AnyMatch* const match = table.match();
    if (match != nullptr && reader.words) match->speak(*reader.words);
    Text text;
    text << "{\"news\":{\"events\":[";
    write_events(text, table, after, reader);
    text << "],\"revealed\":[";
    bool first = true;
    const auto reveal = [&](int entry, const std::string& line) {
        text << (first ? "" : ",") << "{\"number\":" << entry << ",\"line\":" << line << "}";
        first = false;
    };
    if (match != nullptr && revealed)
        for (const int entry : *revealed) reveal(entry, match->line_seen(viewer_of(reader), entry));
    if (match != nullptr && !revealed)
        for (const auto& [entry, line] :
             match->revealed_since_made(viewer_of(reader), entries_up_to(table, after)))
            reveal(entry, line);
    text << "],\"view\":";
    if (match == nullptr) {
        text << "null,\"question\":null}}";
        return text.take();
    }
    text << match->view(viewer_of(reader)) << ",\"question\":";
    write_question(text, table, reader, deadline);
    text << "}}";
    return text.take();
}

std::string write_named(const std::string& summary, const std::string& table, const std::string& watch) {
    std::string text = "{";
    if (!table.empty()) text += "\"table\":\"" + table + "\",";
    return text + "\"watch\":\"" + watch + "\"," + summary.substr(1);
}

std::string write_welcome(const Table& table, const Reader& reader, std::optional<std::int64_t> id) {
    Text text;
    text << "{\"welcome\":{\"protocol\":1,\"program\":\"" CROUPIER_VERSION "\",\"table\":"
         << write_named(summary(table), reader.watches ? "" : table.id(), table.plan().watch) << ",\"seat\":";
    if (reader.seat >= 0)
        text << reader.seat;
    else
        text << "null";
    text << ",\"last\":" << table.last() << "}";
    write_id(text, id);
    text << "}";
    return text.take();
}

std::string write_seated(int seat, const std::string& token, std::optional<std::int64_t> id) {
    Text text;
    text << "{\"seated\":{\"seat\":" << seat << ",\"token\":\"" << token << "\"}";
    write_id(text, id);
    text << "}";
    return text.take();
}

std::string write_done(int number, std::optional<std::int64_t> id) {
    Text text;
    text << "{\"done\":{\"n\":" << number << "}";
    write_id(text, id);
    text << "}";
    return text.take();
}

std::string write_refused(const Refusal& refusal, std::optional<std::int64_t> id) {
    Text text;
    text << "{\"refused\":" << problem_members(refusal);
    write_id(text, id);
    text << "}";
    return text.take();
}

std::string write_bye(const Refusal& refusal) { return "{\"bye\":" + problem_members(refusal) + "}"; }

std::string write_pong(std::optional<std::int64_t> id) {
    Text text;
    text << "{\"pong\":{}";
    write_id(text, id);
    text << "}";
    return text.take();
}

std::string write_hint(int question, const std::string& move, const std::string& why, const std::string& odds,
                       std::optional<std::int64_t> id) {
    Text text;
    text << "{\"hint\":{\"question\":" << question << ",\"move\":" << move
         << ",\"text\":" << match::quoted(why) << ",\"odds\":" << odds << "}";
    write_id(text, id);
    text << "}";
    return text.take();
}

std::string write_presence(const Table& table, core::Seats connected, int watchers) {
    Text text;
    text << "{\"presence\":{\"seats\":[";
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (seat > 0) text << ",";
        text << (table.chair(seat).is_bot ? "null" : connected.has(Seat(seat)) ? "true" : "false");
    }
    text << "],\"watchers\":" << watchers << "}}";
    return text.take();
}

}  // namespace server
