#pragma once
// The terms of the evaluation that Tax Chess has alone. `for_each_term` names them to the fit, in the order of the
// table.

#include <array>

#include "rules/tapered.hpp"

namespace kingcraft {

/// The king moves as far as its pawns pay for.
struct TaxTerms {
    static constexpr int files = 8;
    static constexpr int pawns_max = 3;
    static constexpr int escapes_max = 8;
    /// By the file, a to h, and the own pawns on it.
    std::array<std::array<Tapered, pawns_max + 1>, files> pawns_on_file;
    /// By the number of squares that the king may go to and the enemy does not attack.
    std::array<Tapered, escapes_max + 1> escapes;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.pawns_on_file", self.pawns_on_file);
        visit("own.escapes", self.escapes);
    }
};

}  // namespace kingcraft
