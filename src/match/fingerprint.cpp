#include "match/fingerprint.h"

#include "match/journal.h"
#include "match/json_text.h"

namespace match {

std::uint64_t fingerprint(const AnyMatch& match) {
    constexpr std::uint64_t kStart = 0xcbf29ce484222325u, kFactor = 0x100000001b3u;  // FNV-1a
    std::uint64_t mark = kStart;
    const auto add = [&](std::string_view text) {
        for (const char c : text) mark = (mark ^ static_cast<unsigned char>(c)) * kFactor;
    };
    auto opened = read_header(header_line(match.header()));
    if (!opened) return 0;
    AnyMatch& again = **opened;
    const std::vector<std::string> lines = match.lines();
    const int viewers = match.seats() + 1;
    for (int entry = 0;; ++entry) {
        // One viewer after every entry, each in turn; all of them in the end.
        for (int i = 0; i < viewers; ++i) {
            if (entry < match.size() && i != entry % viewers) continue;
            const Seat viewer = i == match.seats() ? core::kSpectator : Seat(i);
            add(again.view(viewer));
            for (const std::string& move : again.offers(viewer)) add(move);
        }
        if (entry == match.size()) return mark;
        const Document line(lines[static_cast<std::size_t>(entry)]);
        if (read_entry(again, line.value())) return 0;
    }
}

}  // namespace match
