#pragma once
// Scores from endgame tables. A table knows the fifty-move rule only for a count of zero. A win is sure when it ends
// before that draw can be claimed, even without a capture or pawn move on the way; any other win is searched for a line
// that is sure. A draw in the table stays a draw, since the rule creates no wins.

#include "endgame/endgame_tables.hpp"
#include "search/cutoffs.hpp"
#include "search/root_moves.hpp"

namespace kingcraft {

KINGCRAFT_SMALL_BEGIN

/// The score of a table's value at some ply.
struct TablebaseScore {
    int score;
    /// False for a win or a loss that the fifty-move rule may turn into a draw, and for a cursed one.
    bool is_sure;
};

/// `clock` is the fifty-move count of the position that has the value.
TablebaseScore tablebase_score(EndgameValue value, int clock, int ply);

/// The score of a position with few pieces at this ply, if a table has it.
template <class V>
std::optional<TablebaseScore> tablebase_score(const Tree<V>& tree, const Position<V>& position, int ply) {
    if (tree.endgames == nullptr || position.occupied().count() > tree.endgames->pieces_max()) return std::nullopt;
    const auto value = probe(*tree.endgames, position);
    if (!value) return std::nullopt;
    return tablebase_score(*value, position.halfmove_clock(), ply);
}

/// A root move and what the tables say of it.
struct TablebaseMove {
    Move move;
    /// A draw where one can be claimed after the move.
    TablebaseScore tablebase;
    /// Without the draws that can be claimed.
    EndgameValue value;
};

/// The root moves by the tables, best first; empty when a table after one of them is missing.
struct TablebaseRoot {
    RootMoves moves{};
    /// True when the moves have their scores, and the first ones their lines. When false, only the moves are left that
    /// win or lose but are not sure; they are searched.
    bool is_settled = false;
};

/// Inserts a root move, the best one first. `value`, `key` and `clock` are those of the position after it.
void insert_tablebase_move(std::vector<TablebaseMove>& moves, KeyHistory& keys, Move move, EndgameValue value, Key key,
                           int clock);

/// The root for moves in order.
TablebaseRoot tablebase_root(const std::vector<TablebaseMove>& moves);

/// Appends the best line of the tables from this position: the winner hurries, the loser delays. Of a draw, one move
/// that holds it. Each value must follow from those after it, so that the end comes nearer with every move. Where it
/// does not, a table is wrong although its checksum is right: returns false, and those that contradict each other are
/// distrusted.
template <class V>
bool add_tablebase_line(const EndgameTableStore& tables, Position<V> position, std::vector<Move>& line) {
    for (;;) {
        const auto value = probe(tables, position);
        const ProbedMoves moves = probe_moves(tables, position);
        if (!value || moves.empty()) return true;
        const ProbedMove& best = moves[0];
        const Position<V> next = position.after(best.move);
        if (best.value != value->without_curse()) {
            tables.distrust(material_of(position));
            tables.distrust(material_of(next));
            return false;
        }
        line.push_back(best.move);
        if (value->is_draw()) return true;
        position = next;
    }
}

/// The root moves by the tables, with the principal variations of the first `lines`. Empty where a table is missing or
/// wrong.
template <class V>
TablebaseRoot probe_root(Tree<V>& tree, const Position<V>& root, const std::vector<RootMove>& root_moves,
                         std::size_t lines) {
    std::vector<TablebaseMove> moves;
    for (const RootMove& root_move : root_moves) {
        const Position<V> next = root.after(root_move.move);
        const auto value = probe(*tree.endgames, next);
        if (!value) return {};
        insert_tablebase_move(moves, tree.keys, root_move.move, *value, next.key(), next.halfmove_clock());
    }
    TablebaseRoot solved = tablebase_root(moves);
    for (std::size_t i = 0; solved.is_settled && i < std::min(lines, solved.moves.size()); ++i) {
        RootMove& root_move = solved.moves[i];
        if (!add_tablebase_line(*tree.endgames, root.after(root_move.move), root_move.line)) return {};
        root_move.seldepth = static_cast<int>(root_move.line.size());
    }
    return solved;
}

KINGCRAFT_SMALL_END

}  // namespace kingcraft
