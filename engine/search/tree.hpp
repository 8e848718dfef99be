#pragma once
// What all nodes of one search share.

#include <array>
#include <optional>

#include "endgame/table.hpp"
#include "search/control.hpp"
#include "search/ordering.hpp"
#include "search/path.hpp"
#include "search/pauses.hpp"
#include "search/score.hpp"
#include "search/table.hpp"

namespace kingcraft {

/// The best line found from each ply on.
class Lines {
  public:
    void end_at(int ply) { length_[at(ply)] = 0; }
    /// The move, and behind it the best line of the next ply.
    void lead_with(Move move, int ply) {
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
    Tree(Table& shared_table, MoveMemory<typename V::Geometry>& learned) : table(shared_table), memory(learned) {}

    Table& table;
    Control control{};
    Path path{};
    MoveMemory<typename V::Geometry>& memory;
    Lines lines{};
    Pauses pauses{};
    /// The tables that the search may use; null for none.
    const EndgameShelf* endgames = nullptr;
    /// The longest line looked at since this was last set, in plies.
    int seldepth = 0;
    /// No line is extended from here on, in plies: else two sides that keep giving check would never come to an end.
    int extension_end = 0;
    /// The nodes that the quiescence under way may still take. Where scores of men attack each other, it would not end.
    int quiet_nodes_left = 0;

    /// Makes the first judgement of the position at this ply known; none in check.
    void judge(int ply, std::optional<int> evaluation) { evaluations_[at(ply)] = evaluation; }
    std::optional<int> judgement(int ply) const { return evaluations_[at(ply)]; }
    /// True when the side to move stands better than when it last was out of check on its own move.
    bool is_improving(int ply) const {
        const auto& now = evaluations_[at(ply)];
        const auto before = evaluations_[at(ply - 2)] ? evaluations_[at(ply - 2)] : evaluations_[at(ply - 4)];
        return now && (!before || *now > *before);
    }

    /// The move made at this ply.
    Step& step(int ply) { return steps_[at(ply)]; }
    StepsBack steps_back(int ply) const { return {steps_[at(ply - 1)], steps_[at(ply - 2)]}; }

    /// Counts a node, and tells whether the search has to leave it at once.
    bool enter(int ply) {
        if (control.is_unwinding()) return true;
        control.count_node();
        lines.end_at(ply);
        seldepth = std::max(seldepth, ply);
        return control.is_unwinding();
    }

  private:
    /// Plies before the root, so that looking back needs no question.
    static constexpr int before_root = 4;
    static constexpr std::size_t at(int ply) { return static_cast<std::size_t>(ply + before_root); }
    std::array<std::optional<int>, max_ply + 2 + before_root> evaluations_{};
    std::array<Step, max_ply + 2 + before_root> steps_{};
};

/// Where the king can be captured: leads the line with a move that does so.
template <class V>
void lead_with_capture_of_king(Tree<V>& tree, const Position<V>& position, int ply) {
    MoveList moves;
    generate_legal(position, moves);
    tree.lines.end_at(ply + 1);
    for (const Move move : moves) {
        const Piece captured = captured_piece(position, move);
        if (captured.exists() && captured.role() == Role::king) tree.lines.lead_with(move, ply);
    }
}

/// The result that the position itself gives at this ply, before any move is tried; none when the game goes on. Where
/// kings are captured, a king that can be captured now is as good as gone; that capture is put in line when
/// `expects_line`.
template <class V>
std::optional<int> settled_score(Tree<V>& tree, const Position<V>& position, int ply, bool expects_line) {
    if (V::is_decided(position)) return loss_in(ply);
    if (!V::king_must_be_safe && position.is_check(!position.turn())) {
        if (expects_line) lead_with_capture_of_king(tree, position, ply);
        return win_in(ply + 1);
    }
    if (V::is_dead(position)) return draw_score;
    return std::nullopt;
}

}  // namespace kingcraft
