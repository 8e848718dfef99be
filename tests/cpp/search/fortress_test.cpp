// Fortresses: what makes one, and what breaks it.

#include "search/evaluation/fortress.hpp"

#include "support/catch2.hpp"
#include "support/position.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

struct Wall {
    std::string_view what;
    std::string_view fen;
    bool holds;
};

constexpr std::array walls{
    Wall{"a bishop that reaches no pawn", "8/8/1p1p1k2/pPpPp1p1/P1P1PpP1/5P2/8/3B2K1 w - - 0 1", true},
    Wall{"the same for Black", "3b2k1/8/5p2/p1p1pPp1/PpPpP1P1/1P1P1K2/8/8 b - - 0 1", true},
    Wall{"pawns alone", "8/8/1p1p1k2/pPpPp1p1/P1P1PpP1/5P2/8/6K1 w - - 0 1", true},
    Wall{"a bishop that reaches pawns", "8/8/1p1p1k2/pPpPp1p1/P1P1PpP1/5P2/8/2B3K1 w - - 0 1", false},
    Wall{"a knight", "8/8/1p1p1k2/pPpPp1p1/P1P1PpP1/5P2/8/3N2K1 w - - 0 1", false},
    Wall{"a pawn that can advance", "8/8/1p1p1k2/pPpPp1p1/P1P1P1P1/5P2/8/3B2K1 w - - 0 1", false},
    Wall{"a pawn that can take", "8/8/1p1p1kp1/pPpPpp2/P1P1PpP1/5P2/8/3B2K1 w - - 0 1", false},
    Wall{"a pawn that can be taken en passant", "8/8/1p1p1k2/pPpPp1p1/P1P1PpP1/5P2/8/3B2K1 w - c6 0 1", false},
    Wall{"a way for the king", "8/8/5k2/4p1p1/4PpP1/5P2/8/3B2K1 w - - 0 1", false},
    Wall{"no pawn", "8/8/5k2/8/8/8/8/3B2K1 w - - 0 1", false},
};

}  // namespace

TEST_CASE("a fortress has locked pawns, no way for a king, and no piece that reaches a pawn", "[evaluation]") {
    for (const auto& [what, fen, holds] : walls) {
        INFO(what << ": " << fen);
        CHECK(is_fortress(position_of<Chess>(fen)) == holds);
    }
}

}  // namespace kingcraft::test
