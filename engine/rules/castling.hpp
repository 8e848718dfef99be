#pragma once
// The squares of king and rook in castling. movegen.hpp generates the move.

#include <array>

#include "board/line.hpp"
#include "rules/setup.hpp"

namespace kingcraft {

/// Castling with one rook.
template <class V>
struct CastlingPath {
    /// The index of its right in `V::rights`.
    std::size_t right;
    /// The home of the rook.
    Square rook;
    /// The squares between king and rook.
    SquaresOf<V> between;
};

/// How far a king goes when it castles.
struct CastlingSteps {
    int least;
    int most;
};

namespace detail {

template <class V>
constexpr CastlingPath<V> find_castling_path(Color color, bool toward_higher_file) {
    using G = typename V::Geometry;
    const Square king = king_home<V>[index(color)];
    CastlingPath<V> path{V::rights.size(), no_square, {}};
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        const Right& right = V::rights[i];
        const bool higher = G::file(right.home) > G::file(king);
        if (right.color == color && right.castles() && higher == toward_higher_file)
            path = {i, right.home, between<G>(king, right.home)};
    }
    return path;
}

template <class V>
constexpr std::array<std::array<CastlingPath<V>, 2>, color_count> make_castling_paths() {
    return {{{find_castling_path<V>(Color::white, false), find_castling_path<V>(Color::white, true)},
             {find_castling_path<V>(Color::black, false), find_castling_path<V>(Color::black, true)}}};
}

template <class V>
inline constexpr auto castling_paths = make_castling_paths<V>();

}  // namespace detail

/// Castling with the rook on this side of the king: toward the higher files, or toward the a-file.
template <class V>
constexpr const CastlingPath<V>& castling_path(Color color, bool toward_higher_file) {
    return detail::castling_paths<V>[index(color)][toward_higher_file ? 1 : 0];
}

/// The rook's square after castling: the one that the king passed last.
constexpr Square castling_rook_to(Square king_from, Square king_to) {
    return static_cast<Square>(king_to > king_from ? king_to - 1 : king_to + 1);
}

}  // namespace kingcraft
