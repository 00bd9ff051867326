// Draws everything once more. Needs nothing but the engine, so that a page can do it too.

#include "fair/verify.h"
#include "match/journal.h"
#include "match/json_text.h"

namespace fair {
namespace {

using core::json::Value;
using match::AnyMatch;

/// The same answer once more.
bool answer(AnyMatch& match, std::string_view line) {
    const match::Document document(line);
    const Value entry = document.value();
    return !match.submit(core::Seat(entry["seat"].number()), match.question(), entry["move"]);
}

}  // namespace

core::FairHouse house(const Key& key, int entry) {
    return core::FairHouse(key, core::ChaCha20::Nonce{0, 0, static_cast<std::uint32_t>(entry)});
}

Checked verify_draws(const AnyMatch& recorded, const Key& key) {
    auto opened = match::read_header(match::header_line(recorded.header()));
    AnyMatch& again = **opened;
    const std::vector<std::string> lines = recorded.lines();
    Checked checked{Checked::Kind::Fair, 0, 0, {}};
    for (int entry = 0; entry < recorded.size(); ++entry) {
        const std::string& line = lines[static_cast<std::size_t>(entry)];
        if (!again.ask().is_chance()) {
            if (!answer(again, line))
                return {Checked::Kind::Wrong, 0, entry + 2, "this answer is not possible"};
            continue;
        }
        core::FairHouse house = fair::house(key, entry);
        again.draw(house);
        const std::string drawn = again.lines(entry).front();
        if (drawn != line) {
            checked.kind = Checked::Kind::Unfair;
            checked.line = entry + 2;
            checked.sentence = "the seed gives " + drawn + " and not " + line;
            return checked;
        }
        ++checked.draws;
    }
    return checked;
}

}  // namespace fair
