// A table far away, for programs.

#include <algorithm>

#include "terminal/remote.h"

namespace terminal {

using client::json;

void join_json(client::Guest& guest, const Joining& wish, LiveConsole& console) {
    console.line(json{{"welcome",
                       {{"table", guest.picture().summary()},
                        {"seat", guest.picture().seat() < 0 ? json() : json(guest.picture().seat())}}}}
                     .dump());
    const std::vector<client::Chair>& chairs = guest.picture().chairs();
    const auto free =
        std::find_if(chairs.begin(), chairs.end(), [](const auto& chair) { return chair.is_free(); });
    if (wish.sits && !wish.name.empty() && guest.picture().seat() < 0 && free != chairs.end())
        take_seat(guest, wish, wish.seat >= 0 ? wish.seat : static_cast<int>(free - chairs.begin()),
                  wish.name);
    for (;;) {
        while (const std::optional<json> message = guest.hear(client::milliseconds(0))) {
            if (message->contains("seated")) wish.keep(guest, wish.name);
            console.line(message->dump());
        }
        const LiveConsole::Ready ready = console.wait(guest.descriptor(), guest.connected() ? 20'000 : 200);
        if (ready != LiveConsole::Ready::Line) continue;
        const std::optional<std::string> line = console.read_line();
        if (!line) return;
        if (json request = json::parse(*line, nullptr, false); request.is_object())
            guest.ask(std::move(request));
        else
            console.line(R"({"refused":{"kind":"form","text":"That is no JSON object."}})");
    }
}

}  // namespace terminal
