#include "board/square_set.hpp"

#include <set>

#include "support/boards.hpp"
#include "support/catch2.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

/// A set of squares as the standard library has it, in the same order.
using Plain = std::set<int>;

template <class G>
Plain plain(const SquareSet<G>& squares) {
    Plain members;
    for (const Square square : squares) members.insert(square);
    return members;
}

template <class G>
SquareSet<G> random_set(Random& random) {
    SquareSet<G> squares;
    const std::size_t count = random.below(G::squares);
    for (std::size_t i = 0; i < count; ++i) squares.insert(static_cast<Square>(random.below(G::squares)));
    return squares;
}

template <class Predicate>
Plain members_where(int squares, Predicate predicate) {
    Plain members;
    for (int i = 0; i < squares; ++i) {
        if (predicate(i)) members.insert(i);
    }
    return members;
}

}  // namespace

TEMPLATE_TEST_CASE("a set of squares is walked from the lowest to the highest", "[square-set]", Chessboard, WideBoard,
                   TwoLevelBoard) {
    SquareSet<TestType> squares;
    CHECK(squares.empty());
    CHECK(squares.count() == 0);
    for (int i = TestType::squares - 1; i >= 0; i -= 3) squares.insert(static_cast<Square>(i));
    int previous = -1;
    int walked = 0;
    for (const Square square : squares) {
        CHECK(square > previous);
        previous = square;
        ++walked;
    }
    CHECK(previous == TestType::squares - 1);
    CHECK(walked == squares.count());
    CHECK(squares.first() == (TestType::squares - 1) % 3);
}

TEMPLATE_TEST_CASE("every square can be put into a set and taken out", "[square-set]", Chessboard, WideBoard,
                   TwoLevelBoard) {
    for (int i = 0; i < TestType::squares; ++i) {
        const auto square = static_cast<Square>(i);
        SquareSet<TestType> squares(square);
        CHECK(squares.contains(square));
        CHECK(squares.first() == square);
        CHECK(plain(squares) == Plain{i});
        CHECK_FALSE(squares.more_than_one());
        squares.insert(static_cast<Square>((i + 1) % TestType::squares));
        CHECK(squares.more_than_one());
        squares.erase(square);
        CHECK_FALSE(squares.contains(square));
        CHECK(squares.count() == 1);
    }
}

TEMPLATE_TEST_CASE("sets of squares combine like sets", "[square-set]", Chessboard, WideBoard, TwoLevelBoard) {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const auto a = random_set<TestType>(random);
        const auto b = random_set<TestType>(random);
        const auto in_a = [&](int square) { return a.contains(static_cast<Square>(square)); };
        const auto in_b = [&](int square) { return b.contains(static_cast<Square>(square)); };
        const auto where = [&](auto predicate) { return members_where(TestType::squares, predicate); };
        CHECK(plain(a & b) == where([&](int square) { return in_a(square) && in_b(square); }));
        CHECK(plain(a | b) == where([&](int square) { return in_a(square) || in_b(square); }));
        CHECK(plain(a ^ b) == where([&](int square) { return in_a(square) != in_b(square); }));
        CHECK(plain(a - b) == where([&](int square) { return in_a(square) && !in_b(square); }));
        CHECK(a.intersects(b) == !(a & b).empty());
        CHECK(a.count() == static_cast<int>(plain(a).size()));
        CHECK((a == b) == (plain(a) == plain(b)));
    }
}

}  // namespace kingcraft::test
