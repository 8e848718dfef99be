#pragma once
// The histories of searches, without the transposition table. They stay from move to move of a game.

#include "search/correction_history.hpp"
#include "search/move_history.hpp"

namespace kingcraft {

template <class V>
struct SearchHistory {
    MoveHistory<V> moves;
    CorrectionHistory corrections;

    /// Forgets everything.
    void clear() {
        moves.clear();
        corrections.clear();
    }
};

}  // namespace kingcraft
