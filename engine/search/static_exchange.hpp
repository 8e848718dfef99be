#pragma once
// Static exchange evaluation (SEE): what a capture gains when both sides continue to capture on its square while that
// pays, the least valuable piece first.

#include <algorithm>
#include <array>

#include "rules/position.hpp"

namespace kingcraft {

/// The values in an exchange, by role: those of the game, and the usual ones of roles that it leaves out.
template <class V>
inline constexpr auto piece_values = [] {
    std::array<int, role_count<V>> values{};
    for (const RoleFacts& facts : role_facts<V>) values[index(facts.role)] = facts.value;
    std::copy(V::piece_values.begin(), V::piece_values.end(), values.begin());
    return values;
}();

/// The value in an exchange, in hundredths of a pawn; 0 for a king that must not be lost.
template <class V>
constexpr int piece_value(Role role) {
    return piece_values<V>[index(role)];
}

/// The piece that the move captures, or none; where it removes several, the one on its goal.
template <class V>
Piece captured_piece(const Position<V>& position, Move move) {
    const auto captured = V::removed(position, move) & position.of(!position.turn());
    if (captured.empty()) return {};
    return position.at(captured.contains(move.to()) ? move.to() : captured.first());
}

namespace detail {

/// More than all pieces together: an exchange never continues after the loss of the royal king.
inline constexpr int royal_exchange_value = 20000;

/// The value lost with the piece on this square.
template <class V>
int exchange_value(const Position<V>& position, Square square) {
    const Piece piece = position.at(square);
    if (piece.role() == Role::king && position.royal(piece.color()) == square) return royal_exchange_value;
    return piece_value<V>(piece.role());
}

/// The value lost when the piece that moves is captured on the square where it goes.
template <class V>
int value_after(const Position<V>& position, Move move) {
    if (const auto promotion = move.promotion()) return piece_value<V>(*promotion);
    const Role role = position.at(move.from()).role();
    if (role == Role::king && position.royal_after(move) == move.to()) return royal_exchange_value;
    return piece_value<V>(role);
}

/// The roles of a game by rising value in an exchange. A king without a value is royal in every position; it stands
/// where its place makes no difference.
template <class V>
inline constexpr std::array rising_roles = [] {
    auto roles = V::roles;
    std::sort(roles.begin(), roles.end(), [](Role a, Role b) { return piece_value<V>(a) < piece_value<V>(b); });
    return roles;
}();

/// The piece of a side that captures first: one that takes without leaving its square, since it can't be taken back;
/// else the least valuable, the royal king last. There must be one.
template <class V>
Square next_capturer(const Position<V>& position, SquaresOf<V> pieces, Color side, Square target) {
    for (const Square square : pieces) {
        if (V::captures_in_place(square, target)) return square;
    }
    const Square royal = position.royal(side);
    if (royal != no_square) pieces.erase(royal);
    for (const Role role : rising_roles<V>) {
        if (const auto those = pieces & position.of(role); !those.empty()) return those.first();
    }
    return royal;
}

}  // namespace detail

/// True when the exchange after the move gains at least `threshold`, in hundredths of a pawn. Includes pieces behind
/// others as the line opens; ignores pins.
template <class V>
bool see_ge(const Position<V>& position, Move move, int threshold) {
    using Set = SquaresOf<V>;
    if (move.kind() == MoveKind::castle) return threshold <= 0;
    const Set removed = V::removed(position, move);
    int gain = -threshold;
    for (const Square square : removed) {
        const int value = detail::exchange_value(position, square);
        gain += position.at(square).color() == position.turn() ? -value : value;
    }
    if (const auto promotion = move.promotion()) gain += piece_value<V>(*promotion) - piece_value<V>(Role::pawn);
    if (gain < 0) return false;
    if (move.stays_in_place() || removed.contains(move.from())) return true;

    // `lead`: how far the side to capture is ahead of the threshold after it captures the piece on the target.
    const Square target = move.to();
    int lead = detail::value_after(position, move) - gain;
    if (lead <= 0) return true;
    // Lines to the target end there in any case; kings must not fly over the piece that was captured on it.
    Set occupied = position.occupied() - removed;
    occupied.erase(move.from());
    bool gains = true;
    for (Color side = !position.turn();; side = !side) {
        const Set pieces = V::attackers(position, target, side, occupied) & occupied;
        if (pieces.empty()) return gains;
        const Square capturer = detail::next_capturer(position, pieces, side, target);
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
