#pragma once
// How stable the best move is from iteration to iteration, and how much time the search should take for it.

#include <algorithm>

#include "board/move.hpp"
#include "search/score.hpp"

namespace kingcraft {

class BestMoveStability {
  public:
    /// `effort` is the share of the iteration's nodes spent on its best move, in percent.
    void update(Move best, int score, int effort) {
        stable_depths_ = best == best_ ? stable_depths_ + 1 : 0;
        loss_ = is_decisive(score) ? 0 : std::max(score_ - score, 0);
        best_ = best;
        score_ = score;
        effort_ = effort;
    }

    /// The share of the planned time to use, in percent: more when the best move changed or its score fell; less when
    /// it is stable, or when the other moves are refuted with few nodes.
    int time_percent() const {
        constexpr int unstable = 145;
        constexpr int less_a_depth = 15;
        constexpr int depths_max = 6;
        constexpr int loss_max = 60;
        constexpr int clear_effort = 95;
        const int percent = unstable - less_a_depth * std::min(stable_depths_, depths_max) + std::min(loss_, loss_max);
        return effort_ >= clear_effort ? percent * 2 / 3 : percent;
    }

  private:
    Move best_{};
    int score_ = 0;
    /// How many iterations the move has been best, and by how much its score fell in the last one.
    int stable_depths_ = 0;
    int loss_ = 0;
    int effort_ = 0;
};

}  // namespace kingcraft
