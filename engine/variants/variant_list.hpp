#pragma once
// Games as a list of types, for what is a template of a game and is not compiled game by game.

#include <cstddef>
#include <string_view>

#include "rules/variant.hpp"

namespace kingcraft {

template <Variant... Vs>
struct VariantList {
    static constexpr std::size_t count = sizeof...(Vs);

    /// Calls `visit.operator()<V>()` for every variant, in order.
    template <class Visit>
    static void for_each(Visit visit) {
        (visit.template operator()<Vs>(), ...);
    }

    /// Calls `visit.operator()<V>()` for the variant with this id; false when there is none.
    template <class Visit>
    static bool with(std::string_view id, Visit visit) {
        return ((Vs::id == id && (visit.template operator()<Vs>(), true)) || ...);
    }
};

}  // namespace kingcraft
