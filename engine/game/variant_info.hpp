#pragma once
// The facts of a game for code that does not know it as a type.

#include <array>
#include <utility>

#include "game/any_game.hpp"
#include "rules/piece_moves.hpp"

namespace kingcraft {

template <class V>
inline constexpr std::array role_counts{RoleCount{Role::king, 1, kings_max<V>}};

/// The roles of a variant from the one that is worth most to the least; equal ones stay in the order of `roles`.
template <class V>
inline constexpr auto roles_by_points = [] {
    auto roles = V::roles;
    auto points = V::points;
    for (std::size_t end = roles.size(); end > 1; --end) {
        for (std::size_t i = 1; i < end; ++i) {
            if (points[i - 1] >= points[i]) continue;
            std::swap(points[i - 1], points[i]);
            std::swap(roles[i - 1], roles[i]);
        }
    }
    return roles;
}();

/// The rights of a variant, in the order of FEN.
template <class V>
inline constexpr auto right_records = [] {
    using G = typename V::Geometry;
    std::array<RightRecord, V::rights.size()> records{};
    for (std::size_t i = 0; i < records.size(); ++i) {
        const Right& right = V::rights[i];
        const Square king = king_home<V>[index(right.color)];
        records[i] = {right.letter, right.kind, G::file(right.home), G::rank(right.home), G::file(king)};
    }
    return records;
}();

template <class V>
inline constexpr VariantInfo variant_info{V::id,
                                          V::name,
                                          V::inventor,
                                          V::year,
                                          V::Geometry::shape,
                                          V::start_fen,
                                          role_facts<V>,
                                          V::roles,
                                          roles_by_points<V>,
                                          V::points,
                                          betza_by_role<V>,
                                          V::promotions,
                                          divergent_roles<V>,
                                          role_counts<V>,
                                          !V::king_must_be_safe,
                                          V::flips_for_black,
                                          right_records<V>};

}  // namespace kingcraft
