#pragma once
// The phase of the game, and the scale of endgames that are harder to win than their material says.

#include "rules/position.hpp"
#include "rules/tapered.hpp"
#include "search/evaluation/pawn_spans.hpp"
#include "search/static_exchange.hpp"

namespace kingcraft {

/// The phase of the game, from 0 (pawns and kings) to 64 (all pieces of the start), for tapered evaluation.
template <class V>
class Phase {
  public:
    static constexpr int opening = 64;

    static int of(const Position<V>& position) {
        int pieces = 0;
        for (const Role role : V::roles) {
            if (units(role) > 0) pieces += units(role) * position.of(role).count();
        }
        return std::min(opening, opening * pieces / at_start_);
    }

  private:
    static constexpr int units(Role role) { return all_roles[index(role)].phase; }
    static constexpr int units_at_start() {
        int sum = 0;
        for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
            const Piece piece = piece_from_letter(letter);
            if (piece.exists()) sum += units(piece.role());
        }
        return sum;
    }
    static constexpr int at_start_ = units_at_start();
};

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
    const auto pawns = position.of(Role::pawn);
    const auto kings = position.of(Role::king);
    if (pawns.count() != 1 || position.occupied() - pawns - kings != position.of(Role::rook)) return false;
    if (position.of(stronger, Role::rook).count() != 1 || position.of(!stronger, Role::rook).count() != 1) return false;
    return PawnSpans<typename V::Geometry>::ahead(stronger, pawns.first()).intersects(kings - position.of(stronger));
}

}  // namespace detail

/// The scale of the stronger side's advantage, in games where small leads draw: opposite bishops hardly win, nor does a
/// lead of at most a bishop without pawns, nor a rook and a pawn that the other king stops, against a rook (A.
/// Philidor, 1777). `difference` is White's terms minus Black's.
template <class V>
int ending_scale(const Position<V>& position, Tapered difference) {
    if (!V::small_leads_draw) return full_scale;
    constexpr int opposite_bishops_scale = 32;
    constexpr int stopped_pawn_scale = 16;
    constexpr int pawnless_scale = 10;
    if (detail::has_opposite_bishops(position)) return opposite_bishops_scale;
    const Color stronger = difference.ending() >= 0 ? Color::white : Color::black;
    if (!position.of(stronger, Role::pawn).empty())
        return detail::has_rook_against_rook_and_stopped_pawn(position, stronger) ? stopped_pawn_scale : full_scale;
    int lead = 0;
    for (const Role role : V::roles) {
        if (role == Role::pawn || role == Role::king) continue;
        lead += piece_value<V>(role) * (position.of(stronger, role).count() - position.of(!stronger, role).count());
    }
    return lead <= piece_value<V>(Role::bishop) ? pawnless_scale : full_scale;
}

}  // namespace kingcraft
