// Fuzz target: whatever stands in a journal, reading it does no harm, and what was right of it is kept.
//
// The first byte chooses a set-up line to begin with, so that the search soon gets to entries; 0 chooses
// none, and the bytes are the whole journal.

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "fuzz/setups.h"
#include "match/journal.h"

namespace {

void must(bool fine) {
    if (!fine) std::abort();
}

void check(const std::string& text) {
    const match::Journal read = match::read_journal(text);
    if (read.wrong) {
        must(read.wrong->line > 0);
        must(!read.wrong->problem.rule.empty() && !read.wrong->problem.text.empty());
    }
    must(read.match != nullptr || read.wrong.has_value());
    if (!read.match) return;
    must(read.finished == read.match->ask().is_over());
    // The text decides what is done with it, so that more texts are read in the same time.
    const std::size_t lot = std::hash<std::string>{}(text);
    if (lot % 2 == 0) {
        // What was right is a journal, and it is written the same again.
        const std::string kept = read.match->journal();
        const match::Journal again = match::read_journal(kept);
        must(!again.wrong && again.match->journal() == kept && again.match->size() == read.match->size());
        return;
    }
    // Looking at it does no harm either, whoever does: a seat or a spectator.
    const std::size_t viewers = read.match->header().names.size() + 1;
    const std::size_t place = lot / 2 % viewers;
    const core::Seat viewer = place + 1 == viewers ? core::kSpectator : core::Seat(place);
    must(!read.match->view(viewer).empty());
    must(read.match->lines_seen(viewer, 0).size() == static_cast<std::size_t>(read.match->size()));
    read.match->told(viewer, 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        check("");
        return 0;
    }
    const std::vector<std::string>& setups = fuzz::setups();
    const std::size_t choice = data[0] % (setups.size() + 1);
    const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    check(choice == 0 ? bytes : setups[choice - 1] + "\n" + bytes);
    return 0;
}
