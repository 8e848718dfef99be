#pragma once
// Mirror images of the board that are the same game.

#include <array>
#include <vector>

#include "board/geometry.hpp"

namespace kingcraft {

/// Where each square goes.
template <class G>
using Mirror = std::array<Square, G::squares>;

enum class MirrorAxis { none, files, ranks, diagonal };

/// The board mirrored left to right (files), up and down (ranks), or along the diagonal from a1, which needs a square
/// board.
template <class G>
Mirror<G> mirror(MirrorAxis axis) {
    Mirror<G> mirror{};
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        const int file = G::file(square);
        const int rank = G::rank(square);
        const int level = G::level(square);
        switch (axis) {
            case MirrorAxis::none:
                mirror[square] = square;
                break;
            case MirrorAxis::files:
                mirror[square] = G::square(G::files - 1 - file, rank, level);
                break;
            case MirrorAxis::ranks:
                mirror[square] = G::square(file, G::ranks - 1 - rank, level);
                break;
            case MirrorAxis::diagonal:
                mirror[square] = G::square(rank, file, level);
                break;
        }
    }
    return mirror;
}

/// All images of the board where the sides are alike, the board as it is first. Only pawns tell up from down, or ranks
/// from files.
template <class G>
std::vector<Mirror<G>> mirrors(bool sides_are_alike, bool has_pawns) {
    std::vector<Mirror<G>> images{mirror<G>(MirrorAxis::none)};
    const auto double_by = [&](MirrorAxis axis) {
        const Mirror<G> next = mirror<G>(axis);
        for (std::size_t i = 0, count = images.size(); i < count; ++i) {
            Mirror<G> image = images[i];
            for (Square& square : image) square = next[square];
            images.push_back(image);
        }
    };
    if (!sides_are_alike) return images;
    double_by(MirrorAxis::files);
    if (has_pawns) return images;
    double_by(MirrorAxis::ranks);
    if constexpr (G::files == G::ranks) double_by(MirrorAxis::diagonal);
    return images;
}

}  // namespace kingcraft
