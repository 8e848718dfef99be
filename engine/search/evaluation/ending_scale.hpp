#pragma once
// Endgames that are harder to win than their material says.

#include "rules/position.hpp"
#include "search/evaluation/phase.hpp"
#include "search/static_exchange.hpp"

namespace kingcraft {

/// The scale of an endgame in which nothing reduces the advantage; scales are in 64ths.
inline constexpr int full_scale = 64;

namespace detail {

/// True with kings, pawns and one bishop each, on opposite colours.
template <class V>
bool has_opposite_bishops(const Position<V>& position) {
    using G = typename V::Geometry;
    const auto bishops = position.of(Role::bishop);
    if (bishops != position.occupied() - position.of(Role::pawn) - position.of(Role::king)) return false;
    if (bishops.count() != 2 || (bishops & position.of(Color::white)).count() != 1) return false;
    return G::is_dark(bishops.first()) != G::is_dark(bishops.last());
}

/// True with kings, one rook each, and one pawn, on whose path the other king stands.
template <class V>
[[gnu::noinline]] bool has_rook_against_rook_and_stopped_pawn(const Position<V>& position, Color stronger) {
    using G = typename V::Geometry;
    const auto pawns = position.of(Role::pawn);
    const auto kings = position.of(Role::king);
    if (pawns.count() != 1 || position.occupied() - pawns - kings != position.of(Role::rook)) return false;
    if (position.of(stronger, Role::rook).count() != 1 || position.of(!stronger, Role::rook).count() != 1) return false;
    const Square pawn = pawns.first();
    const Square king = (kings - position.of(stronger)).first();
    const int ahead = G::rank(king) - G::rank(pawn);
    return G::file(king) == G::file(pawn) && (stronger == Color::white ? ahead > 0 : ahead < 0);
}

}  // namespace detail

/// The scale of the stronger side's advantage, in games where small leads draw: opposite bishops hardly win, nor does a
/// lead of at most a bishop without pawns, nor a rook and a pawn that the other king stops, against a rook (A.
/// Philidor, 1777).
template <class V>
int ending_scale(const Position<V>& position, Color stronger) {
    if (!V::small_leads_draw) return full_scale;
    constexpr int opposite_bishops_scale = 32;
    constexpr int hardly_won_scale = 10;
    if (detail::has_opposite_bishops(position)) return opposite_bishops_scale;
    if (!position.of(stronger, Role::pawn).empty())
        return detail::has_rook_against_rook_and_stopped_pawn(position, stronger) ? hardly_won_scale : full_scale;
    int lead = 0;
    for (const Role role : V::roles) {
        if (role == Role::pawn || role == Role::king) continue;
        lead += piece_value<V>(role) * (position.of(stronger, role).count() - position.of(!stronger, role).count());
    }
    return lead <= piece_value<V>(Role::bishop) ? hardly_won_scale : full_scale;
}

/// An evaluation for the side to move, scaled by how much of the game is an ending.
template <class V>
int scaled_in_ending(const Position<V>& position, int evaluation) {
    const int scale = ending_scale(position, evaluation >= 0 ? position.turn() : !position.turn());
    if (scale == full_scale) return evaluation;
    constexpr int opening = Phase<V>::opening;
    const int phase = Phase<V>::of(position);
    return evaluation * (scale * (opening - phase) + full_scale * phase) / (full_scale * opening);
}

}  // namespace kingcraft
