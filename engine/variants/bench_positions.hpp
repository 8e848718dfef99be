#pragma once
// What the bench searches, game by game.

#include <array>
#include <string_view>

namespace kingcraft {

struct BenchPosition {
    std::string_view fen;
    int depth;
};

/// The positions of a game; none unless its folder has some, so that a new game leaves the signature as it is.
template <class V>
inline constexpr std::array<BenchPosition, 0> bench_positions{};

}  // namespace kingcraft
