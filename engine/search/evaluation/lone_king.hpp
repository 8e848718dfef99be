#pragma once
// Endings against a lone king: where it has to be driven, and the leads that do not win. The other terms hardly change
// on the way to mate, and it is longer than a search sees.

#include "rules/piece_moves.hpp"
#include "rules/position.hpp"

namespace kingcraft {

/// The facts of a game.
struct LoneKingRules {
    BoardShape shape;
    bool (*is_color_bound)(Role);
    bool draws_like_chess;
};

/// White's worth in hundredths of a pawn, corrected if `lone` has only a king. It is worth more that this
/// king is near a corner and near the other kings; knights and pieces that are bound to squares of one colour mate it
/// only in the corners of that colour. Where the game draws like chess, two knights do not win, nor do pawns of an edge
/// file whose corner the king holds, alone or with bishops that do not reach it; and a single pawn wins as
/// `wins_with_pawn` says. `board` has the pieces by square.
int worth_against_lone_king(const Piece* board, const LoneKingRules& rules, Color lone, Color turn, int worth);

/// The evaluation for the side to move where one side has only a king, made from the evaluation without regard to it.
template <class V>
int evaluation_with_lone_king(const Position<V>& position, int evaluation) {
    using G = typename V::Geometry;
    static constexpr LoneKingRules rules{G::shape, &is_color_bound<V>, V::draws_like_chess};
    const Color lone = position.of(Color::white).more_than_one() ? Color::black : Color::white;
    const bool is_white = position.turn() == Color::white;
    const int worth = worth_against_lone_king(position.board().data(), rules, lone, position.turn(),
                                              is_white ? evaluation : -evaluation);
    return is_white ? worth : -worth;
}

}  // namespace kingcraft
