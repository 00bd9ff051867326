#pragma once
// The tree of a search: decisions of all seats, without the draws between them. A node is a move that
// somebody made; which moves can be made at a place differs from dream to dream and from roll to roll.

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace bots {

namespace detail {
/// 1 / (1 + n): a division for each child would cost more than the rest of its judgement.
inline constexpr auto kShares = [] {
    std::array<float, 1024> shares{};
    for (std::size_t n = 0; n < shares.size(); ++n) shares[n] = 1.0f / (1.0f + static_cast<float>(n));
    return shares;
}();
constexpr float share(std::uint32_t visits) {
    return visits < kShares.size() ? kShares[visits] : 1.0f / (1.0f + static_cast<float>(visits));
}
}  // namespace detail

class Tree {
   public:
    using Index = std::uint32_t;
    using Key = std::uint64_t;         // tells the moves of one place apart
    static constexpr Index kNone = 0;  // nobody's child, never visited

    struct Node {
        Key key;
        Index parent = kNone;
        std::uint32_t visits = 0;
        float sum = 0;  // of the values for the seat that moved

        float mean() const { return sum * detail::share(visits - 1); }
        void add(float value) {
            ++visits;
            sum += value;
        }
    };

    explicit Tree(std::size_t most) : most_(most), slots_(kFewestSlots, kNone) {
        nodes_.reserve(most);
        nodes_.push_back({});
    }

    Node& operator[](Index index) { return nodes_[index]; }
    const Node& operator[](Index index) const { return nodes_[index]; }
    bool full() const { return nodes_.size() >= most_; }
    /// A node that hangs on no other.
    Index add_root() {
        nodes_.push_back({});
        return static_cast<Index>(nodes_.size() - 1);
    }

    struct Picked {
        Index node;  // kNone: not in the tree, which is full
        int place;   // in the list of moves
        bool fresh;  // made just now
    };

    static constexpr int kMostKeys = 32;
    using Keys = std::array<Key, kMostKeys>;

    /// The child to try next among the offered moves: those that fared well, those that were tried seldom,
    /// and first of all the one that the judgement likes.
    Picked select(Index parent, const Keys& keys, int count, int liked, float curiosity) {
        std::array<Index, kMostKeys> found;
        std::uint32_t visits = 0;
        float sum = 0;
        for (unsigned i = 0; i < static_cast<unsigned>(count); ++i) {
            found[i] = slots_[slot_of(parent, keys[i])];
            visits += nodes_[found[i]].visits;
            sum += nodes_[found[i]].sum;
        }
        int best = liked;
        if (visits != 0) {
            const float usual = sum * detail::share(visits - 1);
            const float worth_a_try = curiosity * std::sqrt(static_cast<float>(visits));
            const float of_others = worth_a_try * (1 - kLiking) / static_cast<float>(count);
            float best_bound = -1e9f;
            for (int i = 0; i < count; ++i) {
                const Node& node = nodes_[found[static_cast<unsigned>(i)]];
                const float mean = node.visits == 0 ? usual : node.mean();
                const float bound = mean + (of_others + (i == liked ? worth_a_try * kLiking : 0)) *
                                               detail::share(node.visits);
                if (bound <= best_bound) continue;
                best_bound = bound;
                best = i;
            }
        }
        const Index child = found[static_cast<unsigned>(best)];
        if (child != kNone || full()) return {child, best, false};
        return {add(parent, keys[static_cast<unsigned>(best)]), best, true};
    }

   private:
    static constexpr float kLiking = 0.5f;  // how much of its curiosity the judgement's favourite gets
    static constexpr std::size_t kFewestSlots = 1 << 10;

    /// Where the child of that parent stands, or where it belongs: no slot is far from its own place, for at
    /// least half of them are empty.
    std::size_t slot_of(Index parent, Key key) const {
        const std::size_t mask = slots_.size() - 1;
        const std::uint64_t mixed = (key + parent * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
        for (std::size_t slot = (mixed >> 32) & mask;; slot = (slot + 1) & mask) {
            const Index index = slots_[slot];
            if (index == kNone || (nodes_[index].parent == parent && nodes_[index].key == key)) return slot;
        }
    }
    Index add(Index parent, Key key) {
        const auto made = static_cast<Index>(nodes_.size());
        nodes_.push_back({key, parent, 0, 0});
        if (2 * nodes_.size() > slots_.size()) {
            slots_.assign(2 * slots_.size(), kNone);
            for (Index i = 1; i < made; ++i)
                if (nodes_[i].parent != kNone) slots_[slot_of(nodes_[i].parent, nodes_[i].key)] = i;
        }
        slots_[slot_of(parent, key)] = made;
        return made;
    }

    std::size_t most_;
    std::vector<Node> nodes_;
    std::vector<Index> slots_;  // children by parent and key
};

}  // namespace bots
