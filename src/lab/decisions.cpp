#include "lab/decisions.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lab {
namespace {

using nlohmann::json;

/// A field in quotes, its own quotes doubled.
std::string field(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string line(const std::vector<std::string>& fields) {
    std::string text;
    for (const std::string& each : fields) text += (text.empty() ? "" : ",") + each;
    return text + "\n";
}

/// The offered moves as one JSON list.
std::string listed(const std::vector<std::string>& moves) {
    std::string text = "[";
    for (const std::string& move : moves) text += (text.size() == 1 ? "" : ",") + move;
    return text + "]";
}

/// What a seat came to: empty fields while the game goes on.
struct End {
    bool over;
    core::Standing standing;
    std::string money(core::Seat seat) const {
        return over ? std::to_string(standing.money[static_cast<unsigned>(seat)]) : "";
    }
    std::string won(core::Seat seat) const { return !over ? "" : standing.winners.has(seat) ? "1" : "0"; }
    /// The win is shared by so many.
    std::string winners() const { return over ? std::to_string(standing.winners.count()) : ""; }
};

}  // namespace

std::string decisions_header() {
    return "journal,game,options,seats,entry,question,seat,name,view,offers,choice,offer,money,won,winners\n";
}

std::string decisions_rows(const match::AnyMatch& match, const std::string& journal) {
    const match::Header& header = match.header();
    const End end{match.ask().is_over(), match.score()};
    const std::vector<std::string> entries = match.lines();
    std::vector<std::string> rows;
    // From the last entry to the first: a match can only be taken back.
    const auto before = match.copy();
    for (int number = match.size(); number-- > 0;) {
        before->rewind(number);
        const json entry = json::parse(entries[static_cast<std::size_t>(number)]);
        if (!entry.contains("seat")) continue;
        const core::Seat seat{entry.at("seat").get<std::uint8_t>()};
        const std::vector<std::string> offers = before->offers(seat);
        const auto chosen = std::find_if(offers.begin(), offers.end(), [&](const std::string& offer) {
            return json::parse(offer) == entry.at("move");
        });
        const auto place = chosen - offers.begin();
        rows.push_back(
            line({field(journal), field(header.game), field(header.options), std::to_string(match.seats()),
                  std::to_string(number), std::to_string(before->question()),
                  std::to_string(core::index(seat)), field(header.names[static_cast<std::size_t>(seat)]),
                  field(before->view(seat)), field(listed(offers)), field(*chosen), std::to_string(place),
                  end.money(seat), end.won(seat), end.winners()}));
    }
    std::string text;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) text += *row;
    return text;
}

std::string events_header() { return "journal,game,options,seats,entry,number,what,event\n"; }

std::string events_rows(const match::AnyMatch& match, const std::string& journal) {
    const match::Header& header = match.header();
    std::string text;
    int entry = 0;
    for (const std::string& list : match.happened(core::kHouse, 0)) {
        int number = 0;
        for (const json& event : json::parse(list))
            text += line({field(journal), field(header.game), field(header.options),
                          std::to_string(match.seats()), std::to_string(entry), std::to_string(number++),
                          field(event.at("what").get<std::string>()), field(event.dump())});
        ++entry;
    }
    return text;
}

}  // namespace lab
