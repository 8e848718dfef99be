#pragma once
// Self-play: games of the engine against itself, for positions with a known result.

#include <cstdint>
#include <ostream>

#include "self_play/engine_game.hpp"
#include "self_play/quiet_positions.hpp"

namespace kingcraft::self_play {

/// Writes the lines of `QuietPositions`.
template <class V>
class SelfPlay {
  public:
    /// Every move is searched for `nodes` nodes.
    SelfPlay(std::uint64_t nodes, std::ostream& out) : game_({.nodes = nodes}), out_(out) {}

    /// Plays the game with this seed, which is its number, and writes its quiet positions. It begins with random moves
    /// after which neither side is far ahead.
    void play(std::uint64_t seed) {
        positions_.clear();
        decided_for_ = 0;
        game_.begin(seed);
        game_.play_random_opening(balanced_lead_max);
        std::optional<int> result = result_of_position();
        while (!result) {
            play_move();
            result = result_of_position();
        }
        positions_.write(*result, seed, out_);
    }

  private:
    /// Searches, stores the position if it is quiet, and plays the best move. A game that both sides score as won for
    /// several plies counts as won.
    void play_move() {
        constexpr int won_score = 1000;
        const Position<V>& position = game_.position();
        const RootMove best = game_.search();
        const int score = position.turn() == Color::white ? best.score : -best.score;
        positions_.add(position, best.move, score, game_.plies());
        const int decided = score >= won_score ? 1 : score <= -won_score ? -1 : 0;
        decided_for_ = decided * decided_for_ > 0 ? decided_for_ + decided : decided;
        game_.play(best.move);
    }

    /// White's result when the game is over or counts as won.
    std::optional<int> result_of_position() const {
        constexpr int plies_decided = 6;
        constexpr std::size_t plies_max = 320;
        if (const auto outcome = game_.outcome()) return white_result(*outcome);
        if (decided_for_ >= plies_decided) return white_won;
        if (decided_for_ <= -plies_decided) return white_lost;
        if (game_.plies() >= plies_max) return drawn;
        return std::nullopt;
    }

    EngineGame<V> game_;
    std::ostream& out_;
    QuietPositions<V> positions_;
    /// How many plies in a row the search has seen White (or, negative, Black) win.
    int decided_for_ = 0;
};

}  // namespace kingcraft::self_play
