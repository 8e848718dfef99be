#pragma once
// What the search knows of a node while it tries the moves there.

#include <optional>

#include "board/move.hpp"
#include "rules/sinks.hpp"
#include "search/table.hpp"

namespace kingcraft {

/// What a node is asked.
struct NodeTask {
    int depth;
    int alpha;
    int beta;
    /// Left out of the moves.
    Move excluded{};
    bool operator==(const NodeTask&) const = default;
};

/// A node before its moves.
struct Node {
    NodeTask task;
    int ply;
    bool in_check;
    bool expects_line;
    bool expects_cut;
    /// The depth that the moves are searched at.
    int depth = task.depth;
    std::optional<TableEntry> known{};
    /// In check, not known.
    int evaluation = 0;
    bool improving = false;
    bool has_pieces = false;
};

/// How far the work on a node has come.
struct Progress {
    TableEntry found;
    int alpha;
    int tried;
    MoveList failed;
};

}  // namespace kingcraft
