#pragma once
// Alpha-beta with principal variation search: the first move is searched in full, the others only have to be proved no
// better.

#include "search/cutoffs.hpp"
#include "search/endgames.hpp"
#include "search/margins.hpp"
#include "search/pruning.hpp"
#include "search/quiescence.hpp"

namespace kingcraft {

template <class V>
class AlphaBeta {
  public:
    explicit AlphaBeta(Tree<V>& tree) : tree_(tree) {}

    /// The score of the position between alpha and beta, `depth` plies deep. `expects_cut`: a score of at least beta is
    /// likely. `excluded` is left out of the moves.
    int search(const Position<V>& position, int depth, int alpha, int beta, int ply, bool expects_cut,
               Move excluded = {}) {
        // 1. In check one ply more, so that no forced line ends in a check.
        const bool in_check = position.is_check();
        if (in_check && ply < tree_.extension_end) depth = std::max(depth, 0) + 1;
        if (depth <= 0 || ply >= max_ply) return quiescence(tree_, position, alpha, beta, ply);

        // 2. Leave, when the slice is over, or the game is, or its end is known.
        const bool expects_line = beta - alpha > 1;
        if (tree_.enter(ply)) return draw_score;
        if (const auto settled = settled_score(tree_, position, ply, expects_line)) return *settled;
        if (detail::is_claimable_draw(tree_, position)) return draw_score;
        const auto told = endgame_score(tree_, position, ply);
        if (told && told->is_sure) return told->score;

        // 3. No line from here can be better than a win, or worse than a loss, at once.
        alpha = std::max(alpha, loss_in(ply));
        beta = std::min(beta, win_in(ply + 1));
        if (alpha >= beta) return alpha;

        // 4. What the table knows.
        const auto known = excluded.exists() ? std::nullopt : tree_.table.probe(position.key());
        if (!expects_line) {
            if (const auto score = detail::table_cutoff(known, depth, alpha, beta, ply)) return *score;
        }

        // 5. What the position is worth as it stands, and whether it has become better since the own last move.
        Node node{{depth, alpha, beta, excluded}, ply, in_check, expects_line, expects_cut};
        node.known = known;
        judge(position, node, told);

        // 6. Where a pause ended the work on this node, take it up.
        if (const auto paused = tree_.pauses.take(ply, position.key(), node.task))
            return search_moves(position, node, *paused);

        // 7. A score that needs no search, or hardly any; what may not come in time has to be searched.
        if (!expects_line && !in_check && !excluded.exists() && !told) {
            if (const auto score = shortcut(position, node)) return *score;
            if (tree_.control.is_unwinding()) return draw_score;
        }

        // 8. Without a move to begin with, order will be poor: one ply less, and the next depth finds one in the table.
        if ((expects_line || expects_cut) && depth >= margins::unguided_depth && !excluded.exists() &&
            !(known && known->move.exists()))
            --node.depth;

        // 9. The moves.
        return search_moves(position, node);
    }

    /// The score of a move after at least one other: first whether it is better than alpha at all, at a depth less
    /// `reduction`, then how much. `depth` is that of the position behind the move.
    int search_later(const Position<V>& next, int depth, int reduction, int alpha, int beta, int ply,
                     bool expects_cut) {
        int score = -search(next, depth - reduction, -alpha - 1, -alpha, ply, true);
        if (score > alpha && reduction > 0) score = -search(next, depth, -alpha - 1, -alpha, ply, !expects_cut);
        if (score > alpha && beta - alpha > 1) score = -search(next, depth, -beta, -alpha, ply, false);
        return score;
    }

  private:
    // 5.
    void judge(const Position<V>& position, Node& node, const std::optional<EndgameScore>& told) {
        const int ply = node.ply;
        node.has_pieces = detail::has_pieces(position, position.turn());
        if (node.in_check) {
            tree_.judge(ply, std::nullopt);
            return;
        }
        node.evaluation = told ? told->score : detail::static_evaluation(position, node.known);
        tree_.judge(ply, node.evaluation);
        node.improving = tree_.is_improving(ply);
    }

    // 7.
    std::optional<int> shortcut(const Position<V>& position, const Node& node) {
        const auto& [depth, alpha, beta, excluded] = node.task;
        const int lead = node.evaluation - beta;

        // 7a. So far above beta that a few plies will hardly change it.
        if (depth <= margins::good_enough_depth && !is_decisive(beta) &&
            lead >= margins::good_enough(depth, node.improving))
            return node.evaluation;

        // 7b. So far below alpha that only captures can help.
        if (depth <= margins::hopeless_depth && node.evaluation + margins::hopeless(depth) <= alpha) {
            const int score = quiescence(tree_, position, alpha, beta, node.ply);
            if (score <= alpha || tree_.control.is_unwinding()) return score;
        }

        // 7c. Pass: a position so good that even this does not spoil it needs no search.
        if (lead >= 0 && depth >= margins::null_move_depth && node.has_pieces && !is_decisive(beta) &&
            tree_.steps_back(node.ply).one.exists()) {
            if (const auto score = pass(position, depth - margins::null_move_reduction(depth, lead), node))
                return score;
        }
        return std::nullopt;
    }

    std::optional<int> pass(const Position<V>& position, int depth, const Node& node) {
        const int beta = node.task.beta;
        Position<V> next = position;
        next.pass();
        tree_.table.prefetch(next.key());
        tree_.step(node.ply) = {};
        tree_.path.push(next.key(), false);
        const int score = -search(next, depth, -beta, -beta + 1, node.ply + 1, !node.expects_cut);
        tree_.path.pop();
        if (tree_.control.is_unwinding() || score < beta) return std::nullopt;
        return is_decisive(score) ? beta : score;
    }

    /// A node begun anew.
    int search_moves(const Position<V>& position, const Node& node) {
        MoveList moves;
        generate_legal(position, moves);
        const StepsBack back = tree_.steps_back(node.ply);
        tree_.memory.forget_killers(node.ply + 1);
        MoveOrder<V> order(position, moves, node.known ? node.known->move : Move{}, tree_.memory, node.ply, back);
        Progress progress{{{}, -infinite_score, node.depth, Bound::upper}, node.task.alpha, 0, {}};
        return search_moves(position, node, order, progress);
    }

    /// A node taken up after a pause.
    int search_moves(const Position<V>& position, Node node, const PausedNode& paused) {
        MoveList moves;
        for (const Move move : paused.moves_left) moves.push(move);
        MoveOrder<V> order(moves);
        Progress progress{paused.found, paused.alpha, paused.tried, {}};
        for (const Move move : paused.failed) progress.failed.push(move);
        tree_.lines.restore(paused.line, node.ply);
        node.depth = paused.found.depth;
        return search_moves(position, node, order, progress);
    }

    int search_moves(const Position<V>& position, const Node& node, MoveOrder<V>& order, Progress& progress) {
        for (Move move = order.next(); move.exists(); move = order.next()) {
            if (move == node.task.excluded) continue;
            const bool quiet = is_quiet(position, move);
            if (detail::is_hopeless(tree_, position, move, quiet, node, progress, order)) continue;
            const Singularity singularity = singularity_of(position, move, node, progress);
            if (singularity.cut && !tree_.control.is_unwinding()) return *singularity.cut;
            const int score = tree_.control.is_unwinding()
                                  ? draw_score
                                  : search_move(position, move, quiet, node, progress, order.is_at_losing_captures(),
                                                singularity.extension);
            if (tree_.control.is_unwinding()) {
                if (!tree_.control.is_exhausted()) pause(position, node, order, progress, move);
                return draw_score;
            }
            tree_.control.note_progress();
            ++progress.tried;
            take(score, move, node, progress);
            if (progress.alpha >= node.task.beta) break;
            if (progress.found.move != move) progress.failed.push(move);
        }
        if (progress.tried == 0) {
            if (node.task.excluded.exists()) return node.task.alpha;
            return node.in_check && V::king_must_be_safe ? loss_in(node.ply) : draw_score;
        }
        if (progress.found.bound != Bound::upper) learn(position, node, progress);
        if (!node.task.excluded.exists()) keep(position, node, progress);
        return progress.found.score;
    }

    void keep(const Position<V>& position, const Node& node, const Progress& progress) {
        TableEntry entry = progress.found;
        entry.score = detail::to_table(entry.score, node.ply);
        entry.evaluation = tree_.judgement(node.ply).value_or(no_evaluation);
        entry.is_pv = node.expects_line;
        tree_.table.store(position.key(), entry);
    }

    struct Singularity {
        int extension = 0;
        std::optional<int> cut{};
    };

    /// Is the move from the table the only good one here? Then one ply more for it. Where another one is good enough
    /// for beta too, the node needs no search; where the move alone is taken to be, one ply less.
    Singularity singularity_of(const Position<V>& position, Move move, const Node& node, const Progress& progress) {
        if (progress.tried > 0 || node.depth < margins::singular_depth || !node.known || move != node.known->move ||
            node.known->depth < node.depth - margins::singular_trust || node.known->bound == Bound::upper ||
            is_decisive(node.known->score) || node.ply >= tree_.extension_end)
            return {};
        const int edge = node.known->score - margins::singular(node.depth);
        const int other = search(position, (node.depth - 1) / 2, edge - 1, edge, node.ply, node.expects_cut, move);
        if (other < edge) return {1};
        if (edge >= node.task.beta) return {0, edge};
        return {node.known->score >= node.task.beta ? -1 : 0};
    }

    int search_move(const Position<V>& position, Move move, bool quiet, const Node& node, const Progress& progress,
                    bool loses, int extension) {
        const int beta = node.task.beta;
        const int alpha = progress.alpha;
        const int reduction =
            quiet || loses ? detail::reduction_of(tree_, position, move, quiet, node, progress.tried) : 0;
        const Position<V> next = position.after(move);
        tree_.table.prefetch(next.key());
        tree_.step(node.ply) = {position.at(move.from()), move};
        tree_.path.push(next.key(), next.halfmove_clock() > 0);
        const int depth = node.depth - 1 + extension;
        const int score =
            progress.tried == 0
                ? -search(next, depth, -beta, -alpha, node.ply + 1, !node.expects_line && !node.expects_cut)
                : search_later(next, depth, std::clamp(reduction, 0, std::max(depth - 1, 0)), alpha, beta, node.ply + 1,
                               node.expects_cut);
        tree_.path.pop();
        return score;
    }

    void take(int score, Move move, const Node& node, Progress& progress) {
        TableEntry& found = progress.found;
        found.score = std::max(found.score, score);
        if (score <= progress.alpha) return;
        progress.alpha = score;
        if (found.move.exists()) progress.failed.push(found.move);
        found.move = move;
        found.bound = score >= node.task.beta ? Bound::lower : Bound::exact;
        if (node.expects_line) tree_.lines.lead_with(move, node.ply);
    }

    /// The move that raised alpha did well, those tried before it did not.
    void learn(const Position<V>& position, const Node& node, const Progress& progress) {
        const Move best = progress.found.move;
        const StepsBack back = tree_.steps_back(node.ply);
        const int bonus = margins::history_bonus(node.depth);
        const bool best_is_quiet = is_quiet(position, best);
        const auto learn_one = [&](Move move, int by) {
            const Piece piece = position.at(move.from());
            const Piece captured = captured_piece(position, move);
            if (captured.exists()) {
                tree_.memory.learn_capture(piece, move, captured, by);
            } else if (best_is_quiet && is_quiet(position, move)) {
                tree_.memory.learn_quiet(piece, move, back, by);
            }
        };
        learn_one(best, bonus);
        for (const Move move : progress.failed) learn_one(move, -bonus);
        if (!best_is_quiet) return;
        tree_.memory.keep_killer(best, node.ply);
        tree_.memory.keep_counter(back.one, best);
    }

    /// Keeps what the next slice needs to go on with this move.
    void pause(const Position<V>& position, const Node& node, MoveOrder<V>& order, const Progress& progress,
               Move move) {
        PausedNode paused{position.key(), node.task, progress.found, progress.alpha, {}, progress.tried, {}, {move}};
        paused.line.assign(tree_.lines.begin(node.ply), tree_.lines.end(node.ply));
        paused.failed.assign(progress.failed.begin(), progress.failed.end());
        for (Move left = order.next(); left.exists(); left = order.next()) paused.moves_left.push_back(left);
        tree_.pauses.keep(node.ply, std::move(paused));
    }

    Tree<V>& tree_;
};

}  // namespace kingcraft
