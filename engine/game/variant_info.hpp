#pragma once
// What code that does not know a game as a type is told of it.

#include <algorithm>
#include <array>

#include "game/any_game.hpp"
#include "rules/piece_moves.hpp"

namespace kingcraft {

template <class V>
inline constexpr std::array role_counts{RoleCount{Role::king, 1, V::kings_max}};

/// The roles of a variant from the one that is worth most to the least; among equals the usual order decides.
template <class V>
inline constexpr auto roles_by_points = [] {
    std::array<Role, V::roles.size()> roles{};
    auto next = roles.begin();
    for (const RoleFacts& facts : roles_by_value<V>) {
        if (has_role<V>(facts.role)) *next++ = facts.role;
    }
    const auto points = [](Role role) {
        return V::points[static_cast<std::size_t>(std::find(V::roles.begin(), V::roles.end(), role) - V::roles.begin())];
    };
    std::sort(roles.begin(), roles.end(), [&](Role a, Role b) { return points(a) > points(b); });
    return roles;
}();

/// The rights of a variant, in the order of FEN.
template <class V>
inline constexpr auto right_records = [] {
    using G = typename V::Geometry;
    std::array<RightRecord, V::rights.size()> records{};
    for (std::size_t i = 0; i < records.size(); ++i) {
        const Right& right = V::rights[i];
        const Square king = V::king_home[index(right.color)];
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
                                          right_records<V>};

}  // namespace kingcraft
