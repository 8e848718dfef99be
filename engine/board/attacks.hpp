#pragma once
// The squares that plain pieces attack on their own level: 64 squares are one word, 96 are two, and each level of a
// taller board is a word of its own.

#include <array>
#include <cstdint>

#include "board/betza.hpp"
#include "board/geometry.hpp"
#include "board/piece.hpp"
#include "board/slides.hpp"
#include "board/square_set.hpp"

/// Left to itself, g++ calls some look-ups of lines from the generator: perft of a game without checks took 7 % longer.
/// In WebAssembly they are fast as they are, and inlined they made rules.wasm 1 % larger.
#ifdef __EMSCRIPTEN__
#define KINGCRAFT_LOOKUP
#else
#define KINGCRAFT_LOOKUP [[gnu::always_inline]]
#endif

namespace kingcraft {

/// The square to which this leap leads, or `no_square` off the board; Black's leads down the board.
template <class G>
constexpr Square leap_to(Square from, int leap, bool is_white) {
    const int ranks = is_white ? leap_ranks(leap) : -leap_ranks(leap);
    return G::square_or_none(G::file(from) + leap_files(leap), G::rank(from) + ranks, G::level(from));
}

template <class G>
class Attacks {
  public:
    using Set = SquareSet<G>;

    /// The squares that a piece of this colour reaches by these leaps; Black's go down the board.
    template <LeapSet Leaps>
    static const Set& leaps(Color color, Square square) {
        if constexpr (Leaps == turned_leaps(Leaps, 1, -1)) {
            return leap_tables_<Leaps>[0][square];
        } else {
            return leap_tables_<Leaps>[index(color)][square];
        }
    }
    /// The squares from which a piece of this colour reaches `square` by these leaps.
    template <LeapSet Leaps>
    static const Set& leaps_back(Color color, Square square) {
        if constexpr (Leaps == turned_leaps(Leaps, -1, 1)) {
            return leaps<Leaps>(!color, square);
        } else {
            return leaps<turned_leaps(Leaps, -1, -1)>(color, square);
        }
    }

    static const Set& king(Square square) { return leaps<leaps_of("K")>(Color::white, square); }
    static const Set& knight(Square square) { return leaps<leaps_of("N")>(Color::white, square); }
    /// The diagonal steps of a king.
    static const Set& diagonal_step(Square square) { return leaps<leaps_of("F")>(Color::white, square); }
    /// Two squares straight along a diagonal.
    static const Set& diagonal_leap(Square square) { return leaps<leaps_of("A")>(Color::white, square); }
    /// The squares that a pawn of this colour captures on.
    static const Set& pawn(Color color, Square square) { return leaps<leaps_of("fF")>(color, square); }

    /// The squares on the lines from `square`, for a piece of this colour and with nothing in its way.
    template <Reach Lines>
    static const Set& lines(Color color, Square square) {
        if constexpr (Lines == turned_reach(Lines, 1, -1)) {
            return line_tables_<Lines>[0][square];
        } else {
            return line_tables_<Lines>[index(color)][square];
        }
    }

    KINGCRAFT_LOOKUP static Set rook(Square square, const Set& occupied) {
        const int level = G::level(square);
        return on_level(Sliders::rook(on_ground(square), level_bits(occupied, level)), level);
    }
    KINGCRAFT_LOOKUP static Set bishop(Square square, const Set& occupied) {
        const int level = G::level(square);
        return on_level(Sliders::bishop(on_ground(square), level_bits(occupied, level)), level);
    }
    KINGCRAFT_LOOKUP static Set queen(Square square, const Set& occupied) {
        return rook(square, occupied) | bishop(square, occupied);
    }

  private:
    /// Boards with levels of one shape share their tables.
    using Sliders = Slides<Geometry<G::files, G::ranks>>;
    using Bits = typename Sliders::Bits;
    static constexpr int word_bits = Set::word_bits;
    static_assert(G::levels == 1 || G::level_size == word_bits, "each level of a taller board fills one word");

    /// By colour, or one for both, and square.
    template <std::size_t Colors>
    using Tables = std::array<std::array<Set, G::squares>, Colors>;

    template <std::size_t Colors>
    static constexpr Tables<Colors> make_tables(const Reach& reach) {
        Tables<Colors> tables{};
        for (std::size_t color = 0; color < Colors; ++color) {
            for (int leap = 0; leap < leap_count; ++leap) {
                if (reach.at(leap) == 0) continue;
                for (int i = 0; i < G::squares; ++i) {
                    const auto from = static_cast<Square>(i);
                    Square to = from;
                    for (int step = 0; step < reach.at(leap); ++step) {
                        to = leap_to<G>(to, leap, color == index(Color::white));
                        if (to == no_square) break;
                        tables[color][from].insert(to);
                    }
                }
            }
        }
        return tables;
    }

    static constexpr std::size_t colors_of(bool is_symmetric) { return is_symmetric ? 1 : color_count; }

    template <LeapSet Leaps>
    static constexpr auto leap_tables_ =
        make_tables<colors_of(Leaps == turned_leaps(Leaps, 1, -1))>(single_leaps(Leaps));
    template <Reach Lines>
    static constexpr auto line_tables_ = make_tables<colors_of(Lines == turned_reach(Lines, 1, -1))>(Lines);

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
};

}  // namespace kingcraft

#undef KINGCRAFT_LOOKUP
