#pragma once
// Attack tables of the plain pieces on one level. Sliders use the obstruction difference: three masks a line and no
// magic numbers, so one algorithm serves 64 squares (one word), 96 (128-bit arithmetic) and each 64-square level of a
// taller board.

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "board/geometry.hpp"
#include "board/piece.hpp"
#include "board/square_set.hpp"

namespace kingcraft {

template <class G>
class Attacks {
  public:
    using Set = SquareSet<G>;

    static const Set& king(Square square) { return leaps_.king[square]; }
    static const Set& knight(Square square) { return leaps_.knight[square]; }
    /// The diagonal steps of a king.
    static const Set& diagonal_step(Square square) { return leaps_.diagonal_step[square]; }
    /// Two squares straight along a diagonal.
    static const Set& diagonal_leap(Square square) { return leaps_.diagonal_leap[square]; }
    /// The squares that a pawn of this colour captures on.
    static const Set& pawn(Color color, Square square) { return leaps_.pawn[index(color)][square]; }

    static Set rook(Square square, const Set& occupied) { return slide(square, occupied, 0, 2); }
    static Set bishop(Square square, const Set& occupied) { return slide(square, occupied, 1, 3); }
    static Set queen(Square square, const Set& occupied) { return rook(square, occupied) | bishop(square, occupied); }

  private:
    __extension__ using Wide = unsigned __int128;
    static constexpr int word_bits = Set::word_bits;
    using Bits = std::conditional_t<G::level_size <= word_bits, std::uint64_t, Wide>;
    static_assert(G::levels == 1 || G::level_size == word_bits, "each level of a taller board fills one word");

    /// The squares of a line through a square: those with lower and those with higher numbers.
    struct Line {
        Bits lower = 0;
        Bits upper = 0;
    };
    /// Lines by half of the compass: 0 vertical, 1 rising diagonal, 2 horizontal, 3 falling diagonal.
    static constexpr int line_count = 4;
    using Lines = std::array<std::array<Line, G::level_size>, line_count>;

    struct Leaps {
        std::array<Set, G::squares> king, knight, diagonal_step, diagonal_leap;
        std::array<std::array<Set, G::squares>, color_count> pawn;
    };

    static constexpr void add(Set& set, Square from, int files, int ranks) {
        const Square to = G::square_or_none(G::file(from) + files, G::rank(from) + ranks, G::level(from));
        if (to != no_square) set.insert(to);
    }

    static constexpr Leaps make_leaps() {
        Leaps leaps{};
        for (int i = 0; i < G::squares; ++i) {
            const auto square = static_cast<Square>(i);
            for (std::size_t d = 0; d < direction_count; ++d) {
                add(leaps.king[square], square, file_step[d], rank_step[d]);
                if (d % 2 == 1) {
                    add(leaps.diagonal_step[square], square, file_step[d], rank_step[d]);
                    add(leaps.diagonal_leap[square], square, 2 * file_step[d], 2 * rank_step[d]);
                    add(leaps.knight[square], square, 2 * file_step[d], rank_step[d]);
                    add(leaps.knight[square], square, file_step[d], 2 * rank_step[d]);
                }
            }
            for (const int side : {-1, 1}) {
                add(leaps.pawn[index(Color::white)][square], square, side, 1);
                add(leaps.pawn[index(Color::black)][square], square, side, -1);
            }
        }
        return leaps;
    }

    static constexpr Lines make_lines() {
        Lines lines{};
        for (int i = 0; i < G::level_size; ++i) {
            const auto square = static_cast<Square>(i);
            for (int d = 0; d < direction_count; ++d) {
                Line& line = lines[static_cast<std::size_t>(d % line_count)][square];
                for (Square to = G::step(square, direction(d)); to != no_square; to = G::step(to, direction(d))) {
                    (to < square ? line.lower : line.upper) |= Bits{1} << to;
                }
            }
        }
        return lines;
    }

    static constexpr int highest_bit(std::uint64_t bits) { return word_bits - 1 - std::countl_zero(bits); }
    static constexpr int highest_bit(Wide bits) {
        const auto high = static_cast<std::uint64_t>(bits >> word_bits);
        return high != 0 ? word_bits + highest_bit(high) : highest_bit(static_cast<std::uint64_t>(bits));
    }

    /// Obstruction difference (Michael Hoffmann, 2007): the borrow of one subtraction runs from the nearest man below
    /// the square to the nearest man above it, and the line's mask keeps what lies on the line.
    static Bits along(const Line& line, Bits occupied) {
        const Bits lower = line.lower & occupied;
        const Bits upper = line.upper & occupied;
        const Bits from_nearest_below = ~Bits{0} << highest_bit(lower | 1);
        const Bits to_nearest_above = upper & (~upper + 1);
        return (line.lower | line.upper) & (2 * to_nearest_above + from_nearest_below);
    }

    static Bits level_bits(const Set& set, int level) {
        if constexpr (std::is_same_v<Bits, Wide>) {
            return Wide{set.words()[1]} << word_bits | set.words()[0];
        } else {
            return set.words()[static_cast<std::size_t>(level)];
        }
    }

    static Set on_level(Bits bits, int level) {
        typename Set::Words words{};
        if constexpr (std::is_same_v<Bits, Wide>) {
            words[0] = static_cast<std::uint64_t>(bits);
            words[1] = static_cast<std::uint64_t>(bits >> word_bits);
        } else {
            words[static_cast<std::size_t>(level)] = bits;
        }
        return Set(words);
    }

    static Set slide(Square square, const Set& occupied, std::size_t first_line, std::size_t second_line) {
        const int level = G::level(square);
        const auto on_ground = static_cast<std::size_t>(square % G::level_size);
        const Bits men = level_bits(occupied, level);
        return on_level(along(lines_[first_line][on_ground], men) | along(lines_[second_line][on_ground], men), level);
    }

    static constexpr Leaps leaps_ = make_leaps();
    static constexpr Lines lines_ = make_lines();
};

}  // namespace kingcraft
