#include "search/endgames.hpp"

#include <utility>

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// Of draws, one that the tables know is better than one that has to be claimed while the position is lost.
std::pair<int, int> liking(const ToldMove& move) { return {move.told.score, move.value.liking()}; }

}  // namespace

EndgameScore endgame_score(EndgameValue value, int clock, int ply) {
    const bool is_over = value.is_decided_now();
    if (value.is_draw() || (clock >= claimable_halfmoves && !is_over)) return {draw_score, true};
    const bool is_sure = is_over || clock + value.plies() <= claimable_halfmoves;
    const int base = is_sure ? win_score : value.is_cursed() ? cursed_win_score : unsure_win_score;
    const int score = base - ply - value.plies();
    return {value.is_win() ? score : -score, is_sure};
}

void add_told_move(std::vector<ToldMove>& told, Path& path, Move move, EndgameValue behind, Key key, int clock) {
    path.push(key, clock > 0);
    const EndgameScore score = endgame_score(path.is_repetition() ? EndgameValue::draw() : behind, clock, 1);
    path.pop();
    const ToldMove one{move, {-score.score, score.is_sure}, behind.before()};
    std::size_t at = told.size();
    while (at > 0 && liking(told[at - 1]) < liking(one)) --at;
    told.insert(told.begin() + static_cast<std::ptrdiff_t>(at), one);
}

TableRoot table_root(const std::vector<ToldMove>& told) {
    TableRoot root{{}, told[0].told.is_sure};
    for (const ToldMove& each : told) {
        if (!root.is_settled && each.told.is_sure) break;
        RootMove& root_move = root.moves.emplace_back();
        root_move.move = each.move;
        root_move.line = {each.move};
        if (!root.is_settled) continue;
        root_move.score = each.told.score;
        root_move.depth = 1;
        root_move.seldepth = 1;
    }
    return root;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
