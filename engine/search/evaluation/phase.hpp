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
    static constexpr int units_at_start() {
        int sum = 0;
        for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
            const Piece piece = piece_from_letter<V>(letter);
            if (piece.exists()) sum += units(piece.role());
        }
        return sum;
    }
    static constexpr int at_start_ = units_at_start();
};

}  // namespace kingcraft
