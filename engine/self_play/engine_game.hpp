#pragma once
// A game that the engine plays against itself: its positions, the search of the last one, and how it ends.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <vector>

#include "nets/built_in_nets.hpp"
#include "notation/fen.hpp"
#include "rules/ending.hpp"
#include "search/search.hpp"

namespace kingcraft::self_play {

/// What a search has learned, which stays for the next one. It searches with the built-in net of the game.
template <class V>
class SearchMemory {
  public:
    explicit SearchMemory(int megabytes) : table_(TranspositionTable::create(megabytes).value()) {}

    void clear() {
        table_.clear();
        history_.clear();
    }

    /// The search of the last position within these limits, which is done.
    Search<V> searched(const std::vector<Position<V>>& positions, const Limits& limits) {
        // What a lower level finds is worth nothing to later searches, since it overlooks moves.
        table_.age(limits.level < level_max);
        Search<V> search(table_, history_, positions, nullptr, net_);
        search.start(limits, {});
        search.step(nullptr);
        return search;
    }

  private:
    TranspositionTable table_;
    SearchHistory<typename V::Geometry> history_;
    const Net* net_ = built_in_net(V::id);
};

/// A lead in an opening up to which either side may win, in hundredths of a pawn.
inline constexpr int balanced_lead_max = 150;

template <class V>
class EngineGame {
  public:
    /// Limits of nodes for each search.
    explicit EngineGame(const Limits& limits) : limits_(limits) {}

    /// Begins the game with this seed at the start position.
    void begin(std::uint64_t seed) {
        random_.seed(seed);
        memory_.clear();
        positions_.assign(1, start_position<V>());
        moves_.clear();
    }

    /// Begins with random moves, after which neither side is in check, or ahead by more than `lead_max`.
    void play_random_opening(int lead_max) {
        while (!try_random_opening(lead_max)) {
        }
    }

    const Limits& limits() const { return limits_; }
    /// From the start of the game; the last one is that on the board.
    const std::vector<Position<V>>& positions() const { return positions_; }
    const Position<V>& position() const { return positions_.back(); }
    const std::vector<Move>& moves() const { return moves_; }
    std::size_t plies() const { return moves_.size(); }

    /// The best moves of the position at full strength, best first.
    std::vector<RootMove> search(const Limits& limits) { return memory_.searched(positions_, limits).lines(); }
    /// The best move.
    RootMove search() { return memory_.searched(positions_, limits_).best(); }

    void play(Move move) {
        positions_.push_back(position().after(move));
        moves_.push_back(move);
    }

    /// The result by the rules, when the players claim every draw that they can.
    std::optional<Outcome> outcome() const {
        constexpr int threefold = 3;
        if (const auto outcome = position_outcome(position())) return outcome;
        const auto equal = std::count_if(positions_.begin(), positions_.end(),
                                         [&](const Position<V>& earlier) { return earlier.key() == position().key(); });
        if (equal >= threefold) return Outcome{std::nullopt, Reason::threefold_repetition};
        if (position().halfmove_clock() >= claimable_halfmoves) return Outcome{std::nullopt, Reason::fifty_moves};
        return std::nullopt;
    }

  private:
    static constexpr int table_megabytes = 1;

    bool try_random_opening(int lead_max) {
        constexpr std::uint64_t plies_min = 8;
        positions_.resize(1, position());
        moves_.clear();
        for (std::uint64_t left = plies_min + random_() % 2; left > 0; --left) {
            MoveList legal;
            generate_legal(position(), legal);
            if (legal.empty()) return false;
            play(legal[random_() % legal.size()]);
        }
        return !outcome() && !position().is_check() && std::abs(search().score) <= lead_max;
    }

    SearchMemory<V> memory_{table_megabytes};
    Limits limits_;
    std::mt19937_64 random_;
    std::vector<Position<V>> positions_;
    std::vector<Move> moves_;
};

}  // namespace kingcraft::self_play
