#pragma once
// Where a paused search stands, so that the next slice can go on at the very move at which the last one ended.

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "search/node.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// A node whose moves were being tried when the search paused.
struct PausedNode {
    Key key;
    NodeTask task;
    /// The best score and move so far; the bound that the next move has to beat; the line behind the move.
    TableEntry found;
    int alpha;
    std::vector<Move> line;
    int tried;
    std::vector<Move> failed;
    /// In the order in which they are to be tried.
    std::vector<Move> moves_left;
};

/// The nodes on the way to where the search paused, one a ply.
class Pauses {
  public:
    void clear() { nodes_.fill({}); }
    void keep(int ply, PausedNode node) { slot(ply, node.task) = std::move(node); }
    /// The node paused at this ply, if it is the one with this key and was asked the same.
    std::optional<PausedNode> take(int ply, Key key, const NodeTask& task) {
        auto& node = slot(ply, task);
        if (!node || node->key != key || node->task != task) return std::nullopt;
        return std::exchange(node, std::nullopt);
    }

  private:
    /// A node that is searched without one of its moves is part of the work on the node with all its moves.
    using Slots = std::array<std::optional<PausedNode>, 2>;
    std::optional<PausedNode>& slot(int ply, const NodeTask& task) {
        return nodes_[static_cast<std::size_t>(ply)][task.excluded.exists() ? 1 : 0];
    }
    std::array<Slots, max_ply + 1> nodes_;
};

}  // namespace kingcraft
