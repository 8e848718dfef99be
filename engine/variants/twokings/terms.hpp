#pragma once
// The terms of the evaluation that Two Kings has alone. `for_each_term` names them to the fit, in the order of the
// table.

#include <array>

#include "rules/tapered.hpp"

namespace kingcraft {

/// Two kings a side, one of them royal.
struct TwoKingsTerms {
    static constexpr int files = 8;
    /// By the files between the royal king's and the spare one's, and by the steps between them.
    std::array<Tapered, files> files_apart;
    std::array<Tapered, files> steps_apart;
    /// An own piece guards the spare king.
    Tapered guarded_spare;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.files_apart", self.files_apart);
        visit("own.steps_apart", self.steps_apart);
        visit("own.guarded_spare", self.guarded_spare);
    }
};

}  // namespace kingcraft
