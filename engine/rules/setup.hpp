#pragma once
// A position as somebody wrote it down: unchecked. `validate` turns it into a Position.

#include <array>
#include <cstdint>

#include "board/geometry.hpp"
#include "board/piece.hpp"

namespace kingcraft {

/// Something that only a piece which has not moved may do: castle with the rook that stands at `home`, or a jester's
/// first jump.
struct Right {
    char letter;
    Color color;
    Role role;
    Square home;
};

/// A set of rights: bit i stands for `V::rights[i]`.
using Rights = std::uint8_t;

constexpr Rights right_bit(std::size_t index) { return static_cast<Rights>(1U << index); }

/// Both clocks stop counting here.
inline constexpr int last_clock = 9999;

/// A piece and where it stands.
struct Man {
    Piece piece;
    Square square;
};

template <class V>
struct Setup {
    std::array<Piece, V::Geometry::squares> board{};
    Color turn = Color::white;
    Rights rights = 0;
    Square en_passant = no_square;
    /// Half-moves since the last capture or pawn move, 0 to 9999.
    int halfmove_clock = 0;
    /// The number of the move to be played, 0 to 9999.
    int move_number = 1;
};

}  // namespace kingcraft
