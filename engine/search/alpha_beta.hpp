#pragma once
// Alpha-beta with principal variation search: the first move gets the full window. For the others a null window shows
// that they are no better.

#include "search/cutoffs.hpp"
#include "search/learning.hpp"
#include "search/margins.hpp"
#include "search/pruning.hpp"
#include "search/quiescence.hpp"
#include "search/tablebase_score.hpp"

namespace kingcraft {

template <class V>
class AlphaBeta {
  public:
    explicit AlphaBeta(Tree<V>& tree) : tree_(tree) {}

    /// The score of the position between alpha and beta, `depth` plies deep. `cut_node`: a score of at least beta is
    /// likely. The move `excluded` is not searched.
    int search(const Position<V>& position, int depth, int alpha, int beta, int ply, bool cut_node,
               Move excluded = {}) {
        // 1. Check extension: one ply more in check, so that no forced line ends in a check.
        const bool in_check = position.is_check();
        if (in_check && ply < tree_.extension_end) depth = std::max(depth, 0) + 1;
        if (depth <= 0 || ply >= max_ply) return quiescence(tree_, position, alpha, beta, ply);

        // 2. Return when the slice or the game is over, or an endgame table is sure of the result.
        const bool pv_node = beta - alpha > 1;
        if (tree_.enter(ply)) return draw_score;
        if (const auto settled = settled_score(tree_, position, ply, pv_node)) return *settled;
        if (detail::is_claimable_draw(tree_, position)) return draw_score;
        const auto tablebase = tablebase_score(tree_, position, ply);
        if (tablebase && tablebase->is_sure) return tablebase->score;

        // 3. Mate distance pruning: no line from here is better than a win at once, or worse than a loss at once.
        alpha = std::max(alpha, loss_in(ply));
        beta = std::min(beta, win_in(ply + 1));
        if (alpha >= beta) return alpha;

        // 4. Transposition table cutoff.
        const auto entry = excluded.exists() ? std::nullopt : tree_.transposition_table.probe(position.key());
        if (!pv_node) {
            if (const auto score = detail::table_cutoff(entry, depth, alpha, beta, ply)) return *score;
        }

        // 5. The static evaluation, and whether it has improved since the last own move.
        Node node{{depth, alpha, beta, excluded}, ply, in_check, pv_node, cut_node};
        node.entry = entry;
        set_static_eval(position, node, tablebase);

        // 6. Continue a node that a pause interrupted.
        if (const auto paused = tree_.paused_nodes.pop(ply, position.key(), node.task))
            return resume_moves(position, node, *paused);

        // 7. Pruning of the whole node. A tablebase score that the fifty-move rule may spoil needs a full search.
        if (!pv_node && !in_check && !excluded.exists() && !tablebase) {
            if (const auto score = prune_node(position, node)) return *score;
            if (tree_.clock.is_unwinding()) return draw_score;
        }

        // 8. Internal iterative reduction: without a move from the transposition table the order is poor. Search one
        // ply less deep; the next iteration finds a move in the table.
        if ((pv_node || cut_node) && depth >= margins::internal_reduction_depth && !excluded.exists() &&
            !(entry && entry->move.exists()))
            --node.depth;

        // 9. List the moves, and search them: steps 10 to 16 are those of each move.
        return begin_moves(position, node);
    }

    /// The score of a move that is not the first. A reduced search with a null window shows whether it raises alpha;
    /// then it is searched again in full. `depth` is that of the position after the move.
    int search_later_move(const Position<V>& next, int depth, int reduction, int alpha, int beta, int ply,
                          bool cut_node) {
        int score = -search(next, depth - reduction, -alpha - 1, -alpha, ply, true);
        if (score > alpha && reduction > 0) score = -search(next, depth, -alpha - 1, -alpha, ply, !cut_node);
        if (score > alpha && beta - alpha > 1) score = -search(next, depth, -beta, -alpha, ply, false);
        return score;
    }

  private:
    // 5.
    void set_static_eval(const Position<V>& position, Node& node, const std::optional<TablebaseScore>& tablebase) {
        const int ply = node.ply;
        node.has_pieces = detail::has_pieces(position, position.turn());
        if (node.in_check) {
            tree_.set_static_eval(ply, no_evaluation);
            return;
        }
        node.plain_eval = tablebase ? tablebase->score : detail::static_evaluation(tree_, position, ply, node.entry);
        node.static_eval = tablebase ? tablebase->score : detail::with_correction(tree_, position, node.plain_eval);
        tree_.set_static_eval(ply, node.static_eval);
        node.improving = tree_.is_improving(ply);
    }

    // 7.
    std::optional<int> prune_node(const Position<V>& position, const Node& node) {
        const auto& [depth, alpha, beta, excluded] = node.task;
        const int lead = node.static_eval - beta;

        // 7a. Reverse futility pruning: so far above beta that a few plies hardly change it.
        if (depth <= margins::reverse_futility_depth && !is_decisive(beta) &&
            lead >= margins::reverse_futility(depth, node.improving))
            return node.static_eval;

        // 7b. Razoring: so far below alpha that only captures can help.
        if (depth <= margins::razoring_depth && node.static_eval + margins::razoring(depth) <= alpha) {
            const int score = quiescence(tree_, position, alpha, beta, node.ply);
            if (score <= alpha || tree_.clock.is_unwinding()) return score;
        }

        // 7c. Null move pruning: still at least beta after the side to move passes.
        if (V::null_move_is_sound && lead >= 0 && depth >= margins::null_move_depth && node.has_pieces &&
            !is_decisive(beta) && tree_.previous_moves(node.ply).one.exists()) {
            if (const auto score = null_move_score(position, depth - margins::null_move_reduction(depth, lead), node))
                return score;
        }
        return std::nullopt;
    }

    std::optional<int> null_move_score(const Position<V>& position, int depth, const Node& node) {
        const int beta = node.task.beta;
        Position<V> next = position;
        next.pass();
        tree_.transposition_table.prefetch(next.key());
        tree_.played(node.ply) = {};
        tree_.keys.push(next.key(), false);
        const int score = -search(next, depth, -beta, -beta + 1, node.ply + 1, !node.cut_node);
        tree_.keys.pop();
        if (tree_.clock.is_unwinding() || score < beta) return std::nullopt;
        return is_decisive(score) ? beta : score;
    }

    /// Searches a node from its first move.
    int begin_moves(const Position<V>& position, const Node& node) {
        MoveList moves;
        generate_legal(position, moves);
        tree_.attention.filter(position, true, moves);
        const PreviousMoves back = tree_.previous_moves(node.ply);
        tree_.history.clear_killers(node.ply + 1);
        MovePicker<V> picker(position, moves, node.entry ? node.entry->move : Move{}, tree_.history, node.ply, back);
        Progress progress{{{}, -infinite_score, node.depth, Bound::upper}, node.task.alpha, 0, {}};
        return search_moves(position, node, picker, progress);
    }

    /// Continues a node after a pause.
    int resume_moves(const Position<V>& position, Node node, const PausedNode& paused) {
        MoveList moves;
        for (const Move move : paused.moves_left) moves.push(move);
        MovePicker<V> picker(moves);
        Progress progress{paused.found, paused.alpha, paused.tried, {}};
        for (const Move move : paused.failed) progress.failed.push(move);
        tree_.pv.restore(paused.line, node.ply);
        node.depth = paused.found.depth;
        return search_moves(position, node, picker, progress);
    }

    int search_moves(const Position<V>& position, const Node& node, MovePicker<V>& picker, Progress& progress) {
        for (Move move = picker.next(); move.exists(); move = picker.next()) {
            // 10. Move count pruning: after so many moves, a quiet one is hardly ever the best.
            if (move == node.task.excluded) continue;
            const bool quiet = is_quiet(position, move);
            if (quiet && detail::prunes_all_quiets(node, progress)) {
                picker.skip_quiets();
                continue;
            }

            // 11. Pruning of a move: by the evaluation, by its history, or because it loses an exchange.
            if (detail::can_prune(tree_, position, move, quiet, node, progress, picker)) continue;

            // 12. Singular extension, or a cut where two moves reach beta.
            const Singularity singularity = singularity_of(position, move, node, progress);
            if (singularity.cut && !tree_.clock.is_unwinding()) return *singularity.cut;

            // 13. Play the move and search the position after it, late moves less deep.
            const int score = tree_.clock.is_unwinding()
                                  ? draw_score
                                  : search_move(position, move, quiet, node, progress, picker.is_at_losing_captures(),
                                                singularity.extension);

            // 14. Where the slice is over, store what the next one needs.
            if (tree_.clock.is_unwinding()) {
                if (!tree_.clock.is_exhausted()) pause(position, node, picker, progress, move);
                return draw_score;
            }

            // 15. A new best move, and a cutoff where it reaches beta.
            tree_.clock.note_progress();
            update_best(score, move, node, progress);
            if (progress.alpha >= node.task.beta) break;
            // Where kings are captured, a move that leaves the king to be captured is no alternative: later moves are
            // not late because of it.
            if (!V::king_must_be_safe && score == loss_in(node.ply + 2)) continue;
            ++progress.tried;
            if (progress.found.move != move) progress.failed.push(move);
        }

        // 16. Without a move the game is over; else learn from the best one, and store it.
        if (progress.found.score == -infinite_score) {
            if (node.task.excluded.exists()) return node.task.alpha;
            return node.in_check && V::king_must_be_safe ? loss_in(node.ply) : draw_score;
        }
        if (progress.found.bound != Bound::upper) detail::update_history(tree_, position, node, progress);
        if (!node.task.excluded.exists()) {
            detail::update_corrections(tree_, position, node, progress.found);
            store_entry(position, node, progress);
        }
        return progress.found.score;
    }

    void store_entry(const Position<V>& position, const Node& node, const Progress& progress) {
        TranspositionEntry entry = progress.found;
        entry.score = detail::to_table(entry.score, node.ply);
        entry.evaluation = node.plain_eval;
        tree_.transposition_table.store(position.key(), entry);
    }

    struct Singularity {
        int extension = 0;
        std::optional<int> cut{};
    };

    /// Singular extension: one ply more when the move from the transposition table is the only good one. When another
    /// move reaches beta too, the node is cut (multi-cut). When only the stored score reaches beta, one ply less.
    Singularity singularity_of(const Position<V>& position, Move move, const Node& node, const Progress& progress) {
        if (progress.tried > 0 || node.depth < margins::singular_depth || !node.entry || move != node.entry->move ||
            node.entry->depth < node.depth - margins::singular_depth_difference || node.entry->bound == Bound::upper ||
            is_decisive(node.entry->score) || node.ply >= tree_.extension_end)
            return {};
        const int edge = node.entry->score - margins::singular(node.depth);
        const int other = search(position, (node.depth - 1) / 2, edge - 1, edge, node.ply, node.cut_node, move);
        if (other < edge) return {1};
        if (edge >= node.task.beta) return {0, edge};
        return {node.entry->score >= node.task.beta ? -1 : 0};
    }

    int search_move(const Position<V>& position, Move move, bool quiet, const Node& node, const Progress& progress,
                    bool loses, int extension) {
        const int beta = node.task.beta;
        const int alpha = progress.alpha;
        const int reduction =
            quiet || loses ? detail::reduction_of(tree_, position, move, quiet, node, progress.tried) : 0;
        const Position<V> next = position.after(move);
        tree_.transposition_table.prefetch(next.key());
        tree_.played(node.ply) = {position.at(move.from()), move};
        tree_.keys.push(next.key(), next.halfmove_clock() > 0);
        const int depth = node.depth - 1 + extension;
        const int score = progress.tried == 0
                              ? -search(next, depth, -beta, -alpha, node.ply + 1, !node.pv_node && !node.cut_node)
                              : search_later_move(next, depth, std::clamp(reduction, 0, std::max(depth - 1, 0)), alpha,
                                                  beta, node.ply + 1, node.cut_node);
        tree_.keys.pop();
        return score;
    }

    void update_best(int score, Move move, const Node& node, Progress& progress) {
        TranspositionEntry& found = progress.found;
        found.score = std::max(found.score, score);
        if (score <= progress.alpha) return;
        progress.alpha = score;
        if (found.move.exists()) progress.failed.push(found.move);
        found.move = move;
        found.bound = score >= node.task.beta ? Bound::lower : Bound::exact;
        if (node.pv_node) tree_.pv.update(move, node.ply);
    }

    /// Stores what the next slice needs to continue with this move.
    void pause(const Position<V>& position, const Node& node, MovePicker<V>& picker, const Progress& progress,
               Move move) {
        PausedNode paused{position.key(), node.task, progress.found, progress.alpha, {}, progress.tried, {}, {move}};
        paused.line.assign(tree_.pv.begin(node.ply), tree_.pv.end(node.ply));
        paused.failed.assign(progress.failed.begin(), progress.failed.end());
        for (Move left = picker.next(); left.exists(); left = picker.next()) paused.moves_left.push_back(left);
        tree_.paused_nodes.store(node.ply, std::move(paused));
    }

    Tree<V>& tree_;
};

}  // namespace kingcraft
