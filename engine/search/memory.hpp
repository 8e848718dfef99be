#pragma once
// What the search has learned about moves: which quiet ones refuted a sister node (killers) or the same move of the
// opponent (counter-moves), and which moves do well in general, behind certain other moves, or as captures (history).

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

#include "board/move.hpp"
#include "board/piece.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// A move that was made on the way to a node, by which man. The default stands for the root and for a null move.
struct Step {
    Piece piece{};
    Move move{};
    bool exists() const { return move.exists(); }
};

/// The last two moves on the way to a node, the opponent's first.
struct StepsBack {
    Step one{};
    Step two{};
};

/// Numbers between -`limit` and `limit` that learn: each bonus moves them toward the end of the scale, the less the
/// nearer they are.
class HistoryValue {
  public:
    static constexpr int limit = 1 << 14;
    int value() const { return value_; }
    void learn(int bonus) { value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / limit); }

  private:
    std::int16_t value_ = 0;
};

template <class G>
class MoveMemory {
  public:
    using Killers = std::array<Move, 2>;

    /// All that is known is forgotten.
    void clear() { tables_ = std::make_unique<Tables>(); }

    const Killers& killers(int ply) const { return tables_->killers[static_cast<std::size_t>(ply)]; }
    /// The plies of another search are not those of this one.
    void forget_killers() { tables_->killers.fill({}); }
    void forget_killers(int ply) { tables_->killers[static_cast<std::size_t>(ply)].fill(Move{}); }
    void keep_killer(Move move, int ply) {
        auto& [first, second] = tables_->killers[static_cast<std::size_t>(ply)];
        if (first != move) second = std::exchange(first, move);
    }

    Move counter(const Step& before) const {
        return before.exists() ? tables_->counters[at(before.piece)][before.move.to()] : Move{};
    }
    void keep_counter(const Step& before, Move move) {
        if (before.exists()) tables_->counters[at(before.piece)][before.move.to()] = move;
    }

    /// How well the quiet move of this man did, from -3 to 3 times `HistoryValue::limit`.
    int quiet(Piece piece, Move move, const StepsBack& back) const {
        int sum = tables_->quiet[index(piece.color())][move.from()][move.to()].value();
        if (back.one.exists()) sum += follow_up(0, back.one, piece, move).value();
        if (back.two.exists()) sum += follow_up(1, back.two, piece, move).value();
        return sum;
    }
    void learn_quiet(Piece piece, Move move, const StepsBack& back, int bonus) {
        tables_->quiet[index(piece.color())][move.from()][move.to()].learn(bonus);
        if (back.one.exists()) follow_up(0, back.one, piece, move).learn(bonus);
        if (back.two.exists()) follow_up(1, back.two, piece, move).learn(bonus);
    }

    /// How well captures of such men by this man on the square did.
    int capture(Piece piece, Move move, Piece captured) const { return capture_value(piece, move, captured).value(); }
    void learn_capture(Piece piece, Move move, Piece captured, int bonus) {
        capture_value(piece, move, captured).learn(bonus);
    }

  private:
    static constexpr int piece_count = color_count * role_count;
    template <class T>
    using BySquare = std::array<T, G::squares>;
    template <class T>
    using ByPiece = std::array<BySquare<T>, piece_count>;
    template <class T>
    using ByRole = std::array<BySquare<T>, role_count>;

    struct Tables {
        std::array<Killers, max_ply + 2> killers{};
        ByPiece<Move> counters{};
        std::array<BySquare<BySquare<HistoryValue>>, color_count> quiet{};
        ByPiece<std::array<HistoryValue, role_count>> captures{};
        /// By the move one step back, and two: the other side's and the own.
        std::array<ByPiece<ByRole<HistoryValue>>, 2> follow_ups{};
    };

    static std::size_t at(Piece piece) {
        return static_cast<std::size_t>(index(piece.role()) + role_count * index(piece.color()));
    }
    HistoryValue& follow_up(std::size_t steps, const Step& before, Piece piece, Move move) const {
        return tables_->follow_ups[steps][at(before.piece)][before.move.to()][index(piece.role())][move.to()];
    }
    HistoryValue& capture_value(Piece piece, Move move, Piece captured) const {
        return tables_->captures[at(piece)][move.to()][index(captured.role())];
    }

    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
};

}  // namespace kingcraft
