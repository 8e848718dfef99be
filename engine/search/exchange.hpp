#pragma once
// Static exchange evaluation: what a capture gains when both sides go on capturing on its square as long as that pays,
// the cheapest man first.

#include "rules/position.hpp"
#include "search/piece_value.hpp"

namespace kingcraft {

/// The man that the move captures, or none.
template <class V>
Piece captured_piece(const Position<V>& position, Move move) {
    return move.kind() == MoveKind::castle ? Piece{} : position.at(V::victim(position, move));
}

namespace detail {

/// More than all men together: an exchange never goes on behind the loss of a king that the game hangs on.
inline constexpr int royal_exchange_value = 20000;

/// What is lost with the man on this square.
template <class V>
int exchange_value(const Position<V>& position, Square square) {
    const Piece piece = position.at(square);
    if (piece.role() == Role::king && V::royal(position, piece.color()) == square) return royal_exchange_value;
    return piece_value<V>(piece.role());
}

/// The cheapest of these men; there must be one.
template <class V>
Square cheapest(const Position<V>& position, const SquareSet<typename V::Geometry>& men) {
    // In every game the roles before the queen go from the cheapest up.
    for (std::size_t i = 0; i < index(Role::queen); ++i) {
        if (const auto those = men & position.of(all_roles[i].role); !those.empty()) return those.first();
    }
    Square best = men.first();
    for (const Square square : men) {
        if (exchange_value(position, square) < exchange_value(position, best)) best = square;
    }
    return best;
}

}  // namespace detail

/// True when the exchange that the move begins gains at least `least`, in hundredths of a pawn. Men behind others join
/// in as the line opens; pins are not looked at.
template <class V>
bool exchange_gains(const Position<V>& position, Move move, int least) {
    using Set = SquareSet<typename V::Geometry>;
    if (move.kind() == MoveKind::castle) return least <= 0;
    const Square victim = V::victim(position, move);
    int gain = -least;
    if (const Piece captured = position.at(victim); captured.exists()) gain += detail::exchange_value(position, victim);
    if (const auto promotion = move.promotion()) gain += piece_value<V>(*promotion) - piece_value<V>(Role::pawn);
    if (gain < 0) return false;
    if (move.stays_in_place()) return true;

    // `lead` is by how much the side that captured last is ahead once the man it captured with is lost, or how much it
    // is short of it, seen from the side that is to capture.
    const Square target = move.to();
    int lead =
        (move.promotion() ? piece_value<V>(*move.promotion()) : detail::exchange_value(position, move.from())) - gain;
    if (lead <= 0) return true;
    Set occupied = position.occupied();
    occupied.erase(move.from());
    occupied.erase(victim);
    occupied.insert(target);
    bool gains = true;
    for (Color side = !position.turn();; side = !side) {
        const Set men = V::attackers(position, target, side, occupied) & occupied;
        if (men.empty()) return gains;
        const Square capturer = detail::cheapest(position, men);
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
