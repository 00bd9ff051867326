#include "terminal/session.h"

#include <nlohmann/json.hpp>

#include "terminal/person.h"

namespace terminal {

using core::Seat;
using nlohmann::json;

namespace {

/// A view's table without the money of the seats.
json without_purses(const std::string& view) {
    json table = json::parse(view).at("table");
    if (table.contains("seats"))
        for (json& seat : table.at("seats"))
            if (seat.is_object())
                for (const char* part : {"money", "purse", "won", "safe"}) seat.erase(part);
    return table;
}

}  // namespace

bool hides_something(const match::AnyMatch& match, Seat seat) {
    return without_purses(match.view(seat)) != without_purses(match.view(core::kSpectator));
}

bool answered_by_itself(match::AnyMatch& match, const Table& table,
                        const std::function<void(Thought)>& overhear) {
    const core::Decision open = match.ask();
    if (open.is_chance() && table.chance != nullptr) {
        table.chance->draw(match);
        return true;
    }
    for (int seat = 0; seat < match.seats(); ++seat) {
        if (!open.asked.has(Seat(seat)) || table.is_person(Seat(seat))) continue;
        const bool choice = match.offers(Seat(seat)).size() > 1;
        const bool secret = choice && hides_something(match, Seat(seat));
        const bots::AnyChoice chosen = table.bots[static_cast<std::size_t>(seat)]->choose(match, Seat(seat));
        match.submit(Seat(seat), match.question(), chosen.move);
        if (choice) overhear({match.size() - 1, Seat(seat), secret ? "" : chosen.reason});
        return true;
    }
    return false;
}

Ending play(match::AnyMatch& match, const Table& table, const Settings& settings, Console& console,
            const Desk& desk) {
    Conversation conversation(match, table, settings, console, desk);
    while (!match.ask().is_over()) {
        if (answered_by_itself(match, table, [&](Thought thought) { conversation.overhear(thought); })) {
            desk.changed(match);
            continue;
        }
        if (match.ask().is_chance()) {
            if (conversation.ask_house() == Conversation::Answer::Left) return Ending::Left;
            continue;
        }
        const Seat seat = match.ask().asked.lowest();
        const std::vector<std::string> offers = match.offers(seat);
        if (offers.size() == 1) {
            // One legal answer: it is an entry, but nothing to ask about.
            match.submit(seat, match.question(), offers.front());
            desk.changed(match);
        } else if (conversation.ask(seat) == Conversation::Answer::Left) {
            return Ending::Left;
        }
    }
    conversation.finish();
    return Ending::Over;
}

}  // namespace terminal
