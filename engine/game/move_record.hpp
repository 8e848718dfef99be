#pragma once
// A move as text, with square names instead of numbers, so that its reader needs no position.

#include <optional>
#include <string>
#include <vector>

#include "board/move.hpp"
#include "board/piece.hpp"

namespace kingcraft {

/// A piece and the name of its square.
struct PlacedPiece {
    Piece piece;
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
    /// What moved, as it was before a promotion.
    Piece piece;
    MoveKind kind = MoveKind::step;
    std::vector<PlacedPiece> captured;
    std::optional<Role> promotion;
    /// The rook's squares in castling.
    std::optional<SquarePair> rook;
    /// The squares passed, from the origin on, both ends left out.
    std::vector<std::string> path;
};

}  // namespace kingcraft
