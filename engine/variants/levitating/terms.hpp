#pragma once
// The terms of the evaluation that Levitating Kings has alone. `for_each_term` names them to the fit, in the order of
// the table.

#include <array>

#include "rules/tapered.hpp"

namespace kingcraft {

/// The king must be captured, and flies over its own pieces.
struct LevitatingTerms {
    static constexpr int escapes_max = 8;
    /// By the number of squares that the king may go to and the enemy does not attack.
    std::array<Tapered, escapes_max + 1> escapes;
    /// For each square behind a row of own pieces, and for each of them that the enemy attacks.
    Tapered landing;
    Tapered attacked_landing;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.escapes", self.escapes);
        visit("own.landing", self.landing);
        visit("own.attacked_landing", self.attacked_landing);
    }
};

}  // namespace kingcraft
