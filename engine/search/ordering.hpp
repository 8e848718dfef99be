#pragma once
// The order in which moves are tried: the better the first move, the less there is to search. Moves are looked at in
// stages, and what a stage does not reach is never judged.

#include <algorithm>
#include <array>

#include "rules/movegen.hpp"
#include "search/exchange.hpp"
#include "search/memory.hpp"

namespace kingcraft {

/// True for moves that change no material.
template <class V>
bool is_quiet(const Position<V>& position, Move move) {
    return !move.promotion() && !captured_piece(position, move).exists();
}

/// True for a promotion to another piece than the first and best of the list.
template <class V>
bool promotes_low(Move move) {
    return move.promotion().value_or(V::promotions[0]) != V::promotions[0];
}

/// Hands out moves from the most to the least promising: the one from the table; captures and promotions that lose
/// nothing, the dearest victim first; killers, the counter-move and the other quiet moves by their history; the rest.
template <class V>
class MoveOrder {
  public:
    using Memory = MoveMemory<typename V::Geometry>;

    /// `moves` are in any order, and are reordered.
    MoveOrder(const Position<V>& position, MoveList& moves, Move from_table, const Memory& memory, int ply,
              const StepsBack& back)
        : position_(&position), memory_(&memory), back_(&back), ply_(ply), moves_(moves) {
        if (!from_table.exists()) return;
        Move* const found = std::find(moves_.begin(), moves_.end(), from_table);
        if (found == moves_.end()) return;
        std::swap(*found, *moves_.begin());
        stage_end_ = 1;
    }

    /// Keeps the order in which the moves stand.
    explicit MoveOrder(MoveList& moves) : stage_(Stage::as_they_stand), moves_(moves), stage_end_(moves.size()) {}

    /// The next move, or the default move when all were handed out.
    Move next() {
        for (;;) {
            if (next_ == stage_end_) {
                if (!begin_stage()) return Move{};
                continue;
            }
            const Move move = pick();
            if (stage_ != Stage::captures || is_sound(move)) return move;
            // The captures that lose gather where moves were handed out already.
            moves_.begin()[losing_++] = move;
        }
    }

    /// True when every move from here on loses material.
    bool is_at_losing_captures() const { return stage_ == Stage::losing_captures; }

  private:
    enum class Stage { table, captures, quiet, losing_captures, as_they_stand };
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
                scores_[i] = quiet_promise(moves_[i]);
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
            if (stage_end_ < scores_.size()) scores_[stage_end_] = capture_promise(moves[stage_end_]);
            ++stage_end_;
        }
    }

    /// The best of the stage's moves that are left.
    Move pick() {
        Move* const moves = moves_.begin();
        const std::size_t scored = std::min(stage_end_, scores_.size());
        if (stage_ != Stage::as_they_stand && next_ < scored) {
            const auto best = static_cast<std::size_t>(
                std::max_element(scores_.begin() + next_, scores_.begin() + scored) - scores_.begin());
            std::swap(scores_[next_], scores_[best]);
            std::swap(moves[next_], moves[best]);
        }
        return moves[next_++];
    }

    bool is_sound(Move move) const { return !promotes_low<V>(move) && exchange_gains(*position_, move, 0); }

    int capture_promise(Move move) const {
        constexpr int victims_first = 16;
        constexpr int history_share = 16;
        const Piece mover = position_->at(move.from());
        const Piece captured = captured_piece(*position_, move);
        int promise = move.promotion() ? victims_first * piece_value<V>(*move.promotion()) : 0;
        if (captured.exists()) {
            promise += victims_first * piece_value<V>(captured.role()) - piece_value<V>(mover.role()) +
                       memory_->capture(mover, move, captured) / history_share;
        }
        return promise;
    }

    int quiet_promise(Move move) const {
        const auto& killers = memory_->killers(ply_);
        if (move == killers[0]) return refutation + 2;
        if (move == killers[1]) return refutation + 1;
        if (move == memory_->counter(back_->one)) return refutation;
        return memory_->quiet(position_->at(move.from()), move, *back_);
    }

    const Position<V>* position_ = nullptr;
    const Memory* memory_ = nullptr;
    const StepsBack* back_ = nullptr;
    int ply_ = 0;
    Stage stage_ = Stage::table;
    MoveList& moves_;
    /// Moves beyond these, of which only a composed position has so many, come last in their stage.
    std::array<int, 256> scores_;
    /// The next move to hand out, the end of the stage's moves, and how many captures lose.
    std::size_t next_ = 0;
    std::size_t stage_end_ = 0;
    std::size_t losing_ = 0;
};

}  // namespace kingcraft
