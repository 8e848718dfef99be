#pragma once
// The inputs of a net for a position of a game: pieces on squares, from each side.

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/position.hpp"
#include "search/net/net.hpp"

namespace kingcraft {

/// A side sees the board with its own edge below where the game flips for Black, and with its royal king on the left
/// half.
template <class V>
class NetInputs {
  public:
    using G = typename V::Geometry;
    static constexpr std::size_t roles = role_count<V>;
    static constexpr NetShape shape{V::id, color_count * roles * G::squares};

    /// True when the side sees the board with left and right changed.
    static bool is_mirrored(const Position<V>& position, Color side) {
        const Square royal = position.royal(side);
        return royal != no_square && 2 * G::file(royal) > G::files - 1;
    }

    /// The row of a piece on a square as this side sees it.
    static std::uint16_t row(Color side, bool mirrored, Color color, std::size_t role, Square square) {
        const std::size_t owner = color == side ? 0 : roles;
        return static_cast<std::uint16_t>((owner + role) * G::squares + seen_[view(side, mirrored)][square]);
    }

    static std::size_t bucket(const Position<V>& position) {
        constexpr auto last = static_cast<int>(NetWeights::buckets) - 1;
        constexpr int most = pieces_at_start<V>([](Role) { return 1; });
        const int pieces = position.occupied().count() - 1;
        return static_cast<std::size_t>(std::clamp(pieces * (last + 1) / most, 0, last));
    }

    /// False where a side has only one piece left, which has its own evaluation.
    static bool applies(const Position<V>& position) {
        return position.of(Color::white).more_than_one() && position.of(Color::black).more_than_one();
    }

  private:
    static constexpr std::size_t view(Color side, bool mirrored) {
        return 2 * static_cast<std::size_t>(index(side)) + (mirrored ? 1 : 0);
    }

    using Squares = std::array<std::uint8_t, G::squares>;

    static constexpr std::array<Squares, 4> make_seen() {
        std::array<Squares, 4> seen{};
        for (const Color side : {Color::white, Color::black}) {
            for (const bool mirrored : {false, true}) {
                for (int i = 0; i < G::squares; ++i) {
                    const auto square = static_cast<Square>(i);
                    const int file = mirrored ? G::files - 1 - G::file(square) : G::file(square);
                    const int rank =
                        V::flips_for_black && side == Color::black ? G::ranks - 1 - G::rank(square) : G::rank(square);
                    seen[view(side, mirrored)][square] =
                        static_cast<std::uint8_t>(G::square(file, rank, G::level(square)));
                }
            }
        }
        return seen;
    }
    static constexpr std::array<Squares, 4> seen_ = make_seen();
};

}  // namespace kingcraft
