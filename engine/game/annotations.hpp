#pragma once
// What PGN says of a game beside its moves.

#include <string>
#include <vector>

#include "notation/pgn.hpp"

namespace kingcraft {

/// What stands beside a move in PGN.
struct Annotation {
    std::vector<int> nags;
    std::vector<std::string> comments;
    std::vector<PgnLine> variations;
};

/// What PGN says of a game, except its moves and its result.
struct Annotations {
    std::vector<PgnTag> tags;
    /// Before the first move.
    std::vector<std::string> comments;
    /// Of the first move and those after it; later moves have none.
    std::vector<Annotation> moves;
    /// What could not be taken over from the text.
    std::vector<PgnNote> notes;
};

}  // namespace kingcraft
