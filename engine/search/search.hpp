#pragma once
// The search of one position, from the root: depth after depth, line after line, in slices that can end anywhere. What
// a slice leaves unfinished the next one takes up at the same root move, and the table gives back what was found below
// it.

#include <algorithm>
#include <vector>

#include "search/alpha_beta.hpp"
#include "search/helpers.hpp"
#include "search/level.hpp"

namespace kingcraft {

/// A move of the root and what is known of it.
struct RootMove {
    Move move;
    /// The score, depth and longest line of the last search that found it best of those not yet in line; depth 0 before
    /// the first.
    int score = -infinite_score;
    int depth = 0;
    int seldepth = 0;
    /// From the move itself on.
    std::vector<Move> line;
};

template <class V>
class Search {
  public:
    /// The table outlives the search. `game` are the positions from the start of the game, the last one to be searched.
    Search(Table& table, const std::vector<Position<V>>& game) : tree_{table}, root_(game.back()) {
        for (const Position<V>& position : game) tree_.path.push(position.key(), position.halfmove_clock() > 0);
        tree_.path.root_here();
    }

    void start(const Limits& limits, Now now) {
        limits_ = limits;
        tree_.control.start(limits, std::move(now));
        tree_.memory.clear();
        tree_.pauses.clear();
        list_root_moves();
        depth_ = next_depth(limits_.helper, 0);
        begin_depth();
        done_ = moves_.empty();
    }

    /// Searches until `go_on` says no (null: until a limit is reached); returns false when the search is done.
    bool step(const GoOn* go_on) {
        tree_.control.resume(go_on);
        while (!done_ && search_line()) {
            if (++line_ < line_count()) {
                begin_line();
            } else {
                end_depth();
            }
        }
        done_ = done_ || tree_.control.is_exhausted();
        return !done_;
    }

    void ponder_hit() { tree_.control.ponder_hit(); }
    bool is_done() const { return done_; }
    std::uint64_t nodes() const { return tree_.control.nodes(); }
    /// The last depth that was completed.
    int depth() const { return depth_ - 1; }
    /// False when the position has no legal move.
    bool has_moves() const { return !moves_.empty(); }

    /// The best moves with their lines, best first; before the first one is searched, none.
    std::vector<RootMove> lines() const {
        std::vector<RootMove> found;
        for (std::size_t i = 0; i < std::min(moves_.size(), static_cast<std::size_t>(limits_.multipv)); ++i) {
            if (moves_[i].depth > 0) found.push_back(moves_[i]);
        }
        return found;
    }

    /// The move to play with what follows it, chosen as the level does; only where there is a legal move.
    const RootMove& best() const {
        const Level& level = level_of(limits_);
        std::vector<int> scores;
        for (const RootMove& root_move : moves_) {
            if (root_move.depth == 0 || scores.size() == static_cast<std::size_t>(level.candidates)) break;
            scores.push_back(root_move.score);
        }
        return moves_[choose(scores, level, limits_.seed ^ root_.key())];
    }

  private:
    static constexpr int depth_limit = 100;

    void list_root_moves() {
        MoveList legal;
        generate_legal(root_, legal);
        const auto known = tree_.table.probe(root_.key());
        MoveOrder<V> order(root_, legal, known ? known->move : Move{}, tree_.memory, 0);
        moves_.clear();
        for (Move move = order.next(); move.exists(); move = order.next()) {
            RootMove root_move;
            root_move.move = move;
            root_move.line = {move};
            moves_.push_back(root_move);
        }
    }

    std::size_t line_count() const {
        const int wanted = std::max(limits_.multipv, level_of(limits_).candidates);
        return std::min(moves_.size(), static_cast<std::size_t>(wanted));
    }

    void begin_depth() {
        tree_.extension_end = 2 * depth_;
        line_ = 0;
        begin_line();
    }

    void begin_line() {
        next_ = line_;
        alpha_ = -infinite_score;
    }

    /// Finds the best of the root moves that have no line of this depth yet; false when the slice is over.
    bool search_line() {
        for (; next_ < moves_.size(); ++next_) {
            tree_.seldepth = 0;
            const int score = search_root_move(moves_[next_].move);
            if (tree_.control.is_unwinding()) return false;
            tree_.control.note_progress();
            if (score <= alpha_) continue;
            alpha_ = score;
            keep(moves_[next_], score);
            const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(line_);
            const auto here = moves_.begin() + static_cast<std::ptrdiff_t>(next_);
            std::rotate(first, here, here + 1);
        }
        return true;
    }

    int search_root_move(Move move) {
        AlphaBeta<V> alpha_beta(tree_);
        Position<V> next = root_;
        next.play(move);
        tree_.lines.end_at(1);
        tree_.path.push(next.key(), next.halfmove_clock() > 0);
        const int score = next_ == line_ ? -alpha_beta.search(next, depth_ - 1, -infinite_score, infinite_score, 1)
                                         : alpha_beta.search_later(next, depth_, 0, alpha_, infinite_score, 0);
        tree_.path.pop();
        return score;
    }

    void keep(RootMove& root_move, int score) {
        root_move.score = score;
        root_move.depth = depth_;
        root_move.seldepth = std::max(tree_.seldepth, 1);
        root_move.line.assign(1, root_move.move);
        root_move.line.insert(root_move.line.end(), tree_.lines.begin(1), tree_.lines.end(1));
    }

    /// After a depth: is another one wanted?
    void end_depth() {
        const int level_depth = level_of(limits_).depth_max;
        int last = std::min(limits_.depth.value_or(depth_limit), depth_limit);
        if (level_depth > 0) last = std::min(last, level_depth);
        done_ = depth_ >= last || is_solved() || tree_.control.is_short_of_time();
        depth_ = next_depth(limits_.helper, depth_);
        begin_depth();
    }

    /// True when all lines end by force, none later than was searched.
    bool is_solved() const {
        return std::all_of(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(line_count()),
                           [&](const RootMove& root_move) {
                               return is_decisive(root_move.score) && win_score - std::abs(root_move.score) <= depth_;
                           });
    }

    Tree<V> tree_;
    Position<V> root_;
    Limits limits_;
    std::vector<RootMove> moves_;
    /// Where the search stands: the depth, how many lines of it are found, the root move to be searched next, and the
    /// best score so far.
    int depth_ = 1;
    std::size_t line_ = 0;
    std::size_t next_ = 0;
    int alpha_ = -infinite_score;
    bool done_ = true;
};

}  // namespace kingcraft
