#pragma once
// Pawn spans: sets of squares around a pawn or a king, and sets of pawns shifted together. All on the ground level,
// where pawns stand.

#include <algorithm>
#include <array>

#include "rules/pawns.hpp"

namespace kingcraft {

/// The squares of the ground level.
template <class G>
inline constexpr SquareSet<G> ground = [] {
    SquareSet<G> squares;
    for (int i = 0; i < G::level_size; ++i) squares.insert(static_cast<Square>(i));
    return squares;
}();

/// Steps to the nearer edge file.
template <class G>
constexpr int file_edge_distance(Square square) {
    return std::min(G::file(square), G::files - 1 - G::file(square));
}

/// Ranks from the side's own edge.
template <class G>
constexpr int rank_from_own_edge(Color color, Square square) {
    return color == Color::white ? G::rank(square) : G::ranks - 1 - G::rank(square);
}

/// The same as an index.
template <class G>
constexpr std::size_t rank_index(Color color, Square square) {
    return static_cast<std::size_t>(rank_from_own_edge<G>(color, square));
}

/// Every square one step up the board of this side.
template <class G>
constexpr SquareSet<G> forward(Color color, const SquareSet<G>& squares) {
    return color == Color::white ? detail::shifted<G::files>(squares) : detail::shifted<-G::files>(squares);
}

/// Every square one file to the west; the a-file is dropped.
template <class G>
constexpr SquareSet<G> westward(const SquareSet<G>& squares) {
    return detail::shifted<-1>(squares - detail::file_squares<G>(0));
}

/// Every square one file to the east; the last file is dropped.
template <class G>
constexpr SquareSet<G> eastward(const SquareSet<G>& squares) {
    return detail::shifted<1>(squares - detail::file_squares<G>(G::files - 1));
}

/// The squares themselves and all those ahead of them on the ground.
template <class G>
constexpr SquareSet<G> forward_fill(Color color, SquareSet<G> squares) {
    static_assert(G::ranks <= 8, "three doublings reach the other edge");
    if (color == Color::white) {
        squares |= detail::shifted<G::files>(squares);
        squares |= detail::shifted<2 * G::files>(squares);
        squares |= detail::shifted<4 * G::files>(squares);
        return squares & ground<G>;
    }
    squares |= detail::shifted<-G::files>(squares);
    squares |= detail::shifted<-2 * G::files>(squares);
    return squares | detail::shifted<-4 * G::files>(squares);
}

/// The same squares on the neighbouring files.
template <class G>
constexpr SquareSet<G> beside(const SquareSet<G>& squares) {
    return westward(squares) | eastward(squares);
}

/// The squares of a1's colour.
template <class G>
inline constexpr SquareSet<G> dark_squares = [] {
    SquareSet<G> dark;
    for (int i = 0; i < G::squares; ++i) {
        if (G::is_dark(static_cast<Square>(i))) dark.insert(static_cast<Square>(i));
    }
    return dark;
}();

/// The spans of each square: what stops a pawn there, and what supports it.
template <class G>
class PawnSpans {
  public:
    using Set = SquareSet<G>;

    /// The squares ahead on its own file.
    static const Set& ahead(Color color, Square square) { return spans_[index(color)][square].ahead; }
    /// The squares ahead on the neighbouring files.
    static const Set& ahead_beside(Color color, Square square) { return spans_[index(color)][square].ahead_beside; }
    /// Whole files: its own, and those beside it.
    static const Set& file(Square square) { return files_[static_cast<std::size_t>(G::file(square))]; }
    static const Set& files_beside(Square square) { return files_beside_[static_cast<std::size_t>(G::file(square))]; }
    /// Its own file and the two to each side.
    static const Set& files_near(Square square) { return files_near_[static_cast<std::size_t>(G::file(square))]; }
    /// The king flank: two files to each side, up to one rank beyond the middle.
    static const Set& flank(Color color, Square square) {
        return flanks_[index(color)][static_cast<std::size_t>(G::file(square))];
    }

  private:
    struct Span {
        Set ahead;
        Set ahead_beside;
    };
    using ByFile = std::array<Set, G::files>;

    static constexpr auto make_spans() {
        std::array<std::array<Span, G::level_size>, color_count> spans{};
        for (int from = 0; from < G::level_size; ++from) {
            for (int to = 0; to < G::level_size; ++to) {
                const auto square = static_cast<Square>(from);
                const auto other = static_cast<Square>(to);
                if (G::rank(square) == G::rank(other)) continue;
                const Color color = G::rank(other) > G::rank(square) ? Color::white : Color::black;
                Span& span = spans[index(color)][square];
                const int files = G::file(other) - G::file(square);
                if (files == 0) span.ahead.insert(other);
                if (files == 1 || files == -1) span.ahead_beside.insert(other);
            }
        }
        return spans;
    }

    static constexpr ByFile make_files() {
        ByFile files{};
        for (int file = 0; file < G::files; ++file) {
            files[static_cast<std::size_t>(file)] = detail::file_squares<G>(file);
        }
        return files;
    }

    static constexpr ByFile make_files_near() {
        ByFile files{};
        for (int file = 0; file < G::files; ++file) {
            for (int near = std::max(file - 2, 0); near <= std::min(file + 2, G::files - 1); ++near) {
                files[static_cast<std::size_t>(file)] |= detail::file_squares<G>(near);
            }
        }
        return files;
    }

    static constexpr ByFile make_files_beside() {
        ByFile files{};
        for (int file = 0; file < G::files; ++file) {
            files[static_cast<std::size_t>(file)] = beside(detail::file_squares<G>(file));
        }
        return files;
    }

    static constexpr auto make_flanks() {
        std::array<ByFile, color_count> flanks{};
        for (const Color color : {Color::white, Color::black}) {
            for (int file = 0; file < G::files; ++file) {
                Set& flank = flanks[index(color)][static_cast<std::size_t>(file)];
                for (int i = 0; i < G::level_size; ++i) {
                    const auto square = static_cast<Square>(i);
                    const int files = G::file(square) - file;
                    const bool near = -2 <= files && files <= 2;
                    if (near && rank_from_own_edge<G>(color, square) <= G::ranks / 2) flank.insert(square);
                }
            }
        }
        return flanks;
    }

    static constexpr auto spans_ = make_spans();
    static constexpr ByFile files_ = make_files();
    static constexpr ByFile files_beside_ = make_files_beside();
    static constexpr ByFile files_near_ = make_files_near();
    static constexpr auto flanks_ = make_flanks();
};

}  // namespace kingcraft
