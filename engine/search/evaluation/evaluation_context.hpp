#pragma once
// The evaluation context: attacks and kings, computed once for all terms.

#include <array>

#include "board/line.hpp"
#include "rules/setup.hpp"
#include "search/evaluation/pawn_spans.hpp"

namespace kingcraft {

/// The context of one side.
template <class V>
struct SideContext {
    using Set = SquareSet<typename V::Geometry>;

    Set pieces;
    Set pawns;
    /// The squares that its pawns attack now or may attack after they advance.
    Set pawn_reach;
    /// The squares attacked by each role, by any piece, and by at least two pieces.
    std::array<Set, role_slots<V>> attacks{};
    Set attacked;
    Set attacked_twice;
    /// The king that must not be lost, or `no_square`; the squares one step from it; and the king zone, which counts
    /// its attackers.
    Square royal = no_square;
    Set beside_royal;
    Set royal_zone;
    /// This side's pieces that attack the enemy's king zone, by role, and their attacks on the squares next to the
    /// king.
    std::array<int, role_slots<V>> zone_attackers{};
    int attacks_beside_royal = 0;

    const Set& attacks_of(Role role) const { return attacks[index(role)]; }
    bool has_royal() const { return royal != no_square; }
    /// Adds the attacks of one more piece.
    void add_attacks(Role role, const Set& squares) {
        attacks[index(role)] |= squares;
        attacked_twice |= attacked & squares;
        attacked |= squares;
    }
};

/// A position with the contexts of both sides. The constructor sets pawns and kings; evaluate_pieces() adds the attacks
/// of the other pieces.
template <class V>
struct EvaluationContext {
    using Geometry = typename V::Geometry;
    using Set = SquareSet<Geometry>;

    explicit EvaluationContext(const Position<V>& of) : position(of), occupied(of.occupied()) {
        for (const Color color : {Color::white, Color::black}) fill_side(color);
    }

    const SideContext<V>& side(Color color) const { return sides[index(color)]; }
    SideContext<V>& side(Color color) { return sides[index(color)]; }

    const Position<V>& position;
    Set occupied;
    std::array<SideContext<V>, color_count> sides;

  private:
    void fill_side(Color color) {
        SideContext<V>& side = sides[index(color)];
        side.pieces = position.of(color);
        side.pawns = position.of(color, Role::pawn);
        side.pawn_reach = forward(color, forward_fill(color, beside(side.pawns)));
        const Set ahead = forward(color, side.pawns);
        const Set to_west = westward(ahead);
        const Set to_east = eastward(ahead);
        side.add_attacks(Role::pawn, to_west | to_east | V::upward_attacks(side.pawns));
        side.attacked_twice = to_west & to_east;
        side.royal = V::royal(position, color);
        if (!side.has_royal()) return;
        side.beside_royal = Attacks<Geometry>::king(side.royal);
        const Square centre = inward(side.royal);
        side.royal_zone = Attacks<Geometry>::king(centre);
        side.royal_zone.insert(centre);
        side.royal_zone |= side.beside_royal;
    }

    /// The square itself, or on the edge its neighbour away from it.
    static constexpr Square inward(Square square) {
        return Geometry::square(std::clamp(Geometry::file(square), 1, Geometry::files - 2),
                                std::clamp(Geometry::rank(square), 1, Geometry::ranks - 2));
    }
};

/// The rooks, bishops and queens of this side that would attack the square if one piece moved away (x-ray).
template <class V>
SquareSet<typename V::Geometry> xray_sliders(const EvaluationContext<V>& context, Color color, Square target) {
    using Set = SquareSet<typename V::Geometry>;
    Set xrays;
    for (const Role role : {Role::rook, Role::bishop}) {
        const Set sliders = context.position.of(color, role) | context.position.of(color, Role::queen);
        if (!V::checking_squares(role, target, Set{}).intersects(sliders)) continue;
        const Set first = V::checking_squares(role, target, context.occupied) & context.occupied;
        xrays |= (V::checking_squares(role, target, context.occupied - first) & sliders) - first;
    }
    return xrays;
}

}  // namespace kingcraft
