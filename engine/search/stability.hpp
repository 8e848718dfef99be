#pragma once
// How sure the search is of its best move, and how much time that move is worth.

#include <algorithm>

#include "board/move.hpp"
#include "search/score.hpp"

namespace kingcraft {

class Stability {
  public:
    /// Takes note of the best move of a depth and its score.
    void note(Move best, int score) {
        stable_depths_ = best == best_ ? stable_depths_ + 1 : 0;
        loss_ = is_decisive(score) ? 0 : std::max(score_ - score, 0);
        best_ = best;
        score_ = score;
    }

    /// Percent of the planned time that the move is worth: more where the best move changed of late or its score fell,
    /// less where it has stood for long.
    int patience() const {
        constexpr int unstable = 145;
        constexpr int less_a_depth = 15;
        constexpr int depths_max = 6;
        constexpr int loss_max = 60;
        return unstable - less_a_depth * std::min(stable_depths_, depths_max) + std::min(loss_, loss_max);
    }

  private:
    Move best_{};
    int score_ = 0;
    /// For how many depths the move has been best, and by how much its score fell with the last one.
    int stable_depths_ = 0;
    int loss_ = 0;
};

}  // namespace kingcraft
