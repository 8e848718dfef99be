#pragma once
// Self-play: games of the engine against itself, for positions with a known result.

#include <cstdint>
#include <ostream>
#include <random>

#include "notation/fen.hpp"
#include "search/search.hpp"

namespace kingcraft::tune {

/// Writes a line for each position, with tabs between the fields: FEN, result (2 for a win, 1 for a draw, 0) and search
/// score in hundredths of a pawn, both for White, the number of the game, and the plies played in it.
template <class V>
class SelfPlay {
  public:
    /// Every move is searched for `nodes` nodes.
    SelfPlay(std::uint64_t nodes, std::ostream& out)
        : table_(TranspositionTable::create(table_megabytes).value()), out_(out) {
        limits_.nodes = nodes;
    }

    /// Plays the game with this seed, which is its number, and writes its quiet positions. It begins with random moves
    /// after which neither side is far ahead.
    void play(std::uint64_t seed) {
        random_.seed(seed);
        table_.clear();
        history_.clear();
        samples_.clear();
        decided_for_ = 0;
        while (!play_opening()) {
        }
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
    static constexpr int table_megabytes = 4;
    static constexpr int white_won = 2;
    static constexpr int drawn = 1;

    struct Sample {
        std::string fen;
        int score;
        std::size_t ply;
    };

    bool play_opening() {
        constexpr std::uint64_t plies_min = 8;
        constexpr int lead_max = 150;
        game_.assign(1, start_position<V>());
        for (std::uint64_t left = plies_min + random_() % 2; left > 0; --left) {
            MoveList moves;
            generate_legal(game_.back(), moves);
            if (moves.empty()) return false;
            append(moves[random_() % moves.size()]);
        }
        if (result_of_position()) return false;
        return std::abs(searched().score) <= lead_max;
    }

    RootMove searched() {
        Search<V> search(table_, history_, game_);
        search.start(limits_, {});
        search.step(nullptr);
        return search.best();
    }

    void append(Move move) { game_.push_back(game_.back().after(move)); }

    /// Searches, stores the position if it is quiet, and plays the best move. A game that both sides score as won for
    /// several plies counts as won.
    void play_move() {
        constexpr int won_score = 1000;
        const Position<V>& position = game_.back();
        const RootMove best = searched();
        const int score = position.turn() == Color::white ? best.score : -best.score;
        if (!position.is_check() && is_quiet(position, best.move) && !is_decisive(score)) {
            samples_.push_back({fen_text(position), score, game_.size() - 1});
        }
        const int decided = score >= won_score ? 1 : score <= -won_score ? -1 : 0;
        decided_for_ = decided * decided_for_ > 0 ? decided_for_ + decided : decided;
        append(best.move);
    }

    /// White's result when the game is over or counts as won.
    std::optional<int> result_of_position() const {
        constexpr int plies_decided = 6;
        constexpr std::size_t plies_max = 320;
        constexpr int fifty_moves = 100;
        const Position<V>& position = game_.back();
        if (const auto outcome = position_outcome(position)) {
            return !outcome->winner ? drawn : *outcome->winner == Color::white ? white_won : 0;
        }
        if (decided_for_ >= plies_decided) return white_won;
        if (decided_for_ <= -plies_decided) return 0;
        const auto equal = std::count_if(game_.begin(), game_.end(),
                                         [&](const Position<V>& earlier) { return earlier.key() == position.key(); });
        constexpr int threefold = 3;
        if (equal >= threefold || position.halfmove_clock() >= fifty_moves || game_.size() > plies_max) return drawn;
        return std::nullopt;
    }

    TranspositionTable table_;
    MoveHistory<typename V::Geometry> history_;
    Limits limits_;
    std::ostream& out_;
    std::mt19937_64 random_;
    std::vector<Position<V>> game_;
    std::vector<Sample> samples_;
    /// How many plies in a row the search has seen White (or, negative, Black) win.
    int decided_for_ = 0;
};

}  // namespace kingcraft::tune
