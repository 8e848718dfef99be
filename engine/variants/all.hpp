#pragma once
// The list of the games, in the order in which they are shown. A new variant adds an include and an entry here.

#include <cstddef>
#include <string_view>

#include "rules/variant.hpp"
#include "variants/chess/rules.hpp"
#include "variants/flying/rules.hpp"
#include "variants/kingscourt/rules.hpp"
#include "variants/levitating/rules.hpp"
#include "variants/tax/rules.hpp"
#include "variants/twokings/rules.hpp"

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

using AllVariants = VariantList<Chess, Levitating, Tax, Flying, KingsCourt, TwoKings>;

}  // namespace kingcraft
