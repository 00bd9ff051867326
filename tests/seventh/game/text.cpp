#include "seventh/game/text.h"

#include "kit/text.h"

namespace puddles {

using core::phrase;
using core::Sentences;
using core::json::Pen;
using core::json::Value;

core::Verdict doubt(const State& state, const Draw& draw) {
    for (const Seat seat : core::seats(kMostRunners))
        if ((draw.die[seat] != 0) != (core::index(seat) < state.setup.seats))
            return core::refuse("PUD-2", "pud.dice", int{state.setup.seats});
    return core::kFine;
}

core::Refusal why_not(const State& state, Seat, const Move&) {
    return core::refuse(state.asks == Asks::Pace ? "PUD-3" : "PUD-5", "pud.not-now");
}

core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    if (core::json::only_has(value, "step") && value["step"].is(core::json::Kind::Boolean))
        return Move{0, static_cast<std::uint8_t>(value["step"].boolean() ? 1 : 0)};
    const auto pace = kit::read_number(value["pace"], 1, kMostPaces);
    if (!pace || !core::json::only_has(value, "pace")) return core::refuse(core::kForm, "move.unknown");
    return Move{static_cast<std::uint8_t>(*pace), 0};
}

core::Or<Draw> read_draw(const State& state, Value value) {
    const Value dice = value["dice"];
    if (!core::json::only_has(value, "dice") || !dice.is(core::json::Kind::List))
        return core::refuse(core::kForm, "draw.other-wanted", "dice");
    Draw draw{};
    if (dice.size() != state.setup.seats) return core::refuse("PUD-2", "pud.dice", int{state.setup.seats});
    int runner = 0;
    for (const Value die : dice) {
        const auto pips = kit::read_number(die, 1, core::kFaces);
        if (!pips) return core::refuse("PUD-2", "dice.no-face");
        draw.die[Seat(runner++)] = static_cast<std::uint8_t>(*pips);
    }
    return draw;
}

namespace {

template <class Shown>
void write_dice(Pen& pen, const Draw& draw, Shown shown) {
    pen.open('{').key("dice").open('[');
    for (const Seat seat : core::seats(kMostRunners)) {
        if (draw.die[seat] == 0) break;
        if (shown(seat))
            pen.number(draw.die[seat]);
        else
            pen.null();
    }
    pen.close(']').close('}');
}

}  // namespace

void write(Pen& pen, const Move& move) {
    pen.open('{');
    if (move.pace != 0)
        pen.key("pace").number(move.pace);
    else
        pen.key("step").boolean(move.step != 0);
    pen.close('}');
}
void write(Pen& pen, const Draw& draw) {
    write_dice(pen, draw, [](Seat) { return true; });
}

void write_seen(Pen& pen, const State& before, const State& now, Seat seat, const Move& move, Seat viewer) {
    const bool shown = seat == viewer || now.round != before.round || now.asks != Asks::Pace;
    if (move.pace == 0 || shown) return write(pen, move);
    pen.open('{').key("pace").null().close('}');
}
void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
    write_dice(pen, draw, [&](Seat seat) { return seat == viewer || now.round != before.round; });
}

namespace {

void say(const RoundBegan& began, Seat, Sentences& sentences) {
    sentences.add(phrase("pud.round", int{began.round}, began.pacemaker));
}
void say(const Rolled& rolled, Seat viewer, Sentences& sentences) {
    if (rolled.die.may_know(viewer)) sentences.add(phrase("pud.die", rolled.seat, int{rolled.die.value}));
}
void say(const Chose& chose, Seat viewer, Sentences& sentences) {
    if (chose.pace.may_know(viewer))
        sentences.add(phrase("pud.chosen-so", chose.seat, int{chose.pace.value}));
    else
        sentences.add(phrase("pud.chosen", chose.seat));
}
void say(const Shown& shown, Seat, Sentences& sentences) {
    sentences.add(phrase("pud.pace", shown.seat, int{shown.pace}));
}
void say(const Stepped& stepped, Seat, Sentences& sentences) {
    sentences.add(phrase(stepped.step ? "pud.step" : "pud.no-step", stepped.seat));
}
void say(const Went& went, Seat, Sentences& sentences) {
    sentences.add(phrase("pud.goes", went.seat, int{went.die}, int{went.square}));
}
void say(const Slipped& slipped, Seat, Sentences& sentences) {
    sentences.add(phrase("pud.slips", slipped.seat, int{slipped.square}));
}

}  // namespace

void say(const Event& event, Seat viewer, Sentences& sentences) {
    std::visit([&](const auto& happened) { say(happened, viewer, sentences); }, event);
}

}  // namespace puddles
