#pragma once
// Where the men of a table stand, and whose turn it is.

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "board/small.hpp"
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
        for (const Role role : roles_by_value) {
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

KINGCRAFT_SMALL_BEGIN

/// The men on squares from the first on, for the hooks that ask which men there are.
std::vector<Man> sample_men(const Material& material);

/// Some position of these men, for such hooks.
template <class V>
Position<V> sample_position(const Material& material) {
    return Position<V>(sample_men(material), Color::white);
}

KINGCRAFT_SMALL_END

/// Men on their squares, in any order, and whose turn it is: no more than a table may have.
struct Men {
    std::array<Man, table_men_max> men{};
    std::size_t count = 0;
    Color turn = Color::white;

    const Man* begin() const { return men.data(); }
    const Man* end() const { return men.data() + count; }
    Man* begin() { return men.data(); }
    Man* end() { return men.data() + count; }
};

/// The men of a position that has no more than a table.
template <class V>
Men men_of(const Position<V>& position) {
    Men men;
    men.turn = position.turn();
    for (const Square square : position.occupied()) men.men[men.count++] = {position.at(square), square};
    return men;
}

/// The placement of men that are of these kinds.
inline Placement placement_of(const std::vector<MenOfKind>& kinds, const Men& men) {
    Placement placement;
    placement.turn = men.turn;
    std::size_t next = 0;
    for (const MenOfKind& kind : kinds) {
        for (const Man& man : men) {
            if (man.piece == kind.piece) placement.squares[next++] = man.square;
        }
    }
    return placement;
}

/// The placement of a position that has these men.
template <class V>
Placement placement_of(const std::vector<MenOfKind>& kinds, const Position<V>& position) {
    return placement_of(kinds, men_of(position));
}

}  // namespace kingcraft
