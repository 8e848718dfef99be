#pragma once
// The weights of the terms that one game has alone. Each is told to the fit by `for_each_term`, in the order of the
// table.

#include <array>

#include "rules/tapered.hpp"

namespace kingcraft {

/// For games without terms of their own.
struct NoTerms {
    template <class Self, class Visit>
    static void for_each_term(Self&, Visit) {}
};

/// A king that must be captured, and flies over its own men.
struct LevitatingTerms {
    static constexpr int escapes_max = 8;
    /// By the number of squares that the king may go to and the enemy does not attack.
    std::array<Tapered, escapes_max + 1> escapes;
    /// For each square behind a row of own men, and for each of them that the enemy attacks.
    Tapered landing;
    Tapered attacked_landing;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.escapes", self.escapes);
        visit("own.landing", self.landing);
        visit("own.attacked_landing", self.attacked_landing);
    }
};

/// A king that goes as far as its pawns pay for.
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

/// Two levels.
struct FlyingTerms {
    /// For each enemy man straight above an own one, which may headbutt it.
    Tapered headbutt;
    /// For each man on the upper level.
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

/// Courtiers.
struct CourtTerms {
    /// Jesters on squares of both colours.
    Tapered jester_pair;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.jester_pair", self.jester_pair);
    }
};

/// Two kings a side, one of them royal.
struct TwoKingsTerms {
    static constexpr int files = 8;
    /// By the files between the royal king's and the spare one's, and by the steps between them.
    std::array<Tapered, files> files_apart;
    std::array<Tapered, files> steps_apart;
    /// An own man guards the spare king.
    Tapered guarded_spare;

    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("own.files_apart", self.files_apart);
        visit("own.steps_apart", self.steps_apart);
        visit("own.guarded_spare", self.guarded_spare);
    }
};

}  // namespace kingcraft
