#pragma once
// The list of the games, in the order in which they are shown. A new variant is one file and one entry here.

#include <string_view>

#include "rules/variant.hpp"
#include "variants/chess.hpp"
#include "variants/flying.hpp"
#include "variants/kings_court.hpp"
#include "variants/levitating.hpp"
#include "variants/tax.hpp"
#include "variants/two_kings.hpp"

namespace kingcraft {

template <Variant... Vs>
struct VariantList {
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
