#include "search/tablebase_score.hpp"

#include <utility>

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// Of two draws, a draw in the table ranks above one that must be claimed in a lost position.
std::pair<int, int> rank(const TablebaseMove& move) { return {move.tablebase.score, move.value.rank()}; }

}  // namespace

TablebaseScore tablebase_score(EndgameValue value, int clock, int ply) {
    const bool is_over = value.is_decided_now();
    if (value.is_draw() || (clock >= claimable_halfmoves && !is_over)) return {draw_score, true};
    const bool is_sure = is_over || clock + value.plies() <= claimable_halfmoves;
    const int base = is_sure ? win_score : value.is_cursed() ? cursed_win_score : unsure_win_score;
    const int score = base - ply - value.plies();
    return {value.is_win() ? score : -score, is_sure};
}

void insert_tablebase_move(std::vector<TablebaseMove>& moves, KeyHistory& keys, Move move, EndgameValue value, Key key,
                           int clock) {
    keys.push(key, clock > 0);
    const TablebaseScore score = tablebase_score(keys.is_repetition() ? EndgameValue::draw() : value, clock, 1);
    keys.pop();
    const TablebaseMove one{move, {-score.score, score.is_sure}, value.before()};
    std::size_t at = moves.size();
    while (at > 0 && rank(moves[at - 1]) < rank(one)) --at;
    moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(at), one);
}

TablebaseRoot tablebase_root(const std::vector<TablebaseMove>& moves) {
    TablebaseRoot root{{}, moves[0].tablebase.is_sure};
    for (const TablebaseMove& each : moves) {
        if (!root.is_settled && each.tablebase.is_sure) break;
        RootMove& root_move = root.moves.emplace_back();
        root_move.move = each.move;
        root_move.line = {each.move};
        if (!root.is_settled) continue;
        root_move.score = each.tablebase.score;
        root_move.depth = 1;
        root_move.seldepth = 1;
    }
    return root;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
