#pragma once
// The self-play of a game.

#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string_view>

#include "base/result.hpp"

namespace kingcraft::self_play {

/// How many games are played, the seed of the first one, and the nodes of each search.
struct WantedGames {
    std::uint64_t games;
    std::uint64_t seed;
    std::uint64_t nodes;
};

/// The fault in a game of a file, and the number of the game, from 1.
struct GameError {
    std::uint64_t game;
    Error error;
};

struct SelfPlayModule {
    std::string_view id;
    /// Writes the quiet positions of games that the engine plays.
    void (*play)(const WantedGames& wanted, std::ostream& out);
    /// Writes such games as PGN, of several strengths.
    void (*play_corpus)(const WantedGames& wanted, std::ostream& out);
    /// Writes the positions of games in PGN.
    std::optional<GameError> (*read_games)(std::istream& in, std::ostream& out);
};

}  // namespace kingcraft::self_play
