#include "search/evaluation/lone_king.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// The file and rank of a square, on any level.
struct Spot {
    int file;
    int rank;

    bool is_dark() const { return (file + rank) % 2 == 0; }
    Spot to(Spot other) const { return {std::abs(file - other.file), std::abs(rank - other.rank)}; }
    int steps() const { return std::max(file, rank); }
};

/// The pieces of the other side.
struct Attackers {
    int pawns = 0;
    int knights = 0;
    /// Those bound to light squares, and to dark ones.
    std::array<int, 2> bound{};
    int others = 0;
    /// The steps of all its kings to the lone one.
    int steps = 0;
    int kings = 0;
    int pawn_files = 0;
    /// The last of each.
    Spot king{};
    Spot pawn{};
};

/// Whether a king and its pawn are likely to win against a lone king: if that king is outside the pawn's square, or if
/// the other one is the first on one of the squares before the pawn that decide, its key squares. In chess 94 % of all
/// positions agree with the table. Ranks count from the edge of the pawn's side.
bool wins_with_pawn(Spot pawn, Spot own, Spot lone, bool is_own_turn, const BoardShape& shape) {
    const Spot goal{pawn.file, shape.ranks - 1};
    // The double step counts as one.
    const int pawn_steps = goal.rank - std::max(pawn.rank, 2);
    const int own_start = is_own_turn ? 1 : 0;
    const int lone_start = 1 - own_start;
    const bool is_blocked = own.file == pawn.file && own.rank > pawn.rank;
    if (lone.to(goal).steps() - lone_start > pawn_steps && !is_blocked) return true;
    if (lone.to(pawn).steps() - lone_start < own.to(pawn).steps() - own_start) return false;
    const auto is_first = [&](int file, int rank) {
        const Spot key{file, rank};
        if (file < 0 || file >= shape.files || rank > goal.rank) return false;
        return own.to(key).steps() - own_start < lone.to(key).steps() - lone_start;
    };
    if (pawn.file == 0 || pawn.file == shape.files - 1) {
        const int beside = pawn.file == 0 ? 1 : shape.files - 2;
        return is_first(beside, goal.rank) || is_first(beside, goal.rank - 1);
    }
    for (int file = pawn.file - 1; file <= pawn.file + 1; ++file) {
        if (is_first(file, pawn.rank + 2)) return true;
        if (2 * pawn.rank >= shape.ranks && is_first(file, pawn.rank + 1)) return true;
    }
    return false;
}

}  // namespace

int worth_against_lone_king(const Piece* board, const LoneKingRules& rules, Color lone, Color turn, int worth) {
    constexpr int step_to_any_corner = 6;
    constexpr int step_to_own_corner = 70;
    constexpr int step_between_kings = 7;
    constexpr int drawn_part = 32;
    constexpr int won_pawn = 400;
    const BoardShape& shape = rules.shape;
    const auto spot_of = [&](int square) { return Spot{shape.file(square), shape.rank(square)}; };
    int at = 0;
    while (!board[at].exists() || board[at].color() != lone) ++at;
    const Spot king = spot_of(at);
    Attackers attackers;
    for (int square = 0; square < shape.squares(); ++square) {
        const Piece piece = board[square];
        if (!piece.exists() || square == at) continue;
        const Spot spot = spot_of(square);
        if (piece.role() == Role::king) {
            ++attackers.kings;
            attackers.king = spot;
            attackers.steps += spot.to(king).steps();
        } else if (piece.role() == Role::pawn) {
            ++attackers.pawns;
            attackers.pawn = spot;
            attackers.pawn_files |= 1 << spot.file;
        } else if (piece.role() == Role::knight) {
            ++attackers.knights;
        } else if (rules.is_color_bound(piece.role())) {
            ++attackers.bound[static_cast<std::size_t>(spot.is_dark())];
        } else {
            ++attackers.others;
        }
    }
    const int light = attackers.bound[0];
    const int dark = attackers.bound[1];
    // Spare kings too may mate, or stand in the way.
    const int all_others = attackers.others + attackers.kings - 1;
    if (attackers.pawns == 1 && all_others + light + dark + attackers.knights == 0 && rules.draws_like_chess) {
        const auto seen = [&](Spot spot) {
            return lone == Color::black ? spot : Spot{spot.file, shape.ranks - 1 - spot.rank};
        };
        const bool wins = wins_with_pawn(seen(attackers.pawn), seen(attackers.king), seen(king), turn != lone, shape);
        if (!wins) return worth / drawn_part;
        return lone == Color::black ? worth + won_pawn : worth - won_pawn;
    }
    if (attackers.pawns > 0) {
        const bool is_last_file = attackers.pawn_files == 1 << (shape.files - 1);
        const Spot corner{is_last_file ? shape.files - 1 : 0, lone == Color::white ? 0 : shape.ranks - 1};
        const bool is_edge = is_last_file || attackers.pawn_files == 1;
        const bool holds = is_edge && all_others + attackers.knights == 0 && king.to(corner).steps() <= 1 &&
                           (corner.is_dark() ? dark : light) == 0;
        return holds && rules.draws_like_chess ? worth / drawn_part : worth;
    }
    if (all_others + light + dark == 0 && attackers.knights == 2 && rules.draws_like_chess) return worth / drawn_part;
    const bool is_one_color = all_others == 0 && (light > 0) != (dark > 0);
    int nearest = shape.files + shape.ranks;
    for (const int file : {0, shape.files - 1}) {
        for (const int rank : {0, shape.ranks - 1}) {
            const Spot corner{file, rank};
            const Spot way = king.to(corner);
            if (!is_one_color || corner.is_dark() == (dark > 0)) nearest = std::min(nearest, way.file + way.rank);
        }
    }
    const int farthest = (shape.files + shape.ranks) / 2 - 1;
    const int driven = (is_one_color ? step_to_own_corner : step_to_any_corner) * (farthest - nearest) +
                       step_between_kings * (shape.files * attackers.kings - attackers.steps);
    return lone == Color::black ? worth + driven : worth - driven;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
