#pragma once
// Games that begin with random moves.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "game/game.hpp"
#include "notation/fen.hpp"
#include "rules/ending.hpp"

namespace kingcraft::self_play {

/// A lead in an opening up to which either side may win, in hundredths of a pawn.
inline constexpr int balanced_lead_max = 150;

/// A game from the start position.
template <class V>
struct PlayedMoves {
    /// The last one is that on the board.
    std::vector<Position<V>> positions{start_position<V>()};
    std::vector<Move> moves;

    void play(Move move) {
        positions.push_back(positions.back().after(move));
        moves.push_back(move);
    }

    /// The result by the rules, when the players claim every draw that they can.
    std::optional<Outcome> outcome() const {
        const Position<V>& last = positions.back();
        if (const auto outcome = position_outcome(last)) return outcome;
        const auto equal = std::count_if(positions.begin(), positions.end(),
                                         [&](const Position<V>& earlier) { return earlier.key() == last.key(); });
        if (equal >= claim_repetitions) return Outcome{std::nullopt, Reason::threefold_repetition};
        if (last.halfmove_clock() >= claimable_halfmoves) return Outcome{std::nullopt, Reason::fifty_moves};
        return std::nullopt;
    }
};

/// Eight or nine random moves, after which the game is not over and neither side is in check.
template <class V>
PlayedMoves<V> random_opening(std::mt19937_64& random) {
    constexpr std::uint64_t plies_min = 8;
    for (;;) {
        PlayedMoves<V> played;
        std::uint64_t left = plies_min + random() % 2;
        for (; left > 0; --left) {
            MoveList legal;
            generate_legal(played.positions.back(), legal);
            if (legal.empty()) break;
            played.play(legal[random() % legal.size()]);
        }
        if (left == 0 && !played.outcome() && !played.positions.back().is_check()) return played;
    }
}

}  // namespace kingcraft::self_play
