// A table far away, for programs.

#include "terminal/remote.h"

namespace terminal {

void join_json(client::Guest& guest, const Joining& wish, LiveConsole& console) {
    const client::Picture& picture = guest.picture();
    console.line(protocol::write_answer(
        protocol::Welcome{protocol::kProtocol, "", picture.summary(), picture.seat(), picture.last()}));
    const std::optional<core::Seat> free = picture.first_free();
    if (wish.sits && !wish.name.empty() && !picture.sits() && free)
        take_seat(guest, wish, wish.seat.value_or(*free), wish.name);
    for (;;) {
        while (const std::optional<client::Heard> heard = guest.hear(client::milliseconds(0))) {
            if (heard->get<protocol::SeatTaken>() != nullptr) wish.keep(guest, wish.name);
            console.line(heard->text);
        }
        const LiveConsole::Ready ready = console.wait(guest.descriptor(), guest.connected() ? 20'000 : 200);
        if (ready != LiveConsole::Ready::Line) continue;
        const std::optional<std::string> line = console.read_line();
        if (!line) return;
        if (!guest.pass_on(*line))
            console.line(R"({"refused":{"kind":"form","text":"That is no JSON object."}})");
    }
}

}  // namespace terminal
