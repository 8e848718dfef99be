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
    /// Bits by role: those that the game has, and those of them that may leave the ground.
    std::uint8_t roles;
    std::uint8_t fliers;

    int squares() const { return files * ranks * levels; }
    int file(Square square) const { return square % files; }
    int rank(Square square) const { return square % (files * ranks) / files; }
    int level(Square square) const { return square / (files * ranks); }
    Square square(int file, int rank, int level) const {
        return static_cast<Square>(file + files * (rank + ranks * level));
    }

    bool has_role(Role role) const { return (roles >> index(role) & 1) != 0; }
    bool may_leave_ground(Role role) const { return (fliers >> index(role) & 1) != 0; }

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
    for (int i = 0; i < role_count; ++i) {
        const auto role = static_cast<Role>(i);
        if (V::has_role(role)) facts.roles |= static_cast<std::uint8_t>(1 << i);
        if (V::may_leave_ground(role)) facts.fliers |= static_cast<std::uint8_t>(1 << i);
    }
    return facts;
}

}  // namespace kingcraft
