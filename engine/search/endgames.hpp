#pragma once
// What the search takes from endgame tables. Their wins know of the fifty-move count only where it begins afresh: one
// counts as sure where it is over before that draw can be claimed, captures and pawn moves on the way left out of
// account. Another one is searched, for a way that is sure. Draws are draws, since that rule takes wins away and gives
// none.

#include "endgame/table.hpp"
#include "search/cutoffs.hpp"
#include "search/root_move.hpp"

namespace kingcraft {

KINGCRAFT_SMALL_BEGIN

/// What a value of the tables is worth at some ply.
struct EndgameScore {
    int score;
    /// False for a win or a loss that the fifty-move count may spoil, or does where the table says so.
    bool is_sure;
};

/// `clock` is the fifty-move count of the position that has the value.
EndgameScore endgame_score(EndgameValue value, int clock, int ply);

/// What the tables know of a position of few men at this ply.
template <class V>
std::optional<EndgameScore> endgame_score(const Tree<V>& tree, const Position<V>& position, int ply) {
    if (tree.endgames == nullptr || position.occupied().count() > tree.endgames->men_max()) return std::nullopt;
    const auto value = probe(*tree.endgames, position);
    if (!value) return std::nullopt;
    return endgame_score(*value, position.halfmove_clock(), ply);
}

/// A move of the root with what the tables make of it.
struct ToldMove {
    Move move;
    /// A draw where one can be claimed behind the move.
    EndgameScore told;
    /// Whatever can be claimed.
    EndgameValue value;
};

/// What the tables make of a root: its moves, best first, or none where they miss what is behind one of them.
struct TableRoot {
    std::vector<RootMove> moves{};
    /// The moves have their scores, the first ones of them their lines. Where it is false, only those are left that win
    /// or lose, but perhaps not in time, to be searched.
    bool is_settled = false;
};

/// Puts a move of the root among the others, the best one first. `behind`, `key` and `clock` are those of the position
/// that it leads to.
void add_told_move(std::vector<ToldMove>& told, Path& path, Move move, EndgameValue behind, Key key, int clock);

/// Only of moves in order.
TableRoot table_root(const std::vector<ToldMove>& told);

/// Adds the moves from this position on by which the winner hurries and the loser delays; of a draw, one of those that
/// hold it.
template <class V>
void follow_tables(const EndgameShelf& shelf, Position<V> position, std::vector<Move>& line) {
    for (;;) {
        const ProbedMoves moves = probe_moves(shelf, position);
        if (moves.empty()) return;
        line.push_back(moves[0].move);
        if (moves[0].value.is_draw()) return;
        position = position.after(moves[0].move);
    }
}

/// What the tables make of the root's moves, with the lines of as many.
template <class V>
TableRoot ask_tables(Tree<V>& tree, const Position<V>& root, const std::vector<RootMove>& root_moves,
                     std::size_t lines) {
    std::vector<ToldMove> moves;
    for (const RootMove& root_move : root_moves) {
        const Position<V> next = root.after(root_move.move);
        const auto behind = probe(*tree.endgames, next);
        if (!behind) return {};
        add_told_move(moves, tree.path, root_move.move, *behind, next.key(), next.halfmove_clock());
    }
    TableRoot told = table_root(moves);
    for (std::size_t i = 0; told.is_settled && i < std::min(lines, told.moves.size()); ++i) {
        RootMove& root_move = told.moves[i];
        follow_tables(*tree.endgames, root.after(root_move.move), root_move.line);
        root_move.seldepth = static_cast<int>(root_move.line.size());
    }
    return told;
}

KINGCRAFT_SMALL_END

}  // namespace kingcraft
