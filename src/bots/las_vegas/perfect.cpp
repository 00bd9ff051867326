#include "bots/las_vegas/perfect.h"

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

#include "bots/las_vegas/knowledge.h"

namespace bots::perfect {
namespace {

using namespace las_vegas;

inline constexpr int kMostDice = 8;  // of a player (LV-2)

/// Combinations: the ways to lay so many dice on six casinos, and the rolls of so many dice.
constexpr std::uint64_t ways_to_lay(int dice) {
    std::uint64_t ways = 1;
    for (int i = 1; i < core::kFaces; ++i)
        ways = ways * static_cast<unsigned>(dice + i) / static_cast<unsigned>(i);
    return ways;
}

/// A way in which up to eight dice come to lie at the casinos, by number; those with fewer dice come first.
using Way = std::uint16_t;

struct Ways {
    std::vector<Faces> laid;
    std::array<unsigned, kMostDice + 2> first{};          // with so many dice
    std::vector<std::array<Way, core::kFaces>> one_more;  // a die more at that casino

    Ways() {
        for (unsigned dice = 0; dice <= kMostDice; ++dice) {
            first[dice] = static_cast<unsigned>(laid.size());
            lay(dice, 1, {});
        }
        first[kMostDice + 1] = static_cast<unsigned>(laid.size());
        one_more.resize(first[kMostDice]);
        for (unsigned dice = 0; dice < kMostDice; ++dice)
            for (unsigned way = first[dice]; way < first[dice + 1]; ++way)
                for (int face = 1; face <= core::kFaces; ++face)
                    one_more[way][static_cast<unsigned>(face - 1)] =
                        find(laid[way] + Faces::of(Face(face)), dice + 1);
    }

   private:
    void lay(unsigned dice, int face, Faces so_far) {
        if (face == core::kFaces) {
            laid.push_back(so_far + Faces::of(Face(face), static_cast<int>(dice)));
            return;
        }
        for (unsigned here = 0; here <= dice; ++here)
            lay(dice - here, face + 1, so_far + Faces::of(Face(face), static_cast<int>(here)));
    }
    Way find(Faces wanted, unsigned dice) const {
        // They were laid casino by casino: the first casino counts most.
        const auto before = [](Faces a, Faces b) {
            return __builtin_bswap64(a.packed) < __builtin_bswap64(b.packed);
        };
        const auto found =
            std::lower_bound(laid.begin() + first[dice], laid.begin() + first[dice + 1], wanted, before);
        return static_cast<Way>(found - laid.begin());
    }
};
const Ways& all_ways() {
    static const Ways ways;
    return ways;
}

/// What the end of the round is worth to one of the two, from how the dice lie then.
class Ending {
   public:
    Ending(const View& view, Seat me) {
        pay(view, me);
        learn_chances(view, me);
    }
    float operator()(Faces mine, Faces theirs) const {
        int gain = kMiddle;
        for (unsigned i = 0; i < kCasinos; ++i)
            gain += gains_[i][mine.packed >> 8 * i & 0xff][theirs.packed >> 8 * i & 0xff];
        return chances_[static_cast<unsigned>(gain)];
    }

   private:
    // A gain is my money less theirs, in tens of thousands, and my notes less theirs, in one number.
    static constexpr int kMoney = 16;
    static constexpr int kMostMoney = 10 * kCasinos, kMiddle = kMoney * kMostMoney + kCasinos;

    static int tens(Money money) { return money.dollars / 10'000; }

    void pay(const View& view, Seat me) {
        core::PlayoutHouse house(1);
        State state = dream(view, house);
        const auto mine = static_cast<unsigned>(me), theirs = mine ^ 1;
        for (int casino = 1; casino <= kCasinos; ++casino)
            for (int a = 0; a <= kMostDice; ++a)
                for (int b = 0; b <= kMostDice; ++b) {
                    state.dice = {};
                    state.dice[mine].add(Place(casino), a);
                    state.dice[theirs].add(Place(casino), b);
                    int gain = 0;
                    for (const Award& award : awards_at(state, Place(casino)))
                        gain += (award.owner == mine ? 1 : -1) * (kMoney * tens(kit::worth(award.note)) + 1);
                    gains_[static_cast<unsigned>(casino - 1)][static_cast<unsigned>(a)]
                          [static_cast<unsigned>(b)] = gain;
                }
    }

    /// LV-13: where the other's purse is hidden, what it may hold is dreamed.
    void learn_chances(const View& view, Seat me) {
        constexpr int kDreams = 256;
        const auto mine = static_cast<unsigned>(me), theirs = mine ^ 1;
        std::map<int, int> leads;  // in money, and in how many dreams
        core::PlayoutHouse house(2);
        for (int i = 0; i < kDreams; ++i) {
            const State state = dream(view, house);
            ++leads[tens(state.purses[mine].money()) - tens(state.purses[theirs].money())];
        }
        const int more_notes = view.notes_held[mine] - view.notes_held[theirs];
        chances_.resize(2 * kMiddle + 1);
        for (int money = -kMostMoney; money <= kMostMoney; ++money)
            for (int notes = -kCasinos; notes <= kCasinos; ++notes) {
                const int at = kMiddle + kMoney * money + notes;
                if (at < 0 || at > 2 * kMiddle) continue;
                float sum = 0;
                for (const auto& [lead, dreams] : leads)
                    sum += static_cast<float>(dreams) *
                           chance_with(view, 10'000 * (lead + money), more_notes + notes);
                chances_[static_cast<unsigned>(at)] = sum / kDreams;
            }
    }
    static float chance_with(const View& view, int money, int notes) {
        const int rounds_left = view.setup.rounds - view.round;
        if (rounds_left > 0) return LasVegasKnowledge::chance_of_lead(static_cast<float>(money), rounds_left);
        const int ahead = money != 0 ? money : notes;  // LV-16
        return ahead > 0 ? 1.0f : ahead < 0 ? 0.0f : 0.5f;
    }

    using Gains = std::array<std::array<int, kMostDice + 1>, kMostDice + 1>;  // by my dice and theirs
    std::array<Gains, kCasinos> gains_;
    std::vector<float> chances_;  // by gain
};

/// Eight positions at a time. (Never handed over by value: processors differ in how they would do it.)
using Eight [[gnu::vector_size(32)]] = float;
inline constexpr unsigned kEights = 8;  // at most so many are kept at hand
inline constexpr unsigned kWidest = 8 * kEights;

/// One of the two, seen from the round that is to be counted.
struct Side {
    Faces there;    // what lies there already
    unsigned left;  // dice in the hand
    unsigned ways;  // to lay up to all of them
    std::size_t stride;

    Side(const State& state, Seat seat)
        : there{state.dice[static_cast<unsigned>(seat)].packed},
          left(static_cast<unsigned>(state.hand(seat).of(Kind::Own))),
          ways(all_ways().first[left + 1]),
          stride(ways + kWidest) {}
    /// The ways that leave so many dice in the hand.
    unsigned begin(unsigned still_left) const { return all_ways().first[left - still_left]; }
    unsigned end(unsigned still_left) const { return all_ways().first[left - still_left + 1]; }
};

/// The chances of one side for every position of what is left of the round, from the end backwards. Positions
/// are ordered twice, so that whoever moves finds those that differ only in the other's dice side by side.
class Round {
   public:
    Round(const Side& mine, const Side& theirs, const Ending& ending)
        : mine_(mine),
          theirs_(theirs),
          i_move_(theirs.ways * mine.stride + kWidest),
          they_move_(mine.ways * theirs.stride + kWidest) {
        for (unsigned my_dice = 0; my_dice <= mine.left; ++my_dice)
            for (unsigned their_dice = 0; their_dice <= theirs.left; ++their_dice)
                count(my_dice, their_dice, ending);
    }
    /// When I have laid my dice in this way and they have laid none, and it is their turn, if they have dice.
    float after(Way my_way) const { return they_move_[my_way * theirs_.stride]; }

   private:
    float& i_move(unsigned my_way, unsigned their_way) { return i_move_[their_way * mine_.stride + my_way]; }
    float& they_move(unsigned my_way, unsigned their_way) {
        return they_move_[my_way * theirs_.stride + their_way];
    }

    /// All positions in which these dice are still in the hands. LV-8: who has none is skipped.
    void count(unsigned my_dice, unsigned their_dice, const Ending& ending) {
        const Ways& ways = all_ways();
        if (my_dice > 0)
            for (unsigned way = mine_.begin(my_dice); way < mine_.end(my_dice); ++way)
                roll_all<true>(way, my_dice, they_move_.data(), theirs_, their_dice, i_move_.data(),
                               mine_.stride);
        if (their_dice > 0)
            for (unsigned way = theirs_.begin(their_dice); way < theirs_.end(their_dice); ++way)
                roll_all<false>(way, their_dice, i_move_.data(), mine_, my_dice, they_move_.data(),
                                theirs_.stride);
        if (my_dice > 0 && their_dice > 0) return;
        for (unsigned my_way = mine_.begin(my_dice); my_way < mine_.end(my_dice); ++my_way)
            for (unsigned their_way = theirs_.begin(their_dice); their_way < theirs_.end(their_dice);
                 ++their_way) {
                float& mine = i_move(my_way, their_way);
                float& theirs = they_move(my_way, their_way);
                if (my_dice > 0)
                    theirs = mine;
                else if (their_dice > 0)
                    mine = theirs;
                else
                    mine = theirs =
                        ending(mine_.there + ways.laid[my_way], theirs_.there + ways.laid[their_way]);
            }
    }

    /// Everything that the mover can roll, with the best answer to it, whatever way the other's dice lie.
    template <bool kMine>
    void roll_all(unsigned way, unsigned dice, const float* after, const Side& other, unsigned others_dice,
                  float* before, std::size_t stride) {
        const Ways& ways = all_ways();
        float all_orders = 1;
        for (unsigned die = 1; die <= dice; ++die) all_orders *= static_cast<float>(die) / 6.0f;
        const unsigned end = other.end(others_dice);
        for (unsigned at = other.begin(others_dice); at < end; at += kWidest) {
            for (unsigned face = 0; face < core::kFaces; ++face)
                for (unsigned laid = 1, to = way; laid <= dice; ++laid) {
                    to = ways.one_more[to][face];
                    after_[face][laid] = after + to * other.stride + at;
                }
            std::fill(std::begin(sum_), std::end(sum_), Eight{});
            const unsigned wide = std::min(kWidest, end - at);
            if (wide > 32)
                roll<0, kMine, 8>(dice, nullptr, all_orders);
            else if (wide > 8)
                roll<0, kMine, 4>(dice, nullptr, all_orders);
            else
                roll<0, kMine, 1>(dice, nullptr, all_orders);
            for (unsigned i = 0; i < wide; ++i) before[(at + i) * stride + way] = sum_[i / 8][i % 8];
        }
    }

    /// The better of what is best so far, if there is anything, and of what another placement leads to.
    template <bool kMine, unsigned kCount>
    static void choose(const Eight* best, const float* row, Eight* better) {
        for (unsigned i = 0; i < kCount; ++i) {
            Eight here;
            std::memcpy(&here, row + 8 * i, sizeof here);
            if (best == nullptr)
                better[i] = here;
            else if constexpr (kMine)
                better[i] = best[i] > here ? best[i] : here;
            else
                better[i] = best[i] < here ? best[i] : here;
        }
    }

    /// So many dice are still to show something, none of them a face before this one. `best` are the chances
    /// of the best placement of those that show one, nullptr while there is none.
    template <unsigned kFace, bool kMine, unsigned kCount>
    void roll(unsigned dice, const Eight* best, float orders) {
        Eight* const better = best_[kFace];
        if constexpr (kFace + 1 == core::kFaces) {
            constexpr std::array<float, kMostDice + 1> kOneIn{
                1, 1, 1.0f / 2, 1.0f / 6, 1.0f / 24, 1.0f / 120, 1.0f / 720, 1.0f / 5040, 1.0f / 40320};
            if (dice > 0) choose<kMine, kCount>(best, after_[kFace][dice], better);
            const Eight* const chosen = dice > 0 ? better : best;
            const float likely = orders * kOneIn[dice];
            for (unsigned i = 0; i < kCount; ++i) sum_[i] += likely * chosen[i];
        } else {
            roll<kFace + 1, kMine, kCount>(dice, best, orders);
            for (unsigned shown = 1; shown <= dice; ++shown) {
                orders /= static_cast<float>(shown);
                choose<kMine, kCount>(best, after_[kFace][shown], better);
                roll<kFace + 1, kMine, kCount>(dice - shown, better, orders);
            }
        }
    }

    Side mine_, theirs_;
    std::vector<float> i_move_, they_move_;  // [their way][my way], [my way][their way]
    // Of the position that is being counted:
    const float* after_[core::kFaces][kMostDice + 1];  // the rows after a placement
    Eight best_[core::kFaces][kEights], sum_[kEights];
};

/// Modules that change the notes and nothing else.
constexpr Modules kOnlyNotes = [] {
    Modules modules;
    modules.add(Module::Minimum);
    modules.add(Module::Hundreds);
    return modules;
}();

}  // namespace

std::uint64_t rolls_to_come(const View& view) {
    if (view.setup.seats != 2 || (view.setup.modules.bits & ~kOnlyNotes.bits) != 0 ||
        view.now.does != Does::Place)
        return std::numeric_limits<std::uint64_t>::max();
    std::uint64_t rolls[2]{}, ways[2]{};
    for (unsigned seat = 0; seat < 2; ++seat) {
        const int left = view.hands[seat].of(Kind::Own);
        for (int dice = 0; dice <= left; ++dice) {
            rolls[seat] += ways_to_lay(dice) * ways_to_lay(left - dice);
            ways[seat] += ways_to_lay(dice);
        }
    }
    return rolls[0] * ways[1] + rolls[1] * ways[0];
}

void judge(const View& view, Seat seat, const Moves& moves, std::span<float> chances) {
    core::PlayoutHouse house(1);
    const State state = dream(view, house);
    const Round round(Side(state, seat), Side(state, core::left_of(seat, 2)), Ending(view, seat));
    for (int i = 0; i < moves.size(); ++i) {
        const Face face = moves[i].face();
        Way way = 0;
        for (int die = 0; die < state.roll.of(Kind::Own).count(face); ++die)
            way = all_ways().one_more[way][static_cast<unsigned>(core::pips(face) - 1)];
        chances[static_cast<unsigned>(i)] = round.after(way);
    }
}

}  // namespace bots::perfect
