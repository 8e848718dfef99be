#pragma once
// Facts of a game that tables need: its board, pieces and mirror images. Read once, so that their code is no template.

#include <cstdint>
#include <vector>

#include "board/geometry.hpp"
#include "board/piece.hpp"
#include "rules/setup.hpp"

namespace kingcraft {

struct BoardFacts : BoardShape {
    int kings_max;
    bool has_tables;
    /// Bits by role: the roles of the game, and those that may leave the ground level.
    std::uint16_t roles;
    std::uint16_t fliers;
    /// The roles behind their numbers, from the most valuable to the least.
    RoleList roles_by_value;

    static constexpr std::uint16_t bit(Role role) { return static_cast<std::uint16_t>(1U << index(role)); }
    static_assert(roles_max <= 16);

    bool has_role(Role role) const { return (roles & bit(role)) != 0; }
    bool may_leave_ground(Role role) const { return (fliers & bit(role)) != 0; }

    /// True when this piece may be on the square.
    bool may_stand(Piece piece, Square square) const {
        if (level(square) > 0 && !may_leave_ground(piece.role())) return false;
        return piece.role() != Role::pawn || (rank(square) != 0 && rank(square) != ranks - 1);
    }
};

template <class V>
constexpr BoardFacts board_facts() {
    using G = typename V::Geometry;
    BoardFacts facts{G::shape, kings_max<V>, V::has_tables, 0, 0, kingcraft::roles_by_value<V>};
    for (const Role role : V::roles) {
        facts.roles |= BoardFacts::bit(role);
        if (V::may_leave_ground(role)) facts.fliers |= BoardFacts::bit(role);
    }
    return facts;
}

/// The image of each square.
using Mirror = std::vector<Square>;

enum class MirrorAxis { none, files, ranks, diagonal };

/// The board mirrored left to right (files), up and down (ranks), or along the diagonal from a1. The last one needs a
/// square board.
Mirror mirror(const BoardFacts& facts, MirrorAxis axis);

/// All mirror images of the board that are the same game, the board itself first. Only pawns distinguish up from down,
/// or ranks from files.
std::vector<Mirror> mirrors(const BoardFacts& facts, bool left_right_symmetric, bool has_pawns);

}  // namespace kingcraft
