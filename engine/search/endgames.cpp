#include "search/endgames.hpp"

#include <algorithm>

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace detail {

bool is_sure(EndgameValue value, int clock) { return value.is_draw() || clock + value.plies() <= claimable_halfmoves; }

int score_of(EndgameValue value, int ply) {
    if (value.is_draw()) return draw_score;
    return value.is_win() ? win_in(ply + value.plies()) : loss_in(ply + value.plies());
}

}  // namespace detail

TableRoot table_root(const ProbedMoves& probed, const std::vector<RootMove>& root_moves, int clock) {
    TableRoot told;
    std::optional<EndgameValue> best;
    for (const auto& [move, value] : probed) {
        const bool is_wanted = std::any_of(root_moves.begin(), root_moves.end(),
                                           [&, wanted = move](const RootMove& each) { return each.move == wanted; });
        if (!is_wanted) continue;
        if (!best) {
            best = value;
            told.is_settled = detail::is_sure(value, clock);
        }
        if (!told.is_settled && value != *best) break;
        RootMove& root_move = told.moves.emplace_back();
        root_move.move = move;
        root_move.line = {move};
        if (!told.is_settled) continue;
        root_move.score = detail::score_of(value, 0);
        root_move.depth = 1;
        root_move.seldepth = 1;
    }
    return told;
}

IsClaimable claims_behind(Path& path) {
    return [&path](Key key, int clock) {
        path.push(key, clock > 0);
        const bool is_claimable = path.is_repetition() || clock >= claimable_halfmoves;
        path.pop();
        return is_claimable;
    };
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
