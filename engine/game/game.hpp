#pragma once
// One game from start to result: the line that led to the position, repetition, claims, and what the players agreed on.

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/small.hpp"
#include "game/move_record.hpp"
#include "notation/fen.hpp"
#include "rules/ending.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// FIDE 9.2 and 9.6.
inline constexpr int claim_repetitions = 3;
inline constexpr int automatic_repetitions = 5;
inline constexpr int automatic_halfmoves = 150;

template <class V>
class Game {
  public:
    /// A move that was played, and the position it was played in. Copies of a game share it.
    struct Ply {
        Position<V> before;
        Move move;
        MoveRecord record;

        Ply(const Position<V>& position, Move played, MoveRecord&& described)
            : before(position), move(played), record(std::move(described)) {}
    };

    explicit Game(const Position<V>& start) : start_(start), position_(start) {}

    const Position<V>& start() const { return start_; }
    const Position<V>& position() const { return position_; }
    /// The legal moves of the position, which are found when they are first asked for.
    const MoveList& moves() const {
        if (!moves_.are_found) generate_legal(position_, moves_.list);
        moves_.are_found = true;
        return moves_.list;
    }
    /// The number of moves played and not taken back.
    std::size_t played() const { return played_; }
    /// The moves played; those that can be redone come after the first `played()`.
    const std::vector<std::shared_ptr<const Ply>>& line() const { return line_; }

    /// Plays a legal move, after which the position is `next`; forgets what could be redone. Not after a result that
    /// the players gave.
    void play(Move move, MoveRecord record, const Position<V>& next) {
        forget_undone();
        line_.push_back(std::make_shared<const Ply>(position_, move, std::move(record)));
        ++played_;
        set_position(next);
    }

    /// Takes a result back that the players gave, and it alone; without one, the last move. True when it was a move.
    bool undo() {
        if (given_) {
            undone_result_ = std::exchange(given_, std::nullopt);
            return false;
        }
        if (played_ == 0) return false;
        --played_;
        set_position(line_[played_]->before);
        return true;
    }

    /// Brings back what was undone last. True when it was a move.
    bool redo() {
        if (played_ < line_.size()) {
            set_position(position_.after(line_[played_]->move));
            ++played_;
            return true;
        }
        if (undone_result_) given_ = std::exchange(undone_result_, std::nullopt);
        return false;
    }

    /// How often the position has occurred, this time included.
    int repetitions() const {
        int count = 1;
        const auto reversible = static_cast<std::size_t>(position_.halfmove_clock());
        const std::size_t first = played_ > reversible ? played_ - reversible : 0;
        for (std::size_t i = first; i < played_; ++i) count += line_[i]->before.key() == position_.key() ? 1 : 0;
        return count;
    }

    /// The result: what the players gave, else what the rules say of themselves (FIDE 5.2, 9.6).
    std::optional<Outcome> outcome() const {
        if (given_) return given_;
        if (auto by_position = position_outcome(position_, moves())) return by_position;
        if (repetitions() >= automatic_repetitions) return Outcome{std::nullopt, Reason::fivefold_repetition};
        if (position_.halfmove_clock() >= automatic_halfmoves) return Outcome{std::nullopt, Reason::seventy_five_moves};
        return std::nullopt;
    }

    /// The draws that the player to move may claim (FIDE 9.2, 9.3); none when the game is over.
    std::vector<Reason> claims() const {
        std::vector<Reason> reasons;
        if (outcome()) return reasons;
        if (repetitions() >= claim_repetitions) reasons.push_back(Reason::threefold_repetition);
        if (position_.halfmove_clock() >= claimable_halfmoves) reasons.push_back(Reason::fifty_moves);
        return reasons;
    }

    /// True when the players ended the game, so that no move may follow.
    bool ended_by_players() const { return given_.has_value(); }
    /// Ends the game as the players or the clock say, and forgets what could be redone; only while it is not over.
    void end(Outcome outcome) {
        forget_undone();
        given_ = outcome;
    }

    /// False when it is certain that no series of legal moves wins for this side; when the game is over, unless it won.
    bool can_win(Color color) const {
        if (const auto result = outcome()) return result->winner == color;
        return V::can_win(position_, color);
    }

  private:
    /// The legal moves, which a copy of the game finds again.
    struct FoundMoves {
        MoveList list;
        bool are_found = false;

        FoundMoves() = default;
        FoundMoves(const FoundMoves&) {}
        FoundMoves& operator=(const FoundMoves&) {
            are_found = false;
            return *this;
        }
    };

    void forget_undone() {
        line_.erase(line_.begin() + static_cast<std::ptrdiff_t>(played_), line_.end());
        undone_result_.reset();
    }
    void set_position(const Position<V>& position) {
        position_ = position;
        moves_.are_found = false;
    }

    Position<V> start_;
    Position<V> position_;
    mutable FoundMoves moves_;
    std::vector<std::shared_ptr<const Ply>> line_;
    std::size_t played_ = 0;
    std::optional<Outcome> given_;
    /// A result that the players gave after the whole line, and that was taken back.
    std::optional<Outcome> undone_result_;
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
