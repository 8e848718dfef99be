#pragma once
// How a position ends the game by itself, without its history.

#include <optional>

#include "rules/movegen.hpp"
#include "rules/outcome.hpp"

namespace kingcraft {

/// True when all these squares have the same colour, and there is one.
template <class G>
bool are_of_one_color(const SquareSet<G>& squares) {
    bool dark = false;
    bool light = false;
    for (const Square square : squares) (G::is_dark(square) ? dark : light) = true;
    return dark != light;
}

/// True when the board has only kings and one knight, or only kings and pieces that stay on squares of one colour.
template <class V>
bool is_insufficient_material(const Position<V>& position) {
    const auto others = position.occupied() - position.of(Role::king);
    if (others.empty()) return true;
    if (others == position.of(Role::knight)) return others.count() == 1;
    for (const Square square : others) {
        if (!is_color_bound<V>(position.at(square).role())) return false;
    }
    return are_of_one_color(others);
}

/// True when no series of legal moves ends in a win (FIDE 5.2.2), as far as that is certain.
template <class V>
bool is_dead(const Position<V>& position) {
    return !V::can_win(position, Color::white) && !V::can_win(position, Color::black);
}

/// The result that the position itself gives, or none. `moves` are its legal moves.
template <class V>
std::optional<Outcome> position_outcome(const Position<V>& position, const MoveList& moves) {
    if (const auto verdict = V::verdict(position)) return verdict;
    if (moves.empty()) {
        if (V::king_must_be_safe && position.is_check()) return Outcome{!position.turn(), Reason::checkmate};
        return Outcome{std::nullopt, Reason::stalemate};
    }
    if (is_dead(position)) return Outcome{std::nullopt, Reason::insufficient_material};
    return std::nullopt;
}

template <class V>
std::optional<Outcome> position_outcome(const Position<V>& position) {
    MoveList moves;
    generate_legal(position, moves);
    return position_outcome(position, moves);
}

}  // namespace kingcraft
