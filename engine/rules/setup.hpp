#pragma once
// A position as somebody wrote it down: unchecked. `validate` turns it into a Position.

#include <array>
#include <cstdint>
#include <string_view>

#include "board/geometry.hpp"
#include "board/piece.hpp"

namespace kingcraft {

/// What a right allows: to castle with the piece at its home, while the king is at its own home, too; or a first move
/// of that piece which it never has again.
enum class RightKind : std::uint8_t { castling, first_move };

constexpr std::string_view name(RightKind kind) { return kind == RightKind::castling ? "castling" : "first-move"; }

/// Something that only a piece which has not moved may do.
struct Right {
    char letter;
    Color color;
    Role role;
    Square home;
    RightKind kind = RightKind::castling;

    constexpr bool castles() const { return kind == RightKind::castling; }
};

/// A set of rights: bit i stands for `V::rights[i]`.
using Rights = std::uint8_t;

constexpr Rights right_bit(std::size_t index) { return static_cast<Rights>(1U << index); }

/// Both clocks stop counting here.
inline constexpr int last_clock = 9999;

/// A piece and where it stands.
struct PieceOnSquare {
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
