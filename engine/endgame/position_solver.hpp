#pragma once
// Solves one position of a table that is being built, from the values after its moves.

#include <algorithm>
#include <cassert>

#include "endgame/build_cells.hpp"
#include "endgame/build_steps.hpp"
#include "endgame/endgame_tables.hpp"

namespace kingcraft {

/// How many moves of an undecided position are looked at again. The first pass has seen the wins and draws by moves
/// that leave the table, and the passes back find the wins by other moves. So one move that does not lose yet is
/// enough, except where a pawn may be captured en passant.
enum class Look : std::uint8_t { until_one_does_not_lose, at_all_moves };

/// The cell of a position, and whether one of its moves allows an en passant capture.
struct SolvedPosition {
    EndgameCell cell;
    bool allows_en_passant = false;
};

template <class V>
class PositionSolver {
    using Cells = EndgameCells;

  public:
    /// The number of known plies before the first pass.
    static constexpr int no_plies = -1;

    /// The solver reads all three; they must outlive it.
    PositionSolver(const EndgameIndex& index, const EndgameCells& cells, const EndgameTables<V>& next_tables,
                   EndgameGoal goal)
        : index_(index), cells_(cells), next_tables_(next_tables), goal_(goal) {}

    /// The cell of a position when every value in this table up to `known_plies` is known.
    SolvedPosition solve(const Position<V>& position, const Placement& placement, const MoveList& moves,
                         int known_plies, Look look = Look::at_all_moves) const {
        if (moves.empty()) {
            const bool mate = V::king_must_be_safe && position.is_check();
            return {mate ? Cells::decided(goal_ == EndgameGoal::end ? 0 : reset_head_start) : Cells::not_lost};
        }
        EndgameCell watched = Cells::not_lost;
        bool allows_en_passant = false;
        bool draws = false;
        bool wins = false;
        BestValue best;
        for (const Move move : moves) {
            std::optional<EndgameValue> value;
            if (stays_in_table(position, move)) {
                if (known_plies == no_plies && watched != Cells::not_lost) continue;
                const std::size_t number = number_after(placement, move);
                value = known_value(number, known_plies);
                if (!value && look == Look::until_one_does_not_lose) return {Cells::watch(number), allows_en_passant};
                if (!value && watched == Cells::not_lost) watched = Cells::watch(number);
            } else {
                const Position<V> next = position.after(move);
                value = value_elsewhere(next, known_plies);
                allows_en_passant = allows_en_passant || next.en_passant() != no_square;
                if (!value) watched = Cells::always_watched;
            }
            if (!value) continue;
            best.add(*value);
            wins = wins || value->is_loss();
            draws = draws || value->is_draw();
        }
        if (!wins && watched != Cells::not_lost) return {draws ? Cells::not_lost : watched, allows_en_passant};
        const EndgameValue value = best.value();
        return {value.is_draw() ? Cells::not_lost : Cells::decided(value.plies()), allows_en_passant};
    }

    /// True when the move only takes a piece from one square to another. Then the position after it has a number in
    /// this table, and the goal is not reached with the move.
    bool stays_in_table(const Position<V>& position, Move move) const {
        if (move.kind() == MoveKind::en_passant || move.promotion() || move.stays_in_place()) return false;
        const Piece piece = position.at(move.from());
        if (position.at(move.to()).exists() || (goal_ != EndgameGoal::end && piece.role() == Role::pawn)) return false;
        return move.kind() != MoveKind::double_step || position.after(move).en_passant() == no_square;
    }

  private:
    /// The number after such a move.
    std::size_t number_after(Placement placement, Move move) const {
        *std::find(placement.squares.begin(), placement.squares.end(), move.from()) = move.to();
        placement.turn = !placement.turn;
        return index_.of(placement);
    }

    std::optional<EndgameValue> known_value(std::size_t number, int known_plies) const {
        const EndgameCell cell = cells_.at(number);
        if (!Cells::is_decided(cell) || cell > Cells::decided(known_plies)) return std::nullopt;
        return EndgameValue::from_code(cell);
    }

    /// The value of a position after a move that resets the fifty-move count, for a goal other than the end.
    EndgameValue value_of_reset(const Position<V>& position) const {
        const auto value = next_tables_.probe(position);
        assert(value);
        if (value->is_draw() || value->is_cursed()) return EndgameValue::draw();
        if (value->is_loss()) return EndgameValue::decided_in(reset_head_start);
        return EndgameValue::decided_in(reset_head_start + (goal_ == EndgameGoal::reset_for_winner_to_move ? -1 : 1));
    }

    /// The value of a position with other pieces, or with a pawn that may be captured en passant.
    std::optional<EndgameValue> value_elsewhere(const Position<V>& position, int known_plies) const {
        if (goal_ != EndgameGoal::end) return value_of_reset(position);
        if (position.en_passant() == no_square) {
            const auto value = next_tables_.probe(position);
            assert(value);
            return value;
        }
        const Placement placement = placement_of(index_.kinds(), position);
        MoveList moves;
        generate_legal(position, moves);
        BestValue best;
        bool all_known = true;
        bool wins = false;
        for (const Move move : moves) {
            const auto value = stays_in_table(position, move)
                                   ? known_value(number_after(placement, move), known_plies - 1)
                                   : value_elsewhere(position.after(move), known_plies - 1);
            if (value) {
                best.add(*value);
                wins = wins || value->is_loss();
            }
            all_known = all_known && value.has_value();
        }
        if (!all_known && !wins) return std::nullopt;
        const EndgameValue value = best.value();
        if (!value.is_draw() && value.plies() > known_plies && !all_known) return std::nullopt;
        return value;
    }

    const EndgameIndex& index_;
    const EndgameCells& cells_;
    const EndgameTables<V>& next_tables_;
    EndgameGoal goal_;
};

}  // namespace kingcraft
