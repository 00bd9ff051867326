// Options of the dice game.

#include "games/las_vegas/text.h"
#include "kit/text.h"

namespace las_vegas {
namespace {

struct Switch {
    Module module;
    const char* name;
    int fewest, most;        // seats
    const char *rule, *why;  // why it is not for other numbers of players
};
/// The modules that are true or false, in the order of the journal, which is the order of refusals.
constexpr Switch kSwitches[] = {
    {Module::Neutral, "neutral", kFewestSeats, neutral::kMostSeats, "BV-4", "lv.neutral-seats"},
    {Module::Hundreds, "hundreds", kFewestSeats, kMostSeats, "", ""},
    {Module::BigDice, "big-dice", kFewestSeats, big_dice::kMostSeats, "BV-5", "lv.big-dice-seats"},
    {Module::Kickers, "kickers", kFewestSeats, kickers::kMostSeats, "BV-6", "lv.kickers-seats"},
    {Module::Rainbow, "rainbow", kFewestSeats, kMostSeats, "", ""},
    {Module::SlotMachine, "slot-machine", slot_machine::kFewestSeats, kMostSeats, "BV-14", "lv.slot-seats"},
    {Module::Bonus, "bonus", kFewestSeats, bonus::kMostSeats, "BV-18", "lv.bonus-seats"},
    {Module::Actions, "actions", kFewestSeats, kMostSeats, "", ""},
    {Module::Tokens, "tokens", kFewestSeats, kMostSeats, "", ""},
};

}  // namespace

core::Or<Setup> read_setup(int seats, core::json::Value object) {
    if (seats < kFewestSeats) return core::refuse("LV-0", "setup.seats", kFewestSeats, kMostSeats);
    if (seats > kMostSeats) return core::refuse("BV-3", "setup.seats", kFewestSeats, kMostSeats);
    kit::Options options(seats, object);
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(seats);
    for (const Switch& option : kSwitches) {
        if (!options.flag(option.name)) continue;
        setup.modules.add(option.module);
        if (seats < option.fewest || seats > option.most)
            options.refuse(core::refuse(option.rule, option.why));
    }
    if (options.choice("minimum", {"base", "by-players"}, "BV-1") == 1) setup.modules.add(Module::Minimum);
    setup.rounds = static_cast<std::uint8_t>(options.number("rounds", kMostRounds, 1, kMostRounds, "LV-6"));
    setup.first = options.first(kByLot, "LV-5");
    setup.open_purses = options.open_purses();
    if (const auto wrong = options.wrong()) return *wrong;
    return setup;
}

void write_options(core::json::Pen& pen, const Setup& setup) {
    pen.open('{');
    if (setup.first != kByLot) pen.key("first").number(core::index(setup.first));
    if (setup.open_purses) pen.key("purses").text("open");
    for (const Switch& option : kSwitches) {
        if (setup.has(option.module)) pen.key(option.name).boolean(true);
        // The minimum stands behind "neutral", as in the journal's list.
        if (option.module == Module::Neutral && setup.has(Module::Minimum))
            pen.key("minimum").text("by-players");
    }
    if (setup.rounds != kMostRounds) pen.key("rounds").number(setup.rounds);
    pen.close('}');
}

}  // namespace las_vegas
