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

template <class Key>
class Tree {
   public:
    using Index = std::uint32_t;
    static constexpr Index kNone = 0;  // nobody's child

    struct Node {
        Key key;
        Index first_child = kNone;
        Index next_sibling = kNone;
        std::uint32_t visits = 0;
        float sum = 0;  // of the values for the seat that moved

        float mean() const { return sum * detail::share(visits - 1); }
        void add(float value) {
            ++visits;
            sum += value;
        }
    };

    explicit Tree(std::size_t most) : most_(most) {
        nodes_.reserve(most);
        nodes_.push_back({});
    }

    Node& operator[](Index index) { return nodes_[index]; }
    const Node& operator[](Index index) const { return nodes_[index]; }
    bool full() const { return nodes_.size() >= most_; }
    /// A node that hangs on no other.
    Index add_root(const Key& key) {
        nodes_.push_back({key});
        return static_cast<Index>(nodes_.size() - 1);
    }

    struct Picked {
        Index node;  // kNone: not in the tree, which is full
        int place;   // in the list of moves
        bool fresh;  // made just now
    };

    /// The child to try next among the offered moves: those that fared well, those that were tried seldom,
    /// and first of all the one that the judgement likes.
    template <class Keys>
    Picked select(Index parent, const Keys& keys, int liked, float curiosity) {
        Index found[kMostKeys];
        match(parent, keys, found);
        const int count = keys.size();
        std::uint32_t visits = 0;
        float sum = 0;
        for (int i = 0; i < count; ++i) {
            visits += nodes_[found[i]].visits;  // the node of kNone has none
            sum += nodes_[found[i]].sum;
        }
        if (visits == 0) return child(parent, keys, found, liked);
        const float usual = sum * detail::share(visits - 1);
        const float worth_a_try = curiosity * std::sqrt(static_cast<float>(visits));
        const float of_others = worth_a_try * (1 - kLiking) / static_cast<float>(count);
        int best = 0;
        float best_bound = -1e9f;
        for (int i = 0; i < count; ++i) {
            const Node& node = nodes_[found[i]];
            const float mean = node.visits == 0 ? usual : node.mean();
            const float bound =
                mean + (of_others + (i == liked ? worth_a_try * kLiking : 0)) * detail::share(node.visits);
            if (bound <= best_bound) continue;
            best_bound = bound;
            best = i;
        }
        return child(parent, keys, found, best);
    }
    static constexpr int kMostKeys = 64;

   private:
    static constexpr float kLiking = 0.5f;  // how much of its curiosity the judgement's favourite gets

    /// For each offered move its node, or kNone. Children stand in the order of the offers, as far as it is
    /// known: looking for each behind the one before takes one walk.
    template <class Keys>
    void match(Index parent, const Keys& keys, Index* found) const {
        const Index first = nodes_[parent].first_child;
        Index at = first;
        for (int i = 0; i < keys.size(); ++i) {
            found[i] = kNone;
            if (first == kNone) continue;
            const Index began = at;
            do {
                if (nodes_[at].key == keys[i]) {
                    found[i] = at;
                    break;
                }
                at = nodes_[at].next_sibling == kNone ? first : nodes_[at].next_sibling;
            } while (at != began);
        }
    }

    /// The child for the move at that place, made if there is none yet, behind the child for the move before
    /// it.
    template <class Keys>
    Picked child(Index parent, const Keys& keys, const Index* found, int place) {
        if (found[place] != kNone || full()) return {found[place], place, false};
        const auto made = static_cast<Index>(nodes_.size());
        nodes_.push_back({keys[place]});
        int before = place - 1;
        while (before >= 0 && found[before] == kNone) --before;
        Index& link = before < 0 ? nodes_[parent].first_child : nodes_[found[before]].next_sibling;
        nodes_[made].next_sibling = link;
        link = made;
        return {made, place, true};
    }

    std::size_t most_;
    std::vector<Node> nodes_;
};

}  // namespace bots
