#pragma once
// The terms of the evaluation that Flying Chess has alone. `for_each_term` names them to the fit, in the order of the
// table.

#include "rules/tapered.hpp"

namespace kingcraft {

/// Two levels.
struct FlyingTerms {
    /// For each enemy piece straight above an own piece, which may headbutt it.
    Tapered headbutt;
    /// For each piece on the upper level.
    Tapered flyer;
    /// For each square above the king or next to that which the enemy attacks, and which this side attacks.
    Tapered attacked_roof;
    Tapered guarded_roof;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.headbutt", self.headbutt);
        visit("own.flyer", self.flyer);
        visit("own.attacked_roof", self.attacked_roof);
        visit("own.guarded_roof", self.guarded_roof);
    }
};

}  // namespace kingcraft
