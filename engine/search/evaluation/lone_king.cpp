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
};

}  // namespace

int worth_against_lone_king(const Piece* board, const LoneKingRules& rules, Color lone, int worth) {
    constexpr int step_to_any_corner = 6;
    constexpr int step_to_own_corner = 70;
    constexpr int step_between_kings = 7;
    constexpr int drawn_part = 32;
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
            attackers.steps += spot.to(king).steps();
        } else if (piece.role() == Role::pawn) {
            ++attackers.pawns;
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
