#pragma once
// Move history: quiet moves that refuted a sibling node (killers) or the same opponent's move (counter-moves), and how
// well moves did in general, after certain other moves (continuation history), or as captures.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>

#include "board/move.hpp"
#include "board/piece.hpp"
#include "search/history_value.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// A move on the line to a node, with its piece. The default stands for the root and for a null move.
struct PlayedMove {
    Piece piece{};
    Move move{};
    bool exists() const { return move.exists(); }
};

/// The last two moves in front of a node, the opponent's first.
struct PreviousMoves {
    PlayedMove one{};
    PlayedMove two{};
};

/// The value of a move after its bonuses and maluses.
using MoveValue = HistoryValue<1 << 14>;

/// Games with the same board and as many roles share the code.
template <class G, std::size_t Roles>
class MoveHistoryOf {
  public:
    using Killers = std::array<Move, 2>;

    /// Forgets everything.
    void clear() { tables_ = std::make_unique<Tables>(); }

    const Killers& killers(int ply) const { return tables_->killers[static_cast<std::size_t>(ply)]; }
    /// For a new search, whose plies are other positions.
    void clear_killers() { tables_->killers.fill({}); }
    void clear_killers(int ply) { tables_->killers[static_cast<std::size_t>(ply)].fill(Move{}); }
    void add_killer(Move move, int ply) {
        auto& [first, second] = tables_->killers[static_cast<std::size_t>(ply)];
        if (first != move) second = std::exchange(first, move);
    }

    Move counter(const PlayedMove& previous) const {
        return previous.exists() ? tables_->counters[at(previous.piece)][previous.move.to()] : Move{};
    }
    void set_counter(const PlayedMove& previous, Move move) {
        if (previous.exists()) tables_->counters[at(previous.piece)][previous.move.to()] = move;
    }

    /// The history of this piece's quiet move, from -3 to 3 times `MoveValue::limit`.
    int quiet(Piece piece, Move move, const PreviousMoves& back) const {
        int sum = tables_->quiet[index(piece.color())][move.from()][move.to()].value();
        if (back.one.exists()) sum += continuation(0, back.one, piece, move).value();
        if (back.two.exists()) sum += continuation(1, back.two, piece, move).value();
        return sum;
    }
    void update_quiet(Piece piece, Move move, const PreviousMoves& back, int bonus) {
        tables_->quiet[index(piece.color())][move.from()][move.to()].update(bonus);
        if (back.one.exists()) continuation(0, back.one, piece, move).update(bonus);
        if (back.two.exists()) continuation(1, back.two, piece, move).update(bonus);
    }

    /// The history of this piece's captures of such a piece on the square.
    int capture(Piece piece, Move move, Piece captured) const { return capture_value(piece, move, captured).value(); }
    void update_capture(Piece piece, Move move, Piece captured, int bonus) {
        capture_value(piece, move, captured).update(bonus);
    }

  private:
    template <class T>
    using BySquare = std::array<T, G::squares>;
    template <class T>
    using ByPiece = std::array<BySquare<T>, color_count * Roles>;
    template <class T>
    using ByRole = std::array<BySquare<T>, Roles>;

    struct Tables {
        std::array<Killers, max_ply + 2> killers{};
        ByPiece<Move> counters{};
        std::array<BySquare<BySquare<MoveValue>>, color_count> quiet{};
        ByPiece<std::array<MoveValue, Roles>> captures{};
        /// By the last move, the opponent's, and the one before it, the own.
        std::array<ByPiece<ByRole<MoveValue>>, 2> continuations{};
    };

    static std::size_t at(Piece piece) { return index(piece.role()) + Roles * index(piece.color()); }
    MoveValue& continuation(std::size_t steps, const PlayedMove& previous, Piece piece, Move move) const {
        return tables_->continuations[steps][at(previous.piece)][previous.move.to()][index(piece.role())][move.to()];
    }
    MoveValue& capture_value(Piece piece, Move move, Piece captured) const {
        return tables_->captures[at(piece)][move.to()][index(captured.role())];
    }

    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
};

template <class V>
using MoveHistory = MoveHistoryOf<typename V::Geometry, role_count<V>>;

}  // namespace kingcraft
