#pragma once
// What the terms of the evaluation ask again and again, found out once: who attacks what, and where the kings are.

#include <array>

#include "board/line.hpp"
#include "rules/roles.hpp"
#include "search/evaluation/spans.hpp"

namespace kingcraft {

/// One side's part of it.
template <class V>
struct SideSurvey {
    using Set = SquareSet<typename V::Geometry>;

    Set men;
    Set pawns;
    /// The squares that its pawns may attack, now or when they have gone on.
    Set pawn_reach;
    /// The squares attacked, by role, by any man, and by at least two.
    std::array<Set, role_slots<V>> attacks{};
    Set attacked;
    Set attacked_twice;
    /// The king that must not be lost, or `no_square`; the squares one step from it, and the part of the board that its
    /// attackers aim at.
    Square royal = no_square;
    Set beside_royal;
    Set royal_zone;
    /// The men of this side that attack the enemy's royal zone, by role, and their attacks on the squares next to the
    /// royal king.
    std::array<int, role_slots<V>> zone_attackers{};
    int attacks_beside_royal = 0;

    const Set& attacks_of(Role role) const { return attacks[index(role)]; }
    bool has_royal() const { return royal != no_square; }
    /// Takes note of what one more man attacks.
    void add_attacks(Role role, const Set& squares) {
        attacks[index(role)] |= squares;
        attacked_twice |= attacked & squares;
        attacked |= squares;
    }
};

/// A position with the surveys of both sides. Pawns and kings' places are surveyed at once, the attacks of the other
/// men by those who walk over them.
template <class V>
struct Survey {
    using Geometry = typename V::Geometry;
    using Set = SquareSet<Geometry>;

    explicit Survey(const Position<V>& of) : position(of), occupied(of.occupied()) {
        for (const Color color : {Color::white, Color::black}) survey_side(color);
    }

    const SideSurvey<V>& side(Color color) const { return sides[index(color)]; }
    SideSurvey<V>& side(Color color) { return sides[index(color)]; }

    const Position<V>& position;
    Set occupied;
    std::array<SideSurvey<V>, color_count> sides;

  private:
    void survey_side(Color color) {
        SideSurvey<V>& side = sides[index(color)];
        side.men = position.of(color);
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

    /// The square itself, or its neighbour away from the edge.
    static constexpr Square inward(Square square) {
        return Geometry::square(std::clamp(Geometry::file(square), 1, Geometry::files - 2),
                                std::clamp(Geometry::rank(square), 1, Geometry::ranks - 2));
    }
};

/// The rooks, bishops and queens of this side that one man alone keeps from attacking the square.
template <class V>
SquareSet<typename V::Geometry> screened_sliders(const Survey<V>& survey, Color color, Square target) {
    using Set = SquareSet<typename V::Geometry>;
    Set screened;
    for (const Role role : {Role::rook, Role::bishop}) {
        const Set sliders = survey.position.of(color, role) | survey.position.of(color, Role::queen);
        if (!V::checking_squares(role, target, Set{}).intersects(sliders)) continue;
        const Set first = V::checking_squares(role, target, survey.occupied) & survey.occupied;
        screened |= (V::checking_squares(role, target, survey.occupied - first) & sliders) - first;
    }
    return screened;
}

}  // namespace kingcraft
