#pragma once
// A move as text, with letters and names instead of numbers, so that its reader needs neither the position nor the
// game.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kingcraft {

/// The FEN letter of a piece and the name of its square.
struct PlacedPiece {
    char letter;
    std::string square;
};

/// From where to where, by name.
struct SquarePair {
    std::string from;
    std::string to;
};

struct MoveRecord {
    /// The coordinates, unique in the position and accepted back.
    std::string id;
    std::string san;
    std::string from;
    std::string to;
    /// The FEN letter of what moved, as it was before a promotion.
    char piece = 0;
    std::string_view kind;
    std::vector<PlacedPiece> captured;
    /// The capital letter of what a pawn became; 0 where none did.
    char promotion = 0;
    /// The rook's squares in castling.
    std::optional<SquarePair> rook;
    /// The squares passed, from the origin on, both ends left out.
    std::vector<std::string> path;
};

}  // namespace kingcraft
