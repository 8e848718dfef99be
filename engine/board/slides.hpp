#pragma once
// How far plain sliders see on one level: by tables where no line is longer than eight squares, by arithmetic on boards
// of any width. A level is a word of bits, one a square.

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "board/geometry.hpp"

namespace kingcraft {

/// The four lines through a square; each is one half of the compass.
enum class LineOf : std::uint8_t { file, rising, rank, falling };

inline constexpr std::size_t line_count = 4;

/// The squares of a level that lie in this direction from `square`, as bits.
template <class G, class Bits>
constexpr Bits ray(Square square, Direction direction) {
    Bits bits = 0;
    for (Square to = G::step(square, direction); to != no_square; to = G::step(to, direction)) bits |= Bits{1} << to;
    return bits;
}

/// Sliders of a level of eight files and eight ranks: the occupied squares of a line are gathered into six bits by one
/// multiplication (kindergarten bitboards, Gerd Isenberg 2006), which choose the squares seen from two tables of 4 KiB.
/// Fewer steps than `ObstructionDifference`, which stays where a rank is longer.
template <class G>
class LineTables {
  public:
    using Bits = std::uint64_t;

    static Bits rook(Square square, Bits occupied) {
        return along_file(square, occupied) | across<LineOf::rank>(square, occupied);
    }
    static Bits bishop(Square square, Bits occupied) {
        return across<LineOf::rising>(square, occupied) | across<LineOf::falling>(square, occupied);
    }

  private:
    static_assert(G::files == 8 && G::ranks == 8);

    static constexpr int side = 8;
    /// The two ends of a line need no bits: a slider that reaches an end attacks it, empty or not.
    static constexpr int inner = side - 2;
    static constexpr int states = 1 << inner;
    static constexpr int index_shift = 64 - inner;
    static constexpr Bits file_a = 0x0101010101010101;
    /// Brings file f of every rank to bit f + 1 of the highest byte, so that the shift leaves the files b to g.
    static constexpr Bits gather_files = 2 * file_a;
    /// Brings rank r of the a-file to bit 64 - r, so that the shift leaves the ranks 2 to 7 in reverse.
    static constexpr Bits gather_ranks = 0x0080402010080400;

    using Seen = std::array<std::array<Bits, states>, side>;

    /// The places 0 to 7 of a line that are seen from `at` when `occupied` holds the places 1 to 6 as bits 0 to 5.
    static constexpr unsigned seen(int at, unsigned occupied) {
        unsigned result = 0;
        for (const int step : {-1, 1}) {
            for (int to = at + step; to >= 0 && to < side; to += step) {
                result |= 1U << to;
                if ((occupied << 1 >> to & 1U) != 0) break;
            }
        }
        return result;
    }

    /// By the slider's file and the occupied files b to g: the files seen, on every rank.
    static constexpr Seen make_files_seen() {
        Seen table{};
        for (int file = 0; file < side; ++file) {
            for (unsigned occupied = 0; occupied < states; ++occupied) {
                table[static_cast<std::size_t>(file)][occupied] = seen(file, occupied) * file_a;
            }
        }
        return table;
    }

    /// By the slider's rank and the occupied ranks 7 to 2: the ranks seen, on the a-file.
    static constexpr Seen make_ranks_seen() {
        Seen table{};
        for (int rank = 0; rank < side; ++rank) {
            for (unsigned occupied = 0; occupied < states; ++occupied) {
                unsigned in_order = 0;
                for (int i = 0; i < inner; ++i) in_order |= (occupied >> i & 1U) << (inner - 1 - i);
                const unsigned ranks = seen(rank, in_order);
                Bits& bits = table[static_cast<std::size_t>(rank)][occupied];
                for (int to = 0; to < side; ++to) bits |= static_cast<Bits>(ranks >> to & 1U) << (side * to);
            }
        }
        return table;
    }

    using Lines = std::array<std::array<Bits, G::level_size>, line_count>;

    static constexpr Lines make_lines() {
        Lines lines{};
        for (int i = 0; i < G::level_size; ++i) {
            for (int d = 0; d < direction_count; ++d) {
                lines[static_cast<std::size_t>(d) % line_count][static_cast<std::size_t>(i)] |=
                    ray<G, Bits>(static_cast<Square>(i), direction(d));
            }
        }
        return lines;
    }

    template <LineOf Line>
    static Bits across(Square square, Bits occupied) {
        const Bits line = lines_[static_cast<std::size_t>(Line)][square];
        return line & files_seen_[square % side][(line & occupied) * gather_files >> index_shift];
    }

    static Bits along_file(Square square, Bits occupied) {
        const int file = square % side;
        return ranks_seen_[square / side][(occupied >> file & file_a) * gather_ranks >> index_shift] << file;
    }

    static constexpr Seen files_seen_ = make_files_seen();
    static constexpr Seen ranks_seen_ = make_ranks_seen();
    static constexpr Lines lines_ = make_lines();
};

/// Sliders of a level of any shape up to 128 squares: three masks a line and no tables of states.
template <class G>
class ObstructionDifference {
    __extension__ using Wide = unsigned __int128;
    static constexpr int word_bits = 64;

  public:
    using Bits = std::conditional_t<G::level_size <= word_bits, std::uint64_t, Wide>;

    static Bits rook(Square square, Bits occupied) {
        return along<LineOf::file>(square, occupied) | along<LineOf::rank>(square, occupied);
    }
    static Bits bishop(Square square, Bits occupied) {
        return along<LineOf::rising>(square, occupied) | along<LineOf::falling>(square, occupied);
    }

  private:
    /// The squares of a line through a square: those with lower and those with higher numbers.
    struct Halves {
        Bits lower = 0;
        Bits upper = 0;
    };
    using Lines = std::array<std::array<Halves, G::level_size>, line_count>;

    static constexpr Lines make_lines() {
        Lines lines{};
        for (int i = 0; i < G::level_size; ++i) {
            const auto square = static_cast<Square>(i);
            for (int d = 0; d < direction_count; ++d) {
                Halves& line = lines[static_cast<std::size_t>(d) % line_count][square];
                const bool down = square_offset(direction(d)) < 0;
                (down ? line.lower : line.upper) |= ray<G, Bits>(square, direction(d));
            }
        }
        return lines;
    }

    static constexpr int square_offset(Direction direction) {
        const auto index = static_cast<std::size_t>(direction);
        return file_step[index] + G::files * rank_step[index];
    }

    static constexpr int highest_bit(std::uint64_t bits) { return word_bits - 1 - std::countl_zero(bits); }
    static constexpr int highest_bit(Wide bits) {
        const auto high = static_cast<std::uint64_t>(bits >> word_bits);
        return high != 0 ? word_bits + highest_bit(high) : highest_bit(static_cast<std::uint64_t>(bits));
    }

    /// Obstruction difference (Michael Hoffmann, 2007): the borrow of one subtraction runs from the nearest piece below
    /// the square to the nearest piece above it, and the line's mask keeps what lies on the line.
    template <LineOf Line>
    static Bits along(Square square, Bits occupied) {
        const Halves& line = lines_[static_cast<std::size_t>(Line)][square];
        const Bits lower = line.lower & occupied;
        const Bits upper = line.upper & occupied;
        const Bits from_nearest_below = ~Bits{0} << highest_bit(lower | 1);
        const Bits to_nearest_above = upper & (~upper + 1);
        return (line.lower | line.upper) & (2 * to_nearest_above + from_nearest_below);
    }

    static constexpr Lines lines_ = make_lines();
};

template <class G>
using Slides = std::conditional_t<G::files == 8 && G::ranks == 8, LineTables<G>, ObstructionDifference<G>>;

}  // namespace kingcraft
