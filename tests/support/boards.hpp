#pragma once
// The three shapes of board.

#include "board/geometry.hpp"

namespace kingcraft::test {

using Chessboard = Geometry<8, 8>;
using WideBoard = Geometry<12, 8>;
using TwoLevelBoard = Geometry<8, 8, 2>;

}  // namespace kingcraft::test
