#pragma once
// The moves of the root with what the search knows of each, best first; and the window in which a score is searched.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/small.hpp"
#include "board/move.hpp"
#include "search/margins.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// A move of the root and its last result.
struct RootMove {
    Move move;
    /// Score, depth and longest line of the last search in which this move was the best one; depth 0 before the first.
    int score = -infinite_score;
    int depth = 0;
    int seldepth = 0;
    /// The nodes spent on the move in the current or the last iteration.
    std::uint64_t nodes = 0;
    /// The score left the window of its search, so it may be higher.
    bool is_lower_bound = false;
    /// The principal variation, with the move itself.
    std::vector<Move> line{};
};

KINGCRAFT_SMALL_BEGIN

/// The root moves: those that have a line in this iteration come first, in the order of their scores.
class RootMoves : public std::vector<RootMove> {
  public:
    /// The index of the move, or `size()`.
    std::size_t index_of(Move move) const {
        const auto found = std::find_if(begin(), end(), [&](const RootMove& each) { return each.move == move; });
        return static_cast<std::size_t>(found - begin());
    }

    /// Moves an entry forward to the index `to`; those between go back by one.
    void bring_forward(std::size_t from, std::size_t to) {
        std::rotate(iterator_at(to), iterator_at(from), iterator_at(from + 1));
    }

    /// Sorts in the entry at `index`; those in front of it are in order. A null window at a reduced depth may have
    /// underrated it. Of equal scores the earlier line stays in front.
    void sort_in(std::size_t index) {
        const auto last = iterator_at(index);
        const auto place = std::upper_bound(
            begin(), last, *last, [](const RootMove& one, const RootMove& other) { return one.score > other.score; });
        std::rotate(place, last, last + 1);
    }

    void reset_nodes() {
        for (RootMove& each : *this) each.nodes = 0;
    }

    /// The share of the iteration's nodes spent on the best move, in percent.
    int best_move_effort() const {
        constexpr int percent = 100;
        std::uint64_t nodes = 1;
        for (const RootMove& each : *this) nodes += each.nodes;
        return static_cast<int>(front().nodes * percent / nodes);
    }

    /// Those of the first `count` moves that have a result.
    std::vector<RootMove> searched(std::size_t count) const {
        std::vector<RootMove> found;
        for (std::size_t i = 0; i < count; ++i) {
            if ((*this)[i].depth > 0) found.push_back((*this)[i]);
        }
        return found;
    }

    /// True when each of the first `count` moves ends the game by force within a third of the depth. Late moves are
    /// searched less deep; at that depth they hardly hide a shorter win.
    bool are_solved(std::size_t count, int depth) const {
        return std::all_of(begin(), begin() + static_cast<std::ptrdiff_t>(count), [&](const RootMove& each) {
            return is_decisive(each.score) && 3 * (win_score - std::abs(each.score)) <= depth;
        });
    }

  private:
    iterator iterator_at(std::size_t index) { return begin() + static_cast<std::ptrdiff_t>(index); }
};

/// The aspiration window of a line: scores outside of it show only on which side they lie.
class AspirationWindow {
  public:
    /// Begins around the score of the iteration before, unless that was too shallow or decisive.
    void open_around(const RootMove& previous, int depth) {
        const int half_width = margins::aspiration;
        const bool narrow = previous.depth > 0 && depth >= margins::aspiration_depth && !is_decisive(previous.score);
        half_width_ = narrow ? half_width : infinite_score;
        low_ = narrow ? previous.score - half_width : -infinite_score;
        high_ = narrow ? previous.score + half_width : infinite_score;
    }

    /// Widens the side on which the score lies.
    void widen(int score) {
        half_width_ = std::min(2 * half_width_, infinite_score);
        const bool open = half_width_ > infinite_score / 32;
        if (score <= low_) {
            low_ = open ? -infinite_score : std::max(score - half_width_, -infinite_score);
        } else {
            high_ = open ? infinite_score : std::min(score + half_width_, infinite_score);
        }
    }

    int low() const { return low_; }
    int high() const { return high_; }
    bool contains(int score) const { return score > low_ && score < high_; }

  private:
    int low_ = -infinite_score;
    int high_ = infinite_score;
    int half_width_ = infinite_score;
};

KINGCRAFT_SMALL_END

}  // namespace kingcraft
