#include "board/move.hpp"

#include "game_types.hpp"
#include "support/catch2.hpp"
#include "support/position.hpp"

namespace kingcraft::test {

TEST_CASE("a move has the squares, kind and promotion that it was made of", "[move]") {
    CHECK_FALSE(Move().exists());
    for (const int from : {0, 1, 63, 64, 127}) {
        for (const int to : {0, 8, 95, 127}) {
            for (int kind = 0; kind < static_cast<int>(common_kinds.size() + own_kinds_max); ++kind) {
                const Move move(static_cast<Square>(from), static_cast<Square>(to), static_cast<MoveKind>(kind));
                CHECK(std::tuple(int{move.from()}, int{move.to()}, static_cast<int>(move.kind())) ==
                      std::tuple(from, to, kind));
                CHECK_FALSE(move.promotion().has_value());
                CHECK(Move::from_bits(move.bits()) == move);
            }
        }
    }
    for (int role = 0; role < static_cast<int>(roles_max); ++role) {
        const Move move(static_cast<Square>(52), static_cast<Square>(60), MoveKind::step, static_cast<Role>(role));
        CHECK(move.promotion() == static_cast<Role>(role));
        CHECK(move.exists());
    }
}

TEST_CASE("a game names the kinds of moves that all games have, and its own", "[move]") {
    const auto names = []<class V>() {
        std::string text;
        for (std::size_t kind = 0; kind < common_kinds.size() + V::own_kinds.size(); ++kind)
            text += std::string(name<V>(static_cast<MoveKind>(kind))) + " ";
        return text;
    };
    const std::string common = "step double en-passant castle slide jump ";
    CHECK(names.operator()<Chess>() == common);
    CHECK(names.operator()<Levitating>() == common + "levitation ");
    CHECK(names.operator()<KingsCourt>() == common + "flight ");
    CHECK(names.operator()<Flying>() == common + "level headbutt ");
    CHECK(name<Flying>(Flying::headbutt) == "headbutt");
    CHECK(Levitating::levitation == KingsCourt::flight);
}

TEST_CASE("a list of moves holds any number", "[move]") {
    const auto nth = [](std::size_t i) {
        return Move(static_cast<Square>(i % 64), static_cast<Square>(i / 64), MoveKind::slide);
    };
    for (const std::size_t count : {0, 1, 255, 256, 257, 600}) {
        for (const std::size_t step : {1, 2, 3, 1000}) {
            INFO(count << " moves, every " << step << "th kept");
            MoveList moves;
            for (std::size_t i = 0; i < count; ++i) moves.push(nth(i));
            REQUIRE(moves.size() == count);
            CHECK(static_cast<std::size_t>(moves.end() - moves.begin()) == count);
            std::size_t seen = 0;
            moves.filter([&](Move move) { return move == nth(seen) && seen++ % step == 0; });
            CHECK(seen == count);
            REQUIRE(moves.size() == (count + step - 1) / step);
            for (std::size_t i = 0; i < moves.size(); ++i) CHECK(moves[i] == nth(i * step));
            for (std::size_t i = 0; i < 300; ++i) moves.push(nth(i));
            REQUIRE(moves.size() == (count + step - 1) / step + 300);
            CHECK(moves[moves.size() - 300] == nth(0));
            CHECK(moves[moves.size() - 1] == nth(299));
            moves.clear();
            CHECK(moves.empty());
        }
    }
}

TEST_CASE("a board full of queens has all its moves", "[move]") {
    const auto position = position_of<KingsCourt>("Q5Q3rk/10pp/2Q6Q2/5Q3Q2/Q7Q3/3Q8/2Q3Q4Q/KQ1Q1Q2Q3 w - - 0 1");
    MoveList moves;
    generate_legal(position, moves);
    const auto all = ids<KingsCourt>(moves);
    CHECK(all.size() > 256);
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
    std::size_t expected = 0;
    for (const Square from : position.of(Color::white)) {
        for (const Square to : KingsCourt::targets(position, position.at(from), from))
            expected += position.after(Move(from, to, MoveKind::slide)).is_check(Color::white) ? 0 : 1;
    }
    CHECK(all.size() == expected);
}

}  // namespace kingcraft::test
