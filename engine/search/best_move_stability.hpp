#pragma once
// How stable the best move is from iteration to iteration, and how much time the search should take for it.

#include <algorithm>

#include "board/move.hpp"
#include "search/margins.hpp"
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
        const int percent = margins::time_percent(stable_depths_, loss_);
        return effort_ >= margins::clear_effort ? percent * 2 / 3 : percent;
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
