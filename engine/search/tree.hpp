#pragma once
// The state that all nodes of one search share.

#include <array>
#include <optional>

#include "endgame/endgame_tables.hpp"
#include "rules/ending.hpp"
#include "search/attention.hpp"
#include "search/correction_history.hpp"
#include "search/key_history.hpp"
#include "search/move_picker.hpp"
#include "search/net/net_evaluator.hpp"
#include "search/paused_nodes.hpp"
#include "search/score.hpp"
#include "search/search_clock.hpp"
#include "search/transposition_table.hpp"

namespace kingcraft {

/// The triangular table of principal variations: the best line from each ply on.
class PvTable {
  public:
    void end_at(int ply) { length_[at(ply)] = 0; }
    /// Sets the line to the move and the line of the next ply.
    void update(Move move, int ply) {
        auto& line = moves_[at(ply)];
        const std::size_t tail = length_[at(ply + 1)];
        line[0] = move;
        std::copy_n(moves_[at(ply + 1)].begin(), tail, line.begin() + 1);
        length_[at(ply)] = tail + 1;
    }
    /// Replaces the line.
    void restore(const std::vector<Move>& line, int ply) {
        std::copy(line.begin(), line.end(), moves_[at(ply)].begin());
        length_[at(ply)] = line.size();
    }
    const Move* begin(int ply) const { return moves_[at(ply)].data(); }
    const Move* end(int ply) const { return begin(ply) + length_[at(ply)]; }

  private:
    static constexpr std::size_t at(int ply) { return static_cast<std::size_t>(ply); }
    static constexpr std::size_t plies = max_ply + 2;
    std::array<std::array<Move, plies>, plies> moves_;
    std::array<std::size_t, plies> length_{};
};

template <class V>
class Tree {
  public:
    Tree(TranspositionTable& shared_table, MoveHistory<V>& move_history, const Net* net)
        : transposition_table(shared_table), history(move_history), net_evaluator(net) {
        evaluations_.fill(no_evaluation);
    }

    TranspositionTable& transposition_table;
    SearchClock clock{};
    KeyHistory keys{};
    MoveHistory<V>& history;
    NetEvaluator<V> net_evaluator;
    PvTable pv{};
    PausedNodes paused_nodes{};
    /// The moves that the level overlooks.
    Attention<V> attention{};
    /// The endgame tables that the search may use; null for none.
    const EndgameTableStore* endgames = nullptr;
    /// Corrects static evaluations; null for none.
    CorrectionHistory* corrections = nullptr;
    /// The longest line searched since this was last set to 0, in plies.
    int seldepth = 0;
    /// From this ply on no line is extended; otherwise two sides that keep giving check would search forever.
    int extension_end = 0;
    /// The nodes left for the current quiescence search. With scores of pieces attacking each other it would not end.
    int quiet_nodes_left = 0;

    /// Stores the static evaluation of the position at this ply; `no_evaluation` in check.
    void set_static_eval(int ply, int evaluation) { evaluations_[at(ply)] = evaluation; }
    /// True when the static evaluation, which must be there, is higher than at the last own move out of check.
    bool is_improving(int ply) const {
        const int last = evaluations_[at(ply - 2)];
        const int before = last != no_evaluation ? last : evaluations_[at(ply - 4)];
        return before == no_evaluation || evaluations_[at(ply)] > before;
    }

    /// The move played at this ply.
    PlayedMove& played(int ply) { return played_[at(ply)]; }
    PreviousMoves previous_moves(int ply) const { return {played_[at(ply - 1)], played_[at(ply - 2)]}; }

    /// Counts a node. Returns whether the search must leave it at once.
    bool enter(int ply) {
        if (clock.is_unwinding()) return true;
        clock.count_node();
        pv.end_at(ply);
        seldepth = std::max(seldepth, ply);
        return clock.is_unwinding();
    }

  private:
    /// Plies before the root, so that looking back needs no check.
    static constexpr int before_root = 4;
    static constexpr std::size_t at(int ply) { return static_cast<std::size_t>(ply + before_root); }
    std::array<int, max_ply + 2 + before_root> evaluations_;
    std::array<PlayedMove, max_ply + 2 + before_root> played_{};
};

/// Puts the capture of the king into the principal variation.
template <class V>
void add_king_capture_to_pv(Tree<V>& tree, const Position<V>& position, int ply) {
    MoveList moves;
    generate_legal(position, moves);
    tree.pv.end_at(ply + 1);
    for (const Move move : moves) {
        const Piece captured = captured_piece(position, move);
        if (captured.exists() && captured.role() == Role::king) tree.pv.update(move, ply);
    }
}

/// The score of a game that is over at this ply; none when it goes on. In a game where kings are captured, a king that
/// can be captured now counts as lost. At a PV node that capture becomes the line.
template <class V>
std::optional<int> settled_score(Tree<V>& tree, const Position<V>& position, int ply, bool pv_node) {
    if (const auto verdict = V::verdict(position)) return score_of(*verdict, position.turn(), ply);
    if (!V::king_must_be_safe && position.is_check(!position.turn()) && tree.attention.notices_king_capture(position)) {
        if (pv_node) add_king_capture_to_pv(tree, position, ply);
        return win_in(ply + 1);
    }
    if (is_dead(position)) return draw_score;
    return std::nullopt;
}

}  // namespace kingcraft
