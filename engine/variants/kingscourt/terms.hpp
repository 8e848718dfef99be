#pragma once
// The terms of the evaluation that King's Court has alone. `for_each_term` names them to the fit, in the order of the
// table.

#include "rules/tapered.hpp"

namespace kingcraft {

/// Courtiers.
struct KingsCourtTerms {
    /// Jesters on squares of both colours.
    Tapered jester_pair;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.jester_pair", self.jester_pair);
    }
};

}  // namespace kingcraft
