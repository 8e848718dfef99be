#pragma once
// The roles that a game has, as its list says.

#include <algorithm>
#include <utility>

#include "board/piece.hpp"

namespace kingcraft {

/// True for the roles of the game.
template <class V>
constexpr bool has_role(Role role) {
    return std::find(V::roles.begin(), V::roles.end(), role) != V::roles.end();
}

/// The length of an array by `index` of a role for this game, so that it has no room for the roles that other games
/// add.
template <class V>
inline constexpr std::size_t role_slots = index(*std::max_element(V::roles.begin(), V::roles.end())) + 1;

/// Calls `visit.operator()<role>()` for each role of the game, in the order of its list.
template <class V, class Visit>
constexpr void for_each_role(Visit visit) {
    [&]<std::size_t... At>(std::index_sequence<At...>) { (visit.template operator()<V::roles[At]>(), ...); }
    (std::make_index_sequence<V::roles.size()>{});
}

}  // namespace kingcraft
