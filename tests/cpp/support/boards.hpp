#pragma once
// Shapes of boards: those of the games, and one whose last rank has two digits.

#include "board/geometry.hpp"

namespace kingcraft::test {

using Chessboard = Geometry<8, 8>;
using WideBoard = Geometry<12, 8>;
using TallBoard = Geometry<10, 10>;
using TwoLevelBoard = Geometry<8, 8, 2>;

}  // namespace kingcraft::test
