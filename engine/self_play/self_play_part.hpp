#pragma once
// Self-play of a game as its own unit.

#include "game/game_module.hpp"
#include "self_play/corpus_play.hpp"
#include "self_play/pgn_positions.hpp"
#include "self_play/self_play.hpp"
#include "self_play/self_play_module.hpp"

namespace kingcraft::self_play {

/// Plays games of one kind after another.
template <class Player>
void play_games(const WantedGames& wanted, std::ostream& out) {
    Player player(wanted.nodes, out);
    for (std::uint64_t game = 0; game < wanted.games; ++game) player.play(wanted.seed + game);
}

template <class V>
std::optional<GameError> read_games(std::istream& in, std::ostream& out) {
    PgnPositions<V> positions(out);
    while (const auto text = next_game(in)) {
        if (auto error = positions.write(*text)) return GameError{positions.games(), *std::move(error)};
    }
    return std::nullopt;
}

template <class V>
inline constexpr SelfPlayModule self_play_part{V::id, &play_games<SelfPlay<V>>, &play_games<CorpusPlay<V>>,
                                               &read_games<V>};

}  // namespace kingcraft::self_play

#define KINGCRAFT_GAME(folder, V)                                               \
    namespace kingcraft::self_play {                                            \
    KINGCRAFT_DEFINE_PART(SelfPlayModule, folder, self_play, self_play_part<V>) \
    }
