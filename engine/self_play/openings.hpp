#pragma once
// Openings of self-play, for farms that play the games themselves.

#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace kingcraft::self_play {

/// A lead in an opening up to which either side may win, in hundredths of a pawn.
inline constexpr int balanced_lead_max = 150;

/// The coordinates of eight or nine random moves, after which the game is not over, no draw can be claimed and neither
/// side is in check.
std::vector<std::string> random_opening(std::string_view variant, std::mt19937_64& random);

/// Calls `found` with the FEN of each of `count` openings of random moves, after which neither side is far ahead. The
/// same seed makes the same ones. False when there is no such variant.
bool make_openings(std::string_view variant, std::uint64_t count, std::uint64_t seed,
                   const std::function<void(const std::string& fen)>& found);

}  // namespace kingcraft::self_play
