#pragma once
// Random games from fixed seeds.

#include <cstdint>

#include "notation/fen.hpp"
#include "rules/ending.hpp"
#include "rules/movegen.hpp"

namespace kingcraft::test {

/// A stream of numbers from a seed, the same on every computer (xorshift64*, Sebastiano Vigna).
class Random {
  public:
    /// Any seed; neighbouring ones give unlike streams.
    explicit Random(std::uint64_t seed) : state_((seed + 1) * golden_step) {}

    /// A number from 0 up to, not including, `bound`, which is at least 1.
    std::size_t below(std::size_t bound) {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return static_cast<std::size_t>((state_ * 0x2545F4914F6CDD1D >> 33) % bound);
    }

  private:
    std::uint64_t state_;
};

/// True in slow builds that look for other faults than wrong rules: with a sanitizer, and as WebAssembly.
#if defined(__EMSCRIPTEN__)
inline constexpr bool is_second_look = true;
#elif defined(__has_feature)
inline constexpr bool is_second_look = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool is_second_look = false;
#endif

/// How many random games a test plays.
inline constexpr int random_game_count = is_second_look ? 30 : 200;

/// Calls `visit(position, moves)` for every position of one random game of at most `longest` half-moves, the start and
/// the end included.
template <class V, class Visit>
void walk_random_game(std::uint64_t seed, int longest, Visit visit) {
    Random random(seed);
    auto position = start_position<V>();
    for (int ply = 0;; ++ply) {
        MoveList moves;
        generate_legal(position, moves);
        visit(position, moves);
        if (moves.empty() || ply == longest) return;
        position.play(moves[random.below(moves.size())]);
    }
}

}  // namespace kingcraft::test
