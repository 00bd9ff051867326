// Fuzz target: what another program answers as a bot. It names one of the offered moves, or it is told in one
// line what was wrong. The first byte chooses the game whose offers there are.

#include <cstdint>
#include <cstdlib>

#include "bots/external/answer.h"
#include "fuzz/setups.h"
#include "match/journal.h"

namespace {

void must(bool fine) {
    if (!fine) std::abort();
}

/// For every set-up the offers of the first question to a seat.
const std::vector<std::vector<std::string>>& all_offers() {
    static const std::vector<std::vector<std::string>> all = [] {
        std::vector<std::vector<std::string>> lists;
        for (const std::string& line : fuzz::setups()) {
            auto opened = match::read_header(line);
            core::PlayoutHouse house(std::uint64_t{lists.size()});
            while ((*opened)->ask().is_chance()) (*opened)->draw(house);
            lists.push_back((*opened)->offers((*opened)->ask().asked.lowest()));
        }
        return lists;
    }();
    return all;
}

bool can_be_shown(const std::string& text) {
    for (const char c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) return false;
    return text.size() < 1000;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto& offers = all_offers()[data[0] % all_offers().size()];
    const std::string line(reinterpret_cast<const char*>(data) + 1, size - 1);
    const bots::external::Answer answer = bots::external::read_answer(line, offers);
    must(answer.place.has_value() == answer.wrong.empty());
    must(!answer.place || *answer.place < offers.size());
    must(can_be_shown(answer.reason) && can_be_shown(answer.wrong));
    if (const auto name = bots::external::read_hello(line)) must(can_be_shown(*name));
    return 0;
}
