#pragma once
// How sure the search is of its best move, and how much time that move is worth.

#include <algorithm>

#include "board/move.hpp"
#include "search/score.hpp"

namespace kingcraft {

class Stability {
  public:
    /// Takes note of the best move of a depth, its score, and how many percent of the depth's nodes were spent on it.
    void note(Move best, int score, int effort) {
        stable_depths_ = best == best_ ? stable_depths_ + 1 : 0;
        loss_ = is_decisive(score) ? 0 : std::max(score_ - score, 0);
        best_ = best;
        score_ = score;
        effort_ = effort;
    }

    /// Percent of the planned time that the move is worth: more where the best move changed of late or its score fell,
    /// less where it has stood for long, and where next to no effort refutes the others: it is clearly best.
    int patience() const {
        constexpr int unstable = 145;
        constexpr int less_a_depth = 15;
        constexpr int depths_max = 6;
        constexpr int loss_max = 60;
        constexpr int clear_effort = 95;
        const int patience = unstable - less_a_depth * std::min(stable_depths_, depths_max) + std::min(loss_, loss_max);
        return effort_ >= clear_effort ? patience * 2 / 3 : patience;
    }

  private:
    Move best_{};
    int score_ = 0;
    /// For how many depths the move has been best, and by how much its score fell with the last one.
    int stable_depths_ = 0;
    int loss_ = 0;
    int effort_ = 0;
};

}  // namespace kingcraft
