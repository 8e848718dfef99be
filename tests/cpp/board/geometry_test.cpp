#include "board/geometry.hpp"

#include <set>

#include "board/line.hpp"
#include "notation/square_text.hpp"
#include "support/boards.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {
TEMPLATE_TEST_CASE("squares are numbered by file, rank and level", "[geometry]", Chessboard, WideBoard, TallBoard,
                   TwoLevelBoard) {
    int expected = 0;
    std::set<std::string> names;
    for (int level = 0; level < TestType::levels; ++level) {
        for (int rank = 0; rank < TestType::ranks; ++rank) {
            for (int file = 0; file < TestType::files; ++file) {
                const Square square = TestType::square(file, rank, level);
                CHECK(square == expected++);
                CHECK(std::tuple(TestType::file(square), TestType::rank(square), TestType::level(square)) ==
                      std::tuple(file, rank, level));
                CHECK(parse_square<TestType>(square_name<TestType>(square)) == square);
                names.insert(square_name<TestType>(square));
            }
        }
    }
    CHECK(expected == TestType::squares);
    CHECK(static_cast<int>(names.size()) == TestType::squares);
}

TEMPLATE_TEST_CASE("a step leads to the neighbour or off the board", "[geometry]", Chessboard, WideBoard,
                   TwoLevelBoard) {
    for (int i = 0; i < TestType::squares; ++i) {
        const auto square = static_cast<Square>(i);
        for (int d = 0; d < direction_count; ++d) {
            const Square to = TestType::step(square, direction(d));
            if (to == no_square) continue;
            CHECK(TestType::level(to) == TestType::level(square));
            CHECK(distance<TestType>(square, to) == 1);
            CHECK(direction_between<TestType>(square, to) == direction(d));
            CHECK(TestType::step(to, direction((d + direction_count / 2) % direction_count)) == square);
        }
    }
    int edges = 0;
    for (int file = 0; file < TestType::files; ++file) {
        edges += TestType::step(TestType::square(file, 0), Direction::south) == no_square ? 1 : 0;
    }
    CHECK(edges == TestType::files);
}

TEST_CASE("a square's name is its file, its rank and a caret above", "[geometry]") {
    CHECK(square_name<Chessboard>(Chessboard::square(0, 0)) == "a1");
    CHECK(square_name<WideBoard>(WideBoard::square(11, 7)) == "l8");
    CHECK(square_name<TallBoard>(TallBoard::square(9, 9)) == "j10");
    CHECK(square_name<TwoLevelBoard>(TwoLevelBoard::square(1, 4, 1)) == "b5^");
    for (const char* text : {"", "a", "a0", "a9", "i1", "A1", "a1^", "a10", " a1", "1a"}) {
        INFO(text);
        CHECK(parse_square<Chessboard>(text) == no_square);
    }
    for (const char* text : {"a11", "a01", "a100", "k10", "a10^"}) {
        INFO(text);
        CHECK(parse_square<TallBoard>(text) == no_square);
    }
    for (const char* text : {"a1^^", "^", "a^", "m1", "a9^"}) {
        INFO(text);
        CHECK(parse_square<TwoLevelBoard>(text) == no_square);
    }
    // What lies behind the text in memory is not read.
    CHECK(parse_square<Chessboard>(std::string_view("a1").substr(0, 1)) == no_square);
    CHECK(parse_square<TallBoard>(std::string_view("a10").substr(0, 2)) == TallBoard::square(0, 0));
    CHECK(parse_square<TwoLevelBoard>(std::string_view("a1^").substr(0, 2)) == TwoLevelBoard::square(0, 0, 0));
}

TEST_CASE("levels lie above one another", "[geometry]") {
    const Square ground = TwoLevelBoard::square(3, 4);
    const Square upper = TwoLevelBoard::square(3, 4, 1);
    CHECK(TwoLevelBoard::above(ground) == upper);
    CHECK(TwoLevelBoard::below(upper) == ground);
    CHECK(TwoLevelBoard::above(upper) == no_square);
    CHECK(TwoLevelBoard::below(ground) == no_square);
    CHECK(Chessboard::above(Chessboard::square(3, 4)) == no_square);
    CHECK(TwoLevelBoard::is_dark(ground) == TwoLevelBoard::is_dark(upper));
}

TEST_CASE("a1 is dark, its neighbours are not", "[geometry]") {
    CHECK(WideBoard::is_dark(WideBoard::square(0, 0)));
    CHECK_FALSE(WideBoard::is_dark(WideBoard::square(1, 0)));
    CHECK_FALSE(WideBoard::is_dark(WideBoard::square(0, 1)));
    CHECK(WideBoard::is_dark(WideBoard::square(11, 7)));
}

TEST_CASE("between two squares in line lie the squares that a slider passes", "[geometry]") {
    const auto at = [](const char* name) { return parse_square<Chessboard>(name); };
    const auto names = [&](const char* from, const char* to) {
        std::string text;
        for (const Square square : between<Chessboard>(at(from), at(to))) text += square_name<Chessboard>(square);
        return text;
    };
    CHECK(names("a1", "a4") == "a2a3");
    CHECK(names("d4", "a4") == "b4c4");
    CHECK(names("h8", "e5") == "f6g7");
    CHECK(names("a4", "d1") == "c2b3");
    CHECK(names("a1", "b3") == "");
    CHECK(names("a1", "b2") == "");
    CHECK(names("a1", "a1") == "");
    CHECK_FALSE(direction_between<Chessboard>(at("a1"), at("c2")).has_value());
    CHECK_FALSE(direction_between<Chessboard>(at("a1"), at("a1")).has_value());
}

}  // namespace kingcraft::test
