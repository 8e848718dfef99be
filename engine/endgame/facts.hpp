#pragma once
// What tables have to know of a game besides its moves: asked once, so that code for all games need not be made for
// each.

#include <cstdint>

#include "board/geometry.hpp"
#include "board/piece.hpp"

namespace kingcraft {

struct EndgameFacts {
    int files;
    int ranks;
    int levels;
    int kings_max;
    /// Bits by role: those that the game has, and those that may leave the ground.
    std::uint16_t roles;
    std::uint16_t fliers;

    int squares() const { return files * ranks * levels; }
    int file(Square square) const { return square % files; }
    int rank(Square square) const { return square % (files * ranks) / files; }
    int level(Square square) const { return square / (files * ranks); }
    Square square(int file, int rank, int level) const {
        return static_cast<Square>(file + files * (rank + ranks * level));
    }

    static constexpr std::uint16_t bit(Role role) { return static_cast<std::uint16_t>(1U << index(role)); }
    static_assert(role_count <= 16);

    bool has_role(Role role) const { return (roles & bit(role)) != 0; }
    bool may_leave_ground(Role role) const { return (fliers & bit(role)) != 0; }

    /// True when a position may have this piece there.
    bool may_stand(Piece piece, Square square) const {
        if (level(square) > 0 && !may_leave_ground(piece.role())) return false;
        return piece.role() != Role::pawn || (rank(square) != 0 && rank(square) != ranks - 1);
    }
};

template <class V>
constexpr EndgameFacts endgame_facts() {
    using G = typename V::Geometry;
    EndgameFacts facts{G::files, G::ranks, G::levels, V::kings_max, 0, 0};
    for (const Role role : V::roles) {
        facts.roles |= EndgameFacts::bit(role);
        if (V::may_leave_ground(role)) facts.fliers |= EndgameFacts::bit(role);
    }
    return facts;
}

}  // namespace kingcraft
