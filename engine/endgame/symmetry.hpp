#pragma once
// Mirror images of the board that are the same game.

#include <vector>

#include "endgame/facts.hpp"

namespace kingcraft {

/// Where each square goes.
using Mirror = std::vector<Square>;

enum class MirrorAxis { none, files, ranks, diagonal };

/// The board mirrored left to right (files), up and down (ranks), or along the diagonal from a1, which needs a square
/// board.
Mirror mirror(const EndgameFacts& facts, MirrorAxis axis);

/// All images of the board where the sides are alike, the board as it is first. Only pawns tell up from down, or ranks
/// from files.
std::vector<Mirror> mirrors(const EndgameFacts& facts, bool sides_are_alike, bool has_pawns);

}  // namespace kingcraft
