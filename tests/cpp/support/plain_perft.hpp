#pragma once
// Perft by the plain definition of legality: slow, and without the shortcuts of the fast generator.

#include <cstdint>

#include "rules/movegen.hpp"

namespace kingcraft::test {

/// The number of move sequences of this length. Every pseudo-legal move is played, the last one too, and counts where
/// the own royal king is not attacked after it.
template <class V>
std::uint64_t plain_perft(const Position<V>& position, int depth) {
    if (depth == 0) return 1;
    MoveList moves;
    generate_pseudo_legal(position, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        if (position.is_legal(move)) leaves += plain_perft(position.after(move), depth - 1);
    }
    return leaves;
}

}  // namespace kingcraft::test
