#pragma once
// Placements: the squares of the pieces of a table, and the side to move.

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "base/small.hpp"
#include "endgame/table_material.hpp"
#include "rules/validate.hpp"

namespace kingcraft {

/// The pieces of one kind in a table: same colour and role.
struct PieceKind {
    Piece piece;
    int count;
};

/// The kinds in the order of placements and indices: White's, strongest first, then Black's.
inline std::vector<PieceKind> kinds_of(const Material& material) {
    std::vector<PieceKind> kinds;
    for (const Color color : {Color::white, Color::black}) {
        for (const RoleFacts& each : material.roles()) {
            if (const int count = material.count(color, each.role); count > 0)
                kinds.push_back({{color, each.role}, count});
        }
    }
    return kinds;
}

/// The squares of the pieces, kind by kind; within a kind in any order.
struct Placement {
    std::array<Square, table_pieces_max> squares{no_square, no_square, no_square, no_square};
    Color turn = Color::white;
};

/// The position of a placement, without rights and en passant; none when two pieces share a square.
template <class V>
std::optional<Position<V>> place_pieces(const std::vector<PieceKind>& kinds, const Placement& placement) {
    std::array<PieceOnSquare, table_pieces_max> pieces;
    std::size_t count = 0;
    SquaresOf<V> occupied;
    for (const PieceKind& kind : kinds) {
        for (int i = 0; i < kind.count; ++i) {
            const Square square = placement.squares[count];
            if (occupied.contains(square)) return std::nullopt;
            occupied.insert(square);
            pieces[count++] = {kind.piece, square};
        }
    }
    return std::optional<Position<V>>(std::in_place, std::span(pieces.data(), count), placement.turn);
}

/// The same; none when the side not to move is in check. Each piece must be allowed on its square.
template <class V>
std::optional<Position<V>> position_of(const std::vector<PieceKind>& kinds, const Placement& placement) {
    auto position = place_pieces<V>(kinds, placement);
    if (position && V::king_must_be_safe && position->is_check(!placement.turn)) position.reset();
    return position;
}

KINGCRAFT_SMALL_BEGIN

/// The pieces on squares from the first on, for hooks that depend only on the material.
std::vector<PieceOnSquare> sample_pieces(const Material& material);

/// A position of these pieces, for such hooks.
template <class V>
Position<V> sample_position(const Material& material) {
    return Position<V>(sample_pieces(material), Color::white);
}

KINGCRAFT_SMALL_END

/// Pieces on squares, in any order, and the side to move; at most as many as a table may have.
struct TablePieces {
    std::array<PieceOnSquare, table_pieces_max> pieces{};
    std::size_t count = 0;
    Color turn = Color::white;

    const PieceOnSquare* begin() const { return pieces.data(); }
    const PieceOnSquare* end() const { return pieces.data() + count; }
    PieceOnSquare* begin() { return pieces.data(); }
    PieceOnSquare* end() { return pieces.data() + count; }
};

/// The pieces of a position that has no more than a table.
template <class V>
TablePieces table_pieces(const Position<V>& position) {
    TablePieces found;
    found.turn = position.turn();
    for (const Square square : position.occupied()) found.pieces[found.count++] = {position.at(square), square};
    return found;
}

/// The placement of pieces that are of these kinds.
inline Placement placement_of(const std::vector<PieceKind>& kinds, const TablePieces& pieces) {
    Placement placement;
    placement.turn = pieces.turn;
    std::size_t next = 0;
    for (const PieceKind& kind : kinds) {
        for (const auto& [piece, square] : pieces) {
            if (piece == kind.piece) placement.squares[next++] = square;
        }
    }
    return placement;
}

/// The placement of a position that has these pieces.
template <class V>
Placement placement_of(const std::vector<PieceKind>& kinds, const Position<V>& position) {
    return placement_of(kinds, table_pieces(position));
}

}  // namespace kingcraft
