// The attack tables against a plain search of the same squares, one step after the other.

#include "board/attacks.hpp"

#include "support/boards.hpp"
#include "support/catch2.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

/// The squares from `from` on in the directions first, first + 2, …, up to the first piece in the way.
template <class G>
SquareSet<G> walk(Square from, const SquareSet<G>& occupied, int first) {
    SquareSet<G> squares;
    for (int d = first; d < direction_count; d += 2) {
        for (Square to = G::step(from, direction(d)); to != no_square; to = G::step(to, direction(d))) {
            squares.insert(to);
            if (occupied.contains(to)) break;
        }
    }
    return squares;
}

/// The squares at these distances in files and ranks, with any signs.
template <class G>
SquareSet<G> leaps(Square from, int a, int b) {
    SquareSet<G> squares;
    for (int i = 0; i < G::squares; ++i) {
        const auto to = static_cast<Square>(i);
        const int files = std::abs(G::file(to) - G::file(from));
        const int ranks = std::abs(G::rank(to) - G::rank(from));
        const bool fits = (files == a && ranks == b) || (files == b && ranks == a);
        if (fits && G::level(to) == G::level(from)) squares.insert(to);
    }
    return squares;
}

}  // namespace

TEMPLATE_TEST_CASE("sliders attack the squares up to the first piece", "[attacks]", Chessboard, WideBoard,
                   TwoLevelBoard) {
    using A = Attacks<TestType>;
    Random random(7);
    int wrong = 0;
    for (int board = 0; board < 300; ++board) {
        SquareSet<TestType> occupied;
        const std::size_t count = random.below(TestType::squares);
        for (std::size_t i = 0; i < count; ++i) occupied.insert(static_cast<Square>(random.below(TestType::squares)));
        for (int i = 0; i < TestType::squares; ++i) {
            const auto from = static_cast<Square>(i);
            const auto straight = walk(from, occupied, 0);
            const auto diagonal = walk(from, occupied, 1);
            wrong += A::rook(from, occupied) == straight ? 0 : 1;
            wrong += A::bishop(from, occupied) == diagonal ? 0 : 1;
            wrong += A::queen(from, occupied) == (straight | diagonal) ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
}

TEMPLATE_TEST_CASE("leapers reach what lies at their distance", "[attacks]", Chessboard, WideBoard, TwoLevelBoard) {
    using A = Attacks<TestType>;
    for (int i = 0; i < TestType::squares; ++i) {
        const auto from = static_cast<Square>(i);
        INFO(square_name<TestType>(from));
        CHECK(A::knight(from) == leaps<TestType>(from, 1, 2));
        CHECK(A::king(from) == (leaps<TestType>(from, 0, 1) | leaps<TestType>(from, 1, 1)));
        CHECK(A::diagonal_step(from) == leaps<TestType>(from, 1, 1));
        CHECK(A::diagonal_leap(from) == leaps<TestType>(from, 2, 2));
    }
}

TEMPLATE_TEST_CASE("pawns capture one square forward and aside", "[attacks]", Chessboard, WideBoard, TwoLevelBoard) {
    using A = Attacks<TestType>;
    for (int i = 0; i < TestType::squares; ++i) {
        const auto from = static_cast<Square>(i);
        INFO(square_name<TestType>(from));
        SquareSet<TestType> up;
        SquareSet<TestType> down;
        for (const Square to : A::diagonal_step(from))
            (TestType::rank(to) > TestType::rank(from) ? up : down).insert(to);
        CHECK(A::pawn(Color::white, from) == up);
        CHECK(A::pawn(Color::black, from) == down);
    }
}

}  // namespace kingcraft::test
