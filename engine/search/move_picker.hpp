#pragma once
// Move ordering: the better the first move, the smaller the tree. Moves come in stages, so that a cutoff saves scoring
// the moves of later stages.

#include <algorithm>
#include <array>

#include "rules/movegen.hpp"
#include "search/margins.hpp"
#include "search/move_history.hpp"
#include "search/static_exchange.hpp"

namespace kingcraft {

/// True for a move that changes no material.
template <class V>
bool is_quiet(const Position<V>& position, Move move) {
    return !move.promotion() && V::removed(position, move).empty();
}

/// True for an underpromotion: to another piece than the first and best of the list.
template <class V>
bool is_underpromotion(Move move) {
    if constexpr (V::promotions.empty()) return false;
    return move.promotion() && *move.promotion() != V::promotions[0];
}

/// Returns moves in this order: the move from the transposition table; captures and promotions that lose nothing, the
/// most valuable captured piece first; killers, counter-move and other quiet moves by history; losing captures.
template <class V>
class MovePicker {
  public:
    using History = MoveHistory<V>;

    /// Reorders `moves`, which may be in any order.
    MovePicker(const Position<V>& position, MoveList& moves, Move from_table, const History& history, int ply,
               const PreviousMoves& back)
        : position_(&position), history_(&history), back_(&back), ply_(ply), moves_(moves) {
        if (!from_table.exists()) return;
        Move* const found = std::find(moves_.begin(), moves_.end(), from_table);
        if (found == moves_.end()) return;
        std::swap(*found, *moves_.begin());
        stage_end_ = 1;
    }

    /// Returns the moves in the order in which they are.
    explicit MovePicker(MoveList& moves) : stage_(Stage::given_order), moves_(moves), stage_end_(moves.size()) {}

    /// The next move, or the default move after the last.
    Move next() {
        for (;;) {
            if (next_ == stage_end_) {
                if (!begin_stage()) return Move{};
                continue;
            }
            const Move move = pick();
            if (stage_ != Stage::captures || is_sound(move)) return move;
            // Losing captures are stored where moves were returned already.
            moves_.begin()[losing_++] = move;
        }
    }

    /// Leaves out the other quiet moves; those in a given order come all the same.
    void skip_quiets() {
        if (stage_ == Stage::quiet) next_ = stage_end_;
    }

    /// True when every move from here on loses material.
    bool is_at_losing_captures() const { return stage_ == Stage::losing_captures; }

  private:
    enum class Stage { table, captures, quiet, losing_captures, given_order };
    static constexpr int refutation = 1 << 20;

    bool begin_stage() {
        if (stage_ == Stage::table) {
            stage_ = Stage::captures;
            gather_captures();
            return true;
        }
        if (stage_ == Stage::captures) {
            stage_ = Stage::quiet;
            stage_end_ = moves_.size();
            for (std::size_t i = next_; i < std::min(stage_end_, scores_.size()); ++i)
                scores_[i] = quiet_score(moves_[i]);
            return true;
        }
        if (stage_ == Stage::quiet) {
            stage_ = Stage::losing_captures;
            next_ = 0;
            stage_end_ = losing_;
            for (std::size_t i = 0; i < std::min(stage_end_, scores_.size()); ++i) scores_[i] = -static_cast<int>(i);
            return true;
        }
        return false;
    }

    void gather_captures() {
        Move* const moves = moves_.begin();
        for (std::size_t i = next_; i < moves_.size(); ++i) {
            if (is_quiet(*position_, moves[i])) continue;
            std::swap(moves[i], moves[stage_end_]);
            if (stage_end_ < scores_.size()) scores_[stage_end_] = capture_score(moves[stage_end_]);
            ++stage_end_;
        }
    }

    /// The best remaining move of the stage.
    Move pick() {
        Move* const moves = moves_.begin();
        const std::size_t scored = std::min(stage_end_, scores_.size());
        if (stage_ != Stage::given_order && next_ < scored) {
            const auto best = static_cast<std::size_t>(
                std::max_element(scores_.begin() + next_, scores_.begin() + scored) - scores_.begin());
            std::swap(scores_[next_], scores_[best]);
            std::swap(moves[next_], moves[best]);
        }
        return moves[next_++];
    }

    bool is_sound(Move move) const { return !is_underpromotion<V>(move) && see_ge(*position_, move, 0); }

    int capture_score(Move move) const {
        const Piece mover = position_->at(move.from());
        const Piece captured = captured_piece(*position_, move);
        int score = move.promotion() ? margins::captured_first * piece_value<V>(*move.promotion()) : 0;
        if (captured.exists()) {
            score += margins::captured_first * piece_value<V>(captured.role()) - piece_value<V>(mover.role()) +
                     history_->capture(mover, move, captured) / margins::capture_history_share;
        }
        return score;
    }

    int quiet_score(Move move) const {
        const auto& killers = history_->killers(ply_);
        if (move == killers[0]) return refutation + 2;
        if (move == killers[1]) return refutation + 1;
        if (move == history_->counter(back_->one)) return refutation;
        return history_->quiet(position_->at(move.from()), move, *back_);
    }

    const Position<V>* position_ = nullptr;
    const History* history_ = nullptr;
    const PreviousMoves* back_ = nullptr;
    int ply_ = 0;
    Stage stage_ = Stage::table;
    MoveList& moves_;
    /// Moves beyond these come last in their stage, unsorted; only a composed position has so many.
    std::array<int, 256> scores_;
    /// The next move to return, the end of the stage's moves, and the number of losing captures.
    std::size_t next_ = 0;
    std::size_t stage_end_ = 0;
    std::size_t losing_ = 0;
};

}  // namespace kingcraft
