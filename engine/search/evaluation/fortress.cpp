#include "search/evaluation/fortress.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::detail {

namespace {

/// The pieces of a board with one level.
struct Board {
    const Piece* pieces;
    BoardShape shape;

    bool is(int square, Color color, Role role) const {
        return square >= 0 && square < shape.squares() && pieces[square].is(color, role);
    }
    int ahead(int square, Color color) const { return square + (color == Color::white ? shape.files : -shape.files); }
    /// True when a pawn of this side attacks the square.
    bool is_attacked(int square, Color color) const {
        const int behind = ahead(square, !color);
        return (shape.file(square) > 0 && is(behind - 1, color, Role::pawn)) ||
               (shape.file(square) < shape.files - 1 && is(behind + 1, color, Role::pawn));
    }
    bool are_neighbours(int one, int other) const {
        return std::abs(shape.rank(one) - shape.rank(other)) <= 1 && std::abs(shape.file(one) - shape.file(other)) <= 1;
    }
};

/// True when a walk leads this side's king to an enemy pawn, over squares that no enemy pawn attacks.
bool has_way_to_pawn(const Board& board, Color color) {
    constexpr std::size_t squares_max = 128;
    std::array<bool, squares_max> reached{};
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (int square = 0; square < board.shape.squares(); ++square) {
            bool& here = reached[static_cast<std::size_t>(square)];
            if (here || board.is(square, color, Role::pawn)) continue;
            here = board.is(square, color, Role::king);
            if (!here && board.is_attacked(square, !color)) continue;
            for (int from = 0; from < board.shape.squares() && !here; ++from)
                here = reached[static_cast<std::size_t>(from)] && board.are_neighbours(square, from);
            if (here && board.is(square, !color, Role::pawn)) return true;
            goes_on = goes_on || here;
        }
    }
    return false;
}

}  // namespace

bool has_no_way_through(const Piece* pieces, const BoardShape& shape) {
    const Board board{pieces, shape};
    // By side, and whether the squares are dark.
    std::array<std::array<bool, 2>, color_count> has_pawn{};
    std::array<std::array<bool, 2>, color_count> has_other{};
    for (int square = 0; square < shape.squares(); ++square) {
        const Piece piece = board.pieces[square];
        if (!piece.exists() || piece.role() == Role::king) continue;
        const Color color = piece.color();
        const bool is_pawn = piece.role() == Role::pawn;
        (is_pawn ? has_pawn : has_other)[index(color)][shape.is_dark(square) ? 1 : 0] = true;
        if (!is_pawn) continue;
        const int ahead = board.ahead(square, color);
        const bool is_stopped = board.is(ahead, color, Role::pawn) || board.is(ahead, !color, Role::pawn);
        if (!is_stopped || board.is_attacked(square, !color)) return false;
    }
    for (const Color color : {Color::white, Color::black}) {
        for (const std::size_t dark : {0, 1}) {
            if (has_other[index(color)][dark] && has_pawn[index(!color)][dark]) return false;
        }
        if (has_way_to_pawn(board, color)) return false;
    }
    return true;
}

}  // namespace kingcraft::detail

KINGCRAFT_SMALL_END
