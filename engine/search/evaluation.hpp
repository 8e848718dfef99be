#pragma once
// The static evaluation: the game's net where there is one, and otherwise material and mobility, which follow from the
// rules. Endings whose result is known are the same with and without a net. Only whole numbers, so that every build
// computes the same.

#include "search/evaluation/ending_scale.hpp"
#include "search/evaluation/fortress.hpp"
#include "search/evaluation/lone_king.hpp"
#include "search/net/net_evaluator.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// The pieces of a side, in hundredths of a pawn.
template <class V>
int material_of_side(const Position<V>& position, Color color) {
    int sum = 0;
    for (const Role role : V::roles) sum += piece_value<V>(role) * position.of(color, role).count();
    return sum;
}

/// The worth of a side, in hundredths of a pawn: its pieces, what is special in the game, the squares that they attack
/// and do not hold, and how far its pawns have come.
template <class V>
[[gnu::noinline]] int material_and_mobility(const Position<V>& position, Color color) {
    using G = typename V::Geometry;
    constexpr int per_square = 4;
    constexpr int per_rank = 6;
    const auto own = position.of(color);
    int sum = material_of_side(position, color) + V::special_worth(position, color);
    for (const Square square : own) {
        const Piece piece = position.at(square);
        if (piece.role() == Role::pawn) {
            sum += per_rank * (color == Color::white ? G::rank(square) : G::ranks - 1 - G::rank(square));
        } else if (piece.role() != Role::king) {
            sum += per_square * (V::attacks_of(position, piece, square) - own).count();
        }
    }
    return sum;
}

/// The evaluation without a net, in hundredths of a pawn for the side to move.
template <class V>
int plain_evaluation(const Position<V>& position) {
    return material_and_mobility(position, position.turn()) - material_and_mobility(position, !position.turn());
}

/// The static evaluation in hundredths of a pawn, for the side to move. `ply` tells the net's evaluator where it is.
template <class V>
int evaluate(const Position<V>& position, NetEvaluator<V>& net, int ply) {
    if (is_fortress(position)) return draw_score;
    const bool has_lone_king = !NetInputs<V>::applies(position);
    const int worth = net.exists() && !has_lone_king ? net.evaluate(position, ply) : plain_evaluation(position);
    const int scaled = scaled_in_ending(position, worth);
    return has_lone_king ? evaluation_with_lone_king(position, scaled) : scaled;
}

}  // namespace kingcraft
