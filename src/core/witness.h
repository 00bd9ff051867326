#pragma once
// While a game applies a move or a draw it tells a witness what happens, in the order in which it happens.
// Sentences, motion, sounds, payouts, breakdowns and statistics are made from what was told, and from nothing
// else. A playout has a witness that is nothing and costs nothing.

#include <variant>

#include "core/describe.h"

namespace core {

/// Hears nothing.
struct Silence {
    template <class Event>
    constexpr void operator()(const Event&) const {}
};
inline constexpr Silence kSilence{};

/// Whether anybody hears: what only an event needs is not worked out for nobody.
template <class W>
inline constexpr bool kListens = !std::is_same_v<std::remove_const_t<W>, Silence>;

/// An event as JSON, as far as a viewer may know it: {"what":"paid","casino":3,"seat":1,"note":60000}. Every
/// event has a word, `kWhat`, and lists its parts to whoever describes it. Events are told, never read.
/// Where sentences are told beside it, "says" is how many of them tell this event.
template <class Event>
void write_event(json::Pen& pen, const Event& event, Seat viewer, int says = -1) {
    pen.open('{').key("what").text(Event::kWhat);
    Writer writer(pen, viewer);
    event.parts(writer);
    if (says >= 0) pen.key("says").number(says);
    pen.close('}');
}
template <class... Events>
void write_event(json::Pen& pen, const std::variant<Events...>& event, Seat viewer, int says = -1) {
    std::visit([&](const auto& happened) { write_event(pen, happened, viewer, says); }, event);
}

namespace detail {
template <class Event>
void draw_event(json::Pen& pen) {
    const Event event{};
    const char* const word = Event::kWhat;
    const int what = 0;
    Draughtsman draughtsman(pen);
    draughtsman.part("what", what, Words{{&word, 1}});
    event.parts(draughtsman);
}
}  // namespace detail

/// The JSON Schema of all events of a game.
template <class... Events>
void draw_events(json::Pen& pen, std::type_identity<std::variant<Events...>>) {
    pen.open('{').key("anyOf").open('[');
    (detail::draw_event<Events>(pen), ...);
    pen.close(']').close('}');
}

}  // namespace core
