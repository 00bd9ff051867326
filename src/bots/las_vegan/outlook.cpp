#include "bots/las_vegan/outlook.h"

namespace bots::vegan {
namespace {

using namespace las_vegan;

/// The chance that a number around `mean` falls below 0.5 (that is, to 0 or less).
float falls_to_nothing(float mean, float spread) {
    if (spread < 0.1f) return mean < 0.5f ? 1.0f : 0.0f;
    return 1.0f / (1.0f + std::exp(1.7f * (mean - 0.5f) / spread));
}

/// VGN-12: the chance of each seat to have the fewest or the most tricks in the end.
Cabbages golden_chances(const Outlook& outlook, Spot side) {
    const Open& table = outlook.table;
    const float spread = std::sqrt(2.0f * static_cast<float>(outlook.tricks_left) / sharers(table));
    Cabbages chances{};
    for (const Seat seat : core::seats(table.setup.seats)) {
        chances[seat] = 1;
        for (const Seat other : core::seats(table.setup.seats)) {
            if (other == seat) continue;
            const int more = table.tricks[seat] - table.tricks[other];
            chances[seat] *= falls_to_nothing(static_cast<float>(side == kMin ? more : -more), spread);
        }
    }
    return chances;
}

/// VGN-11: how often a machine will take its value of a player.
float expected_times(const Outlook& outlook, Machine machine, Cards won) {
    const MachineCard& card = las_vegan::card_of(machine);
    const float coming = static_cast<float>((outlook.to_come & card.counts).count()) / sharers(outlook.table);
    const int count = (won & card.counts).count();
    if (card.per == 1) return static_cast<float>(count) + coming;
    const float now = static_cast<float>(count / card.per);
    return std::max(now, (static_cast<float>(count) + coming - 1.0f) / static_cast<float>(card.per));
}

void add_machine(const Outlook& outlook, Machine machine, float value, Cabbages& gains) {
    for (const Seat seat : core::seats(outlook.table.setup.seats))
        gains[seat] += value * expected_times(outlook, machine, outlook.table.won[seat]);
}

}  // namespace

Cabbages expected_gains(const Outlook& outlook) {
    const Open& table = outlook.table;
    Cabbages gains{};
    float free_sum = 0, free_tokens = 0;
    for (int i = 0; i < static_cast<int>(kGold); ++i) {
        const Token token{static_cast<std::uint8_t>(i)};
        const auto value = static_cast<float>(table.value(token));
        if (is_placed(table, token))
            add_machine(outlook, machine_of(table.spot(token)), value, gains);
        else
            free_sum += value, ++free_tokens;
    }
    if (is_placed(table, kGold)) {
        const Cabbages chances = golden_chances(outlook, table.spot(kGold));
        for (const Seat seat : core::seats(table.setup.seats))
            gains[seat] += static_cast<float>(table.value(kGold)) * chances[seat];
    }
    // A machine without a token will get one of those that are left, if enough sevens come.
    if (free_tokens == 0) return gains;
    const int sevens = (outlook.to_come & Cards::of_rank(7)).count() + table.sevens;
    const int places = std::popcount(table.vacant) + (is_placed(table, kGold) ? 0 : 1);
    if (places == 0) return gains;
    const float likely = std::min(1.0f, static_cast<float>(sevens) / static_cast<float>(places));
    for (unsigned vacant = table.vacant; vacant != 0; vacant &= vacant - 1)
        add_machine(outlook, Machine(std::countr_zero(vacant)), likely * free_sum / free_tokens, gains);
    return gains;
}

Cabbages weights(const Outlook& outlook, Seat seat) {
    const Open& table = outlook.table;
    Cabbages cabbages = expected_gains(outlook);
    for (const Seat i : core::seats(table.setup.seats)) cabbages[i] += static_cast<float>(table.cabbages[i]);
    const auto whole = static_cast<float>(hand_size(table.setup.seats));
    const float left = static_cast<float>(kMostRounds - table.round) +
                       (1.0f + static_cast<float>(outlook.tricks_left)) / (1.0f + whole);
    const Cabbages chances = chances_with_cabbages(cabbages, table.setup.seats, left);
    Cabbages weights{};
    for (const Seat i : core::seats(table.setup.seats))
        weights[i] = i == seat ? 1.0f : -chances[i] / std::max(0.001f, 1.0f - chances[seat]);
    return weights;
}

Outlook after_trick(const Outlook& outlook, Seat winner, Cards cards) {
    Outlook after = outlook;
    after.table.won[winner] |= cards;
    ++after.table.tricks[winner];
    after.table.sevens = static_cast<std::uint8_t>((cards & Cards::of_rank(7)).count());
    after.table.lying = {};
    after.to_come -= cards;
    --after.tricks_left;
    return after;
}

Outlook after_token(const Outlook& outlook, const Move& move) {
    Outlook after = outlook;
    put(after.table, Seat{}, move, core::kSilence);
    return after;
}

BestToken best_token(const Outlook& outlook, Seat seat) {
    const Cabbages mine = weights(outlook, seat);
    Moves moves;
    offer_tokens(outlook.table, moves);
    BestToken best{moves[0], {}};
    float most = -1e9f;
    for (const Move& move : moves) {
        const Cabbages gains = expected_gains(after_token(outlook, move));
        const float worth = weigh(gains, mine);
        if (worth <= most) continue;
        most = worth;
        best = {move, gains};
    }
    return best;
}

}  // namespace bots::vegan
