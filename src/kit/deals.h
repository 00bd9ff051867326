#pragma once
// Deals that fit what is known: hidden cards go by lot to holders who lack some suits, every deal that fits
// as likely as any other.

#include "core/few.h"
#include "kit/tricks.h"

namespace kit {

/// Somebody whose cards are to be dealt.
struct Holder {
    std::uint8_t who;
    std::uint8_t size;   // how many cards
    std::uint8_t voids;  // bit s: none of suit s
    Cards hand;          // what the deal gives them
};
using Holders = core::Few<Holder, 8>;

namespace detail {

/// How many cards of each suit are still to be dealt, or go to one holder.
using Split = std::array<int, kSuits>;

/// The number of ways to choose k of n.
constexpr std::uint64_t choose(int n, int k) {
    if (k < 0 || k > n) return 0;
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return ways;
}

constexpr bool lacks(const Holder& holder, int suit) { return (holder.voids >> suit & 1) != 0; }

/// Visits every split of a holder's cards over the suits that they do not lack, with the number of ways to
/// choose the cards. `visit(split)` says whether to stop.
template <class Visit>
constexpr bool each_split(const Holder& holder, const Split& left, Split& split, int suit, int missing,
                          Visit& visit) {
    const int most = lacks(holder, suit) ? 0 : left[static_cast<unsigned>(suit)];
    int& part = split[static_cast<unsigned>(suit)];
    if (suit == kSuits - 1) {
        part = missing;
        return missing <= most && visit(split);
    }
    for (part = most < missing ? most : missing; part >= 0; --part)
        if (each_split(holder, left, split, suit + 1, missing - part, visit)) return true;
    return false;
}

constexpr std::uint64_t ways(const Split& left, const Split& split) {
    std::uint64_t product = 1;
    for (unsigned suit = 0; suit < kSuits; ++suit) product *= choose(left[suit], split[suit]);
    return product;
}

/// In how many ways the holders from this one on can get their cards. Only holders who lack something are
/// asked for: what the others get of the rest is the same number whatever came before. It fits in 64 bits:
/// with so many cards left that it would not, too few holders have shown that they lack a suit.
constexpr std::uint64_t fitting(const Holders& holders, int from, const Split& left) {
    if (from == holders.size()) return 1;
    const Holder& holder = holders[from];
    if (from + 1 == holders.size()) {
        int allowed = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            allowed += lacks(holder, suit) ? 0 : left[static_cast<unsigned>(suit)];
        return choose(allowed, holder.size);
    }
    std::uint64_t sum = 0;
    auto visit = [&](const Split& split) {
        Split rest = left;
        for (unsigned suit = 0; suit < kSuits; ++suit) rest[suit] -= split[suit];
        sum += ways(left, split) * fitting(holders, from + 1, rest);
        return false;
    };
    Split split{};
    each_split(holder, left, split, 0, holder.size, visit);
    return sum;
}

/// A number below a 64-bit bound, each as likely as any other: as many bits as it has, thrown again when too
/// high.
template <core::House H>
constexpr std::uint64_t below(std::uint64_t bound, H& house) {
    // A house that draws everything once cannot throw again.
    if constexpr (requires { house.below_long(bound); }) return house.below_long(bound);
    const int width = std::bit_width(bound - 1);
    for (;;) {
        std::uint64_t number = 0;
        for (int bits = 0; bits < width; bits += 16)
            number |= std::uint64_t{house.below(1u << (width - bits < 16 ? width - bits : 16))} << bits;
        if (number < bound) return number;
    }
}

}  // namespace detail

/// Deals to each holder as many cards of the set as they hold, none of a suit that they lack. What is left
/// over stays undealt. False if there is no such deal.
template <core::House H>
constexpr bool deal_by_lot(Cards cards, Holders& holders, H& house) {
    using detail::Split;
    // Who lacks something is served first; to the others any card may go.
    Holders choosy;
    for (const Holder& holder : holders)
        if (holder.voids != 0) choosy.add(holder);
    for (int i = 0; i < choosy.size(); ++i) {
        Split left{};
        for (int suit = 0; suit < kSuits; ++suit)
            left[static_cast<unsigned>(suit)] = (cards & Cards::of_suit(suit)).count();
        const std::uint64_t total = detail::fitting(choosy, i, left);
        if (total == 0) return false;
        std::uint64_t lot = detail::below(total, house);
        Holder& holder = choosy[i];
        auto visit = [&](const Split& split) {
            Split rest = left;
            for (unsigned suit = 0; suit < kSuits; ++suit) rest[suit] -= split[suit];
            const std::uint64_t weight = detail::ways(left, split) * detail::fitting(choosy, i + 1, rest);
            if (lot >= weight) {
                lot -= weight;
                return false;
            }
            for (int suit = 0; suit < kSuits; ++suit)
                holder.hand |=
                    some_of(cards & Cards::of_suit(suit), split[static_cast<unsigned>(suit)], house);
            return true;
        };
        Split split{};
        detail::each_split(holder, left, split, 0, holder.size, visit);
        cards -= holder.hand;
    }
    int served = 0;
    for (Holder& holder : holders) {
        if (holder.voids == 0 && holder.size > cards.count()) return false;
        holder.hand = holder.voids != 0 ? choosy[served++].hand : some_of(cards, holder.size, house);
        cards -= holder.hand;
    }
    return true;
}

}  // namespace kit
