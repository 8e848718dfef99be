#pragma once
// Builds a table by retrograde analysis: backward from the ends of games, ply by ply.
//
// No game has code that takes moves back. Instead, the first pass notes for each kind of piece from where to where it
// ever moves. The passes back try all moves that these notes allow, and look for each among the legal moves. An
// undecided position watches one of its moves that does not lose yet. When that move loses, it is looked at again.

#include <atomic>
#include <cassert>
#include <limits>

#include "endgame/move_origins.hpp"
#include "endgame/position_solver.hpp"
#include "endgame/table_format.hpp"

namespace kingcraft {

template <class V>
class EndgameBuilder {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;

  public:
    /// `next_tables` must have the tables of all that captures and promotions lead to, and outlive the builder. For a
    /// goal other than the end it must have this table, too, and pawns must not face pawns that can capture en passant.
    explicit EndgameBuilder(EndgameIndex index, const EndgameTables<V>& next_tables,
                            EndgameGoal goal = EndgameGoal::end)
        : index_(std::move(index)),
          goal_(goal),
          cells_(index_.size()),
          solver_(index_, cells_, next_tables, goal),
          origins_(index_.kinds().size()) {}

    /// Does the work of the first pass for every `step`-th number, to measure its time.
    void try_out(std::size_t step) const {
        for (std::size_t number = 0; number < index_.size(); number += step) {
            const auto position = position_at<V>(index_, number);
            if (!position) continue;
            MoveList moves;
            generate_legal(*position, moves);
            solver_.solve(*position, index_.at(number), moves, no_plies);
        }
    }

    /// Builds the table. A value of more than `most_plies` may become a draw.
    EndgameTable build(const ParallelFor& parallel_for, const PassReport& report,
                       int most_plies = std::numeric_limits<int>::max()) {
        if (plies_ == no_plies) {
            report(goal_, plies_);
            parallel_for(index_.size(), [this](std::size_t begin, std::size_t end) { start(begin, end); });
            origins_.add_images(index_.images());
            plies_ = 0;
        }
        // One more pass than there are values, for positions that depend on others after en passant.
        for (; plies_ <= cells_.longest() + 1 && plies_ < most_plies; ++plies_) {
            report(goal_, plies_);
            parallel_for(index_.size(), [this](std::size_t begin, std::size_t end) { spread(begin, end, plies_); });
            for (const std::size_t number : en_passant_numbers_) look_again(number, plies_, Look::at_all_moves);
        }
        return {index_, collect()};
    }

    /// Saves the state before the reported pass, or loads it so that `build` continues from there.
    bool transfer(const Transfer& transfer) {
        std::size_t count = en_passant_numbers_.size();
        if (!transfer(&plies_, sizeof plies_) || !transfer(&count, sizeof count) || count > index_.size()) return false;
        en_passant_numbers_.resize(count);
        return transfer(en_passant_numbers_.data(), count * sizeof en_passant_numbers_[0]) &&
               cells_.transfer(transfer) && origins_.transfer(transfer);
    }

    /// True when `build` can continue from the state that was loaded. Anyone can compute the checksum of a file, so all
    /// that the build relies on is looked at; what only makes the table wrong, its verification finds.
    bool is_sound(const ParallelFor& parallel_for) const {
        const BoardFacts facts = board_facts<V>();
        const auto is_position = [this](std::size_t number) {
            return number < index_.size() && cells_.at(number) != Cells::no_position;
        };
        const auto may_stand = [&](std::size_t kind, Square from) {
            return facts.may_stand(index_.kinds()[kind].piece, from);
        };
        if (plies_ < 0 || !std::all_of(en_passant_numbers_.begin(), en_passant_numbers_.end(), is_position) ||
            !origins_.are_possible(may_stand))
            return false;
        std::atomic<bool> sound = true;
        parallel_for(index_.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t number = begin; number < end && sound; ++number) {
                const EndgameCell cell = cells_.at(number);
                const bool is_too_long = Cells::is_decided(cell) && cell > Cells::decided(table_plies_max);
                if (is_too_long || position_at<V>(index_, number).has_value() == (cell == Cells::no_position))
                    sound = false;
            }
        });
        return sound;
    }

  private:
    using Cells = EndgameCells;

    /// The first pass: which numbers are positions, what captures, promotions and ends of games decide, and from where
    /// to where pieces move.
    void start(std::size_t begin, std::size_t end) {
        for (std::size_t number = begin; number < end; ++number) {
            const auto position = position_at<V>(index_, number);
            if (!position) {
                cells_.set(number, Cells::no_position);
                continue;
            }
            MoveList moves;
            generate_legal(*position, moves);
            const SolvedPosition solved = solver_.solve(*position, index_.at(number), moves, no_plies);
            cells_.set(number, solved.cell);
            if (solved.allows_en_passant) add_en_passant_number(number);
            note_origins(*position, moves);
        }
    }

    void note_origins(const Position<V>& position, const MoveList& moves) {
        for (const Move move : moves) {
            if (position.at(move.to()).exists()) continue;
            const Piece piece = position.at(move.from());
            std::size_t kind = 0;
            while (!(index_.kinds()[kind].piece == piece)) ++kind;
            origins_.note(kind, move.from(), move.to());
        }
    }

    /// One pass back: what the positions decided in `plies` mean for their predecessors.
    void spread(std::size_t begin, std::size_t end, int plies) {
        for (std::size_t number = begin; number < end; ++number) {
            if (cells_.at(number) != Cells::decided(plies)) continue;
            const Placement placement = index_.at(number);
            for_each_predecessor(placement, [&](const Placement& previous, Move move) {
                const std::size_t previous_number = index_.of(previous);
                if (plies % 2 == 0) {
                    win_by(previous_number, previous, move, plies + 1);
                } else if (cells_.at(previous_number) == Cells::watch(number)) {
                    look_again(previous_number, plies, Look::until_one_does_not_lose);
                }
            });
        }
    }

    /// Visits the placements from which a piece may have moved to this one, with its move.
    template <class Visit>
    void for_each_predecessor(const Placement& placement, Visit visit) const {
        Set occupied;
        for (int i = 0; i < index_.material().count(); ++i)
            occupied.insert(placement.squares[static_cast<std::size_t>(i)]);
        std::size_t piece = 0;
        for (std::size_t kind = 0; kind < index_.kinds().size(); ++kind) {
            for (int i = 0; i < index_.kinds()[kind].count; ++i, ++piece) {
                if (index_.kinds()[kind].piece.color() == placement.turn) continue;
                const Square to = placement.squares[piece];
                for (const Square from : origins_.of(kind, to) - occupied) {
                    Placement previous = placement;
                    previous.squares[piece] = from;
                    previous.turn = !placement.turn;
                    visit(previous, Move{from, to, MoveKind::step});
                }
            }
        }
    }

    /// Decides a predecessor as won in `plies`, if the move is legal there and no shorter win is known.
    void win_by(std::size_t number, const Placement& placement, Move move, int plies) {
        const EndgameCell cell = cells_.at(number);
        if (cell == Cells::no_position || (Cells::is_decided(cell) && cell <= Cells::decided(plies))) return;
        const auto position = place_pieces<V>(index_.kinds(), placement);
        assert(position);
        if (is_possible(*position, move)) cells_.set(number, Cells::decided(plies));
    }

    /// True when a piece can move so in this position; the position after it is known to be legal.
    bool is_possible(const Position<V>& position, Move move) const {
        const Piece piece = position.at(move.from());
        if (piece.role() != Role::pawn && V::targets(position, piece, move.from()).contains(move.to())) return true;
        MoveList moves;
        generate_legal(position, moves);
        return std::any_of(moves.begin(), moves.end(), [&](Move each) {
            return each.from() == move.from() && each.to() == move.to() && solver_.stays_in_table(position, each);
        });
    }

    void look_again(std::size_t number, int known_plies, Look look) {
        const EndgameCell cell = cells_.at(number);
        if (Cells::is_decided(cell) && cell <= Cells::decided(known_plies)) return;
        const Placement placement = index_.at(number);
        const auto position = place_pieces<V>(index_.kinds(), placement);
        assert(position);
        MoveList moves;
        generate_legal(*position, moves);
        const EndgameCell solved = solver_.solve(*position, placement, moves, known_plies, look).cell;
        // A win by a move that can be taken back stays, even if the moves looked at here do not win.
        if (Cells::is_decided(solved) || !Cells::is_decided(cell)) cells_.set(number, solved);
    }

    void add_en_passant_number(std::size_t number) {
        while (adding_.test_and_set(std::memory_order_acquire)) {
        }
        en_passant_numbers_.push_back(number);
        adding_.clear(std::memory_order_release);
    }

    EndgameValues collect() const {
        EndgameValues values;
        for (std::size_t number = 0; number < index_.size(); ++number) {
            if (Cells::is_decided(cells_.at(number))) values.longest = std::max(values.longest, cells_.at(number) - 1);
        }
        values.resize(index_.size());
        EndgameValue value = EndgameValue::draw();
        for (std::size_t number = 0; number < index_.size(); ++number) {
            const EndgameCell cell = cells_.at(number);
            if (cell != Cells::no_position) {
                value = Cells::is_decided(cell) ? EndgameValue::from_code(cell) : EndgameValue::draw();
                EndgameCount& count = values.counts[2 * number / index_.size()];
                ++(value.is_draw() ? count.drawn : value.is_win() ? count.won : count.lost);
            }
            values.set(number, value);
        }
        return values;
    }

    static constexpr int no_plies = PositionSolver<V>::no_plies;

    EndgameIndex index_;
    EndgameGoal goal_;
    /// The plies of the next pass.
    int plies_ = no_plies;
    Cells cells_;
    PositionSolver<V> solver_;
    EndgameOrigins<G> origins_;
    /// The numbers of positions with a move after which a pawn may be captured en passant.
    std::vector<std::size_t> en_passant_numbers_;
    std::atomic_flag adding_ = ATOMIC_FLAG_INIT;
};

}  // namespace kingcraft
