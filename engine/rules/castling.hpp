#pragma once
// Where rooks stand before and after castling. Castling itself is made in movegen.hpp.

#include "board/geometry.hpp"
#include "rules/setup.hpp"

namespace kingcraft {

/// The index in `V::rights` of castling with the rook on this side of the king: toward the higher files, or toward the
/// a-file.
template <class V>
constexpr std::size_t castling_right(Color color, bool toward_higher_file) {
    using G = typename V::Geometry;
    const int king_file = G::file(V::king_home[index(color)]);
    std::size_t found = V::rights.size();
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        const Right& right = V::rights[i];
        const bool higher = G::file(right.home) > king_file;
        if (right.color == color && right.role == Role::rook && higher == toward_higher_file) found = i;
    }
    return found;
}

/// The home of the rook that castles on this side.
template <class V>
constexpr Square castling_rook_from(Color color, bool toward_higher_file) {
    return V::rights[castling_right<V>(color, toward_higher_file)].home;
}

/// The rook's square after castling: the one that the king passed last.
constexpr Square castling_rook_to(Square king_from, Square king_to) {
    return static_cast<Square>(king_to > king_from ? king_to - 1 : king_to + 1);
}

}  // namespace kingcraft
