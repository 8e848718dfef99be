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

#include "endgame/sharing.hpp"
#include "endgame/table.hpp"

namespace kingcraft {

/// The bytes that each number of a table takes while it is built, besides the byte of its value.
inline constexpr std::size_t building_bytes = sizeof(std::uint16_t);

template <class V>
class EndgameBuilder {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;

  public:
    /// `behind` must have the tables of all that captures and promotions leave, and outlive the builder.
    EndgameBuilder(EndgameIndex<V> index, const EndgameTables<V>& behind)
        : index_(std::move(index)),
          behind_(behind),
          cells_(std::make_unique<Cell[]>(index_.size())),
          origins_(index_.kinds().size()) {}

    /// Does on some of the numbers what the first pass does on all of them; for measuring.
    void try_out(std::size_t step) const {
        for (std::size_t number = 0; number < index_.size(); number += step) {
            const auto position = index_.position(number);
            if (!position) continue;
            MoveList moves;
            generate_legal(*position, moves);
            bool watches_passers = false;
            look_at(*position, index_.at(number), moves, no_plies, watches_passers);
        }
    }

    EndgameTable<V> build(const ShareOut& share_out, const PassReport& report) {
        report(-1);
        share_out(index_.size(), [this](std::size_t begin, std::size_t end) { start(begin, end); });
        close_origins();
        // One more pass than there are values, for those that depend on the others by way of en passant.
        for (int plies = 0; plies <= longest_ + 1; ++plies) {
            report(plies);
            share_out(index_.size(), [&](std::size_t begin, std::size_t end) { spread(begin, end, plies); });
            for (const std::size_t number : passers_) look_again(number, plies, Look::at_all_moves);
        }
        return {index_, collect()};
    }

  private:
    /// One plus the plies of a position that is decided, at the latest then; or what is not known yet. Threads may look
    /// at a cell while another one writes: they only act on values of earlier passes, which do not change any more.
    using Cell = std::atomic<std::uint16_t>;
    /// Not lost; won only if a move that was not decided turns out to win.
    static constexpr std::uint16_t not_lost = 0;
    /// The number stands for no position.
    static constexpr std::uint16_t no_position = 0xFFFF;
    /// Depends on what can be captured in passing: looked at after every pass.
    static constexpr std::uint16_t always_watched = 0xFFFE;
    /// From here on: not decided, and watching a position with this hash.
    static constexpr std::uint16_t first_watch = 0x8000;
    static constexpr std::size_t watch_prime = 32749;

    static bool is_decided(std::uint16_t cell) { return cell != not_lost && cell < first_watch; }
    static std::uint16_t watch(std::size_t number) {
        return static_cast<std::uint16_t>(first_watch + number % watch_prime);
    }
    static std::uint16_t decided(int plies) { return static_cast<std::uint16_t>(plies + 1); }

    std::uint16_t cell(std::size_t number) const { return cells_[number].load(std::memory_order_relaxed); }
    void set_cell(std::size_t number, std::uint16_t value) {
        cells_[number].store(value, std::memory_order_relaxed);
        if (!is_decided(value)) return;
        int longest = longest_.load(std::memory_order_relaxed);
        while (longest < value - 1 && !longest_.compare_exchange_weak(longest, value - 1)) {
        }
    }

    /// How much of a position that was not decided is looked at again. A win or a draw by a move that leaves the table
    /// for good was seen in the first pass, and a win by another move is found from behind; so one move that does not
    /// lose yet is enough, but where a pawn may be captured in passing.
    enum class Look : std::uint8_t { until_one_does_not_lose, at_all_moves };

    /// True when the move only takes a man from one square to another, so that the position behind it has a number
    /// here.
    static bool stays_in_table(const Position<V>& position, Move move) {
        if (move.kind() == MoveKind::en_passant || move.promotion() || move.from() == move.to()) return false;
        if (position.at(move.to()).exists()) return false;
        return move.kind() != MoveKind::double_step || position.after(move).en_passant() == no_square;
    }

    /// The number behind such a move.
    std::size_t number_behind(Placement placement, Move move) const {
        *std::find(placement.squares.begin(), placement.squares.end(), move.from()) = move.to();
        placement.turn = !placement.turn;
        return index_.of(placement);
    }

    std::optional<EndgameValue> known_value(std::size_t number, int known_plies) const {
        const std::uint16_t value = cell(number);
        if (!is_decided(value) || value > decided(known_plies)) return std::nullopt;
        return EndgameValue::from_code(value);
    }

    /// The value of a position with other men, or with a pawn that may be captured in passing.
    std::optional<EndgameValue> value_elsewhere(const Position<V>& position, int known_plies) const {
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
    std::uint16_t look_at(const Position<V>& position, const Placement& placement, const MoveList& moves,
                          int known_plies, bool& watches_passers, Look look = Look::at_all_moves) const {
        if (moves.empty()) return V::king_must_be_safe && position.is_check() ? decided(0) : not_lost;
        std::uint16_t watched = not_lost;
        bool draws = false;
        bool wins = false;
        BestMove best;
        for (const Move move : moves) {
            std::optional<EndgameValue> behind;
            if (stays_in_table(position, move)) {
                if (known_plies == no_plies && watched != not_lost) continue;
                const std::size_t number = number_behind(placement, move);
                behind = known_value(number, known_plies);
                if (!behind && look == Look::until_one_does_not_lose) return watch(number);
                if (!behind && watched == not_lost) watched = watch(number);
            } else {
                const Position<V> next = position.after(move);
                behind = value_elsewhere(next, known_plies);
                watches_passers = watches_passers || next.en_passant() != no_square;
                if (!behind) watched = always_watched;
            }
            if (!behind) continue;
            best.add(*behind);
            wins = wins || behind->is_loss();
            draws = draws || behind->is_draw();
        }
        if (!wins && watched != not_lost) return draws ? not_lost : watched;
        const EndgameValue value = best.value();
        return value.is_draw() ? not_lost : decided(value.plies());
    }

    /// The first pass: which numbers are positions, what captures, promotions and the ends of games decide, and from
    /// where to where men move.
    void start(std::size_t begin, std::size_t end) {
        for (std::size_t number = begin; number < end; ++number) {
            const auto position = index_.position(number);
            if (!position) {
                set_cell(number, no_position);
                continue;
            }
            MoveList moves;
            generate_legal(*position, moves);
            bool watches_passers = false;
            set_cell(number, look_at(*position, index_.at(number), moves, no_plies, watches_passers));
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
            auto& words = origins_[kind][move.to()];
            auto& word = words[move.from() / Set::word_bits];
            const std::uint64_t bit = std::uint64_t{1} << move.from() % Set::word_bits;
            if ((word.load(std::memory_order_relaxed) & bit) == 0) word.fetch_or(bit, std::memory_order_relaxed);
        }
    }

    /// What is noted of one position holds for its mirror images, which have no pass of their own.
    void close_origins() {
        for (auto& of_kind : origins_) {
            std::array<Set, G::squares> closed;
            for (int i = 0; i < G::squares; ++i) {
                const auto to = static_cast<Square>(i);
                for (const Square from : origins(of_kind, to)) {
                    for (const Mirror<G>& image : index_.images()) closed[image[to]].insert(image[from]);
                }
            }
            for (std::size_t to = 0; to < closed.size(); ++to) {
                for (std::size_t i = 0; i < closed[to].words().size(); ++i) of_kind[to][i] = closed[to].words()[i];
            }
        }
    }

    /// One pass: what the positions decided in this many plies mean for those before them.
    void spread(std::size_t begin, std::size_t end, int plies) {
        for (std::size_t number = begin; number < end; ++number) {
            if (cell(number) != decided(plies)) continue;
            const Placement placement = index_.at(number);
            for_each_before(placement, [&](const Placement& before, Move move) {
                const std::size_t number_before = index_.of(before);
                if (plies % 2 == 0) {
                    win_by(number_before, before, move, plies + 1);
                } else if (cell(number_before) == watch(number)) {
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
                for (const Square from : origins(origins_[kind], to) - occupied) {
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
        const std::uint16_t value = cell(number);
        if (value == no_position || (is_decided(value) && value <= decided(plies))) return;
        const auto position = place_men<V>(index_.kinds(), before);
        assert(position);
        if (is_there(*position, move)) set_cell(number, decided(plies));
    }

    /// True when a man can be moved so in this position, if the one behind does not leave the king in check.
    static bool is_there(const Position<V>& position, Move move) {
        const Piece piece = position.at(move.from());
        if (piece.role() != Role::pawn && V::targets(position, piece, move.from()).contains(move.to())) return true;
        MoveList moves;
        generate_legal(position, moves);
        return std::any_of(moves.begin(), moves.end(), [&](Move each) {
            return each.from() == move.from() && each.to() == move.to() && stays_in_table(position, each);
        });
    }

    void look_again(std::size_t number, int known_plies, Look look) {
        const std::uint16_t value = cell(number);
        if (is_decided(value) && value <= decided(known_plies)) return;
        const Placement placement = index_.at(number);
        const auto position = place_men<V>(index_.kinds(), placement);
        assert(position);
        MoveList moves;
        generate_legal(*position, moves);
        bool watches_passers = false;
        const std::uint16_t seen = look_at(*position, placement, moves, known_plies, watches_passers, look);
        // What was won by another way of its moves than by those that can be taken back stays won.
        if (is_decided(seen) || !is_decided(value)) set_cell(number, seen);
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
            if (is_decided(cell(number))) values.longest = std::max(values.longest, cell(number) - 1);
        }
        values.resize(index_.size());
        EndgameValue value = EndgameValue::draw();
        for (std::size_t number = 0; number < index_.size(); ++number) {
            const std::uint16_t found = cell(number);
            if (found != no_position) {
                value = is_decided(found) ? EndgameValue::from_code(found) : EndgameValue::draw();
                EndgameCount& count = values.counts[2 * number / index_.size()];
                ++(value.is_draw() ? count.drawn : value.is_win() ? count.won : count.lost);
            }
            values.set(number, value);
        }
        return values;
    }

    static constexpr int no_plies = -1;

    /// By kind of man and the square that it went to: the squares that it may have come from.
    using Origins = std::array<std::array<std::atomic<std::uint64_t>, Set::word_count>, G::squares>;
    static Set origins(const Origins& of_kind, Square to) {
        typename Set::Words words{};
        for (std::size_t i = 0; i < words.size(); ++i) words[i] = of_kind[to][i].load(std::memory_order_relaxed);
        return Set(words);
    }

    EndgameIndex<V> index_;
    const EndgameTables<V>& behind_;
    std::unique_ptr<Cell[]> cells_;
    std::vector<Origins> origins_;
    /// Positions with a move behind which a pawn may be captured in passing.
    std::vector<std::size_t> passers_;
    std::atomic_flag adding_ = ATOMIC_FLAG_INIT;
    /// The most plies that a cell ever held; it may have come down since.
    std::atomic<int> longest_ = 0;
};

}  // namespace kingcraft
