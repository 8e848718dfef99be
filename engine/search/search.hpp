#pragma once
// Iterative deepening from the root: iteration after iteration, line after line (MultiPV), in slices that can end at
// any node. The next slice continues with the same root move; the transposition table and the paused nodes hold what
// was found below it.

#include <algorithm>
#include <utility>
#include <vector>

#include "base/small.hpp"
#include "search/alpha_beta.hpp"
#include "search/best_move_stability.hpp"
#include "search/helper_search.hpp"
#include "search/margins.hpp"
#include "search/playing_level.hpp"
#include "search/root_moves.hpp"
#include "search/search_history.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

template <class V>
class Search {
  public:
    /// Transposition table, history, endgame tables and net (null for none) must outlive the search. `game` has the
    /// positions from the start of the game; the last one is searched.
    Search(TranspositionTable& table, SearchHistory<V>& history, const std::vector<Position<V>>& game,
           const EndgameTableStore* endgames = nullptr, const Net* net = nullptr)
        : tree_(table, history.moves, net), root_(game.back()), endgames_(endgames), corrections_(history.corrections) {
        for (const Position<V>& position : game) tree_.keys.push(position.key(), position.halfmove_clock() > 0);
        tree_.keys.root_here();
    }

    void start(const Limits& limits, Now now) {
        limits_ = limits;
        level_ = level_of(limits);
        if (level_.candidates == 1 && limits.seed != 0 && root_.move_number() <= opening_moves) {
            level_.candidates = opening_candidates;
            level_.error_max = opening_error_max;
        }
        tree_.clock.start(limits_, root_.move_number(), std::move(now));
        tree_.history.clear_killers();
        tree_.paused_nodes.clear();
        tree_.attention = Attention<V>(level_, root_, limits.seed ^ root_.key());
        // The lower levels play without endgame tables, and forget what was searched before.
        const bool is_full_strength = limits_.level == level_max;
        if (!is_full_strength) tree_.history.clear();
        tree_.endgames = is_full_strength ? endgames_ : nullptr;
        tree_.corrections = is_full_strength ? &corrections_ : nullptr;
        list_root_moves();
        depth_ = next_depth(limits_.helper, 0);
        done_ = moves_.empty() || is_settled_by_tables();
        if (!done_) begin_iteration();
    }

    /// Searches until `go_on` says no (null: until a limit is reached), or, where the slice is to end there, until
    /// another depth is completed; returns false when the search is done.
    bool step(const GoOn* go_on, bool ends_with_depth = false) {
        tree_.clock.resume(go_on);
        for (bool is_over = false; !is_over && !done_ && search_line();) {
            moves_.sort_in(line_);
            if (++line_ < line_count()) {
                begin_line();
            } else {
                end_iteration();
                is_over = ends_with_depth;
            }
        }
        done_ = done_ || tree_.clock.is_exhausted();
        return !done_;
    }

    void ponder_hit() { tree_.clock.ponder_hit(); }
    bool is_done() const { return done_; }
    std::uint64_t nodes() const { return tree_.clock.nodes(); }
    /// The last depth that was completed.
    int depth() const { return depth_ - 1; }
    /// False when the position has no legal move, or none of those to choose from.
    bool has_moves() const { return !moves_.empty(); }
    /// The index of the root move that is searched now; the number of root moves when there is none.
    std::size_t current_number() const { return next_; }
    /// That move, or the default move.
    Move current_move() const { return next_ < moves_.size() ? moves_[next_].move : Move{}; }

    /// The best moves with their lines, best first. Until the first one is searched, a move with the evaluation of the
    /// position at depth 0; empty only when there is no move.
    std::vector<RootMove> lines() {
        auto found = moves_.searched(std::min(moves_.size(), static_cast<std::size_t>(limits_.multipv)));
        if (found.empty() && has_moves()) {
            found.push_back(best());
            found[0].score = evaluate(root_, tree_.net_evaluator, 0);
        }
        return found;
    }

    /// The move to play and its line, chosen as the playing level does. There must be a legal move.
    const RootMove& best() const {
        std::vector<Candidate> candidates;
        for (const RootMove& root_move : moves_) {
            if (root_move.depth == 0 || candidates.size() == static_cast<std::size_t>(level_.candidates)) break;
            candidates.push_back({root_move.score, root_move.move.bits()});
        }
        return moves_[choose(candidates, level_, limits_.seed ^ root_.key())];
    }

    /// The best move of a helper from a depth that this search has not completed, to be reported and played instead of
    /// its own. None with several lines, since a helper searches only one.
    std::optional<RootMove> helper_result() const {
        if (limits_.helper > 0 || line_count() != 1) return std::nullopt;
        const auto found = find_helper_result(tree_.transposition_table, root_.key());
        if (!found || found->depth < depth_ || found->depth > last_depth()) return std::nullopt;
        const std::size_t index = moves_.index_of(found->move);
        if (index == moves_.size()) return std::nullopt;
        RootMove best = moves_[index];
        best.score = found->score;
        best.depth = found->depth;
        best.seldepth = std::max(best.seldepth, best.depth);
        best.is_lower_bound = false;
        if (best.line.size() < 2) add_answer(best.line);
        return best;
    }

  private:
    void list_root_moves() {
        MoveList legal;
        generate_legal(root_, legal);
        if (!limits_.moves.empty()) {
            legal.filter([&](Move move) {
                return std::find(limits_.moves.begin(), limits_.moves.end(), move) != limits_.moves.end();
            });
        }
        tree_.attention.filter(root_, true, legal);
        const auto entry = tree_.transposition_table.probe(root_.key());
        const PreviousMoves none;
        MovePicker<V> picker(root_, legal, entry ? entry->move : Move{}, tree_.history, 0, none);
        moves_.clear();
        for (Move move = picker.next(); move.exists(); move = picker.next()) {
            RootMove& root_move = moves_.emplace_back();
            root_move.move = move;
            root_move.line = {move};
        }
    }

    /// True when the endgame tables leave nothing to search.
    bool is_settled_by_tables() {
        if (tree_.endgames == nullptr) return false;
        TablebaseRoot tablebase = probe_root(tree_, root_, moves_, line_count());
        if (tablebase.moves.empty()) return false;
        moves_ = std::move(tablebase.moves);
        level_.candidates = 1;
        if (!tablebase.is_settled) return false;
        next_ = moves_.size();
        depth_ = 2;
        return true;
    }

    std::size_t line_count() const {
        const int wanted = std::max(limits_.multipv, level_.candidates);
        return std::min(moves_.size(), static_cast<std::size_t>(wanted));
    }

    /// The last depth that the limits allow.
    int last_depth() const {
        const int last = std::min(limits_.depth.value_or(depth_max), depth_max);
        return level_.depth_max > 0 ? std::min(last, level_.depth_max) : last;
    }

    /// Adds the answer in the transposition table, if there is one, to a line of one move.
    void add_answer(std::vector<Move>& line) const {
        const Position<V> next = root_.after(line[0]);
        const auto entry = tree_.transposition_table.probe(next.key());
        if (!entry) return;
        MoveList legal;
        generate_legal(next, legal);
        if (std::find(legal.begin(), legal.end(), entry->move) != legal.end()) line.push_back(entry->move);
    }

    /// Continues from the depth of a helper, where that is deeper.
    void adopt_helper_result() {
        const auto result = helper_result();
        if (!result || result->depth == last_depth()) return;
        const std::size_t index = moves_.index_of(result->move);
        moves_[index] = *result;
        moves_.bring_forward(index, 0);
        depth_ = result->depth + 1;
    }

    void begin_iteration() {
        tree_.extension_end = 2 * depth_;
        moves_.reset_nodes();
        line_ = 0;
        begin_line();
    }

    void begin_line() {
        window_.open_around(moves_[line_], depth_);
        begin_window();
    }

    void begin_window() {
        next_ = line_;
        alpha_ = window_.low();
        tree_.seldepth = 0;
    }

    /// Finds the best of the root moves that have no line in this iteration; false when the slice is over.
    bool search_line() {
        for (;;) {
            if (!search_window()) return false;
            if (window_.contains(alpha_)) return true;
            window_.widen(alpha_);
            begin_window();
        }
    }

    /// Searches the root moves until one is above the window; false when the slice is over.
    bool search_window() {
        for (; next_ < moves_.size() && alpha_ < window_.high(); ++next_) {
            const std::uint64_t nodes = tree_.clock.nodes();
            const int score = search_root_move(moves_[next_].move);
            moves_[next_].nodes += tree_.clock.nodes() - nodes;
            if (tree_.clock.is_unwinding()) return false;
            tree_.clock.note_progress();
            // Reset after the move, not before it: the next slice may continue with the same move.
            const int seldepth = std::exchange(tree_.seldepth, 0);
            if (score <= alpha_) continue;
            alpha_ = score;
            update_root_move(moves_[next_], score, seldepth);
            moves_.bring_forward(next_, line_);
        }
        return true;
    }

    int search_root_move(Move move) {
        AlphaBeta<V> alpha_beta(tree_);
        const Position<V> next = root_.after(move);
        tree_.pv.end_at(1);
        tree_.keys.push(next.key(), next.halfmove_clock() > 0);
        tree_.played(0) = {root_.at(move.from()), move};
        const int depth = depth_ - 1;
        const int beta = window_.high();
        const int score = next_ == line_
                              ? -alpha_beta.search(next, depth, -beta, -alpha_, 1, false)
                              : alpha_beta.search_later_move(next, depth, reduction_of(move), alpha_, beta, 1, false);
        tree_.keys.pop();
        return score;
    }

    int reduction_of(Move move) const {
        const auto tried = static_cast<int>(next_ - line_);
        if (depth_ < margins::root_reduction_depth || tried < margins::unreduced_root_moves || !is_quiet(root_, move))
            return 0;
        return std::clamp(margins::late_move_reduction(depth_, tried) - 1, 0, depth_ - 2);
    }

    void update_root_move(RootMove& root_move, int score, int seldepth) {
        root_move.score = score;
        root_move.depth = depth_;
        root_move.is_lower_bound = score >= window_.high();
        root_move.seldepth = std::max(seldepth, 1);
        root_move.line.assign(1, root_move.move);
        root_move.line.insert(root_move.line.end(), tree_.pv.begin(1), tree_.pv.end(1));
    }

    /// Decides whether there is another iteration, and begins it.
    void end_iteration() {
        if (limits_.helper > 0) store_helper_result(tree_.transposition_table, root_.key(), moves_[0], depth_);
        stability_.update(moves_[0].move, moves_[0].score, moves_.best_move_effort());
        // With only one legal move, more time changes nothing.
        const int time_percent = moves_.size() == 1 ? 0 : stability_.time_percent();
        done_ = depth_ >= last_depth() || moves_.are_solved(line_count(), depth_) || has_wanted_mate() ||
                tree_.clock.is_short(time_percent);
        depth_ = next_depth(limits_.helper, depth_);
        if (!done_) adopt_helper_result();
        begin_iteration();
    }

    /// True when the best line mates in as many moves as the limits ask for.
    bool has_wanted_mate() const {
        const Score best = make_score(moves_[0].score);
        return limits_.mate && best.unit == Score::Unit::mate && best.value > 0 && best.value <= *limits_.mate;
    }

    Tree<V> tree_;
    Position<V> root_;
    const EndgameTableStore* endgames_;
    CorrectionHistory& corrections_;
    Limits limits_;
    PlayingLevel level_ = levels.back();
    RootMoves moves_;
    /// The state of the search: the depth, how many lines of it are complete, the index of the next root move, and the
    /// best score so far.
    int depth_ = 1;
    std::size_t line_ = 0;
    std::size_t next_ = 0;
    int alpha_ = -infinite_score;
    AspirationWindow window_;
    BestMoveStability stability_;
    bool done_ = true;
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
