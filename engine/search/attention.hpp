#pragma once
// The moves that a playing level overlooks. In each search every move is noticed or not, on all plies alike: a level
// overlooks its own moves and what the other side can do next, as people do.

#include <algorithm>

#include "base/small.hpp"
#include "base/split_mix.hpp"
#include "board/line.hpp"
#include "rules/movegen.hpp"
#include "search/evaluation/phase.hpp"
#include "search/playing_level.hpp"
#include "search/static_exchange.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// How easily a move is overlooked, in percent. Steps and straight slides are seen best; leaps, bends, changes of level
/// and other unusual moves worst. Long moves and moves backward are overlooked more often than short ones forward,
/// captures more often than the quiet moves that a player looks for, and all moves where there are two boards to watch.
template <class V>
int obscurity(const Position<V>& position, Move move) {
    using G = typename V::Geometry;
    constexpr int quiet = 0;
    constexpr int capture = 40;
    constexpr int per_square = 10;
    constexpr int squares_max = 3;
    constexpr int unusual = 20;
    constexpr int backward = 10;
    constexpr int per_further_level = 25;
    const Square from = move.from();
    const Square to = move.to();
    const bool is_plain = move.kind() == MoveKind::step || move.kind() == MoveKind::slide ||
                          move.kind() == MoveKind::double_step || move.kind() == MoveKind::castle;
    const bool is_usual = is_plain && direction_between<G>(from, to);
    const int ranks = G::rank(to) - G::rank(from);
    const bool goes_up = position.turn() == Color::white || !V::flips_for_black;
    const bool goes_back = goes_up ? ranks < 0 : ranks > 0;
    return (captured_piece(position, move).exists() ? capture : quiet) +
           per_square * std::min(distance<G>(from, to), squares_max) + (is_usual ? 0 : unusual) +
           (goes_back ? backward : 0) + per_further_level * (G::levels - 1);
}

/// True for a move that no level overlooks: a piece captures the most valuable piece of the game on a square beside it.
template <class V>
bool is_obvious(const Position<V>& position, Move move) {
    const Piece captured = captured_piece(position, move);
    if (!captured.exists() || distance<typename V::Geometry>(move.from(), move.to()) > 1) return false;
    return std::all_of(V::roles.begin(), V::roles.end(),
                       [&](Role role) { return piece_value<V>(role) <= piece_value<V>(captured.role()); });
}

template <class V>
class Attention {
  public:
    /// Notices everything.
    Attention() = default;
    /// That of a level in the position to search. The fewer pieces are left, the more is overlooked: players get tired.
    Attention(const PlayingLevel& level, const Position<V>& position, std::uint64_t seed)
        : seed_(~seed), side_(position.turn()) {
        constexpr int share_of_tired = 3 * Phase<V>::opening;
        const int gone = Phase<V>::opening - Phase<V>::of(position);
        own_ = level.own_missed + level.own_missed * gone / share_of_tired;
        replies_ = level.replies_missed + level.replies_missed * gone / share_of_tired;
    }

    /// A move is noticed when this is not negative; the clearest move has the highest.
    int clarity(const Position<V>& position, Move move) const {
        constexpr int certainty = 10000;
        constexpr int missed_max = 9600;
        constexpr int move_bits = 32;
        std::uint64_t random = seed_ ^ std::uint64_t{move.bits()} << move_bits;
        const auto chance = static_cast<int>(split_mix_64(random) % certainty);
        if (is_obvious(position, move)) return chance;
        const int missed = position.turn() == side_ ? own_ : replies_;
        return chance - std::min(missed * obscurity(position, move), missed_max);
    }

    /// Removes the moves that are overlooked. When all are and one is needed, the clearest stays.
    void filter(const Position<V>& position, bool needs_one, MoveList& moves) const {
        if (!is_full()) remove_overlooked(position, needs_one, moves);
    }

    /// Whether the side to move notices that it can capture the king.
    bool notices_king_capture(const Position<V>& position) const {
        return is_full() || is_king_capture_clear(position);
    }

  private:
    bool is_full() const { return own_ + replies_ == 0; }

    // Functions of their own: at full strength a node only asks whether there is something to do.

    [[gnu::noinline]] void remove_overlooked(const Position<V>& position, bool needs_one, MoveList& moves) const {
        Move clearest;
        int highest = -infinite_score;
        moves.filter([&](Move move) {
            const int clear = clarity(position, move);
            if (clear > highest) {
                highest = clear;
                clearest = move;
            }
            return clear >= 0;
        });
        if (needs_one && moves.empty() && clearest.exists()) moves.push(clearest);
    }

    [[gnu::noinline]] bool is_king_capture_clear(const Position<V>& position) const {
        MoveList moves;
        generate_legal(position, moves);
        return std::any_of(moves.begin(), moves.end(), [&](Move move) {
            const Piece captured = captured_piece(position, move);
            return captured.exists() && captured.role() == Role::king && clarity(position, move) >= 0;
        });
    }

    std::uint64_t seed_ = 0;
    Color side_ = Color::white;
    /// How many percent of obscure moves are overlooked: own moves, and those of the other side.
    int own_ = 0;
    int replies_ = 0;
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
