#pragma once
// The parts of PGN other than the moves of a game.

#include <string>
#include <vector>

#include "notation/pgn.hpp"

namespace kingcraft {

/// The annotations of a move in PGN.
struct Annotation {
    std::vector<int> nags;
    std::vector<std::string> comments;
    std::vector<PgnLine> variations;
};

/// The parts of a game in PGN, except its moves and its result.
struct Annotations {
    std::vector<PgnTag> tags;
    /// Before the first move.
    std::vector<std::string> comments;
    /// Of the first move and those after it; later moves have none.
    std::vector<Annotation> moves;
    /// The parts of the text that were left out.
    std::vector<PgnNote> notes;
};

}  // namespace kingcraft
