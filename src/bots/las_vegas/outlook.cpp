#include "bots/las_vegas/outlook.h"

#include "bots/las_vegas/judge.h"

namespace bots::outlook {
namespace {

using namespace las_vegas;

inline constexpr int kMostLeft = 24;   // dice of an owner still to come
inline constexpr int kMostThere = 32;  // dice of an owner at one place, at the end
inline constexpr float kComes = 1.0f / 6.0f;

/// How many of n dice show a given face.
constexpr auto kShows = [] {
    std::array<std::array<float, kMostLeft + 1>, kMostLeft + 1> chance{};
    chance[0][0] = 1;
    for (std::size_t n = 1; n <= kMostLeft; ++n)
        for (std::size_t k = 0; k <= n; ++k)
            chance[n][k] = chance[n - 1][k] * (1 - kComes) + (k == 0 ? 0 : chance[n - 1][k - 1] * kComes);
    return chance;
}();

using Chances = std::array<float, kMostThere>;

struct Rivals {
    int count = 0;
    std::array<Chances, kOwners> has{};    // so many dice at the end
    std::array<Chances, kOwners> above{};  // more than so many
    std::array<unsigned, kOwners> owner{};
};

int left_of_white(const State& state) {
    int dice = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) dice += state.hands[seat].of(Kind::White);
    return dice;
}
int left_of_owner(const State& state, unsigned owner) {
    if (owner == kWhite) return std::min(left_of_white(state), kMostLeft);
    return state.hands[owner].of(Kind::Own) + kBigWeight * state.hands[owner].of(Kind::Big);
}

Rivals rivals_at(const State& state, Place place) {
    Rivals rivals;
    const auto add = [&](unsigned owner) {
        const auto i = static_cast<unsigned>(rivals.count++);
        rivals.owner[i] = owner;
        const auto there = static_cast<std::size_t>(state.dice[owner].at(place));
        const auto left = static_cast<std::size_t>(left_of_owner(state, owner));
        for (std::size_t k = 0; k <= left && there + k < kMostThere; ++k)
            rivals.has[i][there + k] = kShows[left][k];
        float above = 0;
        for (std::size_t dice = kMostThere; dice-- > 0;) {
            rivals.above[i][dice] = above;
            above += rivals.has[i][dice];
        }
    };
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) add(seat);
    if (timing::white_plays(state.setup)) add(kWhite);
    return rivals;
}

/// The chances of one owner with so many dice for each rank: nobody has as many, so many have more.
using Ranks = std::array<float, kOwners>;
Ranks ranks_with(const Rivals& rivals, int me, std::size_t dice, bool ties_cancel) {
    Ranks ranks{};
    ranks[0] = 1;
    for (int i = 0; i < rivals.count; ++i) {
        if (i == me) continue;
        const auto rival = static_cast<unsigned>(i);
        const float tied = rivals.has[rival][dice];
        const float above = rivals.above[rival][dice] + (ties_cancel ? 0 : tied / 2);
        const float below = 1 - rivals.above[rival][dice] - (ties_cancel ? tied : tied / 2);
        for (int rank = std::min(i + 1, kOwners - 1); rank > 0; --rank)
            ranks[static_cast<unsigned>(rank)] =
                ranks[static_cast<unsigned>(rank)] * below + ranks[static_cast<unsigned>(rank - 1)] * above;
        ranks[0] *= below;
    }
    return ranks;
}

bool all_dice_lie(const State& state) {
    for (const Hand& hand : state.hands)
        if (!hand.none()) return false;
    return true;
}

}  // namespace

float worth_to(const State& state, Note note, Seat seat, Seat me) {
    float dollars = note == kit::kRainbow ? kUsualNote : static_cast<float>(worth(note).dollars);
    if (seat != me || !state.setup.has(Module::Bonus)) return dollars;
    const auto i = static_cast<unsigned>(seat);
    if (state.won[i].has(note)) return dollars;
    const int counts = (state.bonus[i].first == kit::kind(note) ? 1 : 0) +
                       (state.bonus[i].second == kit::kind(note) ? 1 : 0);
    return dollars + static_cast<float>(std::min(counts, bonus::kHighest - state.announcement[i]) *
                                        bonus::kWorth.dollars);
}

ByOwner expected_at(const State& state, Place place, Seat me) {
    if (state.notes_at(place).none()) return {};
    if (all_dice_lie(state)) return lv_judge::paid_now(state, place, me);
    ByOwner money{};
    const Rivals rivals = rivals_at(state, place);
    core::Few<Note, kOwners> notes;
    for (Notes left = state.notes_at(place); !left.none() && notes.size() < rivals.count;) {
        notes.add(left.highest());
        left.remove(left.highest());
    }
    for (int i = 0; i < rivals.count; ++i) {
        const auto who = static_cast<unsigned>(i);
        const unsigned owner = rivals.owner[who];
        for (std::size_t dice = 1; dice < kMostThere; ++dice) {
            const float chance = rivals.has[who][dice];
            if (chance < 1e-4f) continue;
            const Ranks ranks = ranks_with(rivals, i, dice, place != kSlot);
            for (int rank = 0; rank < notes.size(); ++rank)
                money[owner] += chance * ranks[static_cast<unsigned>(rank)] *
                                worth_to(state, notes[rank], Seat(static_cast<std::uint8_t>(owner)), me);
        }
    }
    return money;
}

float of(const State& state, Seat me) {
    float mine = 0, theirs = 0;
    for (int place = 1; place <= state.places(); ++place) {
        ByOwner money = expected_at(state, Place(place), me);
        if (state.effects.scored == Place(place)) {  // ACT-10: it pays soon, as it lies
            const ByOwner now = lv_judge::paid_now(state, Place(place), me);
            for (unsigned seat = 0; seat < state.setup.seats; ++seat)
                money[seat] = 0.75f * now[seat] + 0.25f * money[seat];
        }
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            (Seat(seat) == me ? mine : theirs) += money[seat];
    }
    return mine - theirs / static_cast<float>(state.setup.seats - 1);
}

}  // namespace bots::outlook
