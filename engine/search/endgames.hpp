#pragma once
// What the search takes from endgame tables. Their wins do not know of the fifty-move count: one counts as sure only
// where it is over before that draw can be claimed, captures and pawn moves on the way left out of account. Another one
// is searched like any position. Their draws are draws, since that rule takes wins away and gives none.

#include "endgame/table.hpp"
#include "search/cutoffs.hpp"
#include "search/root_move.hpp"

namespace kingcraft {

KINGCRAFT_SMALL_BEGIN

namespace detail {

/// True when a value holds though the fifty-move count stands at `clock`.
bool is_sure(EndgameValue value, int clock);

int score_of(EndgameValue value, int ply);

template <class V>
std::optional<int> score_in_tables(const EndgameShelf& shelf, const Position<V>& position, int ply) {
    const auto value = probe(shelf, position);
    if (!value || !is_sure(*value, position.halfmove_clock())) return std::nullopt;
    return score_of(*value, ply);
}

}  // namespace detail

KINGCRAFT_SMALL_END

/// The score that the tables give a position of few men at this ply.
template <class V>
std::optional<int> endgame_score(const Tree<V>& tree, const Position<V>& position, int ply) {
    if (tree.endgames == nullptr || position.occupied().count() > tree.endgames->men_max()) return std::nullopt;
    return detail::score_in_tables(*tree.endgames, position, ply);
}

/// What the tables make of a root: its moves, best first, or none where they miss what is behind one of them.
struct TableRoot {
    std::vector<RootMove> moves{};
    /// The moves have their scores, the first ones of them their lines. Where it is false, the best ones win or lose,
    /// but perhaps not in time; only these are left, to be searched.
    bool is_settled = false;
};

/// What the tables make of these of the root's moves, of which `probed` knows all. `clock` is the root's.
TableRoot table_root(const ProbedMoves& probed, const std::vector<RootMove>& root_moves, int clock);

/// Where a draw can be claimed, by the positions on the way and by the fifty-move count.
IsClaimable claims_behind(Path& path);

KINGCRAFT_SMALL_BEGIN

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

/// What the tables make of the root, with the lines of as many moves.
template <class V>
TableRoot ask_tables(Tree<V>& tree, const Position<V>& root, const std::vector<RootMove>& root_moves,
                     std::size_t lines) {
    const IsClaimable is_claimable = claims_behind(tree.path);
    TableRoot told = table_root(probe_moves(*tree.endgames, root, &is_claimable), root_moves, root.halfmove_clock());
    for (std::size_t i = 0; told.is_settled && i < std::min(lines, told.moves.size()); ++i) {
        RootMove& root_move = told.moves[i];
        follow_tables(*tree.endgames, root.after(root_move.move), root_move.line);
        root_move.seldepth = static_cast<int>(root_move.line.size());
    }
    return told;
}

KINGCRAFT_SMALL_END

}  // namespace kingcraft
