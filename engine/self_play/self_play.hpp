#pragma once
// Self-play: games of the engine against itself, for positions with a known result.

#include <cstdint>
#include <ostream>
#include <string>

#include "self_play/engine_game.hpp"

namespace kingcraft::self_play {

/// Writes a line for each position, with tabs between the fields: FEN, result (2 for a win, 1 for a draw, 0) and search
/// score in hundredths of a pawn, both for White, the number of the game, and the plies played in it.
template <class V>
class SelfPlay {
  public:
    /// Every move is searched for `nodes` nodes.
    SelfPlay(std::uint64_t nodes, std::ostream& out) : game_({.nodes = nodes}), out_(out) {}

    /// Plays the game with this seed, which is its number, and writes its quiet positions. It begins with random moves
    /// after which neither side is far ahead.
    void play(std::uint64_t seed) {
        constexpr int lead_max = 150;
        samples_.clear();
        decided_for_ = 0;
        game_.begin(seed);
        game_.play_random_opening(lead_max);
        std::optional<int> result = result_of_position();
        while (!result) {
            play_move();
            result = result_of_position();
        }
        for (const Sample& sample : samples_) {
            out_ << sample.fen << '\t' << *result << '\t' << sample.score << '\t' << seed << '\t' << sample.ply << '\n';
        }
    }

  private:
    static constexpr int white_won = 2;
    static constexpr int drawn = 1;

    struct Sample {
        std::string fen;
        int score;
        std::size_t ply;
    };

    /// Searches, stores the position if it is quiet, and plays the best move. A game that both sides score as won for
    /// several plies counts as won.
    void play_move() {
        constexpr int won_score = 1000;
        const Position<V>& position = game_.position();
        const RootMove best = game_.search();
        const int score = position.turn() == Color::white ? best.score : -best.score;
        if (!position.is_check() && is_quiet(position, best.move) && !is_decisive(score)) {
            samples_.push_back({fen_text(position), score, game_.plies()});
        }
        const int decided = score >= won_score ? 1 : score <= -won_score ? -1 : 0;
        decided_for_ = decided * decided_for_ > 0 ? decided_for_ + decided : decided;
        game_.play(best.move);
    }

    /// White's result when the game is over or counts as won.
    std::optional<int> result_of_position() const {
        constexpr int plies_decided = 6;
        constexpr std::size_t plies_max = 320;
        if (const auto outcome = game_.outcome()) {
            return !outcome->winner ? drawn : *outcome->winner == Color::white ? white_won : 0;
        }
        if (decided_for_ >= plies_decided) return white_won;
        if (decided_for_ <= -plies_decided) return 0;
        if (game_.plies() >= plies_max) return drawn;
        return std::nullopt;
    }

    EngineGame<V> game_;
    std::ostream& out_;
    std::vector<Sample> samples_;
    /// How many plies in a row the search has seen White (or, negative, Black) win.
    int decided_for_ = 0;
};

}  // namespace kingcraft::self_play
