#pragma once
// What searches have learned beside the transposition table. It stays from move to move of a game.

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
