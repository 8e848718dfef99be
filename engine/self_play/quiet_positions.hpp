#pragma once
// The quiet positions of a game with their scores, which a net is trained on.

#include <ostream>
#include <string>
#include <vector>

#include "notation/fen.hpp"
#include "rules/ending.hpp"
#include "search/move_picker.hpp"
#include "search/score.hpp"

namespace kingcraft::self_play {

/// White's result of a game, as the lines of positions have it.
inline constexpr int white_won = 2;
inline constexpr int drawn = 1;
inline constexpr int white_lost = 0;

constexpr int white_result(const Outcome& outcome) {
    return !outcome.winner ? drawn : *outcome.winner == Color::white ? white_won : white_lost;
}

template <class V>
class QuietPositions {
  public:
    void clear() { samples_.clear(); }

    /// Adds a position if it is quiet: not in check, no forced win, and the move played changes no material. The score
    /// is White's, in hundredths of a pawn.
    void add(const Position<V>& position, Move move, int score, std::size_t ply) {
        if (position.is_check() || !is_quiet(position, move) || is_decisive(score)) return;
        samples_.push_back({fen_text(position), score, ply});
    }

    /// Writes a line for each position, with tabs between the fields: FEN, result (2 for a win, 1 for a draw, 0) and
    /// score, both for White, the number of the game, and the plies played in it.
    void write(int result, std::uint64_t game, std::ostream& out) const {
        for (const Sample& sample : samples_)
            out << sample.fen << '\t' << result << '\t' << sample.score << '\t' << game << '\t' << sample.ply << '\n';
    }

  private:
    struct Sample {
        std::string fen;
        int score;
        std::size_t ply;
    };
    std::vector<Sample> samples_;
};

}  // namespace kingcraft::self_play
