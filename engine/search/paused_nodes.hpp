#pragma once
// The state of a paused search. The next slice continues at the same move at which the last one ended.

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "search/node.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// A node whose moves were being searched when the search paused.
struct PausedNode {
    Key key;
    NodeTask task;
    /// The best score and move so far; the bound for the next move; the principal variation.
    TranspositionEntry found;
    int alpha;
    std::vector<Move> line;
    int tried;
    std::vector<Move> failed;
    /// In the order in which they will be searched.
    std::vector<Move> moves_left;
};

/// The nodes on the line to the pause, one per ply.
class PausedNodes {
  public:
    void clear() { nodes_.fill({}); }
    void store(int ply, PausedNode node) { slot(ply, node.task) = std::move(node); }
    /// Removes and returns the node paused at this ply, if key and task are the same.
    std::optional<PausedNode> pop(int ply, Key key, const NodeTask& task) {
        auto& node = slot(ply, task);
        if (!node || node->key != key || node->task != task) return std::nullopt;
        return std::exchange(node, std::nullopt);
    }

  private:
    /// A second slot for the search without the excluded move, which is part of the search of the whole node.
    using Slots = std::array<std::optional<PausedNode>, 2>;
    std::optional<PausedNode>& slot(int ply, const NodeTask& task) {
        return nodes_[static_cast<std::size_t>(ply)][task.excluded.exists() ? 1 : 0];
    }
    std::array<Slots, max_ply + 1> nodes_;
};

}  // namespace kingcraft
