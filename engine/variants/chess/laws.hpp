#pragma once
// The explanations by the orthodox laws (FIDE Laws of Chess, 2023). The caller has found the law that decides.

#include "board/move.hpp"
#include "rules/explain/question.hpp"

namespace kingcraft {

namespace laws {

Explanation no_piece(const Question& question);
/// The piece is the opponent's.
Explanation not_your_turn(const Question& question);
/// An own piece stands on `to`.
Explanation own_piece(const Question& question);
/// `from` and `to` are the same.
Explanation must_leave(const Question& question);

Explanation pawn_may(const Question& question, MoveKind kind);
Explanation pawn_may_not(const Question& question);
/// A pawn reaches the last rank; `roles` are the names of what it may become, with commas.
Explanation promotes(const Question& question, std::string_view rule, std::string_view roles);
/// Bishop, rook, queen and knight.
Explanation piece_may(const Question& question);
Explanation piece_may_not(const Question& question);
Explanation king_may(const Question& question);
Explanation king_may_not(const Question& question);

/// The king would be attacked after the move. `path` are the squares between the two, `removes` says that a piece is
/// captured elsewhere than where the move ends.
Explanation unsafe(const Question& question, std::string_view rule, const Threat& threat, SquarePath path,
                   bool removes);

/// Castling to the square asked about.
Explanation castles(const Question& question, std::string_view rule, Square rook, Square rook_to);
/// A clause: castling is refused since its right is lost.
Explanation right_gone(const Question& question, std::string_view rule, Square rook);
/// The answer with a clause that says why castling is refused.
Explanation no_castling(Explanation fault);

}  // namespace laws

}  // namespace kingcraft
