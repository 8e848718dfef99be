#pragma once
// Where the men of a table stand, and whose turn it is.

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "endgame/material.hpp"
#include "rules/validate.hpp"

namespace kingcraft {

/// The men of one kind among those of a table.
struct MenOfKind {
    Piece piece;
    int count;
};

/// The kinds of men in the order in which placements and indices name them: White's, strongest first, then Black's.
inline std::vector<MenOfKind> kinds_of(const Material& material) {
    std::vector<MenOfKind> kinds;
    for (const Color color : {Color::white, Color::black}) {
        for (const Role role : Material::by_strength) {
            if (const int count = material.count(color, role); count > 0) kinds.push_back({{color, role}, count});
        }
    }
    return kinds;
}

/// The squares of the men, kind by kind; those of the same kind in any order.
struct Placement {
    std::array<Square, table_men_max> squares{no_square, no_square, no_square, no_square};
    Color turn = Color::white;
};

/// True when a position may have this piece there.
template <class V>
bool may_stand(Piece piece, Square square) {
    using G = typename V::Geometry;
    if (G::level(square) > 0 && !V::may_leave_ground(piece.role())) return false;
    if (piece.role() != Role::pawn) return true;
    const int rank = G::rank(square);
    if (rank == rank_from_home<V>(piece.color(), 0)) return V::pawns_may_start_behind;
    return rank != rank_from_home<V>(piece.color(), G::ranks - 1);
}

/// The men of a placement as a position without rights and en passant, unless two of them share a square.
template <class V>
std::optional<Position<V>> place_men(const std::vector<MenOfKind>& kinds, const Placement& placement) {
    std::array<Man, table_men_max> men;
    std::size_t count = 0;
    SquareSet<typename V::Geometry> occupied;
    for (const MenOfKind& kind : kinds) {
        for (int i = 0; i < kind.count; ++i) {
            const Square square = placement.squares[count];
            if (occupied.contains(square)) return std::nullopt;
            occupied.insert(square);
            men[count++] = {kind.piece, square};
        }
    }
    return std::optional<Position<V>>(std::in_place, std::span(men.data(), count), placement.turn);
}

/// The same, unless the side that is not to move stands in check. The squares must be such as the men may stand on.
template <class V>
std::optional<Position<V>> position_of(const std::vector<MenOfKind>& kinds, const Placement& placement) {
    auto position = place_men<V>(kinds, placement);
    if (position && V::king_must_be_safe && position->is_check(!placement.turn)) position.reset();
    return position;
}

/// Some position of these men, for the hooks that ask which men there are.
template <class V>
Position<V> sample_position(const Material& material) {
    Setup<V> setup;
    std::size_t square = 0;
    for (const MenOfKind& kind : kinds_of(material)) {
        for (int i = 0; i < kind.count; ++i) setup.board[square++] = kind.piece;
    }
    return Position<V>(setup);
}

/// The placement of a position that has these men.
template <class V>
Placement placement_of(const std::vector<MenOfKind>& kinds, const Position<V>& position) {
    Placement placement;
    placement.turn = position.turn();
    std::size_t man = 0;
    for (const MenOfKind& kind : kinds) {
        for (const Square square : position.of(kind.piece.color(), kind.piece.role()))
            placement.squares[man++] = square;
    }
    return placement;
}

}  // namespace kingcraft
