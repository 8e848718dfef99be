#pragma once
// The phase of the game: how many of its pieces are still there.

#include <algorithm>

#include "rules/position.hpp"

namespace kingcraft {

/// The phase of the game, from 0 (pawns and kings) to 64 (all pieces of the start).
template <class V>
class Phase {
  public:
    static constexpr int opening = 64;

    static int of(const Position<V>& position) {
        int pieces = 0;
        for (const Role role : V::roles) {
            if (units(role) > 0) pieces += units(role) * position.of(role).count();
        }
        return std::min(opening, opening * pieces / at_start_);
    }

  private:
    static constexpr int units(Role role) { return role_facts<V>[index(role)].phase; }
    static constexpr int at_start_ = pieces_at_start<V>(units);
};

}  // namespace kingcraft
