#include "server/news.h"

namespace server {
namespace {

using protocol::Piece;
namespace event = protocol::event;

protocol::Question question_for(const Table& table, const Viewer& viewer, Time deadline) {
    const match::AnyMatch& match = *table.match();
    const core::Decision open = match.ask();
    protocol::Question question;
    question.number = match.question();
    question.kind = open.kind;
    question.asked = open.asked;
    if (viewer.sits())
        for (std::string& move : match.offers(viewer.seat)) question.moves.push_back(std::move(move));
    question.can_undo = table.status() == Status::Playing && viewer.sits() && match.can_undo(viewer.seat);
    question.deadline = deadline;
    return question;
}

/// The events after a number. What entries show is asked of the match, all others are told as they are kept.
std::vector<protocol::ToldEvent> events_for(const Table& table, int after, const Viewer& viewer,
                                            std::size_t& length) {
    const std::vector<TableEvent>& log = table.log();
    std::vector<protocol::ToldEvent> told;
    int first = -1;
    std::vector<std::string> lines, phrases, happened;
    for (int number = after + 1; number <= table.last(); ++number) {
        protocol::ToldEvent& one = told.emplace_back(number, log[static_cast<std::size_t>(number)]);
        auto* const entry = std::get_if<event::Entry>(&one.event.what);
        if (entry == nullptr || entry->gone) continue;
        if (first < 0) {
            first = entry->number;
            lines = table.match()->lines_seen(viewer.seat, first);
            phrases = table.match()->phrases(viewer.seat, first, viewer.words.has_value());
            happened = table.match()->happened(viewer.seat, first);
        }
        const auto place = static_cast<std::size_t>(entry->number - first);
        length += lines[place].size() + phrases[place].size() + happened[place].size();
        entry->line = std::move(lines[place]);
        entry->told = std::move(phrases[place]);
        entry->happened = std::move(happened[place]);
    }
    return told;
}

/// How many of the entries that still stand were told up to that event.
int entries_up_to(const Table& table, int after) {
    int count = 0;
    for (int i = 0; i <= after; ++i) {
        const auto* const entry = std::get_if<event::Entry>(&table.log()[static_cast<std::size_t>(i)].what);
        count += entry != nullptr && !entry->gone ? 1 : 0;
    }
    return count;
}

}  // namespace

std::string write_news(Table& table, int after, const Viewer& viewer,
                       const std::optional<std::vector<int>>& revealed, Time deadline) {
    constexpr std::size_t kAnEvent = 200, kFrame = 2000;  // about so much besides what is counted
    match::AnyMatch* const match = table.match();
    if (match != nullptr && viewer.words) match->speak(*viewer.words);
    protocol::News news;
    std::size_t length = kFrame + kAnEvent * static_cast<std::size_t>(table.last() - after);
    news.events = events_for(table, after, viewer, length);
    if (match != nullptr) {
        if (revealed)
            for (const int entry : *revealed)
                news.revealed.push_back({entry, match->line_seen(viewer.seat, entry)});
        else
            for (auto& [entry, line] : match->revealed_since_made(viewer.seat, entries_up_to(table, after)))
                news.revealed.push_back({entry, std::move(line)});
        news.view = match->view(viewer.seat);
        news.question = question_for(table, viewer, deadline);
        length += news.view.written().size();
    }
    return protocol::write_answer(std::move(news), {}, viewer.watches, length);
}

protocol::Summary named(const Table& table, bool watches) {
    protocol::Summary summary = summary_of(table);
    if (!watches) summary.table = table.id();
    summary.watch = table.plan().watch;
    return summary;
}

std::string write_welcome(const Table& table, const Viewer& viewer, std::optional<std::int64_t> id) {
    return protocol::write_answer(protocol::Welcome{protocol::kProtocol, CROUPIER_VERSION,
                                                    named(table, viewer.watches), viewer.seat, table.last()},
                                  id);
}

std::string write_presence(const Table& table, core::Seats connected, int watchers) {
    protocol::Presence presence;
    for (const Seat seat : table.all()) {
        auto& here = presence.seats.emplace_back();
        if (!table.chair(seat).is_bot) here = connected.has(seat);
    }
    presence.watchers = watchers;
    return protocol::write_answer(std::move(presence));
}

}  // namespace server
