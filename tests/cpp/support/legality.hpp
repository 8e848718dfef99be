#pragma once
// The fast move generator against the plain definition of legality.

#include <string>

#include "rules/movegen.hpp"
#include "support/fault.hpp"
#include "support/position.hpp"

namespace kingcraft::test {

/// Where the moves that the fast generator has found are not those that are legal by definition: every pseudo-legal
/// move is played, and the own royal king must not be attacked then.
template <class V>
std::string legality_faults(const Position<V>& position, const MoveList& moves) {
    MoveList plain;
    generate_pseudo_legal(position, plain);
    plain.filter([&](Move move) { return position.is_legal(move); });
    return list_difference("moves", ids<V>(plain), ids<V>(moves)) +
           difference("count", std::to_string(plain.size()), std::to_string(count_legal(position)));
}

}  // namespace kingcraft::test
