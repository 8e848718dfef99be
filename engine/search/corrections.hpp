#pragma once
// By how much the search found the static evaluation wrong where the pawns stood like this (correction history, as in
// Caissa and Stockfish since 2023). Neighbouring positions share their pawns, and the evaluation's mistakes with them.

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/position.hpp"

namespace kingcraft {

/// A key of where the pawns of both sides stand.
template <class V>
Key pawn_key(const Position<V>& position) {
    constexpr int half = 32;
    Key key = 0;
    for (const Color color : {Color::white, Color::black}) {
        const auto pawns = position.of(color, Role::pawn);
        for (const std::uint64_t word : pawns.words()) {
            key = (key ^ word) * 0x9E3779B97F4A7C15;
            key ^= key >> half;
        }
    }
    return key;
}

class Corrections {
  public:
    /// What to add to the static evaluation, from the side to move, in hundredths of a pawn.
    int of(Color turn, Key pawns) const { return entries_[index(turn)][pawns % size] / grain; }

    /// The search came to `error` more than the static evaluation at this depth.
    void learn(Color turn, Key pawns, int error, int depth) {
        const int weight = std::min(depth + 1, 16);
        const int target = std::clamp(error, -error_max, error_max) * grain;
        std::int16_t& known = entries_[index(turn)][pawns % size];
        known = static_cast<std::int16_t>((known * (scale - weight) + target * weight) / scale);
    }

  private:
    static constexpr int grain = 128;
    static constexpr int scale = 256;
    /// Hundredths of a pawn.
    static constexpr int error_max = 120;
    static constexpr std::size_t size = 1 << 14;
    using Entries = std::array<std::array<std::int16_t, size>, color_count>;

    Entries entries_{};
};

}  // namespace kingcraft
