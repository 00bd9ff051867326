#include "box.h"

#include "../call.h"
#include "box/book.h"

namespace wasm {

using core::Seat;
using core::json::Kind;
using core::json::Pen;
using core::json::Value;

namespace {

std::string whole(Value value) {
    return value.is(Kind::Text) ? '"' + std::string(value.written()) + '"' : std::string(value.written());
}

box::Slipped slipped_of(Value asked) {
    box::Slipped slipped;
    if (asked["seat"].is_whole() && asked["seat"].number() >= 0 && asked["seat"].number() < core::kMostSeats)
        slipped.seat = Seat(static_cast<int>(asked["seat"].number()));
    if (asked["move"].is(Kind::Object)) slipped.move = std::string(asked["move"].written());
    for (const Value piece : asked["said"]) slipped.said.push_back(whole(piece));
    return slipped;
}

}  // namespace

std::string tray(const match::AnyMatch& match, Value asked) {
    auto book = box::book_of(match.header().game);
    if (!book) return refused(book.wrong);
    const box::Outcome outcome = (*book)->enter(match, slipped_of(asked));
    if (outcome.refused) return refused(*outcome.refused);
    return match::written([&](Pen& pen) {
        pen.open('{').key("ask");
        if (outcome.ask)
            write(pen, *outcome.ask);
        else
            pen.null();
        pen.key("made").boolean(outcome.made != nullptr).key("hidden").boolean(outcome.hidden);
        if (outcome.made) {
            pen.key("view").word(outcome.made->view(core::kSpectator)).key("told");
            write_told(pen, outcome.made->told(core::kSpectator, match.size()));
            write_list(pen.key("happened"), outcome.made->happened(core::kSpectator, match.size()));
        }
        pen.close('}');
    });
}

std::string enter(std::unique_ptr<match::AnyMatch>& match, Value asked) {
    auto book = box::book_of(match->header().game);
    if (!book) return refused(book.wrong);
    box::Outcome outcome = (*book)->enter(*match, slipped_of(asked));
    if (outcome.refused) return refused(*outcome.refused);
    if (!outcome.made) return {};
    match = std::move(outcome.made);
    // Whoever reads the journal is told that cards which nobody saw are only supposed.
    if (match->header().about.empty()) match->header().about = R"({"box":true})";
    return match::written([&](Pen& pen) { pen.open('{').key("entries").number(match->size()).close('}'); });
}

std::string possible(const match::AnyMatch& match, Value asked) {
    auto book = box::book_of(match.header().game);
    if (!book) return refused(book.wrong);
    const auto moves = (*book)->possible(match, slipped_of(asked).seat);
    return match::written([&](Pen& pen) { write_list(pen, moves); });
}

}  // namespace wasm
