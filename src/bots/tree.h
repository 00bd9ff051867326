#pragma once
// The tree of a search: decisions of all seats, without the draws between them. A node is a move that
// somebody made; which moves can be made at a place differs from dream to dream, so each node counts how
// often it could have been chosen.

#include <cmath>
#include <cstdint>
#include <vector>

namespace bots {

template <class Move>
class Tree {
   public:
    using Index = std::uint32_t;
    static constexpr Index kRoot = 0;

    struct Node {
        Move move;
        Index first_child = 0;  // 0: none, for the root is nobody's child
        Index next_sibling = 0;
        std::uint32_t visits = 0;
        std::uint32_t available = 0;
        float sum = 0;  // of the values for the seat that moved

        float mean() const { return visits == 0 ? 0.0f : sum / static_cast<float>(visits); }
    };

    explicit Tree(std::size_t most) : most_(most) {
        nodes_.reserve(most);
        nodes_.push_back({});
    }

    Node& operator[](Index index) { return nodes_[index]; }
    const Node& operator[](Index index) const { return nodes_[index]; }
    bool full() const { return nodes_.size() >= most_; }

    /// The child to try next among the offered moves: one that was never tried, in their order, or the most
    /// promising. `fresh` says whether it is new.
    template <class Moves>
    Index select(Index parent, const Moves& moves, float curiosity, bool& fresh) {
        fresh = false;
        std::uint64_t known = 0;  // bit i: moves[i] has a node
        Index best = 0;
        float best_bound = -1;
        Index last = 0;
        for (Index child = nodes_[parent].first_child; child != 0; child = nodes_[child].next_sibling) {
            last = child;
            Node& node = nodes_[child];
            int place = 0;
            while (place < moves.size() && !(moves[place] == node.move)) ++place;
            if (place == moves.size()) continue;
            known |= std::uint64_t{1} << place;
            ++node.available;
            const float bound =
                node.mean() + curiosity * std::sqrt(std::log(static_cast<float>(node.available) + 1) /
                                                    static_cast<float>(node.visits + 1));
            if (bound <= best_bound) continue;
            best_bound = bound;
            best = child;
        }
        if (full()) return best;
        for (int place = 0; place < moves.size(); ++place) {
            if ((known >> place & 1) != 0) continue;
            fresh = true;
            const auto made = static_cast<Index>(nodes_.size());
            nodes_.push_back({moves[place], 0, 0, 0, 1, 0});
            (last == 0 ? nodes_[parent].first_child : nodes_[last].next_sibling) = made;
            return made;
        }
        return best;
    }

    /// A child of the root that has been thought of before: so many visits of that value.
    void expect(const Move& move, float value, std::uint32_t visits) {
        const auto made = static_cast<Index>(nodes_.size());
        nodes_.push_back(
            {move, 0, nodes_[kRoot].first_child, visits, visits, value * static_cast<float>(visits)});
        nodes_[kRoot].first_child = made;
    }

   private:
    std::size_t most_;
    std::vector<Node> nodes_;
};

}  // namespace bots
