#pragma once
// Finds the values of a table by going backward from the ends of games, ply by ply.
//
// No game says how its moves are taken back. Instead, the first pass over all positions notes which man ever moves from
// where to where; what these notes allow to be taken back is tried and then found again among the legal moves. A
// position that may still be lost watches one of its moves that does not lose yet, and is looked at again when that one
// does.

#include <atomic>
#include <cassert>
#include <limits>

#include "endgame/cells.hpp"
#include "endgame/goal.hpp"
#include "endgame/origins.hpp"
#include "endgame/sharing.hpp"
#include "endgame/table.hpp"

namespace kingcraft {

template <class V>
class EndgameBuilder {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;

  public:
    /// `behind` must have the tables of all that captures and promotions leave, and outlive the builder. For a goal
    /// other than the end, it must have this table, too, and pawns must not meet any that can capture in passing.
    explicit EndgameBuilder(EndgameIndex index, const EndgameTables<V>& behind, EndgameGoal goal = EndgameGoal::end)
        : index_(std::move(index)),
          behind_(behind),
          goal_(goal),
          cells_(index_.size()),
          origins_(index_.kinds().size()) {}

    /// Does on some of the numbers what the first pass does on all of them; for measuring.
    void try_out(std::size_t step) const {
        for (std::size_t number = 0; number < index_.size(); number += step) {
            const auto position = position_at<V>(index_, number);
            if (!position) continue;
            MoveList moves;
            generate_legal(*position, moves);
            bool watches_passers = false;
            look_at(*position, index_.at(number), moves, no_plies, watches_passers);
        }
    }

    /// What takes more than so many plies may be told as a draw.
    EndgameTable build(const ShareOut& share_out, const PassReport& report,
                       int most_plies = std::numeric_limits<int>::max()) {
        if (plies_ == no_plies) {
            report(goal_, plies_);
            share_out(index_.size(), [this](std::size_t begin, std::size_t end) { start(begin, end); });
            origins_.add_images(index_.images());
            plies_ = 0;
        }
        // One more pass than there are values, for those that depend on the others by way of en passant.
        for (; plies_ <= cells_.longest() + 1 && plies_ < most_plies; ++plies_) {
            report(goal_, plies_);
            share_out(index_.size(), [this](std::size_t begin, std::size_t end) { spread(begin, end, plies_); });
            for (const std::size_t number : passers_) look_again(number, plies_, Look::at_all_moves);
        }
        return {index_, collect()};
    }

    /// Keeps what was found before the pass that is reported now, or takes it back, for `build` to go on from there.
    bool transfer(const Transfer& transfer) {
        std::size_t passers = passers_.size();
        if (!transfer(&plies_, sizeof plies_) || !transfer(&passers, sizeof passers) || passers > index_.size())
            return false;
        passers_.resize(passers);
        return transfer(passers_.data(), passers * sizeof passers_[0]) && cells_.transfer(transfer) &&
               origins_.transfer(transfer);
    }

  private:
    using Cells = EndgameCells;

    /// How much of a position that was not decided is looked at again. A win or a draw by a move that leaves the table
    /// for good was seen in the first pass, and a win by another move is found from behind; so one move that does not
    /// lose yet is enough, but where a pawn may be captured in passing.
    enum class Look : std::uint8_t { until_one_does_not_lose, at_all_moves };

    /// True when the move only takes a man from one square to another, so that the position behind it has a number
    /// here, and the goal is not reached with it.
    bool stays_in_table(const Position<V>& position, Move move) const {
        if (move.kind() == MoveKind::en_passant || move.promotion() || move.stays_in_place()) return false;
        const Piece piece = position.at(move.from());
        if (position.at(move.to()).exists() || (goal_ != EndgameGoal::end && piece.role() == Role::pawn)) return false;
        return move.kind() != MoveKind::double_step || position.after(move).en_passant() == no_square;
    }

    /// The number behind such a move.
    std::size_t number_behind(Placement placement, Move move) const {
        *std::find(placement.squares.begin(), placement.squares.end(), move.from()) = move.to();
        placement.turn = !placement.turn;
        return index_.of(placement);
    }

    std::optional<EndgameValue> known_value(std::size_t number, int known_plies) const {
        const EndgameCell value = cells_.at(number);
        if (!Cells::is_decided(value) || value > Cells::decided(known_plies)) return std::nullopt;
        return EndgameValue::from_code(value);
    }

    /// Whether the goal is reached with the move that led to this position.
    EndgameValue value_of_reset(const Position<V>& position) const {
        const auto value = behind_.probe(position);
        assert(value);
        if (value->is_draw() || value->is_cursed()) return EndgameValue::draw();
        if (value->is_loss()) return EndgameValue::decided_in(reset_head_start);
        return EndgameValue::decided_in(reset_head_start + (goal_ == EndgameGoal::reset_for_winner_to_move ? -1 : 1));
    }

    /// The value of a position with other men, or with a pawn that may be captured in passing.
    std::optional<EndgameValue> value_elsewhere(const Position<V>& position, int known_plies) const {
        if (goal_ != EndgameGoal::end) return value_of_reset(position);
        if (position.en_passant() == no_square) {
            const auto value = behind_.probe(position);
            assert(value);
            return value;
        }
        const Placement placement = placement_of(index_.kinds(), position);
        MoveList moves;
        generate_legal(position, moves);
        BestMove best;
        bool all_known = true;
        bool wins = false;
        for (const Move move : moves) {
            const auto behind = stays_in_table(position, move)
                                    ? known_value(number_behind(placement, move), known_plies - 1)
                                    : value_elsewhere(position.after(move), known_plies - 1);
            if (behind) {
                best.add(*behind);
                wins = wins || behind->is_loss();
            }
            all_known = all_known && behind.has_value();
        }
        if (!all_known && !wins) return std::nullopt;
        const EndgameValue value = best.value();
        if (!value.is_draw() && value.plies() > known_plies && !all_known) return std::nullopt;
        return value;
    }

    /// What the cell of a position is to hold when every value in this table up to so many plies is known.
    EndgameCell look_at(const Position<V>& position, const Placement& placement, const MoveList& moves, int known_plies,
                        bool& watches_passers, Look look = Look::at_all_moves) const {
        if (moves.empty()) {
            const bool mate = V::king_must_be_safe && position.is_check();
            return mate ? Cells::decided(goal_ == EndgameGoal::end ? 0 : reset_head_start) : Cells::not_lost;
        }
        EndgameCell watched = Cells::not_lost;
        bool draws = false;
        bool wins = false;
        BestMove best;
        for (const Move move : moves) {
            std::optional<EndgameValue> behind;
            if (stays_in_table(position, move)) {
                if (known_plies == no_plies && watched != Cells::not_lost) continue;
                const std::size_t number = number_behind(placement, move);
                behind = known_value(number, known_plies);
                if (!behind && look == Look::until_one_does_not_lose) return Cells::watch(number);
                if (!behind && watched == Cells::not_lost) watched = Cells::watch(number);
            } else {
                const Position<V> next = position.after(move);
                behind = value_elsewhere(next, known_plies);
                watches_passers = watches_passers || next.en_passant() != no_square;
                if (!behind) watched = Cells::always_watched;
            }
            if (!behind) continue;
            best.add(*behind);
            wins = wins || behind->is_loss();
            draws = draws || behind->is_draw();
        }
        if (!wins && watched != Cells::not_lost) return draws ? Cells::not_lost : watched;
        const EndgameValue value = best.value();
        return value.is_draw() ? Cells::not_lost : Cells::decided(value.plies());
    }

    /// The first pass: which numbers are positions, what captures, promotions and the ends of games decide, and from
    /// where to where men move.
    void start(std::size_t begin, std::size_t end) {
        for (std::size_t number = begin; number < end; ++number) {
            const auto position = position_at<V>(index_, number);
            if (!position) {
                cells_.set(number, Cells::no_position);
                continue;
            }
            MoveList moves;
            generate_legal(*position, moves);
            bool watches_passers = false;
            cells_.set(number, look_at(*position, index_.at(number), moves, no_plies, watches_passers));
            if (watches_passers) add_passer(number);
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

    /// One pass: what the positions decided in this many plies mean for those before them.
    void spread(std::size_t begin, std::size_t end, int plies) {
        for (std::size_t number = begin; number < end; ++number) {
            if (cells_.at(number) != Cells::decided(plies)) continue;
            const Placement placement = index_.at(number);
            for_each_before(placement, [&](const Placement& before, Move move) {
                const std::size_t number_before = index_.of(before);
                if (plies % 2 == 0) {
                    win_by(number_before, before, move, plies + 1);
                } else if (cells_.at(number_before) == Cells::watch(number)) {
                    look_again(number_before, plies, Look::until_one_does_not_lose);
                }
            });
        }
    }

    /// Visits the placements from where a man may have come to this one, with the move that it made then.
    template <class Visit>
    void for_each_before(const Placement& placement, Visit visit) const {
        Set occupied;
        for (int man = 0; man < index_.material().count(); ++man)
            occupied.insert(placement.squares[static_cast<std::size_t>(man)]);
        std::size_t man = 0;
        for (std::size_t kind = 0; kind < index_.kinds().size(); ++kind) {
            for (int i = 0; i < index_.kinds()[kind].count; ++i, ++man) {
                if (index_.kinds()[kind].piece.color() == placement.turn) continue;
                const Square to = placement.squares[man];
                for (const Square from : origins_.of(kind, to) - occupied) {
                    Placement before = placement;
                    before.squares[man] = from;
                    before.turn = !placement.turn;
                    visit(before, Move{from, to, MoveKind::step});
                }
            }
        }
    }

    /// The position before is won in so many plies, if the move is there and nothing wins sooner.
    void win_by(std::size_t number, const Placement& before, Move move, int plies) {
        const EndgameCell value = cells_.at(number);
        if (value == Cells::no_position || (Cells::is_decided(value) && value <= Cells::decided(plies))) return;
        const auto position = place_men<V>(index_.kinds(), before);
        assert(position);
        if (is_there(*position, move)) cells_.set(number, Cells::decided(plies));
    }

    /// True when a man can be moved so in this position, if the one behind does not leave the king in check.
    bool is_there(const Position<V>& position, Move move) const {
        const Piece piece = position.at(move.from());
        if (piece.role() != Role::pawn && V::targets(position, piece, move.from()).contains(move.to())) return true;
        MoveList moves;
        generate_legal(position, moves);
        return std::any_of(moves.begin(), moves.end(), [&](Move each) {
            return each.from() == move.from() && each.to() == move.to() && stays_in_table(position, each);
        });
    }

    void look_again(std::size_t number, int known_plies, Look look) {
        const EndgameCell value = cells_.at(number);
        if (Cells::is_decided(value) && value <= Cells::decided(known_plies)) return;
        const Placement placement = index_.at(number);
        const auto position = place_men<V>(index_.kinds(), placement);
        assert(position);
        MoveList moves;
        generate_legal(*position, moves);
        bool watches_passers = false;
        const EndgameCell seen = look_at(*position, placement, moves, known_plies, watches_passers, look);
        // What was won by another way of its moves than by those that can be taken back stays won.
        if (Cells::is_decided(seen) || !Cells::is_decided(value)) cells_.set(number, seen);
    }

    void add_passer(std::size_t number) {
        while (adding_.test_and_set(std::memory_order_acquire)) {
        }
        passers_.push_back(number);
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
            const EndgameCell found = cells_.at(number);
            if (found != Cells::no_position) {
                value = Cells::is_decided(found) ? EndgameValue::from_code(found) : EndgameValue::draw();
                EndgameCount& count = values.counts[2 * number / index_.size()];
                ++(value.is_draw() ? count.drawn : value.is_win() ? count.won : count.lost);
            }
            values.set(number, value);
        }
        return values;
    }

    static constexpr int no_plies = -1;

    EndgameIndex index_;
    const EndgameTables<V>& behind_;
    EndgameGoal goal_;
    /// Of the pass that comes next.
    int plies_ = no_plies;
    Cells cells_;
    EndgameOrigins<G> origins_;
    /// Positions with a move behind which a pawn may be captured in passing.
    std::vector<std::size_t> passers_;
    std::atomic_flag adding_ = ATOMIC_FLAG_INIT;
};

}  // namespace kingcraft
