#pragma once
// The state of a node while the search tries its moves.

#include <optional>

#include "board/move.hpp"
#include "rules/sinks.hpp"
#include "search/transposition_table.hpp"

namespace kingcraft {

/// The question that a node answers.
struct NodeTask {
    int depth;
    int alpha;
    int beta;
    /// The move that is not searched (singular extension).
    Move excluded{};
    bool operator==(const NodeTask&) const = default;
};

/// A node as it is before the first move.
struct Node {
    NodeTask task;
    int ply;
    bool in_check;
    bool pv_node;
    bool cut_node;
    /// The depth at which the moves are searched; differs from the task after a reduction.
    int depth = task.depth;
    std::optional<TranspositionEntry> entry{};
    /// The static evaluation, and the same with its correction. Not set in check.
    int plain_eval = no_evaluation;
    int static_eval = 0;
    bool improving = false;
    bool has_pieces = false;
};

/// The result of the moves tried so far.
struct Progress {
    TranspositionEntry found;
    int alpha;
    int tried;
    MoveList failed;
};

}  // namespace kingcraft
