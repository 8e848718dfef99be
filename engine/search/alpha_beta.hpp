#pragma once
// Alpha-beta with principal variation search: the first move is searched in full, the others only have to be proved no
// better.

#include "search/cutoffs.hpp"
#include "search/quiescence.hpp"

namespace kingcraft {

template <class V>
class AlphaBeta {
  public:
    explicit AlphaBeta(Tree<V>& tree) : tree_(tree) {}

    /// The score of the position between alpha and beta, `depth` plies deep. `may_pass` is false behind a null move.
    int search(const Position<V>& position, int depth, int alpha, int beta, int ply, bool may_pass = true) {
        // 1. In check one ply more, so that no forced line ends in a check.
        const bool in_check = position.is_check();
        if (in_check && ply < tree_.extension_end) depth = std::max(depth, 0) + 1;
        if (depth <= 0 || ply >= max_ply) return quiescence(tree_, position, alpha, beta, ply);
        const bool expects_line = beta - alpha > 1;

        // 2. Leave, when the slice is over or the game is.
        if (tree_.enter(ply)) return draw_score;
        if (const auto settled = settled_score(tree_, position, ply, expects_line)) return *settled;
        if (detail::is_claimable_draw(tree_, position)) return draw_score;

        // 3. No line from here can be better than a win, or worse than a loss, at once.
        alpha = std::max(alpha, loss_in(ply));
        beta = std::min(beta, win_in(ply + 1));
        if (alpha >= beta) return alpha;

        // 4. What the table knows.
        const auto known = tree_.table.probe(position.key());
        if (!expects_line) {
            if (const auto score = detail::table_cutoff(known, depth, alpha, beta, ply)) return *score;
        }

        // 5. Where a pause ended the work on this node, take it up.
        const NodeTask task{depth, alpha, beta};
        const auto paused = tree_.pauses.take(ply, position.key(), task);
        if (paused) return search_moves(position, {task, ply, in_check}, *paused);

        // 6. Pass: a position so good that even this does not spoil it needs no search.
        if (may_pass && !expects_line && !in_check) {
            if (const auto score = pass(position, depth, beta, ply)) return *score;
            if (tree_.control.is_unwinding()) return draw_score;
        }

        // 7. The moves.
        return search_moves(position, {task, ply, in_check}, known ? known->move : Move{});
    }

    /// The score of a move after at least one other: first whether it is better than alpha at all, at reduced depth if
    /// it comes late, then how much.
    int search_later(const Position<V>& next, int depth, int reduction, int alpha, int beta, int ply) {
        int score = -search(next, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
        if (score > alpha && reduction > 0) score = -search(next, depth - 1, -alpha - 1, -alpha, ply + 1);
        if (score > alpha && score < beta) score = -search(next, depth - 1, -beta, -alpha, ply + 1);
        return score;
    }

  private:
    struct Node {
        NodeTask task;
        int ply;
        bool in_check;
    };

    /// How far the work on a node has come.
    struct Progress {
        TableEntry found;
        int alpha;
        int tried;
        MoveList quiet_tried;
    };

    std::optional<int> pass(const Position<V>& position, int depth, int beta, int ply) {
        constexpr int depth_min = 3;
        if (!V::null_move_is_sound || depth < depth_min || is_decisive(beta) ||
            !detail::has_pieces(position, position.turn()))
            return std::nullopt;
        if (evaluate(position) < beta) return std::nullopt;
        Position<V> next = position;
        next.pass();
        tree_.path.push(next.key(), false);
        const int score = -search(next, depth - 3 - depth / 6, -beta, -beta + 1, ply + 1, false);
        tree_.path.pop();
        if (tree_.control.is_unwinding() || score < beta) return std::nullopt;
        return is_decisive(score) ? beta : score;
    }

    /// A node begun anew.
    int search_moves(const Position<V>& position, const Node& node, Move from_table) {
        MoveList moves;
        generate_legal(position, moves);
        MoveOrder<V> order(position, moves, from_table, tree_.memory, node.ply);
        Progress progress{{{}, -infinite_score, node.task.depth, Bound::upper}, node.task.alpha, 0, {}};
        return search_moves(position, node, order, progress);
    }

    /// A node taken up after a pause.
    int search_moves(const Position<V>& position, const Node& node, const PausedNode& paused) {
        MoveList moves;
        for (const Move move : paused.moves_left) moves.push(move);
        MoveOrder<V> order(moves);
        Progress progress{paused.found, paused.alpha, paused.tried, {}};
        for (const Move move : paused.quiet_tried) progress.quiet_tried.push(move);
        tree_.lines.restore(paused.line, node.ply);
        return search_moves(position, node, order, progress);
    }

    int search_moves(const Position<V>& position, const Node& node, MoveOrder<V>& order, Progress& progress) {
        for (Move move = order.next(); move.exists(); move = order.next()) {
            const bool quiet = is_quiet(position, move);
            const int score = search_move(position, move, node, progress, quiet);
            if (tree_.control.is_unwinding()) {
                if (!tree_.control.is_exhausted()) pause(position, node, order, progress, move);
                return draw_score;
            }
            tree_.control.note_progress();
            ++progress.tried;
            take(score, move, node, progress);
            if (progress.alpha >= node.task.beta) {
                if (quiet) remember(position, move, node, progress);
                break;
            }
            if (quiet) progress.quiet_tried.push(move);
        }
        if (progress.tried == 0) return node.in_check && V::king_must_be_safe ? loss_in(node.ply) : draw_score;
        TableEntry entry = progress.found;
        entry.score = detail::to_table(entry.score, node.ply);
        tree_.table.store(position.key(), entry);
        return progress.found.score;
    }

    int search_move(const Position<V>& position, Move move, const Node& node, const Progress& progress, bool quiet) {
        const auto& [depth, first_alpha, beta] = node.task;
        const int alpha = progress.alpha;
        Position<V> next = position;
        next.play(move);
        tree_.path.push(next.key(), next.halfmove_clock() > 0);
        const int reduction = quiet && !node.in_check ? detail::late_move_reduction(depth, progress.tried) : 0;
        const int score = progress.tried == 0 ? -search(next, depth - 1, -beta, -alpha, node.ply + 1)
                                              : search_later(next, depth, reduction, alpha, beta, node.ply);
        tree_.path.pop();
        return score;
    }

    void take(int score, Move move, const Node& node, Progress& progress) {
        TableEntry& found = progress.found;
        found.score = std::max(found.score, score);
        if (score <= progress.alpha) return;
        progress.alpha = score;
        found.move = move;
        found.bound = score >= node.task.beta ? Bound::lower : Bound::exact;
        tree_.lines.lead_with(move, node.ply);
    }

    void remember(const Position<V>& position, Move move, const Node& node, const Progress& progress) {
        tree_.memory.reward(position, move, node.task.depth, node.ply);
        for (const Move other : progress.quiet_tried) tree_.memory.punish(position, other, node.task.depth);
    }

    /// Keeps what the next slice needs to go on with this move.
    void pause(const Position<V>& position, const Node& node, MoveOrder<V>& order, const Progress& progress,
               Move move) {
        PausedNode paused{position.key(), node.task, progress.found, progress.alpha, {}, progress.tried, {}, {move}};
        paused.line.assign(tree_.lines.begin(node.ply), tree_.lines.end(node.ply));
        paused.quiet_tried.assign(progress.quiet_tried.begin(), progress.quiet_tried.end());
        for (Move left = order.next(); left.exists(); left = order.next()) paused.moves_left.push_back(left);
        tree_.pauses.keep(node.ply, std::move(paused));
    }

    Tree<V>& tree_;
};

}  // namespace kingcraft
