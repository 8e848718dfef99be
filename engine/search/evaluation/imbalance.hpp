#pragma once
// Material imbalance: the value of a piece depends on the others. A knight is worth more with many pawns, a second rook
// less than the first.

#include <array>

#include "rules/position.hpp"

namespace kingcraft {

namespace detail {

/// The number of pieces of each role that a side starts with.
template <class V>
constexpr std::array<int, role_slots<V>> pieces_at_start() {
    std::array<int, role_slots<V>> pieces{};
    for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
        const Piece piece = piece_from_letter(letter);
        if (piece.exists() && piece.color() == Color::white) ++pieces[index(piece.role())];
    }
    return pieces;
}

/// By role, the number of pieces less half of those at the start.
template <class V>
std::array<int, role_slots<V>> pieces_above_half(const Position<V>& position, Color color) {
    static constexpr auto at_start = pieces_at_start<V>();
    std::array<int, role_slots<V>> above{};
    for (const Role role : V::roles) {
        above[index(role)] = position.of(color, role).count() - at_start[index(role)] / 2;
    }
    return above;
}

}  // namespace detail

/// A term for each pair of roles, both own or own and enemy. Counts begin at half of the start, where a piece is worth
/// its material and no more. Kings do not count. Both sides go to White's sink as one difference: with equal material,
/// the usual case, there is nothing to add.
template <class V, class Sink>
void evaluate_imbalance(const Position<V>& position, Sink& sink) {
    const auto white = detail::pieces_above_half(position, Color::white);
    const auto black = detail::pieces_above_half(position, Color::black);
    if (white == black) return;
    for (std::size_t i = 0; i < V::roles.size(); ++i) {
        if (V::roles[i] == Role::king) continue;
        const std::size_t role = index(V::roles[i]);
        for (std::size_t j = i; j < V::roles.size(); ++j) {
            const std::size_t other = index(V::roles[j]);
            sink.add(V::weights.own_pair[role][other], white[role] * white[other] - black[role] * black[other]);
            sink.add(V::weights.enemy_pair[role][other], white[role] * black[other] - black[role] * white[other]);
        }
    }
}

}  // namespace kingcraft
