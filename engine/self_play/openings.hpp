#pragma once
// Openings of self-play, for farms that play the games themselves.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace kingcraft::self_play {

/// Calls `found` with the FEN of each of `count` openings of random moves, after which neither side is far ahead. The
/// same seed makes the same ones. False when there is no such variant.
bool make_openings(std::string_view variant, std::uint64_t count, std::uint64_t seed,
                   const std::function<void(const std::string& fen)>& found);

}  // namespace kingcraft::self_play
