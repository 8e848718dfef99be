#pragma once
// A game that the engine plays against itself: its positions, the search of the last one, and how it ends.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <vector>

#include "game/game.hpp"
#include "nets/built_in_nets.hpp"
#include "notation/fen.hpp"
#include "notation/find_move.hpp"
#include "rules/ending.hpp"
#include "search/run_search.hpp"
#include "self_play/openings.hpp"

namespace kingcraft::self_play {

/// The histories of a search, which stay for the next one. It searches with the built-in net of the game.
template <class V>
class SearchMemory {
  public:
    explicit SearchMemory(int megabytes) : table_(TranspositionTable::create(megabytes).value()) {}

    void clear() {
        table_.clear();
        history_.clear();
    }

    /// The result of a search of the last position within these limits.
    FinishedSearch search(const std::vector<Position<V>>& positions, const Limits& limits) {
        // The results of a lower level are useless to later searches, since it overlooks moves.
        table_.age(limits.level < level_max);
        return run_search<V>(table_, history_, positions, limits, net_);
    }

  private:
    TranspositionTable table_;
    SearchHistory<V> history_;
    const Net* net_ = built_in_net(V::id);
};

template <class V>
class EngineGame {
  public:
    /// Limits of nodes for each search.
    explicit EngineGame(const Limits& limits) : limits_(limits) {}

    /// Begins the game with this seed at the start position.
    void begin(std::uint64_t seed) {
        random_.seed(seed);
        memory_.clear();
        begin_again();
    }

    /// Begins with random moves, after which neither side is in check, or ahead by more than `lead_max`.
    void play_random_opening(int lead_max) {
        do {
            begin_again();
            for (const std::string& move : random_opening(V::id, random_)) play(find_legal(move));
        } while (std::abs(search().score) > lead_max);
    }

    const Limits& limits() const { return limits_; }
    /// From the start of the game; the last one is that on the board.
    const std::vector<Position<V>>& positions() const { return positions_; }
    const Position<V>& position() const { return positions_.back(); }
    const std::vector<Move>& moves() const { return moves_; }
    std::size_t plies() const { return moves_.size(); }

    /// The best moves of the position at full strength, best first.
    std::vector<RootMove> search(const Limits& limits) { return memory_.search(positions(), limits).lines; }
    /// The best move.
    RootMove search() { return *memory_.search(positions(), limits_).best; }

    void play(Move move) {
        positions_.push_back(position().after(move));
        moves_.push_back(move);
    }

    /// The result by the rules, when the players claim every draw that they can.
    std::optional<Outcome> outcome() const {
        const Position<V>& last = position();
        if (const auto outcome = position_outcome(last)) return outcome;
        const auto equal = std::count_if(positions_.begin(), positions_.end(),
                                         [&](const Position<V>& earlier) { return earlier.key() == last.key(); });
        if (equal >= claim_repetitions) return Outcome{std::nullopt, Reason::threefold_repetition};
        if (last.halfmove_clock() >= claimable_halfmoves) return Outcome{std::nullopt, Reason::fifty_moves};
        return std::nullopt;
    }

  private:
    static constexpr int table_megabytes = 1;

    void begin_again() {
        positions_ = {start_position<V>()};
        moves_.clear();
    }

    /// The legal move with these coordinates.
    Move find_legal(const std::string& text) const {
        MoveList legal;
        generate_legal(position(), legal);
        return find_move(position(), legal, text).value();
    }

    SearchMemory<V> memory_{table_megabytes};
    Limits limits_;
    std::mt19937_64 random_;
    std::vector<Position<V>> positions_;
    std::vector<Move> moves_;
};

}  // namespace kingcraft::self_play
