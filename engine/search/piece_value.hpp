#pragma once
// What a piece counts in an exchange.

#include <array>

#include "board/role.hpp"

namespace kingcraft {

namespace detail {

template <class V>
inline constexpr std::array piece_values = [] {
    std::array<int, role_count> values{};
    for (const Role role : V::roles) {
        if (role != Role::king || V::kings_max > 1) values[index(role)] = V::weights.value(role);
    }
    return values;
}();

}  // namespace detail

/// In hundredths of a pawn; a king that cannot be traded, nothing.
template <class V>
constexpr int piece_value(Role role) {
    return detail::piece_values<V>[index(role)];
}

}  // namespace kingcraft
