#pragma once
// Static exchange evaluation (SEE): what a capture gains when both sides continue to capture on its square while that
// pays, the least valuable piece first.

#include <array>

#include "rules/position.hpp"

namespace kingcraft {

/// The value in an exchange, in hundredths of a pawn; 0 for a king that must not be lost.
template <class V>
constexpr int piece_value(Role role) {
    return V::piece_values[index(role)];
}

/// The piece that the move captures, or none.
template <class V>
Piece captured_piece(const Position<V>& position, Move move) {
    return move.kind() == MoveKind::castle ? Piece{} : position.at(V::captured_square(position, move));
}

namespace detail {

/// More than all pieces together: an exchange never continues after the loss of the royal king.
inline constexpr int royal_exchange_value = 20000;

/// The value lost with the piece on this square.
template <class V>
int exchange_value(const Position<V>& position, Square square) {
    const Piece piece = position.at(square);
    if (piece.role() == Role::king && V::royal(position, piece.color()) == square) return royal_exchange_value;
    return piece_value<V>(piece.role());
}

/// The least valuable of these pieces; there must be one.
template <class V>
Square least_valuable(const Position<V>& position, const SquareSet<typename V::Geometry>& pieces) {
    // In every game the roles up to the queen are listed by rising value.
    for (std::size_t i = 0; i < index(Role::queen); ++i) {
        if (const auto those = pieces & position.of(all_roles[i].role); !those.empty()) return those.first();
    }
    Square best = pieces.first();
    for (const Square square : pieces) {
        if (exchange_value(position, square) < exchange_value(position, best)) best = square;
    }
    return best;
}

}  // namespace detail

/// True when the exchange after the move gains at least `threshold`, in hundredths of a pawn. Includes pieces behind
/// others as the line opens; ignores pins.
template <class V>
bool see_ge(const Position<V>& position, Move move, int threshold) {
    using Set = SquareSet<typename V::Geometry>;
    if (move.kind() == MoveKind::castle) return threshold <= 0;
    const Square captured_square = V::captured_square(position, move);
    int gain = -threshold;
    if (const Piece captured = position.at(captured_square); captured.exists())
        gain += detail::exchange_value(position, captured_square);
    if (const auto promotion = move.promotion()) gain += piece_value<V>(*promotion) - piece_value<V>(Role::pawn);
    if (gain < 0) return false;
    if (move.stays_in_place()) return true;

    // `lead`: how far the side to capture is ahead of the threshold after it captures the piece on the target.
    const Square target = move.to();
    int lead =
        (move.promotion() ? piece_value<V>(*move.promotion()) : detail::exchange_value(position, move.from())) - gain;
    if (lead <= 0) return true;
    Set occupied = position.occupied();
    occupied.erase(move.from());
    occupied.erase(captured_square);
    occupied.insert(target);
    bool gains = true;
    for (Color side = !position.turn();; side = !side) {
        const Set pieces = V::attackers(position, target, side, occupied) & occupied;
        if (pieces.empty()) return gains;
        const Square capturer = detail::least_valuable(position, pieces);
        const int value = detail::exchange_value(position, capturer);
        const bool stays = V::captures_in_place(capturer, target);
        occupied.erase(capturer);
        if (value == detail::royal_exchange_value && !stays) {
            return (V::attackers(position, target, !side, occupied) & occupied).empty() ? !gains : gains;
        }
        gains = !gains;
        if (stays) return gains;
        lead = value - lead;
        if (lead < (gains ? 1 : 0)) return gains;
    }
}

}  // namespace kingcraft
