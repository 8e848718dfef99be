#pragma once
// Where a square lies on its board: how near the middle, how far up, what lies ahead.

#include <algorithm>
#include <array>

#include "board/attacks.hpp"
#include "rules/movegen.hpp"

namespace kingcraft {

template <class G>
class Placement {
  public:
    /// Steps to the nearest edge.
    static constexpr int edge_distance(Square square) {
        return std::min(file_edge_distance(square), rank_edge_distance(square));
    }
    /// Steps to the nearest edge file.
    static constexpr int file_edge_distance(Square square) {
        return std::min(G::file(square), G::files - 1 - G::file(square));
    }
    /// Steps to the nearest edge rank.
    static constexpr int rank_edge_distance(Square square) {
        return std::min(G::rank(square), G::ranks - 1 - G::rank(square));
    }
    /// Ranks from the side's own edge.
    static constexpr int advancement(Color color, Square square) {
        return color == Color::white ? G::rank(square) : G::ranks - 1 - G::rank(square);
    }
    /// The squares ahead of a pawn on its own and the neighbouring files: no enemy pawn there, and it is passed.
    static const SquareSet<G>& ahead(Color color, Square square) { return ahead_[index(color)][square]; }

  private:
    using Spans = std::array<std::array<SquareSet<G>, G::squares>, color_count>;

    static constexpr Spans make_spans() {
        Spans spans{};
        for (int i = 0; i < G::level_size; ++i) {
            const auto from = static_cast<Square>(i);
            for (int j = 0; j < G::level_size; ++j) {
                const auto to = static_cast<Square>(j);
                const int files = G::file(to) - G::file(from);
                if (files < -1 || files > 1 || G::rank(to) == G::rank(from)) continue;
                const Color color = G::rank(to) > G::rank(from) ? Color::white : Color::black;
                spans[index(color)][from].insert(to);
            }
        }
        return spans;
    }
    static constexpr Spans ahead_ = make_spans();
};

}  // namespace kingcraft
