#pragma once
// Pawn moves, a whole set of pawns at a time (FIDE 3.7). En passant is made in movegen.hpp.

#include "board/move.hpp"
#include "rules/position.hpp"

namespace kingcraft {

/// The rank index that is `count` ranks from this side's own edge.
template <class V>
constexpr int rank_from_home(Color color, int count) {
    return color == Color::white ? count : V::Geometry::ranks - 1 - count;
}

namespace detail {

/// The squares of one file or rank of the ground level.
template <class G>
constexpr SquareSet<G> file_squares(int file) {
    SquareSet<G> set;
    for (int rank = 0; rank < G::ranks; ++rank) set.insert(G::square(file, rank));
    return set;
}
template <class G>
constexpr SquareSet<G> rank_squares(int rank) {
    SquareSet<G> set;
    for (int file = 0; file < G::files; ++file) set.insert(G::square(file, rank));
    return set;
}

/// Every square moved by a number of squares up the numbering; negative numbers move down. What leaves the words is
/// lost.
template <int Offset, class G>
constexpr SquareSet<G> shifted(const SquareSet<G>& set) {
    if constexpr (Offset >= 0) {
        return set.template shifted_up<Offset>();
    } else {
        return set.template shifted_down<-Offset>();
    }
}

template <Color Us, class V, class Sink>
void push_pawn_moves(const Position<V>& position, const SquaresOf<V>& pawns, const SquaresOf<V>& landing, Sink& sink) {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;
    constexpr int forward = Us == Color::white ? G::files : -G::files;
    constexpr Set start_rank = rank_squares<G>(rank_from_home<V>(Us, 1));
    constexpr Set last_rank = rank_squares<G>(rank_from_home<V>(Us, G::ranks - 1));
    constexpr Set first_file = file_squares<G>(0);
    constexpr Set last_file = file_squares<G>(G::files - 1);
    const auto push = [&]<int Offset>(const Set& to) {
        sink.template pawns<Offset>(to - last_rank, MoveKind::step);
        if (to.intersects(last_rank)) sink.template promotions<Offset>(to & last_rank);
    };
    const Set empty = ~position.occupied();
    const Set enemies = position.of(!Us) & landing;
    const Set ahead = shifted<forward>(pawns) & empty;
    push.template operator()<forward>(ahead & landing);
    const Set two_ahead = shifted<forward>(ahead & shifted<forward>(pawns & start_rank)) & empty & landing;
    sink.template pawns<2 * forward>(two_ahead, MoveKind::double_step);
    push.template operator()<forward - 1>(shifted<forward - 1>(pawns - first_file) & enemies);
    push.template operator()<forward + 1>(shifted<forward + 1>(pawns - last_file) & enemies);
}

}  // namespace detail

/// Steps, double steps, captures and promotions of these pawns of the side to move, as far as they land on `landing`.
template <class V, class Sink>
void push_pawn_moves(const Position<V>& position, const SquaresOf<V>& pawns, const SquaresOf<V>& landing, Sink& sink) {
    if (position.turn() == Color::white) {
        detail::push_pawn_moves<Color::white>(position, pawns, landing, sink);
    } else {
        detail::push_pawn_moves<Color::black>(position, pawns, landing, sink);
    }
}

}  // namespace kingcraft
