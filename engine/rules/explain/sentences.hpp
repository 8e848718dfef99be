#pragma once
// The sentences of the orthodox laws (FIDE Laws of Chess, 2023), for whoever has found out which of them decides.

#include "board/move.hpp"
#include "rules/explain/question.hpp"

namespace kingcraft {

/// An attack that forbids a move: it meets the king on this square once the move is made.
struct Threat {
    /// What the move has to do with it: the king goes where it is attacked, a check remains, or a line is opened.
    enum class Kind { walked_into, remaining, opened };
    Kind kind;
    Square attacker;
    Square king;
};

namespace sentences {

Explanation no_man(const Question& question);
/// The man is the opponent's.
Explanation not_your_turn(const Question& question);
/// An own man stands on `to`.
Explanation own_man(const Question& question);
/// `from` and `to` are the same.
Explanation must_leave(const Question& question);

Explanation pawn_may(const Question& question, MoveKind kind);
Explanation pawn_may_not(const Question& question);
/// A pawn reaches the last rank.
Explanation promotes(const Question& question, std::string_view rule, const Role* roles, std::size_t count);
/// Bishop, rook, queen and knight.
Explanation officer_may(const Question& question);
Explanation officer_may_not(const Question& question);
Explanation king_may(const Question& question);
Explanation king_may_not(const Question& question);

/// The king would be attacked after the move. `removes` says that a man is captured elsewhere than where the move ends.
Explanation unsafe(const Question& question, std::string_view rule, const Threat& threat, bool removes);

}  // namespace sentences

}  // namespace kingcraft
