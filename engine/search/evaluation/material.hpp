#pragma once
// How the worth of a man depends on the others: a knight is worth more beside many pawns, a second rook less than the
// first.

#include <array>

#include "rules/position.hpp"

namespace kingcraft {

namespace detail {

/// How many men of each role a side starts with.
template <class V>
constexpr std::array<int, role_slots<V>> men_at_start() {
    std::array<int, role_slots<V>> men{};
    for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
        const Piece piece = piece_from_letter(letter);
        if (piece.exists() && piece.color() == Color::white) ++men[index(piece.role())];
    }
    return men;
}

/// By role, how many men more than half of those at the start this side has.
template <class V>
std::array<int, role_slots<V>> men_above_half(const Position<V>& position, Color color) {
    static constexpr auto at_start = men_at_start<V>();
    std::array<int, role_slots<V>> above{};
    for (const Role role : V::roles) {
        above[index(role)] = position.of(color, role).count() - at_start[index(role)] / 2;
    }
    return above;
}

}  // namespace detail

/// Each pair of roles, two own ones or an own one and an enemy's (the material imbalance of the field). Counted from
/// half of the men at the start, so that there a man is worth its material and no more. Kings do not count. White's and
/// Black's pairs are told to White's sink at once: most armies are equal, and then there is nothing to tell.
template <class V, class Sink>
void evaluate_pairs(const Position<V>& position, Sink& sink) {
    const auto white = detail::men_above_half(position, Color::white);
    const auto black = detail::men_above_half(position, Color::black);
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
