#pragma once
// The squares that plain pieces attack on their own level: 64 squares are one word, 96 are two, and each level of a
// taller board is a word of its own.

#include <array>
#include <cstdint>

#include "board/geometry.hpp"
#include "board/piece.hpp"
#include "board/slides.hpp"
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

    static Set rook(Square square, const Set& occupied) {
        const int level = G::level(square);
        return on_level(Sliders::rook(on_ground(square), level_bits(occupied, level)), level);
    }
    static Set bishop(Square square, const Set& occupied) {
        const int level = G::level(square);
        return on_level(Sliders::bishop(on_ground(square), level_bits(occupied, level)), level);
    }
    static Set queen(Square square, const Set& occupied) { return rook(square, occupied) | bishop(square, occupied); }

  private:
    /// Boards with levels of one shape share their tables.
    using Sliders = Slides<Geometry<G::files, G::ranks>>;
    using Bits = typename Sliders::Bits;
    static constexpr int word_bits = Set::word_bits;
    static_assert(G::levels == 1 || G::level_size == word_bits, "each level of a taller board fills one word");

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

    static Square on_ground(Square square) { return static_cast<Square>(square % G::level_size); }

    static Bits level_bits(const Set& set, int level) {
        if constexpr (sizeof(Bits) > sizeof(std::uint64_t)) {
            return Bits{set.words()[1]} << word_bits | set.words()[0];
        } else {
            return set.words()[static_cast<std::size_t>(level)];
        }
    }

    static Set on_level(Bits bits, int level) {
        typename Set::Words words{};
        if constexpr (sizeof(Bits) > sizeof(std::uint64_t)) {
            words[0] = static_cast<std::uint64_t>(bits);
            words[1] = static_cast<std::uint64_t>(bits >> word_bits);
        } else {
            words[static_cast<std::size_t>(level)] = bits;
        }
        return Set(words);
    }

    static constexpr Leaps leaps_ = make_leaps();
};

}  // namespace kingcraft
