#pragma once
// Engines for tests, and what they report.

#include <memory>
#include <optional>
#include <string>

#include "game/any_engine.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {

/// An engine with this position, from the start of the game or from a FEN, which must be right.
inline std::unique_ptr<AnyEngine> engine_for(std::string_view variant,
                                             std::optional<std::string_view> fen = std::nullopt) {
    auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position(variant, fen));
    return engine;
}

inline std::string score_text(const Score& score) {
    return (score.unit == Score::Unit::mate ? "mate " : "cp ") + std::to_string(score.value);
}

/// Plies of a search that finds a win in three: it looks at late moves less than half as deep as at others.
inline constexpr int depth_for_mates = 20;

/// A move that tests tell from others by its number.
constexpr Move numbered_move(int number) {
    return {static_cast<Square>(number), static_cast<Square>(number + 1), MoveKind::step};
}

}  // namespace kingcraft::test
